## Während gerechnet wird
review-waits =
    Der Coach sieht sich die Partie von { $name } noch einmal an; diese Seite zeigt die Analyse, sobald sie fertig ist. { $before ->
        [0] Sie ist die nächste.
        [one] { $before } andere Analyse kommt vorher.
       *[other] { $before } andere Analysen kommen vorher.
    }
review-under-way = Der Coach sieht sich die Partie von { $name } noch einmal an: Schritt { $done } von { $of }. Diese Seite zeigt die Analyse, sobald sie fertig ist.
review-failed = Diese Partie ließ sich nicht analysieren. Versuch es in einer Stunde noch einmal.

## Ablehnungen
review-no-such-seat = Einen solchen Platz gibt es an diesem Tisch nicht, oder niemand spielt dort.
review-private = { $name } hat die Analyse dieser Partie nicht geteilt. Analysen sind privat, bis man auf *{ button-review-share }* drückt.
review-enough = Du hast in den letzten 24 Stunden um { $most ->
        [one] { $most } Analyse
       *[other] { $most } Analysen
    } gebeten; mehr sind nicht möglich. Was schon analysiert ist, kannst du jederzeit lesen.
review-off = Analysen sind auf diesem Bot abgeschaltet.
review-not-whole = Von deiner Partie gibt es noch keine Analyse. *{ button-review }* bittet um eine.
review-gone = Diese Partie ist nicht mehr gespeichert, und ihre Analysen wurden mit ihr gelöscht. Ein Tisch, der nie gestartet ist, hat keine Analyse.
review-nothing-here = Du hast nicht an diesem Tisch gesessen, und noch niemand hat eine Analyse dieser Partie geteilt.
review-others = Du hast nicht an diesem Tisch gesessen. Diese Analysen darfst du lesen:

## Die Seite
review-head = { $name } bei **{ $game }**, von einer KI, die bei jeder Entscheidung nicht mehr wusste als { $name } damals.
review-own = In { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } hast du { $lost } ± { $error } Punkte verschenkt; ohne Verlust, soweit ich sehe: { $clean }.
review-of-other = In { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } hat { $name } { $lost } ± { $error } Punkte verschenkt; ohne Verlust, soweit ich sehe: { $clean }.
review-too-few = { $name } hatte in dieser Partie { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } mit mehr als einem sinnvollen Zug; für eine Analyse braucht es mindestens { $least }.
review-band = -# Die Linie ist der Vorsprung, der zu erwarten war; das Band zeigt, wo er in 9 von 10 Fällen liegt. Zahlen hinter ± bedeuten dasselbe.
review-swings = Die größten Ausschläge: { $swings }.
review-swing = **{ $number }** { $cause } in Runde { $round }, { $points } ± { $error }
review-turning-points = Wo am meisten verschenkt wurde, mit den Buttons zum Ansehen:
review-turning-point = Runde { $round }: { $points } ± { $error }, { $made }
review-no-turning-points = Keine einzelne Entscheidung hat sicher viel verschenkt.
review-cause-own = dein Zug
review-cause-move = der eigene Zug
review-cause-others = die anderen
review-cause-cards = die Karten

## Punktzahlen
review-more = +{ $points }
review-less = −{ $points }
review-even = { $points }

## Ein Wendepunkt
review-point-head = Runde { $round }, Spielzug { $number }: { $points } ± { $error } Punkte.
review-point-made = **2** Deine Wahl: { $made }
review-point-made-by = **2** Wahl von { $name }: { $made }
review-point-better = **1** Besser: { $better } ({ $reason })
review-point-then = -# Dann: { $moves }
review-point-gone = Diesen Wendepunkt gibt es nicht mehr.

## Teilen
review-shared = { $name } teilt die Analyse dieser Partie. { $figures }
review-shared-done = Wer diesen Tisch ansieht, kann jetzt deine Analyse lesen.

## Das Bild
review-picture-after = erwarteter Vorsprung: { $name }
review-picture-below = Runde
review-picture-swing = { $points } ± { $error }, Runde { $round }
review-alt = Analyse von { $game }: der Vorsprung, den { $name } vor jeder Entscheidung erwarten konnte, mit der halben Breite des Bands, in dem er in 9 von 10 Fällen liegt. Vor Runde { $round }: { $first }; am niedrigsten { $least }; am höchsten { $most }; nach der letzten Entscheidung { $last } ± { $error }.
review-alt-round = Runde { $round }: { $points } ± { $error }.
