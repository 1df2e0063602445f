### The Builders: Antiquity: amounts and cards, what happened, whose turn it is.

builders-title = The Builders: Antiquity

## Amounts and cards, as parts of other messages

builders-sesterces = { $number ->
    [one] { $number } sesterce
   *[other] { $number } sesterces
}
builders-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
builders-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
builders-amount = { $resource ->
    [stone] { $amount } stone
    [wood] { $amount } wood
    [architecture] { $amount } architecture
   *[decoration] { $amount } decoration
}
builders-resource = { $resource ->
    [stone] stone
    [wood] wood
    [architecture] architecture
   *[decoration] decoration
}
# A tool in the middle of a sentence.
builders-tool = { $tool ->
    [stone] mallet
    [wood] saw
    [architecture] set square
   *[decoration] paintbrush
}
builders-no-resources = nothing
builders-of-each = { $number } of each resource
builders-prisoner = Prisoner
builders-freed-prisoner = Freed prisoner
# A card with what it brings: "Laborer (1 wood, 2 decoration)"
builders-member = { $name } ({ $brings })
# Some cards of one name
builders-some-cards = { $number ->
    [one] { $name }
   *[other] { $name } ×{ $number }
}
# What finishing brings
builders-reward = { $sesterces } and { $points }
builders-sending-costs = { $price ->
    [0] costs nothing to send
    [one] costs { $price } sesterce to send
   *[other] costs { $price } sesterces to send
}
builders-needs = needs { $need }
# How many, where there is no room to say which; a building needs two at least
builders-needs-so-many = needs { $number } resources
builders-brings = brings { $what }
builders-missing = missing: { $missing }
builders-nothing-missing = nothing is missing

## What happened, a line each

builders-opened = { $who } opened **{ $building }**.
builders-recruited = { $who } recruited **{ $worker }** ({ $brings }).
builders-row-filled = { $card } was added to the row.
builders-row-shrinks = The deck is empty, so the row shrinks.
builders-bought = { $bought ->
    [one] { $bought } action was bought for { $price }.
   *[other] { $bought } actions were bought for { $price }.
}
builders-invested-prisoner = { $who } invested { $price }: **prisoner** ({ $brings }).
builders-invested-tool = { $who } invested { $price }: **{ $card }**.
builders-invested-university = { $who } invested { $price }: **{ $card }**.
builders-educated = { $student } has learned and now brings { $learned }.
builders-took-loan = { $who } took a **loan** of { $gain }.
builders-sent = { $spent ->
    [0] { $who } sent { $worker } ({ $brings }) to **{ $building }**; { $missing }.
    [one] { $who } sent { $worker } ({ $brings }) to **{ $building }** for { $spent } sesterce; { $missing }.
   *[other] { $who } sent { $worker } ({ $brings }) to **{ $building }** for { $spent } sesterces; { $missing }.
}
builders-sent-with-tool = { $spent ->
    [0] { $who } sent { $worker } with the { $tool } ({ $brings }) to **{ $building }**; { $missing }.
    [one] { $who } sent { $worker } with the { $tool } ({ $brings }) to **{ $building }** for { $spent } sesterce; { $missing }.
   *[other] { $who } sent { $worker } with the { $tool } ({ $brings }) to **{ $building }** for { $spent } sesterces; { $missing }.
}
builders-sending-took = That took { $actions }.
builders-sending-bought = That took { $actions }, { $bought } of them bought for { $price }.
builders-sending-all-bought = That took { $actions }, bought for { $price }.
builders-finished = { $who } __finished **{ $building }**__ and gets { $reward }. Free again: { $crew }.
builders-machine-joins = { $machine } joins the team and brings { $brings }.
builders-took = { $who } took { $sesterces } for { $actions }.
builders-freed = { $who } freed a **prisoner** ({ $brings }). Sending this worker now costs { $price }.
builders-ended-turn = { $who } ended the turn.
builders-ended-turn-early = { $who } ended the turn with { $actions } unused.

## What follows from somebody's move

builders-round = __Round { $round }__ begins.
builders-last-round = __The last round:__ { $who } has { $points }. The round is played to the end, so everybody has the same number of turns.
builders-over = The game is over. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Points: { $totals }.
builders-stalled = Nothing happened any more, so the game is over. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Points: { $totals }.
builders-total = { $who }: { $score }
builders-tally-freed = { $number ->
    [one] Final scoring: { $who } freed { $number } prisoner.
   *[other] Final scoring: { $who } freed { $number } prisoners.
}
builders-tally-repaid = { $number ->
    [one] Final scoring: { $who } repaid { $number } loan.
   *[other] Final scoring: { $who } repaid { $number } loans.
}

## The same in a summary, behind the name of who did it and a colon

builders-brief-opened = opened **{ $building }**
builders-brief-recruited = recruited **{ $worker }** ({ $brings })
builders-brief-prisoner = invested in a **prisoner** ({ $brings })
builders-brief-invested = invested: **{ $card }**
builders-brief-loan = took a **loan**
builders-brief-sent = sent { $worker } to **{ $building }**
builders-brief-sent-with-tool = sent { $worker } with the { $tool } to **{ $building }**
builders-brief-finished = __finished **{ $building }**__ for { $reward }
builders-brief-took = took { $sesterces }
builders-brief-freed = freed a **prisoner**
builders-brief-ended-turn = ended the turn
builders-brief-buying = { $number ->
    [one] { $did } with { $number } bought action
   *[other] { $did } with { $number } bought actions
}

## The same in the line of a turn, behind the name of who did it

builders-story-round = **Round { $round }**
builders-story-last-round = The last round: { $who } has { $points }.
builders-story-over = { $stalled ->
    [true] The game stood still and is over.
   *[false] The game is over.
}
builders-story-opened = opened { $building }
builders-story-finished = { $is_opened ->
    [true] opened and __finished { $building }__
   *[false] __finished { $building }__
}
builders-story-recruited = recruited { $worker }
builders-story-bought = bought { $card }
builders-story-loan = took a loan of { $gain }
builders-story-freed = freed a prisoner ({ $brings })
builders-story-sent = sent { $workers } to { $building }
builders-story-with = { $did } with { $tools }
builders-story-bought-actions = { $number ->
    [one] bought { $number } action ({ $price })
   *[other] bought { $number } actions ({ $price })
}
builders-story-coins = { $number ->
    [one] { $change } sesterce
   *[other] { $change } sesterces
}
builders-story-points = +{ $points }

## What is only counted: "3 workers sent"

builders-count = { $kind ->
    [open] { $number ->
        [one] { $number } building opened
       *[other] { $number } buildings opened
    }
    [recruit] { $number ->
        [one] { $number } worker recruited
       *[other] { $number } workers recruited
    }
    [invest] { $number ->
        [one] { $number } investment
       *[other] { $number } investments
    }
    [send] { $number ->
        [one] { $number } worker sent
       *[other] { $number } workers sent
    }
    [finish] { $number ->
        [one] { $number } building finished
       *[other] { $number } buildings finished
    }
    [take] { $number ->
        [one] { $number } taking of sesterces
       *[other] { $number } takings of sesterces
    }
    [free] { $number ->
        [one] { $number } prisoner freed
       *[other] { $number } prisoners freed
    }
    [end_turn] { $number ->
        [one] { $number } turn ended
       *[other] { $number } turns ended
    }
    [round] { $number ->
        [one] { $number } new round
       *[other] { $number } new rounds
    }
    [last_round] { $number ->
        [one] { $number } last round
       *[other] { $number } last rounds
    }
   *[over] { $number ->
        [one] { $number } end of the game
       *[other] { $number } ends of the game
    }
}

## What the seat to move must do: behind "your turn:" (call) and behind "it is the turn of Anna, who can" (duty)

builders-call-no-site = you have { $actions } and { $sesterces }, but no site yet. Free to send: { $free } of { $team }.
builders-call-site = you have { $actions }, { $sesterces } and the site { $site } ({ $missing }). Free to send: { $free } of { $team }.
builders-call-sites = you have { $actions }, { $sesterces } and { $sites } sites. Free to send: { $free } of { $team }.
builders-call-last-round = It is the last round.
builders-call-over = the game is over.
builders-duty-act = use up to { $actions }, then end the turn
builders-duty-buy = end the turn or buy an action
builders-duty-end = end the turn
builders-duty-over = do nothing

## Options that differ from the publisher's game

builders-option-automatic = turns end only when you end them

## The button Help

builders-help-over = Nothing is left to do. `{ name-game-score }` shows the result.
builders-help-not-you = It is not your turn. You can look at everything.
builders-help-have = You have { $actions } and { $sesterces }. Another action costs { $price }.
builders-help-points = Points from buildings and machines: { $have } of { $needed }.
builders-help-send = - Send somebody to one of your sites (`{ name-builders-send }`): choose the site, then who goes. If you can finish a building this turn, the panel shows how.
builders-help-open = - Open a building of the row (`{ name-builders-open }`). From then on *{ commands-builders-send.button }* offers it: there you send your workers.
builders-help-recruit = - Recruit a worker of the row (`{ name-builders-recruit }`): this takes an action and no sesterces.
builders-help-invest = - Invest once a turn (`{ name-builders-invest }`): a prisoner, a tool, a university or a loan.
builders-help-free = - Free a prisoner who is on no site (`{ name-builders-free }`).
builders-help-take = - Exchange unused actions for sesterces (`{ name-builders-take }`).
builders-help-end = - End the turn (`{ name-builders-end }`).
# What matters in a decision, for a first game
builders-explain = { $kind ->
    [open] You need a building to work on and people who bring what it needs, so choose them together, in either order. Compare what the buildings of the row need with what the workers there bring: a small one that you can finish soon pays for the next. Open only what you can start: a site cannot be given back.
    [sites] You have several open sites. None of them brings anything before it is finished, so finish one before you open another: see what each still needs, and recruit workers who bring exactly that.
    [recruit] A larger team finishes larger buildings. The symbols on a worker show what you get each time you send them; recruit workers who bring what your sites lack. Recruiting costs an action and no sesterces: you pay only when you send.
    [price] You pay a worker's price each time you send that worker, and resources that the building does not need are lost. So a cheap apprentice who brings the last missing stone is better than a master who brings four.
    [take] Actions that you do not need can be exchanged for sesterces: all of them at once bring much more than one after the other. Without sesterces nobody goes to work, so it pays to spend a turn on them from time to time.
    [invest] Once a turn you can invest. A tool brings one more each time it goes along; a university teaches one worker permanently; a loan brings sesterces now and costs more later; a prisoner works for free, but costs a point at the end unless you free them.
    [send] A site is finished as soon as your people have brought all that it needs. Send workers who bring what is missing and little else; the first sent to a site in a turn takes one action, the second two, the third three. A finished building pays at once, and all who worked there are free again.
   *[end] Your actions are used up. You can buy one more with sesterces at any time: worth it when it finishes a building, rarely otherwise.
}
builders-help-more = *{ button-undo }* (`{ name-game-undo }`) takes back your last move until a row is refilled or the next player acts. *{ button-look }* (`{ name-game-board }`) shows the table, *{ builders-own }* (`{ name-game-hand }`) your team. `{ name-game-rules }` explains the game, `{ name-game-card }` each card.

## Why an option of `/builders` has nothing to choose, in at most 100 characters
builders-instead-no-student = Only a university teaches somebody: leave this empty
builders-instead-invested = You have made your one investment of this turn
builders-instead-no-tool = No tool can go along: leave this empty
builders-instead-no-site = You have no site yet; /builders open takes one of the row
builders-instead-all-at-work = Everybody in your team is at work until their site is finished
builders-instead-no-prisoner = No prisoner of yours can be freed now
builders-instead-no-action = No action is left, and another costs { $price }; /builders end
builders-instead-too-little = Nothing of this kind is possible with { $actions } and { $sesterces }

## What one looks up, chooses and owns
builders-sheet-buildings = buildings and machines
builders-sheet-workers = workers and investments
builders-own = My team

## What people may call a choice
builders-called-no-tool = No tool
builders-called-no = no
builders-called-without = without
builders-called-without-tool = without a tool

## What a plan may depend on
builders-watch-open = { $who } opens a building
builders-watch-open-one = { $who } opens { $what }
builders-watch-recruit = { $who } recruits a worker
builders-watch-recruit-one = { $who } recruits { $what }
builders-watch-invest = { $who } invests
builders-watch-invest-one = { $who } buys { $what }
builders-watch-last-round = the last round begins

# A line of the score, in the middle of a list. $line is as logs have it.
builders-line = { $line ->
    [buildings] buildings
    [machines] machines
    [prisoners] prisoners
    [loans] loans
    [sesterces] sesterces
   *[total] total
}
