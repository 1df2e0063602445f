### The Builders: Antiquity: what there is to tell of a table, for the table as text and the texts of the pictures.

builders-facts-actions = { $actions ->
    [0] no action
    [one] { $actions } action
   *[other] { $actions } actions
}
builders-facts-bought = { $number } bought
builders-facts-invested = has invested this turn
builders-facts-may-invest = can still invest
builders-facts-last-site = Last site: { $building } of { $who }.
builders-facts-idle = Rounds without building: { $rounds } of { $most }.
builders-facts-tool = the { $tool }
builders-facts-loans = { $number ->
    [one] { $number } loan
   *[other] { $number } loans
}
builders-facts-nobody = nobody
builders-facts-at = { $who } ({ $site })
builders-facts-a-site = a site
builders-facts-team = Can be sent: { $free }.
builders-facts-team-and-out = Can be sent: { $free }. At work: { $out }.
builders-facts-site = { $building } (missing: { $missing })
builders-facts-priced = { $who } for { $sesterces }
builders-facts-learned = { $who } (learned { $resource })
builders-facts-on = { $who } at { $site }
builders-facts-with = { $who } with the { $tool }
builders-facts-each = Team: { $team }.
builders-facts-next = The next one sent to { $building } in this turn costs { $actions }.
builders-facts-finished = Finished: { $buildings }.
builders-facts-sites = Sites: { $sites }.
builders-facts-buildings = Buildings to open: { $cards }; { $deck } in the deck.
builders-facts-workers = Workers to recruit: { $cards }; { $deck } in the deck.
builders-facts-none = none
builders-facts-line = Investments: { $parts }.
builders-facts-line-empty = Investments: none left.
builders-facts-some = { $what ->
    [prisoners] { $number ->
        [one] { $number } prisoner
       *[other] { $number } prisoners
    }
    [tools] { $number ->
        [one] { $number } tool
       *[other] { $number } tools
    }
   *[universities] { $number ->
        [one] { $number } university
       *[other] { $number } universities
    }
}
builders-facts-prisoners-each = { $prisoners } ({ $each })
builders-facts-tools = tools: { $tools }
builders-facts-universities = { $number ->
    [one] university of { $taught }
   *[other] universities of { $taught }
}
