refusal-no-table = Aquí no hay ninguna mesa. Abre una con `{ name-game-new }`.
refusal-already-seated = Ya tienes asiento en esta mesa.
refusal-still-seated = Mientras tanto has tomado asiento en una partida en marcha, así que no se ha borrado nada. Usa otra vez `{ name-me-forget }`.
refusal-not-moderator = Solo quien gestiona el servidor puede finalizar una partida en marcha, con `{ name-admin-end }`.
refusal-not-over = La partida aún no ha acabado. `{ name-game-status }` muestra cómo está.
refusal-already-started = Esta partida ya ha empezado. `{ name-game-board }` la muestra.
refusal-not-started = Esta partida aún no ha empezado. Usa *{ button-start }* o `{ name-game-start }`.
refusal-over = Esta partida ha acabado. `{ name-game-score }` muestra el resultado; `{ name-game-new }` abre otra.
refusal-ended = Esta mesa se ha finalizado. `{ name-game-new }` abre otra.
refusal-asleep = El canal de esta mesa se borró; quien gestiona el servidor puede continuarla en otro sitio con `{ name-admin-move }`.
refusal-not-your-turn = No es tu turno; no ha cambiado nada.
refusal-lost-table = Este botón es de una mesa que ya no existe: quien aloja este bot ha vuelto a una copia de seguridad, y lo que pasó después del { $taken } se ha perdido. Puedes abrir otra mesa con `{ name-game-new }`.
refusal-lost-moves = Este botón es de una jugada que ya no existe: quien aloja este bot ha vuelto a una copia de seguridad, y esta mesa ha continuado desde donde estaba el { $taken }. `{ name-game-status }` la muestra.
refusal-stale = Ese botón es de una jugada anterior; no ha cambiado nada.
refusal-no-such-order = Este juego no tiene esa orden permanente; no ha cambiado nada. Elige una de las que se ofrecen.
refusal-no-plans-here = En esta mesa se ha acordado decidir cada jugada cuando llega; aquí no se puede planear nada.
refusal-plan-too-long = { $most ->
    [one] Un plan tiene como mucho { $most } paso; no ha cambiado nada.
   *[other] Un plan tiene como mucho { $most } pasos; no ha cambiado nada.
}
refusal-plan-too-many = { $most ->
    [one] Un paso de un plan tiene como mucho { $most } alternativa; no ha cambiado nada.
   *[other] Un paso de un plan tiene como mucho { $most } alternativas; no ha cambiado nada.
}
refusal-plan-watches = { $most ->
    [one] Un plan depende como mucho de { $most } cosa; no ha cambiado nada.
   *[other] Un plan depende como mucho de { $most } cosas; no ha cambiado nada.
}
refusal-plan-no-such-step = Tu plan no tiene ese paso; no ha cambiado nada.
refusal-plan-empty = Aún no has planeado nada: añade antes una jugada.
refusal-plan-no-meaning = Eso no se puede planear en este juego; no ha cambiado nada.
refusal-used-elsewhere = Este clic ya se atendió. No ha cambiado nada más.

refusal-channel-taken = La mesa { $table } ya está abierta en este canal; `{ name-game-join }` toma un asiento mientras haya uno libre. También puedes usar otro canal o un hilo.
refusal-channel-plays = En este canal se juega la partida de la mesa { $table }; `{ name-game-board }` la muestra. Usa otro canal o un hilo.
refusal-not-of-this-server = En este servidor no hay ninguna mesa { $table } abierta. Elige una de las que se ofrecen; `{ name-game-list }` las muestra.
refusal-already-there = La mesa { $table } ya está en este canal. Usa el comando en el canal o hilo donde debe continuar.
refusal-wrong-seats = Este juego tiene de { $least } a { $most } asientos.
refusal-lobby-full = Los { $seats } asientos están ocupados. Puedes abrir otra mesa en otro canal con `{ name-game-new }`.
refusal-seats-kept = Los asientos libres de esta revancha están reservados para { $names } hasta el { $until }. Puedes unirte después, o abrir otra mesa en otro canal.
refusal-rematched = La [mesa { $table }]({ $link }) es la revancha de esta. Si hay un asiento reservado para ti, tómalo con *{ button-join }*.
refusal-watch = Puedes mirar con `{ name-game-board }`.
refusal-not-posted = El anuncio de esta mesa aún no ha aparecido, y la partida empieza con un clic posterior a él. Usa *{ button-start }* cuando lo veas.
refusal-starting = Esta mesa está empezando: el primer clic se conserva, y se reintenta hasta que quede guardado. Hasta entonces no se puede cambiar nada más.
refusal-dismissed = Quien abrió esta mesa te ha quitado de ella, así que no puedes volver a unirte. `{ name-game-new }` en otro canal abre una mesa propia.
refusal-colour-taken = Alguien acaba de elegir este color, así que no ha cambiado nada. Elige otro con *{ button-settings }* en el anuncio.
refusal-dismisses-self = Esa persona eres tú; no ha cambiado nada. `{ name-game-leave }` deja tu asiento; la mesa pasa entonces a la persona siguiente.
refusal-not-seated = Esta persona no tiene asiento en esta mesa, así que no ha cambiado nada.
refusal-not-host = Solo puede hacerlo { $name }, que abrió esta mesa.
refusal-too-few = Para jugar hacen falta al menos { $least } asientos ocupados; de momento: { $have }. Los demás se unen con *{ button-join }* o `{ name-game-join }`.

refusal-too-many-ai = Esta mesa tiene { $seats } asientos, así que pueden unirse { $seats } IA como mucho. Pon más asientos o menos IA.
refusal-no-ai = Ninguna IA tiene asiento en esta mesa. *{ company-add-ai }* o `{ name-game-ai-add }` añade una.
refusal-too-many-watched =
    { $most ->
        [one] En este servidor puede haber a la vez como mucho { $most } mesa solo con IA.
       *[other] En este servidor puede haber a la vez como mucho { $most } mesas solo con IA.
    } Espera a que acabe una, o deja un asiento libre para ti.
refusal-watches-enough =
    { $most ->
        [one] Puedes mirar como mucho { $most } mesa solo con IA.
       *[other] Puedes mirar como mucho { $most } mesas solo con IA.
    } Espera a que acabe una, o deja un asiento libre para ti.

## Por qué no se puede deshacer nada
refusal-undo-no-move = No tienes ninguna jugada que deshacer.
refusal-undo-others-moved = { $name } ha jugado después, así que tu jugada no se puede deshacer.
refusal-undo-sealed = Esa jugada mostró un secreto o dejó decidir al azar, así que no se puede deshacer.
refusal-undo-inherited = Esa jugada la hizo quien tenía antes tu asiento, así que no se puede deshacer.
refusal-undo-over = La partida ha acabado; su última jugada no se puede deshacer.
