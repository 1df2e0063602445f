marble-near-player = Stukken: { $who }
marble-near-supplies = Voorraad
marble-near-stacks = Tegels in de stapels: { $tiles }. Imperiumfiches: { $imperium }. In de voorraad: { $coins }.
marble-near-bridges = De brugtegels hebben deze waarden: { $values }. Wie er een neemt, ziet de waarde; aan het einde worden ze allemaal getoond.

marble-account-sites = { $sites }, elk { $each }
marble-account-bridges = brugtegels
marble-account-bridges-secret = brugtegels: ze tellen aan het einde, en tot dan zijn hun waarden geheim
marble-account-aqueducts = gebouwen aan aquaducten
marble-account-fountains = fonteinen naast je gebouwen
marble-account-most-coins = meeste munten
marble-account-imperium = meeste imperium van een soort
marble-account-brings = { marble-building }: { $points }
