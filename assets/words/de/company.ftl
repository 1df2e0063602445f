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
company-add-ai = KI hinzufügen
company-offered =
    { $level ->
        [random] { company-add-ai }: zufällig, irgendein erlaubter Zug
        [greedy] { company-add-ai }: gierig, denkt einen Schritt voraus
        [gentle] { company-add-ai }: sanft, für eine erste Partie
        [easy] { company-add-ai }: leicht, denkt kurz voraus
        [normal] { company-add-ai }: normal, ein ordentliches Gegenüber
        [hard] { company-add-ai }: schwer, denkt weit voraus
       *[master] { company-add-ai }: Meister, braucht bis zu 3 Sekunden
    }
company-question = { company-add-ai }: Wähle, wie gut sie spielt
