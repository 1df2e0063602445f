great_city-panel-which = { $order }

## Partes de etiquetas
great_city-panel-price = { $bricks }, pagas { $payment }
great_city-panel-price-enough = { $bricks }, los tienes
great_city-panel-price-short = { $number ->
    [one] { $bricks }; falta { $number }, { $coins }
   *[other] { $bricks }; faltan { $number }, { $coins }
}
great_city-panel-price-too-dear = { $bricks }, demasiado caro ahora
great_city-panel-price-coins = obra: { $coins }
great_city-panel-too-dear = demasiado caro
great_city-panel-best = lo mejor: { $effect }
great_city-panel-draw = robar { $cards }
great_city-panel-over = sustituye a { $card }
great_city-panel-brings-nothing = aún no da nada
great_city-panel-strip-pays = ninguna ficha, la tira basta
great_city-panel-brick-of = ficha de { $farm } ({ $place })
great_city-panel-buys = compra { $cogs } por { $coins }
great_city-panel-space = Casilla { $space } ({ $symbol })
great_city-panel-left = quedan: { $cards }
great_city-panel-you-pay = pagas { $payment }
great_city-panel-then = { $first }, luego { $last }
great_city-panel-nothing-returns = no vuelve ninguna

## Jugadas
great_city-panel-keep = Quedarse con { $card }
great_city-panel-take = Tomar { $card }
great_city-panel-at = { $card } en { $letter }
great_city-panel-build = Construir { $card }
great_city-panel-build-for = Construir { $card }, pagar { $payment }
great_city-panel-build-and-end = Construir en { $letter } y terminar turno
great_city-panel-draw-from = Robar de { $deck }
great_city-panel-produce = Producir
great_city-panel-produce-what = Producir { $gain }
great_city-pass = Pasar
great_city-panel-pass = { great_city-pass } · terminar el turno

## La primera página de cada fase
great_city-panel-draft = **Draft inicial.** Quédate con una de estas cartas; las demás pasan a la persona siguiente. Nadie más ve con cuál te quedas.
great_city-panel-place = **Coloca un emisario** (ronda { $round } de { $rounds }). La casilla 1 actúa primero. Una casilla da su símbolo y todos los que hay entre ella y el emperador.
great_city-panel-drafted = La carta con la que te quedaste al inicio: **{ $card }**.
great_city-panel-pick = **Toma una carta** de la oferta. { $purse }
great_city-panel-your-turn = **Te toca:** { $may } { $purse }
great_city-panel-may-both = puedes construir una carta y producir una vez, en el orden que quieras.
great_city-panel-may-build = puedes construir una carta.
great_city-panel-may-produce = puedes producir una vez.
great_city-panel-may-nothing = no se puede construir ni producir nada más; pasa para terminar el turno.
great_city-panel-school-deck = **Escuela o universidad:** ¿de qué mazo robas { $cards }? Cuando las hayas visto, ya no se puede deshacer.
great_city-panel-school-keep = **Escuela o universidad:** quédate con una de estas cartas. Las demás vuelven bajo el mazo; nadie más las ve.
great_city-panel-over-game = La partida ha acabado.
great_city-panel-purse = Tienes { $has }.
great_city-panel-from-strip = { $symbols } (casilla { $space })

## Páginas en las que se elige algo
great_city-panel-order = Te quedas con **{ $card }**. ¿En qué orden van las demás bajo el mazo? La primera será la primera en robarse.
great_city-panel-where = **{ $card }** cuesta { $bricks }: pagas { $payment }. ¿Dónde va? Las letras son las de la imagen.
great_city-panel-how = **{ $card }** en { $letter }: ¿cómo pagas?

## La página que muestra una construcción antes de hacerla
great_city-panel-ask-build = ¿Construir **{ $card }** en **{ $letter }** ({ $cell })?
great_city-panel-replaces = Sustituye a este edificio tuyo: { $card }.
great_city-panel-pays = Pago: { $payment }.
great_city-panel-gain-nothing = No da monedas, fichas ni cartas.
great_city-panel-gain-lets = Te permite { $gain }.
great_city-panel-gain = Da { $gain }.
great_city-panel-score-then = Tu puntuación ahora: { $now } → { $then } ({ $change }).
