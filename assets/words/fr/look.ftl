### Un regard sur une table : ses pages, des moments passés, d’où viennent les points.

## Les menus : au plus 100 caractères
look-closer = Détails
look-table = La table
look-scores = Les scores
look-points = Points : { $who }
look-words = Tout en mots
look-film = Le film de la partie
look-moment = Aller à un autre moment
look-part = ### { $name }

## Moments passés
look-at-start = **Au début de la partie**
look-after = **Après le coup { $number }**

## Points, ligne par ligne
look-account = { $who } a { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    } :
look-account-line = - **{ $points }** : { $says }
look-account-more = Meilleurs gains possibles ensuite :
look-account-one-more = - { $more }
