### What the pictures of all games say in the same words. There is little room.

picture-final-scores = Final scores
picture-scores-so-far = Scores so far
picture-imagined = Imagined: none of this has happened
picture-imagined-alt = Imagined: none of this has happened.
picture-total = total
picture-points = Points
picture-built = { $name }: { $built }
picture-course = Points if the game had ended in that round:
picture-course-of = { $name }: { $steps }.
picture-course-step = round { $round }: { $points }
# Below "Points", in lines of about 11 letters.
picture-if-ended = if the game had ended in that round
picture-rank =
    { $rank ->
        [winner] winner
        [first] first
        [second] second
        [third] third
       *[fourth] fourth
    }
picture-wins =
    { $winners ->
        [one] wins
       *[other] win
    }
# Who sits there in place of a person.
picture-note =
    { $level ->
        [none] free seat
        [away] AI for now
       *[other] AI { people-level }
    }
# Where a picture's text has no room for everything.
picture-more = The rest: Look, then As text.
# The head of a picture below the lines of a round that is over, and the first sentence of its text. Round 0 is a draft.
picture-after-round = { $round ->
    [0] After the draft
   *[other] After round { $round }
}
picture-after-round-alt = { picture-after-round }.

## The poster of a table that has not started
# Below the name of a seat that is free.
picture-poster-join = press Join
picture-poster-seat = Seat { $seat }: { $who }
