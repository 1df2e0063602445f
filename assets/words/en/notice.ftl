### Lines in the channel that are no board posts and no pings.

notice-ended = { $name } ended this table. `{ name-game-new }` opens another.
notice-moved = { $name } moved this table here; it goes on as it was.
notice-all-left = No player is left, so this table has ended without a score.
notice-back = { $name } is back and plays again.

## Why a seat is free
notice-resigned = { $name } has resigned.
notice-left-server = { $name } has left the server.
notice-left-table = { $name } has left the table.
notice-voted-out = The others voted to offer the seat of { $name } to somebody else.
notice-freed = { $moderator } has freed the seat of { $name }.

## What follows
notice-all-belongs = The new player gets the seat's cards, pieces and secrets.
notice-waits-now = The game waits until somebody takes the seat.
notice-goes-on = The game continues; it waits when this seat is next.
notice-seat-waits = The game waits until somebody takes this seat: { $name }.

## Offers: to anybody, or to one person; of one's own seat, of another's, of one that is free
notice-offers-own = { $by } offers their seat to anybody in this channel. Nothing changes until somebody takes it.
notice-offers-held = { $by } offers the seat of { $name } to anybody in this channel. Nothing changes until somebody takes it.
notice-offers-free = { $by } offers the { $name } to anybody in this channel. Until somebody takes it nothing changes.
notice-offers-you-own = { $you }, { $by } offers you their seat. Nothing changes until you take it.
notice-offers-you-held = { $you }, { $by } offers you the seat of { $name }. Nothing changes until you take it.
notice-offers-you-free = { $you }, { $by } offers you the { $name }. Until you take it nothing changes.
notice-keeps-seat = { $name } keeps the seat; it is no longer offered.
notice-offer-over = The offer is over; the { $name } waits for anybody.
notice-plays-on = { $name } takes over from { $from }.
notice-takes-free = { $name } takes the { $from }.

## Votes
notice-stands-in = The others have agreed that an AI player stands in for { $name }. { $name } can come back with *{ button-i-am-back }*.
notice-ended-now = The players have agreed to end this game early. There is no winner. The final position:
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
notice-stalled = The table has been waiting for { $name } for a long time. It stays open. Its players can decide what to do, with *{ button-propose }* or `{ name-game-propose }`.
notice-ai-plays-turn = { $name } ran out of time, so an AI player plays this turn. The next one belongs to { $name } again.
notice-ai-plays-on = { $name } ran out of time for the second turn in a row, so an AI player keeps playing in the seat while somebody else is there. { $name } can come back with *{ button-i-am-back }*.
notice-still-playing = Nobody has played here for a long time. Is anybody still playing? Press *{ button-still }*, or this table closes without a score { $closes }.
notice-idle = Nobody was playing any more, so this table is closed without a score. `{ name-game-new }` opens another.
notice-season-over = The season's deadline has passed, so this match is decided for the standings: *{ button-league-schedule }* below the league's message says how. The game goes on and is rated.
notice-match-decided = An organiser has decided this match for the standings: *{ button-league-log }* below the league's message says how and why. The game goes on and is rated.
notice-reserve = { $you }, you take over a seat of this match as a reserve. Press *{ button-join }* on its card when you are ready. It starts when everybody is, or without waiting any longer { $until }.
notice-lobby-closes = This table is still waiting for players. If it does not start, it closes { $at }.
notice-lobby-expired = This table has waited for players long enough and is closed. `{ name-game-new }` opens another.
