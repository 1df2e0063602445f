people-somebody = jemand
people-forgotten = ehemaliges Mitglied
people-an-ai = Eine KI
people-level =
    { $level ->
        [random] zufällig
        [greedy] gierig
        [gentle] sanft
        [easy] leicht
        [normal] normal
        [hard] schwer
       *[master] Meister
    }
people-ai = **{ $name } \(KI, { people-level }\)**
people-free-seat = **freier Platz von { $name }**
people-not-at-table =
    Du hast keinen Platz an diesem Tisch; { $number ->
        [0] niemand hat einen.
        [one] { $names } hat einen.
       *[other] { $names } haben einen.
    }
