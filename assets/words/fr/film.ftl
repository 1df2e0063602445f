### Le film d’une partie, et ses scores tour par tour.

film-here = Le film de cette partie : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }. Les changements sont marqués dans chaque image.
film-so-far = Le film de cette partie jusqu’ici : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }. Les changements sont marqués dans chaque image.
film-empty = Il ne s’est encore rien passé à cette table ; il n’y a pas de film.
film-alt =
    Film de la partie jusqu’ici, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, chacun une image où les changements sont marqués. La dernière montre :
film-alt-over =
    Film de toute la partie, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, chacun une image où les changements sont marqués ; à la fin les mains, les scores finaux et l’évolution des scores. Victoire : { $winners }. La dernière position :
film-alt-ended =
    Film de la partie jusqu’où elle a été jouée, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, chacun une image où les changements sont marqués ; à la fin les mains, les scores et l’évolution des scores. Personne n’a gagné. La dernière position :
film-curve = Évolution des scores
film-curve-turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
film-curve-rounds = comme si la partie s’était arrêtée à cette manche
film-curve-alt = Évolution des scores, comme si la partie s’était arrêtée là ; victoire : { $winners }.
film-curve-line = { $name } : { $steps }.
film-curve-step = { $points } après la manche { $round }
film-curve-here = Les scores de cette partie, tour par tour, comme si elle s’était arrêtée là.
film-shown = Le film de la table { $table } : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, les nouveautés marquées dans chaque image.
film-shown-curve = Les scores de la table { $table }, tour par tour, comme si la partie s’était arrêtée là.
film-show-done = Ce sera publié dans le salon de la table.
film-show-before = Tout le monde peut déjà le voir : { $link }
film-too-many = Un film prend du temps à faire. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
film-hand = La main finale : { $name }.
film-missed =
    Ton meilleur coup manqué, selon une IA ({ $level }) qui n’en savait pas plus que toi à ce moment.
film-missed-by = Le meilleur coup manqué ({ $who }), selon une IA ({ $level }) qui n’en savait pas plus que cette personne à ce moment.
film-missed-made = Tu as choisi : { $made }
film-missed-made-by = Choisi : { $made }
film-missed-better =
    Mieux, d’environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : **{ $better }** ({ $reason })
film-missed-marked = -# Dans l’image, 1 est le meilleur coup et 2 le coup joué.
film-missed-nothing = Une IA ({ $level }) qui n’en savait pas plus que toi a vérifié tes décisions les plus douteuses et n’a rien trouvé de nettement meilleur.
film-missed-no-time = L’IA n’a pas eu le temps de revoir tes décisions. Réessaie dans une minute.
