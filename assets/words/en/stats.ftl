### `/game stats`: how the games of somebody or of a server went.

stats-own = **Your games** in this server
stats-of = The games of { $name } in this server
stats-server = **The games of this server**
stats-own-none = **Your games** in this server: none yet.
stats-of-none = The games of { $name } in this server: none yet.
stats-server-none = **The games of this server**: none yet.
stats-hidden = { $name } does not show statistics to others.

## $finished is one of `stats-finished` and `stats-finished-share`
stats-games-of-somebody =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $finished }, { $won } won, { $running } running.
stats-games-of-server =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $finished }, { $running } running.
stats-finished = { $finished } played to the end
stats-finished-share = { $finished } played to the end ({ $share } % of those that are over)
stats-everywhere =
    -# In all servers: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $finished } played to the end, { $won } won. Only you see this line.

stats-mean-score =
    Mean score at { $game } ({ $results ->
        [one] 1 result
       *[other] { $results } results
    }): **{ $mean }**
stats-score-lines = -# { $lines }
stats-score-line = { $line }: { $mean }

stats-answered-in =
    A turn is answered in { $mean } ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }).
stats-late =
    The time of { $late ->
        [one] 1 turn
       *[other] { $late } turns
    } ran out.

stats-stood-in =
    { $moves ->
        [one] An AI made { $moves } move in place of a player who was away.
       *[other] An AI made { $moves } moves in place of a player who was away.
    }

stats-ranking = Who won most here:
# The backslash keeps Discord from making a list of it.
stats-rank =
    { $place }\. { $name }: { $won } won of { $games ->
        [one] 1 game
       *[other] { $games } games
    }
