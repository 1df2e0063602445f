look-closer = Details
look-table = De tafel
look-scores = De scores
look-points = Punten van { $who }
look-words = Alles in woorden
look-film = De film van de partij
look-moment = Naar een ander moment
look-part = ### { $name }

look-at-start = **Aan het begin van de partij**
look-after = **Na zet { $number }**

look-account = { $who } heeft { $points ->
        [one] **{ $points }** punt
       *[other] **{ $points }** punten
    }:
look-account-line = - **{ $points }**: { $says }
look-account-more = Grootste volgende winst:
look-account-one-more = - { $more }
