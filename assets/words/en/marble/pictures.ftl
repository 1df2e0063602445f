### Rome: City of Marble: the pictures and what they show in words. E5 is a vertex, E5-F5 the tile with this short
### diagonal.

## The lettering of the board. There is little room: what does not fit is cut.
marble-picture-round = Round { $round }
marble-picture-to-do =
    { $decision ->
        [end] end turn
        [open] spring
        [finish] site
        [reward] reward { $site }
       *[act] actions left: { $actions }
    }
marble-picture-kind =
    { $kind ->
        [temple] Temple
        [bathhouse] Bathhouse
        [theatre] Theatre
       *[arena] Arena
    }
marble-picture-aqueduct =
    { $colour ->
        [grey] Grey
        [brown] Brown
       *[white] White
    }
marble-picture-stacks = stacks
marble-picture-last-round = last round
marble-picture-left = { $left } left
marble-picture-closed = closed
marble-picture-spring-left = { $spring }, { $left }
marble-picture-ready = ready, new
marble-picture-imperium = imperium
marble-picture-last-when = last round when
marble-picture-stacks-empty = { $stacks ->
    [one] { $stacks } stack is empty
   *[other] { $stacks } stacks are empty
}
marble-picture-on-tile = on a tile
marble-picture-sent = sent
# Above the name of who has the pieces that are ringed and dashed white.
marble-picture-ringed = white rings:
marble-picture-fountain = fountain
marble-picture-bridge = bridge

## The pages on which something is chosen
marble-picture-chooses-place = chooses a place
marble-picture-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }: the menu has the same numbers
marble-picture-chosen = { $magistrate ->
    [true] { $place }, magistrate
   *[false] { $place }
}
marble-picture-lays = lays pieces
marble-picture-aqueducts = Aqueducts
marble-picture-dashes = dashes: possible next pieces
marble-picture-now = now { $places }
marble-picture-to = { $count ->
    [0] no step now
   *[other] to { $places }
}
marble-picture-complete = Complete
marble-picture-becomes = each becomes the building of its tile count
marble-picture-built = { $site } { marble-building }
marble-picture-may-go =
    your magistrates here may move to { marble-space }
marble-picture-open-corners =
    { $corners ->
        [0] spent
       *[other] open corners: { $corners }
    }

## The score page
marble-score = { $line ->
    [sites] Sites
    [bridges] Bridges
    [aqueducts] Aqued.
    [fountains] Fountains
    [coins] Coins
    [most] Most coins
   *[imperium] Imperium
}
marble-picture-after = { $is_over ->
    [true] after { $round } rounds
   *[false] in round { $round }, without bridges
}

## The sheet
marble-picture-sheet = Tiles, buildings, points
marble-picture-tiles-meet = { $tiles } tiles meet
marble-picture-points-tiles = { $points } points, { $tiles } tiles
marble-picture-sheet-hill = hill: fills its space, does not count
marble-picture-sheet-bridge = bridge: cover it, take its secret points
marble-picture-sheet-spring = spring: touch it and lay { $pieces } pieces
marble-picture-sheet-aqueduct = open aqueduct: { $pieces } pieces in all
marble-picture-sheet-fountain = fountain: a tie; aqueducts bring coins
marble-picture-sheet-imperium = imperium: one more action each
marble-picture-points-bridges = bridges: their values
marble-picture-points-aqueduct = your building on an aqueduct: { $points }
marble-picture-points-fountain = your building beside a fountain: { $points }
marble-picture-points-coin = each coin: { $points }
marble-picture-points-most = most coins: { $points }
marble-picture-points-imperium = most imperium of a type: { $most }, tied { $tied }

## The pictures in words

marble-alt-none = none
marble-alt-of-player = The board with the tiles and buildings of { $name } marked.

## The table
marble-alt-round = Round { $round }.
marble-alt-over = Game over after round { $round }. Winner: { $winners }.
marble-alt-turn =
    { $decision ->
        [end] To move: { $name }; may end the turn.
        [open] To move: { $name }; opens an aqueduct.
        [finish] To move: { $name }; finishes a site.
        [reward] To move: { $name }; reward at { $site }.
       *[act] To move: { $name }; actions left: { $actions }.
    }
marble-alt-last-round = Last round, triggered by { $name }.
marble-alt-stacks = Stacks: { $stacks }.
marble-alt-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    }. { $has }.
marble-alt-ready = Ready { $tiles }
marble-alt-fresh = new { $tiles }
marble-alt-imperium = imperium { $tiles }
marble-alt-at-hand =
    { $count ->
        [one] { $count } magistrate at hand
       *[other] { $count } magistrates at hand
    }
marble-alt-on = on { $tiles }
marble-alt-sent = sent to { $spaces }
marble-alt-treasury = treasury
marble-alt-buildings = Buildings of { $name }: { $buildings }.
marble-alt-building = { marble-kind } { $sites }
marble-alt-fountains = Fountains: { $sites }.
marble-alt-tiles = { $kind ->
        [temple] Temple tiles
        [bathhouse] Bathhouse tiles
        [theatre] Theatre tiles
       *[arena] Arena tiles
    }: { $tiles }.
marble-alt-tiles-short = { $count ->
    [one] { $count } tile on the board.
   *[other] { $count } tiles on the board.
}
marble-alt-last = Last tile: { $tile }.
marble-alt-aqueduct =
    { $colour ->
        [grey] Grey aqueduct
        [brown] Brown aqueduct
       *[white] White aqueduct
    } from { $spring }: { $path }; { $left } left.
marble-alt-spring = { marble-aqueduct } { $place }
marble-alt-closed = Closed springs: { $springs }.
marble-alt-hills = Hills: { $hills }.
marble-alt-own-bridges = Your bridges, which only you know: { $bridges }.
marble-alt-own-bridge = the one at { $space } is worth { $value }
marble-alt-bridges = Free bridges: { $spaces }.

## What is new
marble-alt-new = New: { $news }.
marble-alt-new-tile = { marble-kind } { $tile }
marble-alt-new-site = { marble-building } built at { $site }
marble-alt-new-pieces = { marble-aqueduct } to { $places }
marble-alt-new-player = { $name }: { $changes }
# $change is a number with its sign, $number the same without.
marble-alt-change = { $what ->
    [points] { $number ->
        [one] { $change } point
       *[other] { $change } points
    }
    [tiles] { $number ->
        [one] { $change } tile
       *[other] { $change } tiles
    }
    [imperium] { $change } imperium
    [coins] { $number ->
        [one] { $change } coin
       *[other] { $change } coins
    }
   *[bridges] { $number ->
        [one] { $change } bridge
       *[other] { $change } bridges
    }
}
marble-alt-new-magistrates = { $moved ->
        [one] { $moved } magistrate moved
       *[other] { $moved } magistrates moved
    }

## Pages on which something is chosen
marble-alt-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    } for a tile ({ marble-kind }), by their numbers: { $places }.
marble-alt-best = Best { $number }: { $place }, { $gains }.
marble-alt-chosen = Chosen: { $place }, { $magistrate ->
        [true] with a magistrate
       *[false] without a magistrate
    }, { $gains }.
marble-gain-none = completes nothing yet
marble-gain-site = { $site }: { $outcome }
marble-gain-own = { marble-building } (you, +{ $points })
marble-gain-other = { marble-building } ({ $name }, +{ $points })
marble-gain-bridge = takes the bridge at { $space }
marble-gain-spring = opens { marble-aqueduct }
marble-alt-pieces = Aqueduct pieces.
marble-alt-laid = Laid now: { $pieces }.
marble-alt-piece = { marble-aqueduct } to { $place }
marble-alt-next = { $count ->
    [0] No piece can be laid.
   *[other] The next piece may be { $pieces }.
}
marble-alt-sites = Complete sites: { $sites }.
marble-alt-reward = Reward at { $site } ({ marble-building }). A magistrate may be sent from { $tiles }.
marble-alt-nothing-due = No site is complete.

## Scores
marble-alt-scores = { $is_over ->
    [true] Final scores after { $round } rounds.
   *[false] Scores so far, in round { $round }, without bridges.
}
marble-alt-score = { $name } ({ $rank }): { $total }. Sites { $sites }, bridges { $bridges }, aqueducts { $aqueducts }, fountains { $fountains }, coins { $coins }, most coins { $most }, imperium { $imperium }.

## The sheet
marble-alt-sheet = How a game goes. { $types } Hills fill a space and do not count; a bridge taken is worth { $least } to { $most } points, secret until the end. Each end of a turn: sent magistrates bring imperium, from the treasury coins. A game ends a round after { $empty } stacks are empty. Then: bridges; { $aqueduct } for each own building on an aqueduct; { $fountain } for each fountain next to an own building; { $coin } a coin; most coins { $coins }; most imperium of a type { $alone }, tied { $tied }.
marble-alt-sheet-type = { $tiles } tiles that meet: { marble-kind }, { $points } points; { $stack } { marble-kind } tiles.

marble-picture-suggested = hint
marble-picture-suggestion = { $number }  { marble-kind } { $at }
marble-picture-suggested-magistrate = with a magistrate
marble-alt-suggested = The board with the suggestions of an AI player.
marble-alt-suggestion = { $magistrate ->
        [true] { $number }: { marble-kind } at { $at } with a magistrate: { $gains }.
       *[false] { $number }: { marble-kind } at { $at }: { $gains }.
    }
