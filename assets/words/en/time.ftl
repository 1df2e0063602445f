### Time: mentions, reminders, deadlines, lengths.

## Mentions of a player, in the channel and as direct messages; $duty is what to do
# Small, below a mention: which table it is
time-table = -# { $game }, table { $table }
time-table-named = -# { $name } ({ $game }, table { $table })
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
time-next-up = You are next in { $place }. To move now: { $name }.
time-shut-out = I can no longer post in { $place }, so nobody is mentioned there. Missing posts will follow when a server manager gives me the permissions back.
time-shut-out-turn = I can no longer post in { $place }, and it is your turn there: { $duty }
time-channel-gone = The channel of table { $table } ({ $game }) in { $server } was deleted. The table waits until it is moved: nobody is mentioned, no time runs out, and nothing is lost. To play on, ask a server manager to use `{ name-admin-move }` in another channel.
time-next-in-line = -# { $you }, you are next.

## When the time of a turn runs out; $then is what happens
time-limit =
    { $then ->
        [ai] The time for this turn ends { $at }; then an AI player plays it.
        [vote] The time for this turn ends { $at }; then the others may skip the turn or offer the seat.
       *[remind] The time for this turn ends { $at }.
    }

## Why nobody is mentioned at another's wish
time-your-own-turn = It is your own turn: press *{ button-your-turn }*.
time-nobody-to-call = Nobody needs a mention now: `{ name-game-status }` says what the table is waiting for.
time-not-now = { $name } has quiet hours or no reminders now. I will mention them afterwards.
time-called-lately = { $name } was mentioned recently. You can do this again { $again }.

## Lengths of time
time-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
time-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
time-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
time-hours-minutes = { time-hours } { time-minutes }
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-days-hours = { time-days } { time-hours }

## Dates that are the same for all readers, whatever their time zone: in labels, in pictures, and of deals of the day
time-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# In numbers, each of two digits and more, where there is little room
time-date-short = { $year }-{ $month }-{ $day }
