### `/daily puzzle`: el problema del día.

## La pregunta y la respuesta
puzzle-head = **El problema del día { $date }**: { $game } para dos. { $stars }
puzzle-question = Te toca jugar en una partida entre dos IA. ¿Cuál de estas jugadas es la mejor?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Cuenta una respuesta, dada antes de { $closes }. Nadie ve cuál fue.
puzzle-right = **{ $letter }** es la correcta.
puzzle-wrong = Elegiste **{ $own }**. **{ $letter }** es la mejor.
puzzle-solution = **{ $letter }** es la mejor.
puzzle-best = **{ $letter }** { $what }: { $reason }.
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } puntos
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } persona
       *[other] { $people } personas
    })
puzzle-figures-later = -# Cuántas personas eligieron cada jugada aparece { $at }. *Compartir* solo revela si la encontraste.
puzzle-found-by-nobody = Nadie de la tabla de este servidor la encontró.
puzzle-found-by = Aquí la encontraron { $more ->
        [0] { $names }.
        [one] { $names } y { $more } persona más.
       *[other] { $names } y { $more } personas más.
    }
puzzle-you = Tú
puzzle-other = IA

## En los canales
puzzle-announced = **El problema del día**: ¿cuál es la mejor jugada? { $game } para dos.
puzzle-announced-closed = **El problema del día**, { $game }: la mejor jugada era «{ $what }». { $people ->
        [0] Nadie ha respondido.
        [one] De { $people } respuesta en todos los servidores, correctas: { $solved }.
       *[other] De { $people } respuestas en todos los servidores, correctas: { $solved }.
    }
puzzle-shared-found = { $name }: Problema { $date } · encontrado
puzzle-shared-missed = { $name }: Problema { $date } · no encontrado

## Práctica
puzzle-practice-begins = **Práctica**: { $game }, desde la posición del problema del { $date }. Las cartas que no puedes conocer se reparten de nuevo. No cuenta en ninguna parte. `/game learn` te devuelve a ella; para terminarla, usa *{ button-help }* y luego *{ button-end-practice }*.

## Rachas
puzzle-streak = Problemas: **{ $now ->
        [one] { $now } fecha
       *[other] { $now } fechas
    }** seguidas. Tu racha más larga: { $best }; respondidos: { $dates ->
        [one] { $dates } problema.
       *[other] { $dates } problemas.
    }

## Por qué no se puede
puzzle-none-yet = Hoy no hay problema: todavía busco buenos en partidas entre IA. El reparto del día está ahí: `/daily deal`.
puzzle-none = No existe ese problema. `/daily puzzle` muestra el de hoy.
puzzle-over = El problema del { $date } no se puede responder ahora: se responde en su fecha, en UTC. `/daily puzzle` muestra el de hoy.
puzzle-not-answered = No has respondido el problema del { $date }.
