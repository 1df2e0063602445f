history-last-turn = tu último turno
history-week = hace una semana
history-day = hace un día
history-start = el inicio de la partida
history-move = la jugada { $number }
history-round = el inicio de la ronda { $round }

history-nothing = No ha pasado nada desde { $moment }.
history-heading = **Desde { $moment }**, { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }:
history-heading-newest = **Desde { $moment }**, { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }: el archivo las tiene todas; estas son las más nuevas.
history-still-to-come = La jugada { $number } aún no se ha hecho: la mesa va por la jugada { $now }. Elige una anterior.
history-no-last-turn = No tienes asiento en esta mesa, así que aquí no tienes último turno. Elige un día, una ronda o un número de jugada.
history-unknown = «{ $typed }» no es un momento de esta partida. Elige uno de los que se ofrecen, como *mi último turno*, *hace un día* o *ronda 3*, o escribe un número de jugada.
