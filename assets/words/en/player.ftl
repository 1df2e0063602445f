### The private panel of a player.

player-no-such-page = This choice is no longer available. You can do this now:
player-explained = > { $says } (*{ button-help }* ends these explanations.)
player-taken-back = Your move is taken back.
player-done = Your move is made.
player-how-to-look = *{ button-look }* or `{ name-game-board }` shows the table.
player-ended = This table was ended.
player-over = The game is over. `{ name-game-score }` shows the result.
player-won = The game is over. Winner: { $winners }. `{ name-game-score }` shows the result.
player-foreign-button = This button is not mine; nothing has changed.
player-moved-on = The table has moved on since that panel was opened. This is the position now.
player-hushed = No more reminders in this turn. Play it whenever you are ready: press *{ button-your-turn }*. If the table has a clock, it runs on.
player-standing-order = **Standing order** for the turns of others (only you see this): { $order }.
player-still = Good: the table stays open.
player-next-table = This is [table { $table }]({ $link }).
player-no-next-table = No other table waits for you now. `{ name-me-tables }` shows all of yours.
player-hint-not-now = You can get a hint when it is your turn.
player-hint-too-many = A hint takes a while to think of. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
player-hint-not-you = Only players can get hints.
player-elsewhere = That button belongs to table { $table }, which is in <#{ $channel }>. Use the one there.
player-other-server = That button belongs to a table of another server; nothing has changed.
player-final-score = The final score.
player-score-now = The score, as if the game ended now.
player-stood = The position then:
player-stands = The position now:
player-hint = **Hint**, the opinion of an AI player ({ people-level }) that knows no more than you:
    { $moves }
    -# It may be wrong; you decide.
player-hint-move = { $place }. **{ $move }**: { $reason }
player-hint-then = Then: { $moves }.
player-hint-all = { $place }. Do all
player-hint-button = { $place }. { $move }
