### `/rank`: boards, what is known of one person, and curves.

rank-board-here = **{ $game }**: { $people ->
        [0] nobody is on the board of this server yet.
        [one] { $people } person on the board of this server.
       *[other] { $people } people on the board of this server.
    }
rank-board-everywhere = **{ $game }**: { $people ->
        [0] nobody is on the board of all servers yet.
        [one] { $people } person on the board of all servers.
       *[other] { $people } people on the board of all servers.
    }
rank-board-page = -# Page { $page } of { $pages }. Places that cannot be told apart are given as a range; the bar shows where a strength lies 9 times of 10.
rank-board-only = -# Places that cannot be told apart are given as a range; the bar shows where a strength lies 9 times of 10.
# $levels are such as "normal (AI) 1491 ± 67"
rank-levels = -# The dashed lines are the AIs, by the games of people on this board against them: { $levels }.
rank-level = { people-level } { $number } ± { $margin }
# Why somebody is not on the board
rank-own-none = You have no rated game here yet. `{ name-game-new } rated:True` opens a rated table.
rank-own-provisional = You are not on the board yet: your rating { $number } is not known well enough. That takes about 20 games of two players, or 10 of three or four.
rank-own-unlisted = You are not on the board: it lists those who have finished a rated game within 180 days, have met at least four different people in all, two of them with a rating that is known well, and want to be there (`{ name-me-boards }`).
rank-shown = { $name } shows the board of **{ $game }**.
rank-shown-done = The board is in the channel.

## One person; $known is a number
rank-person = { $name } at **{ $game }**: { $number }.
rank-person-games =
    { $games ->
        [one] { $games } rated game.
       *[other] { $games } rated games.
    }
rank-person-place = Place { $places } of { $people } on the board.
rank-person-trend = { $trend } points within 90 days.
rank-person-none = { $name } has no rated game of **{ $game }** here, or is ranked nowhere.
rank-history-none = You have no rated game of **{ $game }** here yet. `{ name-game-new } rated:True` opens a rated table.

## The pictures
rank-head-place = place
rank-head-name = name
rank-head-rating = rating
rank-head-games = games
rank-head-trend = 90 days
rank-picture-board = board of this server, page { $page } of { $pages }
rank-picture-board-everywhere = board of all servers, page { $page } of { $pages }
rank-places = { $from } to { $to }
rank-no-place = –
rank-somebody = somebody
rank-no-trend = –
rank-curve-below =
    { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }; the band shows where the strength lay 9 times of 10

## Their alt texts
rank-alt-board = The board of { $game }, page { $page } of { $pages }.
rank-alt-levels = Dashed lines are the AIs: { $levels }.
rank-alt-row =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $trend } in 90 days.
rank-alt-row-new =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
rank-alt-own = Below, the row of the one who asks. { $row }
rank-alt-curve =
    { $name } at { $game }: { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    } from { $from } to { $to }. The rating began at { $first }, was lowest at { $least } and highest at { $most }, and is { $number } now.
