### The Builders: Antiquity: why a move is refused, and what would be possible.

builders_refusals-not-in-building-row = { $card } is not in the row of buildings.
builders_refusals-taken-from-building-row = { $card } is not in the row of buildings: { $who } took it.
builders_refusals-not-in-worker-row = { $card } is not in the row of workers.
builders_refusals-taken-from-worker-row = { $card } is not in the row of workers: { $who } took it.
builders_refusals-row = The row has { $cards }.
builders_refusals-no-row = The row is empty.

builders_refusals-invested = You have made the investment of this turn already. A turn has one, whatever the kind.
builders_refusals-not-in-line = { $card } is no longer in the investment line.
builders_refusals-taken-from-line = { $card } is no longer in the investment line: { $who } took it.
builders_refusals-line = What is left there: { $cards }.
builders_refusals-no-line = Nothing is left there.

builders_refusals-nobody-educated = { $card } teaches somebody at once.
builders_refusals-nothing-taught = { $card } teaches nobody. Leave `student` empty ({ $student }).
builders_refusals-prisoner-educated = A prisoner cannot learn. Free { $student } first.
builders_refusals-machine-educated = A machine cannot learn.
builders_refusals-already-educated = { $student } has learned { $learned } already, and nobody learns twice.
builders_refusals-nothing-to-learn = { $student } brings { $amount } already, so this would change nothing.

builders_refusals-not-in-team = { $who } is not in your team.
builders_refusals-in-another-team = { $who } is not in your team but in that of { $other }.
builders_refusals-at-work = { $who } is at work on { $building } until that is finished.
builders_refusals-useless = { $who } brings { $brings }, and { $building } still needs { $missing }. A worker who adds nothing would only be stuck there.

builders_refusals-foreign-site = { $building } is a site of { $who }.
builders_refusals-finished-site = { $building } is finished already, by { $who }.
builders_refusals-not-opened = { $building } is not one of your sites: nobody has opened it.
builders_refusals-sites = Your sites: { $sites }.
builders_refusals-no-sites = You have no open site. Open a building of the row first.

builders_refusals-prisoner-with-tool = A prisoner carries no tool. Send { $who } without it, or free the prisoner first.
builders_refusals-machine-with-tool = A machine carries no tool. Send { $who } without it.
builders_refusals-not-your-tool = You do not own the { $tool }.
builders_refusals-tool-of-another = The { $tool } is not yours but belongs to { $who }.
builders_refusals-tool-at-work = Your { $tool } is with { $carrier } on { $building } until that is finished.
builders_refusals-tools = At hand you have: { $tools }.
builders_refusals-no-tools = You have no tool at hand.

builders_refusals-no-such-take = One command takes sesterces for 1 to { $most } actions, not { $actions }.
builders_refusals-too-few-actions = You have { $left } left and cannot take sesterces for { $actions }. A bought action costs more than it gives.
builders_refusals-no-prisoner = { $who } is not a prisoner, and only prisoners are freed.
builders_refusals-freed-already = { $who } was freed already.
builders_refusals-over = This game is over.

## With whom it would be possible

builders_refusals-can-send = You can send { $members } to { $building }.
builders_refusals-nobody-to-send = Nobody in your team can go to { $building } now.
builders_refusals-can-educate = You can teach { $members }.
builders_refusals-nobody-to-educate = Nobody in your team can learn this now.
builders_refusals-can-free = You can free { $members }.
builders_refusals-nobody-to-free = No prisoner of yours can be freed now.

## What cannot be paid

builders_refusals-opening-too-dear = Opening { $building } costs { $total }, and you hold { $held }.
builders_refusals-recruiting-too-dear = Recruiting { $who } costs { $total }, and you hold { $held }.
builders_refusals-investing-too-dear = { $card } costs { $total }, and you hold { $held }.
builders_refusals-sending-too-dear = Sending { $who } to { $building } costs { $total }, and you hold { $held }.
builders_refusals-freeing-too-dear = Freeing { $who } costs { $total }, and you hold { $held }.
builders_refusals-too-dear = This costs { $total }, and you hold { $held }.
builders_refusals-must-be-bought = { $number ->
    [one] { $number } action must be bought.
   *[other] { $number } actions must be bought.
}
builders_refusals-must-be-bought-too = { $number ->
    [one] That is { $price } plus { $bought } for { $number } bought action.
   *[other] That is { $price } plus { $bought } for { $number } bought actions.
}
