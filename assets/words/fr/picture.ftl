### Ce que les images de tous les jeux disent avec les mêmes mots. Il y a peu de place.

picture-final-scores = Scores finaux
picture-scores-so-far = Scores jusqu’ici
picture-imagined = Imaginé : rien de cela n’est arrivé
picture-imagined-alt = Imaginé : rien de cela n’est arrivé.
picture-total = total
picture-points = Points
picture-built = { $name } : { $built }
picture-course = Points si la partie s’arrêtait à cette manche :
picture-course-of = { $name } : { $steps }.
picture-course-step = manche { $round } : { $points }
picture-if-ended = si la partie finissait là
picture-rank =
    { $rank ->
        [winner] victoire
        [first] 1er
        [second] 2e
        [third] 3e
       *[fourth] 4e
    }
picture-wins =
    { $winners ->
        [one] gagne
       *[other] gagnent
    }
picture-note =
    { $level ->
        [none] place libre
        [away] IA relais
       *[other] IA { people-level }
    }
picture-more = Le reste : Regarder, puis En texte.
picture-after-round = { $round ->
    [0] Après la sélection
   *[other] Après la manche { $round }
}
picture-after-round-alt = { picture-after-round }.

## L’affiche d’une table pas encore lancée
picture-poster-join = bouton Rejoindre
picture-poster-seat = Place { $seat } : { $who }
