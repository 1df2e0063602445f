### What happened since some moment of a game, in words.
## Since when, in the midst of a sentence
history-last-turn = your last turn
history-week = a week ago
history-day = a day ago
history-start = the start of the game
history-move = move { $number }
history-round = the start of round { $round }

## What is told of it
history-nothing = Nothing has happened since { $moment }.
history-heading = **Since { $moment }**, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }:
history-heading-newest = **Since { $moment }**, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: the file has them all, these are the newest.
history-still-to-come = Move { $number } has not been made: the table is at move { $now }. Choose an earlier one.
history-no-last-turn = You have no seat at this table, so you have no last turn here. Choose a day, a round or a move number.
history-unknown = “{ $typed }” is not a moment of this game. Choose one that is offered, such as *my last turn*, *a day ago* or *round 3*, or type a move number.
