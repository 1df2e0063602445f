### Rome: City of Marble de près : pièces de chacun, réserves, et d’où viennent les points.

marble-near-player = Pièces : { $who }
marble-near-supplies = Réserve
marble-near-stacks = Tuiles dans les piles : { $tiles }. Tuiles Imperium : { $imperium }. Dans la réserve : { $coins }.
marble-near-bridges = Valeurs des tuiles Pont : { $values }. Qui en prend une voit sa valeur ; toutes sont montrées à la fin.

## D’où viennent les points
marble-account-sites = { $sites }, { $each } chacun
marble-account-bridges = tuiles Pont
marble-account-bridges-secret = tuiles Pont : elles comptent à la fin, et leurs valeurs sont secrètes jusque-là
marble-account-aqueducts = bâtiments sur des aqueducs
marble-account-fountains = fontaines à côté de tes bâtiments
marble-account-most-coins = le plus de pièces
marble-account-imperium = majorité d’un imperium
marble-account-brings = { marble-building } : { $points }
