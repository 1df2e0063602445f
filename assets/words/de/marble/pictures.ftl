## Auf dem Spielplan
marble-picture-round = Runde { $round }
marble-picture-to-do =
    { $decision ->
        [end] Zug beenden
        [open] Quelle
        [finish] Bauplatz
        [reward] Lohn { $site }
       *[act] Aktionen: { $actions }
    }
marble-picture-kind =
    { $kind ->
        [temple] Tempel
        [bathhouse] Badehaus
        [theatre] Theater
       *[arena] Arena
    }
marble-picture-aqueduct =
    { $colour ->
        [grey] Grau
        [brown] Braun
       *[white] Weiß
    }
marble-picture-stacks = Stapel
marble-picture-last-round = letzte Runde
marble-picture-left = noch { $left }
marble-picture-closed = zu
marble-picture-spring-left = { $spring }, { $left }
marble-picture-ready = bereit, neu
marble-picture-imperium = Imperium
marble-picture-last-when = letzte Runde:
marble-picture-stacks-empty = { $stacks ->
    [one] { $stacks } Stapel leer
   *[other] { $stacks } Stapel leer
}
marble-picture-on-tile = gesetzt
marble-picture-sent = unterwegs
marble-picture-ringed = weiße Ringe:
marble-picture-fountain = Brunnen
marble-picture-bridge = Brücke

## Auswahl
marble-picture-chooses-place = wählt Stelle
marble-picture-places =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }: dieselben Zahlen im Menü
marble-picture-chosen = { $magistrate ->
    [true] { $place }, Beamtenfigur
   *[false] { $place }
}
marble-picture-lays = legt Teile
marble-picture-aqueducts = Aquädukte
marble-picture-dashes = Striche: mögliche nächste Teile
marble-picture-now = jetzt { $places }
marble-picture-to = { $count ->
    [0] geht jetzt nicht
   *[other] nach { $places }
}
marble-picture-complete = Vollständig
marble-picture-becomes = jeder wird zum Gebäude seiner Plättchenzahl
marble-picture-built = { $site } { marble-building }
marble-picture-may-go =
    von hier dürfen deine Beamtenfiguren { marble-space }
marble-picture-open-corners =
    { $corners ->
        [0] wirkungslos
       *[other] offene Ecken: { $corners }
    }

## Wertung
marble-score = { $line ->
    [sites] Gebäude
    [bridges] Brücken
    [aqueducts] Aquädukte
    [fountains] Brunnen
    [coins] Münzen
    [most] Meiste
   *[imperium] Imperium
}
marble-picture-after = { $is_over ->
    [true] nach { $round } Runden
   *[false] in Runde { $round }, ohne Brücken
}

## Übersicht
marble-picture-sheet = Plättchen, Gebäude, Punkte
marble-picture-tiles-meet = { $tiles } Plättchen treffen sich
marble-picture-points-tiles = { $points } Punkte, { $tiles } Plättchen
marble-picture-sheet-hill = Hügel: füllt sein Feld, zählt nicht mit
marble-picture-sheet-bridge = Brücke: bedecken, geheime Punkte
marble-picture-sheet-spring = Quelle: berühren und { $pieces } Teile legen
marble-picture-sheet-aqueduct = offenes Aquädukt: insgesamt { $pieces } Teile
marble-picture-sheet-fountain = Brunnen: Gleichstand; Aquädukt: Münze
marble-picture-sheet-imperium = Imperium: je eine Aktion mehr
marble-picture-points-bridges = Brücken: ihre Werte
marble-picture-points-aqueduct = dein Gebäude am Aquädukt: { $points }
marble-picture-points-fountain = dein Gebäude neben einem Brunnen: { $points }
marble-picture-points-coin = jede Münze: { $points }
marble-picture-points-most = die meisten Münzen: { $points }
marble-picture-points-imperium = Mehrheit je Imperium: { $most }, geteilt { $tied }

## Die Bilder in Worten

marble-alt-none = keine
marble-alt-of-player = Der Spielplan; markiert sind Plättchen und Gebäude von { $name }.

## Der Tisch
marble-alt-round = Runde { $round }.
marble-alt-over = Ende nach Runde { $round }. Sieg: { $winners }.
marble-alt-turn =
    { $decision ->
        [end] Am Zug: { $name }; darf den Zug beenden.
        [open] Am Zug: { $name }; eröffnet ein Aquädukt.
        [finish] Am Zug: { $name }; stellt einen Bauplatz fertig.
        [reward] Am Zug: { $name }; Lohn bei { $site }.
       *[act] Am Zug: { $name }; Aktionen übrig: { $actions }.
    }
marble-alt-last-round = Letzte Runde, ausgelöst von { $name }.
marble-alt-stacks = Stapel: { $stacks }.
marble-alt-player =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $bridges ->
        [one] { $bridges } Brücke
       *[other] { $bridges } Brücken
    }. { $has }.
marble-alt-ready = Bereit: { $tiles }
marble-alt-fresh = neu: { $tiles }
marble-alt-imperium = Imperium: { $tiles }
marble-alt-at-hand =
    { $count ->
        [one] { $count } Beamtenfigur verfügbar
       *[other] { $count } Beamtenfiguren verfügbar
    }
marble-alt-on = auf { $tiles }
marble-alt-sent = unterwegs: { $spaces }
marble-alt-treasury = Schatzkammer
marble-alt-buildings = Gebäude von { $name }: { $buildings }.
marble-alt-building = { marble-kind } { $sites }
marble-alt-fountains = Brunnen: { $sites }.
marble-alt-tiles = { $kind ->
        [temple] Tempelplättchen
        [bathhouse] Badehausplättchen
        [theatre] Theaterplättchen
       *[arena] Arenaplättchen
    }: { $tiles }.
marble-alt-tiles-short = { $count ->
    [one] { $count } Plättchen auf dem Plan.
   *[other] { $count } Plättchen auf dem Plan.
}
marble-alt-last = Letztes Plättchen: { $tile }.
marble-alt-aqueduct =
    { $colour ->
        [grey] Graues Aquädukt
        [brown] Braunes Aquädukt
       *[white] Weißes Aquädukt
    } ab { $spring }: { $path }; noch { $left }.
marble-alt-spring = { marble-aqueduct } { $place }
marble-alt-closed = Geschlossene Quellen: { $springs }.
marble-alt-hills = Hügel: { $hills }.
marble-alt-own-bridges = Deine Brücken, die nur du kennst: { $bridges }.
marble-alt-own-bridge = die bei { $space } (Wert { $value })
marble-alt-bridges = Freie Brücken: { $spaces }.

## Neues
marble-alt-new = Neu: { $news }.
marble-alt-new-tile = { marble-kind } { $tile }
marble-alt-new-site = { marble-building } gebaut bei { $site }
marble-alt-new-pieces = { marble-aqueduct } nach { $places }
marble-alt-new-player = { $name }: { $changes }
marble-alt-change = { $what ->
    [points] { $number ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
    [tiles] { $number ->
        [one] { $change } Plättchen
       *[other] { $change } Plättchen
    }
    [imperium] { $change } Imperium
    [coins] { $number ->
        [one] { $change } Münze
       *[other] { $change } Münzen
    }
   *[bridges] { $number ->
        [one] { $change } Brücke
       *[other] { $change } Brücken
    }
}
marble-alt-new-magistrates = { $moved ->
        [one] { $moved } Beamtenfigur bewegt
       *[other] { $moved } Beamtenfiguren bewegt
    }

## Auswahl
marble-alt-places =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    } für ein Plättchen ({ marble-kind }), nach Zahlen: { $places }.
marble-alt-best = Beste { $number }: { $place }, { $gains }.
marble-alt-chosen = Gewählt: { $place }, { $magistrate ->
        [true] mit Beamtenfigur
       *[false] ohne Beamtenfigur
    }, { $gains }.
marble-gain-none = vollendet noch nichts
marble-gain-site = { $site }: { $outcome }
marble-gain-own = { marble-building } (du, +{ $points })
marble-gain-other = { marble-building } ({ $name }, +{ $points })
marble-gain-bridge = nimmt die Brücke bei { $space }
marble-gain-spring = eröffnet Aquädukt ({ marble-aqueduct })
marble-alt-pieces = Aquäduktteile.
marble-alt-laid = Jetzt gelegt: { $pieces }.
marble-alt-piece = { marble-aqueduct } nach { $place }
marble-alt-next = { $count ->
    [0] Kein Teil kann gelegt werden.
   *[other] Nächstes Teil möglich: { $pieces }.
}
marble-alt-sites = Vollständige Bauplätze: { $sites }.
marble-alt-reward = Lohn bei { $site } ({ marble-building }). Eine Beamtenfigur darf weg von { $tiles }.
marble-alt-nothing-due = Kein Bauplatz ist vollständig.

## Punkte
marble-alt-scores = { $is_over ->
    [true] Endstand nach { $round } Runden.
   *[false] Punktestand in Runde { $round }, ohne Brücken.
}
marble-alt-score = { $name } ({ $rank }): { $total }. Gebäude { $sites }, Brücken { $bridges }, Aquädukte { $aqueducts }, Brunnen { $fountains }, Münzen { $coins }, meiste Münzen { $most }, Imperium { $imperium }.

## Übersicht
marble-alt-sheet = Wie das Spiel geht. { $types } Hügel füllen ein Feld und zählen nicht mit; eine Brücke bringt { $least } bis { $most } Punkte, geheim bis zum Ende. Am Ende des eigenen Zugs bringen weggezogene Beamtenfiguren Imperium, aus der Schatzkammer Münzen. Sind { $empty } Stapel leer, folgt noch eine letzte Runde. Dann: Brücken; { $aqueduct } je eigenes Gebäude am Aquädukt; { $fountain } je Brunnen neben eigenem Gebäude; { $coin } je Münze; meiste Münzen { $coins }; meistes Imperium einer Art { $alone }, geteilt { $tied }.
marble-alt-sheet-type = { $tiles } Plättchen am Knoten: { marble-kind }, { $points } Punkte; Plättchen ({ marble-kind }): { $stack }.

marble-picture-suggested = Tipp
marble-picture-suggestion = { $number }  { marble-kind } { $at }
marble-picture-suggested-magistrate = mit Beamtenfigur
marble-alt-suggested = Der Spielplan mit den Vorschlägen einer KI.
marble-alt-suggestion = { $magistrate ->
        [true] { $number }: { marble-kind } bei { $at } mit Beamtenfigur: { $gains }.
       *[false] { $number }: { marble-kind } bei { $at }: { $gains }.
    }
