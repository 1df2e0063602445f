stats-own = **Tus partidas** en este servidor
stats-of = Las partidas de { $name } en este servidor
stats-server = **Las partidas de este servidor**
stats-own-none = **Tus partidas** en este servidor: aún ninguna.
stats-of-none = Las partidas de { $name } en este servidor: aún ninguna.
stats-server-none = **Las partidas de este servidor**: aún ninguna.
stats-hidden = { $name } no muestra sus estadísticas a otras personas.

stats-games-of-somebody = Partidas: { $games }. { $finished } Ganadas: { $won }. En marcha: { $running }.
stats-games-of-server = Partidas: { $games }. { $finished } En marcha: { $running }.
stats-finished = Terminadas: { $finished }.
stats-finished-share = Terminadas: { $finished } ({ $share } % de las acabadas).
stats-deleted = De ellas, borradas y por tanto sin película: { $games }. Sus resultados siguen contando.
stats-everywhere = -# En todos los servidores: partidas: { $games }, terminadas: { $finished }, ganadas: { $won }. Esta línea solo la ves tú.

stats-mean-score = Puntuación media en { $game } (resultados: { $results }): **{ $mean }**
stats-score-lines = -# { $lines }
stats-score-line = { $line }: { $mean }

stats-answered-in = Tiempo medio por turno: { $mean } (turnos: { $turns }).
stats-late = Turnos con el tiempo agotado: { $late }.

stats-stood-in =
    { $moves ->
        [one] Una IA hizo { $moves } jugada en lugar de alguien ausente.
       *[other] Una IA hizo { $moves } jugadas en lugar de alguien ausente.
    }

stats-ranking = Quién más gana aquí:
stats-rank = { $place }\. { $name }: { $won } de { $games }

## Cómo ha jugado una persona: la imagen y las películas
stats-picture-after = partidas terminadas aquí
stats-picture-mean = media
stats-picture-best = mejor
stats-picture-games = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · victorias seguidas: { $run }, récord: { $longest }
stats-picture-place = { $place ->
        [1] 1.º: { $count }
        [2] 2.º: { $count }
        [3] 3.º: { $count }
       *[4] 4.º: { $count }
    }
stats-best-game = Mejor resultado en { $game }: **{ $points }** puntos (mesa { $table }).
stats-film-gone = La película se ha borrado.
stats-button-film = Película de la mesa { $table }
stats-alt = Cómo ha jugado aquí { $name }.
stats-alt-game = { $game }: { $after }. Primer puesto: { $first }; segundo: { $second }; tercero: { $third }; cuarto: { $fourth }. Media de puntos y mejor marca: { $lines }.
stats-alt-line = { $line } { $mean } y { $best }

## Los récords de un servidor
stats-records = **Récords** en { $game }, solo de partidas en las que todo el mundo figura en una tabla de este servidor (`{ name-me-boards }`):
stats-record-highest = Puntuación más alta: { $name }, { $points } puntos (mesa { $table }).
stats-record-closest = Final más reñido: { $names }, ventaja en puntos: { $lead } (mesa { $table }).
stats-record-fastest = Partida más rápida: { $names }, { $took } (mesa { $table }).
stats-record-longest = Partida más larga: { $names }, { $took } (mesa { $table }).
