builders-picture-round = Runde { $round }
builders-picture-stalled = Stillstand
builders-picture-last-round = letzte Runde
builders-picture-idle = kein Bau: { $rounds }/3
builders-picture-buildings = Gebäude
builders-picture-workers = Arbeitskräfte
builders-picture-deck = Stapel { $cards }
builders-picture-none = keine
builders-picture-prisoners = Gefangene
builders-picture-tools = Werkzeuge
builders-picture-universities = Univ.
builders-picture-more = und { $number } weitere
builders-picture-also = außerdem { $sites }
builders-picture-so-many-finished = { $number } fertig
builders-picture-last = zuletzt
builders-picture-reached = { $who } hat { $points } Punkte erreicht
builders-picture-newest = neu: { $building }
builders-picture-ready = bereit: { $number }
builders-picture-all-at-work = alle bei der Arbeit
builders-picture-open-sites = Baustellen
builders-picture-no-site = keine Baustelle
builders-picture-team = Team
builders-picture-nobody-there = noch leer
builders-picture-crew = { $number } am Werk
builders-picture-next = { $actions ->
    [one] { $crew }; nächste: { $actions } Aktion
   *[other] { $crew }; nächste: { $actions } Aktionen
}
builders-picture-nothing-finished = Noch nichts fertig
builders-picture-finished = Fertig
builders-picture-so-far = Punkte bisher
builders-score = { $line ->
    [buildings] Gebäude
    [machines] Maschinen
    [sesterces] Sesterze
    [prisoners] Gefangene
   *[loans] Darlehen
}
builders-picture-count-sesterces =
    { $count ->
        [one] Sesterz
       *[other] Sesterze
    }
builders-picture-count-points = Pkt. von { $goal }
builders-picture-count-finished =
    { $count ->
       *[other] fertig
    }
builders-picture-count-loans =
    { $count ->
        [one] Darlehen
       *[other] Darlehen
    }
builders-picture-available = frei

## Kurze Namen
builders-picture-university = Universität
builders-picture-freed = Freigel.
builders-picture-short =
    { $card ->
        [trading_post] Handelspost.
        [school_of_philosophy] Philosophen
        [palace_of_assur] Palast
        [alexandria_lighthouse] Leuchtturm
        [armory] Waffenk.
        [hanging_gardens] Gärten
        [colossus_of_rhodes] Koloss
        [tower_of_babel] Babel
        [machine_architect_table] Zeichentisch
       *[other] { $name }
    }
builders-picture-least =
    { $card ->
        [quarry] Steinbr.
        [school_of_philosophy] Philos.
        [alexandria_lighthouse] Leuchtt.
        [archery_range] Schießpl.
        [trading_post] Posten
        [camel_stable] Kamele
        [rural_house] Landhs.
        [noble_house] Adelshs.
        [urban_house] Stadths.
        [armory] Waffen
        [machine_saw] Sägew.
        [machine_architect_table] Tisch
       *[other] { $short }
    }
builders-picture-short-worker =
    { $kind ->
        [apprentice] Lehrl.
        [laborer] Handl.
       *[other] { $name }
    }

## Karten
builders-picture-machine = { $points ->
    [one] { $points } Punkt, bringt dann { $brings }
   *[other] { $points } Punkte, bringt dann { $brings }
}
builders-picture-building = { $points ->
    [one] { $sesterces } Sesterze, { $points } Punkt
   *[other] { $sesterces } Sesterze, { $points } Punkte
}
builders-picture-to-send = Einsatz
builders-picture-sending = { $price ->
    [0] Einsatz gratis
    [one] { $price } Sesterz pro Einsatz
   *[other] { $price } Sesterze pro Einsatz
}
builders-picture-what-can-be-built = Was gebaut werden kann
builders-picture-who-builds = Wer baut
