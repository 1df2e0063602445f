### Practice: a game that goes on from a moment of a finished one, which only its player sees.

practice-offer = **Play on from here**: a game that only you see, against AI players, from move { $number } of table { $table }. It counts in no statistics and no rating, its players are called by their colours, and it waits a week for you when you go away.
practice-cards-anew = Cards that you could not know are dealt anew.
practice-cards-as-they-lay = Cards that you could not know are those of the game.
practice-ends-lesson = You can play one game of this kind at a time: this one ends your lesson in { $game }.
practice-ends-other = You can play one game of this kind at a time: this one ends your practice game of { $game }.
practice-seat-question = Take another seat
practice-seat = Take the seat of { $name }
practice-seat-chosen = Seat of { $name } (chosen)
practice-level-question = Play against another level
practice-level = Against { people-level }
practice-level-chosen = Against { people-level } (chosen)
# What a player is called in such a game.
practice-name =
    { $colour ->
        [purple] Purple
        [orange] Orange
        [white] White
       *[brown] Brown
    }
practice-begins = **Practice**: the game goes on from move { $number } of table { $table }. { practice-back }
practice-back = `{ name-game-learn }` brings you back to it; to end it, press *{ button-help }* and then *{ button-end-practice }*.
practice-goes-on = **Your practice game of { $game }** goes on where you left it. To end it, press *{ button-help }* and then *{ button-end-practice }*.
practice-asks-to-replace = You have a practice game of { $game }, and can have one at a time. A lesson ends it.
practice-none = This practice game is over. *{ button-play-on-from-here }*, at an earlier moment of a finished game, begins another.
practice-left = You have ended the practice game.
practice-help = In a practice game you play by the buttons alone; the commands are for real tables.
practice-not-here = Not in a practice game: it has only you and AI players.
practice-over = **That was the practice game.** It counts nowhere.
