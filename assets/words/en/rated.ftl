### Rated tables and ratings.

## The lobby post, and the page of its settings
rated-on-card = **Rated**: only people play, the leaver is last, a result counts when everybody has had two turns, and *{ button-hint }* is off.
rated-on-poster = Rated
rated-numbers = Ratings here: { $people }.
rated-person = { $name } { $number }
rated-person-new = { $name } has none yet
rated-set-yes = Rated: **yes**
rated-set-no = Rated: **no**
rated-set-to-yes = Make the table rated
rated-set-to-no = Make the table friendly: no rating changes

## Numbers. $margin is half the width of the range in which the strength lies 9 times of 10.
rated-number = { $number } ± { $margin }
# Not known well enough for a board
rated-number-provisional = { $number }?

## The question to somebody who is ranked nowhere
rated-question-join = **This table is rated.** Everybody who joins is ranked in this server: your rating at this game changes with the result, it is on the board of this server once it is known well enough, and a player who gives up a seat is last. `{ name-me-boards }` changes that at any time; joining is your consent for this game.
rated-question-open = **It is not rated yet**, because you are ranked nowhere. At a rated table your rating at this game changes with the result, it is on the board of this server once it is known well enough, and a player who gives up a seat is last. `{ name-me-boards }` changes that at any time.
rated-done = Table { $table } is rated now, and you are ranked in this server. The lobby post tells the others.
rated-declined = Nothing has changed.

## Why something is refused
rated-off = This server has no rated tables. Server managers can allow them with `{ name-admin-settings } rated:True`.
rated-no-clock = A rated table needs a clock of at most 3 days a turn and an AI that plays when time runs out, so that every game comes to its end: `pace:a day a turn on_time_out:AI`. Nothing has changed.
rated-own-rules = A rated table is played by the published rules or one of the named sets of `preset`, so that all results mean the same. Nothing has changed.
rated-no-ai = Only people play at a rated table, so no AI player can join it. The host can make it friendly with *{ button-settings }* on the lobby post.
rated-not-asked = You are ranked nowhere, so you cannot sit at a rated table. `{ name-me-boards } where:here` changes that; then try again.
rated-others-not-asked = { $names } cannot sit at a rated table: they are ranked nowhere, have left too many, or sit at as many as they may. Each of them can change that with `{ name-me-boards }`, or leave. Nothing has changed.
rated-left = You have left three rated games within 30 days, so you can sit at no new rated table until { $until }. Friendly tables are open to you.
rated-too-many =
    { $most ->
        [one] You sit at { $most } rated table
       *[other] You sit at { $most } rated tables
    }, which is as many as anybody may at once. Finish one of them first.
rated-too-many-at-first =
    { $most ->
        [one] You sit at { $most } rated table
       *[other] You sit at { $most } rated tables
    } already, which is as many as you may until you have finished { $finished ->
        [one] { $finished } rated game
       *[other] { $finished } rated games
    }.
rated-no-hints = No AI gives advice at a rated table.
rated-no-votes = At a rated table the clock and its AI take care of somebody who is away; nobody can be voted out or replaced by a vote.
rated-own-table = You play at this rated table, so somebody else who manages the server must decide that.
rated-no-result = This table has no rated result in this server that counts.
rated-no-reason = Say why the result is to be void; the people concerned can read it with `{ name-me-data }`.

rated-voided = The result of table { $table } is void. All ratings are now as if it had not been played.

## The final post
rated-changes = Ratings: { $changes }.
rated-change = { $name } { $before } → { $after }
rated-change-left = { $name } { $before } → { $after } (left)
# $why is one of early, agreed, closed, manager
rated-void =
    { $why ->
        [early] This rated game changes no rating: not everybody has had two turns.
        [agreed] This rated game changes no rating: those who played agreed to end it.
        [manager] This rated game changes no rating: somebody who manages the server made it void.
       *[closed] This rated game changes no rating: it was not played to its end.
    }

## /me
rated-boards-nowhere = **Boards** show you nowhere; you sit at no rated table.
rated-boards-here = **Boards** show you in the servers where you play rated games.
rated-boards-everywhere = **Boards** show you in the servers where you play rated games, and by name on the board of all servers.

## /admin settings
rated-server-on = **Rated tables** can be opened.
rated-server-off = **Rated tables** cannot be opened.
