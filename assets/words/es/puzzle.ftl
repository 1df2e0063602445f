### `/daily puzzle`: el problema del día.

## La pregunta y la respuesta
puzzle-head = **El problema del día { $date }**: { $game } para dos. { $stars }
puzzle-question = Te toca jugar en una partida entre dos IA. ¿Cuál de estas jugadas es la mejor?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Solo cuenta una respuesta, antes del { $closes }. Nadie más ve cuál fue.
puzzle-right = **{ $letter }** es la jugada correcta.
puzzle-wrong = Elegiste **{ $own }**. **{ $letter }** es la mejor jugada.
puzzle-solution = **{ $letter }** es la mejor jugada.
puzzle-best = **{ $letter }** { $what }: { $reason }.
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } puntos
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } persona
       *[other] { $people } personas
    })
puzzle-figures-later = -# El número de personas que eligieron cada jugada aparece el { $at }. *{ button-daily-share }* solo revela si acertaste.
puzzle-found-by-nobody = No acertó nadie de la tabla de este servidor.
puzzle-found-by = Aciertos aquí: { $more ->
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
        [one] En todos los servidores, { $people } respuesta; correctas: { $solved }.
       *[other] En todos los servidores, { $people } respuestas; correctas: { $solved }.
    }
puzzle-shared-found = { $name }: Problema del { $date } · resuelto
puzzle-shared-missed = { $name }: Problema del { $date } · sin resolver

## Práctica
puzzle-practice-begins = **Práctica**: { $game }, desde la posición del problema del { $date }. Las cartas que no puedes conocer se reparten de nuevo. La partida no cuenta en ninguna parte. { practice-back }

## Rachas
puzzle-streak = **Tu racha de problemas: { $now ->
        [one] { $now } día
       *[other] { $now } días
    }.** La más larga: { $best }. Has respondido a { $dates ->
        [one] { $dates } problema.
       *[other] { $dates } problemas.
    }

## Por qué no se puede
puzzle-none-yet = Hoy no hay problema: todavía estoy buscando buenos en partidas entre IA. El reparto del día sí está: `{ name-daily-deal }`.
puzzle-none = No existe ese problema. `{ name-daily-puzzle }` muestra el de hoy.
puzzle-over = Ahora no se puede responder al problema del { $date }: se responde en su propia fecha, en UTC. `{ name-daily-puzzle }` muestra el de hoy.
puzzle-not-answered = No has respondido al problema del { $date }.
