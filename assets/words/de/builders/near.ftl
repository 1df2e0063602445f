builders-near-player = Team und Baustellen: { $who }
builders-near-decks = Auslage, Investitionen, Stapel
builders-near-buildings = __Gebäude__, noch { $number }, in unbekannter Reihenfolge: { $cards }.
builders-near-workers = __Arbeitskräfte__, noch { $number }, in unbekannter Reihenfolge: { $cards }.

## Woher Punkte kommen
builders-account-prisoners = am Ende nicht freigelassene Gefangene
builders-account-loans = am Ende nicht zurückgezahlte Darlehen
builders-account-sesterces = { $spent ->
    [0] übrige Sesterze, 10 je Punkt
   *[other] übrige Sesterze, 10 je Punkt: { $coins }, davon gehen { $spent } für Gefangene und Darlehen ab
}
builders-account-unfinished = { $building }, wenn fertig: { $points }
