### What those who sit at a table decide by majority.

## What is proposed: a line of a menu, and a part of the sentences below
proposals-stand-in = An AI player stands in for { $name }
proposals-offer = The seat of { $name } is free for anybody
proposals-time = { $name } gets { $more } more
proposals-pause = Pause until { $until }
proposals-pause-days = { $days ->
    [one] Pause for { $days } day
   *[other] Pause for { $days } days
}
proposals-go-on = The pause ends now
proposals-no-clock = No clock
proposals-pace =
    A turn may take { $span }, then { $then ->
        [ai] an AI plays it
        [vote] the others vote
       *[remind] the game waits
    }
proposals-cancel = The table is closed without a score
proposals-end = The game ends now, with the scores as they are
proposals-late = The turn of { $name }, whose time is over

## In the channel
proposals-asks = { $by } proposes: { $what }.
proposals-asks-nobody = A vote: { $what }.
proposals-asks-idle = This table has waited for { $name } for a week. Should an AI player stand in until { $name } is back?
proposals-asks-late = The time of { $name } is over. Choose: skip the turn, let an AI player stand in, offer the seat, or wait as long again. If { $name } plays, the vote ends.
proposals-decide = { $number ->
    [one] Voter: { $names }.
   *[other] Voters: { $names }. Votes needed: { $needed }.
}
proposals-absent = { $names } can also vote.
proposals-closes = The vote ends { $at }.
proposals-summon = { $you }, please vote: { $what }.
proposals-summon-direct = Please vote in { $place }: { $what }.
proposals-agreed = Accepted: { $what }.
proposals-rests = The table is paused until { $until }: no mentions, no clock. Playing is still possible.
proposals-goes-on = The pause is over; the table goes on.
proposals-rejected = Rejected: { $what }. Nothing changes.
proposals-lapsed = No decision in time: { $what }. Nothing changes.
proposals-withdrawn = Withdrawn: { $what }. Nothing changes.

## For whoever asks how the table does
proposals-status = Proposed: { $what }. { $votes } of { $others } have voted so far; { $needed } must agree.
proposals-status-late = The time of { $name } is over, and the others vote about it: { $votes } of { $others } so far, with the buttons in the channel or `{ name-game-propose-vote }`.

## The page on which one proposes, and the choices of `/game propose vote`
proposals-page = What do you propose? More than half of the active players must agree (with two players both). Players who have kept the table waiting for three days do not count. Time to vote: { $span }.
proposals-choose = What do you propose?
proposals-choose-hours = How long may they vote?
proposals-hours = { $span } to vote
proposals-choice = { $answer } · { $what }
proposals-choice-back = Withdraw · { $what }
