### The Builders: Antiquity from near: teams, decks, and how points come about.

builders-near-player = { $who }'s team and sites
builders-near-decks = Rows, investments and decks
builders-near-buildings = __Buildings__, { $number } left, in an order that nobody knows: { $cards }.
builders-near-workers = __Workers__, { $number } left, likewise: { $cards }.

## How points come about
builders-account-prisoners = prisoners who are not freed in the end
builders-account-loans = loans that are not repaid in the end
builders-account-sesterces = { $spent ->
    [0] sesterces that are left in the end, ten for a point
   *[other] sesterces, ten for a point: { $coins }, less { $spent } that free prisoners and repay loans in the end
}
builders-account-unfinished = { $building }, once it is finished: { $points }
