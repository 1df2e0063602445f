## Der Tisch
builders-alt-round = Runde { $round }.
builders-alt-over = Partie vorbei. Sieg: { $winners }.
builders-alt-stalled = Partie vorbei; nichts geschah mehr. Sieg: { $winners }.
builders-alt-turn = Am Zug: { $who }; { $to_do }.
builders-alt-last-round = Letzte Runde ({ $who }).
builders-alt-first = Startperson: { $who }.
builders-alt-player = { $who }: { $points }, { $has }; { $finished } fertig.

## Neues
builders-alt-new = Neu: { $new }.
builders-alt-new-of = { $who }: { $did }
builders-alt-new-finished = { $buildings } fertiggestellt
builders-alt-new-rows = in der Auslage: { $cards }
builders-alt-new-line = Investitionen
builders-alt-new-counts = neue Zahlen
builders-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $sign }{ $number } Sesterz
       *[other] { $sign }{ $number } Sesterze
    }
    [points] { $number ->
        [one] { $sign }{ $number } Punkt
       *[other] { $sign }{ $number } Punkte
    }
   *[loans] { $number ->
        [one] { $sign }{ $number } Darlehen
       *[other] { $sign }{ $number } Darlehen
    }
}
builders-alt-new-number = { $what ->
    [sites] { $number ->
        [one] { $number } Baustelle
       *[other] { $number } Baustellen
    }
    [members] { $number ->
        [one] { $number } Karte im Team
       *[other] { $number } Karten im Team
    }
   *[cards] { $number ->
        [one] { $number } Karte der Auslage
       *[other] { $number } Karten der Auslage
    }
}

## Eine Person
builders-alt-one-player = { $who }, Runde { $round }: { $have } von { $goal }, { $has }; { $finished } fertig.
builders-alt-no-site = Keine Baustelle.
builders-alt-points = Punkte bisher: { $lines }; gesamt { $total }.
builders-alt-points-of = { $line } { $points }

## Übersicht und Punkte
builders-alt-card = `{ name-game-card }` erklärt jede Karte.
builders-alt-buildings = Alle Gebäude und Maschinen, nach Punkten.
builders-alt-for-points = { $points }: { $buildings }.
builders-alt-builders = Wer baut, und was zu kaufen ist.
builders-alt-workers = { $name } ×{ $number }, { $price } pro Einsatz.
builders-alt-machines = Maschinen, Einsatz gratis: { $machines }.
builders-alt-to-buy = Gefangene ×{ $number } zu { $price } Sesterzen, Einsatz gratis; je −{ $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
}, wenn nicht freigelassen; freigelassen { $freed } pro Einsatz.
builders-alt-buy-tool = { $card } ({ $price } Sesterze): +1 { $resource }.
builders-alt-buy-university = { $card } ({ $price } Sesterze): { $resource } steigt auf 3.
builders-alt-buy-loans = Darlehen ×{ $cards }: sofort { $gain } Sesterze, am Ende { $repay } zurück oder −{ $penalty } Punkte.
builders-alt-final = Endstand, { $after }.
builders-alt-so-far = Punktestand, { $after }.
builders-alt-score = { $name } ({ $place }): { $total }. { $lines }.
builders-alt-in-round = in Runde { $round }
builders-alt-after-rounds = nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
}
builders-alt-reached = { $who } hat in Runde { $round } { $points } Punkte erreicht.
builders-alt-nothing-built = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} ohne Bau, bis Runde { $round }
builders-alt-nobody-finished = niemand am Ziel bis Runde { $round }
