great_city_rules-aim = Construyes una ciudad de 4 × 4 edificios como máximo. En cada ronda colocas un emisario en una casilla de una tira, tomas una carta de la oferta y puedes construir una de tus cartas con los ladrillos de esa casilla y con monedas. Al final, las viviendas puntúan junto a edificios públicos de muchos colores; también dan puntos los acueductos, los templos, las monedas y las cartas de influencia. Gana quien tiene más puntos.

great_city_rules-round-name = Una ronda
great_city_rules-round = **The Great City of Rome.** Cada persona construye una ciudad de 4 × 4 edificios como máximo en torno a una granja y una vivienda.
    Antes de la primera ronda, cada persona se queda con una carta de un pequeño draft (mira *{ great_city_rules-setup-name }*).
    1. Se da la vuelta a una tira nueva: cinco casillas en línea desde el emperador hacia fuera, tres con un ladrillo y dos con un engranaje. Se pone una nueva oferta de cartas.
    2. Empezando por quien tiene el marcador de inicio y en el sentido de las agujas del reloj, se colocan los emisarios en casillas libres. Una casilla da su propio símbolo y todos los que hay entre ella y el emperador. Luego se juegan los turnos desde el emperador hacia fuera: cerca de él actúas antes y tienes menos.
    3. En tu turno tomas una carta de la oferta; luego puedes construir una carta de tu mano y producir una vez, en el orden que quieras.
    4. Se pueden ganar las cartas de influencia en espera (mira *{ great_city_rules-influence-name }*), y el marcador de inicio pasa a la persona siguiente en el sentido de las agujas del reloj.
    En partidas de dos, cada persona tiene dos emisarios y se juegan 7 rondas; en partidas de tres o cuatro, cada persona tiene uno y se juegan 14.
great_city_rules-round-details = **Una ronda, detalles.**
    - Son tuyos todos los símbolos hasta la casilla de tu emisario, también los de casillas con emisarios ajenos.
    - Se ofrecen tantas cartas como emisarios hay, así que el último toma la que queda. Debes tomar una carta, aunque no la quieras. La mano no tiene límite, y una carta que nunca se construye no cuesta nada.
    - Puedes construir la carta que acabas de tomar.
    - En un turno construyes como mucho una vez y produces como mucho una vez. Lo primero acaba antes de que empiece lo segundo; puedes saltarte una cosa o las dos.
    - Los ladrillos y engranajes que no has usado se pierden al final del turno. Los engranajes no sustituyen a los ladrillos.
    - El marcador de inicio solo fija el orden en que se colocan los emisarios, y el draft.
    - En una partida de dos, los emisarios se colocan por turnos, uno cada vez, y cada uno da un turno propio. Si entre los tuyos no hay ninguno ajeno, tienes dos turnos seguidos; nada pasa de uno a otro.

great_city_rules-building-name = Construir
great_city_rules-building = **Construir.** Paga los ladrillos de la carta con los de tu casilla, con fichas de ladrillo de tus granjas y con monedas: un ladrillo que falta cuesta 2 monedas. También puedes pagar solo con monedas.
    El edificio va a un espacio vacío que comparta un lado con un edificio de tu ciudad, y la ciudad debe caber en 4 × 4.
    Un acueducto nunca comparte fila o columna con otro acueducto; en vez de ocupar un espacio vacío, puede sustituir a cualquiera de tus edificios.
    Enseguida tomas una ficha de influencia por cada estrella, y un edificio público da algo por cada edificio a su lado (mira *{ great_city_rules-public-name }*). Las viviendas, los acueductos y los templos dan puntos al final; las granjas producen.
great_city_rules-building-details = **Construir, detalles.**
    - Los 4 × 4 se miden de extremo a extremo: cuatro edificios en una fila con un hueco entre ellos ocupan cinco columnas, que son demasiadas. Los huecos dentro de la ciudad están permitidos.
    - La fila 1, columna 1 es la esquina superior izquierda de tu ciudad tal como se dibuja: si la ciudad crece hacia arriba o hacia la izquierda, se vuelve a contar, y la fila o columna 0 es la vacía que hay a su lado.
    - Tú eliges si pagas con fichas de ladrillo o con monedas. Solo se compra lo que falta, y nada para más tarde.
    - Pagas antes de que cambie nada. La ficha de ladrillo de una granja que sustituyes puede pagar; las monedas de un mercado que construyes, no.
    - Un edificio sustituido sale de la partida con las fichas que tiene encima; sus estrellas y su color ya no cuentan. Las monedas, fichas de influencia y cartas que dio en su día siguen siendo tuyas. Los edificios iniciales también se pueden sustituir, igual que un acueducto por otro.
    - Un acueducto que no tiene sitio espera en tu mano. Caben cuatro como máximo; uno más solo puede sustituir a uno de ellos. Cualquier otra carta tiene sitio mientras la ciudad tenga menos de dieciséis edificios.
    - Una vivienda de lujo es una vivienda de su valor con una estrella; el gran acueducto, un acueducto con una estrella.

great_city_rules-public-name = Edificios públicos
great_city_rules-public = **Edificios públicos.** Al construirlos dan algo por cada edificio vecino: cada edificio, del tipo que sea, que comparte un lado con ellos.
    - **Verde**, Mercado y Foro Romano: una moneda por cada uno.
    - **Rojo**, Arena y Coliseo: una ficha de influencia por cada uno.
    - **Azul**, Termas y Termas imperiales: una ficha de punto por cada uno. Se quedan en las termas y puntúan con las viviendas de al lado.
    - **Amarillo**, Escuela y Universidad: robas de un mazo una carta por cada uno y te quedas con una de ellas.
    Foro Romano, Coliseo, Universidad y Termas imperiales cuentan un vecino más de los que tienen.
    Al final, los colores cuentan para las viviendas de al lado.
great_city_rules-public-details = **Edificios públicos, detalles.**
    - Hay de uno a cuatro vecinos. Los edificios iniciales y los acueductos son vecinos como los demás; un edificio que solo toca con una esquina no lo es.
    - Los vecinos se cuentan una vez, al construir el edificio. Los cambios posteriores no alteran nada.
    - No se puede rechazar lo que da un edificio, ni siquiera fichas de influencia.
    - Escuela y Universidad: eliges un mazo en juego que no sea el I; en una partida de dos, siempre el II. Robas, te quedas con una carta y pones las demás bajo ese mazo en el orden que quieras; cerca del final pueden volver a salir. Si quedan menos, robas las que hay. La carta con la que te quedas se puede construir desde tu próximo turno.

great_city_rules-producing-name = Producir
great_city_rules-producing = **Producir** necesita dos engranajes; uno que falta cuesta 1 moneda. Puedes hacerlo una vez por turno, antes o después de construir. Entonces producen todas tus granjas: cada huerta, una moneda; cada granja de cereales, una ficha de ladrillo si no tiene ninguna; cada granja de ovejas, una ficha de influencia; y el viñedo, una moneda y, si no tiene ninguna, una ficha de ladrillo.
great_city_rules-producing-details = **Producir, detalles.**
    - Una vez por turno, tengas los engranajes que tengas. Puedes comprar los dos.
    - Si produces antes, lo que recibes puede pagar el edificio. Si construyes antes, una granja nueva produce enseguida, o las monedas de un mercado nuevo compran engranajes.
    - Una ficha de ladrillo se queda en su granja hasta que pagas con ella un ladrillo, en este turno o más tarde. Una granja que aún tiene su ficha no recibe otra ni nada a cambio.
    - Se produce todo: no se pueden rechazar las fichas de influencia de las granjas de ovejas.
    - El viñedo es un solo edificio de producción, aunque da dos cosas.
    - Puedes producir aunque no dé nada.

great_city_rules-influence-name = Influencia
great_city_rules-influence = **Influencia.** Las fichas de influencia vienen de estrellas, edificios rojos y granjas de ovejas. En algunas rondas aparece una carta de influencia. Al final de la ronda, quien tiene más fichas de influencia que nadie toma todas las cartas en espera y devuelve todas sus fichas. Si hay empate en cabeza, las cartas esperan a la ronda siguiente; tras la última ronda se pierden. Al final, dos fichas valen un punto.
great_city_rules-influence-details = **Influencia, detalles.**
    - Una ficha basta para ganar si nadie más tiene. Si nadie tiene ninguna, o hay empate en cabeza, las cartas esperan, sin importar quién va después.
    - Quien va en cabeza sin empate toma todas las cartas en espera y devuelve todas sus fichas, una vez. No se puede rechazar.
    - Si no hay ninguna carta en espera, cada persona conserva sus fichas.
    - La carta de 14 llega en la última ronda. Si entonces hay empate en cabeza, se pierden todas las cartas en espera.
    - Para los puntos finales, y en un empate, cuentan las fichas que quedan tras el último reparto.

great_city_rules-scoring-name = Puntuación
great_city_rules-scoring = **Puntuación.** Una zona de viviendas contiguas de un mismo valor da la suma de sus valores por el número de colores distintos de edificios públicos a su lado, más las fichas de punto de unas termas a su lado, las mejores.
    1, 2, 3 o 4 acueductos en total: 4, 12, 24 o 40 puntos. Cada templo puntúa según su propia condición (mira *{ great_city_rules-temples-name }*).
    Cada moneda vale 1 punto; dos fichas de influencia, 1 punto; las cartas de influencia, su valor.
    Gana quien tiene más puntos; en un empate, quien conserva más fichas de influencia.
great_city_rules-scoring-details = **Puntuación, detalles.**
    - Una zona es un grupo de viviendas de un mismo valor que comparten lados, incluidas las de lujo; una vivienda sola también lo es. Sin un edificio público al lado, no da nada.
    - Dos edificios de un mismo color cuentan una vez para una zona, aunque uno de ellos cuente un vecino más. Un edificio sirve a todas las zonas que toca.
    - De varias termas junto a una zona solo cuentan las mejores: sus fichas de punto se suman una vez y no se multiplican. Unas termas entre dos zonas cuentan para ambas. También cuentan como color, el azul.
    - Tres viviendas contiguas de valor 3, con un edificio verde y unas termas con 4 fichas al lado, dan 9 × 2 + 4 = 22 puntos.
    - Una ficha de influencia sin otra no vale nada.
    - Si hay empate en puntos y en fichas de influencia, se comparte la victoria.

great_city_rules-temples-name = Templos
great_city_rules-temples = **Templos.** Dan puntos al final, cada uno una vez y según su propia condición:
    { $temples }
great_city_rules-temple = { $stars ->
        [0] - **{ $name }**: { $effect }
        [one] - **{ $name }**, { $stars } estrella: { $effect }
       *[other] - **{ $name }**, { $stars } estrellas: { $effect }
    }
great_city_rules-temples-details = **Templos, detalles.**
    - Cada templo puntúa una vez: ocho viviendas de valor 2 siguen dando una sola vez los puntos de Cupido. Un edificio puede servir a varios templos.
    - Las viviendas de lujo son viviendas de su valor; el viñedo es un edificio de producción como cada granja.
    - El de Minerva se cuenta a sí mismo. Tienes 14 turnos y empiezas con dos edificios, así que debes construir en cada turno y no sustituir nada.
    - El de Luna cuenta las estrellas de la ciudad al final; un edificio sustituido no cuenta.
    - El de Mercurio redondea hacia abajo y no gasta monedas.

great_city_rules-setup-name = Preparación
great_city_rules-setup = **Preparación.** Cada persona empieza con 5 monedas y con una huerta junto a una vivienda de valor 2.
    En partidas de dos se usan los mazos I y II; en las de tres, del I al III; en las de cuatro, los cuatro. La oferta tiene una carta de cada mazo; en partidas de dos, dos de cada uno.
    Las cartas de influencia están en el mazo I en lugares conocidos: en partidas de dos, las de 4, 8 y 14 aparecen en las rondas 2, 4 y 7; en las demás partidas, las de 3, 6, 10 y 14, en las rondas 3, 6, 10 y 14.
    En el draft, la persona a la derecha de quien empieza toma del mazo II tantas cartas como personas juegan, se queda con una y pasa las demás a la derecha. Quien empieza recibe la última.
    Hay seis tiras, y el dorso de cada una refleja su cara. Juntas muestran los diez órdenes posibles de tres ladrillos y dos engranajes. En cada ronda se da la vuelta a una, y desde la ronda 5 se sabe cuáles vienen después.
great_city_rules-setup-details = **Preparación, detalles.**
    - Quién empieza se decide por sorteo, salvo que empiece quien abrió la mesa; en una revancha empieza otra persona.
    - Cada persona tiene 14 turnos, sea cual sea el número de personas.
    - Los mazos que no se usan quedan fuera. Se sabe qué hay en un mazo: `{ name-game-card }` muestra cuántas cartas hay de cada edificio. El orden es secreto.
    - Una carta de influencia aparece cuando se ha puesto la oferta de su ronda.
    - Antes de la ronda 1 hay boca arriba una tira que aún no se usa; su otra cara sale en la ronda 6.
    - No hemos encontrado ninguna lista de las tiras. Las nuestras son las únicas seis, con dorsos que reflejan sus caras, que muestran todos los órdenes de los símbolos sin repetir ninguno en dos tiras.
    - Las monedas y fichas nunca se agotan.

great_city_rules-secrets-name = Qué es secreto
great_city_rules-secrets = **Qué es secreto.** Casi todo está a la vista: ciudades, monedas y fichas, cartas de influencia, la oferta y quién toma qué de ella, cuántas cartas hay en cada mano y mazo, de qué mazo roba una escuela, y las tiras que se han visto. Las cartas que tomas de la oferta, y un Santuario, están boca arriba en tu mano.
    Son secretas la carta con la que te quedas en el draft, las que conservas por una escuela y las que pones bajo un mazo. Nadie conoce el orden de un mazo, salvo que haya puesto cartas debajo.
    Una parte se puede deducir: quien pasa cartas en el draft sabe entre qué eligen los siguientes. Quien elige en penúltimo lugar conoce la carta de quien empieza. En una mesa con cartas conocidas, Aedile muestra una carta del draft en cuanto todos los demás pueden conocerla con certeza.

great_city_rules-shrine-name = El Santuario
great_city_rules-shrine = **El Santuario** es una pequeña expansión, y solo se usa si lo elige quien abrió la mesa. Cada persona empieza con un Santuario en la mano, que todo el mundo conoce. Se construye como cualquier carta, como único edificio de ese turno, no cuesta ladrillos y no tiene estrella. Al final da 2 puntos por cada edificio a su lado, 8 como máximo.
    Cuenta como templo para Juno y Júpiter, y como edificio para todo lo que cuenta edificios; Fortuna, Saturno y Luna no ganan nada con él. Un acueducto puede sustituirlo.

great_city_rules-options-name = Qué puede cambiar una mesa
great_city_rules-options = **Qué puede cambiar una mesa.** Quien la abrió lo ajusta en el anuncio antes de empezar:
    - **Santuario**: cada persona empieza con uno. Normalmente no se usa.
    - **Cartas conocidas**: una carta del draft se muestra cuando todos los demás pueden deducirla. Normalmente sigue oculta.
    - **Compensar los engranajes**: solo puedes comprar engranajes para producir si eso da una ficha de influencia, o más de lo que cuestan; aquí una ficha de ladrillo vale dos monedas. Normalmente siempre puedes producir.
    - **Fichas primero**: las fichas de ladrillo pagan los ladrillos que faltan antes que las monedas. Normalmente eliges tú.
    - **Monedas en los empates**: las monedas desempatan en puntos y fichas de influencia. Normalmente se comparte la victoria.
    - **Acueducto sobre acueducto**, y **una granja sustituida paga** con su ficha de ladrillo: ambas cosas suelen estar permitidas.
    El conjunto `yucata` activa *Cartas conocidas*, *Compensar los engranajes*, *Fichas primero* y *Monedas en los empates*. Con él, el programa también coloca el último emisario de una ronda si solo una casilla tiene sentido: una casilla libre no lo tiene si hay otra libre más lejos y ningún emisario ajeno entre ambas.
    El programa hace las jugadas sin elección (**jugadas automáticas**), salvo que la mesa lo haya desactivado: la última carta de la oferta o del draft, el único mazo de una escuela, la única carta que robó una escuela, el final de un turno cuando todo el mundo puede ver que no es posible nada más.

great_city_rules-commands-name = Comandos y botones
great_city_rules-commands = **Aquí**, el botón *{ button-your-turn }* bajo la mención abre tu panel: todo se puede hacer con sus botones y menús, y también escribiendo.
    `{ name-rome-draft }`, `place`, `pick`, `build`, `produce`, `keep`, `pass` son las jugadas; cada opción ofrece lo que ahora es legal. `{ name-game-board }`, `status`, `score`, `log` muestran la mesa; `{ name-game-hand }`, tus cartas; `{ name-game-undo }` deshace tu última jugada hasta que actúe otra persona, se revele un secreto o decida el azar; `{ name-game-card }` explica un edificio; `{ name-game-hint }` aconseja.
