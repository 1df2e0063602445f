### What people read about their own settings.

me-how-quiet = Say when your quiet hours begin and end, and where you live: `/me quiet from:22:00 to:07:00 zone:Europe/Berlin`. `days:Mon-Fri` leaves the other days out. `/me quiet off:True` ends them. `/me settings` shows what is set.
me-how-holiday = Say the first and the last day: `/me holiday from:24 Dec to:6 Jan`. You can enter several. `/me holiday off:True` ends all of them. `/me settings` shows what is set. Nothing has changed.
me-noted = Noted.
me-how-to-change = -# Change it with `/me notify`, `/me quiet`, `/me holiday`, `/me zone` and `/me stats`.

me-notify-channel = **When it is your turn** I mention you in the table's channel.
me-notify-direct = **When it is your turn** I write you a direct message.
me-notify-closed = **When it is your turn** I would write you a direct message, but Discord refuses mine; so I mention you in the channel. Allow direct messages of this server's members, then use `/me notify` again.
me-notify-off = **When it is your turn** I neither mention you nor write to you; `/me tables` lists what waits for you.

me-reminders-none = **Reminders** none.
me-reminders-one = **Reminders** one, { $first } after the mention.
me-reminders = **Reminders** at most { $most }: { $first } after the mention, then { $every }.

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

me-next-up-no = **You are next** I do not tell you; `/me notify next_up:True` changes that.
me-next-up-off = **You are next** I would tell you, but you want no mentions.
me-next-up = **You are next** I tell you when the turn before yours begins.

me-zone-none = **Time zone** none; dates are counted in UTC.
me-zone = **Time zone** { $zone }, where clocks show { $clock } now.
me-zone-fixed = **Time zone** { $zone }, where clocks show { $clock } now. They are never put forward for the summer; if yours are, choose a city with your time, such as Europe/Berlin.
me-zone-choice = { $zone } · { $clock } now
me-zone-choice-fixed = { $zone } · { $clock } now, no summer time

me-quiet-none = **Quiet hours** none.
me-quiet = **Quiet hours** { $from } to { $to }. I do not mention you then, and your clock stands still.
me-quiet-days = **Quiet hours** { $from } to { $to }, beginning on { $days }. I do not mention you then, and your clock stands still.
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
me-holiday-none = **Holiday** none.
me-holiday =
    { $count ->
        [one] **Holiday**
       *[other] **Holidays**
    } { $dates }, all days included. I do not mention you then, and your clock stands still.
me-holiday-dates = { $from } to { $to }
me-next-quiet = Your next quiet time goes from { $begin } to { $end }.
me-quiet-now = It is your quiet time now, until { $end }.

me-away = You are away until { $until }. I do not mention you until then, and your clock stands still. { $told ->
        [0] No table has to be told.
        [one] I tell it at your table.
       *[other] I tell it at your { $told } tables.
    }
me-away-tables = At each of them you can leave a plan (*Plan ahead*), give your seat to an AI or somebody else (`/game seat replace`), or let it wait; the others there can decide meanwhile. `/me tables` leads to them. Back earlier? `/me holiday off:True` ends the holidays that you have entered.

me-stats-shown = **Statistics** show your games.
me-stats-hidden = **Statistics** leave you out.
