### The Builders: Antiquity: what panels, menus and buttons say of moves, what they cost and bring.

builders-panel-asks = **{ $order }** · { $asked }

## Parts of labels
builders-panel-more = { $number } more
# Somebody, or a tool, or none; then what it costs and does
builders-panel-way = { $by }: { $cost }
builders-panel-without-tool = Without a tool
builders-panel-with-tool = Tool: { $tool }
builders-panel-equipped = { $who } · { $tool }
builders-panel-bought-all = { $actions } (bought)
builders-panel-bought-some = { $actions } ({ $bought } bought)
builders-panel-left = { $actions } and { $sesterces }
builders-panel-gain-machine = { $gain }, and a machine: { $brings }
builders-panel-then-machine = then a machine that brings { $brings }
builders-panel-gain-machine-for = { $gain }, and a machine: { $brings }
builders-panel-finishes = finishes it
builders-panel-then-missing = still missing: { $missing }
# How many are missing, where there is no room to say which
builders-panel-then-missing-so-many = still missing: { $number }
builders-panel-sent-for = sending costs { $price }
builders-panel-team-can = your available workers can bring it all
builders-panel-team-lacks-so-many = your available workers lack { $number }
builders-panel-team-lacks = your available workers lack { $lack }
builders-panel-of-use = brings { $brings } for { $building }
builders-panel-then-sent-for = then sending costs { $price }
builders-panel-then = then: { $sending }
builders-panel-unused = { $actions } unused
builders-panel-actions-for = { $actions } for { $gain }

## What choices say
builders-panel-site = Work on { $building } · missing: { $missing } · { $chance }
builders-panel-work-on = Work on { $building }
builders-panel-missing = missing: { $missing }
builders-panel-so-many-missing = missing: { $number }
builders-panel-pay = pay { $price }
builders-panel-finish-now = finish now
builders-panel-can-go = { $number } can go
builders-panel-sender = { $who } · { $price } · to { $sites }
builders-panel-way-to-send = - { $with }: { $outcome }; { $left } left.
builders-panel-way-to-finish = - { $with }: { $outcome } ({ $gain }); { $left } left.
builders-panel-student = { $name }: { $brings } → { $learned }
builders-panel-effect-prisoner = costs nothing to send; −{ $penalty } unless freed
builders-panel-effect-tool = adds { $adds }
builders-panel-effect-university = one worker then brings { $brings }
builders-panel-effect-loan = { $gain } now; { $repay } back at the end, or −{ $penalty }

## Moves
builders-panel-open = Open { $building }
builders-panel-recruit = Recruit { $worker }
builders-panel-take-loan = Take a loan
builders-panel-invest = Invest in { $card }
builders-panel-invest-for = Invest in { $card } for { $student }
builders-panel-and-end = Do it and end the turn
builders-panel-send-and-end = Send { $who } and end the turn
builders-panel-send-it-and-end = Send and end the turn
builders-panel-send = Send { $who } to { $building }
builders-panel-take-for = Take sesterces, using { $actions }
builders-panel-take = Take { $gain } · uses { $actions }
builders-panel-free = Free { $prisoner }
builders-panel-end = End turn
# As much as fits on a button
builders-panel-finish = Finish { $building } now: send { $who } · { $cost }
builders-panel-finish-alone = Finish { $building } now · { $cost }
builders-panel-finish-first-for = Send { $who } to { $building } · { $cost } · first of { $number } sendings that finish it
builders-panel-finish-first = Send { $who } to { $building } · first of { $number } sendings that finish it
builders-panel-finish-it = Finish { $building }
builders-panel-finish-begin = Finish { $building }: 1st of { $number }
builders-panel-send-it = Send
builders-panel-send-to = { $who } to { $building }
builders-panel-finish-first-alone = Finish { $building } · first of { $number } sendings
builders-panel-completion = **{ $building }** ({ $gain }): send { $who }; { $cost }

## The first page
builders-panel-now = **Your turn:** { $actions } left and { $sesterces }.
builders-panel-begins-last-round = When you end this turn, the last round begins: the players after you take one more turn, then the game is over.
builders-panel-invested = You have already invested this turn.
builders-panel-can-finish = You can finish { $completion }.
builders-panel-sites = Your sites: { $sites }.

## Pages on which something is chosen
builders-panel-work = **{ $building }** still needs { $missing }; finished it gives { $gain }. The next one you send there takes { $next }, each further one this turn one action more. You have { $actions } and { $sesterces }.
builders-panel-to-finish = To finish { $completion }.
builders-panel-which-tool = Which tool goes along?
builders-panel-equip = Send **{ $who }** to **{ $building }**? Still missing there: { $missing }. Cost: { $cost }.
builders-panel-who-learns = Who learns?
builders-panel-teach = **{ $card }**: who learns? They then bring { $brings }; the price for sending them stays the same. This is your one investment this turn.

## Pages that show a move before it is done
builders-panel-for-cost = { $what }: { $cost }
builders-panel-afterwards = Cost: { $cost }. You then have { $left }.
builders-panel-refilled = The row is refilled at once from the deck, so this cannot be taken back.
builders-panel-not-refilled = The deck is empty: the row is not refilled.
builders-panel-ask-recruit = Recruit **{ $worker }**? Sending them costs { $price } each time.
builders-panel-ask-invest = Invest in **{ $card }**: { $effect }?
builders-panel-ask-invest-for = Invest in **{ $card }**, for { $student }: { $effect }?
builders-panel-invest-now-for = Invest in { $card }, for { $student }
builders-panel-one-investment = This is your one investment this turn.
builders-panel-free-prisoner = Free the prisoner
builders-panel-ask-free = Free **{ $prisoner }**? They then cost { $price } per sending, bring { $brings }, can learn and carry tools, and cost no point at the end.
builders-panel-send-way = Send: { $way }
builders-panel-ask-open = Open **{ $building }**? It needs { $need }; finished it gives { $gain }.
builders-panel-could-finish = After that you could still finish it in this turn: { $completion }.
builders-panel-helpers = Free to help there: { $helpers }.
builders-panel-no-helper = No available worker brings what it needs.
builders-panel-ask-end = **End your turn?** Unused actions are lost: { $number }.
builders-panel-offer-take = { $number ->
    [one] You can take sesterces for it first.
   *[other] You can take sesterces for them first.
}

## The own team
builders-panel-team = **Your team:** { $free } of { $all } can be sent. Sites: { $sites }. Finished: { $finished }. { $sesterces }.
builders-panel-tools = Tools: { $tools }.
