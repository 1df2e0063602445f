daily-offer = **El reparto del día { $date }**: { $game } para dos. Tienes el primer asiento y empiezas; el otro es de una IA normal.
daily-one-try = Es el mismo reparto para todo el mundo, con un solo intento y sin pistas; la IA responde igual a las mismas jugadas. Empieza antes del { $closes }; para acabarlo hay seis horas más.
daily-promise = -# El compromiso: el secreto de este reparto tiene el SHA-256 `{ $commitment }`.
daily-promise-next = -# El compromiso del reparto de mañana: `{ $commitment }`.
daily-goes-on = **El reparto del día { $date }**, { $game }. Tienes un intento; se cierra el { $until }.
daily-no-hints = En el reparto del día no hay pistas: cada persona juega por su cuenta.
daily-not-here = Eso es para las mesas; el reparto del día es solo entre la IA y tú.

daily-result = **El reparto del día { $date }**: **{ $margin }** contra la IA. Tus puntos: { $points }. { $curve }
daily-result-par = El par, lo que consigue la propia IA en tu asiento, es { $par }.
daily-result-board = *{ button-daily-share }* no revela nada del reparto. La tabla, las jugadas y el secreto aparecen el { $at }.
daily-shared = { $name }: Reparto del { $date } · { $margin } (par { $par }) · { $curve }
daily-shared-no-par = { $name }: Reparto del { $date } · { $margin } · { $curve }
daily-shared-done = Está en el canal.

## El mensaje del día en el canal
daily-announced-closed = **El reparto del día { $date }**, { $game }, está cerrado. { $people ->
        [0] Nadie lo ha jugado hasta el final.
        [one] En todos los servidores, { $people } persona lo ha jugado hasta el final.
       *[other] En todos los servidores, { $people } personas lo han jugado hasta el final.
    }
daily-announced-best = La mejor partida de aquí: { $name }, { $margin }.

## /admin settings
daily-server-channel = **El reparto del día** se anuncia en { $channel }, con un mensaje al día que no menciona a nadie.
daily-server-off = **El reparto del día** no se anuncia en ningún canal.

## Tablas
daily-board-here = **El reparto del día { $date }**, { $game }: { $people ->
        [0] nadie de las tablas de este servidor (`{ name-me-boards }`) lo ha jugado hasta el final.
        [one] { $people } persona en la tabla de este servidor.
       *[other] { $people } personas en la tabla de este servidor.
    }
daily-board-everywhere = **El reparto del día { $date }**, { $game }: { $people ->
        [0] nadie lo ha jugado hasta el final.
        [one] { $people } persona en la tabla de todos los servidores.
       *[other] { $people } personas en la tabla de todos los servidores.
    }
daily-board-par = El par era { $par }.
daily-board-own =
    { $of ->
        [1] Tú: { $margin }. Nadie más lo ha jugado hasta el final.
       *[other] Tú: { $margin }, mejor que { $than } de las { $of } personas que lo jugaron.
    }
daily-board-secret = -# Repartido solo con el secreto `{ $secret }`, cuyo SHA-256 `{ $commitment }` se mostró antes de que nadie empezara. `aedile verify` comprueba un registro.
daily-board-shown = { $name } muestra la tabla del reparto del día { $date }.
daily-log = El registro, con el secreto del reparto. `aedile verify` reparte de nuevo y lo reproduce.

## Rachas
daily-streak = **Tu racha de repartos: { $now ->
        [one] { $now } día
       *[other] { $now } días
    }.** La más larga: { $best }. Has jugado hasta el final { $dates ->
        [one] { $dates } reparto.
       *[other] { $dates } repartos.
    }
daily-streak-rule = -# Un día perdido de cada siete no rompe la racha.
daily-streak-today = Aún te falta jugar el reparto de hoy: `{ name-daily-deal }`.
daily-streak-none = Todavía no has jugado un reparto del día hasta el final ni respondido a un problema. `{ name-daily-deal }` y `{ name-daily-puzzle }` muestran los de hoy.

## Por qué no se puede
daily-not-today = El reparto del { $date } no se puede empezar ahora: cada reparto se empieza en su propia fecha, en UTC. `{ name-daily-deal }` muestra el de hoy.
daily-closed = El reparto del { $date } está cerrado. `{ name-daily-deal }` muestra el de hoy; `{ name-daily-board }`, cómo acabó.
daily-not-closed = El reparto del { $date } sigue en secreto mientras alguien pueda jugarlo. Su tabla aparece el { $at }.
daily-not-begun = No has empezado el reparto del { $date }. `{ name-daily-deal }` muestra el de hoy.
daily-not-done = No has jugado el reparto del { $date } hasta el final.
daily-none = Aún no ha acabado ningún reparto del día. `{ name-daily-deal }` muestra el de hoy.
daily-unknown-game = El juego de ese reparto ya no existe aquí.

## La imagen de una tabla
daily-picture-heading = Reparto del día { $date }
daily-picture-here = { $game }, este servidor
daily-picture-everywhere = { $game }, todos los servidores
daily-picture-par = par
daily-head-lead = ventaja
daily-head-par = vs. par
daily-head-points = puntos
daily-alt-board = El reparto del día { $date }, { $game }, página { $page } de { $pages }.
daily-alt-row = { $place }: { $name } { $margin }, puntos: { $points }.
daily-alt-own = Debajo, la fila de quien pregunta. { $row }
daily-practice-begins = **Práctica**: el reparto del día { $date }, { $game }, contra la misma IA. No cuenta en ninguna parte. { practice-back }
