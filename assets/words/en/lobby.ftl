### Tables that have not started.

## The lobby card
lobby-title = ## { $game }
lobby-opened-by = Table { $table }, opened by { $host } { $since }.
lobby-opened-once = Table { $table }, opened { $since }.
lobby-played = { $changed ->
    [0] Played by the book.
   *[other] Played by the book, but for this:
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
    { $who } (finished { $finished } of { $over } here, answers in { $mean }{ $late ->
        [0] {""}
        [one] , ran out of time once
       *[other] , ran out of time { $late } times
    })
lobby-place-finished =
    { $who } (finished { $finished } of { $over } here{ $late ->
        [0] {""}
        [one] , ran out of time once
       *[other] , ran out of time { $late } times
    })
lobby-place-free = free
lobby-place-kept = kept for { $name }
lobby-full = All seats are taken: { $host } can start it.
lobby-waits = It starts when full, or when { $host } starts it with at least { $least }.
lobby-started = The game has started.
lobby-over = The game is over.
lobby-ended = This table was ended.
lobby-rematch = The rematch of table { $of }. A different player begins.
lobby-rematch-kept = The rematch of table { $of }. A different player begins. Until { $until }, { $names } can take their reserved seats with *{ button-join }*.
# The last line of the description of the picture, for who wants to check the shuffle at the end
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
    The secret was `{ $secret }`. Its SHA-256 must be the promise. The deal came from this secret and from the clicks of everybody who joined and started. `/game log verify` checks all of it here; `aedile verify` checks the file of `/game log export` anywhere.
    This proves nothing against the host of the bot if the host played, too: they could look at the secret, or run a changed program.

## What the host of a new table reads
lobby-opened = Table { $table } is open and you sit at it. Others join with the button on its card or with `/game join`; AI with *Add AI* or `/game ai add`; `/game start` starts it before all { $seats } seats are taken.
lobby-opened-full = Table { $table } is open and all seats are taken. Press *Start* below it: your click takes part in the shuffle, after the promise.
lobby-own-thread = It has a thread of its own: <#{ $thread }>.
lobby-no-thread = It has no thread of its own: { $why }.

## What somebody reads who has changed a lobby; $left seats are free
lobby-done-started = The game has started. You will be pinged when it is your turn.
lobby-done-watched = The game has started, and AI play it. Watch: a picture of the table comes each round. `/game board` shows it at any time.
lobby-done-ai-started = The AI sits down, and the game has started. You will be pinged when it is your turn.
lobby-done-ended = You left, and as nobody sits there any more the table is ended. `/game new` opens another one.
lobby-done-dismissed = They have no seat at this table any more, and cannot join it again.
lobby-done-left = You left the table.
lobby-done-ai =
    { $name } sits down. { $left ->
        [one] 1 free seat
       *[other] { $left } free seats
    } left; the host can start with those who sit.
lobby-done-ai-gone =
    The AI that came last is gone. { $left ->
        [one] 1 free seat
       *[other] { $left } free seats
    } now.
lobby-done-joined =
    You have seat { $seat }. { $left ->
        [one] 1 free seat
       *[other] { $left } free seats
    } left; { $start ->
        [enough] it can start now, or wait until all seats are taken.
       *[few] it starts when enough have joined.
    }
lobby-done-full = You have seat { $seat }, and all seats are taken. The game starts as soon as the lobby card is posted; nobody needs to do anything.

## What the one reads who has opened a rematch
lobby-rematch-open = [Table { $table }]({ $link }) is open as a rematch, and you have seat { $seat }.
lobby-rematch-full = Press *Start* on its card.
lobby-rematch-others = { $names } can take the other seats with one click until { $until }; `/game start` starts without them.

# The answer to `/game new` without a game
lobby-which-game = **Which game?** The table opens in this channel; *Settings* on its lobby post changes rules until it starts.
