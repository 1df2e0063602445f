-- How sure a prediction is, and whether it was made early enough for the board. Those from before are guesses off the board.
ALTER TABLE tips ADD COLUMN confidence TEXT NOT NULL DEFAULT 'guess' CHECK (confidence IN ('guess', 'likely', 'sure'));
ALTER TABLE tips ADD COLUMN counts INTEGER NOT NULL DEFAULT 0 CHECK (counts IN (0, 1));

-- How predictions came out that count for the board of a server. They name a table without pointing to it, because they stay
-- when the game itself goes.
CREATE TABLE predictions (
    table_id   INTEGER NOT NULL,
    player     INTEGER NOT NULL,                              -- the Discord user
    guild      INTEGER NOT NULL,
    game       TEXT    NOT NULL,                              -- Game::ID
    name       TEXT    NOT NULL,                              -- as shown in the server
    confidence TEXT    NOT NULL CHECK (confidence IN ('guess', 'likely', 'sure')),
    seats      INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 4),
    winners    INTEGER NOT NULL CHECK (winners BETWEEN 1 AND 4),
    came_true  INTEGER NOT NULL CHECK (came_true IN (0, 1)),  -- whether the predicted seat is among the winners
    ended      INTEGER NOT NULL,                              -- the game
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX predictions_of_server ON predictions (guild, ended);
CREATE INDEX predictions_by_player ON predictions (player, guild, ended);
