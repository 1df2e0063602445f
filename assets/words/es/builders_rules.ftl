builders_rules-aim = Diriges una empresa de construcción. En tu turno empiezas edificios, contratas trabajadores y los envías a tus obras; cada vez les pagas un sueldo. Un edificio que tiene toda la piedra, madera, arquitectura y decoración que necesita está terminado: da sestercios, para los próximos sueldos, y puntos. La ronda en que alguien llega a { $points } con edificios y máquinas es la última; gana quien tiene más puntos.

builders_rules-turn-name = Un turno
builders_rules-turn = **The Builders: Antiquity.** Empiezas edificios y envías allí a tus trabajadores. Cuando un edificio tiene toda la piedra, madera, arquitectura y decoración que necesita, está terminado y da sestercios y puntos. Cada persona empieza con { $start } y un aprendiz. Todas las cartas están boca arriba, menos los mazos.
    En tu turno tienes { $free } y puedes comprar más por { $extra } cada una. Haz lo siguiente cuantas veces quieras y en cualquier orden:
    - **Empezar** un edificio de la fila ({ $one }): se convierte en obra tuya, adonde pueden ir tus trabajadores.
    - **Contratar** a un trabajador de la fila ({ $one }), que entra en tu equipo y no cuesta nada hasta que lo envías.
    - **Enviar** a alguien de tu equipo a una obra tuya: { $send } o más, y el precio del trabajador.
    - **Invertir** en una carta de la fila de inversiones ({ $one } y su precio), una vez por turno.
    - **Tomar sestercios**: { $taken } por { $used } acciones.
    - **Liberar** a un prisionero ({ $freeing }).
    Después termina tu turno; las acciones sin usar se pierden. Las filas se rellenan enseguida.
builders_rules-turn-details = **Un turno, detalles.**
    - Si una jugada necesita más acciones de las que te quedan, las que faltan se compran con ella, y el botón dice cuánto pagas. Puedes comprar las que quieras, pero solo cuando las necesitas.
    - *{ commands-builders-take.button }* paga cada vez por separado: todas las acciones juntas dan más que una tras otra. Una acción comprada no se puede cambiar por sestercios, porque daría menos de lo que cuesta.
    - Una inversión por turno, sea cual sea, también con acciones compradas.
    - Una fila se rellena enseguida. Cuando su mazo está vacío, se acorta; nunca se descarta ni se devuelve nada.
    - Todas las cartas están boca arriba menos los mazos, y nadie puede mirar dentro de ellos.
    - Cuando has usado tus acciones y no puedes pagar nada más, el turno acaba solo (una jugada automática), salvo que la mesa lo haya desactivado.
    - Si los demás deciden por votación saltar tu turno porque se agotó el tiempo, el programa toma sestercios por las acciones que quedan.

builders_rules-sending-name = Enviar trabajadores
builders_rules-sending = **Enviar.** Puedes enviar a una obra tuya a cualquiera de tu equipo que no esté en otra. Pagas su precio entero y aporta todo lo que dice la carta; lo que el edificio no necesita se pierde. A quien no añade nada de lo que falta, ni con una herramienta, no se le puede enviar.
    El primer envío a una obra en un turno cuesta { $first }, el segundo { $second }, el tercero { $third }, y así sucesivamente: tres envíos a una obra cuestan { $three } acciones. Cada obra se cuenta aparte, y cada turno de nuevo. Los prisioneros y las máquinas cuentan como trabajadores.
    Si te quedan pocas acciones, las que faltan se compran a la vez, por { $extra } cada una.
    Un trabajador o un prisionero liberado puede llevar una **herramienta**, una por cabeza: indícala al enviar. Añade 1 de su recurso y no cuesta ni acción ni sestercios.
    Nadie puede volver antes: trabajadores y herramientas se quedan hasta que se termina el edificio.
builders_rules-sending-details = **Enviar, detalles.**
    - El número de acciones solo sube con los envíos a esa obra en este turno; los anteriores no cuentan.
    - El precio se paga enseguida. Sin los sestercios el trabajador no puede ir, y no puedes pedir prestado en la misma jugada: invierte antes en un préstamo.
    - Ni herramientas ni universidades cambian el precio o las acciones.
    - Un trabajador que no aporta nada de lo que falta puede ir si lleva una herramienta que sí lo aporta. Si no, el envío se rechaza, porque solo quedaría atrapado allí.
    - Lo que se aporta de más se pierde; no es una reserva para otra obra.

builders_rules-finishing-name = Terminar
builders_rules-finishing = **Terminar** no cuesta ninguna acción. En cuanto no falta nada, el edificio está terminado: recibes sus sestercios y puntos, y vuelven a ti las herramientas y todos los que trabajaban allí. Puedes usarlos, igual que los sestercios, en el mismo turno.
    Puedes tener cuantas obras quieras. No se pueden devolver, pero una que no esté terminada al final no cuesta nada.

builders_rules-investments-name = Inversiones
builders_rules-investments = **Inversiones.** Una vez por turno puedes invertir: { $one } y el precio de una carta de la fila de inversiones. Se puede elegir cualquiera de las que quedan. Las cartas tomadas no vuelven.
    - **Prisionero**, { $prisoner }: entra en tu equipo y { $sending }.
    - **Herramienta**, { $tool }: añade 1 de su recurso cada vez que alguien la lleva.
    - **Universidad**, { $university }: eliges enseguida a un trabajador o prisionero liberado tuyo que no esté en una obra, y desde entonces su carta aporta { $taught } del recurso. Sus otros recursos y su precio no cambian. Nadie aprende dos veces, y solo si cambia algo.
    - **Préstamo**: cuesta solo la acción y da { $gain } ahora; mira el tema de los préstamos.
    Las herramientas y universidades no son para prisioneros sin liberar ni para máquinas.
builders_rules-investments-details = **Inversiones, detalles.**
    - Puedes tomar cualquier carta que quede en la fila, no solo la primera.
    - Cada trabajador lleva como mucho una herramienta a la vez. Se queda en la obra hasta que se termina el edificio; luego puedes volver a usarla.
    - No se permite una formación que no cambie nada.
    - No hay límite de préstamos, salvo una inversión por turno y las cartas que existen.
builders_rules-range = { $least } a { $most }

builders_rules-prisoners-name = Prisioneros
builders_rules-prisoners = **Prisioneros.** Son inversiones por { $price }. Un prisionero { $sending }; en acciones cuesta lo mismo que un trabajador, y no admite herramienta ni universidad. Al final, cada prisionero sin liberar te cuesta { $penalty }.
    Puedes **liberarlo**: cuesta { $freeing } de tu turno y ningún sestercio, y no es una inversión. Puedes hacerlo incluso en el turno en que lo conseguiste, pero no mientras está en una obra. Enviar a un prisionero liberado cuesta { $freed }, y admite herramienta y universidad como un trabajador.
    En el recuento final, el programa libera a los demás por { $tally } cada uno, mientras te alcancen los sestercios. Entonces ya no se puede liberar a un prisionero que siga en una obra.

builders_rules-machines-name = Máquinas
builders_rules-machines = **Máquinas.** Están en la fila de edificios: { $machines }. Se empiezan y construyen como edificios; no dan sestercios, sino { $points }. Una máquina terminada entra en tu equipo: aporta { $brings } de un recurso y { $sending }, si quieres en el mismo turno. Enviarla cuesta acciones como enviar a un trabajador. No admite herramienta ni universidad.

builders_rules-loans-name = Préstamos
builders_rules-loans = **Préstamos.** Un préstamo es una inversión: { $one } de tu turno, y tienes enseguida { $gain } más. Hay { $cards } en total para la mesa, y puedes tener varios.
    En el recuento final cada uno se devuelve con { $repay } si los tienes; si no, cuesta { $penalty }. Devolverlo vale { $worth } puntos más que guardar los sestercios, así que el programa devuelve los que puede. Durante la partida no se puede devolver.

builders_rules-end-name = El final y el recuento
builders_rules-end = **El final.** Cuando alguien termina un turno con { $points } o más por edificios y máquinas terminados, la ronda se juega hasta el final, para que todo el mundo juegue el mismo número de turnos. Luego viene el recuento final:
    1. El programa libera a tus prisioneros que no están en una obra, por { $free } cada uno, y luego devuelve tus préstamos, por { $repay } cada uno, mientras te alcancen los sestercios. Cada pago vale más puntos que los sestercios que cuesta.
    2. Recibes los puntos de tus edificios y máquinas terminados, más { $sesterce } por cada sestercio restante, menos { $prisoner } por cada prisionero sin liberar y { $loan } por cada préstamo sin devolver.
    Gana quien tiene más puntos; en caso de empate se comparte la victoria.
builders_rules-end-details = **El final, detalles.**
    - Para que acabe la partida solo cuentan los puntos de edificios y máquinas terminados. Lo que perderás por prisioneros y préstamos no se descuenta de ellos.
    - En el recuento final no se puede liberar a un prisionero que está en una obra. Las obras sin terminar y los trabajadores sin trabajo no cuestan nada.

builders_rules-stalled-name = Partidas paradas
builders_rules-stalled = **Partidas paradas.** Los trabajadores no pueden volver antes de tiempo, así que pueden quedar todos atrapados. Tras { $idle } rondas completas seguidas en las que solo se tomaron sestercios o no se hizo nada, la partida acaba, y en todo caso tras la ronda { $last }. Luego viene el recuento final, como siempre.

builders_rules-setup-name = Preparación
builders_rules-setup = **Preparación.** Pueden jugar de dos a cuatro personas. Los edificios y las máquinas se barajan juntos en un mazo, los trabajadores en otro; { $buildings } edificios y { $workers } trabajadores están boca arriba en dos filas. Cada persona empieza con { $start } y un aprendiz al azar; los demás aprendices están en el mazo de trabajadores.
    Toda la fila de inversiones está boca arriba: { $prisoners } prisioneros, una herramienta y una universidad por cada uno de los cuatro recursos, y { $loans } préstamos.
    Quién empieza se decide por sorteo, salvo que empiece quien abrió la mesa; en una revancha empieza otra persona. Se juega en el sentido de las agujas del reloj. Los sestercios nunca se agotan. Se sabe qué queda en los mazos, pero no el orden.

builders_rules-moves-name = Comandos y botones
builders_rules-moves = **Aquí**, el botón *{ button-your-turn }* bajo la mención abre tu panel: todo se puede hacer con sus botones y menús, y también escribiendo. Si puedes terminar un edificio en este turno, el panel muestra cómo.
    `{ name-builders-open }`, `recruit`, `invest`, `send`, `take`, `free`, `end` son las jugadas; cada opción ofrece lo que ahora es legal, con su coste y efecto. `{ name-game-board }`, `status`, `score`, `log` muestran la mesa; `{ name-game-hand }`, tu equipo; `{ name-game-undo }` deshace tu última jugada hasta que se rellene una fila o juegue la persona siguiente; `{ name-game-card }` explica una carta; `{ name-game-hint }` aconseja.
