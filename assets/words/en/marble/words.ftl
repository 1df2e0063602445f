### Rome: City of Marble: pieces, what happened, whose turn it is.

marble-title = Rome: City of Marble

## Pieces, as parts of other messages

# A hill of Rome, where it stands on the board
marble-hill = { $hill ->
    [palatine] Palatine
    [esquiline] Esquiline
    [viminal] Viminal
    [quirinal] Quirinal
    [capitoline] Capitoline
    [aventine] Aventine
   *[caelian] Caelian
}

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
marble-piece = { marble-aqueduct } aqueduct → { $to }

## What somebody does: a line for the channel, a part behind the name of who did it and a colon, or a button

marble-did-draw = { $form ->
    [line] { $who } drew { $tiles }.
    [part] drew { $tiles }
   *[button] Draw { $tiles }
}
marble-did-expand = { $form ->
    [line] { $who } laid { $pieces }.
    [part] laid { $pieces }
   *[button] Lay { $pieces }
}
marble-did-recall = { $form ->
    [line] { $who } took a magistrate back from { $tile }.
    [part] took a magistrate back from { $tile }
   *[button] Take the magistrate back from { $tile }
}
marble-with-magistrate = { $magistrate ->
    [true] {" "}with a magistrate
   *[false] {""}
}
marble-did-play = { $form ->
    [line] { $who } played **{ marble-kind }**{ marble-with-magistrate } at **{ $at }**.
    [part] played { marble-kind }{ marble-with-magistrate } at **{ $at }**
   *[button] Play { marble-kind } at { $at }{ marble-with-magistrate }
}
marble-did-open = { $form ->
    [line] { $who } __opened the **{ marble-aqueduct }** aqueduct__{ $pieces ->
        [0] ; no piece could be laid
       *[other] {" "}along { $path }
    }.
    [part] __opened the **{ marble-aqueduct }** aqueduct__
   *[button] Open the { marble-aqueduct } aqueduct{ $pieces ->
        [0] {""}
       *[other] {" "}along { $path }
    }
}
marble-did-finish = { $form ->
    [line] { $who } finished the site at { $site }.
    [part] finished the site at { $site }
   *[button] Finish { $site }
}
marble-did-send = { $form ->
    [line] { $who } moved a magistrate on { $tile } to { marble-space }.
    [part] moved a magistrate to { marble-space }
   *[button] Move the magistrate on { $tile } to { marble-space }
}
marble-did-keep = { $form ->
    [line] { $who } moved no magistrate.
    [part] moved no magistrate
   *[button] Move none
}
marble-did-spend = { $form ->
    [line] { $who } returned { marble-kind } imperium for one more action.
    [part] returned { marble-kind } imperium for an action
   *[button] Return { marble-kind } imperium for an action
}
marble-did-end = { $form ->
    [line] { $who } ended the turn.
    [part] ended the turn
   *[button] End turn
}

## What follows from somebody's move, likewise

marble-bridge = { $form ->
    [line] { $who } took the bridge at { $space }.
   *[part] took the bridge at { $space }
}
marble-built = { $form ->
    [line] { $who } built the __**{ marble-building }**__ at { $site } for { $points }.
   *[part] __built **{ marble-building }**__ at { $site } for { $points }
}
marble-fountain = A **fountain** was built at { $site }: nobody alone has the most magistrates on tiles of its type there.
marble-coin = { $form ->
    [line] The piece reaches the fountain at { $at }: { $who } takes a coin.
   *[part] took a coin
}
marble-collected = { $form ->
    [line] { $who } collects { $brought ->
        [imperium] { $imperium } as imperium
        [coins] { marble-coins } from the treasury
       *[both] { $imperium } as imperium and { marble-coins }
    }.
   *[part] collected { $brought ->
        [imperium] { $imperium } as imperium
        [coins] { marble-coins }
       *[both] { $imperium } as imperium and { marble-coins }
    }
}

## What concerns everybody

marble-last-round = __The last round:__ three stacks are empty. Everybody takes one more action, { $who } last.
marble-round = __Round { $round }__ begins.
marble-over = The game is over. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Points: { $totals }.
marble-total = { $who }: { $score }

## The same in the line of a turn, behind the name of who did it

marble-story-round = { $is_near ->
    [true] **Round { $round }**, the last round can come soon
   *[false] **Round { $round }**
}
marble-story-last-round = The last round: everybody takes one more action, { $who } last.
marble-story-over = The game is over.
marble-story-ended = ended the turn
marble-story-bridge = took the bridge at { $space }
marble-story-fountain = finished { $site } as a fountain
marble-story-built = __built the { marble-building } at { $site }__
marble-story-drew = drew { $tiles }
marble-story-laid = laid aqueducts to { $places }
marble-story-recalled = took back the magistrate on { $tile }
marble-story-played = { $magistrate ->
    [true] played { marble-kind } with a magistrate at { $at }
   *[false] played { marble-kind } at { $at }
}
marble-story-opened = opened the { marble-aqueduct } aqueduct
marble-story-sent = moved a magistrate to { marble-space }
marble-story-more = +{ $amount }
marble-story-imperium = imperium: { $kinds }

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

## What the seat to move must do: behind "your turn:" (call) and behind "it is the turn of Anna, who can" (duty)

marble-call = { $decision ->
    [act] you have { marble-actions } left, { $ready } ready to play and { $magistrates } at hand.
    [last-round] it is the last round; take your last action. You have { $ready } ready to play.
    [imperium] no action is left; return imperium for another one, or end your turn.
    [end] end your turn.
    [open] your tile touches a spring: lay the first pieces of the { $about } aqueduct.
    [finish] choose which site is finished next: { $about }.
   *[reward] the site at { $about } is finished: you may move a magistrate from it to { marble-space }.
}
marble-call-over = the game is over.
# A sentence of its own behind the call
marble-call-near = { $tiles ->
    [0] Three stacks are empty: when this turn ends, the last round begins, with one action for everybody.
    [one] The last round can begin soon, after { $tiles } more drawn tile.
   *[other] The last round can begin soon, after { $tiles } more drawn tiles.
}
marble-duty = { $decision ->
    [act] use { marble-actions }
    [end] end the turn or return imperium for an action
    [open] lay the first pieces of the { $about } aqueduct
    [finish] choose which site is finished next
   *[reward] decide about a magistrate at { $about }
}
marble-duty-over = do nothing

## Options that differ from the usual rules

marble-option = { $option ->
    [hill-corners] the corner of a hill counts as a tile of its site
    [edge] fountains score only along tile edges
    [lattice] fountains score all six intersections around them
    [fixed-hills] the hills are Esquiline, Quirinal and Aventine
   *[asks] the program makes no automatic moves
}

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
