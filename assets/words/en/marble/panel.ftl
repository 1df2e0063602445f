### Rome: City of Marble: what panels, buttons and menus say.

## Above the buttons

marble-panel-your-turn = **Your turn:** { $call }
marble-panel-ask-reward = **The site at { $site } is finished.** { $building ->
    [fountain] You may move one of your magistrates from it to { marble-space }, where it brings you a coin the next time you end a turn; then you can use it again.
   *[other] You may move one of your magistrates from it to { marble-space }, where it brings you imperium (while the supply lasts) the next time you end a turn; then you can use it again.
}
marble-panel-about-orders = A standing order answers this without you: *{ marble-own }*, or `{ name-marble-orders }`.
marble-panel-ask-finish = **Several sites are complete.** Which one is finished next?
marble-panel-ask-open = **Your tile touches a spring.** Lay the first pieces ({ $aqueducts }).
marble-panel-purse = You have { $points }, imperium: { $imperium }, and { $coins }.
marble-panel-fresh = Ready next turn: { $tiles }.
marble-panel-where = **Where does the { marble-kind } tile go?** The picture has the numbers of the places; 1 to 3 are the best.
marble-panel-ask-magistrate = **{ $at }:** with a magistrate? You have { $left } at hand. *{ marble-own }* has your standing order for sites that others finish.
marble-panel-ask-piece = { $step ->
    [aqueduct] **Which aqueduct do you open first?**
    [first] **Where does the first piece lead?**
    [second] **Where does the second piece lead?**
    [third] **Where does the third piece lead?**
   *[piece] **Which piece do you lay?**
}
marble-panel-ask-else = **Which one?**

## Choices

marble-panel-tile = { $kind ->
    [temple] Temple
    [bathhouse] Bathhouse
    [theatre] Theatre
   *[arena] Arena
} · { $ready } ready · { $places ->
    [one] { $places } place
   *[other] { $places } places
}
marble-panel-tile-in-short = Play { $kind ->
    [temple] temple
    [bathhouse] bathhouse
    [theatre] theatre
   *[arena] arena
} · { $ready } ready
marble-panel-best = best: { $brings }
marble-panel-row = Row { $row }
marble-panel-magistrate = { $magistrate ->
    [true] With a magistrate
   *[false] Without a magistrate
}
marble-panel-lay-first = Lay { $piece } and another piece
marble-panel-lead-to = To { $to }

## What a move brings

marble-panel-makes = { $whose ->
    [you] { marble-building } at { $site } for you: { $points }
    [another] { marble-building } at { $site } for another: { $points }
   *[nobody] { marble-building } at { $site }
}

## Why there is nothing to choose

marble-panel-leave-out = Nothing to choose here: leave it empty
marble-panel-instead = { $order ->
    [open] No aqueduct can be opened now
    [finish] No site is complete
    [reward] No site was finished just now
    [spend] You have no imperium to return
   *[other] Not now
}. First: { $duty }

## The button Help

marble-panel-help-over = Nothing is left to do. `{ name-game-score }` shows the result.
marble-panel-help-not-you = It is not your turn. You can look at everything.
marble-panel-help-act = You have { marble-actions } left. Each of these takes one:
marble-panel-help-can = { $order ->
    [play] - **Play** a tile that is ready (`{ name-marble-play }`): choose its type, the place, and whether a magistrate goes onto it.
    [draw] - **Draw** two tiles (`{ name-marble-draw }`), ready from your next turn on.
    [expand] - **Expand** open aqueducts (`{ name-marble-expand }`) by two pieces.
    [recall] - **Recall** a magistrate (`{ name-marble-recall }`).
   *[spend] Imperium buys more actions (`{ name-marble-spend }`). Then end your turn (`{ name-marble-end }`).
}
marble-panel-help-decide = Now: { $duty }.
# What matters in a decision, for a first game
marble-explain = { $kind ->
    [draw] To play, you need tiles. What you draw now is ready from your next turn on. The type of a tile says for which building your magistrates on it count, so think of a site at which you can have the most.
    [play] Where six triangles meet is a site. When tiles and hills cover all six, a building is built there, for the player who alone has the most magistrates on tiles of its type around it. Put a magistrate onto a tile where it can win such a site; without one the tile only fills the ground.
    [types] Count the tiles that meet at a site: 3 temple, 4 bathhouse, 5 theatre, 6 arena. Only magistrates on tiles of that type count. Blunt corners fill two of the six triangles, sharp corners and hills one: three blunt corners are a temple. So count what is still to come before you place a tile.
    [lead] A site scores for the player who alone has the most magistrates there. In a tie, or if nobody has one on a tile of its type, it becomes a fountain, which scores nobody. So a magistrate can also prevent the lead of another player.
    [bridges] A tile on a space with a bridge takes the bridge, which brings from { $least } to { $most } points at the end; only you see the value.
    [springs] A tile that touches a spring opens an aqueduct, whose first pieces you lay. At the end each building that an aqueduct reaches brings its owner { $on_aqueduct }.
    [fountains] A fountain scores nobody when it is built, but at the end each building beside it brings its owner { $fountain }. And if you lay a piece of an aqueduct up to it, you get a coin, worth { $coin } at the end.
    [expand] Aqueducts belong to nobody: at the end each building that one reaches brings its owner { $on_aqueduct }. Lead them past your buildings and away from those of others.
    [orders] A site can be finished in another player's turn, and then you may move a magistrate of yours from there. Your standing order says in advance what you want, so that nobody waits for you. By default only spent magistrates are moved. *{ marble-own }* changes it.
    [recall] You have few magistrates. A spent magistrate comes back with `{ name-marble-recall }`, for an action; one that leaves a finished site for an imperium space comes home for free, and brings something.
    [open] You lay the first pieces of an aqueduct, and anybody may go on with it later. Lead it past your own buildings: each that it reaches brings you { $on_aqueduct } at the end.
    [finish] Several sites are complete. The order is yours, and it matters: a magistrate that you send away after one of them does not count at the next.
    [reward] One of your magistrates may leave this site now. { $building ->
        [fountain] From the treasury it brings a coin.
       *[other] On an imperium space it brings an imperium tile, worth one more action or points at the end.
    } Send a spent magistrate if you have one.
    [imperium] At the end the player who alone has the most imperium tiles of a type gets { $alone }; in a tie each gets { $tied }. During the game each buys you one more action in your turn. Magistrates return only when you end a turn.
    [last] The end is near: when three stacks are empty at the end of a turn, everybody has one more action, and imperium buys none then. It is the time for what scores at the end: bridges, aqueducts, imperium.
   *[end] Your actions are used up. Returning imperium buys one more; what you keep counts at the end.
}
marble-panel-help-more = *{ button-undo }* (`{ name-game-undo }`) takes back your last move until you have seen a bridge or somebody else has acted. *{ button-look }* (`{ name-game-board }`) shows the board. `{ name-game-rules }` explains the game.

## The page of what is one's own

marble-panel-own = **You have** { $points }; ready: { $ready }; drawn in this turn: { $fresh }; { $magistrates } at hand.
marble-panel-own-post = A magistrate on { $tile } ({ marble-kind }): { $corners ->
    [0] spent
   *[other] open corners: { $corners }
}.
marble-panel-own-spaces = At the end of your next turn: { $spaces } return with imperium, { $treasury } with a coin.
marble-panel-own-score = If the game ended now you would have { $points }.

## Why a hint advises a move

marble-reason-lacks = you have no { $kinds } tile ready
marble-reason-few-ready = { $ready ->
    [0] you have no tile ready
    [one] only { $ready } ready tile
   *[other] only { $ready } ready tiles
}
marble-reason-reaches = { $own ->
    [0] { $number ->
        [0] leads on to where you can build
       *[other] brings { marble-coins }
    }
    [one] { $number ->
        [0] reaches a building of yours
       *[other] reaches a building of yours and brings { marble-coins }
    }
   *[other] { $number ->
        [0] reaches { $own } buildings of yours
       *[other] reaches { $own } buildings of yours and brings { marble-coins }
    }
}
marble-reason-spent = the magistrate can no longer count for any site, and you can use it elsewhere
marble-reason-needed-elsewhere = the magistrate is needed elsewhere more than there
marble-reason-waits = your magistrate there needs a { marble-kind }
marble-reason-nears = brings sites of your magistrates nearer to completion
marble-reason-becomes = { $building ->
    [fountain] { $site } becomes a { marble-building }
   *[other] { $site } becomes a { marble-building } for { $points }
}
# What the move leads to, behind the reason and "; "; $becomes is such as "E5 becomes a theatre for 5 points"
marble-reason-goal = { $soon ->
    [now] then { $becomes } this turn
   *[next] then { $becomes } next turn
}
marble-reason-brings = { $building ->
    [fountain] brings a coin
   *[other] brings { marble-building } imperium
}
marble-reason-sends = { $was_spent ->
    [true] spent magistrate; { marble-reason-brings }
   *[false] { marble-reason-brings }; the magistrate is free again at the end of your turn
}
marble-reason-keeps = your magistrates there can still win other sites
marble-reason-spares = one more action; you can spare { marble-kind } imperium
marble-reason-nothing-to-do = nothing is worth a tile of imperium for one more action

## Standing orders, of at most 100 characters

marble-order-send-spent-or-ask = Send a spent magistrate, ask me otherwise
marble-order-send-spent-or-keep = Send a spent magistrate, keep the others
marble-order-always-send = Spent one, else the one with fewest open corners
marble-order-always-ask = Always ask me
marble-order = { $order ->
    [send_spent_or_ask] { marble-order-send-spent-or-ask }
    [send_spent_or_keep] { marble-order-send-spent-or-keep }
    [always_send] { marble-order-always-send }
   *[always_ask] { marble-order-always-ask }
}

## What can be set before the start, of at most 80 characters

marble-wish-fixed-hills = Fixed hills: Esquiline, Quirinal, Aventine
marble-wish-hill-corners = The corner of a hill counts as a tile of its site
marble-wish-fountains = Fountains score only along tile edges

## What one looks up, chooses and owns
marble-sheet-pieces = tiles, buildings and points
marble-own = My pieces

## What people may call a choice
marble-panel-called-magistrate = { marble-panel-called-magistrate-short } a magistrate
marble-panel-called-magistrate-short = { $magistrate ->
    [true] with
   *[false] without
}
marble-panel-called-none = no magistrate
marble-panel-called-none-short = none
marble-panel-called-keep = keep
