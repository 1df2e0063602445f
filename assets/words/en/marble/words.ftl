### Rome: City of Marble: pieces, what happened, whose turn it is.

## Pieces, as parts of other messages

marble-kind = { $kind ->
    [temple] temple
    [bathhouse] bathhouse
    [theatre] theatre
   *[arena] arena
}
marble-building = { $building ->
    [temple] temple
    [bathhouse] bathhouse
    [theatre] theatre
    [arena] arena
   *[fountain] fountain
}
# The space to which a magistrate moves when this was built
marble-space = { $building ->
    [temple] the temple space
    [bathhouse] the bathhouse space
    [theatre] the theatre space
    [arena] the arena space
   *[fountain] the treasury
}
marble-aqueduct = { $aqueduct ->
    [grey] grey
    [brown] brown
   *[white] white
}
marble-kinds = { $kind ->
    [temple] { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
    [bathhouse] { $number ->
        [one] { $number } bathhouse
       *[other] { $number } bathhouses
    }
    [theatre] { $number ->
        [one] { $number } theatre
       *[other] { $number } theatres
    }
   *[arena] { $number ->
        [one] { $number } arena
       *[other] { $number } arenas
    }
}
marble-nothing = nothing
marble-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
marble-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
marble-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
marble-magistrates = { $number ->
    [one] { $number } magistrate
   *[other] { $number } magistrates
}
marble-piece = the { marble-aqueduct } aqueduct to { $to }

## What happened, a line each

marble-drew = { $who } drew { $tiles }.
marble-expanded = { $who } laid { $pieces }.
marble-recalled = { $who } took the magistrate back from { $tile }.
marble-played = { $who } played **{ $kind }** at **{ $at }**.
marble-played-with-magistrate = { $who } played **{ $kind }** with a magistrate at **{ $at }**.
marble-opened = { $who } __opened the **{ $aqueduct }** aqueduct__ along { $path }.
marble-opened-without-pieces = { $who } __opened the **{ $aqueduct }** aqueduct__; no piece could be laid.
marble-finished = { $who } finished the site at { $site }.
marble-sent = { $who } moved the magistrate on { $tile } to { $space }.
marble-kept = { $who } moved no magistrate.
marble-spent = { $who } returned imperium ({ $kind }) for one more action.
marble-ended-turn = { $who } ended the turn.

## What follows from somebody's move

marble-bridge = { $who } took bridge { $space }.
marble-built = { $who } built the __**{ $building }**__ at { $site } for { $points }.
marble-fountain = A **fountain** was built at { $site }: nobody has the most magistrates there.
marble-coin = The piece reaches the fountain at { $at }: { $who } takes a coin.
marble-collected-both = { $who } collects { $imperium } as imperium and { $coins }.
marble-collected-imperium = { $who } collects { $imperium } as imperium.
marble-collected-coins = { $who } collects { $coins } from the treasury.
marble-last-round = __The last round:__ three stacks are empty. Everybody takes one more action, { $who } last.
marble-round = __Round { $round }__ begins.
marble-over = The game is over. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Points: { $totals }.
marble-total = { $who } { $score }

## The same in a summary, behind the name of who did it and a colon

marble-brief-drew = drew { $tiles }
marble-brief-expanded = laid { $pieces }
marble-brief-recalled = took a magistrate back from { $tile }
marble-brief-played = played { marble-kind }{ $magistrate ->
    [true] {" "}with a magistrate
   *[false] {""}
} at **{ $at }**
marble-brief-opened = __opened the **{ marble-aqueduct }** aqueduct__
marble-brief-finished = finished the site at { $site }
marble-brief-sent = moved a magistrate to { marble-space }
marble-brief-kept = moved no magistrate
marble-brief-spent = returned { marble-kind } imperium for an action
marble-brief-ended-turn = ended the turn
marble-brief-bridge = took bridge { $space }
marble-brief-built = __built **{ marble-building }**__ at { $site } for { $points }
marble-brief-coin = took a coin
marble-brief-collected = collected { $brought ->
    [imperium] { $imperium } as imperium
    [coins] { marble-coins }
   *[both] { $imperium } as imperium and { marble-coins }
}

## What is only counted: "3 tiles played"

marble-count = { $kind ->
    [draw] { $number ->
        [one] { $number } draw
       *[other] { $number } draws
    }
    [expand] { $number ->
        [one] { $number } expansion of aqueducts
       *[other] { $number } expansions of aqueducts
    }
    [recall] { $number ->
        [one] { $number } magistrate taken back
       *[other] { $number } magistrates taken back
    }
    [play] { $number ->
        [one] { $number } tile played
       *[other] { $number } tiles played
    }
    [open] { $number ->
        [one] { $number } aqueduct opened
       *[other] { $number } aqueducts opened
    }
    [finish] { $number ->
        [one] { $number } site finished
       *[other] { $number } sites finished
    }
    [reward] { $number ->
        [one] { $number } decision about a magistrate
       *[other] { $number } decisions about magistrates
    }
    [spend] { $number ->
        [one] { $number } imperium tile returned
       *[other] { $number } imperium tiles returned
    }
    [end_turn] { $number ->
        [one] { $number } turn ended
       *[other] { $number } turns ended
    }
    [bridge] { $number ->
        [one] { $number } bridge taken
       *[other] { $number } bridges taken
    }
    [build] { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
    [coin] { $number ->
        [one] { $number } coin from a fountain
       *[other] { $number } coins from fountains
    }
    [collect] { $number ->
        [one] { $number } collection
       *[other] { $number } collections
    }
    [round] { $number ->
        [one] { $number } new round
       *[other] { $number } new rounds
    }
    [last_round] { $number ->
        [one] the last round
       *[other] { $number } last rounds
    }
   *[over] { $number ->
        [one] the end of the game
       *[other] { $number } ends of the game
    }
}

## What the seat to move must do: behind "your turn:" (call) and behind "it is Anna's turn:" (duty)

marble-call-act = you have { $actions } left, { $ready } ready to play and { $magistrates } at hand.
marble-call-last-round = the last round: take your last action. You have { $ready } ready to play.
marble-call-imperium = no action is left; return imperium for another one, or end your turn.
marble-call-end = end your turn.
marble-call-open = your tile touches a spring: lay the first pieces of the { $aqueduct } aqueduct.
marble-call-finish = choose which site is finished next: { $sites }.
marble-call-reward = the site at { $site } is finished: you may move a magistrate from it to { $space }.
marble-call-over = the game is over.
marble-duty-act = use { $actions }
marble-duty-end = end the turn or return imperium for an action
marble-duty-open = lay the first pieces of the { $aqueduct } aqueduct
marble-duty-finish = choose which site is finished next
marble-duty-reward = decide about a magistrate at { $site }
marble-duty-over = do nothing

## Options that differ from the usual rules

marble-option-hill-corners = the corner of a hill counts as a building of its site
marble-option-edge = a fountain is next to a site only along the side of a tile
marble-option-lattice = a fountain is next to all sites one step away
marble-option-fixed-hills = the hills are Esquiline, Quirinal and Aventine
marble-option-asks = moves without a choice are not made by the program

## What a plan may depend on
marble-watch-play = { $who } plays a tile
marble-watch-play-one = { $who } plays a tile { $what }
marble-watched-row = in row { $row }
marble-watched-place = at { $at }
marble-watch-site = a site becomes a building that is not yours
marble-watch-site-one = site { $what } becomes a building that is not yours
marble-watch-aqueduct = { $who } lays pieces of an aqueduct
marble-watch-aqueduct-one = { $who } lays pieces of { $what }
marble-watch-last-round = the last round begins

# A line of the score, in the middle of a list. $line is as logs have it.
marble-line = { $line ->
    [sites] sites
    [bridges] bridges
    [aqueducts] aqueducts
    [fountains] fountains
    [coins] coins
    [most_coins] most coins
    [imperium] imperium
   *[total] total
}
