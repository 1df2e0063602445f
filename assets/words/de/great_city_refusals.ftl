great_city_refusals-other-step = { $step ->
    [draft] Behalte zuerst eine Karte der Startauswahl.
    [place] Setz jetzt einen Baumeister auf ein freies Feld ein.
    [pick] Nimm zuerst eine Karte des Angebots.
    [school-deck] Wähle zuerst den Stapel, von dem deine Schule zieht.
    [school-keep] Behalte zuerst eine der Karten, die deine Schule gezogen hat.
   *[act] Bau jetzt, produziere, oder passe, um den Zug zu beenden.
}
great_city_refusals-not-passed = { $card } ist nicht unter den Karten, die du bekommen hast. Behalten kannst du { $cards }.
great_city_refusals-space-taken = Feld { $space } ist besetzt. Frei: { $free }; am nächsten beim Kaiser ist { $nearest }.
great_city_refusals-placed-by-program = An diesem Tisch kommt der letzte Baumeister einer Runde auf das einzig sinnvolle Feld: { $sensible }, nicht { $space }.
great_city_refusals-not-offered = { $card } ist nicht im Angebot dieser Runde. Nehmen kannst du { $cards }.
great_city_refusals-card-taken = { $card } ist in dieser Runde schon weg, genommen von { $who }. Nehmen kannst du { $cards }.
great_city_refusals-already-built = In diesem Zug hast du schon gebaut. Das geht nur einmal pro Zug.
great_city_refusals-already-produced = In diesem Zug hast du schon produziert. Das geht nur einmal pro Zug.
great_city_refusals-not-in-hand = { $card } ist nicht auf deiner Hand. Du hast { $cards }.
great_city_refusals-empty-hand = { $card } ist nicht auf deiner Hand. Du hast keine Handkarte.
great_city_refusals-place-taken = Diese Stelle ist belegt: { $building }. Nur ein Aquädukt darf ein Gebäude ersetzen.
great_city_refusals-not-adjacent = Diese Stelle hat keine Kante mit einem Gebäude deiner Stadt gemeinsam. Bau neben eines.
great_city_refusals-too-wide = Die Stadt wäre dann { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } mal { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } groß. Sie muss in 4 × 4 passen.
great_city_refusals-aqueduct-in-line = In dieser Zeile oder Spalte steht schon ein Aquädukt von dir. Jede Zeile und jede Spalte hat nur Platz für eines.
great_city_refusals-aqueduct-over-aqueduct = Dort steht ein Aquädukt, und an diesem Tisch ersetzt ein Aquädukt kein anderes.
great_city_refusals-no-token = An dieser Stelle liegt kein Baupunktmarker. Deine liegen auf { $farms }.
great_city_refusals-no-tokens = An dieser Stelle liegt kein Baupunktmarker. Du hast keinen.
great_city_refusals-token-replaced = Der Hof, den du ersetzt, nimmt seinen Baupunktmarker mit; an diesem Tisch kann der das Gebäude nicht bezahlen.
great_city_refusals-bricks-short = { $missing ->
    [one] { $card } braucht neben deinem Streifen { $missing } Baupunkt, und du zahlst { $paid }. Zahl { $missing } mit Marker oder Münzen.
   *[other] { $card } braucht neben deinem Streifen { $missing } Baupunkte, und du zahlst { $paid }. Zahl { $missing } mit Markern oder Münzen.
}
great_city_refusals-bricks-over = { $missing ->
    [one] { $card } braucht neben deinem Streifen { $missing } Baupunkt, und du zahlst { $paid }. Zahl genau { $missing }.
   *[other] { $card } braucht neben deinem Streifen { $missing } Baupunkte, und du zahlst { $paid }. Zahl genau { $missing }.
}
great_city_refusals-tokens-first = { $needed ->
    [one] An diesem Tisch werden Baupunktmarker vor Münzen ausgegeben: Gib { $needed } Marker aus, nicht { $spent }.
   *[other] An diesem Tisch werden Baupunktmarker vor Münzen ausgegeben: Gib { $needed } Marker aus, nicht { $spent }.
}
great_city_refusals-too-dear = { $card } kostet nach deinen Baupunkten noch { $price }, und du hast { $held }.
great_city_refusals-cogs-too-dear = { $missing ->
    [one] Zum Produzieren fehlt noch { $missing } Zahnrad für 1 Münze, und du hast { $held }.
   *[other] Zum Produzieren fehlen noch { $missing } Zahnräder für je 1 Münze, und du hast { $held }.
}
great_city_refusals-cogs-short = { $missing ->
    [one] Zum Produzieren musst du { $missing } Zahnrad kaufen, und du kaufst { $buy }. Kauf { $missing }.
   *[other] Zum Produzieren musst du { $missing } Zahnräder kaufen, und du kaufst { $buy }. Kauf { $missing }.
}
great_city_refusals-cogs-over = { $missing ->
    [one] Zum Produzieren musst du { $missing } Zahnrad kaufen, und du kaufst { $buy }. Kauf genau { $missing }.
   *[other] Zum Produzieren musst du { $missing } Zahnräder kaufen, und du kaufst { $buy }. Kauf genau { $missing }.
}
great_city_refusals-no-gain = { $missing ->
    [one] Die Produktion wäre das Zahnrad nicht wert, das du kaufen müsstest, und dieser Tisch erlaubt das nicht.
   *[other] Die Produktion wäre die { $missing } Zahnräder nicht wert, die du kaufen müsstest, und dieser Tisch erlaubt das nicht.
}
great_city_refusals-deck-one = Eine Schule zieht nie von Stapel I. Du kannst wählen: Stapel { $decks }.
great_city_refusals-deck-not-in-play = Stapel { $deck } ist bei dieser Zahl von Plätzen nicht im Spiel ({ $players }). Du kannst wählen: Stapel { $decks }.
great_city_refusals-deck-empty = Stapel { $deck } ist leer. Du kannst wählen: Stapel { $decks }.
great_city_refusals-no-deck = Alle Stapel sind leer.
great_city_refusals-not-drawn = { $card } ist nicht unter deinen gezogenen Karten: { $cards }.
great_city_refusals-other-bottom = Unter den Stapel kommen alle gezogenen Karten außer { $card }: { $cards }.
great_city_refusals-other-bottom-none = { $card } ist deine einzige gezogene Karte: Keine kommt unter den Stapel.
great_city_refusals-over = Diese Partie ist vorbei.
