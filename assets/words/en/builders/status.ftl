### The Builders: Antiquity: the whole table in words.

builders-status-round = Round { $round }. It is the turn of { $who }, who can { $duty }.
builders-status-over = The game is over after round { $round }. Winner: { $winners }.
builders-status-stalled = Nothing happened any more, so the game is over after round { $round }. Winner: { $winners }.
builders-status-ended = The game is over.
builders-status-last-round = __The last round__: { $who } has { $points }.
builders-status-first = { $who } (first)
builders-status-player = { $who }: **{ $points }**, { $has }; { $finished } finished; score now { $score }.
builders-status-player-over = { $who }: **{ $points }**, { $has }; { $finished } finished; final score { $score }.
builders-status-turn = This turn: { $to_do }.
builders-status-item = - { $says }
# Where there is no room for everything.
builders-status-more = -# More under *{ button-look }*: a page for each player and one for the decks.
