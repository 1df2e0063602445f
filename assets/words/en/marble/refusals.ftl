### Rome: City of Marble: why a move is refused, and what would be right.

marble-refusal-open-first = First open the aqueduct whose spring your tile touches: { $due }.
marble-refusal-finish-first = First finish a complete site: { $due }.
marble-refusal-reward-first = First decide about { $site }: the magistrate on { $own } may move to { marble-space }, or none.
marble-refusal-no-action = You have no action left. Return an imperium tile for one more, or end your turn.
marble-refusal-actions-left = You have { marble-actions } left. Draw, expand aqueducts, recall a magistrate or play a tile before you end your turn.
marble-refusal-last-round = In the last round imperium buys no actions.
marble-refusal-no-imperium = You have no { marble-kind } imperium. You have: { $held }.
marble-refusal-empty-stack = The stack of { marble-kind } tiles is empty. What is left: { $left }.
marble-refusal-same-type = The two tiles must be of different types as long as two stacks have tiles. What is left: { $left }.
marble-refusal-two-tiles = A draw takes two tiles. What is left: { $left }.
marble-refusal-last-tile = Only one { marble-kind } tile is left in all.
marble-refusal-draw-order = Name the two tiles in the order temple, bathhouse, theatre, arena.
marble-refusal-nothing-to-draw = There is no tile to draw: all stacks are empty.
marble-refusal-not-open = The { marble-aqueduct } aqueduct is not open yet. It opens when a tile touches its spring at { $spring }.
marble-refusal-no-pieces = The { marble-aqueduct } aqueduct has no pieces left.
marble-refusal-not-next = The { marble-aqueduct } aqueduct ends at { $tail }, and { $to } is not next to it. { marble-refusal-steps }
marble-refusal-no-side = No side of a tile leads from { $tail } to { $to }. { marble-refusal-steps }
marble-refusal-loop = An aqueduct cannot cross itself: it already passes { $to }. { marble-refusal-steps }
marble-refusal-touches = Aqueducts do not touch, and { $to } belongs to the { marble-aqueduct } one. { marble-refusal-steps }
marble-refusal-steps = { $count ->
    [0] It cannot go on anywhere now.
   *[other] It can go on to { $steps }.
}
marble-refusal-second-piece = Two pieces are possible, so you must lay two: { $advice }.
marble-refusal-no-magistrate-there = You have no magistrate on { $tile }. { $count ->
    [0] None of yours is on a tile.
   *[other] Yours are on { $own }.
}
marble-refusal-not-ready = { $drawn ->
    [0] You have no { marble-kind } tile ready. You have: { $held }.
   *[other] You have no { marble-kind } tile ready. You have: { $held }. What you drew this turn is ready next turn.
}
marble-refusal-no-magistrate = You have no magistrate at hand. Play the tile without one, or recall one first.
marble-refusal-taken-by-tile = { $at } is taken by the { marble-kind } tile at { $tile }. { marble-refusal-places }
marble-refusal-taken-by-hill = { $at } is taken by the { $hill }. { marble-refusal-places }
marble-refusal-unsupported = A tile at { $at } would have no side in common with a hill or another tile. { marble-refusal-places }
marble-refusal-places = { $count ->
    [0] There is no place left for a tile.
   *[other] The nearest places are { $places }.
}
marble-refusal-not-due = The { marble-aqueduct } aqueduct cannot be opened now: no tile has just touched its spring.
marble-refusal-too-short = Lay { $most } pieces as long as it is possible. After { $path } another piece fits. { marble-refusal-steps }
marble-refusal-not-complete = { $count ->
    [0] { $site } is not a complete site. There is none now.
   *[other] { $site } is not a complete site. Complete sites: { $due }.
}
marble-refusal-no-reward = No site was finished just now, so no magistrate can move. Recall one as an action.
marble-refusal-not-on-site = You have no magistrate on { $tile } that could move from { $site }. You have one on { $own }, or move none.
marble-refusal-over = This game is over.
