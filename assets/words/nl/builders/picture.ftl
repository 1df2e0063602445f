builders-picture-round = Ronde { $round }
builders-picture-stalled = vastgelopen
builders-picture-last-round = laatste ronde
builders-picture-idle = geen bouw: { $rounds }/3
builders-picture-buildings = Gebouwen
builders-picture-workers = Arbeiders
builders-picture-deck = stapel { $cards }
builders-picture-none = geen
builders-picture-prisoners = Gevang.
builders-picture-tools = Gereedschap
builders-picture-universities = Univ.
builders-picture-more = en nog { $number }
builders-picture-also = ook { $sites }
builders-picture-so-many-finished = { $number } afgewerkt
builders-picture-last = laatste
builders-picture-reached = { $who } haalde { $points } punten
builders-picture-newest = nieuwste: { $building }
builders-picture-ready = vrij: { $number }
builders-picture-all-at-work = allen bezig
builders-picture-open-sites = Bouwplaatsen
builders-picture-no-site = geen bouwplaats
builders-picture-team = Team
builders-picture-nobody-there = nog niemand
builders-picture-crew = { $number } bezig
builders-picture-next = { $actions ->
    [one] { $crew }; volgende: { $actions } actie
   *[other] { $crew }; volgende: { $actions } acties
}
builders-picture-nothing-finished = Nog niets afgewerkt
builders-picture-finished = Afgewerkt
builders-picture-so-far = punten tot nu
builders-score = { $line ->
    [buildings] Gebouwen
    [machines] Machines
    [sesterces] Sestertiën
    [prisoners] Gevangenen
   *[loans] Leningen
}
builders-picture-count-sesterces =
    { $count ->
        [one] sestertie
       *[other] sestertiën
    }
builders-picture-count-points = pt. van { $goal }
builders-picture-count-finished =
    { $count ->
       *[other] afgewerkt
    }
builders-picture-count-loans =
    { $count ->
        [one] lening
       *[other] leningen
    }
builders-picture-available = beschikbaar

builders-picture-university = Universiteit
builders-picture-freed = Vrijgelaten
builders-picture-short =
    { $card ->
        [noble_house] Adelshuis
        [school_of_philosophy] Filosofie
        [palace_of_assur] Paleis
        [alexandria_lighthouse] Vuurtoren
        [hanging_gardens] Tuinen
        [colossus_of_rhodes] Kolossus
        [tower_of_babel] Babel
        [machine_saw] Zaagmach.
       *[other] { $name }
    }
builders-picture-least =
    { $card ->
        [quarry] Groeve
        [watering_trough] Drinkpl.
        [trading_post] Post
        [camel_stable] Stal
        [armory] Wapenk.
        [shipyard] Werf
        [archery_range] Schietb.
        [noble_house] Adelsh.
        [urban_house] Stadsw.
        [school_of_philosophy] Filosof.
        [ziggurat] Ziggoer.
        [alexandria_lighthouse] Vuurtor.
        [machine_saw] Zaag
        [machine_architect_table] Tafel
        [machine_hoist] Kraan
       *[other] { $short }
    }
builders-picture-short-worker =
    { $kind ->
        [apprentice] Leerl.
        [laborer] Handl.
       *[other] { $name }
    }

builders-picture-machine = { $points ->
    [one] { $points } punt, daarna { $brings }
   *[other] { $points } punten, daarna { $brings }
}
builders-picture-building = { $points ->
    [one] { $sesterces } sestertiën, { $points } punt
   *[other] { $sesterces } sestertiën, { $points } punten
}
builders-picture-to-send = te sturen
builders-picture-sending = { $price ->
    [0] sturen is gratis
    [one] { $price } sestertie per keer sturen
   *[other] { $price } sestertiën per keer sturen
}
builders-picture-what-can-be-built = Wat je kunt bouwen
builders-picture-who-builds = Wie bouwt
