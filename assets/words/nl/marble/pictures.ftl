marble-picture-round = Ronde { $round }
marble-picture-to-do =
    { $decision ->
        [end] einde beurt
        [open] waterbron
        [finish] bouwplaats
        [reward] beloning { $site }
       *[act] acties: { $actions }
    }
marble-picture-kind =
    { $kind ->
        [temple] Tempel
        [bathhouse] Badhuis
        [theatre] Theater
       *[arena] Arena
    }
marble-picture-aqueduct =
    { $colour ->
        [grey] Grijs
        [brown] Bruin
       *[white] Wit
    }
marble-picture-stacks = stapels
marble-picture-last-round = laatste ronde
marble-picture-left = nog { $left }
marble-picture-closed = dicht
marble-picture-spring-left = { $spring }, { $left }
marble-picture-ready = klaar, nieuw
marble-picture-imperium = imperium
marble-picture-last-when = laatste ronde bij
marble-picture-stacks-empty = { $stacks ->
    [one] { $stacks } lege stapel
   *[other] { $stacks } lege stapels
}
marble-picture-on-tile = op tegel
marble-picture-sent = gestuurd
marble-picture-ringed = witte ringen:
marble-picture-fountain = fontein
marble-picture-bridge = brug

marble-picture-chooses-place = kiest een plek
marble-picture-places =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    }: het menu heeft dezelfde nummers
marble-picture-chosen = { $magistrate ->
    [true] { $place }, magistraat
   *[false] { $place }
}
marble-picture-lays = legt delen
marble-picture-aqueducts = Aquaducten
marble-picture-dashes = streepjes: mogelijke volgende delen
marble-picture-now = nu { $places }
marble-picture-to = { $count ->
    [0] nu geen stap
   *[other] naar { $places }
}
marble-picture-complete = Volledig
marble-picture-becomes = het aantal tegels bepaalt het gebouw
marble-picture-built = { $site } { marble-building }
marble-picture-may-go =
    je magistraten hier mogen naar { marble-space }
marble-picture-open-corners =
    { $corners ->
        [0] uitgespeeld
       *[other] open hoeken: { $corners }
    }

marble-score = { $line ->
    [sites] Bouwpl.
    [bridges] Bruggen
    [aqueducts] Aquad.
    [fountains] Fonteinen
    [coins] Munten
    [most] Muntbonus
   *[imperium] Imperium
}
marble-picture-after = { $is_over ->
    [true] na { $round } rondes
   *[false] in ronde { $round }, zonder bruggen
}

marble-picture-sheet = Tegels, gebouwen, punten
marble-picture-tiles-meet = { $tiles } tegels komen samen
marble-picture-points-tiles = { $points } punten, { $tiles } tegels
marble-picture-sheet-hill = heuvel: vult zijn vak, telt niet mee
marble-picture-sheet-bridge = brug: bedek die, neem de geheime punten
marble-picture-sheet-spring = waterbron: raak die, leg { $pieces } delen
marble-picture-sheet-aqueduct = open aquaduct: { $pieces } delen in totaal
marble-picture-sheet-fountain = fontein: gelijkstand; aquaduct geeft munt
marble-picture-sheet-imperium = imperium: elk een extra actie
marble-picture-points-bridges = bruggen: hun waarden
marble-picture-points-aqueduct = je gebouw aan een aquaduct: { $points }
marble-picture-points-fountain = je gebouw naast een fontein: { $points }
marble-picture-points-coin = elke munt: { $points }
marble-picture-points-most = meeste munten: { $points }
marble-picture-points-imperium = meeste imperium: { $most }, gelijk { $tied }

marble-alt-none = geen
marble-alt-of-player = Het bord, met de tegels en gebouwen van { $name } gemarkeerd.

marble-alt-round = Ronde { $round }.
marble-alt-over = Partij voorbij na ronde { $round }. Gewonnen door { $winners }.
marble-alt-turn =
    { $decision ->
        [end] Aan de beurt: { $name }; kan de beurt beëindigen.
        [open] Aan de beurt: { $name }; opent een aquaduct.
        [finish] Aan de beurt: { $name }; werkt een bouwplaats af.
        [reward] Aan de beurt: { $name }; beloning op { $site }.
       *[act] Aan de beurt: { $name }; acties over: { $actions }.
    }
marble-alt-last-round = Laatste ronde, ingezet door { $name }.
marble-alt-stacks = Stapels: { $stacks }.
marble-alt-player =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }, { $bridges ->
        [one] { $bridges } brug
       *[other] { $bridges } bruggen
    }. { $has }.
marble-alt-ready = Klaar: { $tiles }
marble-alt-fresh = nieuw: { $tiles }
marble-alt-imperium = imperium: { $tiles }
marble-alt-at-hand =
    { $count ->
        [one] { $count } magistraat beschikbaar
       *[other] { $count } magistraten beschikbaar
    }
marble-alt-on = op { $tiles }
marble-alt-sent = gestuurd naar { $spaces }
marble-alt-treasury = schatkist
marble-alt-buildings = Gebouwen van { $name }: { $buildings }.
marble-alt-building = { marble-kind } { $sites }
marble-alt-fountains = Fonteinen: { $sites }.
marble-alt-tiles = { $kind ->
        [temple] Tempeltegels
        [bathhouse] Badhuistegels
        [theatre] Theatertegels
       *[arena] Arenategels
    }: { $tiles }.
marble-alt-tiles-short = { $count ->
    [one] { $count } tegel op het bord.
   *[other] { $count } tegels op het bord.
}
marble-alt-last = Laatste tegel: { $tile }.
marble-alt-aqueduct =
    { $colour ->
        [grey] Grijs aquaduct
        [brown] Bruin aquaduct
       *[white] Wit aquaduct
    } vanaf { $spring }: { $path }; nog { $left }.
marble-alt-spring = { marble-aqueduct } op { $place }
marble-alt-closed = Gesloten waterbronnen: { $springs }.
marble-alt-hills = Heuvels: { $hills }.
marble-alt-own-bridges = Je bruggen, die alleen jij kent: { $bridges }.
marble-alt-own-bridge = die bij { $space } is { $value } waard
marble-alt-bridges = Vrije bruggen: { $spaces }.

marble-alt-new = Nieuw: { $news }.
marble-alt-new-tile = { marble-kind } { $tile }
marble-alt-new-site = { marble-building } gebouwd op { $site }
marble-alt-new-pieces = aquaduct ({ marble-aqueduct }) naar { $places }
marble-alt-new-player = { $name }: { $changes }
marble-alt-change = { $what ->
    [points] { $number ->
        [one] { $change } punt
       *[other] { $change } punten
    }
    [tiles] { $number ->
        [one] { $change } tegel
       *[other] { $change } tegels
    }
    [imperium] { $change } imperium
    [coins] { $number ->
        [one] { $change } munt
       *[other] { $change } munten
    }
   *[bridges] { $number ->
        [one] { $change } brug
       *[other] { $change } bruggen
    }
}
marble-alt-new-magistrates = { $moved ->
        [one] { $moved } magistraat verplaatst
       *[other] { $moved } magistraten verplaatst
    }

marble-alt-places =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    } voor een tegel ({ marble-kind }), op nummer: { $places }.
marble-alt-best = Beste { $number }: { $place }, { $gains }.
marble-alt-chosen = Gekozen: { $place }, { $magistrate ->
        [true] met een magistraat
       *[false] zonder magistraat
    }, { $gains }.
marble-gain-none = maakt nog niets volledig
marble-gain-site = { $site }: { $outcome }
marble-gain-own = { marble-building } (jij, +{ $points })
marble-gain-other = { marble-building } ({ $name }, +{ $points })
marble-gain-bridge = neemt de brug bij { $space }
marble-gain-spring = opent het aquaduct ({ marble-aqueduct })
marble-alt-pieces = Aquaductdelen.
marble-alt-laid = Nu gelegd: { $pieces }.
marble-alt-piece = { marble-aqueduct } naar { $place }
marble-alt-next = { $count ->
    [0] Er kan geen deel gelegd worden.
   *[other] Mogelijk volgend deel: { $pieces }.
}
marble-alt-sites = Volledige bouwplaatsen: { $sites }.
marble-alt-reward = Beloning op { $site } ({ marble-building }). Een magistraat kan gestuurd worden van { $tiles }.
marble-alt-nothing-due = Geen bouwplaats is volledig.

marble-alt-scores = { $is_over ->
    [true] Eindscores na { $round } rondes.
   *[false] Scores tot nu toe, in ronde { $round }, zonder bruggen.
}
marble-alt-score = { $name } ({ $rank }): { $total }. Bouwplaatsen { $sites }, bruggen { $bridges }, aquaducten { $aqueducts }, fonteinen { $fountains }, munten { $coins }, meeste munten { $most }, imperium { $imperium }.

marble-alt-sheet = Hoe een partij verloopt. { $types } Heuvels vullen een vak en tellen nergens voor; een genomen brug is { $least } tot { $most } punten waard, geheim tot het einde. Aan het einde van elke beurt leveren gestuurde magistraten imperium op, en vanuit de schatkist munten. De partij eindigt een ronde nadat { $empty } stapels leeg zijn. Dan: bruggen; { $aqueduct } voor elk eigen gebouw aan een aquaduct; { $fountain } voor elke fontein naast een eigen gebouw; { $coin } per munt; meeste munten { $coins }; meeste imperium van een soort { $alone }, bij gelijkstand { $tied }.
marble-alt-sheet-type = { $tiles } tegels die samenkomen: { marble-kind }, { $points } punten; { $stack } { marble-kind }tegels.

marble-picture-suggested = hint
marble-picture-suggestion = { $number }  { marble-kind } { $at }
marble-picture-suggested-magistrate = met magistraat
marble-alt-suggested = Het bord met de suggesties van een AI-speler.
marble-alt-suggestion = { $magistrate ->
        [true] { $number }: { marble-kind } op { $at } met een magistraat: { $gains }.
       *[false] { $number }: { marble-kind } op { $at }: { $gains }.
    }
