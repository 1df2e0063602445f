### The private panel of a player.

player-no-such-page = Sorry, that choice is not open any more. This is what you can do now.
player-taken-back = Your move is taken back.
player-done = Done.
player-how-to-look = *Look* or `/game board` shows the table.
player-ended = This table was ended.
player-over = The game is over. `/game score` shows the result.
