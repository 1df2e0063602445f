### Seats and votes, as single people read about them.

seats-turn = It is { $name }'s turn: { $duty }.
seats-turn-vacant = The game waits until somebody takes { $name }'s seat: `/game join` takes it, `/game seat replace` lets an AI play.
seats-was-free = The seat of { $name } is free.
seats-plays-on = { $name } plays on in the place of { $from }.

## What was done about a seat
seats-done-ended = Nobody is left to play, so the table is ended. `/game new` opens another.
seats-done-freed = The seat is free, and the channel is told so. Anybody can take it with its button or `/game join`.
seats-done-offered = The seat is offered in the channel. Until somebody takes it nothing changes; *Withdraw the offer* or `/game seat replace` with *nobody* takes the offer back.
seats-done-withdrawn = The offer is over. The seat: { $name }.
seats-done-taken = The seat is yours, with all that belongs to it. You are pinged when it is your turn.
seats-done-ai = { $name } plays on.
seats-done-back = Welcome back. Nobody plays for you any more.
seats-back-meanwhile = Meanwhile an AI played for you:
seats-done-was-there = You are there; nobody plays for you.
seats-done-proposed = The others are asked in the channel. *Take it back* there, or `/game propose vote`, ends the vote.
seats-done-decided = Nobody else is there to be asked, so it is done.
seats-done-taken-back = Your proposal is taken back; nothing has changed.
seats-done-repeated = That is done already; nothing more has changed.

## $choice is one of agree, against, skip, stand_in, replace, wait
seats-wish =
    { $choice ->
        [agree] agree
        [against] leave it
        [stand_in] let an AI stand in
        [skip] skip the turn
        [replace] offer the seat
       *[wait] wait longer
    }
seats-vote-decides = Your vote to { seats-wish } decides.
seats-vote-against = You voted against it. You can change your vote while the vote is open.
seats-vote-rejects = Your vote against it decides: the vote is over, and nothing changes.
seats-vote-counts = Your vote to { seats-wish } counts. { seats-vote-missing }
seats-vote-again = You have already voted to { seats-wish }. { seats-vote-missing }
seats-vote-missing = It has { $votes } of the { $needed } votes that decide; you can change yours until then.

## Why nothing can be done about a seat
seats-no-such-seat = This table has no such seat. `/game seat replace` lists those that it has.
seats-own = That seat is yours. `/game seat resign` gives it up, *Withdraw the offer* keeps it.
seats-no-offer = That seat is not offered, so nothing has changed. `/game seat replace` offers one.
seats-to-yourself = You already have a seat here. Offer it to somebody else, to anybody, or to an AI.
seats-last-person = No person would be left at this table. `/game seat resign` or `/admin end` ends it.
seats-already-free = That seat is free already. Anybody can take it with `/game join`.
# $over is one of agreed, rejected, lapsed, withdrawn, void
seats-vote-over =
    { $over ->
        [agreed] That is agreed already; your vote changes nothing any more.
        [rejected] Too many were against that, so it is over; nothing has changed.
        [lapsed] The time to vote on that is over; nothing has changed.
        [withdrawn] That was taken back, so there is nothing to vote on; nothing has changed.
       *[void] What that vote was about is over, such as an earlier turn; nothing has changed.
    }
seats-own-proposal = It is your own proposal, so you have agreed. *Take it back* or `/game propose vote` ends the vote.
seats-not-your-proposal = Only the one who has proposed that can take it back. You can vote against it.
seats-proposes-already = One proposal at a time: take your open one back first, with `/game propose vote`, or wait for the others.
seats-nobodys-seat = No person holds that seat. Anybody who sits here can give it to somebody else with `/game seat replace`.
seats-own-seat = That is your own seat, so you need not ask: `/game seat replace` offers it or lets an AI play it, `/game seat resign` gives it up.
seats-already-away = An AI stands in for them already.
seats-no-clock = This table has no clock, so everybody has all the time there is.
seats-pause-over = That pause would be over already. Name a later date, at most 60 days from now.
seats-not-paused = This table does not rest.
seats-same-pace = This table is played so already.
seats-own-turn = The others vote about your turn. Press *Your turn* and play: then no vote counts.
seats-no-vote = There is nothing to vote on now.
seats-not-yours = { $name } holds that seat, so only they can give it to somebody else; those who manage the server can, with `/admin replace`.
seats-not-offered = That seat is not free: it belongs to { $name }.
seats-offered-to-other = That seat is offered to { $person }, so only they can take it.
seats-sits-here = { $name } already sits at this table, and nobody can have two seats. Offer it to somebody else.
seats-given-away-free = Your seat here was given up. It is still free: `/game join` takes it back.
seats-given-away = Your seat here was given up, and { $name } has it now.
seats-ask-holder = { $name } can offer it to you with `/game seat replace`.
seats-ask-anybody = Anybody who sits at the table can offer it to you with `/game seat replace`.

## Questions before a seat is given up or taken
seats-kept = The seat is kept; nothing has changed.
seats-nothing-to-give-up = This game has not started yet, so there is nothing to give up: `/game leave` gives your seat back.
seats-which = More than one seat is open. Which do you take?
seats-ask-ai = If an AI ({ people-level }) takes your seat, it plays on with all that belongs to it, and you get the seat back only when somebody at the table offers it to you. Give your seat to the AI?
seats-ask-ai-for = { $name } holds that seat. If an AI ({ people-level }) takes it, they get it back only when it is offered to them. Give their seat to the AI?
seats-ask-resign = If you give your seat up, somebody else or an AI plays on with all that belongs to it, secrets included. You get it back only while nobody has taken it, or if it is offered to you. Give it up?
seats-ask-resign-last = You are the last person at this table. If you give your seat up, the table is ended without a score. Give it up?
## What is wrong with the options of a command about a seat
seats-no-bot = A bot cannot take a seat. To let the program play, choose an AI in the option `by`.
seats-not-in-server = They are not in this server, so they could not play here.
seats-two-successors = Choose one: a person in the option `user`, or something else in the option `by`. Nothing has changed.
seats-no-person-named = Name the person in the option `user`. Nothing has changed.
