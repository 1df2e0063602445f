people-somebody = iemand
people-forgotten = vroegere speler
people-an-ai = Een AI
people-level =
    { $level ->
        [random] willekeurig
        [greedy] gulzig
        [gentle] mild
        [easy] makkelijk
        [normal] normaal
        [hard] moeilijk
       *[master] meester
    }
people-ai = **{ $name } \(AI, { people-level }\)**
people-free-seat = **vrije plaats van { $name }**
people-not-at-table =
    Je zit niet aan deze tafel; { $number ->
        [0] er zit niemand.
        [one] wel: { $names }.
       *[other] wel: { $names }.
    }
