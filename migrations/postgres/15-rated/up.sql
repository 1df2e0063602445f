-- Results that ratings are made of. A rating is nowhere stored: it follows from these rows. They name a table without pointing
-- to it, because they stay when the game itself goes.
CREATE TABLE rated_games (
    table_id   BIGINT NOT NULL PRIMARY KEY,
    guild      BIGINT NOT NULL,
    game       TEXT    NOT NULL,                              -- Game::ID
    everywhere BIGINT NOT NULL CHECK (everywhere IN (0, 1)), -- whether all who began chose to be ranked everywhere
    began      BIGINT NOT NULL,
    ended      BIGINT,                                       -- NULL while it is played
    void       TEXT,                                          -- why it counts for nothing; NULL when it counts
    reason     TEXT                                           -- what the manager wrote who made it void
);

CREATE INDEX rated_games_of_server ON rated_games (guild, game, ended, table_id) WHERE ended IS NOT NULL AND void IS NULL;
CREATE INDEX rated_games_everywhere ON rated_games (game, ended, table_id)
    WHERE ended IS NOT NULL AND void IS NULL AND everywhere = 1;

-- Who began a rated game in which seat, whoever sat there later.
CREATE TABLE rated_seats (
    table_id BIGINT NOT NULL,
    seat     BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person   BIGINT NOT NULL,                                -- the Discord user; below 0 somebody who is forgotten
    name     TEXT    NOT NULL,                                -- as shown in the server at the start
    place    BIGINT CHECK (place BETWEEN 1 AND 4),           -- by the final points, from 1
    gone     BIGINT,                                         -- when they left
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX rated_seats_by_person ON rated_seats (person, table_id);
