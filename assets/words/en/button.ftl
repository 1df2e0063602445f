### What is written on buttons: at most 80 characters.

button-your-turn = Your turn
button-my-panel = My panel
button-look = Look
button-tip = Predict the winner
button-not-now = Don't remind me
button-undo = Undo
button-plan-like = Plan like the hint
button-plan-next = Next action
button-ask-no-more = Yes, and do not ask again here
button-help = Help
button-learn = How to play
button-play-on = Play on
button-versus = A game against this AI
button-learn-again = Another lesson
button-unlearn = End lesson
button-end-practice = End practice
button-play-on-from-here = Play on from here
button-practice-begin = Begin
button-practice-again = Once more from there
button-cards-anew = Deal hidden cards anew
button-cards-as-they-lay = Keep the cards of the game
button-learn-on = Play on: { $game }
button-learn-other = New lesson: { $game }
button-rules-details = Details
button-rules-example = Scoring example
button-rules-back = The rules
button-rules-short = Summary
button-explain-off = Stop explaining
button-explain-on = Explain decisions
button-hint = Hint
button-back = Back
button-rematch = Rematch
button-film = Film
button-curve = Scores by turn
button-hands = Final hands
button-missed = My best missed move
button-review = Review
button-review-show = Show round { $round }: { $points }
button-review-share = Share
button-review-back = Back to the review
button-review-of = Review of { $name }
button-show = Show everybody
button-still = Still playing
button-i-am-back = I'm back

button-join = Join
button-leave = Leave
button-start = Start
button-fair-play = Why is the deal fair?
button-remove-ai = Remove AI
button-settings = Settings
button-table-name = Name of the table
button-join-ranked = Join and be ranked here
button-do-not-join = Don't join
button-open-ranked = Make it rated and be ranked here
button-leave-friendly = Leave it friendly

button-take-seat = Take the seat
button-take-this-seat = Take seat { $seat } · { $name }
button-let-ai = Let an AI play
button-decline = No, thanks
button-withdraw = Withdraw offer
# $answer is one of agree, against, skip, stand_in, replace, wait
button-vote =
    { $answer ->
        [agree] Agree
        [against] Against
        [skip] Skip this turn
        [stand_in] Let an AI stand in
        [replace] Offer the seat
       *[wait] Wait longer
    }
button-unpropose = Withdraw proposal
button-propose = Propose …
button-give-to-ai = Give it to the AI
button-change-nothing = Change nothing
button-give-seat-up = Give my seat up
button-keep-seat = Keep my seat

button-next-table = Next table
button-earlier = ◀ Earlier
button-later = Later ▶
button-now = Now
button-as-text = As text
button-as-picture = As a picture
button-previous = Previous
button-more = More
button-forget-me = Forget me
button-close-tables =
    { $tables ->
        [one] Close { $tables } table
       *[other] Close { $tables } tables
    }

button-plan-ahead = Plan ahead
button-my-plan = My plan
button-drop-plan = Drop the plan
button-plan-ask = Ask me at that point
button-plan-best = Best place
button-plan-pass = Pass until something happens
button-plan-pass-until = Pass until round { $round }

button-rank-show = Show here
button-daily-deal = Play the deal
button-daily-play = Play
button-daily-share = Share
button-daily-board = Board
button-daily-before = ◀ { $date }
button-daily-best = The best play
button-daily-own = My play
button-daily-practise = Practise
button-puzzle = Answer the puzzle
button-puzzle-solution = The puzzle
# $letter is one of A to D, by which the text names a move
button-puzzle-answer = { $letter }
button-puzzle-moves = The moves
button-puzzle-table = The whole table
button-puzzle-hand = My hand
button-league-join = Join
button-league-stay = Join or stay
button-league-reserve = As a reserve
button-league-leave = Leave
button-league-leave-sure = Leave the season
button-league-ranked = Join and be ranked here
button-league-standings = Standings
button-league-mine = My matches
button-league-schedule = Schedule
button-league-log = Log
button-league-up = ◀ Higher division
button-league-down = Lower division ▶
