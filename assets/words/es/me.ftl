me-how-quiet = Di cuándo empiezan y acaban tus horas de silencio, y dónde vives: `{ name-me-quiet } from:22:00 to:07:00 zone:Europe/Berlin`. `days:Mon-Fri` deja fuera los demás días. `{ name-me-quiet } off:True` las termina. `{ name-me-settings }` muestra lo que hay.
me-how-holiday = Di el primer y el último día: `{ name-me-holiday } from:24 Dec to:6 Jan`. Puedes indicar varias. `{ name-me-holiday } off:True` las termina todas. `{ name-me-settings }` muestra lo que hay. No ha cambiado nada.
me-noted = Anotado.
me-how-to-change = -# Cámbialo con `{ name-me-notify }`, `{ name-me-quiet }`, `{ name-me-holiday }`, `{ name-me-zone }` y `{ name-me-stats }`.

me-notify-channel = **Cuando te toca:** te menciono en el canal de la mesa.
me-notify-direct = **Cuando te toca:** te escribo un mensaje directo.
me-notify-closed = **Cuando te toca:** quieres un mensaje directo, pero Discord no me deja enviártelo. Te menciono en el canal. Permite los mensajes directos de miembros de este servidor y usa otra vez `{ name-me-notify }`.
me-notify-off = **Cuando te toca:** ni te menciono ni te escribo; `{ name-me-tables }` muestra lo que te espera.

me-reminders-none = **Recordatorios:** ninguno.
me-reminders-one = **Recordatorios:** uno, { $first } después de la mención.
me-reminders = **Recordatorios:** como mucho { $most }; el primero { $first } después de la mención, luego { $every }.

me-every-hours =
    { $hours ->
        [one] cada hora
       *[other] cada { $hours } horas
    }
me-every-days =
    { $days ->
        [one] cada día
       *[other] cada { $days } días
    }
me-every-span = cada { $span }

me-next-up-no = **Cuando tu turno es el siguiente:** ningún mensaje; `{ name-me-notify } next_up:True` lo cambia.
me-next-up-off = **Cuando tu turno es el siguiente:** ningún mensaje, porque no quieres menciones.
me-next-up = **Cuando tu turno es el siguiente:** un mensaje cuando empieza el turno anterior al tuyo.

me-zone-none = **Zona horaria:** ninguna; las fechas cuentan en UTC.
me-zone = **Zona horaria:** { $zone } (ahora { $clock }).
me-zone-fixed = **Zona horaria:** { $zone } (ahora { $clock }), sin horario de verano. Si tu hora cambia en verano, elige una ciudad con tu hora, como Europe/Berlin.
me-zone-choice = { $zone } · ahora { $clock }
me-zone-choice-fixed = { $zone } · ahora { $clock }, sin horario de verano

me-quiet-none = **Horas de silencio:** ninguna.
me-quiet = **Horas de silencio:** de { $from } a { $to }. Entonces no te menciono y tu reloj se para.
me-quiet-days = **Horas de silencio:** de { $from } a { $to } (días de inicio: { $days }). Entonces no te menciono y tu reloj se para.
me-weekday =
    { $day ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    }
me-holiday-none = **Vacaciones:** ninguna.
me-holiday =
    { $count ->
        [one] **Vacaciones:**
       *[other] **Vacaciones:**
    } { $dates } (primer y último día incluidos). Entonces no te menciono y tu reloj se para.
me-holiday-dates = del { $from } al { $to }
me-next-quiet = Tus próximas horas de silencio: del { $begin } al { $end }.
me-quiet-now = Ahora son tus horas de silencio, hasta el { $end }.

me-away = Tu ausencia dura hasta el { $until }. Hasta entonces no te menciono y tu reloj se para. Mesas avisadas: { $told }.
me-away-tables = En cada una de tus mesas puedes dejar un plan (*{ button-plan-ahead }*), dar tu asiento a una IA o a otra persona (`{ name-game-seat-replace }`) o dejar que espere. Mientras tanto, los demás pueden decidir. `{ name-me-tables }` lleva a ellas. Si vuelves antes: `{ name-me-holiday } off:True` termina todas las vacaciones que has indicado.

me-stats-shown = **Estadísticas:** se muestran tus partidas.
me-stats-hidden = **Estadísticas:** no apareces en ellas.
