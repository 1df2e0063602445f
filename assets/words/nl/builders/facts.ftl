builders-facts-actions = { $actions ->
    [0] geen actie
    [one] { $actions } actie
   *[other] { $actions } acties
}
builders-facts-bought = { $number } gekocht
builders-facts-invested = heeft al geïnvesteerd
builders-facts-may-invest = kan nog investeren
builders-facts-last-site = Laatste bouwplaats: { $building } van { $who }.
builders-facts-idle = Rondes zonder bouwen: { $rounds } van { $most }.
builders-facts-tool = de { $tool }
builders-facts-loans = { $number ->
    [one] { $number } lening
   *[other] { $number } leningen
}
builders-facts-nobody = niemand
builders-facts-at = { $who } ({ $site })
builders-facts-a-site = een bouwplaats
builders-facts-team = Kan gestuurd worden: { $free }.
builders-facts-team-and-out = Kan gestuurd worden: { $free }. Aan het werk: { $out }.
builders-facts-site = { $building } (ontbreekt: { $missing })
builders-facts-priced = { $who } voor { $sesterces }
builders-facts-learned = { $who } (heeft geleerd: { $resource })
builders-facts-on = { $who } op { $site }
builders-facts-with = { $who } met de { $tool }
builders-facts-each = Team: { $team }.
builders-facts-next = De volgende die je deze beurt naar { $building } stuurt, kost { $actions }.
builders-facts-finished = Afgewerkt: { $buildings }.
builders-facts-sites = Bouwplaatsen: { $sites }.
builders-facts-buildings = Gebouwen om te openen: { $cards }; nog { $deck } in de stapel.
builders-facts-workers = Arbeiders om aan te werven: { $cards }; nog { $deck } in de stapel.
builders-facts-none = geen
builders-facts-line = Investeringen: { $parts }.
builders-facts-line-empty = Investeringen: geen meer.
builders-facts-some = { $what ->
    [prisoners] { $number ->
        [one] { $number } gevangene
       *[other] { $number } gevangenen
    }
    [tools] { $number ->
        [one] { $number } stuk gereedschap
       *[other] { $number } stuks gereedschap
    }
   *[universities] { $number ->
        [one] { $number } universiteit
       *[other] { $number } universiteiten
    }
}
builders-facts-prisoners-each = { $prisoners } ({ $each })
builders-facts-tools = gereedschap: { $tools }
builders-facts-universities = { $number ->
    [one] universiteit ({ $taught })
   *[other] universiteiten ({ $taught })
}
