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
stats-deleted = Dont supprimées, donc sans film : { $games }. Leurs résultats comptent toujours.
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

## Le bilan d’une personne : l’image, et les films
stats-picture-after = parties terminées ici
stats-picture-mean = moy.
stats-picture-best = max.
stats-picture-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · victoires de suite : { $run }, record : { $longest }
stats-picture-place = { $place ->
        [1] 1er : { $count }
        [2] 2e : { $count }
        [3] 3e : { $count }
       *[4] 4e : { $count }
    }
stats-best-game = Meilleur résultat, { $game } : **{ $points }** points (table { $table }).
stats-film-gone = Le film est supprimé.
stats-button-film = Film de la table { $table }
stats-alt = Bilan des parties sur ce serveur : { $name }.
stats-alt-game = { $game } : { $after }. Rang 1 : { $first }, rang 2 : { $second }, rang 3 : { $third }, rang 4 : { $fourth }. Points en moyenne et au mieux : { $lines }.
stats-alt-line = { $line } { $mean } et { $best }

## Les records d’un serveur
stats-records = **Records**, { $game }, seulement dans les parties où tout le monde figure dans un classement de ce serveur (`{ name-me-boards }`) :
stats-record-highest = Plus haut score : { $name }, { $points } points (table { $table }).
stats-record-closest = Fin la plus serrée : { $names }, écart en points : { $lead } (table { $table }).
stats-record-fastest = Partie la plus rapide : { $names }, { $took } (table { $table }).
stats-record-longest = Partie la plus longue : { $names }, { $took } (table { $table }).
