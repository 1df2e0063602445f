## Seit wann: steht hinter einem Doppelpunkt
history-last-turn = dein letzter Zug
history-week = vor einer Woche
history-day = vor einem Tag
history-start = Beginn der Partie
history-move = Spielzug { $number }
history-round = Beginn von Runde { $round }

## Was davon gesagt wird
history-nothing = Seither ist nichts passiert (ab: { $moment }).
history-heading = **Ab: { $moment }**, { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }:
history-heading-newest = **Ab: { $moment }**, { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }: Die Datei hat alle, das hier sind die neuesten.
history-still-to-come = Spielzug { $number } gibt es noch nicht: Der Tisch ist bei Spielzug { $now }. Wähle einen früheren.
history-no-last-turn = Du hast keinen Platz an diesem Tisch, also keinen letzten Zug hier. Wähle einen Tag, eine Runde oder eine Spielzugnummer.
history-unknown = „{ $typed }“ ist kein Moment dieser Partie. Wähle einen angebotenen, etwa *mein letzter Zug*, *vor einem Tag* oder *Runde 3*, oder gib eine Spielzugnummer ein.
