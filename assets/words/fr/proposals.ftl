### Ce que les membres d’une table décident à la majorité.

## Ce qui est proposé
proposals-stand-in = Une IA joue pour { $name }
proposals-offer = La place occupée par { $name } est libre pour tout le monde
proposals-time = { $name } reçoit { $more } de plus
proposals-pause = Pause jusqu’au { $until }
proposals-pause-days = { $days ->
    [one] Pause de { $days } jour
   *[other] Pause de { $days } jours
}
proposals-go-on = La pause finit maintenant
proposals-no-clock = Sans pendule
proposals-pace =
    Un tour peut durer { $span }, ensuite { $then ->
        [ai] une IA le joue
        [vote] les autres votent
       *[remind] la partie attend
    }
proposals-cancel = La table est fermée sans score
proposals-end = La partie finit maintenant, avec les scores actuels
proposals-late = Le tour dont le temps est écoulé ({ $name })

## Dans le salon
proposals-asks = { $by } propose : { $what }.
proposals-asks-nobody = Un vote : { $what }.
proposals-asks-idle = Cette table attend { $name } depuis une semaine. Une IA doit-elle jouer à cette place jusqu’au retour ({ $name }) ?
proposals-asks-late = Le temps est écoulé : { $name }. Choisissez : sauter le tour, laisser jouer une IA, offrir la place, ou attendre encore aussi longtemps. Un coup joué par { $name } met fin au vote.
proposals-decide = { $number ->
    [one] Vote demandé : { $names }.
   *[other] Votes demandés : { $names }. Votes nécessaires : { $needed }.
}
proposals-absent = Peuvent aussi voter : { $names }.
proposals-closes = Le vote finit le { $at }.
proposals-summon = { $you }, vote s’il te plaît : { $what }.
proposals-summon-direct = Vote s’il te plaît dans { $place } : { $what }.
proposals-agreed = Accepté : { $what }.
proposals-rests = La table est en pause jusqu’au { $until } : ni mentions, ni pendule. On peut quand même jouer.
proposals-goes-on = La pause est finie ; la table reprend.
proposals-rejected = Refusé : { $what }. Rien ne change.
proposals-lapsed = Pas de décision à temps : { $what }. Rien ne change.
proposals-withdrawn = Retiré : { $what }. Rien ne change.

## Pour qui demande où en est la table
proposals-status = Proposé : { $what }. Votes jusqu’ici : { $votes } sur { $others } ; votes pour nécessaires : { $needed }.
proposals-status-late = Le temps est écoulé ({ $name }), et les autres votent : { $votes } sur { $others } jusqu’ici, avec les boutons du salon ou `{ name-game-propose-vote }`.

## La page où l’on propose
proposals-page = Que proposes-tu ? Il faut l’accord de plus de la moitié des personnes actives (à deux, des deux). Qui fait attendre la table depuis trois jours ne compte pas. Temps pour voter : { $span }.
proposals-choose = Que proposes-tu ?
proposals-choose-hours = Combien de temps pour voter ?
proposals-hours = { $span } pour voter
proposals-choice = { $answer } · { $what }
proposals-choice-back = Retirer · { $what }
