### Rome: City of Marble from near: players, supplies, and how points come about.

marble-near-player = Pieces: { $who }
marble-near-supplies = Supply
marble-near-stacks = Tiles in the stacks: { $tiles }. Imperium tiles: { $imperium }. In the supply: { $coins }.
marble-near-bridges = The bridge tiles have these values: { $values }. The player who takes one sees its value; all are shown at the end.

## How points come about
marble-account-sites = { $sites }, { $each } each
marble-account-bridges = bridge tiles
marble-account-bridges-secret = bridge tiles: they count at the end, and their values are secret until then
marble-account-aqueducts = buildings on aqueducts
marble-account-fountains = fountains next to your buildings
marble-account-most-coins = most coins
marble-account-imperium = most imperium of a type
marble-account-brings = { marble-building }: { $points }
