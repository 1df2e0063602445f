seats-turn = { $has_moved ->
    [true] Tu jugada está hecha y ahora le toca a { $name }, que puede { $duty }.
   *[false] Le toca a { $name }, que puede { $duty }.
}
seats-turn-vacant = La partida espera hasta que alguien tome este asiento: { $name }. `{ name-game-join }` lo toma; `{ name-game-seat-replace }` deja que lo juegue una IA.
seats-was-free = El asiento de { $name } está libre.
seats-plays-on = { $name } juega ahora en lugar de { $from }.

## Qué se ha hecho con un asiento
seats-done-ended = Ya no queda nadie, así que la mesa se ha finalizado. `{ name-game-new }` abre otra.
seats-done-freed = El asiento está libre, y el canal lo sabe. Cualquiera puede tomarlo con su botón o `{ name-game-join }`.
seats-done-offered = El asiento se ofrece en el canal. No cambia nada hasta que alguien lo tome; *{ button-withdraw }* o `{ name-game-seat-replace }` con *nadie* retira la oferta.
seats-done-withdrawn = La oferta ha acabado. El asiento: { $name }.
seats-done-taken = El asiento es tuyo, con sus cartas, piezas y secretos. Se te mencionará cuando te toque.
seats-done-ai = { $name } sigue jugando.
seats-done-back = Qué bien que hayas vuelto. Ya nadie juega por ti.
seats-back-meanwhile = Mientras tanto, una IA ha jugado por ti:
seats-done-was-there = Ya juegas tú.
seats-done-proposed = Se pregunta a los demás en el canal. *{ button-unpropose }* allí, o `{ name-game-propose-vote }`, termina la votación.
seats-done-decided = Nadie más puede votar, así que está hecho.
seats-done-taken-back = Tu propuesta está retirada; no ha cambiado nada.
seats-done-repeated = Ya estaba hecho; no ha cambiado nada más.

seats-wish =
    { $choice ->
        [agree] a favor
        [against] en contra
        [stand_in] que juegue una IA
        [skip] saltar el turno
        [replace] ofrecer el asiento
       *[wait] esperar más
    }
seats-vote-decides = Tu voto: *{ seats-wish }*. Es el que decide.
seats-vote-against = Has votado que no. Puedes cambiar tu voto mientras dure la votación.
seats-vote-rejects = Has votado que no. Es el voto que decide: la votación ha acabado y no cambia nada.
seats-vote-counts = Tu voto: *{ seats-wish }*. Cuenta. { seats-vote-missing }
seats-vote-again = Ya has votado: *{ seats-wish }*. { seats-vote-missing }
seats-vote-missing = Votos: { $votes } de { $needed } necesarios. Hasta entonces puedes cambiar el tuyo.

## Por qué no se puede hacer nada con un asiento
seats-no-such-seat = Esta mesa no tiene ese asiento. `{ name-game-seat-replace }` muestra los que tiene.
seats-own = Este es tu asiento. `{ name-game-seat-resign }` lo cede; *{ button-withdraw }* termina la oferta.
seats-no-offer = Ese asiento no se ofrece, así que no ha cambiado nada. `{ name-game-seat-replace }` ofrece uno.
seats-to-yourself = Ya tienes un asiento aquí. Ofrécelo a otra persona, a cualquiera o a una IA.
seats-last-person = En esta mesa no quedaría ninguna persona. `{ name-game-seat-resign }` o `{ name-admin-end }` la finaliza.
seats-already-free = Ese asiento ya está libre. Cualquiera puede tomarlo con `{ name-game-join }`.
seats-vote-over =
    { $over ->
        [agreed] Eso ya está aprobado; tu voto no cambia nada.
        [rejected] Hay demasiados votos en contra, así que la votación ha acabado; no ha cambiado nada.
        [lapsed] El tiempo para votar ha acabado; no ha cambiado nada.
        [withdrawn] La propuesta se retiró; no ha cambiado nada.
       *[void] Esta votación trata de algo que ya ha pasado; no ha cambiado nada.
    }
seats-own-proposal = Es tu propia propuesta, así que ya estás a favor. *{ button-unpropose }* o `{ name-game-propose-vote }` termina la votación.
seats-not-your-proposal = Solo puede retirarlo quien lo propuso. Puedes votar en contra.
seats-proposes-already = Una propuesta a la vez: retira antes la que tienes abierta, con `{ name-game-propose-vote }`, o espera a los demás.
seats-nobodys-seat = Este asiento no es de ninguna persona. Cualquiera de esta mesa puede dárselo a otra con `{ name-game-seat-replace }`.
seats-own-seat = Ese es tu propio asiento, así que no hace falta preguntar: `{ name-game-seat-replace }` lo ofrece o deja que lo juegue una IA; `{ name-game-seat-resign }` lo cede.
seats-already-away = Una IA ya juega por esta persona.
seats-no-clock = Esta mesa no tiene reloj, así que no hay límite de tiempo.
seats-pause-over = Esa pausa ya habría acabado. Di una fecha más tardía, como mucho dentro de 60 días.
seats-not-paused = Esta mesa no está en pausa.
seats-same-pace = Esta mesa ya tiene este ritmo.
seats-own-turn = Los demás votan sobre tu turno. Usa *{ button-your-turn }* y juega: así acaba la votación.
seats-no-vote = Ahora no hay nada que votar.
seats-not-yours = Este asiento es de { $name }, que puede dárselo a otra persona; también puede quien gestiona el servidor, con `{ name-admin-replace }`.
seats-not-offered = Ese asiento no está libre: es de { $name }.
seats-offered-to-other = Este asiento se ofrece a { $person }; nadie más puede tomarlo.
seats-sits-here = { $name } ya tiene un asiento en esta mesa, y nadie puede tener dos. Ofrécelo a otra persona.
seats-given-away-free = Tu asiento aquí se cedió. Aún está libre: `{ name-game-join }` lo recupera.
seats-given-away = Tu asiento aquí se cedió, y ahora es de { $name }.
seats-ask-holder = { $name } puede ofrecértelo con `{ name-game-seat-replace }`.
seats-ask-anybody = Cualquiera que juegue en esta mesa puede ofrecértelo con `{ name-game-seat-replace }`.

## Preguntas antes de ceder o tomar un asiento
seats-kept = El asiento se conserva; no ha cambiado nada.
seats-nothing-to-give-up = Esta partida aún no ha empezado, así que no hay nada que ceder: `{ name-game-leave }` deja tu asiento.
seats-which = Hay más de un asiento libre. ¿Cuál tomas?
seats-ask-ai = ¿Dar tu asiento a la IA ({ people-level })? Recibe tus cartas, piezas y secretos. Solo recuperas el asiento si alguien te lo ofrece.
seats-ask-ai-for = Este asiento es de { $name }. ¿Dárselo a la IA ({ people-level })? { $name } solo lo recupera si alguien se lo ofrece.
seats-ask-resign = ¿Ceder tu asiento? Otra persona o una IA recibe tus cartas, piezas y secretos. Solo lo recuperas mientras nadie lo haya tomado, o si alguien te lo ofrece.
seats-ask-resign-last = Eres la última persona en esta mesa. Si cedes tu asiento, la mesa acaba sin puntuación. ¿Cederlo?
## Opciones de un comando sobre un asiento
seats-no-bot = Un bot no puede tomar un asiento. Para que juegue el programa, elige una IA en la opción `by`.
seats-not-in-server = Esta persona no está en este servidor, así que no podría jugar aquí.
seats-two-successors = Elige una cosa: una persona en la opción `user`, u otra cosa en la opción `by`. No ha cambiado nada.
seats-no-person-named = Indica la persona en la opción `user`. No ha cambiado nada.
