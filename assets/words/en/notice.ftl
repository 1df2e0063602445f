### Lines in the channel that are no board posts and no pings.

notice-ended = { $name } ended this table. A new one can be opened with `/game new`.
notice-moved = { $name } moved this table here; it goes on as it was.
notice-all-left = Nobody is left to play, so this table is ended without a score.
notice-back = { $name } is back and plays again.

## Why a seat is free
notice-resigned = { $name } has resigned.
notice-left-server = { $name } has left the server.
notice-left-table = { $name } has left the table.
notice-voted-out = The others voted to offer { $name }'s seat to somebody else.
notice-freed = { $moderator } has freed { $name }'s seat.

## What follows
notice-all-belongs = Whoever takes the seat has all that belongs to it, secrets included.
notice-waits-now = The game waits until somebody takes the seat.
notice-goes-on = The game goes on until it is that seat's turn.
notice-seat-waits = The game waits until somebody takes { $name }'s seat.

## Offers: to anybody, or to one person; of one's own seat, of another's, of one that is free
notice-offers-own = { $by } offers their seat to anybody in this channel. Until somebody takes it nothing changes.
notice-offers-held = { $by } offers the seat of { $name } to anybody in this channel. Until somebody takes it nothing changes.
notice-offers-free = { $by } offers the { $name } to anybody in this channel. Until somebody takes it nothing changes.
notice-offers-you-own = { $you }, { $by } offers you their seat. Until you take it nothing changes.
notice-offers-you-held = { $you }, { $by } offers you the seat of { $name }. Until you take it nothing changes.
notice-offers-you-free = { $you }, { $by } offers you the { $name }. Until you take it nothing changes.
notice-keeps-seat = { $name } keeps the seat; it is no longer offered.
notice-offer-over = The offer is over; the { $name } waits for anybody.
notice-plays-on = { $name } plays on in the place of { $from }.
notice-takes-free = { $name } takes the { $from }.

## Votes
notice-stands-in = An AI stands in for { $name }, as the others have agreed. { $name } is back with one press of *I'm back*.
notice-ended-now = This game has ended before its time, as its players have agreed. Nobody has won; so it stands:
# $choice is one of skip, replace, stand_in, wait
notice-voted =
    { $choice ->
        [skip] The others voted to skip { $name }'s turn.
        [replace] The others voted to offer { $name }'s seat.
        [stand_in] { notice-stands-in }
       *[wait] The others voted to wait: { $name } has the time of a turn once more.
    }

## Time
notice-away = { $name } is away until { $until }. Meanwhile the table can decide whether an AI plays for them, to pause, or to wait: { $others } can propose it.
notice-away-alone = { $name } is away until { $until }; the table waits.
notice-stalled = The table waits for { $name }, who has not acted for long. It stays open. Those who sit here can decide what to do, with *Propose* or `/game propose`.
notice-ai-plays-turn = The time of { $name }'s turn ran out, so an AI plays this turn. The next one is { $name }'s again.
notice-ai-plays-on = The time of { $name }'s turn ran out for the second time in a row, so an AI plays on in the seat, as long as somebody else is there. { $name } is back with one press of *I'm back*.
notice-still-playing = Nobody has played here for long. Does anybody still play? Press *Yes*, or this table closes without a score { $closes }.
notice-idle = Nobody played any more, so this table is closed without a score. `/game new` opens another.
notice-lobby-closes = This table still waits for players. If it has not started by then, it closes { $at }.
notice-lobby-expired = This table waited for players long enough and is closed. `/game new` opens another.
