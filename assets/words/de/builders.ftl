builders-title = The Builders: Antiquity

## Beträge und Karten, als Teile anderer Texte

builders-sesterces = { $number ->
    [one] { $number } Sesterz
   *[other] { $number } Sesterze
}
builders-actions = { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
}
builders-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
builders-amount = { $resource ->
    [stone] { $amount } Stein
    [wood] { $amount } Holz
    [architecture] { $amount } Architektur
   *[decoration] { $amount } Verzierung
}
builders-resource = { $resource ->
    [stone] Stein
    [wood] Holz
    [architecture] Architektur
   *[decoration] Verzierung
}
builders-tool = { $tool ->
    [stone] Schlägel
    [wood] Säge
    [architecture] Winkel
   *[decoration] Pinsel
}
builders-no-resources = nichts
builders-of-each = von jeder Ressource { $number }
builders-prisoner = Gefangener
builders-freed-prisoner = Freigelassener
builders-member = { $name } ({ $brings })
builders-some-cards = { $number ->
    [one] { $name }
   *[other] { $name } ×{ $number }
}
builders-reward = { $sesterces } und { $points }
builders-sending-costs = { $price ->
    [0] kostet pro Einsatz nichts
    [one] kostet pro Einsatz { $price } Sesterz
   *[other] kostet pro Einsatz { $price } Sesterze
}
builders-needs = braucht { $need }
builders-needs-so-many = braucht { $number } Ressourcen
builders-brings = bringt { $what }
builders-missing = fehlt noch: { $missing }
builders-nothing-missing = nichts fehlt mehr

## Was geschah, je eine Zeile

builders-opened = { $who } eröffnet **{ $building }**.
builders-recruited = { $who } wirbt an: **{ $worker }** ({ $brings }).
builders-row-filled = Neu in der Auslage: { $card }.
builders-row-shrinks = Der Stapel ist leer, deshalb schrumpft die Auslage.
builders-bought = { $bought ->
    [one] { $bought } Aktion wird für { $price } gekauft.
   *[other] { $bought } Aktionen werden für { $price } gekauft.
}
builders-invested-prisoner = { $who } investiert { $price } in einen **Gefangenen** ({ $brings }).
builders-invested-tool = { $who } investiert { $price }: **{ $card }**.
builders-invested-university = { $who } investiert { $price }: **{ $card }**.
builders-educated = { $student } lernt und bringt jetzt { $learned }.
builders-took-loan = { $who } nimmt ein **Darlehen** auf: { $gain }.
builders-sent = { $spent ->
    [0] { $who } schickt zur Baustelle **{ $building }**: { $worker } ({ $brings }); { $missing }.
    [one] { $who } schickt für { $spent } Sesterz zur Baustelle **{ $building }**: { $worker } ({ $brings }); { $missing }.
   *[other] { $who } schickt für { $spent } Sesterze zur Baustelle **{ $building }**: { $worker } ({ $brings }); { $missing }.
}
builders-sent-with-tool = { $spent ->
    [0] { $who } schickt zur Baustelle **{ $building }**: { $worker } mit { $tool } ({ $brings }); { $missing }.
    [one] { $who } schickt für { $spent } Sesterz zur Baustelle **{ $building }**: { $worker } mit { $tool } ({ $brings }); { $missing }.
   *[other] { $who } schickt für { $spent } Sesterze zur Baustelle **{ $building }**: { $worker } mit { $tool } ({ $brings }); { $missing }.
}
builders-sending-took = Das kostet { $actions }.
builders-sending-bought = Das kostet { $actions }, davon { $bought } gekauft für { $price }.
builders-sending-all-bought = Das kostet { $actions }, gekauft für { $price }.
builders-finished = { $who } __stellt **{ $building }** fertig__ und erhält { $reward }. Wieder frei: { $crew }.
builders-machine-joins = { $machine } kommt ins Team und bringt { $brings }.
builders-took = { $who } nimmt { $sesterces } für { $actions }.
builders-freed = { $who } lässt einen **Gefangenen** frei ({ $brings }). Jeder Einsatz kostet jetzt { $price }.
builders-ended-turn = { $who } beendet den Zug.
builders-ended-turn-early = { $who } beendet den Zug, ungenutzt: { $actions }.

## Was daraus folgt

builders-round = __Runde { $round }__ beginnt.
builders-last-round = __Die letzte Runde:__ { $who } hat { $points }. Die Runde wird zu Ende gespielt, damit alle gleich viele Züge haben.
builders-over = Die Partie ist vorbei. { $number ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Punkte: { $totals }.
builders-stalled = Es geschah nichts mehr, deshalb ist die Partie vorbei. { $number ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Punkte: { $totals }.
builders-total = { $who }: { $score }
builders-tally-freed = { $number ->
    [one] Schlusswertung: { $who } lässt { $number } Gefangenen frei.
   *[other] Schlusswertung: { $who } lässt { $number } Gefangene frei.
}
builders-tally-repaid = { $number ->
    [one] Schlusswertung: { $who } zahlt { $number } Darlehen zurück.
   *[other] Schlusswertung: { $who } zahlt { $number } Darlehen zurück.
}

## Dasselbe in einer Zusammenfassung

builders-brief-opened = eröffnet **{ $building }**
builders-brief-recruited = wirbt an (**{ $worker }**: { $brings })
builders-brief-prisoner = investiert in einen **Gefangenen** ({ $brings })
builders-brief-invested = investiert in **{ $card }**
builders-brief-loan = nimmt ein **Darlehen** auf
builders-brief-sent = schickt zur Baustelle **{ $building }** ({ $worker })
builders-brief-sent-with-tool = schickt zur Baustelle **{ $building }** ({ $worker } mit { $tool })
builders-brief-finished = __stellt **{ $building }** fertig__ ({ $reward })
builders-brief-took = nimmt { $sesterces }
builders-brief-freed = lässt einen **Gefangenen** frei
builders-brief-ended-turn = beendet den Zug
builders-brief-buying = { $number ->
    [one] { $did } ({ $number } Aktion gekauft)
   *[other] { $did } ({ $number } Aktionen gekauft)
}

## Dasselbe in der Zeile eines Zugs

builders-story-round = **Runde { $round }**
builders-story-last-round = Die letzte Runde: { $who } hat { $points }.
builders-story-over = { $stalled ->
    [true] Die Partie stand still und ist vorbei.
   *[false] Die Partie ist vorbei.
}
builders-story-opened = eröffnet { $building }
builders-story-finished = { $is_opened ->
    [true] eröffnet und __stellt { $building } fertig__
   *[false] __stellt { $building } fertig__
}
builders-story-recruited = wirbt an ({ $worker })
builders-story-bought = kauft { $card }
builders-story-loan = nimmt ein Darlehen auf ({ $gain })
builders-story-freed = lässt einen Gefangenen frei ({ $brings })
builders-story-sent = schickt zur Baustelle { $building } ({ $workers })
builders-story-with = { $did } ({ $tools })
builders-story-bought-actions = { $number ->
    [one] kauft { $number } Aktion ({ $price })
   *[other] kauft { $number } Aktionen ({ $price })
}
builders-story-coins = { $number ->
    [one] { $change } Sesterz
   *[other] { $change } Sesterze
}
builders-story-points = +{ $points }

## Was nur gezählt wird

builders-count = { $kind ->
    [open] { $number ->
        [one] { $number } Gebäude eröffnet
       *[other] { $number } Gebäude eröffnet
    }
    [recruit] { $number ->
        [one] { $number } Arbeitskraft angeworben
       *[other] { $number } Arbeitskräfte angeworben
    }
    [invest] { $number ->
        [one] { $number } Investition
       *[other] { $number } Investitionen
    }
    [send] { $number ->
        [one] { $number } Einsatz
       *[other] { $number } Einsätze
    }
    [finish] { $number ->
        [one] { $number } Gebäude fertiggestellt
       *[other] { $number } Gebäude fertiggestellt
    }
    [take] { $number ->
        [one] { $number }× Sesterze genommen
       *[other] { $number }× Sesterze genommen
    }
    [free] { $number ->
        [one] { $number } Gefangener freigelassen
       *[other] { $number } Gefangene freigelassen
    }
    [end_turn] { $number ->
        [one] { $number } Zug beendet
       *[other] { $number } Züge beendet
    }
    [round] { $number ->
        [one] { $number } neue Runde
       *[other] { $number } neue Runden
    }
    [last_round] { $number ->
        [one] { $number } letzte Runde
       *[other] { $number } letzte Runden
    }
   *[over] { $number ->
        [one] { $number } Ende der Partie
       *[other] { $number } Enden der Partie
    }
}

## Was zu tun ist

builders-call-no-site = Du hast { $actions } und { $sesterces }, aber noch keine Baustelle. Verfügbar: { $free } von { $team } im Team.
builders-call-site = Du hast { $actions }, { $sesterces } und die Baustelle { $site } ({ $missing }). Verfügbar: { $free } von { $team } im Team.
builders-call-sites = Du hast { $actions }, { $sesterces } und { $sites } Baustellen. Verfügbar: { $free } von { $team } im Team.
builders-call-last-round = Es ist die letzte Runde.
builders-call-over = Die Partie ist vorbei.
builders-duty-act = bis zu { $actions } nutzen, dann den Zug beenden
builders-duty-buy = den Zug beenden oder eine Aktion kaufen
builders-duty-end = den Zug beenden
builders-duty-over = nichts

## Optionen, die vom veröffentlichten Spiel abweichen

builders-option-automatic = Züge enden nur, wenn ihr sie selbst beendet

## Der Button Hilfe

builders-help-over = Es ist nichts mehr zu tun. `{ name-game-score }` zeigt das Ergebnis.
builders-help-not-you = Du bist nicht dran, kannst dir aber alles ansehen.
builders-help-have = Du hast { $actions } und { $sesterces }. Eine weitere Aktion kostet { $price }.
builders-help-points = Punkte aus Gebäuden und Maschinen: { $have }. Ziel: { $needed }.
builders-help-send = - Schick jemanden zu einer deiner Baustellen (`{ name-builders-send }`): Wähle die Baustelle, dann wer geht. Wenn du in diesem Zug ein Gebäude fertigstellen kannst, zeigt das Panel, wie.
builders-help-open = - Eröffne ein Gebäude der Auslage (`{ name-builders-open }`). Ab dann steht es bei *{ commands-builders-send.button }*: Dorthin schickst du dein Team.
builders-help-recruit = - Wirb eine Arbeitskraft der Auslage an (`{ name-builders-recruit }`): Das kostet eine Aktion und keine Sesterze.
builders-help-invest = - Investiere einmal pro Zug (`{ name-builders-invest }`): Gefangener, Werkzeug, Universität oder Darlehen.
builders-help-free = - Lass einen Gefangenen frei, der auf keiner Baustelle ist (`{ name-builders-free }`).
builders-help-take = - Tausch ungenutzte Aktionen gegen Sesterze (`{ name-builders-take }`).
builders-help-end = - Beende den Zug (`{ name-builders-end }`).
builders-explain = { $kind ->
    [open] Du brauchst eine Baustelle und ein Team, das alles bringt, was dort fehlt. Wähle beides zusammen, die Reihenfolge ist egal. Vergleiche, was die Gebäude der Auslage brauchen, mit dem, was die Arbeitskräfte dort bringen: Ein kleines, das du bald fertigstellst, bezahlt das nächste. Eröffne nur, was du auch anfangen kannst: Eine Baustelle kannst du nicht zurückgeben.
    [sites] Du hast mehrere Baustellen. Keine bringt etwas, bevor sie fertig ist, also stell eine fertig, bevor du noch eine eröffnest: Sieh nach, was jede noch braucht, und wirb an, wer genau das bringt.
    [recruit] Ein größeres Team baut größere Gebäude. Die Symbole einer Arbeitskraft zeigen, was du bei jedem Einsatz bekommst; wirb an, wer bringt, was deinen Baustellen fehlt. Anwerben kostet eine Aktion und keine Sesterze: Du zahlst erst beim Einsatz.
    [price] Du zahlst den Preis bei jedem Einsatz, und Ressourcen, die das Gebäude nicht braucht, verfallen. Ein billiger Lehrling, der den letzten fehlenden Stein bringt, ist also besser als ein Meister, der vier bringt.
    [take] Aktionen, die du nicht brauchst, kannst du gegen Sesterze tauschen: Alle auf einmal bringen viel mehr als eine nach der anderen. Ohne Sesterze geht niemand an die Arbeit, deshalb lohnt sich ab und zu ein ganzer Zug dafür.
    [invest] Einmal pro Zug kannst du investieren. Ein Werkzeug bringt jedes Mal eins mehr, wenn es mitgeht; eine Universität bildet eine Karte deines Teams dauerhaft aus; ein Darlehen bringt sofort Sesterze und kostet später mehr; ein Gefangener arbeitet umsonst, kostet aber am Ende einen Punkt, wenn du ihn nicht freilässt.
    [send] Eine Baustelle ist fertig, sobald dein Team alles gebracht hat, was sie braucht. Schick, wer das Fehlende bringt und wenig sonst; der erste Einsatz auf einer Baustelle im Zug kostet eine Aktion, der zweite zwei, der dritte drei. Ein fertiges Gebäude bringt sofort etwas, und alle dort sind wieder frei.
   *[end] Deine Aktionen sind verbraucht. Du kannst jederzeit noch eine mit Sesterzen kaufen: Das lohnt sich, wenn sie ein Gebäude fertigstellt, sonst selten.
}
builders-help-more = *{ button-undo }* (`{ name-game-undo }`) nimmt deinen letzten Spielzug zurück, bis die Auslage aufgefüllt wird oder die nächste Person handelt. *{ button-look }* (`{ name-game-board }`) zeigt den Tisch, *{ builders-own }* (`{ name-game-hand }`) dein Team. `{ name-game-rules }` erklärt das Spiel, `{ name-game-card }` jede Karte.

## Warum eine Option nichts zu wählen hat
builders-instead-no-student = Nur eine Universität bildet jemanden aus: leer lassen
builders-instead-invested = Deine einzige Investition in diesem Zug ist schon gemacht
builders-instead-no-tool = Kein Werkzeug kann mitgehen: leer lassen
builders-instead-no-site = Du hast noch keine Baustelle; /builders open eröffnet eine
builders-instead-all-at-work = Dein ganzes Team arbeitet, bis seine Baustellen fertig sind
builders-instead-no-prisoner = Du kannst jetzt keinen Gefangenen freilassen
builders-instead-no-action = Keine Aktion mehr, eine weitere kostet { $price }; /builders end
builders-instead-too-little = So etwas geht jetzt nicht: Du hast { $actions } und { $sesterces }

## Nachschlagen, Eigenes
builders-sheet-buildings = Gebäude und Maschinen
builders-sheet-workers = Arbeitskräfte und Investitionen
builders-own = Mein Team

## Was man tippen kann
builders-called-no-tool = Kein Werkzeug
builders-called-no = nein
builders-called-without = ohne
builders-called-without-tool = ohne Werkzeug

## Wovon ein Plan abhängen kann
builders-watch-open = { $who } eröffnet ein Gebäude
builders-watch-open-one = { $who } eröffnet { $what }
builders-watch-recruit = { $who } wirbt eine Arbeitskraft an
builders-watch-recruit-one = { $who } wirbt an ({ $what })
builders-watch-invest = { $who } investiert
builders-watch-invest-one = { $who } kauft { $what }
builders-watch-last-round = die letzte Runde beginnt

builders-line = { $line ->
    [buildings] Gebäude
    [machines] Maschinen
    [prisoners] Gefangene
    [loans] Darlehen
    [sesterces] Sesterze
   *[total] gesamt
}
