### `/daily`: the deal of the day, its boards, and streaks.

daily-offer = **The deal of the day, { $date }**: { $game } for two. You have the first seat and begin; a normal AI has the other.
daily-one-try = Everybody plays the same deal, once, without hints; the AI answers the same moves the same way. Begin before { $closes }; you then have until six hours after that.
# $commitment is 64 hexadecimal digits
daily-promise = -# The promise: the secret of this deal has the SHA-256 `{ $commitment }`.
daily-promise-next = -# The promise of tomorrow's deal: `{ $commitment }`.
daily-goes-on = **The deal of the day, { $date }**, { $game }. You have one try; it closes { $until }.
daily-no-hints = There are no hints in the deal of the day: everybody plays it alone.
daily-not-here = That is for tables; in the deal of the day it is only you and the AI.

## How a play ended; $margin and $par are such as "+14", $curve is such as "▁▂▅▇"
daily-result = **The deal of the day, { $date }**: **{ $margin }** against the AI. Your points: { $points }. { $curve }
daily-result-par = Par, what the AI itself reaches in your seat, is { $par }.
daily-result-board = *{ button-daily-share }* reveals nothing about the deal. The board, the moves and the secret appear { $at }.
daily-shared = { $name }: Deal of { $date } · { $margin } (par { $par }) · { $curve }
daily-shared-no-par = { $name }: Deal of { $date } · { $margin } · { $curve }
daily-shared-done = It is in the channel.

## The channel's message of a day, once its date is closed
daily-announced-closed = **The deal of the day, { $date }**, { $game }, is closed. { $people ->
        [0] Nobody has played it to its end.
        [one] { $people } person on all servers has played it to its end.
       *[other] { $people } people on all servers have played it to its end.
    }
daily-announced-best = The best play here: { $name }, { $margin }.

## /admin settings
daily-server-channel = **The deal of the day** is announced in { $channel }, with one message a day that mentions nobody.
daily-server-off = **The deal of the day** is not announced in any channel.

## Boards
daily-board-here = **The deal of the day, { $date }**, { $game }: { $people ->
        [0] nobody on the boards of this server (`{ name-me-boards }`) has played it to its end.
        [one] { $people } person on the board of this server.
       *[other] { $people } people on the board of this server.
    }
daily-board-everywhere = **The deal of the day, { $date }**, { $game }: { $people ->
        [0] nobody has played it to its end.
        [one] { $people } person on the board of all servers.
       *[other] { $people } people on the board of all servers.
    }
daily-board-par = Par was { $par }.
daily-board-own =
    { $of ->
        [1] You: { $margin }. Nobody else has played it to its end.
       *[other] You: { $margin }, better than { $than } of { $of } people who played it.
    }
daily-board-secret = -# Dealt from the secret `{ $secret }` alone, whose SHA-256 `{ $commitment }` was shown before anybody began. `aedile verify` checks a log.
daily-board-shown = { $name } shows the board of the deal of the day, { $date }.
daily-log = The log, with the secret of the deal. `aedile verify` deals anew and replays it.

## Streaks
daily-streak = Deals: **{ $now ->
        [one] { $now } day
       *[other] { $now } days
    }** in a row. Your longest streak: { $best }; played to the end: { $dates ->
        [one] { $dates } deal.
       *[other] { $dates } deals.
    }
daily-streak-rule = -# One missed day in seven does not break a streak.
daily-streak-today = Today's deal is still to be played: `{ name-daily-deal }`.
daily-streak-none = You have neither played a deal of the day to its end nor answered a puzzle yet. `{ name-daily-deal }` and `{ name-daily-puzzle }` show those of today.

## Why nothing can be done
daily-not-today = The deal of { $date } cannot be begun now: a deal is begun on its own date, in UTC. `{ name-daily-deal }` shows today's.
daily-closed = The deal of { $date } is closed. `{ name-daily-deal }` shows today's, `{ name-daily-board }` how it ended.
daily-not-closed = The deal of { $date } stays secret while somebody may still play it. Its board appears { $at }.
daily-not-begun = You have not begun the deal of { $date }. `{ name-daily-deal }` shows today's.
daily-not-done = You have not played the deal of { $date } to its end.
daily-none = No deal of the day is over yet. `{ name-daily-deal }` shows today's.
daily-unknown-game = I no longer know the game of that deal.

## The picture of a board
daily-picture-heading = Deal of the day, { $date }
daily-picture-here = { $game }, this server
daily-picture-everywhere = { $game }, all servers
daily-picture-par = par
daily-head-lead = lead
daily-head-par = to par
daily-head-points = points
daily-alt-board = The deal of the day, { $date }, { $game }, page { $page } of { $pages }.
daily-alt-row = { $place }: { $name } { $margin }, points: { $points }.
daily-alt-own = Below, the row of the one who asks. { $row }
daily-practice-begins = **Practice**: the deal of the day, { $date }, { $game }, against the same AI. It counts nowhere. { practice-back }
