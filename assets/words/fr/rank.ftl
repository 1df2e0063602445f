### `/rank` : classements, ce qu’on sait d’une personne, et courbes.

rank-board-here = **{ $game }** : { $people ->
        [0] personne n’est encore au classement de ce serveur.
        [one] { $people } personne au classement de ce serveur.
       *[other] { $people } personnes au classement de ce serveur.
    }
rank-board-everywhere = **{ $game }** : { $people ->
        [0] personne n’est encore au classement de tous les serveurs.
        [one] { $people } personne au classement de tous les serveurs.
       *[other] { $people } personnes au classement de tous les serveurs.
    }
rank-board-page = -# Page { $page } sur { $pages }. Les rangs qu’on ne peut pas départager sont donnés par intervalle ; la barre montre où se trouve la force 9 fois sur 10.
rank-board-only = -# Les rangs qu’on ne peut pas départager sont donnés par intervalle ; la barre montre où se trouve la force 9 fois sur 10.
rank-levels = -# Les lignes pointillées sont les IA, d’après les parties des gens de ce classement contre elles : { $levels }.
rank-level = { people-level } { $number } ± { $margin }
rank-own-none = Tu n’as encore aucune partie classée ici. `{ name-game-new } rated:True` ouvre une table classée.
rank-own-provisional = Tu n’es pas encore au classement : ta cote { $number } n’est pas assez sûre. Il faut environ 20 parties à deux, ou 10 à trois ou quatre.
rank-own-unlisted = Tu n’es pas au classement : il montre les gens qui ont joué une partie classée depuis 180 jours, contre quatre personnes différentes dont deux à la cote sûre, et qui veulent y être (`{ name-me-boards }`).
rank-shown = { $name } montre le classement : **{ $game }**.
rank-shown-done = Le classement est dans le salon.

## Une personne
rank-person = { $name }, **{ $game }** : { $number }.
rank-person-games =
    { $games ->
        [one] { $games } partie classée.
       *[other] { $games } parties classées.
    }
rank-person-place = Rang { $places } sur { $people } au classement.
rank-person-trend = { $trend } points en 90 jours.
rank-person-none = { $name } n’a aucune partie classée ici (**{ $game }**), ou n’a de rang nulle part.
rank-history-none = Tu n’as encore aucune partie classée ici (**{ $game }**). `{ name-game-new } rated:True` ouvre une table classée.

## Les images
rank-head-place = rang
rank-head-name = nom
rank-head-rating = cote
rank-head-games = parties
rank-head-trend = 90 jours
rank-picture-board = classement de ce serveur, page { $page } sur { $pages }
rank-picture-board-everywhere = classement de tous les serveurs, page { $page } sur { $pages }
rank-places = { $from } à { $to }
rank-no-place = –
rank-somebody = quelqu’un
rank-no-trend = –
rank-curve-below =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    } ; la bande montre où se trouvait la force 9 fois sur 10

## Leurs textes alternatifs
rank-alt-board = Le classement ({ $game }), page { $page } sur { $pages }.
rank-alt-levels = Les lignes pointillées sont les IA : { $levels }.
rank-alt-row =
    { $places } : { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $trend } en 90 jours.
rank-alt-row-new =
    { $places } : { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
rank-alt-own = En dessous, ta propre ligne. { $row }
rank-alt-curve =
    { $name }, { $game } : { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    } du { $from } au { $to }. La cote a commencé à { $first }, a été au plus bas à { $least } et au plus haut à { $most }, et est maintenant à { $number }.
