look-closer = Einzelheiten
look-table = Der Tisch
look-scores = Der Punktestand
look-points = Punkte: { $who }
look-words = Alles in Worten
look-film = Der Film der Partie
look-moment = Zu einem anderen Moment
look-part = ### { $name }

## Frühere Momente
look-at-start = **Zu Beginn der Partie**
look-after = **Nach Spielzug { $number }**

## Punkte, Zeile für Zeile
look-account = { $who } hat { $points ->
        [one] **{ $points }** Punkt
       *[other] **{ $points }** Punkte
    }:
look-account-line = - **{ $points }**: { $says }
look-account-more = Was jetzt am meisten brächte:
look-account-one-more = - { $more }
