### Lignes dans le salon.

notice-ended = { $name } a arrêté cette table. `{ name-game-new }` en ouvre une autre.
notice-moved = { $name } a déplacé cette table ici ; elle continue comme elle était.
notice-all-left = Il ne reste personne, donc cette table est terminée sans score.
notice-back = { $name } est de retour et reprend sa place.

## Pourquoi une place est libre
notice-resigned = { $name } a cédé sa place.
notice-left-server = { $name } a quitté le serveur.
notice-left-table = { $name } a quitté la table.
notice-voted-out = Les autres ont voté pour offrir à quelqu’un d’autre la place occupée par { $name }.
notice-freed = { $moderator } a libéré la place occupée par { $name }.

## Ce qui suit
notice-all-belongs = Qui prend la place reçoit ses cartes, ses pièces et ses secrets.
notice-waits-now = La partie attend que quelqu’un prenne la place.
notice-goes-on = La partie continue ; elle attendra quand viendra le tour de cette place.
notice-seat-waits = La partie attend que quelqu’un prenne cette place (avant : { $name }).

## Offres
notice-offers-own = { $by } offre sa place à tout le salon. Rien ne change tant que personne ne la prend.
notice-offers-held = { $by } offre à tout le salon la place occupée par { $name }. Rien ne change tant que personne ne la prend.
notice-offers-free = { $by } offre une place à tout le salon : { $name }. Rien ne change tant que personne ne la prend.
notice-offers-you-own = { $you }, { $by } t’offre sa place. Rien ne change tant que tu ne la prends pas.
notice-offers-you-held = { $you }, { $by } t’offre la place occupée par { $name }. Rien ne change tant que tu ne la prends pas.
notice-offers-you-free = { $you }, { $by } t’offre une place : { $name }. Rien ne change tant que tu ne la prends pas.
notice-keeps-seat = { $name } garde sa place ; elle n’est plus offerte.
notice-offer-over = L’offre est finie ; tout le monde peut prendre la place : { $name }.
notice-plays-on = { $name } remplace { $from }.
notice-takes-free = { $name } prend une place : { $from }.

## Votes
notice-stands-in = Les autres ont voté pour qu’une IA joue à la place de quelqu’un : { $name }. Le retour est possible avec *{ button-i-am-back }*.
notice-ended-now = La table a voté pour arrêter cette partie maintenant. Personne n’a gagné. La position finale :
notice-voted =
    { $choice ->
        [skip] Les autres ont voté pour sauter ce tour : { $name }.
        [replace] Les autres ont voté pour offrir la place occupée par { $name }.
        [stand_in] { notice-stands-in }
       *[wait] Les autres ont voté pour attendre : { $name } a encore une fois le temps d’un tour.
    }

## Temps
notice-away = { $name } n’est pas là jusqu’au { $until }. Entre-temps, la table peut décider qu’une IA joue à sa place, faire une pause, ou attendre : { $others } peut le proposer.
notice-away-alone = { $name } n’est pas là jusqu’au { $until } ; la table attend.
notice-stalled = La table attend { $name } depuis longtemps. Elle reste ouverte. Les autres peuvent décider quoi faire, avec *{ button-propose }* ou `{ name-game-propose }`.
notice-ai-plays-turn = Le temps est écoulé : { $name }. Une IA joue donc ce tour. Le prochain est à nouveau pour { $name }.
notice-ai-plays-on = Le temps est écoulé pour le deuxième tour de suite : { $name }. Une IA continue donc à cette place tant que quelqu’un d’autre est là. Le retour est possible avec *{ button-i-am-back }*.
notice-still-playing = Personne n’a joué ici depuis longtemps. Quelqu’un joue encore ? Appuie sur *{ button-still }*, sinon cette table se ferme sans score le { $closes }.
notice-idle = Plus personne ne jouait, donc cette table est fermée sans score. `{ name-game-new }` en ouvre une autre.
notice-season-over = La date limite de la saison est passée, donc ce match est décidé pour le classement : *{ button-league-schedule }* sous le message de la ligue dit comment. La partie continue et reste classée.
notice-match-decided = L’organisation a décidé ce match pour le classement : *{ button-league-log }* sous le message de la ligue dit comment et pourquoi. La partie continue et reste classée.
notice-reserve = { $you }, de la réserve, tu reprends une place de ce match. Appuie sur *{ button-join }* sous sa carte pour dire que tu es là. Il commence quand tout le monde est là, ou sans attendre davantage le { $until }.
notice-lobby-closes = Cette table attend toujours des gens. Si elle ne commence pas, elle se ferme le { $at }.
notice-lobby-expired = Cette table a attendu assez longtemps et est fermée. `{ name-game-new }` en ouvre une autre.
