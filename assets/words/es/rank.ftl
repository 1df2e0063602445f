rank-board-here = **{ $game }**: { $people ->
        [0] aún no hay nadie en la tabla de este servidor.
        [one] { $people } persona en la tabla de este servidor.
       *[other] { $people } personas en la tabla de este servidor.
    }
rank-board-everywhere = **{ $game }**: { $people ->
        [0] aún no hay nadie en la tabla de todos los servidores.
        [one] { $people } persona en la tabla de todos los servidores.
       *[other] { $people } personas en la tabla de todos los servidores.
    }
rank-board-page = -# Página { $page } de { $pages }. Los puestos que no se pueden distinguir se dan como intervalo; la barra muestra dónde está cada fuerza en 9 de cada 10 casos.
rank-board-only = -# Los puestos que no se pueden distinguir se dan como intervalo; la barra muestra dónde está cada fuerza en 9 de cada 10 casos.
rank-levels = -# Las líneas discontinuas son las IA, según sus partidas contra la gente de esta tabla: { $levels }.
rank-level = { people-level } { $number } ± { $margin }
rank-own-none = Aún no tienes ninguna partida clasificatoria aquí. `{ name-game-new } rated:True` abre una mesa clasificatoria.
rank-own-provisional = Aún no estás en la tabla: tu valoración, { $number }, no se conoce lo bastante bien. Hacen falta unas 20 partidas de dos, o 10 de tres o cuatro.
rank-own-unlisted = No estás en la tabla: muestra a quienes han jugado una partida clasificatoria en los últimos 180 días, contra cuatro personas distintas, dos de ellas con una valoración bien conocida, y quieren figurar (`{ name-me-boards }`).
rank-shown = { $name } muestra la tabla de **{ $game }**.
rank-shown-done = La tabla está en el canal.

## Una persona
rank-person = { $name } en **{ $game }**: { $number }.
rank-person-games =
    { $games ->
        [one] { $games } partida clasificatoria.
       *[other] { $games } partidas clasificatorias.
    }
rank-person-place = Puesto { $places } de { $people } en la tabla.
rank-person-trend = { $trend } puntos en 90 días.
rank-person-none = { $name } no tiene aquí partidas clasificatorias de **{ $game }**, o no figura en ninguna tabla.
rank-history-none = Aún no tienes aquí ninguna partida clasificatoria de **{ $game }**. `{ name-game-new } rated:True` abre una mesa clasificatoria.

## Imágenes
rank-head-place = puesto
rank-head-name = nombre
rank-head-rating = valoración
rank-head-games = partidas
rank-head-trend = 90 días
rank-picture-board = tabla de este servidor, página { $page } de { $pages }
rank-picture-board-everywhere = tabla de todos los servidores, página { $page } de { $pages }
rank-places = { $from } a { $to }
rank-no-place = –
rank-somebody = alguien
rank-no-trend = –
rank-curve-below =
    { $games ->
        [one] { $games } partida clasificatoria
       *[other] { $games } partidas clasificatorias
    }; la banda muestra dónde estaba la fuerza en 9 de 10 casos

## Textos alternativos
rank-alt-board = La tabla de { $game }, página { $page } de { $pages }.
rank-alt-levels = Las líneas discontinuas son las IA: { $levels }.
rank-alt-row =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $trend } en 90 días.
rank-alt-row-new =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
rank-alt-own = Debajo, la fila de quien pregunta. { $row }
rank-alt-curve =
    { $name } en { $game }: { $games ->
        [one] { $games } partida clasificatoria
       *[other] { $games } partidas clasificatorias
    } del { $from } al { $to }. La valoración empezó en { $first }, su mínimo fue { $least } y su máximo { $most }; ahora es { $number }.
