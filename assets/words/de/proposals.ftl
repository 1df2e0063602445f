proposals-stand-in = Eine KI vertritt { $name }
proposals-offer = Der Platz von { $name } ist für alle frei
proposals-time = Mehr Zeit für { $name }: { $more }
proposals-pause = Pause bis { $until }
proposals-pause-days = { $days ->
    [one] { $days } Tag Pause
   *[other] { $days } Tage Pause
}
proposals-go-on = Die Pause endet jetzt
proposals-no-clock = Keine Uhr
proposals-pace =
    Ein Zug darf { $span } dauern, dann { $then ->
        [ai] spielt ihn eine KI
        [vote] stimmen die anderen ab
       *[remind] wartet die Partie
    }
proposals-cancel = Der Tisch wird ohne Wertung geschlossen
proposals-end = Die Partie endet jetzt, mit dem jetzigen Punktestand
proposals-late = Der Zug von { $name }, die Zeit ist abgelaufen

## Im Kanal
proposals-asks = { $by } schlägt vor: { $what }.
proposals-asks-nobody = Eine Abstimmung: { $what }.
proposals-asks-idle = Dieser Tisch wartet seit einer Woche auf { $name }. Soll bis zur Rückkehr von { $name } eine KI spielen?
proposals-asks-late = Die Zeit von { $name } ist abgelaufen. Wählt: den Zug überspringen, eine KI vertreten lassen, den Platz anbieten oder noch einmal so lange warten. Wenn { $name } spielt, endet die Abstimmung.
proposals-decide = { $number ->
    [one] Es entscheidet: { $names }.
   *[other] Es entscheiden: { $names }. Nötige Stimmen: { $needed }.
}
proposals-absent = Abstimmen können auch: { $names }.
proposals-closes = Die Abstimmung endet { $at }.
proposals-summon = { $you }, bitte stimm ab: { $what }.
proposals-summon-direct = Bitte stimm ab in { $place }: { $what }.
proposals-agreed = Angenommen: { $what }.
proposals-rests = Der Tisch macht Pause bis { $until }: keine Erwähnungen, keine Uhr. Spielen geht trotzdem.
proposals-goes-on = Die Pause ist vorbei; es geht weiter.
proposals-rejected = Abgelehnt: { $what }. Nichts ändert sich.
proposals-lapsed = Nicht rechtzeitig entschieden: { $what }. Nichts ändert sich.
proposals-withdrawn = Zurückgezogen: { $what }. Nichts ändert sich.

## Wie es steht
proposals-status = Vorgeschlagen: { $what }. Abgestimmt haben bisher { $votes } von { $others }; nötige Zustimmungen: { $needed }.
proposals-status-late = Die Zeit von { $name } ist abgelaufen, und die anderen stimmen darüber ab: bisher { $votes } von { $others }, mit den Buttons im Kanal oder `{ name-game-propose-vote }`.

## Die Seite zum Vorschlagen
proposals-page = Was schlägst du vor? Mehr als die Hälfte derer, die aktiv spielen, muss zustimmen (zu zweit beide). Wer den Tisch seit drei Tagen warten lässt, zählt nicht. Zeit zum Abstimmen: { $span }.
proposals-choose = Was schlägst du vor?
proposals-choose-hours = Wie lange wird abgestimmt?
proposals-hours = { $span } zum Abstimmen
proposals-choice = { $answer } · { $what }
proposals-choice-back = Zurückziehen · { $what }
