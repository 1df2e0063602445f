builders-panel-asks = **{ $order }** · { $asked }

## Partes de etiquetas
builders-panel-more = { $number } más
builders-panel-way = { $by }: { $cost }
builders-panel-without-tool = Sin herramienta
builders-panel-with-tool = Con herramienta ({ $tool })
builders-panel-equipped = { $who } · { $tool }
builders-panel-bought-all = { $actions } de pago
builders-panel-bought-some = { $actions } (compradas: { $bought })
builders-panel-left = { $actions } y { $sesterces }
builders-panel-gain-machine = { $gain }, y una máquina: { $brings }
builders-panel-then-machine = luego, una máquina que aporta { $brings }
builders-panel-gain-machine-for = { $gain }, y una máquina: { $brings }
builders-panel-finishes = la obra se termina
builders-panel-then-missing = aún falta: { $missing }
builders-panel-then-missing-so-many = aún falta: { $number }
builders-panel-sent-for = cada envío: { $price }
builders-panel-team-can = tu equipo disponible puede aportarlo todo
builders-panel-team-lacks-so-many = a tu equipo disponible le falta: { $number }
builders-panel-team-lacks = a tu equipo disponible le falta: { $lack }
builders-panel-of-use = aporta { $brings } para { $building }
builders-panel-then-sent-for = luego, cada envío: { $price }
builders-panel-then = luego: { $sending }
builders-panel-unused = sin usar: { $actions }
builders-panel-actions-for = { $actions } por { $gain }

## Qué dicen las opciones
builders-panel-site = Trabajar en { $building } · falta: { $missing } · { $chance }
builders-panel-work-on = Trabajar en { $building }
builders-panel-missing = falta: { $missing }
builders-panel-so-many-missing = falta: { $number }
builders-panel-pay = pagar { $price }
builders-panel-finish-now = terminar ya
builders-panel-can-go = pueden ir: { $number }
builders-panel-sender = { $who } · { $price } · a { $sites }
builders-panel-way-to-send = - { $with }: { $outcome }; te queda: { $left }.
builders-panel-way-to-finish = - { $with }: { $outcome } ({ $gain }); te queda: { $left }.
builders-panel-student = { $name }: { $brings } → { $learned }
builders-panel-effect-prisoner = envío gratis; −{ $penalty } si no se libera
builders-panel-effect-tool = añade { $adds }
builders-panel-effect-university = un trabajador aporta después { $brings }
builders-panel-effect-loan = { $gain } ahora; al final se devuelve { $repay }, o −{ $penalty }

## Jugadas
builders-panel-open = Empezar { $building }
builders-panel-recruit = Contratar: { $worker }
builders-panel-take-loan = Pedir un préstamo
builders-panel-invest = Invertir: { $card }
builders-panel-invest-for = Invertir: { $card }, para { $student }
builders-panel-and-end = Hacerlo y terminar el turno
builders-panel-send-and-end = Enviar a { $who } y terminar el turno
builders-panel-send-it-and-end = Enviar y terminar el turno
builders-panel-send = Enviar a { $who } a { $building }
builders-panel-take-for = Tomar sestercios por { $actions }
builders-panel-take = Tomar { $gain } · usa { $actions }
builders-panel-free = Liberar: { $prisoner }
builders-panel-end = Terminar turno
builders-panel-finish = Terminar { $building } ya: enviar a { $who } · { $cost }
builders-panel-finish-alone = Terminar { $building } ya · { $cost }
builders-panel-finish-first-for = Enviar a { $who } a { $building } · { $cost } · primero de { $number } envíos que lo terminan
builders-panel-finish-first = Enviar a { $who } a { $building } · primero de { $number } envíos que lo terminan
builders-panel-finish-it = Terminar { $building }
builders-panel-finish-begin = Terminar { $building }: 1.º de { $number }
builders-panel-send-it = Enviar
builders-panel-send-to = { $who } a { $building }
builders-panel-finish-first-alone = Terminar { $building } · primero de { $number } envíos
builders-panel-completion = **{ $building }** ({ $gain }): enviar a { $who }; { $cost }

## La primera página
builders-panel-now = **Te toca:** te quedan { $actions } y { $sesterces }.
builders-panel-begins-last-round = Cuando termines este turno empieza la última ronda: quienes van después juegan un turno más y la partida acaba.
builders-panel-invested = Ya has invertido en este turno.
builders-panel-can-finish = Puedes terminar { $completion }.
builders-panel-sites = Tus obras: { $sites }.

## Páginas en las que se elige algo
builders-panel-work = En **{ $building }** aún falta: { $missing }. Al terminar da { $gain }. El próximo envío cuesta { $next }, y cada uno más en este turno, una acción más. Tienes { $actions } y { $sesterces }.
builders-panel-to-finish = Para terminar { $completion }.
builders-panel-which-tool = ¿Qué herramienta lleva?
builders-panel-equip = ¿Enviar a **{ $who }** a **{ $building }**? Allí aún falta: { $missing }. Coste: { $cost }.
builders-panel-who-learns = ¿Quién aprende?
builders-panel-teach = **{ $card }**: ¿quién aprende? Desde entonces aporta { $brings }; su envío cuesta lo mismo. Es tu única inversión de este turno.

## Páginas que muestran una jugada antes de hacerla
builders-panel-for-cost = { $what }: { $cost }
builders-panel-afterwards = Coste: { $cost }. Después tienes { $left }.
builders-panel-refilled = La fila se rellena enseguida del mazo, así que esto no se puede deshacer.
builders-panel-not-refilled = El mazo está vacío: la fila no se rellena.
builders-panel-ask-recruit = ¿Contratar **{ $worker }**? Cada envío cuesta { $price }.
builders-panel-ask-invest = ¿Invertir en **{ $card }**: { $effect }?
builders-panel-ask-invest-for = ¿Invertir en **{ $card }**, para { $student }: { $effect }?
builders-panel-invest-now-for = Invertir: { $card }, para { $student }
builders-panel-one-investment = Es tu única inversión de este turno.
builders-panel-free-prisoner = Liberar al prisionero
builders-panel-ask-free = ¿Liberar **{ $prisoner }**? Después cuesta { $price } por envío, aporta { $brings }, puede aprender y llevar herramientas, y no resta puntos al final.
builders-panel-send-way = Enviar: { $way }
builders-panel-ask-open = ¿Empezar **{ $building }**? Necesita { $need }; al terminar da { $gain }.
builders-panel-could-finish = Después aún podrías terminar la obra en este turno: { $completion }.
builders-panel-helpers = Pueden ayudar allí: { $helpers }.
builders-panel-no-helper = Nadie disponible aporta lo que necesita.
builders-panel-ask-end = **¿Terminar tu turno?** Acciones sin usar que se pierden: { $number }.
builders-panel-offer-take = { $number ->
    [one] Antes puedes cambiarla por sestercios.
   *[other] Antes puedes cambiarlas por sestercios.
}

## El propio equipo
builders-panel-team = **Tu equipo:** puedes enviar a { $free } de { $all }. Obras: { $sites }. Terminados: { $finished }. Tienes { $sesterces }.
builders-panel-tools = Herramientas: { $tools }.
