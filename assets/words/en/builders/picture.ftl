### The Builders: Antiquity: the lettering of pictures. There is little room: what does not fit is cut.

builders-picture-round = Round { $round }
builders-picture-stalled = stalled
builders-picture-last-round = last round
builders-picture-idle = idle rounds { $rounds }/3
builders-picture-buildings = Buildings
builders-picture-workers = Workers
builders-picture-deck = deck { $cards }
builders-picture-none = none
builders-picture-prisoners = Prisoners
builders-picture-tools = Tools
builders-picture-universities = Univ.
builders-picture-more = and { $number } more
builders-picture-more-sites = and { $number } more sites
builders-picture-at-work = and { $number } at work
builders-picture-more-at-work = and { $number } more, { $out } at work
builders-picture-open-sites = Open sites
builders-picture-no-site = no open site
builders-picture-team = Team
builders-picture-nobody-there = nobody there yet
builders-picture-next = { $crew }; next: { $actions } actions
builders-picture-nothing-finished = Nothing finished yet
builders-picture-finished = Finished: { $buildings }
builders-picture-total = total
builders-picture-so-far = points so far
builders-picture-machine = { $points } points, then brings { $brings }
builders-picture-building = { $sesterces } sesterces, { $points } points
builders-picture-sending = { $price ->
    [0] costs nothing to send
   *[other] { $price } sesterces to send
}
builders-picture-what-can-be-built = What can be built
builders-picture-who-builds = Who builds
builders-picture-final-scores = Final scores
builders-picture-scores-so-far = Scores so far
