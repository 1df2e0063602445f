### What people type of time that cannot be meant.

pace-unknown-zone = There is no time zone “{ $typed }”; write it as continent/city, such as Europe/Berlin, or as the distance from UTC, such as UTC+5:30.
pace-unknown-zone-like = There is no time zone “{ $typed }”; do you mean { $similar }?
pace-unreadable-time = “{ $typed }” is not a time of day. Write it like 22:00 or 10pm.
pace-one-end = Say when quiet hours begin and when they end, such as 22:00 and 7:00.
pace-quiet-all-day = Quiet hours from { $at } to { $at } would cover the whole day; leave at least 4 hours in which I may write.
pace-quiet-too-long = Quiet hours from { $from } to { $to } last { $long }. They may last at most 20 hours, so that there is time to play.
pace-no-zone = Name your time zone with the quiet hours, such as Europe/Berlin, so that I know when your night is.
pace-unreadable-date = “{ $typed }” is no date; write it like 2026-12-24, 24 Dec or tomorrow.
pace-holiday-past = { $date } is in the past; today is { $today }.
pace-holiday-backwards = A holiday cannot end on { $to }, before it begins on { $from }.
pace-holiday-too-long = A holiday may last 60 days; to stay away longer, give your seat up with `/game seat resign` or `/game seat replace`.
pace-holiday-too-far = { $date } is more than a year away; enter the holiday when it is nearer.
pace-too-many-holidays = You have entered { $most } holidays already; `/me holiday off:True` ends them all.
pace-unreadable-days = “{ $typed }” is not a day of the week. Write days like Mon-Fri, Sat and Sun, or every day.
pace-days-without-hours = Say with the days when quiet hours begin and when they end, such as 22:00 and 7:00.
pace-unreadable-span = “{ $typed }” is not a length of time. Write it like 36h or 3 days.
pace-out-of-range = A turn may take from 1 hour to 14 days, not { $asked }.
pace-no-clock = Without a clock no turn runs out of time. Choose a pace too, or leave `on_time_out` empty.
pace-no-custom-pace = Say in custom_pace how long a turn may take, such as 36h or 3 days.
pace-two-paces = Choose a pace or write one in custom_pace, not both.
pace-reminder-out-of-range = A reminder may come after 1 hour to 14 days, not { $asked }.
pace-too-many-reminders = There are at most 3 reminders a turn, not { $asked }.
pace-wait-out-of-range = Choose 1 hour to 14 days, not { $asked }.
pace-pause-past = { $date } is not after today, { $today } where you live. Name a later date, at most 60 days from now.
pace-pause-too-long = A pause lasts at most 60 days. Name the day on which the table goes on.
