look-closer = Detalles
look-table = La mesa
look-scores = La puntuación
look-points = Puntos de { $who }
look-words = Todo en palabras
look-film = La película de la partida
look-moment = Ir a otro momento
look-part = ### { $name }

look-at-start = **Al inicio de la partida**
look-after = **Tras la jugada { $number }**

look-account = { $who } tiene { $points ->
        [one] **{ $points }** punto
       *[other] **{ $points }** puntos
    }:
look-account-line = - **{ $points }**: { $says }
look-account-more = Lo que más daría ahora:
look-account-one-more = - { $more }
