### The Builders: Antiquity from near: teams, decks, and how points come about.

builders-near-player = Team and sites: { $who }
builders-near-decks = Rows, investments, decks
builders-near-buildings = __Buildings__, { $number } left, in an order that nobody knows: { $cards }.
builders-near-workers = __Workers__, { $number } left, in an order that nobody knows: { $cards }.

## How points come about
builders-account-prisoners = prisoners not freed at the end
builders-account-loans = loans not repaid at the end
builders-account-sesterces = { $spent ->
    [0] sesterces left, 10 for a point
   *[other] sesterces left, 10 for a point: { $coins }, minus { $spent } for prisoners and loans
}
builders-account-unfinished = { $building } when finished: { $points }
