### The film of a game, and its scores turn by turn.

film-here = The film of this game: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Changes are marked in each picture.
film-so-far = The film of this game so far: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Changes are marked in each picture.
film-empty = Nothing has happened at this table yet; there is no film of it.
film-alt =
    Film of the game so far, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, each a picture in which changes are marked. The last shows:
film-alt-over =
    Film of the whole game, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, each a picture in which changes are marked; at its end the hands, the final scores, and the scores by turn. Won by { $winners }. The last position:
film-alt-ended =
    Film of the game as far as it was played, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, each a picture in which changes are marked; at its end the hands, the scores, and the scores by turn. Nobody has won. The last position:
film-curve = Scores by turn
film-curve-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
film-curve-rounds = as if the game had ended in that round
film-curve-alt = Scores by turn, as if the game had ended then; { $winners } won.
film-curve-line = { $name }: { $steps }.
film-curve-step = { $points } after round { $round }
film-curve-here = The scores of this game, turn by turn, as if it had ended then.
film-shown = The film of table { $table }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, what is new marked in each picture.
film-shown-curve = The scores of table { $table }, turn by turn, as if the game had ended then.
film-show-done = It will be posted in the channel of the table.
film-show-before = Everybody can see it already: { $link }
film-too-many = A film takes a while to make. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
film-hand = The hand of { $name } at the end.
film-missed =
    The best move that you missed, in the opinion of an AI ({ $level }) that knew no more than you did then.
film-missed-by = The best move that { $who } missed, in the opinion of an AI ({ $level }) that knew no more than the player did then.
film-missed-made = You chose: { $made }
film-missed-made-by = Chosen: { $made }
film-missed-better =
    Better by about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: **{ $better }** ({ $reason })
film-missed-marked = -# In the picture, 1 is the better move and 2 is the move that was made.
film-missed-nothing = An AI player ({ $level }) with no more knowledge than you checked your most doubtful decisions and found nothing clearly better.
film-missed-no-time = The AI had no time to look again at your decisions. Ask again in a minute.
