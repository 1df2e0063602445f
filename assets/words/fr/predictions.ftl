### Les pronostics de qui regarde, et le classement de qui pronostique le mieux.

## À une table
predictions-who = Qui va gagner, et avec quelle certitude ? Seul ton dernier pronostic compte. Tous sont révélés à la fin, pas avant.
predictions-count = -# Ton pronostic compte pour `{ name-rank-predictions }` si tu le fais dans le premier quart de la partie ; ensuite, il ne peut plus être changé.
predictions-for-fun = -# C’est juste pour le plaisir : seuls les pronostics faits dans le premier quart d’une partie sans IA comptent pour `{ name-rank-predictions }`.
predictions-own = Ton pronostic jusqu’ici : { $who } ({ $confidence }).
predictions-choice = { $who } : { $confidence }
predictions-confidence = { $confidence ->
        [sure] certain
        [likely] probable
       *[guess] au hasard
    }
predictions-stored = Ton pronostic est enregistré : { $who } ({ $confidence }). Il compte pour `{ name-rank-predictions }`. Il sera révélé à la fin, pas avant.
predictions-stored-for-fun = Ton pronostic est enregistré : { $who } ({ $confidence }). C’est juste pour le plaisir. Il sera révélé à la fin, pas avant.
predictions-fixed = Ton pronostic reste { $who } ({ $confidence }) : un quart de la partie est passé, et ce qui compte pour `{ name-rank-predictions }` ne peut plus être changé.
predictions-late = Les pronostics ne sont possibles que pendant la première moitié de la partie.
predictions-plays = On ne peut pas faire de pronostic sur sa propre partie.

## À la fin d’une partie
predictions-all = Pronostics : { $predictions }.
predictions-on = { $who } (selon { $by })
predictions-by = { $name } : { $confidence }
predictions-more = { $number ->
    [one] { $number } autre personne
   *[other] { $number } autres personnes
}

## Le classement
predictions-board = **Pronostics** : { $people ->
        [0] personne n’est encore au classement de ce serveur.
        [one] { $people } personne au classement de ce serveur.
       *[other] { $people } personnes au classement de ce serveur.
    }
predictions-board-how = -# Points des 12 derniers mois : choisir au hasard vaut 0, et dire honnêtement ta certitude rapporte le plus. La barre montre où se trouve une moyenne 9 fois sur 10. Pour figurer au classement, il faut { $listed } pronostics.
predictions-board-few = Tu as fait { $made } des { $listed } pronostics qu’il faut pour figurer au classement.
predictions-board-unlisted = Tu n’es pas au classement : il ne montre que les gens qui veulent y être (`{ name-me-boards }`).
predictions-button-own = Mes pronostics
predictions-button-board = Classement des pronostics
predictions-shown = { $name } montre le classement des pronostics.

## Ses propres pronostics
predictions-mine = **Tes pronostics** des 12 derniers mois sur ce serveur : { $made }. Points en moyenne : { $mean } ± { $margin }.
predictions-mine-by = -# { $confidence } : { $made } en tout, justes : { $true }
predictions-mine-latest = Les derniers :
predictions-mine-one = { $how ->
        [yes] -# Table { $table }, { $game } : { $confidence }, juste, points : { $points }
       *[no] -# Table { $table }, { $game } : { $confidence }, faux, points : { $points }
    }
predictions-mine-shared = -# Table { $table }, { $game } : { $confidence }, ne compte pas, car la victoire a été partagée entre tout le monde

## L’image
predictions-picture-heading = Pronostics
predictions-picture-page = classement de ce serveur, page { $page } sur { $pages }
predictions-head-points = points
predictions-head-number = nombre
predictions-head-true = justes
predictions-share = { $share } %
predictions-alt = Le classement des pronostics, page { $page } sur { $pages }.
predictions-alt-row = { $places } : { $name } { $mean } ± { $margin } points, pronostics : { $made }, dont { $share } justes.
