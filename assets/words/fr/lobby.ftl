### Tables qui n’ont pas commencé.

## L’annonce
lobby-title = ## { $game }
lobby-title-named = ## { $name } · { $game }
lobby-opened-by = Table { $table }, ouverte par { $host } { $since }.
lobby-opened-once = Table { $table }, ouverte { $since }.
lobby-played = { $changed ->
    [0] Règles : celles de l’éditeur.
   *[other] Règles : celles de l’éditeur, sauf :
}
lobby-option = - { $option }
lobby-poster-option = · { $option }
lobby-poster-table = Table { $table }
lobby-poster-host = hôte
lobby-poster-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
lobby-poster-kept = { $kept ->
    [one] { $kept } réservée
   *[other] { $kept } réservées
}
lobby-poster-no-clock = Sans pendule
lobby-poster-clock = { $allowance } par tour
lobby-poster-changed = { $changed ->
    [0] règles d’origine
    [one] { $changed } règle changée
   *[other] { $changed } règles changées
}
lobby-place = { $place }. { $who }
lobby-place-known =
    { $who } (parties finies ici : { $finished } sur { $over }, répond en { $mean }{ $late ->
        [0] )
       *[other] , dépassements : { $late })
    }
lobby-place-finished =
    { $who } (parties finies ici : { $finished } sur { $over }{ $late ->
        [0] )
       *[other] , dépassements : { $late })
    }
lobby-place-free = libre
lobby-place-kept = réservée : { $name }
lobby-full = Toutes les places sont prises : { $host } peut lancer la partie.
lobby-waits = La partie commence quand toutes les places sont prises, ou quand { $host } la lance avec au moins { $least } personnes.
lobby-match = Un match de ligue : appuie sur *{ button-join }* pour dire que tu es là. Il commence quand tout le monde est là, ou sans attendre davantage le { $until }.
lobby-match-ready = Un match de ligue : il commence maintenant.
lobby-started = La partie a commencé.
lobby-over = La partie est terminée.
lobby-ended = Cette table a été arrêtée.
lobby-rematch = La revanche de la table { $of }. Une autre personne commence.
lobby-rematch-kept = La revanche de la table { $of }. Une autre personne commence. Jusqu’au { $until }, des places sont réservées : { $names }. *{ button-join }* permet de les prendre.
lobby-promise = L’engagement sur le mélange, à comparer à la fin : { $commitment }
lobby-promise-explained =
    Personne à la table ne peut choisir ni prévoir la donne. Avant que quiconque puisse rejoindre la table, le bot a tiré un secret. Son empreinte est l’engagement :
    `{ $commitment }`
    Le même engagement est public : c’est la dernière ligne de la description (ALT) de l’image dans l’annonce. La donne vient du secret et des clics de tous les gens qui rejoignent et lancent la partie. À la fin, ce bouton montre le secret, et son SHA-256 doit être l’engagement. L’annonce change quand des gens rejoignent la table : garde donc ce message et compare à ce moment.
    Cela ne prouve rien contre la personne qui héberge le bot si elle joue aussi : elle pourrait regarder le secret, ou utiliser un programme modifié.
lobby-promise-kept =
    Personne à la table n’a pu choisir ni prévoir la donne. Avant que quiconque puisse rejoindre la table, le bot s’est engagé sur le mélange par cette empreinte d’un secret :
    `{ $commitment }`
    Le secret était `{ $secret }`. Son SHA-256 doit être l’engagement. La donne vient de ce secret et des clics de tous les gens qui ont rejoint et lancé la partie. `{ name-game-log-verify }` vérifie tout cela ici ; `aedile verify` vérifie n’importe où le fichier de `{ name-game-log-export }`.
    Cela ne prouve rien contre la personne qui héberge le bot si elle a joué aussi : elle pourrait avoir regardé le secret, ou utilisé un programme modifié.

## Le nom d’une table
lobby-renamed = Cette table s’appelle maintenant { $name }.
lobby-bad-name = Le nom d’une table a 1 à 40 caractères visibles. Rien n’a changé.

## Ce que lit l’hôte d’une nouvelle table
lobby-opened = La table { $table } est ouverte et tu y as une place. Les autres rejoignent avec le bouton de l’annonce ou avec `{ name-game-join }`. IA : *{ company-add-ai }* ou `{ name-game-ai-add }`. `{ name-game-start }` lance la partie sans attendre que les { $seats } places soient prises.
lobby-opened-full = La table { $table } est ouverte et toutes les places sont prises. Appuie sur *{ button-start }* dans l’annonce. Comment tout est mélangé, on le lit là sous *{ button-fair-play }*.
lobby-own-thread = Elle a son propre fil : <#{ $thread }>.
lobby-no-thread = Elle n’a pas son propre fil : { $why }.

## Ce que lit quelqu’un qui a changé une annonce
lobby-done-started = La partie a commencé. Une mention te dira quand c’est à toi de jouer.
lobby-done-watched = La partie a commencé avec seulement des IA. Une image de la table est publiée à chaque manche ; `{ name-game-board }` la montre à tout moment.
lobby-done-ai-started = L’IA rejoint la table, et la partie a commencé. Une mention te dira quand c’est à toi de jouer.
lobby-done-ended = Tu as quitté la table et il ne reste personne, donc elle est fermée. `{ name-game-new }` en ouvre une autre.
lobby-done-dismissed = Cette personne n’a plus de place à cette table et ne peut plus la rejoindre.
lobby-done-left = Tu as quitté la table.
lobby-done-ai = { $name } rejoint la table. Places libres : { $left }. L’hôte peut maintenant lancer la partie.
lobby-done-ai-gone = La dernière IA arrivée est partie. Places libres : { $left }.
lobby-done-joined =
    Tu as la place { $seat }. Places libres : { $left }. { $start ->
        [enough] La partie peut commencer maintenant, ou quand toutes les places sont prises.
       *[few] La partie peut commencer quand assez de gens ont rejoint la table.
    }
lobby-done-full = Tu as la place { $seat }, et toutes les places sont prises. La partie commence dès que l’annonce est publiée ; il n’y a rien d’autre à faire.
lobby-done-ready = C’est noté. Le match commence quand tout le monde est là, au plus tard le { $until }.

## Ce que lit la personne qui a ouvert une revanche
lobby-rematch-open = [La table { $table }]({ $link }) est ouverte comme revanche, et tu as la place { $seat }.
lobby-rematch-full = Appuie sur *{ button-start }* dans l’annonce.
lobby-rematch-others = Places réservées jusqu’au { $until } : { $names }. `{ name-game-start }` lance la partie sans attendre.

lobby-which-game = **Quel jeu ?** La table s’ouvre dans ce salon ; *{ button-settings }* dans l’annonce change des règles jusqu’au début.
