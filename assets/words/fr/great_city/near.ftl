### The Great City of Rome de près : villes, pioches, et d’où viennent les points.

great_city-near-city = Ville : { $who }
great_city-near-decks = Pioches
great_city-near-holds = Possède { $holds }.
great_city-near-deck = __Pioche { $deck }__, reste { $left }. { $elsewhere ->
    [0] Dans un ordre inconnu : { $cards }.
    [one] Dans un ordre inconnu : { $cards }. (Dont { $elsewhere } prise sans être vue.)
   *[other] Dans un ordre inconnu : { $cards }. (Dont { $elsewhere } prises sans être vues.)
}
great_city-near-deck-seen = __Pioche { $deck }__ : tout le monde a vu toutes ses cartes.
great_city-near-unseen = -# Prises sans être vues : à la sélection de départ ou par une école.

## D’où viennent les points
great_city-account-area = { $colours ->
    [0] { $houses ->
        [1] une habitation de valeur { $value }, aucun bâtiment public à côté
       *[other] quartier, { $houses } habitations de valeur { $value }, aucun bâtiment public à côté
    }
    [one] { $houses ->
        [1] une habitation de valeur { $value }, { $colours } couleur : { $value } × { $houses } × { $colours }
       *[other] quartier, { $houses } habitations de valeur { $value }, { $colours } couleur : { $value } × { $houses } × { $colours }
    }
   *[other] { $houses ->
        [1] une habitation de valeur { $value }, { $colours } couleurs : { $value } × { $houses } × { $colours }
       *[other] quartier, { $houses } habitations de valeur { $value }, { $colours } couleurs : { $value } × { $houses } × { $colours }
    }
}
great_city-account-area-bath = { great_city-account-area }, et { $bath } pour les jetons des thermes
great_city-account-aqueducts = { $number ->
    [0] aucun aqueduc
    [one] { $number } aqueduc
   *[other] { $number } aqueducs
}
great_city-account-tokens = { $tokens }, 2 pour un point
great_city-account-no-cards = aucune carte Influence
great_city-account-brings = { $card } : { $points }
