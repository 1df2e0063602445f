### The Great City of Rome : les mots des images. Il y a peu de place.

great_city-picture-round = Manche { $round }
great_city-picture-of-rounds = sur { $rounds }
great_city-picture-draft = Sélection
great_city-picture-opening = Sélection
great_city-picture-to-do = { $phase ->
    [draft] choisit
    [place] place
    [pick] prend
    [act] agit
    [school-deck] école
    [school-keep] école
   *[over] fini
}
great_city-picture-nothing = rien
great_city-picture-neighbours = voisins : { $number }

## Le plateau
great_city-picture-acts-first = d’abord
great_city-picture-acts-last = en dernier, reçoit le plus
great_city-picture-keeps-first = premier choix
great_city-picture-takes-last = dernière carte
great_city-picture-how-to-draft = On garde un bâtiment et on passe le reste.
great_city-picture-offer = Offre
great_city-picture-your-move = À toi de jouer
great_city-picture-your-city = Ta ville
great_city-picture-where = Où placer : { $card } ?
great_city-picture-chosen = choisi
great_city-picture-best = max. { $change }
great_city-picture-in-place = { $gains }, remplace { $card }
great_city-picture-areas = Quartiers
great_city-picture-sum-colours = somme × couleurs
great_city-picture-seat = place { $number }
great_city-picture-took = prise
great_city-picture-short-name = { $card ->
   *[other] { $name }
}
great_city-picture-kept = gardée
great_city-picture-go-round = { $cards ->
    [one] { $cards } carte de la pioche II, face cachée
   *[other] { $cards } cartes de la pioche II, face cachée
}
great_city-picture-first-player = commence

## Une main
great_city-picture-hand = Ta main
great_city-picture-only-you = invisible aux autres
great_city-picture-hand-of = Main : { $name }
great_city-picture-opened = { $held ->
        [0] vide à la fin
        [one] { $held } carte à la fin
       *[other] { $held } cartes à la fin
    }
great_city-picture-page = page { $page } sur { $pages }, invisible aux autres
great_city-picture-school = École
great_city-picture-keep-one = garde une carte ; les autres ne voient rien
great_city-picture-take-one = prends une carte (en gras : son gain actuel)
great_city-picture-no-cards = Aucune carte en main
great_city-picture-you-have = Tu as
great_city-picture-no-bricks = aucune brique
great_city-picture-enough = { $bricks } : assez
great_city-picture-short = −{ $number } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
great_city-picture-too-dear = trop cher : −{ $number }

## À côté d’une ville
great_city-picture-coins = { $number ->
    [one] pièce
   *[other] pièces
}
great_city-picture-tokens = influence
great_city-picture-in-hand = en main
great_city-picture-card-points = { $number ->
    [one] pt carte
   *[other] pts cartes
}
great_city-picture-points-so-far = points jusqu’ici
great_city-picture-known = En main, vu de tous
great_city-picture-pays = Paiement
great_city-picture-costs = Prix
great_city-picture-strip = bande : { $number }
great_city-picture-no-place = Aucun endroit permis
great_city-picture-one-place = Un seul endroit : { $letter }
great_city-picture-choose = Choisis un endroit, { $first } à { $last }
great_city-picture-score = pts { $change }
great_city-picture-replaces = remplace { $card }
great_city-picture-point-tokens = jetons Point posés
great_city-picture-influence = influence : { $number }
great_city-picture-draws = pioche { $cards }, garde 1
great_city-picture-may-be-built = possible ici
great_city-picture-your-choice = ton choix, pas encore bâti
great_city-picture-last-building = dernier bâtiment

## La fiche et les scores
great_city-picture-buildings = { $sheet ->
    [0] Production, habitat, aqueducs
    [1] Bâtiments publics
   *[other] Temples
}
great_city-picture-legend = plaque : briques · or : pioche I · étoile : influence · × : cartes
great_city-score = { $line ->
    [homes] Habitat
    [aqueducts] Aqueducs
    [temples] Temples
    [shrine] Sanctuaire
    [coins] Pièces
    [influence] Influence
   *[cards] Cartes
}
great_city-picture-after-rounds = après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
great_city-picture-in-round = pendant la manche { $round } sur { $rounds }
