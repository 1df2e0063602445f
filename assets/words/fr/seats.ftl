### Places et votes.

seats-turn = { $has_moved ->
    [true] Ton coup est joué, et c’est maintenant à { $name }, qui peut { $duty }.
   *[false] C’est à { $name }, qui peut { $duty }.
}
seats-turn-vacant = La partie attend que quelqu’un prenne cette place : { $name }. `{ name-game-join }` la prend, `{ name-game-seat-replace }` y laisse jouer une IA.
seats-was-free = La place est libre (avant : { $name }).
seats-plays-on = { $name } remplace { $from }.

## Ce qui a été fait d’une place
seats-done-ended = Il ne reste personne, donc la table est terminée. `{ name-game-new }` en ouvre une autre.
seats-done-freed = La place est libre, et le salon le sait. Tout le monde peut la prendre avec son bouton ou `{ name-game-join }`.
seats-done-offered = La place est offerte dans le salon. Rien ne change tant que personne ne la prend ; *{ button-withdraw }*, ou `{ name-game-seat-replace }` avec *personne*, retire l’offre.
seats-done-withdrawn = L’offre est finie. La place : { $name }.
seats-done-taken = La place est à toi, avec ses cartes, ses pièces et ses secrets. Une mention te dira quand c’est à toi de jouer.
seats-done-ai = { $name } continue.
seats-done-back = Te revoilà. Plus personne ne joue pour toi.
seats-back-meanwhile = Entre-temps, une IA a joué pour toi :
seats-done-was-there = Tu joues déjà toi-même.
seats-done-proposed = La question est posée aux autres dans le salon. *{ button-unpropose }* là-bas, ou `{ name-game-propose-vote }`, arrête le vote.
seats-done-decided = Personne d’autre n’a le droit de vote, donc c’est fait.
seats-done-taken-back = Ta proposition est retirée ; rien n’a changé.
seats-done-repeated = Déjà fait ; rien d’autre n’a changé.

seats-wish =
    { $choice ->
        [agree] pour
        [against] contre
        [stand_in] laisser jouer une IA
        [skip] sauter le tour
        [replace] offrir la place
       *[wait] attendre encore
    }
seats-vote-decides = Ton vote : *{ seats-wish }*. Il décide.
seats-vote-against = Tu as voté contre. Tu peux changer ton vote tant que le vote est ouvert.
seats-vote-rejects = Tu as voté contre. Cela décide : le vote est fini, et rien ne change.
seats-vote-counts = Ton vote : *{ seats-wish }*. Il compte. { seats-vote-missing }
seats-vote-again = Tu as déjà voté : *{ seats-wish }*. { seats-vote-missing }
seats-vote-missing = Votes : { $votes } sur { $needed } nécessaires. Tu peux changer le tien d’ici là.

## Pourquoi rien n’est possible avec une place
seats-no-such-seat = Cette table n’a pas cette place. `{ name-game-seat-replace }` liste celles qu’elle a.
seats-own = C’est ta place. `{ name-game-seat-resign }` la cède ; *{ button-withdraw }* arrête l’offre.
seats-no-offer = Cette place n’est pas offerte, donc rien n’a changé. `{ name-game-seat-replace }` en offre une.
seats-to-yourself = Tu as déjà une place ici. Offre-la à quelqu’un d’autre, à tout le monde, ou à une IA.
seats-last-person = Il ne resterait personne à cette table. `{ name-game-seat-resign }` ou `{ name-admin-end }` l’arrête.
seats-already-free = Cette place est déjà libre. Tout le monde peut la prendre avec `{ name-game-join }`.
seats-vote-over =
    { $over ->
        [agreed] C’est déjà accepté ; ton vote ne change rien.
        [rejected] Trop de votes contre, donc le vote est fini ; rien n’a changé.
        [lapsed] Le temps pour voter est écoulé ; rien n’a changé.
        [withdrawn] La proposition a été retirée ; rien n’a changé.
       *[void] Ce vote porte sur quelque chose qui est déjà fini ; rien n’a changé.
    }
seats-own-proposal = C’est ta propre proposition, donc tu as déjà voté pour. *{ button-unpropose }* ou `{ name-game-propose-vote }` arrête le vote.
seats-not-your-proposal = Seule la personne qui a proposé cela peut le retirer. Tu peux voter contre.
seats-proposes-already = Une proposition à la fois : retire d’abord la tienne avec `{ name-game-propose-vote }`, ou attends les autres.
seats-nobodys-seat = Aucune personne n’occupe cette place. Toute personne de cette table peut la donner à quelqu’un d’autre avec `{ name-game-seat-replace }`.
seats-own-seat = C’est ta propre place, donc pas besoin de demander : `{ name-game-seat-replace }` l’offre ou y laisse jouer une IA, `{ name-game-seat-resign }` la cède.
seats-already-away = Une IA joue déjà pour cette personne.
seats-no-clock = Cette table n’a pas de pendule, donc pas de limite de temps.
seats-pause-over = Cette pause serait déjà finie. Donne une date plus tardive, dans 60 jours au plus.
seats-not-paused = Cette table n’est pas en pause.
seats-same-pace = Cette table a déjà ce rythme.
seats-own-turn = Les autres votent sur ton tour. Appuie sur *{ button-your-turn }* et joue : cela arrête le vote.
seats-no-vote = Il n’y a aucun vote en cours.
seats-not-yours = { $name } occupe cette place et peut la donner à quelqu’un d’autre ; une personne qui gère le serveur le peut aussi, avec `{ name-admin-replace }`.
seats-not-offered = Cette place n’est pas libre : { $name } l’occupe.
seats-offered-to-other = Cette place est offerte à { $person } ; personne d’autre ne peut la prendre.
seats-sits-here = { $name } a déjà une place à cette table, et on ne peut pas en avoir deux. Offre-la à quelqu’un d’autre.
seats-given-away-free = Ta place ici a été cédée. Elle est encore libre : `{ name-game-join }` la reprend.
seats-given-away = Ta place ici a été cédée, et { $name } l’occupe maintenant.
seats-ask-holder = { $name } peut te l’offrir avec `{ name-game-seat-replace }`.
seats-ask-anybody = Toute personne de cette table peut te l’offrir avec `{ name-game-seat-replace }`.

## Questions avant de céder ou de prendre une place
seats-kept = La place est gardée ; rien n’a changé.
seats-nothing-to-give-up = Cette partie n’a pas encore commencé, donc il n’y a rien à céder : `{ name-game-leave }` rend ta place.
seats-which = Plus d’une place est libre. Laquelle prends-tu ?
seats-ask-ai = Donner ta place à l’IA ({ people-level }) ? Elle reçoit tes cartes, tes pièces et tes secrets. Tu ne récupères la place que si quelqu’un te l’offre.
seats-ask-ai-for = { $name } occupe cette place. La donner à l’IA ({ people-level }) ? { $name } ne la récupère que si quelqu’un l’offre.
seats-ask-resign = Céder ta place ? Une autre personne ou une IA reçoit tes cartes, tes pièces et tes secrets. Tu ne la récupères que si personne ne l’a encore prise, ou si quelqu’un te l’offre.
seats-ask-resign-last = Il n’y a plus d’autre personne que toi à cette table. Si tu cèdes ta place, la table finit sans score. La céder ?
## Ce qui ne va pas avec les options d’une commande sur une place
seats-no-bot = Un bot ne peut pas prendre de place. Pour laisser jouer le programme, choisis une IA dans l’option `by`.
seats-not-in-server = Cette personne n’est pas sur ce serveur, donc elle ne pourrait pas jouer ici.
seats-two-successors = Choisis : une personne dans l’option `user`, ou autre chose dans l’option `by`. Rien n’a changé.
seats-no-person-named = Nomme la personne dans l’option `user`. Rien n’a changé.
