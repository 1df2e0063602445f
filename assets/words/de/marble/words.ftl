marble-title = Rome: City of Marble

## Spielmaterial, als Teil anderer Texte
marble-hill = { $hill ->
    [palatine] Palatin
    [esquiline] Esquilin
    [viminal] Viminal
    [quirinal] Quirinal
    [capitoline] Kapitol
    [aventine] Aventin
   *[caelian] Caelius
}

marble-kind = { $kind ->
    [temple] Tempel
    [bathhouse] Badehaus
    [theatre] Theater
   *[arena] Arena
}
marble-building = { $building ->
    [temple] Tempel
    [bathhouse] Badehaus
    [theatre] Theater
    [arena] Arena
   *[fountain] Brunnen
}
# Immer als Richtung gebraucht: wohin eine Beamtenfigur zieht
marble-space = { $building ->
    [temple] auf das Imperiumsfeld (Tempel)
    [bathhouse] auf das Imperiumsfeld (Badehaus)
    [theatre] auf das Imperiumsfeld (Theater)
    [arena] auf das Imperiumsfeld (Arena)
   *[fountain] in die Schatzkammer
}
marble-aqueduct = { $aqueduct ->
    [grey] grau
    [brown] braun
   *[white] weiß
}
marble-kinds = { $kind ->
    [temple] { $number ->
        [one] { $number } Tempel
       *[other] { $number } Tempel
    }
    [bathhouse] { $number ->
        [one] { $number } Badehaus
       *[other] { $number } Badehäuser
    }
    [theatre] { $number ->
        [one] { $number } Theater
       *[other] { $number } Theater
    }
   *[arena] { $number ->
        [one] { $number } Arena
       *[other] { $number } Arenen
    }
}
marble-nothing = nichts
marble-actions = { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
}
marble-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
marble-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
marble-magistrates = { $number ->
    [one] { $number } Beamtenfigur
   *[other] { $number } Beamtenfiguren
}
marble-piece = Aquädukt ({ marble-aqueduct }) → { $to }

## Was jemand tut

marble-did-draw = { $form ->
    [line] { $who } zieht { $tiles }.
    [part] zieht { $tiles }
   *[button] Ziehen: { $tiles }
}
marble-did-expand = { $form ->
    [line] { $who } legt { $pieces }.
    [part] legt { $pieces }
   *[button] Legen: { $pieces }
}
marble-did-recall = { $form ->
    [line] { $who } holt eine Beamtenfigur von { $tile } zurück.
    [part] holt eine Beamtenfigur von { $tile } zurück
   *[button] Beamtenfigur von { $tile } zurückholen
}
marble-with-magistrate = { $magistrate ->
    [true] {" "}mit Beamtenfigur
   *[false] {""}
}
marble-did-play = { $form ->
    [line] { $who } legt **{ marble-kind }**{ marble-with-magistrate } auf **{ $at }**.
    [part] legt { marble-kind }{ marble-with-magistrate } auf **{ $at }**
   *[button] { marble-kind } auf { $at }{ marble-with-magistrate }
}
marble-did-open = { $form ->
    [line] { $who } __eröffnet das **Aquädukt ({ marble-aqueduct })**__{ $pieces ->
        [0] ; kein Teil kann gelegt werden
       *[other] : { $path }
    }.
    [part] __eröffnet das **Aquädukt ({ marble-aqueduct })**__
   *[button] Aquädukt ({ marble-aqueduct }) eröffnen{ $pieces ->
        [0] {""}
       *[other] : { $path }
    }
}
marble-did-finish = { $form ->
    [line] { $who } stellt den Bauplatz { $site } fertig.
    [part] stellt den Bauplatz { $site } fertig
   *[button] { $site } fertigstellen
}
marble-did-send = { $form ->
    [line] { $who } zieht eine Beamtenfigur von { $tile } { marble-space }.
    [part] zieht eine Beamtenfigur { marble-space }
   *[button] Wegziehen von { $tile } { marble-space }
}
marble-did-keep = { $form ->
    [line] { $who } zieht keine Beamtenfigur weg.
    [part] zieht keine Beamtenfigur weg
   *[button] Keine wegziehen
}
marble-did-spend = { $form ->
    [line] { $who } gibt Imperium ({ marble-kind }) für eine weitere Aktion ab.
    [part] gibt Imperium ({ marble-kind }) für eine Aktion ab
   *[button] Imperium ({ marble-kind }) → 1 Aktion
}
marble-did-end = { $form ->
    [line] { $who } beendet den Zug.
    [part] beendet den Zug
   *[button] Zug beenden
}

## Was daraus folgt

marble-bridge = { $form ->
    [line] { $who } nimmt die Brücke bei { $space }.
   *[part] nimmt die Brücke bei { $space }
}
marble-built = { $form ->
    [line] { $who } baut __**{ marble-building }**__ auf { $site }: { $points }.
   *[part] __baut **{ marble-building }**__ auf { $site }: { $points }
}
marble-fountain = Auf { $site } entsteht ein **Brunnen**: Niemand hat dort allein die meisten Beamtenfiguren auf Plättchen der richtigen Art.
marble-coin = { $form ->
    [line] Das Teil erreicht den Brunnen auf { $at }: { $who } nimmt eine Münze.
   *[part] nimmt eine Münze
}
marble-collected = { $form ->
    [line] { $who } erhält { $brought ->
        [imperium] Imperium: { $imperium }
        [coins] { marble-coins } aus der Schatzkammer
       *[both] Imperium: { $imperium }, und { marble-coins }
    }.
   *[part] erhält { $brought ->
        [imperium] Imperium: { $imperium }
        [coins] { marble-coins }
       *[both] Imperium: { $imperium }, und { marble-coins }
    }
}

## Was alle angeht

marble-last-round = __Die letzte Runde:__ Drei Stapel sind leer. Alle haben noch eine Aktion, { $who } zuletzt.
marble-round = __Runde { $round }__ beginnt.
marble-over = Die Partie ist vorbei. { $number ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Punkte: { $totals }.
marble-total = { $who }: { $score }

## Dasselbe in der Zeile eines Zugs

marble-story-round = { $is_near ->
    [true] **Runde { $round }**, die letzte Runde kann bald kommen
   *[false] **Runde { $round }**
}
marble-story-last-round = Die letzte Runde: Alle haben noch eine Aktion, { $who } zuletzt.
marble-story-over = Die Partie ist vorbei.
marble-story-ended = beendet den Zug
marble-story-bridge = nimmt die Brücke bei { $space }
marble-story-fountain = macht { $site } zum Brunnen
marble-story-built = __baut { marble-building } auf { $site }__
marble-story-drew = zieht { $tiles }
marble-story-laid = baut Aquädukte aus: { $places }
marble-story-recalled = holt die Beamtenfigur von { $tile } zurück
marble-story-played = { $magistrate ->
    [true] legt { marble-kind } mit Beamtenfigur auf { $at }
   *[false] legt { marble-kind } auf { $at }
}
marble-story-opened = eröffnet das Aquädukt ({ marble-aqueduct })
marble-story-sent = zieht eine Beamtenfigur { marble-space }
marble-story-more = +{ $amount }
marble-story-imperium = Imperium: { $kinds }

## Was nur gezählt wird

marble-count = { $kind ->
    [draw] { $number ->
        [one] { $number }× Plättchen gezogen
       *[other] { $number }× Plättchen gezogen
    }
    [expand] { $number ->
        [one] { $number }× Aquädukte ausgebaut
       *[other] { $number }× Aquädukte ausgebaut
    }
    [recall] { $number ->
        [one] { $number } Beamtenfigur zurückgeholt
       *[other] { $number } Beamtenfiguren zurückgeholt
    }
    [play] { $number ->
        [one] { $number } Plättchen gelegt
       *[other] { $number } Plättchen gelegt
    }
    [open] { $number ->
        [one] { $number } Aquädukt eröffnet
       *[other] { $number } Aquädukte eröffnet
    }
    [finish] { $number ->
        [one] { $number } Bauplatz fertiggestellt
       *[other] { $number } Bauplätze fertiggestellt
    }
    [reward] { $number ->
        [one] { $number } Entscheidung über eine Beamtenfigur
       *[other] { $number } Entscheidungen über Beamtenfiguren
    }
    [spend] { $number ->
        [one] { $number } Imperiumsplättchen abgegeben
       *[other] { $number } Imperiumsplättchen abgegeben
    }
    [end_turn] { $number ->
        [one] { $number } Zug beendet
       *[other] { $number } Züge beendet
    }
    [bridge] { $number ->
        [one] { $number } Brücke genommen
       *[other] { $number } Brücken genommen
    }
    [build] { $number ->
        [one] { $number } Gebäude
       *[other] { $number } Gebäude
    }
    [coin] { $number ->
        [one] { $number } Münze von einem Brunnen
       *[other] { $number } Münzen von Brunnen
    }
    [collect] { $number ->
        [one] { $number }× Imperium oder Münzen erhalten
       *[other] { $number }× Imperium oder Münzen erhalten
    }
    [round] { $number ->
        [one] { $number } neue Runde
       *[other] { $number } neue Runden
    }
    [last_round] { $number ->
        [one] die letzte Runde
       *[other] { $number } letzte Runden
    }
   *[over] { $number ->
        [one] das Ende der Partie
       *[other] { $number } Enden der Partie
    }
}

## Was zu tun ist

marble-call = { $decision ->
    [act] Du hast noch { marble-actions }; bereit: { $ready }; verfügbar: { $magistrates }.
    [last-round] In der letzten Runde hast du noch eine Aktion. Bereit: { $ready }.
    [imperium] Du hast keine Aktion mehr; gib Imperium für eine weitere ab oder beende den Zug.
    [end] Beende den Zug.
    [open] Dein Plättchen berührt eine Quelle: Leg die ersten Teile des Aquädukts ({ $about }).
    [finish] Wähle, welcher Bauplatz als Nächster fertig wird: { $about }.
   *[reward] Der Bauplatz { $about } ist fertig: Du darfst eine Beamtenfigur von dort wegziehen, { marble-space }.
}
marble-call-over = Die Partie ist vorbei.
marble-call-near = { $tiles ->
    [0] Drei Stapel sind leer: Nach diesem Zug beginnt die letzte Runde, mit einer Aktion für alle.
    [one] Die letzte Runde kann bald beginnen: wenn noch { $tiles } Plättchen gezogen wird.
   *[other] Die letzte Runde kann bald beginnen: wenn noch { $tiles } Plättchen gezogen werden.
}
marble-duty = { $decision ->
    [act] { marble-actions } nutzen
    [end] den Zug beenden oder Imperium für eine Aktion abgeben
    [open] die ersten Teile des Aquädukts ({ $about }) legen
    [finish] wählen, welcher Bauplatz als Nächster fertig wird
   *[reward] über eine Beamtenfigur bei { $about } entscheiden
}
marble-duty-over = nichts

## Optionen, die von den üblichen Regeln abweichen

marble-option = { $option ->
    [hill-corners] die Ecke eines Hügels zählt bei ihrem Bauplatz als Plättchen mit
    [edge] Brunnen zählen nur entlang von Plättchenkanten
    [lattice] Brunnen zählen für alle sechs Knoten ringsum
    [fixed-hills] die Hügel sind Esquilin, Quirinal und Aventin
   *[asks] das Programm macht keine automatischen Züge
}

## Wovon ein Plan abhängen kann
marble-watch-play = { $who } legt ein Plättchen
marble-watch-play-one = { $who } legt ein Plättchen { $what }
marble-watched-row = in Reihe { $row }
marble-watched-place = auf { $at }
marble-watch-site = ein Bauplatz wird ein Gebäude, das nicht dir gehört
marble-watch-site-one = Bauplatz { $what } wird ein Gebäude, das nicht dir gehört
marble-watch-aqueduct = { $who } baut ein Aquädukt aus
marble-watch-aqueduct-one = { $who } baut dieses Aquädukt aus: { $what }
marble-watch-last-round = die letzte Runde beginnt

marble-line = { $line ->
    [sites] Gebäude
    [bridges] Brücken
    [aqueducts] Aquädukte
    [fountains] Brunnen
    [coins] Münzen
    [most_coins] meiste Münzen
    [imperium] Imperium
   *[total] gesamt
}
