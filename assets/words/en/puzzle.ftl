### `/daily puzzle`: the puzzle of the day.

## The question and the answer; $stars is such as "★★★☆☆", $letter one of A to D, $what a move
puzzle-head = **The puzzle of the day, { $date }**: { $game } for two. { $stars }
puzzle-question = It is your turn in a game between two AI players. Which of these moves is best?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# One answer counts, given before { $closes }. Nobody sees which one it was.
puzzle-right = **{ $letter }** is right.
puzzle-wrong = You chose **{ $own }**. **{ $letter }** is best.
puzzle-solution = **{ $letter }** is best.
# $reason is a whole thought in a few words
puzzle-best = **{ $letter }** { $what }: { $reason }.
# $points is such as "−4.1", $error such as "0.9"
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } points
# $told is one of the two lines above
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } person
       *[other] { $people } people
    })
puzzle-figures-later = -# How many people chose which move appears { $at }. *{ button-daily-share }* reveals only whether you found it.
puzzle-found-by-nobody = Nobody on the board of this server found it.
# $names are names with commas between them
puzzle-found-by = Found here by { $more ->
        [0] { $names }.
        [one] { $names } and { $more } other person.
       *[other] { $names } and { $more } other people.
    }
puzzle-you = You
puzzle-other = AI

## In channels
puzzle-announced = **The puzzle of the day**: which move is best? { $game } for two.
puzzle-announced-closed = **The puzzle of the day**, { $game }: the best move was “{ $what }”. { $people ->
        [0] Nobody has answered it.
        [one] Of { $people } answer on all servers, { $solved } was right.
       *[other] Of { $people } answers on all servers, { $solved } { $solved ->
            [one] was
           *[other] were
        } right.
    }
puzzle-shared-found = { $name }: Puzzle of { $date } · found
puzzle-shared-missed = { $name }: Puzzle of { $date } · not found

## Practice
puzzle-practice-begins = **Practice**: { $game }, from the position of the puzzle of { $date }. Cards that you cannot know are dealt anew. It counts nowhere. { practice-back }

## Streaks
puzzle-streak = Puzzles: **{ $now ->
        [one] { $now } day
       *[other] { $now } days
    }** in a row. Your longest streak: { $best }; answered: { $dates ->
        [one] { $dates } puzzle.
       *[other] { $dates } puzzles.
    }

## Why nothing can be done
puzzle-none-yet = There is no puzzle today: I am still looking for good ones in games that AI players play. The deal of the day is there: `{ name-daily-deal }`.
puzzle-none = There is no such puzzle. `{ name-daily-puzzle }` shows today's.
puzzle-over = The puzzle of { $date } cannot be answered now: a puzzle is answered on its own date, in UTC. `{ name-daily-puzzle }` shows today's.
puzzle-not-answered = You have not answered the puzzle of { $date }.
