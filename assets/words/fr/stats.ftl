### `/game stats` : le bilan des parties de quelqu’un ou d’un serveur.

stats-own = **Tes parties** sur ce serveur
stats-of = Les parties sur ce serveur : { $name }
stats-server = **Les parties de ce serveur**
stats-own-none = **Tes parties** sur ce serveur : encore aucune.
stats-of-none = Les parties sur ce serveur ({ $name }) : encore aucune.
stats-server-none = **Les parties de ce serveur** : encore aucune.
stats-hidden = { $name } ne montre pas ses statistiques aux autres.

stats-games-of-somebody = Parties : { $games }. { $finished } Gagnées : { $won }. En cours : { $running }.
stats-games-of-server = Parties : { $games }. { $finished } En cours : { $running }.
stats-finished = Finies : { $finished }.
stats-finished-share = Finies : { $finished } ({ $share } % de toutes les parties terminées).
stats-everywhere = -# Sur tous les serveurs : parties : { $games }, finies : { $finished }, gagnées : { $won }. Personne d’autre ne voit cette ligne.

stats-mean-score = Score moyen, { $game } (résultats : { $results }) : **{ $mean }**
stats-score-lines = -# { $lines }
stats-score-line = { $line } : { $mean }

stats-answered-in = Temps moyen par tour : { $mean } (tours : { $turns }).
stats-late = Tours dont le temps s’est écoulé : { $late }.

stats-stood-in =
    { $moves ->
        [one] Une IA a joué { $moves } coup à la place de quelqu’un qui n’était pas là.
       *[other] Une IA a joué { $moves } coups à la place de quelqu’un qui n’était pas là.
    }

stats-ranking = Le plus de victoires ici :
stats-rank = { $place }\. { $name } : { $won } sur { $games }
