picture-final-scores = Puntuación final
picture-scores-so-far = Puntuación actual
picture-imagined = Imaginado: nada de esto ha ocurrido
picture-imagined-alt = Imaginado: nada de esto ha ocurrido.
picture-total = total
picture-points = Puntos
picture-built = { $name }. { $built }
picture-course = Puntos si la partida acabara en esa ronda:
picture-course-of = { $name }: { $steps }.
picture-course-step = ronda { $round }: { $points }
picture-if-ended = si la partida acabara en esa ronda
picture-rank =
    { $rank ->
        [winner] gana
        [first] 1.º
        [second] 2.º
        [third] 3.º
       *[fourth] 4.º
    }
picture-wins =
    { $winners ->
        [one] gana
       *[other] ganan
    }
picture-note =
    { $level ->
        [none] libre
        [away] IA por ahora
       *[other] IA { people-level }
    }
picture-more = Lo demás: Mirar, luego Como texto.
picture-after-round = { $round ->
    [0] Tras el draft
   *[other] Tras la ronda { $round }
}
picture-after-round-alt = { picture-after-round }.

picture-poster-join = usa Unirse
picture-poster-seat = Asiento { $seat }: { $who }
