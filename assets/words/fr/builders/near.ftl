### Les Bâtisseurs : Antiquité de près : équipes, pioches, et d’où viennent les points.

builders-near-player = Équipe et chantiers : { $who }
builders-near-decks = Rangées, investissements, pioches
builders-near-buildings = __Bâtiments__, encore { $number }, dans un ordre que personne ne connaît : { $cards }.
builders-near-workers = __Ouvriers__, encore { $number }, dans un ordre que personne ne connaît : { $cards }.

## D’où viennent les points
builders-account-prisoners = prisonniers non libérés à la fin
builders-account-loans = emprunts non remboursés à la fin
builders-account-sesterces = { $spent ->
    [0] sesterces restants, 10 pour un point
   *[other] sesterces restants, 10 pour un point : { $coins }, moins { $spent } pour prisonniers et emprunts
}
builders-account-unfinished = { $building } une fois terminé : { $points }
