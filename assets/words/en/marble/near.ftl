### Rome: City of Marble from near: players, supplies, and how points come about.

marble-near-player = What { $who } has
marble-near-supplies = The supplies
marble-near-stacks = Tiles in the stacks: { $tiles }. Imperium tiles: { $imperium }. In the supply: { $coins }.
marble-near-bridges = The bridge tiles have these values: { $values }. Who takes one sees its value; everybody sees them at the end.

## How points come about
marble-account-sites = { $sites }, { $each } each
marble-account-bridges = bridge tiles
marble-account-bridges-secret = bridge tiles: they count at the end, and their values are secret until then
marble-account-aqueducts = own buildings on aqueducts
marble-account-fountains = fountains beside own buildings
marble-account-most-coins = the most coins
marble-account-imperium = the most imperium tiles of a type
marble-account-brings = a { marble-building }: { $points }
