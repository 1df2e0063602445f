## Menciones
time-table = -# { $game }, mesa { $table }
time-table-named = -# { $name } ({ $game }, mesa { $table })
time-ping = { $you }, te toca: { $duty }
time-call =
    { $why ->
        [reminder] { $you }, te sigue tocando: { $duty }
        [warning] { $you }, se te acaba el tiempo: { $duty }
       *[first] { $you }, te toca: { $duty }
    }
time-direct-call =
    { $why ->
        [reminder] Te sigue tocando en { $place }: { $duty }
        [warning] Se te acaba el tiempo en { $place }: { $duty }
       *[first] Te toca en { $place }: { $duty }
    }
time-next-up = Tu turno es el siguiente en { $place }. Turno ahora: { $name }.
time-shut-out = Ya no puedo publicar en { $place }, así que allí no se menciona a nadie. Los mensajes que faltan llegarán cuando quien gestiona el servidor me devuelva los permisos.
time-shut-out-turn = Ya no puedo publicar en { $place }, y allí te toca: { $duty }
time-channel-gone = Se ha borrado el canal de la mesa { $table } ({ $game }) en { $server }. La mesa espera hasta que se mueva: no se menciona a nadie, no corre el tiempo y no se pierde nada. Para seguir jugando, pide a quien gestiona el servidor que use `{ name-admin-move }` en otro canal.
time-next-in-line = -# { $you }, tu turno es el siguiente.

## Cuando se agota el tiempo de un turno
time-limit =
    { $then ->
        [ai] El tiempo de este turno acaba el { $at }; después lo juega una IA.
        [vote] El tiempo de este turno acaba el { $at }; después los demás pueden saltar el turno u ofrecer el asiento.
       *[remind] El tiempo de este turno acaba el { $at }.
    }

## Por qué no se menciona a nadie
time-your-own-turn = Te toca a ti: usa *{ button-your-turn }*.
time-nobody-to-call = Ahora nadie necesita una mención: `{ name-game-status }` dice a qué espera la mesa.
time-not-now = { $name } tiene ahora horas de silencio o no quiere recordatorios. La mención llegará después.
time-called-lately = { $name } recibió una mención hace poco. Puedes repetirlo el { $again }.

## Duraciones
time-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
time-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
time-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
time-hours-minutes = { time-hours } { time-minutes }
time-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
time-days-hours = { time-days } { time-hours }

## Fechas
time-date =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
time-date-short = { $day }/{ $month }/{ $year }
