builders-title = The Builders: Antiquity

## Cantidades y cartas

builders-sesterces = { $number ->
    [one] { $number } sestercio
   *[other] { $number } sestercios
}
builders-actions = { $number ->
    [one] { $number } acción
   *[other] { $number } acciones
}
builders-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
builders-amount = { $resource ->
    [stone] { $amount } de piedra
    [wood] { $amount } de madera
    [architecture] { $amount } de arquitectura
   *[decoration] { $amount } de decoración
}
builders-resource = { $resource ->
    [stone] piedra
    [wood] madera
    [architecture] arquitectura
   *[decoration] decoración
}
builders-tool = { $tool ->
    [stone] mazo
    [wood] sierra
    [architecture] escuadra
   *[decoration] pincel
}
builders-no-resources = nada
builders-of-each = { $number } de cada recurso
builders-prisoner = Prisionero
builders-freed-prisoner = Prisionero liberado
builders-member = { $name } ({ $brings })
builders-some-cards = { $number ->
    [one] { $name }
   *[other] { $name } ×{ $number }
}
builders-reward = { $sesterces } y { $points }
builders-sending-costs = { $price ->
    [0] se envía gratis
    [one] cuesta { $price } sestercio por envío
   *[other] cuesta { $price } sestercios por envío
}
builders-needs = necesita { $need }
builders-needs-so-many = necesita { $number } recursos
builders-brings = aporta { $what }
builders-missing = falta: { $missing }
builders-nothing-missing = no falta nada

## Qué ha pasado

builders-opened = { $who } empieza **{ $building }**.
builders-recruited = { $who } contrata: **{ $worker }** ({ $brings }).
builders-row-filled = Nueva carta en la fila: { $card }.
builders-row-shrinks = El mazo está vacío, así que la fila se acorta.
builders-bought = { $bought ->
    [one] Se compra { $bought } acción por { $price }.
   *[other] Se compran { $bought } acciones por { $price }.
}
builders-invested-prisoner = { $who } invierte { $price }: **prisionero** ({ $brings }).
builders-invested-tool = { $who } invierte { $price }: **{ $card }**.
builders-invested-university = { $who } invierte { $price }: **{ $card }**.
builders-educated = { $student } aprende y ahora aporta { $learned }.
builders-took-loan = { $who } pide un **préstamo** de { $gain }.
builders-sent = { $spent ->
    [0] { $who } envía a { $worker } ({ $brings }) a **{ $building }**; { $missing }.
    [one] { $who } envía a { $worker } ({ $brings }) a **{ $building }** por { $spent } sestercio; { $missing }.
   *[other] { $who } envía a { $worker } ({ $brings }) a **{ $building }** por { $spent } sestercios; { $missing }.
}
builders-sent-with-tool = { $spent ->
    [0] { $who } envía a { $worker } con { $tool } ({ $brings }) a **{ $building }**; { $missing }.
    [one] { $who } envía a { $worker } con { $tool } ({ $brings }) a **{ $building }** por { $spent } sestercio; { $missing }.
   *[other] { $who } envía a { $worker } con { $tool } ({ $brings }) a **{ $building }** por { $spent } sestercios; { $missing }.
}
builders-sending-took = Ha costado { $actions }.
builders-sending-bought = Ha costado { $actions }; compradas: { $bought }, por { $price }.
builders-sending-all-bought = Ha costado { $actions } de pago ({ $price }).
builders-finished = { $who } __termina **{ $building }**__ y recibe { $reward }. Vuelve al equipo: { $crew }.
builders-machine-joins = { $machine } entra en el equipo y aporta { $brings }.
builders-took = { $who } toma { $sesterces } por { $actions }.
builders-freed = { $who } libera a un **prisionero** ({ $brings }). Ahora enviarlo cuesta { $price }.
builders-ended-turn = { $who } termina el turno.
builders-ended-turn-early = { $who } termina el turno; sin usar: { $actions }.

## Qué sigue a una jugada

builders-round = Empieza la __ronda { $round }__.
builders-last-round = __La última ronda:__ { $who } tiene { $points }. La ronda se juega hasta el final, para que todo el mundo juegue el mismo número de turnos.
builders-over = La partida ha acabado. { $number ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Puntos: { $totals }.
builders-stalled = Ya no pasaba nada, así que la partida ha acabado. { $number ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Puntos: { $totals }.
builders-total = { $who }: { $score }
builders-tally-freed = { $number ->
    [one] Recuento final: { $who } libera a { $number } prisionero.
   *[other] Recuento final: { $who } libera a { $number } prisioneros.
}
builders-tally-repaid = { $number ->
    [one] Recuento final: { $who } devuelve { $number } préstamo.
   *[other] Recuento final: { $who } devuelve { $number } préstamos.
}

## Resumen, tras el nombre y dos puntos

builders-brief-opened = empieza **{ $building }**
builders-brief-recruited = contrata: **{ $worker }** ({ $brings })
builders-brief-prisoner = invierte en un **prisionero** ({ $brings })
builders-brief-invested = invierte: **{ $card }**
builders-brief-loan = pide un **préstamo**
builders-brief-sent = envía a { $worker } a **{ $building }**
builders-brief-sent-with-tool = envía a { $worker } con { $tool } a **{ $building }**
builders-brief-finished = __termina **{ $building }**__ por { $reward }
builders-brief-took = toma { $sesterces }
builders-brief-freed = libera a un **prisionero**
builders-brief-ended-turn = termina el turno
builders-brief-buying = { $number ->
    [one] { $did } ({ $number } acción comprada)
   *[other] { $did } ({ $number } acciones compradas)
}

## La línea de un turno

builders-story-round = **Ronda { $round }**
builders-story-last-round = La última ronda: { $who } tiene { $points }.
builders-story-over = { $stalled ->
    [true] La partida se ha quedado parada y ha acabado.
   *[false] La partida ha acabado.
}
builders-story-opened = empieza { $building }
builders-story-finished = { $is_opened ->
    [true] empieza y __termina { $building }__
   *[false] __termina { $building }__
}
builders-story-recruited = contrata: { $worker }
builders-story-bought = compra { $card }
builders-story-loan = pide un préstamo de { $gain }
builders-story-freed = libera a un prisionero ({ $brings })
builders-story-sent = envía a { $workers } a { $building }
builders-story-with = { $did } ({ $tools })
builders-story-bought-actions = { $number ->
    [one] compra { $number } acción ({ $price })
   *[other] compra { $number } acciones ({ $price })
}
builders-story-coins = { $number ->
    [one] { $change } sestercio
   *[other] { $change } sestercios
}
builders-story-points = +{ $points }

## Lo que solo se cuenta

builders-count = { $kind ->
    [open] { $number ->
        [one] { $number } edificio empezado
       *[other] { $number } edificios empezados
    }
    [recruit] { $number ->
        [one] { $number } trabajador contratado
       *[other] { $number } trabajadores contratados
    }
    [invest] { $number ->
        [one] { $number } inversión
       *[other] { $number } inversiones
    }
    [send] { $number ->
        [one] { $number } envío
       *[other] { $number } envíos
    }
    [finish] { $number ->
        [one] { $number } edificio terminado
       *[other] { $number } edificios terminados
    }
    [take] { $number ->
        [one] { $number } toma de sestercios
       *[other] { $number } tomas de sestercios
    }
    [free] { $number ->
        [one] { $number } prisionero liberado
       *[other] { $number } prisioneros liberados
    }
    [end_turn] { $number ->
        [one] { $number } turno terminado
       *[other] { $number } turnos terminados
    }
    [round] { $number ->
        [one] { $number } ronda nueva
       *[other] { $number } rondas nuevas
    }
    [last_round] { $number ->
        [one] { $number } última ronda
       *[other] { $number } últimas rondas
    }
   *[over] { $number ->
        [one] { $number } fin de partida
       *[other] { $number } finales de partida
    }
}

## Qué debe hacer quien tiene el turno

builders-call-no-site = tienes { $actions } y { $sesterces }, pero aún ninguna obra. Disponibles para enviar: { $free } de { $team }.
builders-call-site = tienes { $actions }, { $sesterces } y la obra { $site } ({ $missing }). Disponibles para enviar: { $free } de { $team }.
builders-call-sites = tienes { $actions }, { $sesterces } y { $sites } obras. Disponibles para enviar: { $free } de { $team }.
builders-call-last-round = Es la última ronda.
builders-call-over = la partida ha acabado.
builders-duty-act = usar hasta { $actions } y terminar el turno
builders-duty-buy = terminar el turno o comprar una acción
builders-duty-end = terminar el turno
builders-duty-over = nada

## Opciones distintas de las del juego publicado

builders-option-automatic = los turnos solo acaban cuando los terminas

## El botón Ayuda

builders-help-over = No queda nada por hacer. `{ name-game-score }` muestra el resultado.
builders-help-not-you = No es tu turno. Puedes mirarlo todo.
builders-help-have = Tienes { $actions } y { $sesterces }. Otra acción cuesta { $price }.
builders-help-points = Puntos por edificios y máquinas: { $have } de { $needed }.
builders-help-send = - Envía a alguien a una de tus obras (`{ name-builders-send }`): elige la obra y luego quién va. Si puedes terminar un edificio en este turno, el panel muestra cómo.
builders-help-open = - Empieza un edificio de la fila (`{ name-builders-open }`). Desde entonces aparece en *{ commands-builders-send.button }*: allí envías a tus trabajadores.
builders-help-recruit = - Contrata a un trabajador de la fila (`{ name-builders-recruit }`): cuesta una acción y ningún sestercio.
builders-help-invest = - Invierte una vez por turno (`{ name-builders-invest }`): un prisionero, una herramienta, una universidad o un préstamo.
builders-help-free = - Libera a un prisionero que no esté en una obra (`{ name-builders-free }`).
builders-help-take = - Cambia acciones sin usar por sestercios (`{ name-builders-take }`).
builders-help-end = - Termina el turno (`{ name-builders-end }`).
builders-explain = { $kind ->
    [open] Necesitas un edificio en el que trabajar y gente que aporte lo que necesita: elígelos pensando en ambos, en el orden que quieras. Compara lo que necesitan los edificios de la fila con lo que aportan sus trabajadores: uno pequeño que termines pronto paga el siguiente. Empieza solo lo que puedas hacer avanzar: una obra no se puede devolver.
    [sites] Tienes varias obras. Ninguna da nada antes de estar terminada, así que termina una antes de empezar otra: mira qué le falta a cada una y contrata a trabajadores que aporten justo eso.
    [recruit] Un equipo más grande termina edificios más grandes. Los símbolos de un trabajador muestran qué obtienes cada vez que lo envías; contrata a quienes aportan lo que falta en tus obras. Contratar cuesta una acción y ningún sestercio: solo pagas al enviar.
    [price] Pagas el precio de un trabajador cada vez que lo envías, y los recursos que el edificio no necesita se pierden. Así, un aprendiz barato que aporta la última piedra que falta es mejor que un maestro que aporta cuatro.
    [take] Las acciones que no necesitas se pueden cambiar por sestercios: todas a la vez dan mucho más que una tras otra. Sin sestercios nadie va a trabajar, así que de vez en cuando vale la pena dedicarles un turno.
    [invest] Una vez por turno puedes invertir. Una herramienta aporta uno más cada vez que alguien la lleva; una universidad forma a un trabajador para siempre; un préstamo da sestercios ahora y cuesta más después; un prisionero trabaja gratis, pero al final cuesta un punto si no lo liberas.
    [send] Una obra se termina en cuanto tu gente ha aportado todo lo que necesita. Envía a quienes aporten lo que falta y poco más; el primer envío a una obra en un turno cuesta una acción, el segundo dos, el tercero tres. Un edificio terminado paga enseguida, y todos los que trabajaban allí vuelven a estar disponibles.
   *[end] Has usado tus acciones. Puedes comprar otra con sestercios en cualquier momento: vale la pena si termina un edificio, y si no, casi nunca.
}
builders-help-more = *{ button-undo }* (`{ name-game-undo }`) deshace tu última jugada hasta que se rellene una fila o juegue la persona siguiente. *{ button-look }* (`{ name-game-board }`) muestra la mesa; *{ builders-own }* (`{ name-game-hand }`), tu equipo. `{ name-game-rules }` explica el juego; `{ name-game-card }`, cada carta.

## Por qué una opción no tiene nada que elegir
builders-instead-no-student = Solo una universidad forma a alguien: deja esto vacío
builders-instead-invested = Ya has hecho tu única inversión de este turno
builders-instead-no-tool = No se puede llevar ninguna herramienta: deja esto vacío
builders-instead-no-site = Aún no tienes ninguna obra; /builders open toma una de la fila
builders-instead-all-at-work = Todo tu equipo trabaja hasta que se termine su obra
builders-instead-no-prisoner = Ahora no puedes liberar a ningún prisionero tuyo
builders-instead-no-action = No te queda ninguna acción, y otra cuesta { $price }; /builders end
builders-instead-too-little = Nada de esto es posible con { $actions } y { $sesterces }

## Hojas y lo propio
builders-sheet-buildings = edificios y máquinas
builders-sheet-workers = trabajadores e inversiones
builders-own = Mi equipo

## Cómo se puede llamar a una elección
builders-called-no-tool = Sin herramienta
builders-called-no = no
builders-called-without = sin
builders-called-without-tool = sin herramienta

## De qué puede depender un plan
builders-watch-open = { $who } empieza un edificio
builders-watch-open-one = { $who } empieza { $what }
builders-watch-recruit = { $who } contrata a un trabajador
builders-watch-recruit-one = { $who } contrata: { $what }
builders-watch-invest = { $who } invierte
builders-watch-invest-one = { $who } compra { $what }
builders-watch-last-round = empieza la última ronda

builders-line = { $line ->
    [buildings] edificios
    [machines] máquinas
    [prisoners] prisioneros
    [loans] préstamos
    [sesterces] sestercios
   *[total] total
}
