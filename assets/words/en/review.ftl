### The coach: reviews of finished games.

## While it is computed
review-waits =
    The coach looks again at the game of { $name }; this page shows it as soon as it is done. { $before ->
        [0] It is next.
        [one] { $before } other review comes before it.
       *[other] { $before } other reviews come before it.
    }
review-under-way = The coach looks again at the game of { $name }: step { $done } of { $of }. This page shows the review as soon as it is done.
review-failed = This game could not be reviewed. Try again in an hour.

## Refusals
review-no-such-seat = There is no such seat at this table, or nobody plays there.
review-private = { $name } has not shared the review of this game. Reviews are private until their player presses *{ button-review-share }*.
review-enough = You have asked for { $most ->
        [one] { $most } review
       *[other] { $most } reviews
    } within the last 24 hours, and there are no more than that. What is reviewed already can be read at any time.
review-off = Reviews are switched off on this bot.
review-not-whole = There is no review of your game yet. *{ button-review }* asks for one.
review-gone = This game is no longer stored, and its reviews were deleted with it. A table that never started has no review.
review-nothing-here = You did not sit at this table, and nobody has shared a review of this game yet.
review-others = You did not sit at this table. You may read these reviews:

## The page
review-head = **{ $name }** at **{ $game }**, by an AI that knew no more at each decision than { $name } did then.
review-own = In { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } you gave up { $lost } ± { $error } points; { $clean } cost nothing that I can tell.
review-of-other = In { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } { $name } gave up { $lost } ± { $error } points; { $clean } cost nothing that I can tell.
review-too-few = **{ $name }** had { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } with more than one sensible move in this game; a review takes at least { $least }.
review-band = -# The line is the lead that could be expected; the band shows where it lies 9 times of 10. Whatever is behind ± means the same.
# $swings are such as "**1** your move in round 3, −4.1 ± 0.9"
review-swings = The largest swings: { $swings }.
review-swing = **{ $number }** { $cause } in round { $round }, { $points } ± { $error }
review-turning-points = Where most was given up, with the buttons to see it:
review-turning-point = Round { $round }: { $points } ± { $error }, { $made }
review-no-turning-points = No single decision gave up much for certain.
review-cause-own = your move
review-cause-move = their move
review-cause-others = the others
review-cause-cards = the cards

## Numbers of points
review-more = +{ $points }
review-less = −{ $points }
review-even = { $points }

## A turning point
review-point-head = Round { $round }, move { $number }: { $points } ± { $error } points.
review-point-made = **2** You chose: { $made }
review-point-made-by = **2** { $name } chose: { $made }
review-point-better = **1** Better: { $better } ({ $reason })
review-point-then = -# Then: { $moves }
review-point-gone = This turning point no longer exists.

## Sharing
review-shared = { $name } shares the review of this game. { $figures }
review-shared-done = Everybody who looks at this table can now read your review.

## The picture, and its alt text
review-picture-after = expected lead of { $name }
review-picture-below = round
review-picture-swing = { $points } ± { $error }, round { $round }
review-alt = Review of { $game }: the lead that { $name } could expect before each decision, with half the width of the band that holds it 9 times of 10. Before round { $round }: { $first }; the lowest { $least }; the highest { $most }; after the last decision { $last } ± { $error }.
review-alt-round = Round { $round }: { $points } ± { $error }.
