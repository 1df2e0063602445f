### Rome: City of Marble: the pictures and what they show in words. E5 is a vertex, E5-F5 the tile with this short
### diagonal.

## The lettering of the board. There is little room: what does not fit is cut.
marble-picture-round = Round { $round }
marble-picture-to-do =
    { $decision ->
        [end] may end the turn
        [open] opens a spring
        [finish] finishes a site
        [reward] reward at { $site }
       *[act] { $actions ->
            [one] 1 action left
           *[other] { $actions } actions left
        }
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
marble-picture-stacks-empty = { $stacks } stacks are empty
marble-picture-on-tile = on a tile
marble-picture-sent = sent
# Above the name of who has the pieces that are ringed and dashed white.
marble-picture-ringed = in white rings:
marble-picture-fountain = fountain
marble-picture-bridge = bridge

## The pages on which something is chosen
marble-picture-chooses-place = chooses a place
marble-picture-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }: the menu has the same numbers
marble-picture-chosen = { $place }{ $magistrate ->
    [true] , magistrate
   *[false] {""}
}
marble-picture-lays = lays pieces
marble-picture-aqueducts = Aqueducts
marble-picture-dashes = dashes: the next piece may lead to the name at their end
marble-picture-now = now { $places }
marble-picture-to = { $count ->
    [0] no step now
   *[other] to { $places }
}
marble-picture-complete = Complete
marble-picture-becomes = each becomes what its tiles make, for whoever leads alone
marble-picture-built = { $site } { marble-building }
marble-picture-may-go =
    one of your magistrates here may go to { marble-space }
marble-picture-open-corners =
    { $corners ->
        [0] can count nowhere any more
        [one] may still count at 1 corner
       *[other] may still count at { $corners } corners
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
marble-picture-sheet-hill = hill: fills its space, counts for nothing
marble-picture-sheet-bridge = bridge: cover it, take its secret points
marble-picture-sheet-spring = spring: touch it and lay { $pieces } pieces
marble-picture-sheet-aqueduct = open aqueduct: { $pieces } pieces in all
marble-picture-sheet-fountain = fountain: a tie; aqueducts bring coins
marble-picture-sheet-imperium = imperium: one more action each
marble-picture-points-bridges = bridges: their values
marble-picture-points-aqueduct = own building on an aqueduct: { $points }
marble-picture-points-fountain = own building beside a fountain: { $points }
marble-picture-points-coin = each coin: { $points }
marble-picture-points-most = most coins: { $points }
marble-picture-points-imperium = most imperium of a type: { $most }, tied { $tied }

## The pictures in words

marble-alt-none = none
marble-alt-of-player = The board with the tiles that have a magistrate of { $name }, and the buildings that { $name } owns, pointed out.

## The table
marble-alt-round = Round { $round }.
marble-alt-over = Over after round { $round }, won by { $winners }.
marble-alt-turn =
    { $decision ->
        [end] { $name } may end the turn.
        [open] { $name } opens an aqueduct.
        [finish] { $name } finishes a site.
        [reward] { $name } decides on a reward at { $site }.
       *[act] { $name } is in turn, { $actions ->
            [one] 1 action
           *[other] { $actions } actions
        } left.
    }
marble-alt-last-round = Last round, brought by { $name }.
marble-alt-stacks = Stacks: { $stacks }.
marble-alt-player =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $bridges ->
        [one] 1 bridge
       *[other] { $bridges } bridges
    }. { $has }.
marble-alt-ready = Ready { $tiles }
marble-alt-fresh = new { $tiles }
marble-alt-imperium = imperium { $tiles }
marble-alt-at-hand =
    { $count ->
        [one] 1 magistrate
       *[other] { $count } magistrates
    } at hand
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
marble-alt-tiles-short = { $count } tiles on the board.
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
marble-alt-own-bridge = { $space } is worth { $value }
marble-alt-bridges = Free bridges: { $spaces }.

## What is new
marble-alt-new = New: { $news }.
marble-alt-new-tile = { marble-kind } { $tile }
marble-alt-new-site = { marble-building } built at { $site }
marble-alt-new-pieces = { marble-aqueduct } to { $places }
marble-alt-new-player = { $name } { $changes }
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
        [one] 1 magistrate moved
       *[other] { $moved } magistrates moved
    }

## Pages on which something is chosen
marble-alt-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    } for a tile ({ marble-kind }), by their numbers: { $places }.
marble-alt-best = Best { $number }: { $place }, { $gains }.
marble-alt-chosen = Chosen: { $place }, { $magistrate ->
        [true] with a magistrate
       *[false] without a magistrate
    }, { $gains }.
marble-gain-none = completes nothing yet
marble-gain-site = { $site }: { $outcome }
marble-gain-own = { marble-building }, yours +{ $points }
marble-gain-other = { marble-building }, { $name } +{ $points }
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
marble-alt-nothing-due = No site is due.

## Scores
marble-alt-scores = { $is_over ->
    [true] Final scores after { $round } rounds.
   *[false] Scores so far, in round { $round }, without bridges.
}
marble-alt-score = { $name } { $rank }, { $total }: sites { $sites }, bridges { $bridges }, aqueducts { $aqueducts }, fountains { $fountains }, coins { $coins }, most coins { $most }, imperium { $imperium }.

## The sheet
marble-alt-sheet = How a game goes. { $types } Hills fill a space and count for nothing; a bridge taken is worth { $least } to { $most } points, secret until the end. Each end of a turn: sent magistrates bring imperium, from the treasury coins. A game ends a round after { $empty } stacks are empty. Then: bridges; { $aqueduct } for each own building on an aqueduct; { $fountain } for each fountain next to an own building; { $coin } a coin; most coins { $coins }; most imperium of a type { $alone }, tied { $tied }.
marble-alt-sheet-type = { $tiles } tiles that meet: { marble-kind }, { $points } points; { $stack } { marble-kind } tiles.

marble-picture-suggested = asks for a hint
marble-picture-suggestion = { $number }  { marble-kind } { $at }
marble-picture-suggested-magistrate = with a magistrate
marble-alt-suggested = The board with what an AI suggests.
marble-alt-suggestion = { $number }: { marble-kind } at { $at }{ $magistrate ->
        [true] {" "}with a magistrate
       *[false] {""}
    }: { $gains }.
