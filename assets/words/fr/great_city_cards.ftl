### The Great City of Rome : ce que chaque bâtiment est, coûte et fait, pour `/game card`.

great_city_cards-kind = { $kind ->
    [farm] bâtiment de production
    [house] habitation de valeur { $value }
    [green] bâtiment public, vert
    [red] bâtiment public, rouge
    [yellow] bâtiment public, jaune
    [blue] bâtiment public, bleu
    [aqueduct] aqueduc
   *[temple] temple
}
great_city_cards-card = **{ $name }** (`{ $id }`) : { $facts }
    { $does }
great_city_cards-copies = Cartes : { $decks }.
great_city_cards-in-deck = { $deck ->
    [III] { $number } dans la pioche { $deck } (à 3 ou 4)
    [IV] { $number } dans la pioche { $deck } (à 4)
   *[other] { $number } dans la pioche { $deck }
}
great_city_cards-one-each = Une par personne, si le Sanctuaire est en jeu.
great_city_cards-stars = { $stars ->
    [one] { $stars } étoile : autant de jetons Influence à la construction
   *[other] { $stars } étoiles : { $stars } jetons Influence à la construction
}
great_city_cards-star-number = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
great_city_cards-effect-farm = { $card ->
    [grain_farm] Produit un jeton Brique, s’il n’en a pas ; ce jeton paie une brique d’un bâtiment futur.
    [sheep_farm] Produit 1 jeton Influence.
    [vineyard] Produit 1 pièce, et un jeton Brique s’il n’en a pas.
   *[vegetable_farm] Produit 1 pièce.
}
great_city_cards-effect-house = Un quartier rapporte la somme de ses valeurs × le nombre de couleurs à côté, plus les jetons Point des meilleurs thermes à côté.
great_city_cards-effect-public = { $card ->
    [forum_romanum] À la construction : une pièce par bâtiment à côté, et une de plus.
    [arena] À la construction : un jeton Influence par bâtiment à côté.
    [colosseum] À la construction : un jeton Influence par bâtiment à côté, et un de plus.
    [school] À la construction : pioche une carte par bâtiment à côté, d’une pioche en jeu autre que la pioche I, et gardes-en une.
    [university] À la construction : pioche une carte par bâtiment à côté, et une de plus, d’une pioche en jeu autre que la pioche I, et gardes-en une.
    [thermal_baths] À la construction : un jeton Point par bâtiment à côté ; ils comptent pour chaque quartier à côté.
    [imperial_thermal_baths] À la construction : un jeton Point par bâtiment à côté, et un de plus ; ils comptent pour chaque quartier à côté.
   *[market] À la construction : une pièce par bâtiment à côté.
}
great_city_cards-effect-aqueduct = 4, 12, 24 ou 40 points pour 1, 2, 3 ou 4 aqueducs. Jamais deux dans une ligne ou colonne ; peut remplacer un bâtiment.
great_city_cards-effect-temple = { $card ->
    [temple_of_minerva] 10 points avec seize bâtiments dans la ville.
    [temple_of_fortuna] 15 points avec des bâtiments publics des quatre couleurs.
    [temple_of_cupid] 10 points avec au moins quatre habitations de valeur 2.
    [temple_of_juno] 10 points avec au moins quatre temples, celui-ci compris.
    [temple_of_saturn] 15 points avec au moins quatre bâtiments de production.
    [temple_of_luna] 1 point par étoile dans la ville, la sienne comprise.
    [temple_of_mars] 5 points avec au moins une habitation de valeur 4.
    [temple_of_venus] 2 points par habitation de valeur 2.
    [temple_of_jupiter] 2 points par temple, celui-ci compris.
    [temple_of_mercury] 1 point par lot de trois pièces, en plus des pièces elles-mêmes.
   *[shrine] 2 points par bâtiment à côté à la fin. Ne coûte rien d’autre que l’action de construire.
}

## Ce qu’est et fait une carte, en peu de mots
great_city_cards-kind-in-short = { $kind ->
    [farm] Production
    [house] Habitation
    [green] Public, vert
    [red] Public, rouge
    [yellow] Public, jaune
    [blue] Public, bleu
    [aqueduct] Aqueduc
   *[temple] Temple
}
great_city_cards-effect-in-short = { $card ->
    [vegetable_farm] Produit 1 pièce.
    [grain_farm] Produit 1 jeton Brique ici.
    [sheep_farm] Produit +1 influence.
    [vineyard] Produit 1 pièce et 1 jeton Brique ici.
    [residential_2] Valeur du quartier × couleurs publiques à côté.
    [residential_3] Valeur du quartier × couleurs publiques à côté.
    [residential_4] Valeur du quartier × couleurs publiques à côté.
    [luxury_residential_2] Construction : +1 influence. Compte comme habitation.
    [luxury_residential_3] Construction : +1 influence. Compte comme habitation.
    [luxury_residential_4] Construction : +1 influence. Compte comme habitation.
    [market] Construction : 1 pièce par voisin.
    [forum_romanum] Construction : 1 pièce, plus 1 par voisin.
    [arena] Construction : +1 influence par voisin.
    [colosseum] Construction : +1 influence, plus 1 par voisin.
    [school] Construction : pioche 1 carte par voisin, garde 1.
    [university] Construction : pioche 1, plus 1 par voisin, garde 1.
    [thermal_baths] Construction : 1 jeton Point par voisin.
    [imperial_thermal_baths] Construction : 1 jeton Point, plus 1 par voisin.
    [aqueduct] Un par ligne et colonne. 1 à 4 : 4, 12, 24, 40 points.
    [grand_aqueduct] Construction : +1 influence. Compte comme aqueduc.
    [temple_of_minerva] 10 points avec seize bâtiments dans la ville.
    [temple_of_fortuna] 15 points avec les quatre couleurs publiques.
    [temple_of_cupid] 10 points avec quatre Habitation 2.
    [temple_of_juno] 10 points avec quatre temples, lui compris.
    [temple_of_saturn] 15 points avec quatre productions.
    [temple_of_luna] Construction : +1 influence. 1 point par étoile en ville.
    [temple_of_mars] Construction : +3 influence. 5 points avec Habitation 4.
    [temple_of_venus] Construction : +1 influence. 2 points par Habitation 2.
    [temple_of_jupiter] Construction : +2 influence. 2 points par temple.
    [temple_of_mercury] Construction : +2 influence. 1 point par 3 pièces.
   *[shrine] 2 points par bâtiment à côté.
}
