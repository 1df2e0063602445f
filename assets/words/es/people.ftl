people-somebody = alguien
people-forgotten = persona olvidada
people-an-ai = Una IA
people-level =
    { $level ->
        [random] aleatoria
        [greedy] voraz
        [gentle] suave
        [easy] fácil
        [normal] normal
        [hard] difícil
       *[master] maestra
    }
people-ai = **{ $name } \(IA, { people-level }\)**
people-free-seat = **asiento libre de { $name }**
people-not-at-table =
    No tienes asiento en esta mesa; { $number ->
        [0] nadie lo tiene.
        [one] { $names } sí.
       *[other] { $names } sí.
    }
