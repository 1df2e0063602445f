### Why a table refuses. Nothing has changed then.

refusal-no-table = There is no table here. Open one with `{ name-game-new }`.
refusal-already-seated = You already have a seat at this table.
refusal-still-seated = You have taken a seat at a running game in the meantime, so nothing was deleted. Please try `{ name-me-forget }` once more.
refusal-not-moderator = Only server managers can end a running game, with `{ name-admin-end }`.
refusal-not-over = The game is not over yet. `{ name-game-status }` shows its state.
refusal-already-started = This game has already started. `{ name-game-board }` shows it.
refusal-not-started = This game has not started yet. Press *{ button-start }* or use `{ name-game-start }`.
refusal-over = This game is over. `{ name-game-score }` shows the result; `{ name-game-new }` opens another.
refusal-ended = This table was ended. `{ name-game-new }` opens another.
refusal-asleep = The channel of this table was deleted; a server manager can continue it elsewhere with `{ name-admin-move }`.
refusal-not-your-turn = It is not your turn; nothing has changed.
refusal-lost-table = This button belongs to a table that no longer exists: the host of this bot has gone back to a backup, and what happened after { $taken } is lost. You can open another table with `{ name-game-new }`.
refusal-lost-moves = This button belongs to a move that no longer exists: the host of this bot has gone back to a backup, and this table went on from where it was at { $taken }. `{ name-game-status }` shows it.
refusal-stale = That button belongs to an earlier move; nothing has changed.
refusal-no-such-order = This game has no such standing order; nothing has changed. Choose one of those that are offered.
refusal-no-plans-here = The players of this table have agreed to decide each move when it comes; nothing can be planned here.
refusal-plan-too-long = { $most ->
    [one] A plan has at most { $most } step; nothing has changed.
   *[other] A plan has at most { $most } steps; nothing has changed.
}
refusal-plan-too-many = { $most ->
    [one] A step of a plan has at most { $most } alternative; nothing has changed.
   *[other] A step of a plan has at most { $most } alternatives; nothing has changed.
}
refusal-plan-watches = { $most ->
    [one] A plan watches for at most { $most } thing; nothing has changed.
   *[other] A plan watches for at most { $most } things; nothing has changed.
}
refusal-plan-no-such-step = Your plan has no such step; nothing has changed.
refusal-plan-empty = You have planned nothing yet: first add a move.
refusal-plan-no-meaning = That cannot be planned in this game; nothing has changed.
refusal-used-elsewhere = This click was already handled. Nothing more has changed.

refusal-channel-taken = Table { $table } is already open in this channel; `{ name-game-join }` takes a seat there while one is free. You can also use another channel or a thread.
refusal-channel-plays = The game of table { $table } is running in this channel; `{ name-game-board }` shows it. Use another channel or a thread.
refusal-not-of-this-server = There is no open table { $table } in this server. Choose one of those that are offered; `{ name-game-list }` names them.
refusal-already-there = Table { $table } is in this channel already. Use the command in the channel or thread in which it should go on.
refusal-wrong-seats = This game has { $least } to { $most } seats.
refusal-lobby-full = All { $seats } seats are taken. You can open another table in another channel with `{ name-game-new }`.
refusal-seats-kept = The free seats of this rematch are reserved for { $names } until { $until }. You can join after that, or open another table in another channel.
refusal-rematched = [Table { $table }]({ $link }) is the rematch of this one. If a seat is reserved for you there, take it with *{ button-join }*.
refusal-watch = You can watch with `{ name-game-board }`.
refusal-not-posted = The lobby post of this table is not there yet, and the game starts with a click that comes after it. Press *{ button-start }* when you see it.
refusal-starting = This table is starting: the first click is kept, and it is tried again until it is stored. Nothing else can be changed until then.
refusal-dismissed = The host has removed you from this table, so you cannot join it again. `{ name-game-new }` in another channel opens a table of your own.
refusal-colour-taken = Somebody else has just chosen this colour, so nothing has changed. Choose another with *{ button-settings }* on the lobby post.
refusal-dismisses-self = That is you; nothing has changed. `{ name-game-leave }` gives up your seat; the next player then becomes host.
refusal-not-seated = This person has no seat at this table, so nothing has changed.
refusal-not-host = Only { $name }, who opened this table, can do that.
refusal-too-few = The game needs at least { $least } players; { $have } joined so far. Others join with *{ button-join }* or `{ name-game-join }`.

refusal-too-many-ai = This table has { $seats } seats, so at most { $seats } AI players can join. Give it more seats or fewer AI players.
refusal-no-ai = No AI player has a seat at this table. *{ company-add-ai }* or `{ name-game-ai-add }` adds one.
refusal-too-many-watched =
    { $most ->
        [one] At most { $most } table with AI players only
       *[other] At most { $most } tables with AI players only
    } may run in this server at a time. Wait until one is over, or leave one seat free for yourself.
refusal-watches-enough =
    { $most ->
        [one] You may watch at most { $most } table with AI players only.
       *[other] You may watch at most { $most } tables with AI players only.
    } Wait until one is over, or leave one seat free for yourself.

## Why nothing can be taken back
refusal-undo-no-move = You have no move to take back.
refusal-undo-others-moved = { $name } has moved since, so your move cannot be taken back.
refusal-undo-sealed = That move showed a secret or let chance decide, so it cannot be taken back.
refusal-undo-inherited = That move was made by the player who had your seat before, so it cannot be taken back.
refusal-undo-over = The game is over; its last move cannot be taken back.
