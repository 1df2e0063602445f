film-here = La película de esta partida: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. Los cambios están marcados en cada imagen.
film-so-far = La película de esta partida hasta ahora: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. Los cambios están marcados en cada imagen.
film-empty = En esta mesa aún no ha pasado nada; no hay película.
film-alt =
    Película de la partida hasta ahora, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, cada uno una imagen con los cambios marcados. La última muestra:
film-alt-over =
    Película de toda la partida, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, cada uno una imagen con los cambios marcados; al final, las manos, la puntuación final y su evolución. Victoria: { $winners }. La última posición:
film-alt-ended =
    Película de la partida hasta donde se jugó, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, cada uno una imagen con los cambios marcados; al final, las manos, la puntuación y su evolución. No gana nadie. La última posición:
film-curve = Evolución de la puntuación
film-curve-turns = { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
film-curve-rounds = como si la partida hubiera acabado en esa ronda
film-curve-alt = Evolución de la puntuación por turnos, como si la partida hubiera acabado entonces. Victoria: { $winners }.
film-curve-line = { $name }: { $steps }.
film-curve-step = { $points } tras la ronda { $round }
film-curve-here = La puntuación de esta partida, turno a turno, como si hubiera acabado entonces.
film-shown = La película de la mesa { $table }: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, con lo nuevo marcado en cada imagen.
film-shown-curve = La puntuación de la mesa { $table }, turno a turno, como si la partida hubiera acabado entonces.
film-show-done = Se publicará en el canal de la mesa.
film-show-before = Ya está a la vista de todo el canal: { $link }
film-too-many = Hacer una película lleva un rato. Inténtalo de nuevo en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
film-hand = La mano de { $name } al final.
film-missed =
    La mejor jugada que no hiciste, según una IA ({ $level }) que no sabía más que tú en ese momento.
film-missed-by = La mejor jugada que { $who } no hizo, según una IA ({ $level }) que no sabía más que esa persona en ese momento.
film-missed-made = Elegiste: { $made }
film-missed-made-by = Se eligió: { $made }
film-missed-better =
    Diferencia aproximada: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Mejor: **{ $better }**. Motivo: { $reason }
film-missed-marked = -# En la imagen, 1 es la mejor jugada, y 2, la que se hizo.
film-missed-nothing = Una IA ({ $level }) que no sabía más que tú ha revisado tus decisiones más dudosas y no ha encontrado nada claramente mejor.
film-missed-no-time = La IA no ha tenido tiempo de revisar tus decisiones. Inténtalo de nuevo en un minuto.
