### The Builders: Antiquity: pictures in words, in at most 1,024 characters. Resources are letters, and so is what somebody is.

builders-alt-letters = S stone, W wood, A architecture, D decoration.
builders-alt-actions = { $actions ->
    [0] no action
    [one] { $actions } action
   *[other] { $actions } actions
}
builders-alt-bought = { $number } bought
builders-alt-invested = invested
builders-alt-may-invest = may invest

## The table
builders-alt-round = Round { $round }.
builders-alt-over = Over; won by { $winners }.
builders-alt-stalled = Over; nothing happened any more; won by { $winners }.
builders-alt-turn = { $who } in turn: { $to_do }.
builders-alt-last-round = Last round ({ $who }).
builders-alt-idle = Idle rounds: { $rounds }.
builders-alt-first = First player { $who }.
builders-alt-last-site = Last site: { $building } of { $who }.
builders-alt-counts = { $coins }c { $points }p
builders-alt-finished = finished { $buildings }
builders-alt-finished-number = { $number } finished
builders-alt-has = Has { $things }
builders-alt-at-work = { $number } at work
builders-alt-away = { $number } away
builders-alt-tool = +{ $letter }
builders-alt-lacks = { $building } lacks { $missing }
builders-alt-crew = { $lacks } ({ $crew })
builders-alt-machine = { $card } { $need } { $points }p brings { $brings }
builders-alt-building-for-points = { $card } { $need } { $points }p
builders-alt-building = { $card } { $need } { $sesterces }c { $points }p
builders-alt-worker = { $worker } { $brings } { $price }c
builders-alt-none = none
builders-alt-rows = Row: { $buildings } (deck { $deck }). Workers: { $workers } (deck { $others }).
builders-alt-rows-in-short = Row: { $buildings }. Workers: { $workers }.
builders-alt-line = To buy: { $kinds }.
builders-alt-line-empty = To buy: nothing.
builders-alt-line-prisoners = prisoners { $cards }
builders-alt-line-tools = tools { $cards }
builders-alt-line-universities = universities { $cards }
builders-alt-line-loans = loans { $number }
builders-alt-some = { $what ->
    [prisoners] { $number ->
        [one] { $number } prisoner
       *[other] { $number } prisoners
    }
    [tools] { $number ->
        [one] { $number } tool
       *[other] { $number } tools
    }
    [universities] { $number ->
        [one] { $number } university
       *[other] { $number } universities
    }
   *[loans] { $number ->
        [one] { $number } loan
       *[other] { $number } loans
    }
}
builders-alt-legend = c sesterces, p points of { $goal }; S stone, W wood, A architecture, D decoration; ap apprentice, la laborer, co companion, ma master, pr prisoner, fr freed, mc machine; + tool.

## What is new, behind it
builders-alt-new = New: { $new }.
builders-alt-new-of = { $who } { $did }
builders-alt-new-rows = rows { $cards }
builders-alt-new-line = the investment line
builders-alt-new-counts = counts
builders-alt-new-count = { $what ->
    [coins] { $by }c
    [points] { $by }p
   *[loans] { $by } loans
}
builders-alt-new-number = { $what ->
    [sites] { $number } sites
    [members] { $number } of teams
   *[cards] { $number } in rows
}

## One player
builders-alt-player = { $name }, round { $round }: sesterces { $coins }, points { $points } of { $goal }, finished { $finished }, loans { $loans }.
builders-alt-site = Site { $site } { $says }.
builders-alt-site-in-short = { $site } { $building } { $missing }.
builders-alt-sites-in-short = (Sites with what they lack.)
builders-alt-no-site = No open site.
builders-alt-site-crew = crew { $crew }
builders-alt-site-next = the next costs { $actions } actions
builders-alt-with-tool = { $who } +{ $letter }
builders-alt-team = Team: { $team }.
builders-alt-freed = { $who } freed
builders-alt-member = { $who } { $brings }
builders-alt-taught = { $member } (taught { $resource })
builders-alt-for = { $member } for { $price }c
builders-alt-on = { $member } on { $site }
builders-alt-tools = Tools: { $tools }.
builders-alt-tool-of = { $tool } with { $who }
builders-alt-finished-buildings = Finished: { $buildings }.
builders-alt-points = Points so far: { $lines }; total { $total }.
builders-alt-points-of = { $line } { $points }

## Sheets and scores
builders-alt-buildings = All buildings: need/sesterces/points. S stone, W wood, A architecture, D decoration. { $buildings }.
builders-alt-builders = Who builds, what each brings. S stone, W wood, A architecture, D decoration.
builders-alt-workers = { $name } ({ $price } sesterces to send): { $brings }.
builders-alt-machines = Machines, sent for nothing: { $machines }.
builders-alt-to-buy = To buy: prisoners ({ $price } sesterces, sent for nothing; −{ $penalty } point unless freed, freed { $freed } to send): { $prisoners }.
builders-alt-buy-tool = { $card } ({ $price }): +1 { $resource }.
builders-alt-buy-university = { $card } ({ $price }): { $resource } becomes 3.
builders-alt-buy-loans = { $cards } loans: { $gain } sesterces now, { $repay } or −{ $penalty } points at the end.
builders-alt-final = Final scores, { $after }.
builders-alt-so-far = Scores so far, { $after }.
builders-alt-score = { $name } { $place }, { $total }: { $lines }.
builders-alt-in-round = in round { $round }
builders-alt-after-rounds = after { $round } rounds
builders-alt-nothing-built = stalled: nothing was built for { $rounds } rounds, up to round { $round }
builders-alt-nobody-finished = stalled: nobody had finished by round { $round }
