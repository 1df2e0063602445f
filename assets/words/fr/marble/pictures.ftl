### Rome: City of Marble : les images et ce qu’elles montrent en mots. E5 est une intersection, E5-F5 la tuile avec cette
### petite diagonale.

## Les mots du plateau. Il y a peu de place.
marble-picture-round = Manche { $round }
marble-picture-to-do =
    { $decision ->
        [end] fin du tour
        [open] source
        [finish] à terminer
        [reward] magistrat { $site }
       *[act] actions : { $actions }
    }
marble-picture-kind =
    { $kind ->
        [temple] Temple
        [bathhouse] Bains
        [theatre] Théâtre
       *[arena] Arène
    }
marble-picture-aqueduct =
    { $colour ->
        [grey] Gris
        [brown] Brun
       *[white] Blanc
    }
marble-picture-stacks = piles
marble-picture-last-round = manche finale
marble-picture-left = reste { $left }
marble-picture-closed = fermé
marble-picture-spring-left = { $spring }, { $left }
marble-picture-ready = prêtes, neuves
marble-picture-imperium = imperium
marble-picture-last-when = manche finale à
marble-picture-stacks-empty = { $stacks ->
    [one] { $stacks } pile vide
   *[other] { $stacks } piles vides
}
marble-picture-on-tile = sur tuile
marble-picture-sent = envoyé
marble-picture-ringed = cercle blanc :
marble-picture-fountain = fontaine
marble-picture-bridge = pont

## Pages où quelque chose est choisi
marble-picture-chooses-place = choisit un endroit
marble-picture-places =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    } : le menu a les mêmes numéros
marble-picture-chosen = { $magistrate ->
    [true] { $place }, magistrat
   *[false] { $place }
}
marble-picture-lays = pose des segments
marble-picture-aqueducts = Aqueducs
marble-picture-dashes = tirets : segments possibles
marble-picture-now = posé : { $places }
marble-picture-to = { $count ->
    [0] rien à poser
   *[other] puis vers { $places }
}
marble-picture-complete = Emplacements complets
marble-picture-becomes = le nombre de tuiles décide du bâtiment
marble-picture-built = { $site } { marble-building }
marble-picture-may-go =
    tes magistrats ici peuvent aller vers { marble-space }
marble-picture-open-corners =
    { $corners ->
        [0] sans effet
       *[other] angles ouverts : { $corners }
    }

## La page du score
marble-score = { $line ->
    [sites] Emplac.
    [bridges] Ponts
    [aqueducts] Aqueducs
    [fountains] Fontaines
    [coins] Pièces
    [most] Plus riche
   *[imperium] Imperium
}
marble-picture-after = { $is_over ->
    [true] { $round ->
        [one] après { $round } manche
       *[other] après { $round } manches
    }
   *[false] pendant la manche { $round }, sans ponts
}

## La fiche
marble-picture-sheet = Tuiles, bâtiments, points
marble-picture-tiles-meet = { $tiles ->
    [one] { $tiles } tuile se touche
   *[other] { $tiles } tuiles se touchent
}
marble-picture-points-tiles = { $points } points, { $tiles } tuiles
marble-picture-sheet-hill = colline : remplit sa case, ne compte pas
marble-picture-sheet-bridge = pont : couvre-le, points secrets
marble-picture-sheet-spring = source : touche-la, pose { $pieces } segments
marble-picture-sheet-aqueduct = aqueduc ouvert : { $pieces } segments en tout
marble-picture-sheet-fountain = fontaine : égalité ; aqueduc : une pièce
marble-picture-sheet-imperium = imperium : une action de plus par tuile
marble-picture-points-bridges = ponts : leurs valeurs
marble-picture-points-aqueduct = ton bâtiment sur un aqueduc : { $points }
marble-picture-points-fountain = ton bâtiment près d’une fontaine : { $points }
marble-picture-points-coin = chaque pièce : { $points }
marble-picture-points-most = le plus de pièces : { $points }
marble-picture-points-imperium = majorité d’un imperium : { $most }, égalité { $tied }

## Les images en mots

marble-alt-none = aucune
marble-alt-of-player = Le plateau avec les tuiles et bâtiments en évidence : { $name }.

## La table
marble-alt-round = Manche { $round }.
marble-alt-over = Partie terminée après la manche { $round }. Victoire : { $winners }.
marble-alt-turn =
    { $decision ->
        [end] Au tour : { $name } ; peut terminer le tour.
        [open] Au tour : { $name } ; ouvre un aqueduc.
        [finish] Au tour : { $name } ; termine un emplacement.
        [reward] Au tour : { $name } ; magistrat en { $site }.
       *[act] Au tour : { $name } ; actions restantes : { $actions }.
    }
marble-alt-last-round = Dernière manche, déclenchée par { $name }.
marble-alt-stacks = Piles : { $stacks }.
marble-alt-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $bridges ->
        [one] { $bridges } pont
       *[other] { $bridges } ponts
    }. { $has }.
marble-alt-ready = Prêtes : { $tiles }
marble-alt-fresh = nouvelles : { $tiles }
marble-alt-imperium = imperium : { $tiles }
marble-alt-at-hand =
    { $count ->
        [one] { $count } magistrat disponible
       *[other] { $count } magistrats disponibles
    }
marble-alt-on = sur { $tiles }
marble-alt-sent = envoyés vers { $spaces }
marble-alt-treasury = trésor
marble-alt-buildings = Bâtiments ({ $name }) : { $buildings }.
marble-alt-building = { marble-kind } { $sites }
marble-alt-fountains = Fontaines : { $sites }.
marble-alt-tiles = { $kind ->
        [temple] Tuiles temple
        [bathhouse] Tuiles bains
        [theatre] Tuiles théâtre
       *[arena] Tuiles arène
    } : { $tiles }.
marble-alt-tiles-short = { $count ->
    [one] { $count } tuile sur le plateau.
   *[other] { $count } tuiles sur le plateau.
}
marble-alt-last = Dernière tuile : { $tile }.
marble-alt-aqueduct =
    { $colour ->
        [grey] Aqueduc gris
        [brown] Aqueduc brun
       *[white] Aqueduc blanc
    } depuis { $spring } : { $path } ; reste { $left }.
marble-alt-spring = { marble-aqueduct } { $place }
marble-alt-closed = Sources fermées : { $springs }.
marble-alt-hills = Collines : { $hills }.
marble-alt-own-bridges = Tes ponts, inconnus des autres : { $bridges }.
marble-alt-own-bridge = celui de { $space } vaut { $value }
marble-alt-bridges = Ponts libres : { $spaces }.

## Ce qui est nouveau
marble-alt-new = Nouveau : { $news }.
marble-alt-new-tile = { marble-kind } { $tile }
marble-alt-new-site = { marble-building } en { $site }
marble-alt-new-pieces = { marble-aqueduct } vers { $places }
marble-alt-new-player = { $name } : { $changes }
marble-alt-change = { $what ->
    [points] { $number ->
        [one] { $change } point
       *[other] { $change } points
    }
    [tiles] { $number ->
        [one] { $change } tuile
       *[other] { $change } tuiles
    }
    [imperium] { $change } imperium
    [coins] { $number ->
        [one] { $change } pièce
       *[other] { $change } pièces
    }
   *[bridges] { $number ->
        [one] { $change } pont
       *[other] { $change } ponts
    }
}
marble-alt-new-magistrates = { $moved ->
        [one] { $moved } magistrat déplacé
       *[other] { $moved } magistrats déplacés
    }

## Pages où quelque chose est choisi
marble-alt-places =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    } pour une tuile ({ marble-kind }), par numéros : { $places }.
marble-alt-best = Meilleur { $number } : { $place }, { $gains }.
marble-alt-chosen = Choisi : { $place }, { $magistrate ->
        [true] avec un magistrat
       *[false] sans magistrat
    }, { $gains }.
marble-gain-none = ne complète encore rien
marble-gain-site = { $site } : { $outcome }
marble-gain-own = { marble-building } (toi, +{ $points })
marble-gain-other = { marble-building } ({ $name }, +{ $points })
marble-gain-bridge = prend le pont en { $space }
marble-gain-spring = ouvre l’aqueduc { marble-aqueduct }
marble-alt-pieces = Segments d’aqueduc.
marble-alt-laid = Posés maintenant : { $pieces }.
marble-alt-piece = { marble-aqueduct } vers { $place }
marble-alt-next = { $count ->
    [0] Aucun segment ne peut être posé.
   *[other] Segments possibles ensuite : { $pieces }.
}
marble-alt-sites = Emplacements complets : { $sites }.
marble-alt-reward = Magistrats en { $site } ({ marble-building }). Tu peux en envoyer un depuis { $tiles }.
marble-alt-nothing-due = Aucun emplacement complet.

## Scores
marble-alt-scores = { $is_over ->
    [true] { $round ->
        [one] Scores finaux après { $round } manche.
       *[other] Scores finaux après { $round } manches.
    }
   *[false] Scores jusqu’ici, pendant la manche { $round }, sans ponts.
}
marble-alt-score = { $name } ({ $rank }) : { $total }. Emplacements { $sites }, ponts { $bridges }, aqueducs { $aqueducts }, fontaines { $fountains }, pièces { $coins }, le plus de pièces { $most }, imperium { $imperium }.

## La fiche
marble-alt-sheet = Déroulement d’une partie. { $types } Les collines remplissent une case et ne comptent pour rien ; un pont pris vaut { $least } à { $most } points, secrets jusqu’à la fin. À chaque fin de tour : les magistrats envoyés rapportent de l’imperium, du trésor des pièces. La partie finit une manche après que { $empty } piles sont vides. Puis : les ponts ; { $aqueduct } par bâtiment à soi sur un aqueduc ; { $fountain } par fontaine à côté d’un bâtiment à soi ; { $coin } par pièce ; le plus de pièces { $coins } ; majorité d’un imperium { $alone }, égalité { $tied }.
marble-alt-sheet-type = { $tiles } tuiles qui se touchent : { marble-kind }, { $points } points ; { $stack } tuiles { marble-kind }.

marble-picture-suggested = conseil
marble-picture-suggestion = { $number }  { marble-kind } { $at }
marble-picture-suggested-magistrate = avec un magistrat
marble-alt-suggested = Le plateau avec les suggestions d’une IA.
marble-alt-suggestion = { $magistrate ->
        [true] { $number } : { marble-kind } en { $at } avec un magistrat : { $gains }.
       *[false] { $number } : { marble-kind } en { $at } : { $gains }.
    }
