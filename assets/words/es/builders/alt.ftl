## La mesa
builders-alt-round = Ronda { $round }.
builders-alt-over = Fin de la partida. Victoria: { $winners }.
builders-alt-stalled = Fin de la partida: ya no pasaba nada. Victoria: { $winners }.
builders-alt-turn = Turno: { $who }; { $to_do }.
builders-alt-last-round = Última ronda ({ $who }).
builders-alt-first = Empieza: { $who }.
builders-alt-player = { $who }: { $points }, { $has }; terminados: { $finished }.

## Lo nuevo
builders-alt-new = Nuevo: { $new }.
builders-alt-new-of = { $who }: { $did }
builders-alt-new-finished = termina { $buildings }
builders-alt-new-rows = en las filas: { $cards }
builders-alt-new-line = inversiones
builders-alt-new-counts = números nuevos
builders-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $sign }{ $number } sestercio
       *[other] { $sign }{ $number } sestercios
    }
    [points] { $number ->
        [one] { $sign }{ $number } punto
       *[other] { $sign }{ $number } puntos
    }
   *[loans] { $number ->
        [one] { $sign }{ $number } préstamo
       *[other] { $sign }{ $number } préstamos
    }
}
builders-alt-new-number = { $what ->
    [sites] { $number ->
        [one] { $number } obra
       *[other] { $number } obras
    }
    [members] { $number ->
        [one] { $number } miembro del equipo
       *[other] { $number } miembros del equipo
    }
   *[cards] { $number ->
        [one] { $number } carta en las filas
       *[other] { $number } cartas en las filas
    }
}

## Una persona
builders-alt-one-player = { $who }, ronda { $round }: { $have } de { $goal }, { $has }; terminados: { $finished }.
builders-alt-no-site = Ninguna obra.
builders-alt-points = Puntos hasta ahora: { $lines }; total { $total }.
builders-alt-points-of = { $line } { $points }

## Hojas y puntuaciones
builders-alt-card = `{ name-game-card }` explica cada carta.
builders-alt-buildings = Todos los edificios y máquinas, por puntos.
builders-alt-for-points = { $points }: { $buildings }.
builders-alt-builders = Quién construye y qué se puede comprar.
builders-alt-workers = { $name } ×{ $number }, { $price } por envío.
builders-alt-machines = Máquinas, envío gratis: { $machines }.
builders-alt-to-buy = Prisioneros ×{ $number } por { $price } sestercios, envío gratis; −{ $penalty } puntos cada uno si no se liberan; liberados, { $freed } por envío.
builders-alt-buy-tool = { $card } ({ $price } sestercios): +1 de { $resource }.
builders-alt-buy-university = { $card } ({ $price } sestercios): { $resource } sube a 3.
builders-alt-buy-loans = Préstamos ×{ $cards }: { $gain } sestercios ahora, { $repay } o −{ $penalty } puntos al final.
builders-alt-final = Puntuación final, { $after }.
builders-alt-so-far = Puntuación actual, { $after }.
builders-alt-score = { $name } ({ $place }): { $total }. { $lines }.
builders-alt-in-round = en la ronda { $round }
builders-alt-after-rounds = tras { $round ->
    [one] { $round } ronda
   *[other] { $round } rondas
}
builders-alt-reached = { $who } llegó a { $points } puntos en la ronda { $round }.
builders-alt-nothing-built = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} sin construir, hasta la ronda { $round }
builders-alt-nobody-finished = nadie había llegado a la meta en la ronda { $round }
