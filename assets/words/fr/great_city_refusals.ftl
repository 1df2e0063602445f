### The Great City of Rome : pourquoi un coup est refusé, et ce qui serait possible.

great_city_refusals-other-step = { $step ->
    [draft] Garde d’abord une carte de la sélection de départ.
    [place] Place maintenant un émissaire sur une case libre.
    [pick] Prends d’abord une carte de l’offre.
    [school-deck] Choisis d’abord la pioche pour ton école.
    [school-keep] Garde d’abord une des cartes que ton école a piochées.
   *[act] Construis, produis, ou passe pour terminer ton tour.
}
great_city_refusals-not-passed = { $card } n’est pas parmi les cartes qu’on t’a passées. Tu peux garder { $cards }.
great_city_refusals-space-taken = La case { $space } est prise. Libres : { $free } ; la plus proche de l’empereur : { $nearest }.
great_city_refusals-placed-by-program = À cette table, le dernier émissaire d’une manche va sur la seule case qui a un sens : { $sensible }, pas { $space }.
great_city_refusals-not-offered = { $card } n’est pas dans l’offre de cette manche. Tu peux prendre { $cards }.
great_city_refusals-card-taken = { $who } a pris { $card } dans cette manche. Tu peux prendre { $cards }.
great_city_refusals-already-built = Tu as déjà construit dans ce tour. C’est une fois par tour.
great_city_refusals-already-produced = Tu as déjà produit dans ce tour. C’est une fois par tour.
great_city_refusals-not-in-hand = { $card } n’est pas dans ta main. Tu as { $cards }.
great_city_refusals-empty-hand = { $card } n’est pas dans ta main. Tu n’as aucune carte.
great_city_refusals-place-taken = Cet endroit est pris ({ $building }). Seul un aqueduc peut remplacer un bâtiment.
great_city_refusals-not-adjacent = Cet endroit ne touche aucun bâtiment de ta ville par un côté. Construis à côté d’un bâtiment.
great_city_refusals-too-wide = La ville aurait alors { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } sur { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }. Elle doit tenir dans 4 sur 4.
great_city_refusals-aqueduct-in-line = Un autre de tes aqueducs est dans cette ligne ou cette colonne. Chaque ligne et chaque colonne n’en reçoit qu’un.
great_city_refusals-aqueduct-over-aqueduct = Il y a déjà un aqueduc, et à cette table un aqueduc n’en remplace pas un autre.
great_city_refusals-no-token = Il n’y a pas de jeton Brique à cet endroit. Tes jetons Brique sont sur { $farms }.
great_city_refusals-no-tokens = Il n’y a pas de jeton Brique à cet endroit. Tu n’en as aucun.
great_city_refusals-token-replaced = Le bâtiment de production que tu remplaces emporte son jeton Brique, et à cette table ce jeton ne peut pas payer la construction.
great_city_refusals-bricks-short = { $missing ->
    [one] { $card } demande { $missing } brique en plus de ta bande, et tu paies { $paid }. Paie { $missing } avec un jeton ou des pièces.
   *[other] { $card } demande { $missing } briques en plus de ta bande, et tu paies { $paid }. Paie { $missing } avec des jetons ou des pièces.
}
great_city_refusals-bricks-over = { $missing ->
    [one] { $card } demande { $missing } brique en plus de ta bande, et tu paies { $paid }. Paie exactement { $missing }.
   *[other] { $card } demande { $missing } briques en plus de ta bande, et tu paies { $paid }. Paie exactement { $missing }.
}
great_city_refusals-tokens-first = { $needed ->
    [one] À cette table, les jetons Brique sont dépensés avant les pièces : dépense { $needed } jeton, pas { $spent }.
   *[other] À cette table, les jetons Brique sont dépensés avant les pièces : dépense { $needed } jetons, pas { $spent }.
}
great_city_refusals-too-dear = { $card } coûte { $price } après tes briques, et tu as { $held }.
great_city_refusals-cogs-too-dear = { $missing ->
    [one] Pour produire, il manque { $missing } engrenage à 1 pièce, et tu as { $held }.
   *[other] Pour produire, il manque { $missing } engrenages à 1 pièce chacun, et tu as { $held }.
}
great_city_refusals-cogs-short = { $missing ->
    [one] Pour produire, il faut acheter { $missing } engrenage, et tu en achètes { $buy }. Achètes-en { $missing }.
   *[other] Pour produire, il faut acheter { $missing } engrenages, et tu en achètes { $buy }. Achètes-en { $missing }.
}
great_city_refusals-cogs-over = { $missing ->
    [one] Pour produire, il faut acheter { $missing } engrenage, et tu en achètes { $buy }. Achètes-en exactement { $missing }.
   *[other] Pour produire, il faut acheter { $missing } engrenages, et tu en achètes { $buy }. Achètes-en exactement { $missing }.
}
great_city_refusals-no-gain = { $missing ->
    [one] Produire ne vaudrait pas l’engrenage qu’il faut acheter ({ $missing }), et cette table ne le permet pas.
   *[other] Produire ne vaudrait pas les { $missing } engrenages qu’il faut acheter, et cette table ne le permet pas.
}
great_city_refusals-deck-one = Une école ne pioche jamais dans la pioche I. Tu peux choisir la pioche { $decks }.
great_city_refusals-deck-not-in-play = { $players ->
    [one] La pioche { $deck } n’est pas en jeu avec { $players } personne. Tu peux choisir la pioche { $decks }.
   *[other] La pioche { $deck } n’est pas en jeu avec { $players } personnes. Tu peux choisir la pioche { $decks }.
}
great_city_refusals-deck-empty = La pioche { $deck } n’a plus de carte. Tu peux choisir la pioche { $decks }.
great_city_refusals-no-deck = Aucune pioche n’a plus de carte.
great_city_refusals-not-drawn = { $card } n’est pas parmi les cartes que tu as piochées : { $cards }.
great_city_refusals-other-bottom = Sous la pioche vont toutes les cartes piochées sauf { $card } : { $cards }.
great_city_refusals-other-bottom-none = { $card } est la seule carte que tu as piochée : aucune ne va sous la pioche.
great_city_refusals-over = Cette partie est terminée.
