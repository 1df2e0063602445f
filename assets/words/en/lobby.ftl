### Tables that have not started.

## The lobby post
lobby-title = ## { $game }
lobby-title-named = ## { $name } · { $game }
lobby-opened-by = Table { $table }, opened by { $host } { $since }.
lobby-opened-once = Table { $table }, opened { $since }.
lobby-played = { $changed ->
    [0] Rules: as published.
   *[other] Rules: as published, except:
}
lobby-option = - { $option }
lobby-poster-option = · { $option }
lobby-poster-table = Table { $table }
# Small below the name of whoever opened the table.
lobby-poster-host = host
# How many seats are left; with both: "1 free, 1 kept".
lobby-poster-free = { $free } free
lobby-poster-kept = { $kept } kept
lobby-poster-no-clock = No clock
lobby-poster-clock = { $allowance } a turn
lobby-poster-changed = { $changed ->
    [0] by the book
    [one] { $changed } rule changed
   *[other] { $changed } rules changed
}
lobby-place = { $place }. { $who }
lobby-place-known =
    { $who } (finished games here: { $finished } of { $over }, answers in { $mean }{ $late ->
        [0] )
       *[other] , time-outs: { $late })
    }
lobby-place-finished =
    { $who } (finished games here: { $finished } of { $over }{ $late ->
        [0] )
       *[other] , time-outs: { $late })
    }
lobby-place-free = free
lobby-place-kept = reserved for { $name }
lobby-full = All seats are taken: { $host } can start it.
lobby-waits = The game starts when all seats are taken, or when { $host } starts it with at least { $least } players.
lobby-match = A match of a league: press *{ button-join }* when you are ready. It starts when everybody is, or without waiting any longer { $until }.
lobby-match-ready = A match of a league: it starts now.
lobby-started = The game has started.
lobby-over = The game is over.
lobby-ended = This table was ended.
lobby-rematch = The rematch of table { $of }. A different player begins.
lobby-rematch-kept = The rematch of table { $of }. A different player begins. Until { $until }, { $names } can take their reserved seats with *{ button-join }*.
# The last line of the description of the picture, for those who want to check the shuffle at the end
lobby-promise = The promise of the shuffle, to be compared at the end: { $commitment }
# The private answer to the button that asks why the deal is fair
lobby-promise-explained =
    No player can choose or foresee the deal. Before anybody could join, the bot drew a secret. Its fingerprint is the promise:
    `{ $commitment }`
    The same promise is public: it is the last line of the description (ALT) of the picture in the lobby post. The deal comes from the secret and from the clicks of everybody who joins and starts. At the end this button shows the secret, and its SHA-256 must be the promise. The lobby post is edited as people join, so keep this message and compare it then.
    This proves nothing against the host of the bot if the host plays, too: they could look at the secret, or run a changed program.
lobby-promise-kept =
    No player could choose or foresee the deal. Before anybody could join, the bot promised the shuffle by this fingerprint of a secret:
    `{ $commitment }`
    The secret was `{ $secret }`. Its SHA-256 must be the promise. The deal came from this secret and from the clicks of everybody who joined and started. `{ name-game-log-verify }` checks all of it here; `aedile verify` checks the file of `{ name-game-log-export }` anywhere.
    This proves nothing against the host of the bot if the host played, too: they could look at the secret, or run a changed program.

## The name of a table
lobby-renamed = This table is now called { $name }.
lobby-bad-name = The name of a table has 1 to 40 visible characters. Nothing was changed.

## What the host of a new table reads
lobby-opened = Table { $table } is open and you have a seat. Others join with the button on its lobby post or with `{ name-game-join }`. AI players: *{ company-add-ai }* or `{ name-game-ai-add }`. `{ name-game-start }` starts it before all { $seats } seats are taken.
lobby-opened-full = Table { $table } is open and all seats are taken. Press *{ button-start }* on its lobby post. *{ button-fair-play }* there says how it is shuffled.
lobby-own-thread = It has a thread of its own: <#{ $thread }>.
lobby-no-thread = It has no thread of its own: { $why }.

## What somebody reads who has changed a lobby; $left seats are free
lobby-done-started = The game has started. You will be mentioned when it is your turn.
lobby-done-watched = The game has started with AI players only. A picture of the table is posted each round; `{ name-game-board }` shows it at any time.
lobby-done-ai-started = The AI player joins, and the game has started. You will be mentioned when it is your turn.
lobby-done-ended = You left, and no player is left, so the table has ended. `{ name-game-new }` opens another.
lobby-done-dismissed = This person no longer has a seat at this table and cannot join it again.
lobby-done-left = You left the table.
lobby-done-ai = { $name } joins. Free seats: { $left }. The host can start now.
lobby-done-ai-gone = The AI player that joined last is gone. Free seats: { $left }.
lobby-done-joined =
    You have seat { $seat }. Free seats: { $left }. { $start ->
        [enough] The game can start now, or when all seats are taken.
       *[few] The game can start when enough players have joined.
    }
lobby-done-full = You have seat { $seat }, and all seats are taken. The game starts as soon as the lobby post is there; nobody needs to do anything.
lobby-done-ready = You are ready. The match starts when everybody is, at the latest { $until }.

## What the one reads who has opened a rematch
lobby-rematch-open = [Table { $table }]({ $link }) is open as a rematch, and you have seat { $seat }.
lobby-rematch-full = Press *{ button-start }* on its lobby post.
lobby-rematch-others = Reserved until { $until }: seats for { $names }. `{ name-game-start }` starts without them.

# The answer to `/game new` without a game
lobby-which-game = **Which game?** The table opens in this channel; *{ button-settings }* on its lobby post changes rules until it starts.
