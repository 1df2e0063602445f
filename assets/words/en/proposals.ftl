### What those who sit at a table decide by majority.

## What is proposed: a line of a menu, and a part of the sentences below
proposals-stand-in = An AI stands in for { $name }
proposals-offer = The seat of { $name } is free for anybody
proposals-time = { $name } gets { $more } more
proposals-pause = Pause until { $until }
proposals-pause-days = Pause for { $days } days
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
proposals-asks-nobody = Shall it be done? { $what }.
proposals-asks-idle = This table has waited for { $name } for a week. Shall an AI stand in until { $name } is back?
proposals-asks-late = The time of { $name }'s turn is over. What now: skip the turn, let an AI stand in until { $name } is back, offer the seat to somebody else, or wait as long again? { $name } can still play, and no vote counts then.
proposals-decide =
    { $number ->
        [one] { $names } decides.
        [2] { $names } decide together.
       *[other] { $names } decide, with { $needed } votes for the same.
    }
proposals-absent =
    { $names } can vote, too.
proposals-closes = The vote ends { $at }.
proposals-summon = { $you }, your vote is asked for: { $what }.
proposals-summon-direct = Your vote is asked for in { $place }: { $what }.
proposals-agreed = Agreed: { $what }.
proposals-rests = The table rests until { $until }: nobody is mentioned, and no clock runs. Anybody who likes can play on.
proposals-goes-on = The pause is over; the table goes on.
proposals-rejected = Not agreed, nothing changes: { $what }.
proposals-lapsed = Not agreed in time, nothing changes: { $what }.
proposals-withdrawn = Taken back, nothing changes: { $what }.

## For whoever asks how the table does
proposals-status = Proposed: { $what }. { $votes } of { $others } have voted so far; { $needed } must agree.
proposals-status-late = The time of { $name }'s turn is over, and the others vote about it: { $votes } of { $others } so far, by the buttons in the channel or `/game propose vote`.

## The page on which one proposes, and the choices of `/game propose vote`
proposals-page = What do you propose to the others? More than half of those who are there must agree, of two both; whoever has kept the table waiting for three days does not count. They have { $span } to vote.
proposals-choose = What do you propose?
proposals-choose-hours = How long may they vote?
proposals-hours = { $span } to vote
proposals-choice = { $answer } · { $what }
proposals-choice-back = Take back · { $what }
