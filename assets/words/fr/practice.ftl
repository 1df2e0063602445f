### L’entraînement : une partie qui reprend à un moment d’une partie terminée, cachée aux autres.

practice-offer = **Continuer à partir d’ici** : une partie d’entraînement, cachée aux autres, contre des IA, à partir du coup { $number } de la table { $table }. Elle ne compte dans aucune statistique ni aucune cote, les noms y sont des couleurs, et elle t’attend une semaine si tu t’en vas.
practice-cards-anew = Les cartes que tu ne pouvais pas connaître sont redistribuées.
practice-cards-as-they-lay = Les cartes que tu ne pouvais pas connaître sont celles de la partie.
practice-ends-lesson = Une seule partie de ce genre est possible à la fois : celle-ci arrête ta leçon ({ $game }).
practice-ends-other = Une seule partie de ce genre est possible à la fois : celle-ci arrête ton entraînement en cours ({ $game }).
practice-seat-question = Prendre une autre place
practice-seat = Prendre la place occupée par { $name }
practice-seat-chosen = Place occupée par { $name } (choisie)
practice-level-question = Jouer contre un autre niveau
practice-level = Contre une IA { people-level }
practice-level-chosen = Contre une IA { people-level } (choisie)
practice-name =
    { $colour ->
        [purple] Violet
        [orange] Orange
        [white] Blanc
       *[brown] Brun
    }
practice-begins = **Entraînement** : la partie reprend au coup { $number } de la table { $table }. { practice-back }
practice-back = `{ name-game-learn }` t’y ramène ; pour l’arrêter, appuie sur *{ button-help }* puis sur *{ button-end-practice }*.
practice-goes-on = **Ton entraînement ({ $game })** reprend où tu l’as laissé. Pour l’arrêter, appuie sur *{ button-help }* puis sur *{ button-end-practice }*.
practice-asks-to-replace = Tu as un entraînement en cours ({ $game }), et un seul est possible à la fois. Une leçon l’arrête.
practice-none = Cet entraînement est terminé. *{ button-play-on-from-here }*, à un moment d’une partie terminée, en lance un autre.
practice-left = Tu as arrêté l’entraînement.
practice-help = Dans un entraînement, tu joues seulement avec les boutons ; les commandes sont pour les vraies tables.
practice-not-here = Pas dans un entraînement : il n’y a que toi et des IA.
practice-over = **C’était l’entraînement.** Il ne compte nulle part.
