### What people read about their own settings.

me-how-quiet = Say when your quiet hours begin and end, and where you live: `{ name-me-quiet } from:22:00 to:07:00 zone:Europe/Berlin`. `days:Mon-Fri` leaves the other days out. `{ name-me-quiet } off:True` ends them. `{ name-me-settings }` shows what is set.
me-how-holiday = Say the first and the last day: `{ name-me-holiday } from:24 Dec to:6 Jan`. You can enter several. `{ name-me-holiday } off:True` ends all of them. `{ name-me-settings }` shows what is set. Nothing has changed.
me-noted = Noted.
me-how-to-change = -# Change it with `{ name-me-notify }`, `{ name-me-quiet }`, `{ name-me-holiday }`, `{ name-me-zone }` and `{ name-me-stats }`.

me-notify-channel = **When it is your turn:** I mention you in the table's channel.
me-notify-direct = **When it is your turn:** I write you a direct message.
me-notify-closed = **When it is your turn:** you want a direct message, but Discord does not let me send you any. I mention you in the channel instead. Allow direct messages from this server's members, then use `{ name-me-notify }` again.
me-notify-off = **When it is your turn:** I neither mention you nor write to you; `{ name-me-tables }` lists what waits for you.

me-reminders-none = **Reminders:** none.
me-reminders-one = **Reminders:** one, { $first } after the mention.
me-reminders = **Reminders:** at most { $most }; the first { $first } after the mention, then { $every }.

## "every day", "every 12 hours"
me-every-hours =
    { $hours ->
        [one] every hour
       *[other] every { $hours } hours
    }
me-every-days =
    { $days ->
        [one] every day
       *[other] every { $days } days
    }
me-every-span = every { $span }

me-next-up-no = **When you are next:** no message; `{ name-me-notify } next_up:True` changes that.
me-next-up-off = **When you are next:** no message, because you want no mentions.
me-next-up = **When you are next:** a message when the turn before yours begins.

me-zone-none = **Time zone:** none; dates are counted in UTC.
me-zone = **Time zone:** { $zone } (now { $clock }).
me-zone-fixed = **Time zone:** { $zone } (now { $clock }), without summer time. If your clocks change for the summer, choose a city with your time, such as Europe/Berlin.
me-zone-choice = { $zone } · { $clock } now
me-zone-choice-fixed = { $zone } · { $clock } now, no summer time

me-quiet-none = **Quiet hours:** none.
me-quiet = **Quiet hours:** { $from } to { $to }. I do not mention you then, and your clock is stopped.
me-quiet-days = **Quiet hours:** { $from } to { $to }, beginning on { $days }. I do not mention you then, and your clock is stopped.
# $day counts from Monday
me-weekday =
    { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
me-holiday-none = **Holidays:** none.
me-holiday =
    { $count ->
        [one] **Holiday:**
       *[other] **Holidays:**
    } { $dates } (first and last day included). I do not mention you then, and your clock is stopped.
me-holiday-dates = { $from } to { $to }
me-next-quiet = Your next quiet hours: { $begin } to { $end }.
me-quiet-now = These are your quiet hours, until { $end }.

me-away = You are away until { $until }. I do not mention you until then, and your clock is stopped. Tables informed: { $told }.
me-away-tables = At each of your tables you can leave a plan (*{ button-plan-ahead }*), give your seat to an AI player or to somebody else (`{ name-game-seat-replace }`), or let it wait. The others there can decide in the meantime. `{ name-me-tables }` leads to them. If you are back earlier: `{ name-me-holiday } off:True` ends all holidays that you have entered.

me-stats-shown = **Statistics:** your games are shown.
me-stats-hidden = **Statistics:** you are hidden.
