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
