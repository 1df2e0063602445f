great_city-title = The Great City of Rome

## Cantidades

great_city-coins = { $number ->
    [one] { $number } moneda
   *[other] { $number } monedas
}
great_city-bricks = { $number ->
    [one] { $number } ladrillo
   *[other] { $number } ladrillos
}
great_city-cogs = { $number ->
    [one] { $number } engranaje
   *[other] { $number } engranajes
}
great_city-brick-tokens = { $number ->
    [one] { $number } ficha de ladrillo
   *[other] { $number } fichas de ladrillo
}
great_city-influence-tokens = { $number ->
    [one] { $number } ficha de influencia
   *[other] { $number } fichas de influencia
}
great_city-point-tokens = { $number ->
    [one] { $number } ficha de punto
   *[other] { $number } fichas de punto
}
great_city-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
great_city-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
great_city-nothing = 0 monedas
great_city-place = fila { $row }, columna { $column }
great_city-symbol = { $symbol ->
    [brick] ladrillo
   *[cog] engranaje
}
great_city-stakes = { $number ->
    [one] la carta de influencia { $values }
   *[other] las cartas de influencia { $values }
}

## Qué ha pasado

great_city-drafted = { $who } se queda con una carta del draft inicial.
great_city-placed = { $who } coloca un emisario en la casilla { $space }.
great_city-picked = { $who } toma **{ $card }** y tiene { $symbols }.
great_city-built = { $who } construye **{ $card }**.
great_city-built-over = { $who } construye **{ $card }** en lugar de { $replaced }.
great_city-built-for = { $who } construye **{ $card }** por { $price }.
great_city-built-over-for = { $who } construye **{ $card }** en lugar de { $replaced } por { $price }.
great_city-build-gives = Eso da { $gains }.
great_city-drew = { $number ->
    [one] { $who } roba { $number } carta del mazo { $deck }.
   *[other] { $who } roba { $number } cartas del mazo { $deck }.
}
great_city-kept = { $who } se queda con una carta; las demás van bajo el mazo { $deck }.
great_city-produced = { $who } produce { $gains }.
great_city-produced-for = { $who } compra engranajes por { $price } y produce { $gains }.
great_city-passed = { $who } termina el turno.

## Qué sigue a una jugada

great_city-round = __Ronda { $round }__: { $strip }; { $who } coloca primero.
great_city-offer = Oferta: { $cards }.
great_city-offered = **{ $card }**
great_city-waiting = En espera: { $stakes }.
great_city-influence = Influencia: { $who } tiene más que nadie, { $tokens }, y recibe { $stakes }. Las fichas se devuelven.
great_city-influence-shared = { $number ->
    [one] Influencia: hay empate en cabeza. Sigue en espera: { $stakes }.
   *[other] Influencia: hay empate en cabeza. Siguen en espera: { $stakes }.
}
great_city-over = La partida ha acabado. { $number ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Puntos: { $totals }.
great_city-total = { $who }: { $points }

## Resumen, tras el nombre y dos puntos

great_city-brief-drafted = se queda con una carta del draft inicial
great_city-brief-placed = coloca un emisario en la casilla { $space }
great_city-brief-picked = toma **{ $card }**
great_city-brief-built = construye **{ $card }**
great_city-brief-built-over = construye **{ $card }** en lugar de { $replaced }
great_city-brief-drew = { $number ->
    [one] roba { $number } carta del mazo { $deck }
   *[other] roba { $number } cartas del mazo { $deck }
}
great_city-brief-kept = se queda con una carta
great_city-brief-produced = produce { $gains }
great_city-brief-passed = termina el turno

## La línea de un turno

great_city-story-round = **Ronda { $round }**
great_city-story-draft = **El draft inicial**
great_city-story-over = La partida ha acabado.
great_city-story-influence = Influencia: { $who } tiene más que nadie y recibe { $stakes }.
great_city-story-emissaries = Emisarios
great_city-story-space = { $space }
great_city-story-drafted = Cartas elegidas
great_city-story-card = ✓
great_city-story-took = toma { $card }
great_city-story-built = { $is_taken ->
    [true] toma y construye { $card }
   *[false] construye { $card }
}
great_city-story-built-over = { $is_taken ->
    [true] toma y construye { $card } en lugar de { $replaced }
   *[false] construye { $card } en lugar de { $replaced }
}
great_city-story-drew = se queda con una carta del mazo { $deck }
great_city-story-produced = produce
great_city-story-change = { $is_more ->
    [true] +{ $amount }
   *[false] −{ $amount }
}

## Lo que solo se cuenta

great_city-count = { $kind ->
    [draft] { $number ->
        [one] { $number } carta del draft
       *[other] { $number } cartas del draft
    }
    [place] { $number ->
        [one] { $number } emisario
       *[other] { $number } emisarios
    }
    [pick] { $number ->
        [one] { $number } carta tomada
       *[other] { $number } cartas tomadas
    }
    [aqueduct] { $number ->
        [one] { $number } acueducto
       *[other] { $number } acueductos
    }
    [build] { $number ->
        [one] { $number } construcción
       *[other] { $number } construcciones
    }
    [school_deck] { $number ->
        [one] { $number } robo de escuela
       *[other] { $number } robos de escuela
    }
    [school_keep] { $number ->
        [one] { $number } carta de escuela elegida
       *[other] { $number } cartas de escuela elegidas
    }
    [produce] { $number ->
        [one] { $number } producción
       *[other] { $number } producciones
    }
    [pass] { $number ->
        [one] { $number } turno terminado
       *[other] { $number } turnos terminados
    }
    [round] { $number ->
        [one] { $number } ronda nueva
       *[other] { $number } rondas nuevas
    }
    [influence] { $number ->
        [one] { $number } reparto de influencia
       *[other] { $number } repartos de influencia
    }
   *[end] { $number ->
        [one] { $number } fin de partida
       *[other] { $number } finales de partida
    }
}

## Qué debe hacer quien tiene el turno

great_city-call-draft = quédate con una carta del draft inicial.
great_city-call-place = coloca un emisario; libre: { $spaces }.
great_city-free-space = { $space } ({ $symbols })
great_city-call-pick = la casilla { $space } te da { $symbols }; toma una carta de la oferta.
great_city-call-act = { $open ->
    [both] tienes { $symbols }; construye, produce o termina el turno.
    [produce] tienes { $symbols }; produce o termina el turno.
    [build] tienes { $symbols }; construye o termina el turno.
   *[none] el turno ha acabado.
}
great_city-call-school-deck = elige el mazo del que roba tu escuela.
great_city-call-school-keep = elige la carta con la que se queda tu escuela.
great_city-call-over = la partida ha acabado.
great_city-duty = { $phase ->
    [draft] quedarse con una carta del draft inicial
    [place] colocar un emisario
    [pick] tomar una carta de la oferta
    [act] construir, producir o terminar el turno
    [school-deck] elegir un mazo para la escuela
    [school-keep] elegir la carta con la que se queda la escuela
   *[over] nada
}

## Opciones distintas de las del juego publicado

great_city-option-shrine = con el Santuario
great_city-option-shrine-no-temple = el Santuario no es un templo
great_city-option-coins-part = las monedas desempatan en puntos y fichas de influencia
great_city-option-worth-its-cogs = solo se pueden comprar engranajes si la producción da entonces una ficha de influencia o más de lo que cuestan
great_city-option-tokens-first = las fichas de ladrillo se gastan antes que las monedas
great_city-option-no-aqueduct-over-aqueduct = ningún acueducto sobre un acueducto
great_city-option-no-replaced-farm = una granja que se sustituye no puede pagar con su ficha
great_city-option-surplus = se pueden comprar más ladrillos y engranajes de los necesarios
great_city-option-emissary = el programa coloca el último emisario si solo una casilla tiene sentido
great_city-option-automatic = el programa no hace jugadas automáticas
great_city-option-open-hands = una carta del draft se muestra cuando todos los demás pueden deducirla

## Qué se puede elegir en el anuncio
great_city-wish-shrine = Se juega con el Santuario, una pequeña expansión
great_city-wish-open-hands = Una carta del draft se muestra cuando los demás pueden deducirla
great_city-wish-worth-its-cogs = Producir debe compensar sus engranajes
great_city-wish-tokens-first = Las fichas de ladrillo se gastan antes que las monedas
great_city-wish-coins-part = Las monedas desempatan en puntos y fichas de influencia
great_city-wish-aqueduct-over-aqueduct = Un acueducto puede sustituir a un acueducto
great_city-wish-replaced-farm = Una granja sustituida por un acueducto puede pagar con su ficha

## El botón Ayuda

great_city-help = { $phase ->
    [draft] Quédate con una carta usando un botón o `{ name-rome-draft }`. Las demás pasan a la persona siguiente.
    [place] Elige una casilla libre con un botón o `{ name-rome-place }`. Cerca del emperador actúas pronto; más lejos recibes más ladrillos y engranajes.
    [pick] Toma una carta de la oferta con un botón o `{ name-rome-pick }`. Va a tu mano, y puedes construirla enseguida.
    [act] Construye una carta de tu mano (elígela, luego el lugar por su letra, y confirma; o `{ name-rome-build }`) y produce una vez con dos engranajes (`{ name-rome-produce }`), en el orden que quieras. *{ great_city-pass }* (`{ name-rome-pass }`) cuando no quieras nada más.
    [school-deck] Tu escuela roba cartas de un mazo a tu elección; te quedas con una, y las demás van bajo el mazo en un orden que solo conoces tú (`{ name-rome-keep }`).
    [school-keep] Tu escuela roba cartas de un mazo a tu elección; te quedas con una, y las demás van bajo el mazo en un orden que solo conoces tú (`{ name-rome-keep }`).
   *[over] No queda nada por hacer. `{ name-game-score }` muestra el resultado.
}
great_city-explain = { $kind ->
    [draft] Tu ciudad empieza con una granja y una vivienda (*{ button-look }* la muestra), y tú con una de estas cartas en la mano. Las viviendas de un mismo valor, una junto a otra, puntúan juntas, y más por cada color de edificios públicos a su lado: otra vivienda de ese valor, o un edificio público junto a ella, es un buen comienzo.
    [place] Cada ronda empieza con los emisarios. Una casilla cerca del emperador te deja elegir carta antes que los demás; una más lejana te da más ladrillos para construir y más engranajes para producir. Mira antes la oferta: ¿qué carta quieres y cuántos ladrillos cuesta?
    [pick] La carta va a tu mano, para construirla ahora o en otra ronda. Piensa también en los demás: tomarán lo que dejes.
    [act] Construye una carta (el menú tiene las que puedes construir ahora) y produce una vez con dos engranajes, para que tus granjas den algo; en el orden que quieras. Los ladrillos y engranajes que te faltan se compran con monedas. Los que no usas se pierden al final de tu turno.
    [areas] Tu ciudad nunca pasa de 4 por 4, así que piensa en las zonas: las viviendas de un mismo valor, una junto a otra, suman sus valores, por el número de colores distintos de edificios públicos que las tocan.
    [neighbours] Un edificio público cuenta una vez los edificios a su lado, al construirlo: el verde da monedas; el rojo, fichas de influencia; el azul, fichas de punto; y el amarillo roba cartas, de las que te quedas con una. Constrúyelo junto a muchos edificios.
    [produce] Producir vale sus dos engranajes si tus granjas dan algo ahora: una huerta, una moneda; una granja de cereales, un ladrillo para un edificio posterior; una granja de ovejas, una ficha de influencia. Lo que recibes puede pagar el edificio que construyas después. Al final, una moneda vale un punto, y dos fichas de influencia juntas, otro: una granja construida pronto es la que más da.
    [influence] En algunas rondas aparece una carta de influencia. La recibe quien al final de la ronda tiene más fichas de influencia que nadie, y devuelve todas sus fichas. Los edificios con estrellas y los edificios públicos rojos dan fichas; si hay empate en cabeza, la carta espera.
    [order] En una partida de dos colocas dos emisarios por ronda, y cada uno te da un turno propio. Dos emisarios juntos te dan dos turnos seguidos: es bueno para seguir construyendo sobre lo que acabas de empezar.
    [colours] Fíjate en los colores: una zona de viviendas puntúa una vez por cada color distinto de edificios públicos que la toca, así que un segundo edificio del mismo color no le añade nada, y el primero de otro, sí.
    [hand] Una carta que no puedes construir ahora espera en tu mano el tiempo que quieras; si nunca se construye, no cuesta nada. Por eso una carta para más tarde puede valer más que una para ahora.
    [school-deck] Elige el mazo que puede tener lo que falta en tu ciudad. Solo tú verás lo que robe tu escuela.
   *[other] Solo tú ves estas cartas. Quédate con la que convenga a tu ciudad; nadie sabrá cuál fue.
}
great_city-help-pictures = La nota de cada carta dice qué daría ahora en su mejor lugar, sin contar su precio. Un ladrillo que falta cuesta 2 monedas; un engranaje que falta, 1.
great_city-help-more = *{ button-undo }* (`{ name-game-undo }`) deshace tu última jugada hasta que actúe otra persona, se revele un secreto o decida el azar. *{ button-look }* (`{ name-game-board }`) muestra la mesa; *{ great_city-own }* (`{ name-game-hand }`), tus cartas. `{ name-game-rules }` explica el juego; `{ name-game-card }`, cada edificio.

## La propia mano
great_city-hand-empty = **Tu mano** está vacía.
great_city-hand = **Tu mano:** { $cards }, página { $page } de { $pages }.
great_city-hand-previous = Página anterior
great_city-hand-next = Página siguiente

## Hojas y lo propio
great_city-preset-publisher = publisher: las reglas impresas
great_city-preset-yucata = yucata: como en Yucata.de
great_city-sheet-homes = producción, viviendas y acueductos
great_city-sheet-public = edificios públicos
great_city-sheet-temples = templos
great_city-own = Mi mano
great_city-instead = Ahora no. Antes: { $duty } ({ $command })

## Cómo se puede llamar a una elección
great_city-called-space = Casilla { $space }
great_city-called-deck = Mazo { $deck }

## De qué puede depender un plan
great_city-watch-place = { $who } coloca un emisario
great_city-watch-place-one = { $who } coloca un emisario en { $what }
great_city-watch-pick = { $who } toma una carta
great_city-watch-pick-one = { $who } toma { $what }
great_city-watch-build = { $who } construye
great_city-watch-build-one = { $who } construye { $what }
great_city-watch-round = empieza una ronda

great_city-line = { $line ->
    [residential_2] viviendas de 2
    [residential_3] viviendas de 3
    [residential_4] viviendas de 4
    [aqueducts] acueductos
    [temples] templos
    [coins] monedas
    [influence_tokens] influencia
    [influence_cards] cartas de infl.
   *[total] total
}
