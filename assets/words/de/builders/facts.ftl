builders-facts-actions = { $actions ->
    [0] keine Aktion
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
builders-facts-bought = { $number } gekauft
builders-facts-invested = hat schon investiert
builders-facts-may-invest = kann noch investieren
builders-facts-last-site = Letzte Baustelle: { $building } von { $who }.
builders-facts-idle = Runden ohne Bau: { $rounds } von { $most }.
builders-facts-tool = { $tool }
builders-facts-loans = { $number ->
    [one] { $number } Darlehen
   *[other] { $number } Darlehen
}
builders-facts-nobody = niemand
builders-facts-at = { $who } ({ $site })
builders-facts-a-site = eine Baustelle
builders-facts-team = Verfügbar: { $free }.
builders-facts-team-and-out = Verfügbar: { $free }. Bei der Arbeit: { $out }.
builders-facts-site = { $building } (fehlt noch: { $missing })
builders-facts-priced = { $who } für { $sesterces }
builders-facts-learned = { $who } (gelernt: { $resource })
builders-facts-on = { $who } → { $site }
builders-facts-with = { $who } mit { $tool }
builders-facts-each = Team: { $team }.
builders-facts-next = Der nächste Einsatz in diesem Zug bei { $building } kostet { $actions }.
builders-facts-finished = Fertig: { $buildings }.
builders-facts-sites = Baustellen: { $sites }.
builders-facts-buildings = Gebäude zum Eröffnen: { $cards }; { $deck } im Stapel.
builders-facts-workers = Arbeitskräfte zum Anwerben: { $cards }; { $deck } im Stapel.
builders-facts-none = keine
builders-facts-line = Investitionen: { $parts }.
builders-facts-line-empty = Investitionen: keine mehr.
builders-facts-some = { $what ->
    [prisoners] { $number ->
        [one] { $number } Gefangener
       *[other] { $number } Gefangene
    }
    [tools] { $number ->
        [one] { $number } Werkzeug
       *[other] { $number } Werkzeuge
    }
   *[universities] { $number ->
        [one] { $number } Universität
       *[other] { $number } Universitäten
    }
}
builders-facts-prisoners-each = { $prisoners } ({ $each })
builders-facts-tools = Werkzeuge: { $tools }
builders-facts-universities = { $number ->
    [one] Universität: { $taught }
   *[other] Universitäten: { $taught }
}
