great_city-picture-round = Runde { $round }
great_city-picture-of-rounds = von { $rounds }
great_city-picture-draft = Wahl
great_city-picture-opening = Startauswahl
great_city-picture-to-do = { $phase ->
    [draft] wählt
    [place] setzt ein
    [pick] nimmt
    [act] handelt
    [school-deck] Schule
    [school-keep] Schule
   *[over] fertig
}
great_city-picture-nothing = nichts
great_city-picture-neighbours = Nachbarn: { $number }

## Der Tisch
great_city-picture-acts-first = handelt zuerst
great_city-picture-acts-last = zuletzt, hat am meisten
great_city-picture-keeps-first = wählt zuerst
great_city-picture-takes-last = letzte Karte
great_city-picture-how-to-draft = Alle behalten eine und geben den Rest weiter.
great_city-picture-offer = Angebot
great_city-picture-your-move = Dein Zug
great_city-picture-your-city = Deine Stadt
great_city-picture-where = Mögliche Stellen: { $card }
great_city-picture-chosen = gewählt
great_city-picture-best = max. { $change }
great_city-picture-in-place = { $gains }, statt { $card }
great_city-picture-areas = Wohngebiete
great_city-picture-sum-colours = Summe × Farben
great_city-picture-seat = Platz { $number }
great_city-picture-took = nimmt
great_city-picture-short-name = { $card ->
    [luxury_residential_2] Luxushaus 2
    [luxury_residential_3] Luxushaus 3
    [luxury_residential_4] Luxushaus 4
   *[other] { $name }
}
great_city-picture-kept = behält
great_city-picture-go-round = { $cards ->
    [one] { $cards } Karte von Stapel II, verdeckt
   *[other] { $cards } Karten von Stapel II, verdeckt
}
great_city-picture-first-player = beginnt

## Handkarten
great_city-picture-hand = Deine Hand
great_city-picture-only-you = nur du siehst das
great_city-picture-hand-of = Hand: { $name }
great_city-picture-opened = { $held ->
        [0] am Ende leer
        [one] { $held } Karte am Ende
       *[other] { $held } Karten am Ende
    }
great_city-picture-page = Seite { $page } von { $pages }, nur du siehst das
great_city-picture-school = Schule
great_city-picture-keep-one = behalte eine Karte, nur du siehst das
great_city-picture-take-one = nimm eine Karte (fett: was sie jetzt bringt)
great_city-picture-no-cards = Keine Karten auf der Hand
great_city-picture-you-have = Du hast
great_city-picture-no-bricks = keine Baupunkte
great_city-picture-enough = { $bricks } da
great_city-picture-short = +{ $number } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
great_city-picture-too-dear = +{ $number }: zu teuer

## Neben einer Stadt
great_city-picture-coins = { $number ->
    [one] Münze
   *[other] Münzen
}
great_city-picture-tokens = Einfluss
great_city-picture-in-hand = Hand
great_city-picture-card-points = { $number ->
    [one] Kartenp.
   *[other] Kartenp.
}
great_city-picture-points-so-far = Punkte bisher
great_city-picture-known = Bekannte Handkarten
great_city-picture-pays = Zahlung
great_city-picture-costs = Preis
great_city-picture-strip = vom Streifen: { $number }
great_city-picture-no-place = Keine Stelle ist jetzt erlaubt
great_city-picture-one-place = Eine Stelle: { $letter }
great_city-picture-choose = Wähle eine Stelle: { $first } bis { $last }
great_city-picture-score = Stand { $change }
great_city-picture-replaces = ersetzt { $card }
great_city-picture-point-tokens = Siegpunktmarker
great_city-picture-influence = { $number } Einfluss
great_city-picture-draws = zieht { $cards }, behält 1
great_city-picture-may-be-built = hier darfst du bauen
great_city-picture-your-choice = deine Wahl, noch nicht gebaut
great_city-picture-last-building = letztes Gebäude

## Übersicht und Punkte
great_city-picture-buildings = { $sheet ->
    [0] Höfe, Häuser, Aquädukte
    [1] Öffentliche Gebäude
   *[other] Tempel
}
great_city-picture-legend = Schild: Baupunkte · Goldrand: Stapel I · Stern: Einfluss · ×: Anzahl
great_city-score = { $line ->
    [homes] Häuser
    [aqueducts] Aquädukte
    [temples] Tempel
    [shrine] Schrein
    [coins] Münzen
    [influence] Einfluss
   *[cards] Karten
}
great_city-picture-after-rounds = nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
great_city-picture-in-round = in Runde { $round } von { $rounds }
