### Le coach : analyses de parties terminées.

## Pendant le calcul
review-waits =
    Le coach revoit cette partie ({ $name }) ; cette page montre l’analyse dès qu’elle est prête. { $before ->
        [0] C’est la prochaine.
        [one] { $before } autre analyse passe avant.
       *[other] { $before } autres analyses passent avant.
    }
review-under-way = Le coach revoit cette partie ({ $name }) : étape { $done } sur { $of }. Cette page montre l’analyse dès qu’elle est prête.
review-failed = Cette partie n’a pas pu être analysée. Réessaie dans une heure.

## Refus
review-no-such-seat = Cette place n’existe pas à cette table, ou personne n’y joue.
review-private = { $name } n’a pas partagé l’analyse de cette partie. Une analyse est privée tant que la personne concernée n’a pas appuyé sur *{ button-review-share }*.
review-enough = Tu as demandé { $most ->
        [one] { $most } analyse
       *[other] { $most } analyses
    } en 24 heures, et c’est le maximum. Ce qui est déjà analysé peut être lu à tout moment.
review-off = Les analyses sont désactivées sur ce bot.
review-not-whole = Il n’y a pas encore d’analyse de ta partie. *{ button-review }* en demande une.
review-gone = Cette partie n’est plus enregistrée, et ses analyses ont été supprimées avec elle. Une table jamais lancée n’a pas d’analyse.
review-nothing-here = Tu n’avais pas de place à cette table, et personne n’a encore partagé d’analyse de cette partie.
review-others = Tu n’avais pas de place à cette table. Tu peux lire ces analyses :

## La page
review-head = **{ $name }**, **{ $game }** : l’avis d’une IA qui, à chaque décision, savait seulement ce que savait { $name } à ce moment.
review-own = En { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, tu as perdu { $lost } ± { $error } points ; décisions sans perte visible : { $clean }.
review-of-other = En { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $name } a perdu { $lost } ± { $error } points ; décisions sans perte visible : { $clean }.
review-too-few = **{ $name }** a eu { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } avec plus d’un coup sensé dans cette partie ; une analyse en demande au moins { $least }.
review-band = -# La ligne est l’avance qu’on pouvait attendre ; la bande montre où elle se trouve 9 fois sur 10. Ce qui suit ± veut dire la même chose.
review-swings = Les plus grands changements : { $swings }.
review-swing = **{ $number }** { $cause } à la manche { $round }, { $points } ± { $error }
review-turning-points = Là où le plus de points ont été perdus, avec des boutons pour le voir :
review-turning-point = Manche { $round } : { $points } ± { $error }, { $made }
review-no-turning-points = Aucune décision n’a fait perdre beaucoup de façon certaine.
review-cause-own = ton coup
review-cause-move = son coup
review-cause-others = les autres
review-cause-cards = les cartes

## Nombres de points
review-more = +{ $points }
review-less = −{ $points }
review-even = { $points }

## Un tournant
review-point-head = Manche { $round }, coup { $number } : { $points } ± { $error } points.
review-point-made = **2** Tu as choisi : { $made }
review-point-made-by = **2** { $name } a choisi : { $made }
review-point-better = **1** Mieux : { $better } ({ $reason })
review-point-then = -# Ensuite : { $moves }
review-point-gone = Ce tournant n’existe plus.

## Partage
review-shared = { $name } partage l’analyse de cette partie. { $figures }
review-shared-done = Toutes les personnes qui regardent cette table peuvent maintenant lire ton analyse.

## L’image, et son texte alternatif
review-picture-after = avance attendue : { $name }
review-picture-below = manche
review-picture-swing = { $points } ± { $error }, manche { $round }
review-alt = Analyse ({ $game }) : l’avance attendue ({ $name }) avant chaque décision, avec la moitié de la largeur de la bande qui la contient 9 fois sur 10. Avant la manche { $round } : { $first } ; la plus basse { $least } ; la plus haute { $most } ; après la dernière décision { $last } ± { $error }.
review-alt-round = Manche { $round } : { $points } ± { $error }.
