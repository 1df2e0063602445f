### `/game stats`: how the games of somebody or of a server went.

stats-own = **Your games** in this server
stats-of = The games of { $name } in this server
stats-server = **The games of this server**
stats-own-none = **Your games** in this server: none yet.
stats-of-none = The games of { $name } in this server: none yet.
stats-server-none = **The games of this server**: none yet.
stats-hidden = { $name } does not show statistics to others.

## $finished is one of `stats-finished` and `stats-finished-share`
stats-games-of-somebody = Games: { $games }. { $finished } Won: { $won }. Running: { $running }.
stats-games-of-server = Games: { $games }. { $finished } Running: { $running }.
stats-finished = Finished: { $finished }.
stats-finished-share = Finished: { $finished } ({ $share }% of all ended games).
stats-deleted = Of these, deleted and so without a film: { $games }. Their results still count.
stats-everywhere = -# In all servers: games: { $games }, finished: { $finished }, won: { $won }. Only you see this line.

stats-mean-score = Average score at { $game } (results: { $results }): **{ $mean }**
stats-score-lines = -# { $lines }
stats-score-line = { $line }: { $mean }

stats-answered-in = Average time per turn: { $mean } (turns: { $turns }).
stats-late = Turns that ran out of time: { $late }.

stats-stood-in =
    { $moves ->
        [one] An AI player made { $moves } move in place of a player who was away.
       *[other] An AI player made { $moves } moves in place of a player who was away.
    }

stats-ranking = Most wins here:
# The backslash keeps Discord from making a list of it.
stats-rank = { $place }\. { $name }: { $won } of { $games }

## How a person played: the picture, and the ways to films
stats-picture-after = finished games here
stats-picture-mean = average
stats-picture-best = best
stats-picture-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · wins in a row: { $run }, at most { $longest }
# $place is 1 to 4, $count how often
stats-picture-place = { $place ->
        [1] 1st: { $count }
        [2] 2nd: { $count }
        [3] 3rd: { $count }
       *[4] 4th: { $count }
    }
stats-best-game = Best result at { $game }: **{ $points }** points (table { $table }).
stats-film-gone = Its film is deleted.
stats-button-film = Film of table { $table }
stats-alt = How { $name } played here.
# $after is `stats-picture-games`
stats-alt-game = { $game }: { $after }. First: { $first }, second: { $second }, third: { $third }, fourth: { $fourth }. Average and best points: { $lines }.
stats-alt-line = { $line } { $mean } and { $best }

## The records of a server
stats-records = **Records** at { $game }, between people who are all ranked here (`{ name-me-boards }`):
stats-record-highest = Highest score: { $name }, { $points } points (table { $table }).
stats-record-closest = Closest finish: { $names }, a lead of { $lead } points (table { $table }).
stats-record-fastest = Fastest game: { $names }, { $took } (table { $table }).
stats-record-longest = Longest game: { $names }, { $took } (table { $table }).
