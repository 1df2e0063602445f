marble-near-player = Spielmaterial: { $who }
marble-near-supplies = Vorrat
marble-near-stacks = Plättchen in den Stapeln: { $tiles }. Imperiumsplättchen: { $imperium }. Im Vorrat: { $coins }.
marble-near-bridges = Die Brückenplättchen haben diese Werte: { $values }. Wer eines nimmt, sieht seinen Wert; am Ende werden alle gezeigt.

## Woher Punkte kommen
marble-account-sites = { $sites }, je { $each }
marble-account-bridges = Brückenplättchen
marble-account-bridges-secret = Brückenplättchen: Sie zählen am Ende, bis dahin sind ihre Werte geheim
marble-account-aqueducts = Gebäude an Aquädukten
marble-account-fountains = Brunnen neben eigenen Gebäuden
marble-account-most-coins = meiste Münzen
marble-account-imperium = Mehrheiten an Imperium
marble-account-brings = { marble-building }: { $points }
