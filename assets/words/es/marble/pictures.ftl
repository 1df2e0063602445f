## El tablero
marble-picture-round = Ronda { $round }
marble-picture-to-do =
    { $decision ->
        [end] fin de turno
        [open] manantial
        [finish] solar
        [reward] premio { $site }
       *[act] acciones: { $actions }
    }
marble-picture-kind =
    { $kind ->
        [temple] Templo
        [bathhouse] Baños
        [theatre] Teatro
       *[arena] Arena
    }
marble-picture-aqueduct =
    { $colour ->
        [grey] Gris
        [brown] Marrón
       *[white] Blanco
    }
marble-picture-stacks = pilas
marble-picture-last-round = última ronda
marble-picture-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
marble-picture-closed = cerrado
marble-picture-spring-left = { $spring }, { $left }
marble-picture-ready = listas, nuevas
marble-picture-imperium = imperium
marble-picture-last-when = última ronda con
marble-picture-stacks-empty = { $stacks ->
    [one] { $stacks } pila vacía
   *[other] { $stacks } pilas vacías
}
marble-picture-on-tile = en loseta
marble-picture-sent = enviado
marble-picture-ringed = aros blancos:
marble-picture-fountain = fuente
marble-picture-bridge = puente

## Páginas en las que se elige algo
marble-picture-chooses-place = elige un lugar
marble-picture-places =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }: el menú tiene los mismos números
marble-picture-chosen = { $magistrate ->
    [true] { $place }, magistrado
   *[false] { $place }
}
marble-picture-lays = pone tramos
marble-picture-aqueducts = Acueductos
marble-picture-dashes = guiones: tramos posibles ahora
marble-picture-now = ahora { $places }
marble-picture-to = { $count ->
    [0] ningún paso ahora
   *[other] a { $places }
}
marble-picture-complete = Completos
marble-picture-becomes = cada uno: el edificio según sus losetas
marble-picture-built = { $site }: { marble-building }
marble-picture-may-go =
    tus magistrados de aquí pueden ir a { marble-space }
marble-picture-open-corners =
    { $corners ->
        [0] agotado
       *[other] esquinas abiertas: { $corners }
    }

## La página de puntuación
marble-score = { $line ->
    [sites] Solares
    [bridges] Puentes
    [aqueducts] Acueduct.
    [fountains] Fuentes
    [coins] Monedas
    [most] Más mon.
   *[imperium] Imperium
}
marble-picture-after = { $is_over ->
    [true] tras { $round } rondas
   *[false] en la ronda { $round }, sin puentes
}

## La hoja
marble-picture-sheet = Losetas, edificios, puntos
marble-picture-tiles-meet = se juntan { $tiles } losetas
marble-picture-points-tiles = { $points } puntos, { $tiles } losetas
marble-picture-sheet-hill = colina: llena su espacio, no cuenta
marble-picture-sheet-bridge = puente: cúbrelo, toma puntos secretos
marble-picture-sheet-spring = manantial: tócalo y pon { $pieces } tramos
marble-picture-sheet-aqueduct = acueducto abierto: { $pieces } tramos en total
marble-picture-sheet-fountain = fuente: un empate; acueducto = moneda
marble-picture-sheet-imperium = imperium: otra acción por ficha
marble-picture-points-bridges = puentes: sus valores
marble-picture-points-aqueduct = tu edificio en un acueducto: { $points }
marble-picture-points-fountain = tu edificio junto a una fuente: { $points }
marble-picture-points-coin = cada moneda: { $points }
marble-picture-points-most = más monedas: { $points }
marble-picture-points-imperium = más imperium de un tipo: { $most }, empate { $tied }

## Las imágenes en palabras

marble-alt-none = ninguna
marble-alt-of-player = El tablero con las losetas y edificios de { $name } marcados.

## La mesa
marble-alt-round = Ronda { $round }.
marble-alt-over = La partida acabó tras la ronda { $round }. Victoria: { $winners }.
marble-alt-turn =
    { $decision ->
        [end] Turno: { $name }; puede terminarlo.
        [open] Turno: { $name }; abre un acueducto.
        [finish] Turno: { $name }; termina un solar.
        [reward] Turno: { $name }; premio en { $site }.
       *[act] Turno: { $name }; acciones restantes: { $actions }.
    }
marble-alt-last-round = Última ronda, provocada por { $name }.
marble-alt-stacks = Pilas: { $stacks }.
marble-alt-player =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $bridges ->
        [one] { $bridges } puente
       *[other] { $bridges } puentes
    }. { $has }.
marble-alt-ready = Losetas listas: { $tiles }
marble-alt-fresh = nuevas: { $tiles }
marble-alt-imperium = imperium: { $tiles }
marble-alt-at-hand =
    { $count ->
        [one] { $count } magistrado disponible
       *[other] { $count } magistrados disponibles
    }
marble-alt-on = en { $tiles }
marble-alt-sent = enviados: { $spaces }
marble-alt-treasury = tesoro
marble-alt-buildings = Edificios de { $name }: { $buildings }.
marble-alt-building = { marble-kind } { $sites }
marble-alt-fountains = Fuentes: { $sites }.
marble-alt-tiles = { $kind ->
        [temple] Losetas de templo
        [bathhouse] Losetas de baños
        [theatre] Losetas de teatro
       *[arena] Losetas de arena
    }: { $tiles }.
marble-alt-tiles-short = { $count ->
    [one] { $count } loseta en el tablero.
   *[other] { $count } losetas en el tablero.
}
marble-alt-last = Última loseta: { $tile }.
marble-alt-aqueduct =
    { $colour ->
        [grey] Acueducto gris
        [brown] Acueducto marrón
       *[white] Acueducto blanco
    } desde { $spring }: { $path }; restantes: { $left }.
marble-alt-spring = { marble-aqueduct } { $place }
marble-alt-closed = Manantiales cerrados: { $springs }.
marble-alt-hills = Colinas: { $hills }.
marble-alt-own-bridges = Tus puentes, que solo conoces tú: { $bridges }.
marble-alt-own-bridge = el de { $space } vale { $value }
marble-alt-bridges = Puentes libres: { $spaces }.

## Lo nuevo
marble-alt-new = Nuevo: { $news }.
marble-alt-new-tile = { marble-kind } { $tile }
marble-alt-new-site = { marble-building } en { $site }
marble-alt-new-pieces = acueducto { marble-aqueduct } a { $places }
marble-alt-new-player = { $name }: { $changes }
marble-alt-change = { $what ->
    [points] { $number ->
        [one] { $change } punto
       *[other] { $change } puntos
    }
    [tiles] { $number ->
        [one] { $change } loseta
       *[other] { $change } losetas
    }
    [imperium] { $change } imperium
    [coins] { $number ->
        [one] { $change } moneda
       *[other] { $change } monedas
    }
   *[bridges] { $number ->
        [one] { $change } puente
       *[other] { $change } puentes
    }
}
marble-alt-new-magistrates = { $moved ->
        [one] { $moved } magistrado movido
       *[other] { $moved } magistrados movidos
    }

## Páginas en las que se elige algo
marble-alt-places =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    } para una loseta ({ marble-kind }), por número: { $places }.
marble-alt-best = Mejor { $number }: { $place }, { $gains }.
marble-alt-chosen = Elegido: { $place }, { $magistrate ->
        [true] con un magistrado
       *[false] sin magistrado
    }, { $gains }.
marble-gain-none = aún no completa nada
marble-gain-site = { $site }: { $outcome }
marble-gain-own = { marble-building } (tú, +{ $points })
marble-gain-other = { marble-building } ({ $name }, +{ $points })
marble-gain-bridge = toma el puente en { $space }
marble-gain-spring = abre el acueducto { marble-aqueduct }
marble-alt-pieces = Tramos de acueducto.
marble-alt-laid = Puestos ahora: { $pieces }.
marble-alt-piece = acueducto { marble-aqueduct } a { $place }
marble-alt-next = { $count ->
    [0] No se puede poner ningún tramo.
   *[other] El próximo tramo puede ser { $pieces }.
}
marble-alt-sites = Solares completos: { $sites }.
marble-alt-reward = Premio en { $site } ({ marble-building }). Se puede enviar un magistrado desde { $tiles }.
marble-alt-nothing-due = Ningún solar está completo.

## Puntuaciones
marble-alt-scores = { $is_over ->
    [true] Puntuación final tras { $round } rondas.
   *[false] Puntuación actual, en la ronda { $round }, sin puentes.
}
marble-alt-score = { $name } ({ $rank }): { $total }. Solares { $sites }, puentes { $bridges }, acueductos { $aqueducts }, fuentes { $fountains }, monedas { $coins }, más monedas { $most }, imperium { $imperium }.

## La hoja
marble-alt-sheet = Cómo va una partida. { $types } Las colinas llenan un espacio y no cuentan; un puente tomado vale de { $least } a { $most } puntos, en secreto hasta el final. Al final de cada turno, los magistrados enviados traen imperium; del tesoro, monedas. La partida acaba una ronda después de que haya { $empty } pilas vacías. Entonces: puentes; { $aqueduct } por cada edificio propio en un acueducto; { $fountain } por cada fuente junto a un edificio propio; { $coin } por moneda; más monedas { $coins }; más imperium de un tipo { $alone }, en empate { $tied }.
marble-alt-sheet-type = { $tiles } losetas juntas: { marble-kind }, { $points } puntos; { $stack } losetas de { marble-kind }.

marble-picture-suggested = pista
marble-picture-suggestion = { $number }  { marble-kind } { $at }
marble-picture-suggested-magistrate = con un magistrado
marble-alt-suggested = El tablero con las sugerencias de una IA.
marble-alt-suggestion = { $magistrate ->
        [true] { $number }: { marble-kind } en { $at } con un magistrado: { $gains }.
       *[false] { $number }: { marble-kind } en { $at }: { $gains }.
    }
