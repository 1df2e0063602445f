### The Builders: Antiquity: the lettering of pictures. There is little room: what does not fit is cut.

builders-picture-round = Round { $round }
builders-picture-stalled = stalled
builders-picture-last-round = last round
builders-picture-idle = no building: { $rounds }/3
builders-picture-buildings = Buildings
builders-picture-workers = Workers
builders-picture-deck = deck { $cards }
builders-picture-none = none
builders-picture-prisoners = Prisoners
builders-picture-tools = Tools
builders-picture-universities = Universities
builders-picture-more = and { $number } more
builders-picture-also = also { $sites }
builders-picture-so-many-finished = { $number } finished
builders-picture-last = last
builders-picture-reached = { $who } reached { $points } points
builders-picture-newest = newest: { $building }
builders-picture-ready = ready: { $number }
builders-picture-all-at-work = all at work
builders-picture-open-sites = Open sites
builders-picture-no-site = no open site
builders-picture-team = Team
builders-picture-nobody-there = nobody there yet
builders-picture-crew = { $number } at work
builders-picture-next = { $actions ->
    [one] { $crew }; next: { $actions } action
   *[other] { $crew }; next: { $actions } actions
}
builders-picture-nothing-finished = Nothing finished yet
builders-picture-finished = Finished
builders-picture-so-far = points so far
builders-score = { $line ->
    [buildings] Buildings
    [machines] Machines
    [sesterces] Sesterces
    [prisoners] Prisoners
   *[loans] Loans
}
builders-picture-count-sesterces =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
builders-picture-count-points = points of { $goal }
builders-picture-count-finished =
    { $count ->
       *[other] finished
    }
builders-picture-count-loans =
    { $count ->
        [one] loan
       *[other] loans
    }
builders-picture-available = available

## Names where there is little room
builders-picture-university = University
builders-picture-freed = Freed
builders-picture-short =
    { $card ->
        [watering_trough] Trough
        [school_of_philosophy] Philosophy
        [palace_of_assur] Palace
        [alexandria_lighthouse] Lighthouse
        [hanging_gardens] Gardens
        [colossus_of_rhodes] Colossus
        [tower_of_babel] Babel
        [machine_architect_table] Arch. Table
       *[other] { $name }
    }
builders-picture-least =
    { $card ->
        [school_of_philosophy] Philos.
        [alexandria_lighthouse] Lightho.
        [archery_range] Archery
        [trading_post] Post
        [camel_stable] Stable
        [noble_house] Noble H.
        [urban_house] Urban H.
        [rural_house] Rural H.
        [machine_saw] Saw
        [machine_architect_table] Table
       *[other] { $short }
    }
builders-picture-short-worker =
    { $kind ->
        [apprentice] Appr.
        [companion] Comp.
       *[other] { $name }
    }

## Cards
builders-picture-machine = { $points ->
    [one] { $points } point, then brings { $brings }
   *[other] { $points } points, then brings { $brings }
}
builders-picture-building = { $points ->
    [one] { $sesterces } sesterces, { $points } point
   *[other] { $sesterces } sesterces, { $points } points
}
# Behind the coin that a worker's sending costs
builders-picture-to-send = to send
builders-picture-sending = { $price ->
    [0] sending is free
    [one] { $price } sesterce per sending
   *[other] { $price } sesterces per sending
}
builders-picture-what-can-be-built = What can be built
builders-picture-who-builds = Who builds
