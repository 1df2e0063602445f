great_city-picture-round = Ronde { $round }
great_city-picture-of-rounds = van { $rounds }
great_city-picture-draft = Draft
great_city-picture-opening = Startdraft
great_city-picture-to-do = { $phase ->
    [draft] draft
    [place] plaatst
    [pick] neemt
    [act] bouwt
    [school-deck] school
    [school-keep] school
   *[over] klaar
}
great_city-picture-nothing = niets
great_city-picture-neighbours = buurgebouwen: { $number }

great_city-picture-acts-first = eerst
great_city-picture-acts-last = laatst, krijgt het meest
great_city-picture-keeps-first = eerste keuze
great_city-picture-takes-last = laatste kaart
great_city-picture-how-to-draft = Houd elk één gebouw en geef de rest door.
great_city-picture-offer = Aanbod
great_city-picture-your-move = Jouw zet
great_city-picture-your-city = Je stad
great_city-picture-where = Waar mag { $card } staan?
great_city-picture-chosen = gekozen
great_city-picture-best = max. { $change }
great_city-picture-in-place = { $gains }, in plaats van { $card }
great_city-picture-areas = Wijken
great_city-picture-sum-colours = som × kleuren
great_city-picture-seat = plaats { $number }
great_city-picture-took = neemt
great_city-picture-short-name = { $card ->
    [grain_farm] Graan
    [sheep_farm] Schapen
   *[other] { $name }
}
great_city-picture-kept = houdt
great_city-picture-go-round = { $cards ->
    [one] { $cards } kaart van stapel II, gedekt
   *[other] { $cards } kaarten van stapel II, gedekt
}
great_city-picture-first-player = startspeler

great_city-picture-hand = Je hand
great_city-picture-only-you = alleen jij ziet dit
great_city-picture-hand-of = Hand van { $name }
great_city-picture-opened = { $held ->
        [0] leeg aan het einde
        [one] { $held } kaart aan het einde
       *[other] { $held } kaarten aan het einde
    }
great_city-picture-page = pagina { $page } van { $pages }, alleen jij ziet dit
great_city-picture-school = School
great_city-picture-keep-one = houd één kaart, alleen jij ziet dit
great_city-picture-take-one = neem één kaart (vet: wat die nu oplevert)
great_city-picture-no-cards = Geen kaarten in je hand
great_city-picture-you-have = In bezit
great_city-picture-no-bricks = geen bakstenen
great_city-picture-enough = { $bricks }: oké
great_city-picture-short = mist { $number }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
great_city-picture-too-dear = mist { $number }: te duur

great_city-picture-coins = { $number ->
    [one] munt
   *[other] munten
}
great_city-picture-tokens = invloed
great_city-picture-in-hand = hand
great_city-picture-card-points = { $number ->
    [one] kaartpt.
   *[other] kaartpt.
}
great_city-picture-points-so-far = punten tot nu
great_city-picture-known = In de hand, bekend
great_city-picture-pays = Betaling
great_city-picture-costs = Prijs
great_city-picture-strip = van strook: { $number }
great_city-picture-no-place = Nu kan het nergens
great_city-picture-one-place = Eén plek: { $letter }
great_city-picture-choose = Kies een plek, { $first } tot { $last }
great_city-picture-score = score { $change }
great_city-picture-replaces = vervangt { $card }
great_city-picture-point-tokens = puntenfiches gelegd
great_city-picture-influence = { $number } invloed
great_city-picture-draws = trekt { $cards }, houdt 1
great_city-picture-may-be-built = mag hier komen
great_city-picture-your-choice = je keuze, nog niet gebouwd
great_city-picture-last-building = laatste gebouw

great_city-picture-buildings = { $sheet ->
    [0] Boerderijen, huizen, aquaducten
    [1] Openbare gebouwen
   *[other] Tempels
}
great_city-picture-legend = plaat: bakstenen · goud: stapel I · ster: invloed · ×: kaarten
great_city-score = { $line ->
    [homes] Huizen
    [aqueducts] Aquad.
    [temples] Tempels
    [shrine] Heiligdom
    [coins] Munten
    [influence] Invloed
   *[cards] Inv.kaart
}
great_city-picture-after-rounds = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
great_city-picture-in-round = in ronde { $round } van { $rounds }
