### Predictions of spectators who will win, and the board of those who predict best.

## At a table
predictions-who = Who will win, and how sure are you? You can make one prediction; the last one counts. At the end everybody sees all predictions, nobody earlier.
predictions-count = -# It counts for `{ name-rank-predictions }` until a quarter of the game is over, and cannot be changed after that.
predictions-for-fun = -# It is for fun: only predictions in the first quarter of a game without AI players count for `{ name-rank-predictions }`.
predictions-own = Your prediction so far: { $who } ({ $confidence }).
predictions-choice = { $who }: { $confidence }
predictions-confidence = { $confidence ->
        [sure] sure
        [likely] likely
       *[guess] a guess
    }
predictions-stored = Your prediction is saved: { $who } ({ $confidence }). It counts for `{ name-rank-predictions }`. Everybody sees it at the end, nobody earlier.
predictions-stored-for-fun = Your prediction is saved: { $who } ({ $confidence }). It is for fun. Everybody sees it at the end, nobody earlier.
predictions-fixed = Your prediction stays { $who } ({ $confidence }): a quarter of the game is over, and what counts for `{ name-rank-predictions }` can no longer be changed.
predictions-late = Predictions are possible only while the game is running and less than half over.
predictions-plays = Players cannot make predictions.

## At the end of a game
predictions-all = Predictions: { $predictions }.
predictions-on = { $who } (predicted by { $by })
predictions-by = { $name }: { $confidence }
predictions-more = { $number ->
    [one] { $number } more
   *[other] { $number } more
}

## The board
predictions-board = **Predictions**: { $people ->
        [0] nobody is on the board of this server yet.
        [one] { $people } person on the board of this server.
       *[other] { $people } people on the board of this server.
    }
predictions-board-how = -# Points of the last 12 months: guessing at random brings 0, and saying honestly how sure you are brings the most. The bar shows where an average lies, 9 times out of 10. It takes { $listed } predictions to be on the board.
predictions-board-few = You have made { $made } of the { $listed } predictions that it takes to be on the board.
predictions-board-unlisted = You are not on the board: it lists only those who want to be there (`{ name-me-boards }`).
predictions-button-own = My predictions
predictions-button-board = Board of predictions
predictions-shown = { $name } shows the board of predictions.

## One's own predictions
predictions-mine = **Your predictions** in this server in the last 12 months: { $made }. Points on average: { $mean } ± { $margin }.
predictions-mine-by = -# { $confidence }: { $made } made, { $true } came true
predictions-mine-latest = The latest ones:
# $how is yes or no: whether it came true
predictions-mine-one = { $how ->
        [yes] -# Table { $table }, { $game }: { $confidence }, came true, { $points } points
       *[no] -# Table { $table }, { $game }: { $confidence }, did not come true, { $points } points
    }
predictions-mine-shared = -# Table { $table }, { $game }: { $confidence }, counts for nothing because all shared the victory

## The picture
predictions-picture-heading = Predictions
predictions-picture-page = board of this server, page { $page } of { $pages }
predictions-head-points = points
predictions-head-number = made
predictions-head-true = came true
predictions-share = { $share }%
predictions-alt = The board of predictions, page { $page } of { $pages }.
predictions-alt-row =
    { $places }: { $name } { $mean } ± { $margin } points, { $made ->
        [one] { $made } prediction
       *[other] { $made } predictions
    }, { $share } came true.
