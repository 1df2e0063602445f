builders-near-player = Team en bouwplaatsen: { $who }
builders-near-decks = Rijen, investeringen, stapels
builders-near-buildings = __Gebouwen__, nog { $number }, in een volgorde die niemand kent: { $cards }.
builders-near-workers = __Arbeiders__, nog { $number }, in een volgorde die niemand kent: { $cards }.

builders-account-prisoners = gevangenen die aan het einde niet vrijgelaten zijn
builders-account-loans = leningen die aan het einde niet terugbetaald zijn
builders-account-sesterces = { $spent ->
    [0] sestertiën over, 10 voor een punt
   *[other] sestertiën over, 10 voor een punt: { $coins }, min { $spent } voor gevangenen en leningen
}
builders-account-unfinished = { $building }, na afwerking: { $points }
