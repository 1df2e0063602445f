notice-ended = { $name } ha finalizado esta mesa. `{ name-game-new }` abre otra.
notice-moved = { $name } ha traído esta mesa aquí; continúa como estaba.
notice-all-left = Ya no queda nadie, así que esta mesa ha acabado sin puntuación.
notice-back = { $name } está de vuelta y juega otra vez.

## Por qué un asiento está libre
notice-resigned = { $name } ha cedido su asiento.
notice-left-server = { $name } ha dejado el servidor.
notice-left-table = { $name } ha salido de la mesa.
notice-voted-out = Los demás han decidido por votación ofrecer a otra persona el asiento de { $name }.
notice-freed = { $moderator } ha liberado el asiento de { $name }.

## Qué sigue
notice-all-belongs = Quien tome el asiento recibe sus cartas, piezas y secretos.
notice-waits-now = La partida espera hasta que alguien tome el asiento.
notice-goes-on = La partida continúa; espera cuando le toque a este asiento.
notice-seat-waits = La partida espera hasta que alguien tome este asiento: { $name }.

## Ofertas
notice-offers-own = { $by } ofrece su asiento a cualquiera de este canal. No cambia nada hasta que alguien lo tome.
notice-offers-held = { $by } ofrece el asiento de { $name } a cualquiera de este canal. No cambia nada hasta que alguien lo tome.
notice-offers-free = { $by } ofrece a cualquiera de este canal: { $name }. No cambia nada hasta que alguien lo tome.
notice-offers-you-own = { $you }, { $by } te ofrece su asiento. No cambia nada hasta que lo tomes.
notice-offers-you-held = { $you }, { $by } te ofrece el asiento de { $name }. No cambia nada hasta que lo tomes.
notice-offers-you-free = { $you }, { $by } te ofrece: { $name }. No cambia nada hasta que lo tomes.
notice-keeps-seat = { $name } conserva el asiento; ya no se ofrece.
notice-offer-over = La oferta ha acabado; a disposición de cualquiera: { $name }.
notice-plays-on = { $name } juega ahora en lugar de { $from }.
notice-takes-free = { $name } toma este asiento: { $from }.

## Votaciones
notice-stands-in = Los demás han acordado que una IA juegue por { $name }. { $name } puede volver con *{ button-i-am-back }*.
notice-ended-now = Se ha acordado finalizar antes esta partida. No gana nadie. La posición final:
notice-voted =
    { $choice ->
        [skip] Los demás han decidido por votación saltar el turno de { $name }.
        [replace] Los demás han decidido por votación ofrecer el asiento de { $name }.
        [stand_in] { notice-stands-in }
       *[wait] Los demás han decidido por votación esperar: { $name } tiene otra vez el tiempo de un turno.
    }

## Tiempo
notice-away = { $name } se ausenta hasta el { $until }. Mientras tanto, la mesa puede decidir que juegue una IA, hacer una pausa o esperar; puede proponerlo { $others }.
notice-away-alone = { $name } se ausenta hasta el { $until }; la mesa espera.
notice-stalled = La mesa espera a { $name } desde hace mucho. Sigue abierta. Quienes juegan aquí pueden decidir qué hacer, con *{ button-propose }* o `{ name-game-propose }`.
notice-ai-plays-turn = A { $name } se le ha agotado el tiempo, así que una IA juega este turno. El próximo vuelve a ser de { $name }.
notice-ai-plays-on = A { $name } se le ha agotado el tiempo por segundo turno seguido, así que una IA sigue jugando en el asiento mientras haya alguien más. { $name } puede volver con *{ button-i-am-back }*.
notice-still-playing = Nadie ha jugado aquí desde hace mucho. ¿Sigue jugando alguien? Usa *{ button-still }*, o esta mesa se cierra sin puntuación el { $closes }.
notice-idle = Ya no jugaba nadie, así que esta mesa se ha cerrado sin puntuación. `{ name-game-new }` abre otra.
notice-season-over = El plazo de la temporada ha pasado, así que este encuentro queda decidido para la clasificación: *{ button-league-schedule }*, bajo el mensaje de la liga, dice cómo. La partida sigue y es clasificatoria.
notice-match-decided = La organización ha decidido este encuentro para la clasificación: *{ button-league-log }*, bajo el mensaje de la liga, dice cómo y por qué. La partida sigue y es clasificatoria.
notice-reserve = { $you }, ocupas como suplente un asiento de este encuentro. Usa *{ button-join }* en su tarjeta cuando puedas empezar. Empieza cuando todo el mundo lo haya hecho o, sin esperar más, el { $until }.
notice-lobby-closes = Esta mesa aún espera a más gente. Si no empieza, se cierra el { $at }.
notice-lobby-expired = Esta mesa ya ha esperado bastante y se ha cerrado. `{ name-game-new }` abre otra.
