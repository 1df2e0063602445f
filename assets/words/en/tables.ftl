### Lists of tables: `/game list` and `/me tables`.

tables-none = No table is open in this server. `{ name-game-new }` opens one.
tables-unknown-game = a game that I do not know
tables-game-named = { $name } ({ $game })
tables-line = { $table }. <#{ $channel }>: { $game }, { $players }; { $state }; opened { $since }
tables-damaged =
    { $damaged ->
        [one] ⚠️ What is stored of table { $tables } is damaged, so it cannot go on. Please tell the people who run this bot: their log and `aedile check` say what is wrong, and a backup may have it whole.
       *[other] ⚠️ What is stored of { $damaged } tables is damaged, so they cannot go on: { $tables }. Please tell the people who run this bot: their log and `aedile check` say what is wrong, and a backup may have them whole.
    }

## What a table waits for, as a part of a line
tables-waits-for-players = free seats: { $seats }
tables-waits-for-nobody = waits for nobody
tables-waits-for = to move: { $name }
tables-waits-for-holder = free seat of { $name }
tables-with-limit = { $turn } (time runs out { $ends })

## `/me tables`: $all tables, of which $waiting wait
tables-mine = **Your tables: { $all }**; waiting for you: { $waiting }.
tables-mine-named = - [{ $name }]({ $link }), { $game }: { $state }
tables-mine-line = - [Table { $table }]({ $link }), { $game }: { $state }
tables-mine-asleep = { $state }; channel deleted: a server manager can continue it with `{ name-admin-move }`
tables-your-turn = **your turn**
tables-your-turn-until = **your turn** (time runs out { $ends })
tables-your-vote = **your vote**
tables-joining = waits for players
tables-vacant = waits for a new player
tables-mine-none = You have no seat at any table. `{ name-game-list }` shows the tables of a server, `{ name-game-new }` opens one.
tables-page = -# Page { $page } of { $pages }
