## Über den Buttons

marble-panel-your-turn = **Du bist dran:** { $call }
marble-panel-ask-reward = **Der Bauplatz { $site } ist fertig.** { $building ->
    [fountain] Du darfst eine deiner Beamtenfiguren von dort wegziehen, { marble-space }. Wenn du das nächste Mal einen Zug beendest, bringt sie dir eine Münze und ist wieder verfügbar.
   *[other] Du darfst eine deiner Beamtenfiguren von dort wegziehen, { marble-space }. Wenn du das nächste Mal einen Zug beendest, bringt sie dir Imperium (solange der Vorrat reicht) und ist wieder verfügbar.
}
marble-panel-about-orders = Ein Dauerauftrag beantwortet das ohne dich: *{ marble-own }* oder `{ name-marble-orders }`.
marble-panel-ask-finish = **Mehrere Bauplätze sind vollständig.** Welcher wird als Nächster fertig?
marble-panel-ask-open = **Dein Plättchen berührt eine Quelle.** Leg die ersten Teile ({ $aqueducts }).
marble-panel-purse = Du hast { $points } und { $coins }; Imperium: { $imperium }.
marble-panel-fresh = Im nächsten Zug bereit: { $tiles }.
marble-panel-where = **Wohin kommt das Plättchen ({ marble-kind })?** Die Zahlen der Stellen stehen im Bild; 1 bis 3 sind die besten.
marble-panel-ask-magistrate = **{ $at }:** mit Beamtenfigur? Verfügbar hast du: { $left }. Unter *{ marble-own }* steht dein Dauerauftrag für Bauplätze, die andere fertigstellen.
marble-panel-ask-piece = { $step ->
    [aqueduct] **Welches Aquädukt eröffnest du zuerst?**
    [first] **Wohin führt das erste Teil?**
    [second] **Wohin führt das zweite Teil?**
    [third] **Wohin führt das dritte Teil?**
   *[piece] **Welches Teil legst du?**
}
marble-panel-ask-else = **Welches?**

## Auswahl

marble-panel-tile = { $kind ->
    [temple] Tempel
    [bathhouse] Badehaus
    [theatre] Theater
   *[arena] Arena
} · { $ready } bereit · { $places ->
    [one] { $places } Stelle
   *[other] { $places } Stellen
}
marble-panel-tile-in-short = { $kind ->
    [temple] Tempel
    [bathhouse] Badehaus
    [theatre] Theater
   *[arena] Arena
} legen · { $ready } bereit
marble-panel-best = beste: { $brings }
marble-panel-row = Reihe { $row }
marble-panel-magistrate = { $magistrate ->
    [true] Mit Beamtenfigur
   *[false] Ohne Beamtenfigur
}
marble-panel-lay-first = { $piece } und noch ein Teil
marble-panel-lead-to = Nach { $to }

## Was ein Zug bringt

marble-panel-makes = { $whose ->
    [you] { marble-building } auf { $site } für dich: { $points }
    [another] { marble-building } auf { $site } für jemand anderen: { $points }
   *[nobody] { marble-building } auf { $site }
}

## Warum es nichts zu wählen gibt

marble-panel-leave-out = Hier gibt es nichts zu wählen: leer lassen
marble-panel-instead = { $order ->
    [open] Kein Aquädukt kann jetzt eröffnet werden
    [finish] Kein Bauplatz ist vollständig
    [reward] Kein Bauplatz wurde gerade fertig
    [spend] Du hast kein Imperium zum Abgeben
   *[other] Jetzt nicht
}. Zuerst: { $duty }

## Der Button Hilfe

marble-panel-help-over = Es ist nichts mehr zu tun. `{ name-game-score }` zeigt das Ergebnis.
marble-panel-help-not-you = Du bist nicht dran, kannst dir aber alles ansehen.
marble-panel-help-act = Du hast noch { marble-actions }. Das hier kostet je eine:
marble-panel-help-can = { $order ->
    [play] - ein bereites Plättchen **legen** (`{ name-marble-play }`): Wähle die Art, die Stelle und ob eine Beamtenfigur darauf kommt.
    [draw] - zwei Plättchen **ziehen** (`{ name-marble-draw }`), bereit ab deinem nächsten Zug.
    [expand] - offene Aquädukte um zwei Teile **ausbauen** (`{ name-marble-expand }`).
    [recall] - eine Beamtenfigur **zurückholen** (`{ name-marble-recall }`).
   *[spend] Imperium kauft weitere Aktionen (`{ name-marble-spend }`). Danach beende den Zug (`{ name-marble-end }`).
}
marble-panel-help-decide = Jetzt: { $duty }.
marble-explain = { $kind ->
    [draw] Zum Legen brauchst du Plättchen. Was du jetzt ziehst, ist ab deinem nächsten Zug bereit. Die Art eines Plättchens sagt, für welches Gebäude deine Beamtenfiguren darauf zählen. Denk also an einen Bauplatz, an dem du die meisten haben kannst.
    [play] Wo sechs Dreiecke zusammenstoßen, ist ein Bauplatz. Wenn Plättchen und Hügel alle sechs bedecken, entsteht dort ein Gebäude. Wer ringsum allein die meisten Beamtenfiguren auf Plättchen der passenden Art hat, bekommt es. Setz eine Beamtenfigur auf ein Plättchen, wenn sie so einen Bauplatz gewinnen kann; ohne sie füllt das Plättchen nur den Boden.
    [types] Zähl die Plättchen, die an einem Bauplatz zusammenstoßen: 3 Tempel, 4 Badehaus, 5 Theater, 6 Arena. Nur Beamtenfiguren auf Plättchen dieser Art zählen. Stumpfe Ecken füllen zwei der sechs Dreiecke, spitze Ecken und Hügel eins: Drei stumpfe Ecken sind ein Tempel. Überleg also vor dem Legen, was noch kommen kann.
    [lead] Ein Bauplatz bringt nur Punkte, wenn jemand dort allein die meisten Beamtenfiguren hat. Bei Gleichstand oder ganz ohne Beamtenfigur auf einem passenden Plättchen wird er ein Brunnen und bringt niemandem etwas. Eine Beamtenfigur kann also auch eine fremde Mehrheit verhindern.
    [bridges] Wer ein Plättchen auf ein Brückenfeld legt, nimmt die Brücke. Sie bringt am Ende { $least } bis { $most } Punkte; nur du siehst den Wert.
    [springs] Ein Plättchen, das eine Quelle berührt, eröffnet ein Aquädukt, dessen erste Teile du legst. Am Ende bringt jedes Gebäude, das ein Aquädukt erreicht, { $on_aqueduct }.
    [fountains] Ein Brunnen bringt beim Bau niemandem etwas, aber am Ende bringt jedes Gebäude daneben { $fountain }. Und wenn du ein Aquäduktteil bis zu ihm legst, bekommst du eine Münze (am Ende { $coin }).
    [expand] Aquädukte gehören niemandem: Am Ende bringt jedes Gebäude, das eines erreicht, { $on_aqueduct }. Führ sie zu deinen Gebäuden und von fremden weg.
    [orders] Ein Bauplatz kann in einem fremden Zug fertig werden; dann darfst du eine Beamtenfigur von dort wegziehen. Dein Dauerauftrag sagt vorher, was du willst, damit niemand auf dich wartet. Am Anfang zieht er nur wirkungslose Beamtenfiguren weg. *{ marble-own }* ändert ihn.
    [recall] Du hast nur wenige Beamtenfiguren. Eine wirkungslose kommt mit `{ name-marble-recall }` für eine Aktion zurück; eine, die von einem fertigen Bauplatz auf ein Imperiumsfeld zieht, kehrt kostenlos zurück und bringt etwas mit.
    [open] Du legst die ersten Teile eines Aquädukts; weiterbauen dürfen es später alle. Führ es zu deinen eigenen Gebäuden: Jedes, das es erreicht, bringt dir am Ende { $on_aqueduct }.
    [finish] Mehrere Bauplätze sind vollständig. Die Reihenfolge bestimmst du, und sie zählt: Eine Beamtenfigur, die du nach dem einen wegziehst, fehlt beim nächsten.
    [reward] Eine deiner Beamtenfiguren darf jetzt weg von diesem Bauplatz. { $building ->
        [fountain] Aus der Schatzkammer bringt sie eine Münze.
       *[other] Auf einem Imperiumsfeld bringt sie ein Imperiumsplättchen, gut für eine weitere Aktion oder für Punkte am Ende.
    } Nimm eine wirkungslose Beamtenfigur, wenn du eine hast.
    [imperium] Wer am Ende allein die meisten Imperiumsplättchen einer Art hat, erhält { $alone }; bei Gleichstand alle Beteiligten je { $tied }. Vorher kauft dir jedes in deinem Zug eine weitere Aktion. Beamtenfiguren kehren erst zurück, wenn du einen Zug beendest.
    [last] Das Ende ist nah: Wenn am Ende eines Zugs drei Stapel leer sind, haben alle noch eine Aktion, und Imperium kauft dann keine. Jetzt ist die Zeit für alles, was am Ende zählt: Brücken, Aquädukte, Imperium.
   *[end] Deine Aktionen sind verbraucht. Imperium abgeben kauft noch eine; was du behältst, zählt am Ende.
}
marble-panel-help-more = *{ button-undo }* (`{ name-game-undo }`) nimmt deinen letzten Spielzug zurück, bis du eine Brücke gesehen hast oder jemand anderes gehandelt hat. *{ button-look }* (`{ name-game-board }`) zeigt den Spielplan. `{ name-game-rules }` erklärt das Spiel.

## Die Seite mit dem Eigenen

marble-panel-own = **Du hast** { $points }; bereit: { $ready }; in diesem Zug gezogen: { $fresh }; verfügbar: { $magistrates }.
marble-panel-own-post = Eine Beamtenfigur auf { $tile } ({ marble-kind }): { $corners ->
    [0] wirkungslos
   *[other] offene Ecken: { $corners }
}.
marble-panel-own-spaces = Am Ende deines nächsten Zugs kehren zurück: { $spaces } mit Imperium, { $treasury } mit einer Münze.
marble-panel-own-score = Wäre jetzt Schluss, hättest du { $points }.

## Warum ein Tipp zu etwas rät

marble-reason-lacks = nicht bereit hast du: { $kinds }
marble-reason-few-ready = { $ready ->
    [0] du hast kein Plättchen bereit
    [one] nur { $ready } Plättchen bereit
   *[other] nur { $ready } Plättchen bereit
}
marble-reason-reaches = { $own ->
    [0] { $number ->
        [0] führt dorthin, wo du bauen kannst
       *[other] bringt { marble-coins }
    }
    [one] { $number ->
        [0] erreicht ein Gebäude von dir
       *[other] erreicht ein Gebäude von dir und bringt { marble-coins }
    }
   *[other] { $number ->
        [0] erreicht { $own } deiner Gebäude
       *[other] erreicht { $own } deiner Gebäude und bringt { marble-coins }
    }
}
marble-reason-spent = die Beamtenfigur ist dort wirkungslos, und anderswo kannst du sie brauchen
marble-reason-needed-elsewhere = die Beamtenfigur wird anderswo mehr gebraucht
marble-reason-waits = deiner Beamtenfigur dort fehlt noch: { marble-kind }
marble-reason-nears = bringt Bauplätze voran, an denen du Beamtenfiguren hast
marble-reason-becomes = { $building ->
    [fountain] { $site } wird zum { marble-building }
    [arena] { $site } wird zur { marble-building }: { $points }
   *[other] { $site } wird zum { marble-building }: { $points }
}
marble-reason-brings = { $building ->
    [fountain] bringt eine Münze
   *[other] bringt Imperium ({ marble-building })
}
marble-reason-sends = { $was_spent ->
    [true] wirkungslose Beamtenfigur; { marble-reason-brings }
   *[false] { marble-reason-brings }; die Beamtenfigur ist am Ende deines Zugs wieder frei
}
marble-reason-goal = { $soon ->
    [now] dann in diesem Zug: { $becomes }
   *[next] dann im nächsten Zug: { $becomes }
}
marble-reason-keeps = deine Beamtenfiguren dort können noch andere Bauplätze gewinnen
marble-reason-spares = eine weitere Aktion; das Imperium ({ marble-kind }) ist entbehrlich
marble-reason-nothing-to-do = nichts lohnt es, für eine weitere Aktion ein Imperiumsplättchen abzugeben

## Daueraufträge

marble-order-send-spent-or-ask = Eine wirkungslose Beamtenfigur wegziehen, sonst mich fragen
marble-order-send-spent-or-keep = Eine wirkungslose Beamtenfigur wegziehen, andere bleiben
marble-order-always-send = Eine wirkungslose, sonst die mit den wenigsten offenen Ecken
marble-order-always-ask = Immer mich fragen
marble-order = { $order ->
    [send_spent_or_ask] { marble-order-send-spent-or-ask }
    [send_spent_or_keep] { marble-order-send-spent-or-keep }
    [always_send] { marble-order-always-send }
   *[always_ask] { marble-order-always-ask }
}

## Was vor dem Start eingestellt werden kann

marble-wish-fixed-hills = Feste Hügel: Esquilin, Quirinal, Aventin
marble-wish-hill-corners = Die Ecke eines Hügels zählt als Plättchen ihres Bauplatzes
marble-wish-fountains = Brunnen zählen nur entlang von Plättchenkanten

## Nachschlagen, Eigenes
marble-sheet-pieces = Plättchen, Gebäude und Punkte
marble-own = Mein Material

## Was man tippen kann
marble-panel-called-magistrate = { marble-panel-called-magistrate-short } Beamtenfigur
marble-panel-called-magistrate-short = { $magistrate ->
    [true] mit
   *[false] ohne
}
marble-panel-called-none = keine Beamtenfigur
marble-panel-called-none-short = keine
marble-panel-called-keep = behalten
