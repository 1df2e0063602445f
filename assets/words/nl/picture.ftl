picture-final-scores = Eindscores
picture-scores-so-far = Scores tot nu toe
picture-imagined = Denkbeeldig: niets hiervan is gebeurd
picture-imagined-alt = Denkbeeldig: niets hiervan is gebeurd.
picture-total = totaal
picture-points = Punten
picture-built = { $name }: { $built }
picture-course = Punten als de partij in die ronde eindigde:
picture-course-of = { $name }: { $steps }.
picture-course-step = ronde { $round }: { $points }
picture-if-ended = als de partij in die ronde eindigde
picture-rank =
    { $rank ->
        [winner] winnaar
        [first] eerste
        [second] tweede
        [third] derde
       *[fourth] vierde
    }
picture-wins =
    { $winners ->
        [one] wint
       *[other] winnen
    }
picture-note =
    { $level ->
        [none] vrije plaats
        [away] AI valt in
       *[other] AI { people-level }
    }
picture-more = De rest: Bekijken, dan Als tekst.
picture-after-round = { $round ->
    [0] Na de draft
   *[other] Na ronde { $round }
}
picture-after-round-alt = { picture-after-round }.

picture-poster-join = kies Meedoen
picture-poster-seat = Plaats { $seat }: { $who }
