### Les Bâtisseurs : Antiquité : les images en mots, au plus 1024 caractères.

## La table
builders-alt-round = Manche { $round }.
builders-alt-over = Partie terminée. Victoire : { $winners }.
builders-alt-stalled = Partie terminée ; il ne se passait plus rien. Victoire : { $winners }.
builders-alt-turn = Au tour : { $who } ; { $to_do }.
builders-alt-last-round = Dernière manche ({ $who }).
builders-alt-first = Joue en premier : { $who }.
builders-alt-player = { $finished ->
    [one] { $who } : { $points }, { $has } ; { $finished } terminé.
   *[other] { $who } : { $points }, { $has } ; { $finished } terminés.
}

## Ce qui est nouveau
builders-alt-new = Nouveau : { $new }.
builders-alt-new-of = { $who } : { $did }
builders-alt-new-finished = termine { $buildings }
builders-alt-new-rows = dans les rangées : { $cards }
builders-alt-new-line = investissements
builders-alt-new-counts = nouveaux nombres
builders-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $sign }{ $number } sesterce
       *[other] { $sign }{ $number } sesterces
    }
    [points] { $number ->
        [one] { $sign }{ $number } point
       *[other] { $sign }{ $number } points
    }
   *[loans] { $number ->
        [one] { $sign }{ $number } emprunt
       *[other] { $sign }{ $number } emprunts
    }
}
builders-alt-new-number = { $what ->
    [sites] { $number ->
        [one] { $number } chantier
       *[other] { $number } chantiers
    }
    [members] { $number ->
        [one] { $number } membre de l’équipe
       *[other] { $number } membres de l’équipe
    }
   *[cards] { $number ->
        [one] { $number } carte dans les rangées
       *[other] { $number } cartes dans les rangées
    }
}

## Une équipe
builders-alt-one-player = { $finished ->
    [one] { $who }, manche { $round } : { $have } sur { $goal }, { $has } ; { $finished } terminé.
   *[other] { $who }, manche { $round } : { $have } sur { $goal }, { $has } ; { $finished } terminés.
}
builders-alt-no-site = Aucun chantier ouvert.
builders-alt-points = Points jusqu’ici : { $lines } ; total { $total }.
builders-alt-points-of = { $line } { $points }

## Fiches et scores
builders-alt-card = `{ name-game-card }` explique chaque carte.
builders-alt-buildings = Tous les bâtiments et machines, par points.
builders-alt-for-points = { $points } : { $buildings }.
builders-alt-builders = Qui construit, et ce qui s’achète.
builders-alt-workers = { $name } ×{ $number }, { $price } par envoi.
builders-alt-machines = Machines, envoi gratuit : { $machines }.
builders-alt-to-buy = Prisonniers ×{ $number } à { $price } sesterces, envoi gratuit ; points perdus par prisonnier non libéré : { $penalty } ; une fois libéré, { $freed } par envoi.
builders-alt-buy-tool = { $card } ({ $price } sesterces) : +1 { $resource }.
builders-alt-buy-university = { $card } ({ $price } sesterces) : { $resource } passe à 3.
builders-alt-buy-loans = Emprunts ×{ $cards } : { $gain } sesterces maintenant, { $repay } ou −{ $penalty } points à la fin.
builders-alt-final = Scores finaux, { $after }.
builders-alt-so-far = Scores jusqu’ici, { $after }.
builders-alt-score = { $name } ({ $place }) : { $total }. { $lines }.
builders-alt-in-round = pendant la manche { $round }
builders-alt-after-rounds = après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}
builders-alt-reached = { $who } atteint { $points } points à la manche { $round }.
builders-alt-nothing-built = aucune construction depuis { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, jusqu’à la manche { $round }
builders-alt-nobody-finished = rien de terminé jusqu’à la manche { $round }
