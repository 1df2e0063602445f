### Words that people type for times, dates and moments of a game, read in all languages at once. In each line: the word that the
### program reads, then what means the same in this language, in lower case; a phrase has "_" between its words. A word that means
### two things in two languages is not taken, unless it is English; with "^" before it, it has this meaning only at the beginning.

typed-words =
    monday: mon
    tuesday: tue tues
    wednesday: wed
    thursday: thu thur thurs
    friday: fri
    saturday: sat
    sunday: sun
    january: jan
    february: feb
    march: mar
    april: apr
    may:
    june: jun
    july: jul
    august: aug
    september: sep sept
    october: oct
    november: nov
    december: dec
    minute: minutes min
    hour: hours h
    day: days d
    week: weeks w
    month: months
    today: now
    tomorrow:
    noon: midday
    midnight:
    in: in
    and:
    to:
    one: a an
    next:
    weekdays: workdays working_days
    weekend: weekends
    every_day: daily all
    forever: always
    turn: last_turn my_last_turn
    start: the_start
    a_week: week
    a_day: yesterday
    move:
    round:
