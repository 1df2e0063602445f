## Temas de las reglas

marble-rules-aim = Cubres el suelo de Roma con losetas de barrio, algunas con un magistrado tuyo encima. Cuando losetas y colinas rodean por completo un cruce, se construye allí un edificio de mármol, de un tipo que depende del número de losetas: da puntos a quien tiene allí más magistrados que nadie en losetas de ese tipo. Un magistrado que deja un solar terminado trae imperium, que compra acciones. Los acueductos, fuentes, puentes, monedas e imperium dan puntos al final; gana quien tiene más puntos.
marble-rules-turn = **Rome: City of Marble.** Cubres el suelo de Roma con losetas de barrio. Cuando losetas y colinas rodean por completo un cruce, se construye allí un edificio. Es de quien tiene más magistrados que nadie en losetas de su tipo (con empate es una fuente). Casi todo está a la vista; solo los valores de los puentes son secretos.
    En tu turno tienes { $actions } acciones, en cualquier orden, y puedes repetir la misma:
    - **Robar** dos losetas de tipos distintos. Puedes jugarlas desde tu próximo turno.
    - **Jugar** una de tus losetas listas, con uno de tus magistrados encima o sin él.
    - **Ampliar** acueductos abiertos con dos tramos: los dos en uno, o uno en cada uno de dos.
    - **Recuperar** de una loseta uno de tus magistrados.
    Cada ficha de **imperium** que devuelves compra una acción más. Luego acaba tu turno: lo que robaste está listo, y tus magistrados en casillas de imperium y en el tesoro vuelven y traen cada uno una ficha de imperium o una moneda (mira *{ marble-rules-topic-imperium }*).
marble-rules-turn-details = **Un turno, detalles.**
    - Cada acción acaba antes de que empiece la siguiente. El imperium puede comprar acciones antes, entre medias y después, pero solo con fichas que ya tienes: lo que llega al final del turno es para más tarde.
    - Debes usar tus acciones mientras alguna sea posible. No hay límite de mano: puedes tener cuantas losetas quieras.
    - Un magistrado que recuperas está disponible enseguida y puede ir a una loseta en el mismo turno, pero no trae nada.
    - Jugadas automáticas: el programa termina un solar, pone los tramos de una apertura o termina tu turno cuando solo hay una posibilidad. Mientras tengas imperium que gastar no termina tu turno, salvo en la última ronda.
    - Si los demás deciden por votación saltar tu turno, el programa roba losetas por ti mientras queden, y lo termina.
    - Si solo una pila tiene losetas, las dos salen de ella. Si solo queda una loseta, la robas; si solo cabe un tramo de acueducto, pones ese.
    - Al final de tu turno ocurre esto por orden: las losetas nuevas pasan a estar listas, tus magistrados en casillas de imperium y en el tesoro vuelven con lo que han ganado, y luego puede acabar la partida.
marble-rules-playing = **Jugar una loseta.** Una loseta es un rombo de dos triángulos del tablero. Ninguno puede estar cubierto por una loseta o una colina sorteada, y al menos uno de los cuatro lados de la loseta debe quedar junto a un lado de una colina o de otra loseta; tocar una esquina no basta. Los tipos no tienen que coincidir. Las colinas no sorteadas son suelo normal.
    Un lugar se nombra con los dos extremos de la diagonal corta de la loseta, la línea entre sus dos triángulos, como E5-F5: las filas van de A a K desde abajo, y los números cuentan desde la izquierda.
    Después de jugar una loseta, por este orden:
    1. Tomas los puentes que cubre. Solo tú ves sus valores.
    2. Si una esquina toca el manantial de un acueducto cerrado, lo abres. No cuesta ninguna acción.
    3. Terminas todos los solares que ahora están completos, en el orden que quieras.
    Un magistrado solo puede ir a una loseta cuando se juega, y nunca dos a la misma.
marble-rules-playing-details = **Jugar una loseta, detalles.**
    - Los espacios de puente y las colinas no sorteadas cuentan como suelo vacío, y las losetas pueden cubrirlos.
    - Los lados siempre coinciden enteros, porque las losetas están sobre los triángulos del tablero.
    - Primero se toman los puentes, luego se abren los acueductos y después se terminan los solares. Por eso, un magistrado que deja un solar falta en el siguiente.
marble-rules-sites = **Solares.** Un solar es un cruce con seis triángulos alrededor. Está completo cuando losetas y colinas cubren los seis. Un cruce del borde nunca es un solar.
    El número de losetas que se juntan allí decide qué se construye: tres, un templo ({ $temple }); cuatro, baños ({ $bathhouse }); cinco, un teatro ({ $theatre }); seis, una arena ({ $arena }).
    Cuentan tus magistrados en losetas de *ese tipo* en el solar. Quien tiene la mayoría (más que nadie, sin empate) se queda con el edificio y recibe los puntos enseguida. Si hay empate en cabeza, o nadie tiene ninguno allí, se convierte en una fuente, que no da puntos a nadie.
    Después, desde quien tiene el turno, cada persona puede mover un magistrado de cualquier loseta del solar a la casilla de imperium de lo que se construyó, o al tesoro si es una fuente. Los demás magistrados se quedan en sus losetas.
marble-rules-sites-details = **Solares, detalles.**
    - Cada loseta con una esquina en el solar cuenta una vez. Una esquina aguda llena uno de los seis triángulos; una ancha, dos.
    - Una colina llena su triángulo de un solar, pero no es una loseta que cuente, así que junto a una colina no puede haber una arena. Una mesa puede jugar de otro modo; entonces se dice abajo.
    - Cada magistrado en una loseta del tipo correcto es un punto de influencia. Uno basta si nadie más tiene. No importa de quién es el turno ni quién jugó las losetas. Un empate da una fuente.
    - Si hay varios solares completos a la vez, se terminan uno tras otro; el orden lo elige quien tiene el turno. Un magistrado que ha dejado uno no cuenta en el siguiente.
    - Cada persona puede mover un magistrado de un solar terminado, de una loseta de cualquier tipo, aunque no haya construido nada. Es opcional. Se pregunta en el sentido de las agujas del reloj, empezando por quien tiene el turno.
    - Los magistrados que se quedan siguen contando en las otras esquinas de su loseta.
    - Hay tantas fuentes y edificios como hagan falta.
marble-rules-imperium = **Magistrados e imperium.** Tienes { $magistrates } magistrados. En una loseta cuentan para los solares de sus esquinas. De un solar terminado uno puede ir a una casilla de imperium, y al final de tu turno (este si es el tuyo; si no, el próximo) vuelve con una ficha de imperium de ese tipo; del tesoro, con una moneda.
    Una ficha de imperium compra una acción más si la devuelves en tu turno: antes, entre medias o después de tus acciones. Las que conservas cuentan al final. Por cada tipo, quien tiene más que nadie (la mayoría) recibe { $alone } puntos; en un empate, { $tied } cada persona empatada.
marble-rules-imperium-details = **Magistrados e imperium, detalles.**
    - De las casillas de imperium y del tesoro los magistrados solo vuelven al final de tu propio turno; `{ name-marble-recall }` es para los que están en losetas.
    - Si se agota una pila de imperium o las monedas, el magistrado vuelve sin nada. El imperium devuelto se puede volver a ganar.
    - En la última ronda el imperium no compra nada; el que conservas sigue contando.
marble-rules-standing = **Órdenes permanentes.** Un solar se puede terminar en un turno ajeno, y entonces puedes mover un magistrado. Para que nadie tenga que esperarte, elige una vez qué quieres; solo lo ves tú, y puedes cambiarlo cuando quieras en *{ marble-own }* o con `{ name-marble-orders }`:
    - *{ marble-order-send-spent-or-ask }*: lo habitual.
    - *{ marble-order-send-spent-or-keep }*: nadie te espera.
    - *{ marble-order-always-send }*: siempre se envía uno. Nadie te espera.
    - *{ marble-order-always-ask }*.
    Un magistrado está *agotado* cuando ninguna esquina sin terminar de su loseta puede convertirse ya en un solar del tipo de la loseta. Una esquina que sí puede está *abierta* para él. Las órdenes son para turnos ajenos; en la última ronda el programa decide solo algunos casos: mira los detalles.
marble-rules-standing-details = **Órdenes permanentes, detalles.**
    - Si una esquina aún puede convertirse en un solar del tipo se juzga por los triángulos vacíos a su alrededor, no por las losetas que quedan en las pilas.
    - Si varios de los tuyos están agotados, o empatan en tener menos esquinas abiertas, se envía uno que no esté en otro solar a punto de terminarse; de ellos, el de la fila más baja y, dentro de ella, el de más a la izquierda.
    - En la última ronda el programa decide antes que cualquier orden, también en tu turno. Si aún falta que acabe un turno tuyo, se envía un magistrado agotado del solar, salvo que también pueda salir de otro solar que esté a punto de terminarse. Si no lo hay y todos los tuyos en losetas están agotados, no se mueve ninguno. En una mesa sin jugadas automáticas, también aquí decides tú o tu orden.
    - Si los demás deciden por votación saltar tu turno, se envía un magistrado agotado y los otros se quedan.
marble-rules-aqueducts = **Acueductos.** Hay tres, gris, marrón y blanco, y no son de nadie. Cada uno empieza en su manantial, en el borde. Quien juega una loseta que toca un manantial abre su acueducto y pone enseguida { $opening } tramos, el primero junto al manantial.
    Un tramo va por el lado de una loseta y lleva del extremo del acueducto al cruce siguiente. Un acueducto no se cruza a sí mismo, no se bifurca y no toca otro acueducto ni otro manantial. Hay { $pieces } tramos de cada color.
    Cuando tu tramo llega a una fuente tomas una moneda, si queda alguna.
marble-rules-aqueducts-details = **Acueductos, detalles.**
    - Cualquiera puede ampliar cualquier acueducto abierto con una acción.
    - Un tramo necesita una loseta en al menos un lado de su línea. Al otro lado puede haber una loseta, una colina, suelo vacío o el borde; una colina sola no basta. La diagonal corta de una loseta no es un lado.
    - Los tramos se ponen uno tras otro, y puedes llevarlos a un callejón sin salida: si tras un tramo no cabe otro, no pones más, aunque otro camino hubiera sido más largo.
    - Un acueducto está abierto aunque no se haya podido poner ningún tramo al abrirlo. Sigue desde su extremo, o desde su manantial, cuando una loseta nueva le da camino.
    - Un acueducto tampoco puede tocar un manantial cerrado. Cuando todos sus tramos están puestos, está acabado.
    - La moneda es por un tramo que llega a una fuente. Una fuente que se construye donde ya pasa un acueducto no da ninguna, y salir de una no da otra.
    - Un edificio que se construye donde ya pasa un acueducto cuenta al final como cualquier otro.
marble-rules-bridges = **Puentes.** Siete espacios ocultan losetas de puente, con valores de { $least } a { $most }. Quien pone una loseta en un espacio de puente toma ese puente y es la única persona que conoce su valor, que da puntos al final. Un octavo puente se apartó sin mirarlo. Los ocho valores son { $values }. Un puente se llama como el cruce al que apunta su triángulo.
marble-rules-end = **El final.** Cuando tres o las cuatro pilas de losetas de barrio están vacías al final de un turno, cada persona juega una acción más; en último lugar, quien vació la tercera pila. El imperium ya no compra acciones. Después se suma esto a tus puntos:
    - los valores de tus puentes
    - { $on_aqueduct } por cada edificio civil tuyo al que llega un acueducto, sin importar quién lo puso
    - { $fountain } por cada fuente junto a cada uno de tus edificios civiles
    - { $coin } por cada moneda, y { $most_coins } por tener el mayor número de monedas, también en un empate
    - por cada tipo de imperium: { $alone } por tener la mayoría, { $tied } para cada persona en un empate
    Gana quien tiene más puntos. En un empate gana quien tiene más edificios civiles; luego, quien tiene más fichas de imperium de todos los tipos juntos; si no, se comparte la victoria.
marble-rules-end-details = **El final, detalles.**
    - En la última ronda cada persona tiene una acción, empezando a la izquierda de quien vació la tercera pila. Quien no puede hacer nada, pasa.
    - También en la última ronda tus magistrados vuelven al final de tu turno. Lo que se envía después a una casilla no trae nada.
    - Una fuente está junto a los seis cruces que la rodean, lleve o no hasta allí el lado de una loseta. Una mesa puede jugar de otro modo; entonces se dice abajo.
    - Una fuente cuenta para cada edificio civil a su lado, sea de quien sea, y un edificio puede tener varias fuentes.
    - Sin ninguna moneda, o sin imperium de un tipo, nadie tiene la mayoría.
marble-rules-setup = **Preparación.** Se sortean tres de las siete colinas; los lugares de las otras son suelo normal. Una mesa puede usar en su lugar Esquilino, Quirinal y Aventino. Las losetas de puente se barajan, se pone una boca abajo en cada espacio de puente y la última se aparta sin mirarla.
    Cada persona toma una loseta lista de cada tipo y { $magistrates } magistrados. Quién empieza se decide por sorteo, salvo que empiece quien abrió la mesa; en una revancha empieza otra persona. Se juega en el sentido de las agujas del reloj. Las reglas son las mismas para dos, tres y cuatro.
    Con las iniciales hay { $temples } losetas de templo, { $bathhouses } de baños, { $theatres } de teatro y { $arenas } de arena; además, { $imperium } fichas de imperium de cada tipo y { $coins } monedas. Todas están boca arriba, y también está a la vista todo lo que tiene cada persona, menos los valores de los puentes.
marble-rules-board = **El tablero.** Este tablero es nuestro: no conocemos el publicado. Tiene { $vertices } cruces, de los que { $interior } pueden ser solares, { $triangles } triángulos, siete lugares para colinas de los que se usan tres, tres manantiales y siete espacios de puente. Una línea blanca entre dos solares terminados es una calle: solo muestra que son vecinos, y no cuenta.
marble-rules-board-details = **El tablero y nuestras decisiones, detalles.**
    - Los lugares de colinas, manantiales y puentes son nuestros, y también cuántas veces sale cada valor de puente. De los puntos por edificios solo conocemos los del teatro; los demás son los que encajan.
    - Ninguna loseta cubre dos puentes ni toca dos manantiales, y ningún cruce está junto a dos colinas.
    - Donde el reglamento deja una pregunta abierta, hemos decidido. Lo menos seguro son estas dos cosas, que una mesa puede ajustar antes de empezar: una colina no es una loseta que cuente, y una fuente está junto a los seis cruces que la rodean.
    - Otras decisiones: las fuentes y los edificios nunca se agotan; salir de una fuente no da otra moneda; un acueducto no se acerca a manantiales cerrados; en la última ronda los magistrados aún vuelven. Los detalles de cada tema dicen más.
marble-rules-moves = **Comandos y botones.** *{ button-your-turn }* abre tu panel, donde se puede hacer todo. Lo mismo escribiendo:
    - `{ name-marble-draw }`, `play`, `expand`, `recall`: las cuatro acciones
    - `{ name-marble-open }`, `finish`, `reward`: lo que sigue a una loseta
    - `{ name-marble-spend }`: devuelve imperium por una acción más
    - `{ name-marble-end }`: termina tu turno
    - `{ name-marble-orders }`: tu orden permanente
    Los lugares se pueden escribir como se llaman en la imagen: `e5-f5`.

## Sus nombres

marble-rules-topic-turn = Un turno
marble-rules-topic-playing = Jugar una loseta
marble-rules-topic-sites = Solares y edificios
marble-rules-topic-imperium = Magistrados e imperium
marble-rules-topic-standing = Órdenes permanentes
marble-rules-topic-aqueducts = Acueductos
marble-rules-topic-bridges = Puentes
marble-rules-topic-end = El final y la puntuación
marble-rules-topic-setup = Preparación
marble-rules-topic-board = El tablero
marble-rules-topic-moves = Comandos y botones

## Piezas

marble-rules-piece-kind = **{ $name }.** Hay { $supply } losetas de barrio de este tipo. Donde se juntan { $meet } losetas en un solar, se construye este edificio, para quien tiene allí la mayoría de magistrados en losetas de este tipo. Da { $points } enseguida, y { $on_aqueduct } más al final si llega a él un acueducto.
marble-rules-piece-fountain = **Fuente.** En lo que se convierte un solar cuando nadie tiene la mayoría de magistrados en losetas del tipo correcto. No da puntos a nadie, pero al final da { $fountain } por cada edificio civil a su lado, a quien lo posee. Quien lleva hasta ella un tramo de acueducto toma una moneda.
marble-rules-piece-magistrate = **Magistrado.** Tienes { $magistrates }. Va a una loseta cuando la juegas, cuenta para los solares del tipo de la loseta y puede ir a una casilla de imperium o al tesoro cuando se termina un solar junto a su loseta.
marble-rules-piece-imperium = **Ficha de imperium.** Hay { $supply } de cada tipo. Devuelta, compra una acción más; conservada, cuenta para la mayoría de su tipo al final: { $alone } sin empate, { $tied } para cada persona en un empate.
marble-rules-piece-coin = **Moneda.** Hay { $supply }. Una viene de un magistrado en el tesoro al final de tu turno, y otra cuando tu tramo de acueducto llega a una fuente. Cada una da { $coin } al final, y tener el mayor número, también en un empate, { $most_coins }.
marble-rules-piece-bridge = **Puente.** Un valor oculto de { $least } a { $most }; lo toma quien pone una loseta en su espacio, y nadie más lo conoce hasta el final.
marble-rules-piece-aqueduct = **{ $name }.** Empieza en su manantial, en { $spring }, y tiene { $pieces } tramos. Lo abre una loseta que toca el manantial. Al final, cada edificio civil al que llega da { $on_aqueduct } a quien lo posee.
marble-rules-piece-hill = **{ $name }.** Una de las siete colinas; en cada partida se sortean tres. Se pueden jugar losetas junto a los lados de una colina, y una colina cubre su parte de los solares de sus esquinas, pero no es una loseta que cuente.
marble-rules-which-piece = Coinciden varias: { $names }. Escribe más.

marble-rules-name = { $piece ->
    [temple] Templo
    [bathhouse] Baños
    [theatre] Teatro
    [arena] Arena
    [fountain] Fuente
    [magistrate] Magistrado
    [imperium] Ficha de imperium
    [coin] Moneda
    [bridge] Puente
    [grey_aqueduct] Acueducto gris
    [brown_aqueduct] Acueducto marrón
   *[white_aqueduct] Acueducto blanco
}
