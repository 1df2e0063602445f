company-level = *{ people-level }*
company-between = und KI
company-unknown-level = Eine KI-Stufe „{ $typed }“ gibt es nicht; es gibt { $levels }. Schreib zum Beispiel *hard*, *3 normal* oder *easy, hard*.
company-too-many = Das sind mehr KIs, als ein Tisch Plätze hat. Schreib zum Beispiel *hard*, *3 normal* oder *easy, hard*.
company-choice =
    { $number ->
        [4] { $levels } · 4 KIs; du schaust zu
        [one] { $levels } · { $number } KI
       *[other] { $levels } · { $number } KIs
    }
company-offered =
    { $level ->
        [random] KI hinzufügen: zufällig, irgendein erlaubter Zug
        [greedy] KI hinzufügen: gierig, denkt einen Schritt voraus
        [gentle] KI hinzufügen: sanft, für eine erste Partie
        [easy] KI hinzufügen: leicht, denkt kurz voraus
        [normal] KI hinzufügen: normal, ein ordentliches Gegenüber
        [hard] KI hinzufügen: schwer, denkt weit voraus
       *[master] KI hinzufügen: Meister, braucht bis zu 3 Sekunden
    }
company-question = KI hinzufügen: Wähle, wie gut sie spielt
