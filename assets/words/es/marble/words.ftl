marble-title = Rome: City of Marble

## Piezas

marble-hill = { $hill ->
    [palatine] Palatino
    [esquiline] Esquilino
    [viminal] Viminal
    [quirinal] Quirinal
    [capitoline] Capitolio
    [aventine] Aventino
   *[caelian] Celio
}

marble-kind = { $kind ->
    [temple] templo
    [bathhouse] baños
    [theatre] teatro
   *[arena] arena
}
marble-building = { $building ->
    [temple] un templo
    [bathhouse] unos baños
    [theatre] un teatro
    [arena] una arena
   *[fountain] una fuente
}
marble-space = { $building ->
    [temple] la casilla de templo
    [bathhouse] la casilla de baños
    [theatre] la casilla de teatro
    [arena] la casilla de arena
   *[fountain] la casilla del tesoro
}
marble-aqueduct = { $aqueduct ->
    [grey] gris
    [brown] marrón
   *[white] blanco
}
marble-kinds = { $kind ->
    [temple] { $number ->
        [one] { $number } de templo
       *[other] { $number } de templo
    }
    [bathhouse] { $number ->
        [one] { $number } de baños
       *[other] { $number } de baños
    }
    [theatre] { $number ->
        [one] { $number } de teatro
       *[other] { $number } de teatro
    }
   *[arena] { $number ->
        [one] { $number } de arena
       *[other] { $number } de arena
    }
}
marble-nothing = nada
marble-actions = { $number ->
    [one] { $number } acción
   *[other] { $number } acciones
}
marble-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
marble-coins = { $number ->
    [one] { $number } moneda
   *[other] { $number } monedas
}
marble-magistrates = { $number ->
    [one] { $number } magistrado
   *[other] { $number } magistrados
}
marble-piece = acueducto { marble-aqueduct } → { $to }

## Qué hace alguien

marble-did-draw = { $form ->
    [line] { $who } roba losetas ({ $tiles }).
    [part] roba losetas ({ $tiles })
   *[button] Robar { $tiles }
}
marble-did-expand = { $form ->
    [line] { $who } pone { $pieces }.
    [part] pone { $pieces }
   *[button] Poner { $pieces }
}
marble-did-recall = { $form ->
    [line] { $who } recupera un magistrado de { $tile }.
    [part] recupera un magistrado de { $tile }
   *[button] Recuperar el magistrado de { $tile }
}
marble-with-magistrate = { $magistrate ->
    [true] {" "}con un magistrado
   *[false] {""}
}
marble-did-play = { $form ->
    [line] { $who } juega una loseta de **{ marble-kind }**{ marble-with-magistrate } en **{ $at }**.
    [part] juega una loseta de { marble-kind }{ marble-with-magistrate } en **{ $at }**
   *[button] Jugar { marble-kind } en { $at }{ marble-with-magistrate }
}
marble-did-open = { $form ->
    [line] { $who } __abre el acueducto **{ marble-aqueduct }**__{ $pieces ->
        [0] ; no se puede poner ningún tramo
       *[other] {" "}por { $path }
    }.
    [part] __abre el acueducto **{ marble-aqueduct }**__
   *[button] Abrir el acueducto { marble-aqueduct }{ $pieces ->
        [0] {""}
       *[other] {" "}por { $path }
    }
}
marble-did-finish = { $form ->
    [line] { $who } termina el solar { $site }.
    [part] termina el solar { $site }
   *[button] Terminar { $site }
}
marble-did-send = { $form ->
    [line] { $who } mueve un magistrado de { $tile } a { marble-space }.
    [part] mueve un magistrado a { marble-space }
   *[button] Mover el magistrado de { $tile } a { marble-space }
}
marble-did-keep = { $form ->
    [line] { $who } no mueve ningún magistrado.
    [part] no mueve ningún magistrado
   *[button] No mover ninguno
}
marble-did-spend = { $form ->
    [line] { $who } devuelve imperium de { marble-kind } por una acción más.
    [part] devuelve imperium de { marble-kind } por una acción
   *[button] Devolver imperium de { marble-kind } por una acción
}
marble-did-end = { $form ->
    [line] { $who } termina el turno.
    [part] termina el turno
   *[button] Terminar turno
}

## Qué sigue a una jugada

marble-bridge = { $form ->
    [line] { $who } toma el puente en { $space }.
   *[part] toma el puente en { $space }
}
marble-built = { $form ->
    [line] { $who } construye __**{ marble-building }**__ en { $site } ({ $points }).
   *[part] __construye **{ marble-building }**__ en { $site } ({ $points })
}
marble-fountain = En { $site } se construye una **fuente**: nadie tiene allí la mayoría de magistrados del tipo que cuenta.
marble-coin = { $form ->
    [line] El tramo llega a la fuente de { $at }: { $who } toma una moneda.
   *[part] toma una moneda
}
marble-collected = { $form ->
    [line] { $who } recibe { $brought ->
        [imperium] imperium: { $imperium }
        [coins] { marble-coins } del tesoro
       *[both] imperium: { $imperium }; además, { marble-coins }
    }.
   *[part] recibe { $brought ->
        [imperium] imperium: { $imperium }
        [coins] { marble-coins }
       *[both] imperium: { $imperium }; además, { marble-coins }
    }
}

## Lo que afecta a toda la mesa

marble-last-round = __La última ronda:__ tres pilas están vacías. Cada persona juega una acción más, { $who } en último lugar.
marble-round = Empieza la __ronda { $round }__.
marble-over = La partida ha acabado. { $number ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Puntos: { $totals }.
marble-total = { $who }: { $score }

## La línea de un turno

marble-story-round = { $is_near ->
    [true] **Ronda { $round }**, la última puede llegar pronto
   *[false] **Ronda { $round }**
}
marble-story-last-round = La última ronda: cada persona juega una acción más, { $who } en último lugar.
marble-story-over = La partida ha acabado.
marble-story-ended = termina el turno
marble-story-bridge = toma el puente en { $space }
marble-story-fountain = termina { $site } como fuente
marble-story-built = __construye { marble-building } en { $site }__
marble-story-drew = roba losetas ({ $tiles })
marble-story-laid = lleva acueductos a { $places }
marble-story-recalled = recupera el magistrado de { $tile }
marble-story-played = { $magistrate ->
    [true] juega una loseta de { marble-kind } con un magistrado en { $at }
   *[false] juega una loseta de { marble-kind } en { $at }
}
marble-story-opened = abre el acueducto { marble-aqueduct }
marble-story-sent = mueve un magistrado a { marble-space }
marble-story-more = +{ $amount }
marble-story-imperium = imperium: { $kinds }

## Lo que solo se cuenta

marble-count = { $kind ->
    [draw] { $number ->
        [one] { $number } robo
       *[other] { $number } robos
    }
    [expand] { $number ->
        [one] { $number } ampliación de acueductos
       *[other] { $number } ampliaciones de acueductos
    }
    [recall] { $number ->
        [one] { $number } magistrado recuperado
       *[other] { $number } magistrados recuperados
    }
    [play] { $number ->
        [one] { $number } loseta jugada
       *[other] { $number } losetas jugadas
    }
    [open] { $number ->
        [one] { $number } acueducto abierto
       *[other] { $number } acueductos abiertos
    }
    [finish] { $number ->
        [one] { $number } solar terminado
       *[other] { $number } solares terminados
    }
    [reward] { $number ->
        [one] { $number } decisión sobre un magistrado
       *[other] { $number } decisiones sobre magistrados
    }
    [spend] { $number ->
        [one] { $number } ficha de imperium devuelta
       *[other] { $number } fichas de imperium devueltas
    }
    [end_turn] { $number ->
        [one] { $number } turno terminado
       *[other] { $number } turnos terminados
    }
    [bridge] { $number ->
        [one] { $number } puente tomado
       *[other] { $number } puentes tomados
    }
    [build] { $number ->
        [one] { $number } edificio
       *[other] { $number } edificios
    }
    [coin] { $number ->
        [one] { $number } moneda de una fuente
       *[other] { $number } monedas de fuentes
    }
    [collect] { $number ->
        [one] { $number } ingreso
       *[other] { $number } ingresos
    }
    [round] { $number ->
        [one] { $number } ronda nueva
       *[other] { $number } rondas nuevas
    }
    [last_round] { $number ->
        [one] la última ronda
       *[other] { $number } últimas rondas
    }
   *[over] { $number ->
        [one] el fin de la partida
       *[other] { $number } finales de partida
    }
}

## Qué debe hacer quien tiene el turno

marble-call = { $decision ->
    [act] tienes { marble-actions }; para jugar: { $ready }; puedes colocar { $magistrates }.
    [last-round] es la última ronda; juega tu última acción. Losetas listas: { $ready }.
    [imperium] no te queda ninguna acción; devuelve imperium por otra, o termina tu turno.
    [end] termina tu turno.
    [open] tu loseta toca un manantial: pon los primeros tramos (acueducto { $about }).
    [finish] elige qué solar se termina ahora: { $about }.
   *[reward] el solar { $about } está terminado: puedes mover un magistrado de allí a { marble-space }.
}
marble-call-over = la partida ha acabado.
marble-call-near = { $tiles ->
    [0] Hay tres pilas vacías: al acabar este turno empieza la última ronda, con una acción para cada persona.
    [one] La última ronda puede empezar pronto, cuando se robe { $tiles } loseta más.
   *[other] La última ronda puede empezar pronto, cuando se roben { $tiles } losetas más.
}
marble-duty = { $decision ->
    [act] usar { marble-actions }
    [end] terminar el turno o devolver imperium por una acción
    [open] poner los primeros tramos (acueducto { $about })
    [finish] elegir qué solar se termina ahora
   *[reward] decidir sobre un magistrado en { $about }
}
marble-duty-over = nada

## Opciones distintas de las reglas habituales

marble-option = { $option ->
    [hill-corners] la esquina de una colina cuenta como una loseta de su solar
    [edge] las fuentes solo puntúan por los lados de las losetas
    [lattice] las fuentes puntúan en los seis cruces de alrededor
    [fixed-hills] las colinas son Esquilino, Quirinal y Aventino
   *[asks] el programa no hace jugadas automáticas
}

## De qué puede depender un plan
marble-watch-play = { $who } juega una loseta
marble-watch-play-one = { $who } juega una loseta { $what }
marble-watched-row = en la fila { $row }
marble-watched-place = en { $at }
marble-watch-site = un solar se convierte en un edificio que no es tuyo
marble-watch-site-one = el solar { $what } se convierte en un edificio que no es tuyo
marble-watch-aqueduct = { $who } pone tramos de un acueducto
marble-watch-aqueduct-one = { $who } pone tramos: { $what }
marble-watch-last-round = empieza la última ronda

marble-line = { $line ->
    [sites] solares
    [bridges] puentes
    [aqueducts] acueductos
    [fountains] fuentes
    [coins] monedas
    [most_coins] más monedas
    [imperium] imperium
   *[total] total
}
