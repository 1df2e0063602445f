### A look at a table: its pages, earlier moments, how points come about.

## The menus: at most 100 characters each
look-closer = Details
look-table = The table
look-scores = The scores
look-points = Points of { $who }
look-words = Everything in words
look-film = The film of the game
look-moment = Go to another moment
look-part = ### { $name }

## Earlier moments
look-at-start = **At the start of the game**
look-after = **After move { $number }**

## Points, line by line
look-account = { $who } has { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }:
look-account-line = - **{ $points }**: { $says }
look-account-more = Best next gains:
look-account-one-more = - { $more }
