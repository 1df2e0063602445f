picture-final-scores = Endstand
picture-scores-so-far = Punktestand bisher
picture-imagined = Ausgedacht: nichts davon ist passiert
picture-imagined-alt = Ausgedacht: nichts davon ist passiert.
picture-total = gesamt
picture-points = Punkte
picture-built = { $name } – { $built }
picture-course = Punkte bei einem Ende in dieser Runde:
picture-course-of = { $name }: { $steps }.
picture-course-step = Runde { $round }: { $points }
picture-if-ended = bei einem Ende in dieser Runde
picture-rank =
    { $rank ->
        [winner] Sieg
        [first] 1. Rang
        [second] 2. Rang
        [third] 3. Rang
       *[fourth] 4. Rang
    }
picture-wins =
    { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
picture-note =
    { $level ->
        [none] freier Platz
        [away] vorerst KI
       *[other] KI { people-level }
    }
picture-more = Der Rest: Ansehen, dann Als Text.
picture-after-round = { $round ->
    [0] Nach der Auswahl
   *[other] Nach Runde { $round }
}
picture-after-round-alt = { picture-after-round }.

## Poster eines Tisches vor dem Start
picture-poster-join = über Beitreten
picture-poster-seat = Platz { $seat }: { $who }
