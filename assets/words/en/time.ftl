### Time: mentions, reminders, deadlines, lengths.

## Mentions of a player, in the channel and as direct messages; $duty is what to do
time-ping = { $you }, your turn: { $duty }
time-call =
    { $why ->
        [reminder] { $you }, it is still your turn: { $duty }
        [warning] { $you }, your time runs out soon: { $duty }
       *[first] { $you }, your turn: { $duty }
    }
time-direct-call =
    { $why ->
        [reminder] It is still your turn in { $place }: { $duty }
        [warning] Your time runs out soon in { $place }: { $duty }
       *[first] It is your turn in { $place }: { $duty }
    }
time-next-up = You are next in { $place }: it is { $name }'s turn now.
time-shut-out = I may not post in { $place } any more, so nobody is mentioned there. What I owe it is kept; somebody who manages the server can give me the permissions back.
time-shut-out-turn = I may not post in { $place } any more, and there it is your turn: { $duty }
time-channel-gone = The channel of table { $table } ({ $game }) in { $server } was deleted, so the table is asleep: nobody is mentioned, no time runs out, and nothing is lost. To play on, ask somebody who manages the server to use `/admin move` in another channel.
time-next-in-line = -# { $you }, you are next.

## When the time of a turn runs out; $then is what happens
time-limit =
    { $then ->
        [ai] The time of this turn runs out { $at }; then an AI plays the turn.
        [vote] The time of this turn runs out { $at }; then the others may skip the turn or offer the seat.
       *[remind] The time of this turn runs out { $at }.
    }

## Why nobody is mentioned at another's wish
time-your-own-turn = It is your own turn: press *Your turn*.
time-nobody-to-call = There is nobody to mention: `/game status` says what the table waits for.
time-not-now = { $name } cannot be mentioned now: it is quiet time there, or reminders are off. I mention them when the quiet time is over.
time-called-lately = { $name } was mentioned not long ago. You can ask again { $again }.

## Lengths of time
time-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
time-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
time-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
time-hours-minutes = { time-hours } { time-minutes }
time-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
time-days-hours = { time-days } { time-hours }
