### The Builders: Antiquity: the whole table in words.

builders-status-round = Round { $round }: { $who } must { $duty }.
builders-status-over = The game is over, won by { $winners }, in round { $round }.
builders-status-stalled = The game stood still and is over, won by { $winners }, in round { $round }.
builders-status-ended = The game is over.
builders-status-last-round = __The last round__: { $who } has { $points }.
builders-status-first = { $who } (first)
builders-status-player = { $who }: **{ $points }**, { $has }; { $finished } finished; score now { $score }.
builders-status-player-over = { $who }: **{ $points }**, { $has }; { $finished } finished; score in the end { $score }.
builders-status-turn = This turn: { $to_do }.
builders-status-item = - { $says }
# Where there is no room for everything.
builders-status-more = -# There is more under *Look*, with a page for each player and one for the decks.
