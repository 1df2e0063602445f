marble-refusal-open-first = Eröffne zuerst das Aquädukt, dessen Quelle dein Plättchen berührt: { $due }.
marble-refusal-finish-first = Stell zuerst einen vollständigen Bauplatz fertig: { $due }.
marble-refusal-reward-first = Entscheide zuerst über { $site }: Die Beamtenfigur auf { $own } darf weg, { marble-space }, oder es bleiben alle.
marble-refusal-no-action = Du hast keine Aktion mehr. Gib ein Imperiumsplättchen für eine weitere ab oder beende den Zug.
marble-refusal-actions-left = Du hast noch { marble-actions }. Bevor du den Zug beendest, zieh oder leg Plättchen, bau Aquädukte aus oder hol eine Beamtenfigur zurück.
marble-refusal-last-round = In der letzten Runde kauft Imperium keine Aktionen.
marble-refusal-no-imperium = Du hast kein Imperium dieser Art ({ marble-kind }). Du hast: { $held }.
marble-refusal-empty-stack = Dieser Stapel ist leer: { marble-kind }. Noch da: { $left }.
marble-refusal-same-type = Solange zwei Stapel Plättchen haben, müssen die zwei gezogenen verschieden sein. Noch da: { $left }.
marble-refusal-two-tiles = Man zieht immer zwei Plättchen. Noch da: { $left }.
marble-refusal-last-tile = Es ist nur noch ein einziges Plättchen übrig: { marble-kind }.
marble-refusal-draw-order = Nenn die zwei Plättchen in der Reihenfolge Tempel, Badehaus, Theater, Arena.
marble-refusal-nothing-to-draw = Es gibt nichts mehr zu ziehen: Alle Stapel sind leer.
marble-refusal-not-open = Dieses Aquädukt ist noch nicht offen: { marble-aqueduct }. Es öffnet sich, wenn ein Plättchen seine Quelle bei { $spring } berührt.
marble-refusal-no-pieces = Dieses Aquädukt hat keine Teile mehr: { marble-aqueduct }.
marble-refusal-not-next = Das Aquädukt ({ marble-aqueduct }) endet bei { $tail }, und { $to } liegt nicht daneben. { marble-refusal-steps }
marble-refusal-no-side = Keine Seite eines Plättchens führt von { $tail } nach { $to }. { marble-refusal-steps }
marble-refusal-loop = Ein Aquädukt kann sich nicht kreuzen: Es führt schon über { $to }. { marble-refusal-steps }
marble-refusal-touches = Aquädukte dürfen einander nicht berühren, und { $to } gehört schon zu einem ({ marble-aqueduct }). { marble-refusal-steps }
marble-refusal-steps = { $count ->
    [0] Weiter geht es jetzt nirgends.
   *[other] Weiter geht es nach { $steps }.
}
marble-refusal-second-piece = Zwei Teile sind möglich, also musst du zwei legen: { $advice }.
marble-refusal-no-magistrate-there = Auf { $tile } hast du keine Beamtenfigur. { $count ->
    [0] Keine von deinen steht auf einem Plättchen.
   *[other] Deine stehen auf { $own }.
}
marble-refusal-not-ready = { $drawn ->
    [0] Diese Art hast du nicht bereit: { marble-kind }. Du hast: { $held }.
   *[other] Diese Art hast du nicht bereit: { marble-kind }. Du hast: { $held }. Was du in diesem Zug gezogen hast, ist im nächsten bereit.
}
marble-refusal-no-magistrate = Du hast keine Beamtenfigur verfügbar. Leg das Plättchen ohne, oder hol zuerst eine zurück.
marble-refusal-taken-by-tile = { $at } ist belegt vom Plättchen auf { $tile } ({ marble-kind }). { marble-refusal-places }
marble-refusal-taken-by-hill = { $at } ist belegt von einem Hügel ({ $hill }). { marble-refusal-places }
marble-refusal-unsupported = Ein Plättchen auf { $at } hätte keine Seite mit einem Hügel oder einem anderen Plättchen gemeinsam. { marble-refusal-places }
marble-refusal-places = { $count ->
    [0] Es gibt keine Stelle mehr für ein Plättchen.
   *[other] Die nächsten Stellen sind { $places }.
}
marble-refusal-not-due = Dieses Aquädukt kann jetzt nicht eröffnet werden ({ marble-aqueduct }): Kein Plättchen hat gerade seine Quelle berührt.
marble-refusal-too-short = Leg { $most } Teile, solange es möglich ist. Nach { $path } passt noch eines. { marble-refusal-steps }
marble-refusal-not-complete = { $count ->
    [0] { $site } ist kein vollständiger Bauplatz. Es gibt gerade keinen.
   *[other] { $site } ist kein vollständiger Bauplatz. Vollständig: { $due }.
}
marble-refusal-no-reward = Gerade wurde kein Bauplatz fertig, also kann keine Beamtenfigur wegziehen. Hol eine mit einer Aktion zurück.
marble-refusal-not-on-site = Auf { $tile } hast du keine Beamtenfigur, die von { $site } wegziehen könnte. Du hast eine auf { $own }, oder zieh keine weg.
marble-refusal-over = Diese Partie ist vorbei.
