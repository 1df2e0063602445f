## Neues
great_city-alt-new = Neu: { $new }.
great_city-alt-new-of = { $who }: { $did }
great_city-alt-new-on = auf { $spaces }
great_city-alt-new-took = nimmt { $cards }
great_city-alt-new-built = baut { $cards }
great_city-alt-new-tokens = Marker auf { $cards }
great_city-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $by } Münze
       *[other] { $by } Münzen
    }
    [influence] { $by } Einfluss
    [hand] { $number ->
        [one] { $by } Handkarte
       *[other] { $by } Handkarten
    }
   *[points] { $number ->
        [one] { $by } Punkt
       *[other] { $by } Punkte
    }
}
great_city-alt-new-number = { $what ->
    [places] { $number ->
        [one] { $number } Stelle
       *[other] { $number } Stellen
    }
    [emissaries] { $number ->
        [one] { $number } Baumeister
       *[other] { $number } Baumeister
    }
   *[cards] { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
}

## Eine Stadt
great_city-alt-city = Stadt: { $name }, Runde { $round }: { $holds }.
great_city-alt-line = { $line } { $points }
great_city-alt-points = Punkte: { $lines }; gesamt { $total }.
great_city-alt-build = Deine Stadt; zu bauen: { $card } ({ $bricks }).
great_city-alt-chosen = Gewählt: { $letter }; bezahlt: { $tokens }, { $coins }.
great_city-alt-place = { $letter } { $place }
great_city-alt-place-brings = { $letter } { $place } ({ $brings })
great_city-alt-places = Stellen, vom Gebäude links oben aus: { $places }.

## Karten, Punkte, Übersicht
great_city-alt-cards = { $heading }, { $subtitle }. Du hast { $has }.
great_city-alt-no-cards = Keine Karten.
great_city-alt-card = { $card } ({ $verdict }): { $effect }
great_city-alt-card-now = { great_city-alt-card } Jetzt: { $now }.
great_city-alt-own-hand =
    { $number ->
        [0] Deine Hand ist leer.
       *[other] Deine Hand: { $cards }.
    }
great_city-alt-final = Endstand.
great_city-alt-so-far = Punktestand, Runde { $round }.
great_city-alt-score = { $name } ({ $place }): { $total }. { $lines }.
great_city-alt-building = { $name }, { $bricks }, { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}: { $effect }
great_city-alt-suggestion = { $number } { $card } auf { $place }
great_city-alt-suggested = Deine Stadt mit den Vorschlägen einer KI: { $builds }.
