### Seats and votes, as single people read about them.

seats-turn = { $has_moved ->
    [true] Your move is made, and it is now the turn of { $name }, who can { $duty }.
   *[false] It is the turn of { $name }, who can { $duty }.
}
seats-turn-vacant = The game waits until somebody takes this seat: { $name }. `{ name-game-join }` takes it, `{ name-game-seat-replace }` lets an AI player play.
seats-was-free = The seat of { $name } is free.
seats-plays-on = { $name } takes over from { $from }.

## What was done about a seat
seats-done-ended = No player is left, so the table has ended. `{ name-game-new }` opens another.
seats-done-freed = The seat is free, and the channel knows. Anybody can take it with its button or `{ name-game-join }`.
seats-done-offered = The seat is offered in the channel. Nothing changes until somebody takes it; *{ button-withdraw }* or `{ name-game-seat-replace }` with *nobody* withdraws the offer.
seats-done-withdrawn = The offer is over. The seat: { $name }.
seats-done-taken = The seat is yours, with its cards, pieces and secrets. You will be mentioned when it is your turn.
seats-done-ai = { $name } plays on.
seats-done-back = Welcome back. From now on you play yourself again.
seats-back-meanwhile = Meanwhile an AI player played for you:
seats-done-was-there = You already play yourself.
seats-done-proposed = The others are asked in the channel. *{ button-unpropose }* there, or `{ name-game-propose-vote }`, ends the vote.
seats-done-decided = Nobody else has a vote, so it is done.
seats-done-taken-back = Your proposal is withdrawn; nothing has changed.
seats-done-repeated = Already done; nothing else has changed.

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
seats-vote-decides = Your vote: *{ seats-wish }*. It decides.
seats-vote-against = You voted no. You can change your vote while the vote is open.
seats-vote-rejects = You voted no. It decides: the vote is over, and nothing changes.
seats-vote-counts = Your vote: *{ seats-wish }*. It counts. { seats-vote-missing }
seats-vote-again = You have already voted: *{ seats-wish }*. { seats-vote-missing }
seats-vote-missing = Votes: { $votes } of { $needed } needed. You can change yours until then.

## Why nothing can be done about a seat
seats-no-such-seat = This table has no such seat. `{ name-game-seat-replace }` lists those that it has.
seats-own = This is your seat. `{ name-game-seat-resign }` gives it up; *{ button-withdraw }* ends the offer.
seats-no-offer = That seat is not offered, so nothing has changed. `{ name-game-seat-replace }` offers one.
seats-to-yourself = You already have a seat here. Offer it to somebody else, to anybody, or to an AI.
seats-last-person = No person would be left at this table. `{ name-game-seat-resign }` or `{ name-admin-end }` ends it.
seats-already-free = That seat is free already. Anybody can take it with `{ name-game-join }`.
# $over is one of agreed, rejected, lapsed, withdrawn, void
seats-vote-over =
    { $over ->
        [agreed] That has been accepted already; your vote changes nothing.
        [rejected] Too many voted against it, so the vote is over; nothing has changed.
        [lapsed] The time to vote is over; nothing has changed.
        [withdrawn] The proposal was withdrawn; nothing has changed.
       *[void] This vote is about something that is over; nothing has changed.
    }
seats-own-proposal = It is your own proposal, so you have agreed. *{ button-unpropose }* or `{ name-game-propose-vote }` ends the vote.
seats-not-your-proposal = Only the player who proposed this can withdraw it. You can vote against it.
seats-proposes-already = One proposal at a time: withdraw your open one first, with `{ name-game-propose-vote }`, or wait for the others.
seats-nobodys-seat = No person holds this seat. Any player of this table can give it to somebody else with `{ name-game-seat-replace }`.
seats-own-seat = That is your own seat, so you need not ask: `{ name-game-seat-replace }` offers it or lets an AI play it, `{ name-game-seat-resign }` gives it up.
seats-already-away = An AI player already stands in for this person.
seats-no-clock = This table has no clock, so there is no time limit.
seats-pause-over = That pause would be over already. Name a later date, at most 60 days from now.
seats-not-paused = This table is not paused.
seats-same-pace = This table already has this pace.
seats-own-turn = The others vote about your turn. Press *{ button-your-turn }* and play: that ends the vote.
seats-no-vote = There is nothing to vote on now.
seats-not-yours = { $name } holds this seat and can give it to somebody else; a server manager can, too, with `{ name-admin-replace }`.
seats-not-offered = That seat is not free: it belongs to { $name }.
seats-offered-to-other = This seat is offered to { $person }; nobody else can take it.
seats-sits-here = { $name } already has a seat at this table, and nobody can have two. Offer it to somebody else.
seats-given-away-free = Your seat here was given up. It is still free: `{ name-game-join }` takes it back.
seats-given-away = Your seat here was given up, and { $name } has it now.
seats-ask-holder = { $name } can offer it to you with `{ name-game-seat-replace }`.
seats-ask-anybody = Any player of this table can offer it to you with `{ name-game-seat-replace }`.

## Questions before a seat is given up or taken
seats-kept = The seat is kept; nothing has changed.
seats-nothing-to-give-up = This game has not started yet, so there is nothing to give up: `{ name-game-leave }` gives your seat back.
seats-which = More than one seat is open. Which do you take?
seats-ask-ai = Give your seat to the AI player ({ people-level })? It gets your cards, pieces and secrets. You get the seat back only if somebody offers it to you.
seats-ask-ai-for = { $name } holds this seat. Give it to the AI player ({ people-level })? { $name } gets it back only if somebody offers it.
seats-ask-resign = Give up your seat? Somebody else or an AI player gets your cards, pieces and secrets. You get it back only while nobody has taken it, or if somebody offers it to you.
seats-ask-resign-last = You are the last person at this table. If you give up your seat, the table ends without a score. Give it up?
## What is wrong with the options of a command about a seat
seats-no-bot = A bot cannot take a seat. To let the program play, choose an AI in the option `by`.
seats-not-in-server = This person is not in this server, so they could not play here.
seats-two-successors = Choose one: a person in the option `user`, or something else in the option `by`. Nothing has changed.
seats-no-person-named = Name the person in the option `user`. Nothing has changed.
