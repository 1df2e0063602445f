### The Builders: Antiquity: the whole table in words.

builders-status-round = Round { $round }: { $who } must { $duty }.
builders-status-over = The game is over, won by { $winners }, in round { $round }.
builders-status-stalled = The game stood still and is over, won by { $winners }, in round { $round }.
builders-status-ended = The game is over.
builders-status-last-round = __The last round__: { $who } has { $points }.
builders-status-first = { $who } (first)
builders-status-player = { $who }: **{ $points }**, { $has }; { $finished } finished; score now { $score }.
builders-status-player-over = { $who }: **{ $points }**, { $has }; { $finished } finished; score in the end { $score }.
builders-status-tool = the { $tool }
builders-status-loans = { $number ->
    [one] { $number } loan
   *[other] { $number } loans
}
builders-status-nobody = nobody
builders-status-at = { $who } ({ $site })
builders-status-a-site = a site
builders-status-team = - Can be sent: { $free }.
builders-status-team-and-out = - Can be sent: { $free }. At work: { $out }.
builders-status-sites = - Sites: { $sites }.
builders-status-sites-in-short = - Sites, with what is missing: { $sites }.
builders-status-buildings = Buildings to open: { $cards }; { $deck } in the deck.
builders-status-workers = Workers to recruit: { $cards }; { $deck } in the deck.
builders-status-none = none
builders-status-line = Investments: { $parts }.
builders-status-line-empty = Investments: none left.
builders-status-prisoners = { $number ->
    [one] { $number } prisoner
   *[other] { $number } prisoners
}
builders-status-prisoners-each = { $prisoners } ({ $each })
builders-status-tools = tools: { $tools }
builders-status-universities = { $number ->
    [one] university of { $taught }
   *[other] universities of { $taught }
}

## Resources by letters, where there is little room
builders-status-letter = { $resource ->
    [stone] { $amount }S
    [wood] { $amount }W
    [architecture] { $amount }A
   *[decoration] { $amount }D
}
builders-status-letters = -# S stone, W wood, A architecture, D decoration.
