-- Results that ratings are made of. A rating is nowhere stored: it follows from these rows. They name a table without pointing
-- to it, because they stay when the game itself goes.
CREATE TABLE rated_games (
    table_id   INTEGER NOT NULL PRIMARY KEY,
    guild      INTEGER NOT NULL,
    game       TEXT    NOT NULL,                              -- Game::ID
    everywhere INTEGER NOT NULL CHECK (everywhere IN (0, 1)), -- whether all who began chose to be ranked everywhere
    began      INTEGER NOT NULL,
    ended      INTEGER,                                       -- NULL while it is played
    void       TEXT,                                          -- why it counts for nothing; NULL when it counts
    reason     TEXT                                           -- what the manager wrote who made it void
) STRICT;

CREATE INDEX rated_games_of_server ON rated_games (guild, game, ended, table_id) WHERE ended IS NOT NULL AND void IS NULL;
CREATE INDEX rated_games_everywhere ON rated_games (game, ended, table_id)
    WHERE ended IS NOT NULL AND void IS NULL AND everywhere = 1;

-- Who began a rated game in which seat, whoever sat there later.
CREATE TABLE rated_seats (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person   INTEGER NOT NULL,                                -- the Discord user; below 0 somebody who is forgotten
    name     TEXT    NOT NULL,                                -- as shown in the server at the start
    place    INTEGER CHECK (place BETWEEN 1 AND 4),           -- by the final points, from 1
    gone     INTEGER,                                         -- when they left
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_seats_by_person ON rated_seats (person, table_id);
