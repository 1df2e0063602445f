## Encima de los botones

marble-panel-your-turn = **Te toca:** { $call }
marble-panel-ask-reward = **El solar { $site } está terminado.** { $building ->
    [fountain] Puedes mover uno de tus magistrados de allí a { marble-space }, donde te da una moneda la próxima vez que termines un turno; después puedes volver a usarlo.
   *[other] Puedes mover uno de tus magistrados de allí a { marble-space }, donde te da imperium (mientras quede en la reserva) la próxima vez que termines un turno; después puedes volver a usarlo.
}
marble-panel-about-orders = Una orden permanente responde a esto por ti: *{ marble-own }*, o `{ name-marble-orders }`.
marble-panel-ask-finish = **Hay varios solares completos.** ¿Cuál se termina ahora?
marble-panel-ask-open = **Tu loseta toca un manantial.** Pon los primeros tramos ({ $aqueducts }).
marble-panel-purse = Tienes { $points } y { $coins }; imperium: { $imperium }.
marble-panel-fresh = Listas en el próximo turno: { $tiles }.
marble-panel-where = **¿Dónde va la loseta de { marble-kind }?** La imagen tiene los números de los lugares; del 1 al 3 son los mejores.
marble-panel-ask-magistrate = **{ $at }:** ¿con un magistrado? Disponibles: { $left }. En *{ marble-own }* está tu orden permanente para los solares que terminan otras personas.
marble-panel-ask-piece = { $step ->
    [aqueduct] **¿Qué acueducto abres primero?**
    [first] **¿Adónde lleva el primer tramo?**
    [second] **¿Adónde lleva el segundo tramo?**
    [third] **¿Adónde lleva el tercer tramo?**
   *[piece] **¿Qué tramo pones?**
}
marble-panel-ask-else = **¿Cuál?**

## Elecciones

marble-panel-tile = { $kind ->
    [temple] Templo
    [bathhouse] Baños
    [theatre] Teatro
   *[arena] Arena
} · listas: { $ready } · { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
}
marble-panel-tile-in-short = Jugar { $kind ->
    [temple] templo
    [bathhouse] baños
    [theatre] teatro
   *[arena] arena
} · listas: { $ready }
marble-panel-best = lo mejor: { $brings }
marble-panel-row = Fila { $row }
marble-panel-magistrate = { $magistrate ->
    [true] Con un magistrado
   *[false] Sin magistrado
}
marble-panel-lay-first = Poner { $piece } y otro tramo
marble-panel-lead-to = A { $to }

## Qué da una jugada

marble-panel-makes = { $whose ->
    [you] { marble-building } en { $site } para ti: { $points }
    [another] { marble-building } en { $site } para otra persona: { $points }
   *[nobody] { marble-building } en { $site }
}

## Por qué no hay nada que elegir

marble-panel-leave-out = Aquí no hay nada que elegir: déjalo vacío
marble-panel-instead = { $order ->
    [open] Ahora no se puede abrir ningún acueducto
    [finish] Ningún solar está completo
    [reward] No se acaba de terminar ningún solar
    [spend] No tienes imperium que devolver
   *[other] Ahora no
}. Antes: { $duty }

## El botón Ayuda

marble-panel-help-over = No queda nada por hacer. `{ name-game-score }` muestra el resultado.
marble-panel-help-not-you = No es tu turno. Puedes mirarlo todo.
marble-panel-help-act = Tienes { marble-actions }. Cada una de estas cosas cuesta una:
marble-panel-help-can = { $order ->
    [play] - **Jugar** una loseta lista (`{ name-marble-play }`): elige su tipo, el lugar y si lleva un magistrado encima.
    [draw] - **Robar** dos losetas (`{ name-marble-draw }`), listas desde tu próximo turno.
    [expand] - **Ampliar** acueductos abiertos (`{ name-marble-expand }`) con dos tramos.
    [recall] - **Recuperar** un magistrado (`{ name-marble-recall }`).
   *[spend] El imperium compra más acciones (`{ name-marble-spend }`). Luego termina tu turno (`{ name-marble-end }`).
}
marble-panel-help-decide = Ahora: { $duty }.
marble-explain = { $kind ->
    [draw] Para jugar necesitas losetas. Lo que robas ahora está listo desde tu próximo turno. El tipo de una loseta dice para qué edificio cuentan los magistrados que pongas en ella, así que piensa en un solar en el que puedas tener la mayoría.
    [play] Donde se juntan seis triángulos hay un solar. Cuando losetas y colinas cubren los seis, se construye allí un edificio, para quien tiene alrededor la mayoría de magistrados en losetas de su tipo. Pon un magistrado en una loseta donde pueda ganar un solar así; sin él, la loseta solo llena el suelo.
    [types] Cuenta las losetas que se juntan en un solar: 3 templo, 4 baños, 5 teatro, 6 arena. Solo cuentan los magistrados en losetas de ese tipo. Las esquinas anchas llenan dos de los seis triángulos; las agudas y las colinas, uno: tres esquinas anchas son un templo. Cuenta, pues, lo que falta por llegar antes de poner una loseta.
    [lead] Un solar da puntos a quien tiene allí la mayoría de magistrados. Con empate, o sin magistrados del tipo, se convierte en una fuente, que no da puntos a nadie. Un magistrado también puede impedir la mayoría de otra persona.
    [bridges] Una loseta en un espacio con puente toma ese puente, que al final da de { $least } a { $most } puntos; solo tú ves el valor.
    [springs] Una loseta que toca un manantial abre un acueducto, cuyos primeros tramos pones tú. Al final, cada edificio al que llega un acueducto da { $on_aqueduct } a quien lo posee.
    [fountains] Una fuente no da puntos cuando se construye, pero al final cada edificio junto a ella da { $fountain } a quien lo posee. Y si pones un tramo de acueducto que llega hasta ella, recibes una moneda, que al final vale { $coin }.
    [expand] Los acueductos no son de nadie: al final, cada edificio al que llega uno da { $on_aqueduct } a quien lo posee. Llévalos junto a tus edificios y lejos de los ajenos.
    [orders] Un solar se puede terminar en un turno ajeno, y entonces puedes mover de allí un magistrado tuyo. Tu orden permanente dice por adelantado qué quieres, para que nadie tenga que esperarte. Por defecto solo se mueven magistrados agotados. *{ marble-own }* la cambia.
    [recall] Tienes pocos magistrados. Uno agotado vuelve con `{ name-marble-recall }`, por una acción; uno que deja un solar terminado para ir a una casilla de imperium vuelve gratis y trae algo.
    [open] Pones los primeros tramos de un acueducto, y cualquiera puede seguirlo después. Llévalo junto a tus propios edificios: cada uno al que llega te da { $on_aqueduct } al final.
    [finish] Hay varios solares completos. Tú eliges el orden, y es importante: un magistrado que envías tras uno de ellos no cuenta en el siguiente.
    [reward] Uno de tus magistrados puede dejar ahora este solar. { $building ->
        [fountain] Desde el tesoro trae una moneda.
       *[other] Desde una casilla de imperium trae una ficha de imperium, que vale una acción más o puntos al final.
    } Envía uno agotado si lo tienes.
    [imperium] Al final, quien tiene la mayoría de fichas de imperium de un tipo recibe { $alone }; en un empate, { $tied } cada persona. Durante la partida, cada ficha te compra una acción más en tu turno. Los magistrados solo vuelven cuando terminas un turno.
    [last] El final está cerca: cuando al final de un turno hay tres pilas vacías, cada persona tiene una acción más, y entonces el imperium no compra ninguna. Es el momento de lo que puntúa al final: puentes, acueductos, imperium.
   *[end] Has usado tus acciones. Devolver imperium compra una más; el que conservas cuenta al final.
}
marble-panel-help-more = *{ button-undo }* (`{ name-game-undo }`) deshace tu última jugada hasta que hayas visto un puente o actúe otra persona. *{ button-look }* (`{ name-game-board }`) muestra el tablero. `{ name-game-rules }` explica el juego.

## La página de lo propio

marble-panel-own = **Tienes** { $points }; listo: { $ready }; robado en este turno: { $fresh }; puedes colocar { $magistrates }.
marble-panel-own-post = Un magistrado en { $tile } ({ marble-kind }): { $corners ->
    [0] agotado
   *[other] esquinas abiertas: { $corners }
}.
marble-panel-own-spaces = Vuelven al final de tu próximo turno: con imperium, { $spaces }; con una moneda, { $treasury }.
marble-panel-own-score = Si la partida acabara ahora, tendrías { $points }.

## Por qué una pista aconseja una jugada

marble-reason-lacks = no tienes lista ninguna loseta de { $kinds }
marble-reason-few-ready = { $ready ->
    [0] no tienes ninguna loseta lista
    [one] solo { $ready } loseta lista
   *[other] solo { $ready } losetas listas
}
marble-reason-reaches = { $own ->
    [0] { $number ->
        [0] sigue hacia donde puedes construir
       *[other] da { marble-coins }
    }
    [one] { $number ->
        [0] llega a un edificio tuyo
       *[other] llega a un edificio tuyo y da { marble-coins }
    }
   *[other] { $number ->
        [0] llega a { $own } edificios tuyos
       *[other] llega a { $own } edificios tuyos y da { marble-coins }
    }
}
marble-reason-spent = el magistrado ya no puede contar en ningún solar, y puedes usarlo en otro lugar
marble-reason-needed-elsewhere = el magistrado hace más falta en otro lugar
marble-reason-waits = tu magistrado de allí necesita { marble-kind }
marble-reason-nears = ayuda a completar solares donde tienes magistrados
marble-reason-becomes = { $building ->
    [fountain] { $site } se convierte en { marble-building }
   *[other] { $site } se convierte en { marble-building } ({ $points })
}
marble-reason-goal = { $soon ->
    [now] luego, en este turno, { $becomes }
   *[next] luego, en tu próximo turno, { $becomes }
}
marble-reason-brings = { $building ->
    [fountain] da una moneda
    [temple] da imperium de templo
    [bathhouse] da imperium de baños
    [theatre] da imperium de teatro
   *[arena] da imperium de arena
}
marble-reason-sends = { $was_spent ->
    [true] magistrado agotado; { marble-reason-brings }
   *[false] { marble-reason-brings }; el magistrado vuelve a estar libre al final de tu turno
}
marble-reason-keeps = tus magistrados de allí aún pueden ganar otros solares
marble-reason-spares = una acción más; te sobra imperium de { marble-kind }
marble-reason-nothing-to-do = ninguna acción más compensa una ficha de imperium

## Órdenes permanentes

marble-order-send-spent-or-ask = Enviar uno agotado; si no, preguntarme
marble-order-send-spent-or-keep = Enviar uno agotado, dejar los demás
marble-order-always-send = Uno agotado; si no, el de menos esquinas abiertas
marble-order-always-ask = Preguntarme siempre
marble-order = { $order ->
    [send_spent_or_ask] { marble-order-send-spent-or-ask }
    [send_spent_or_keep] { marble-order-send-spent-or-keep }
    [always_send] { marble-order-always-send }
   *[always_ask] { marble-order-always-ask }
}

## Qué se puede ajustar antes de empezar

marble-wish-fixed-hills = Colinas fijas: Esquilino, Quirinal, Aventino
marble-wish-hill-corners = La esquina de una colina cuenta como una loseta de su solar
marble-wish-fountains = Las fuentes solo puntúan por los lados de las losetas

## Hojas y lo propio
marble-sheet-pieces = losetas, edificios y puntos
marble-own = Mis piezas

## Cómo se puede llamar a una elección
marble-panel-called-magistrate = { marble-panel-called-magistrate-short } magistrado
marble-panel-called-magistrate-short = { $magistrate ->
    [true] con
   *[false] sin
}
marble-panel-called-none = ningún magistrado
marble-panel-called-none-short = ninguno
marble-panel-called-keep = dejar
