marble-title = Rome: City of Marble

marble-hill = { $hill ->
    [palatine] Palatijn
    [esquiline] Esquilijn
    [viminal] Viminaal
    [quirinal] Quirinaal
    [capitoline] Capitool
    [aventine] Aventijn
   *[caelian] Caelius
}

marble-kind = { $kind ->
    [temple] tempel
    [bathhouse] badhuis
    [theatre] theater
   *[arena] arena
}
marble-building = { $building ->
    [temple] tempel
    [bathhouse] badhuis
    [theatre] theater
    [arena] arena
   *[fountain] fontein
}
marble-space = { $building ->
    [temple] het tempelvak
    [bathhouse] het badhuisvak
    [theatre] het theatervak
    [arena] het arenavak
   *[fountain] de schatkist
}
marble-aqueduct = { $aqueduct ->
    [grey] grijs
    [brown] bruin
   *[white] wit
}
marble-kinds = { $kind ->
    [temple] { $number ->
        [one] { $number } tempel
       *[other] { $number } tempels
    }
    [bathhouse] { $number ->
        [one] { $number } badhuis
       *[other] { $number } badhuizen
    }
    [theatre] { $number ->
        [one] { $number } theater
       *[other] { $number } theaters
    }
   *[arena] { $number ->
        [one] { $number } arena
       *[other] { $number } arena’s
    }
}
marble-nothing = niets
marble-actions = { $number ->
    [one] { $number } actie
   *[other] { $number } acties
}
marble-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
marble-coins = { $number ->
    [one] { $number } munt
   *[other] { $number } munten
}
marble-magistrates = { $number ->
    [one] { $number } magistraat
   *[other] { $number } magistraten
}
marble-piece = { marble-aqueduct } → { $to }

## Wat iemand doet

marble-did-draw = { $form ->
    [line] { $who } trekt { $tiles }.
    [part] trekt { $tiles }
   *[button] { $tiles } trekken
}
marble-did-expand = { $form ->
    [line] { $who } legt delen ({ $pieces }).
    [part] legt delen ({ $pieces })
   *[button] Leggen: { $pieces }
}
marble-did-recall = { $form ->
    [line] { $who } roept een magistraat terug van { $tile }.
    [part] roept een magistraat terug van { $tile }
   *[button] Magistraat terugroepen van { $tile }
}
marble-with-magistrate = { $magistrate ->
    [true] {" "}met magistraat
   *[false] {""}
}
marble-did-play = { $form ->
    [line] { $who } speelt **{ marble-kind }**{ marble-with-magistrate } op **{ $at }**.
    [part] speelt **{ marble-kind }**{ marble-with-magistrate } op **{ $at }**
   *[button] { marble-picture-kind } op { $at }{ marble-with-magistrate }
}
marble-did-open = { $form ->
    [line] { $who } __opent het **aquaduct ({ marble-aqueduct })**__{ $pieces ->
        [0] ; er kon geen deel gelegd worden
       *[other] {" "}langs { $path }
    }.
    [part] __opent het **aquaduct ({ marble-aqueduct })**__
   *[button] Aquaduct openen ({ marble-aqueduct }){ $pieces ->
        [0] {""}
       *[other] : { $path }
    }
}
marble-did-finish = { $form ->
    [line] { $who } werkt de bouwplaats op { $site } af.
    [part] werkt de bouwplaats op { $site } af
   *[button] { $site } afwerken
}
marble-did-send = { $form ->
    [line] { $who } verplaatst een magistraat van { $tile } naar { marble-space }.
    [part] verplaatst een magistraat naar { marble-space }
   *[button] Magistraat { $tile } naar { marble-space }
}
marble-did-keep = { $form ->
    [line] { $who } verplaatst geen magistraat.
    [part] verplaatst geen magistraat
   *[button] Geen magistraat verplaatsen
}
marble-did-spend = { $form ->
    [line] { $who } levert imperium ({ marble-kind }) in voor nog een actie.
    [part] levert imperium ({ marble-kind }) in voor een actie
   *[button] Actie kopen met imperium ({ marble-kind })
}
marble-did-end = { $form ->
    [line] { $who } beëindigt de beurt.
    [part] beëindigt de beurt
   *[button] Beurt beëindigen
}

marble-bridge = { $form ->
    [line] { $who } neemt de brug bij { $space }.
   *[part] neemt de brug bij { $space }
}
marble-built = { $form ->
    [line] { $who } bouwt een __**{ marble-building }**__ op { $site } voor { $points }.
   *[part] __bouwt een **{ marble-building }**__ op { $site } voor { $points }
}
marble-fountain = Op { $site } komt een **fontein**: niemand heeft daar als enige de meeste magistraten op tegels van de juiste soort.
marble-coin = { $form ->
    [line] Het deel bereikt de fontein op { $at }: { $who } neemt een munt.
   *[part] neemt een munt
}
marble-collected = { $form ->
    [line] { $who } krijgt { $brought ->
        [imperium] imperium: { $imperium }
        [coins] { marble-coins } uit de schatkist
       *[both] imperium: { $imperium }, en { marble-coins }
    }.
   *[part] krijgt { $brought ->
        [imperium] imperium: { $imperium }
        [coins] { marble-coins }
       *[both] imperium: { $imperium }, en { marble-coins }
    }
}

marble-last-round = __De laatste ronde:__ drie stapels zijn leeg. Iedereen doet nog één actie, { $who } als laatste.
marble-round = __Ronde { $round }__ begint.
marble-over = De partij is voorbij. { $number ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
} Punten: { $totals }.
marble-total = { $who }: { $score }

marble-story-round = { $is_near ->
    [true] **Ronde { $round }**, de laatste kan snel komen
   *[false] **Ronde { $round }**
}
marble-story-last-round = De laatste ronde: iedereen doet nog één actie, { $who } als laatste.
marble-story-over = De partij is voorbij.
marble-story-ended = beëindigt de beurt
marble-story-bridge = neemt de brug bij { $space }
marble-story-fountain = werkt { $site } af als fontein
marble-story-built = __bouwt een { marble-building } op { $site }__
marble-story-drew = trekt { $tiles }
marble-story-laid = legt aquaducten naar { $places }
marble-story-recalled = roept de magistraat op { $tile } terug
marble-story-played = { $magistrate ->
    [true] speelt { marble-kind } met magistraat op { $at }
   *[false] speelt { marble-kind } op { $at }
}
marble-story-opened = opent het aquaduct ({ marble-aqueduct })
marble-story-sent = verplaatst een magistraat naar { marble-space }
marble-story-more = +{ $amount }
marble-story-imperium = imperium: { $kinds }

marble-count = { $kind ->
    [draw] { $number ->
        [one] { $number } keer getrokken
       *[other] { $number } keer getrokken
    }
    [expand] { $number ->
        [one] { $number } uitbreiding van aquaducten
       *[other] { $number } uitbreidingen van aquaducten
    }
    [recall] { $number ->
        [one] { $number } magistraat teruggeroepen
       *[other] { $number } magistraten teruggeroepen
    }
    [play] { $number ->
        [one] { $number } tegel gespeeld
       *[other] { $number } tegels gespeeld
    }
    [open] { $number ->
        [one] { $number } aquaduct geopend
       *[other] { $number } aquaducten geopend
    }
    [finish] { $number ->
        [one] { $number } bouwplaats afgewerkt
       *[other] { $number } bouwplaatsen afgewerkt
    }
    [reward] { $number ->
        [one] { $number } beslissing over een magistraat
       *[other] { $number } beslissingen over magistraten
    }
    [spend] { $number ->
        [one] { $number } imperiumfiche ingeleverd
       *[other] { $number } imperiumfiches ingeleverd
    }
    [end_turn] { $number ->
        [one] { $number } beurt beëindigd
       *[other] { $number } beurten beëindigd
    }
    [bridge] { $number ->
        [one] { $number } brug genomen
       *[other] { $number } bruggen genomen
    }
    [build] { $number ->
        [one] { $number } gebouw
       *[other] { $number } gebouwen
    }
    [coin] { $number ->
        [one] { $number } munt van een fontein
       *[other] { $number } munten van fonteinen
    }
    [collect] { $number ->
        [one] { $number } keer opbrengst
       *[other] { $number } keer opbrengst
    }
    [round] { $number ->
        [one] { $number } nieuwe ronde
       *[other] { $number } nieuwe rondes
    }
    [last_round] { $number ->
        [one] de laatste ronde
       *[other] { $number } laatste rondes
    }
   *[over] { $number ->
        [one] het einde van de partij
       *[other] { $number } keer einde van de partij
    }
}

marble-call = { $decision ->
    [act] je hebt nog { marble-actions }; klaar om te spelen: { $ready }; beschikbaar: { $magistrates }.
    [last-round] dit is de laatste ronde; doe je laatste actie. Klaar om te spelen: { $ready }.
    [imperium] er is geen actie over; lever imperium in voor nog een, of beëindig je beurt.
    [end] beëindig je beurt.
    [open] je tegel raakt een waterbron: leg de eerste delen van het aquaduct ({ $about }).
    [finish] kies welke bouwplaats nu afgewerkt wordt: { $about }.
   *[reward] de bouwplaats op { $about } is afgewerkt: je mag een magistraat daarvan naar { marble-space } verplaatsen.
}
marble-call-over = de partij is voorbij.
marble-call-near = { $tiles ->
    [0] Drie stapels zijn leeg: na deze beurt begint de laatste ronde, met één actie voor iedereen.
    [one] De laatste ronde kan snel beginnen, zodra er nog { $tiles } tegel getrokken is.
   *[other] De laatste ronde kan snel beginnen, zodra er nog { $tiles } tegels getrokken zijn.
}
marble-duty = { $decision ->
    [act] { marble-actions } gebruiken
    [end] de beurt beëindigen of imperium inleveren voor een actie
    [open] de eerste delen van het aquaduct ({ $about }) leggen
    [finish] kiezen welke bouwplaats nu afgewerkt wordt
   *[reward] over een magistraat op { $about } beslissen
}
marble-duty-over = niets

marble-option = { $option ->
    [hill-corners] de hoek van een heuvel telt als tegel van zijn bouwplaats
    [edge] fonteinen tellen alleen langs zijden van tegels
    [lattice] fonteinen tellen voor alle zes knooppunten eromheen
    [fixed-hills] de heuvels zijn Esquilijn, Quirinaal en Aventijn
   *[asks] het programma doet geen automatische zetten
}

marble-watch-play = { $who } speelt een tegel
marble-watch-play-one = { $who } speelt een tegel { $what }
marble-watched-row = in rij { $row }
marble-watched-place = op { $at }
marble-watch-site = een bouwplaats wordt een gebouw dat niet van jou is
marble-watch-site-one = bouwplaats { $what } wordt een gebouw dat niet van jou is
marble-watch-aqueduct = { $who } legt delen van een aquaduct
marble-watch-aqueduct-one = { $who } legt delen van het aquaduct ({ $what })
marble-watch-last-round = de laatste ronde begint

marble-line = { $line ->
    [sites] bouwplaatsen
    [bridges] bruggen
    [aqueducts] aquaducten
    [fountains] fonteinen
    [coins] munten
    [most_coins] meeste munten
    [imperium] imperium
   *[total] totaal
}
