great_city-alt-new = Nuevo: { $new }.
great_city-alt-new-of = { $who }: { $did }
great_city-alt-new-on = en { $spaces }
great_city-alt-new-took = toma { $cards }
great_city-alt-new-built = construye { $cards }
great_city-alt-new-tokens = fichas en { $cards }
great_city-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $by } moneda
       *[other] { $by } monedas
    }
    [influence] { $by } de influencia
    [hand] { $by } en mano
   *[points] { $number ->
        [one] { $by } punto
       *[other] { $by } puntos
    }
}
great_city-alt-new-number = { $what ->
    [places] { $number ->
        [one] { $number } lugar
       *[other] { $number } lugares
    }
    [emissaries] { $number ->
        [one] { $number } emisario
       *[other] { $number } emisarios
    }
   *[cards] { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
}

## Una ciudad
great_city-alt-city = Ciudad de { $name }, ronda { $round }: { $holds }.
great_city-alt-line = { $line } { $points }
great_city-alt-points = Puntos: { $lines }; total { $total }.
great_city-alt-build = Tu ciudad; por construir: { $card } ({ $bricks }).
great_city-alt-chosen = Elegido: { $letter }; pago: { $tokens }, { $coins }.
great_city-alt-place = { $letter } { $place }
great_city-alt-place-brings = { $letter } { $place } ({ $brings })
great_city-alt-places = Lugares, desde el edificio de arriba a la izquierda: { $places }.

## Cartas, puntuaciones, hojas
great_city-alt-cards = { $heading }, { $subtitle }. Tienes { $has }.
great_city-alt-no-cards = Ninguna carta.
great_city-alt-card = { $card } ({ $verdict }): { $effect }
great_city-alt-card-now = { great_city-alt-card } Ahora: { $now }.
great_city-alt-own-hand =
    { $number ->
        [0] Tu mano está vacía.
       *[other] Tu mano: { $cards }.
    }
great_city-alt-final = Puntuación final.
great_city-alt-so-far = Puntuación actual, ronda { $round }.
great_city-alt-score = { $name } ({ $place }): { $total }. { $lines }.
great_city-alt-building = { $name }, { $bricks }, { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}: { $effect }
great_city-alt-suggestion = { $number } { $card } en { $place }
great_city-alt-suggested = Tu ciudad con las sugerencias de una IA: { $builds }.
