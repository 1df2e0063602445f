great_city-near-city = Stadt: { $who }
great_city-near-decks = Stapel
great_city-near-holds = Hat { $holds }.
great_city-near-deck = __Stapel { $deck }__, noch { $left }. { $elsewhere ->
    [0] In unbekannter Reihenfolge: { $cards }.
    [one] In unbekannter Reihenfolge: { $cards }. ({ $elsewhere } davon wurde ungesehen genommen.)
   *[other] In unbekannter Reihenfolge: { $cards }. ({ $elsewhere } davon wurden ungesehen genommen.)
}
great_city-near-deck-seen = __Stapel { $deck }__: Alle haben alle seine Karten gesehen.
great_city-near-unseen = -# Ungesehen genommen: in der Startauswahl oder durch eine Schule.

## Woher Punkte kommen
great_city-account-area = { $colours ->
    [0] { $houses ->
        [one] ein Haus vom Wert { $value }, kein öffentliches Gebäude daneben
       *[other] Wohngebiet, { $houses } Häuser vom Wert { $value }, kein öffentliches Gebäude daneben
    }
    [one] { $houses ->
        [one] ein Haus vom Wert { $value }, { $colours } Farbe: { $value } × { $houses } × { $colours }
       *[other] Wohngebiet, { $houses } Häuser vom Wert { $value }, { $colours } Farbe: { $value } × { $houses } × { $colours }
    }
   *[other] { $houses ->
        [one] ein Haus vom Wert { $value }, { $colours } Farben: { $value } × { $houses } × { $colours }
       *[other] Wohngebiet, { $houses } Häuser vom Wert { $value }, { $colours } Farben: { $value } × { $houses } × { $colours }
    }
}
great_city-account-area-bath = { great_city-account-area }, und { $bath } für die Marker der Therme
great_city-account-aqueducts = { $number ->
    [0] kein Aquädukt
    [one] { $number } Aquädukt
   *[other] { $number } Aquädukte
}
great_city-account-tokens = { $tokens }, 2 je Punkt
great_city-account-no-cards = keine Einflusskarte
great_city-account-brings = { $card }: { $points }
