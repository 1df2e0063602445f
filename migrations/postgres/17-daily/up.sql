-- The deals of the day, by date: whole days since 1970 in UTC. A row is made when somebody asks for its date or the one before, and
-- stays.
CREATE TABLE daily (
    date       BIGINT NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,                                      -- Game::ID
    secret     BYTEA    NOT NULL CHECK (length(secret) = 32),          -- shown to nobody before the date is closed
    commitment BYTEA    NOT NULL CHECK (length(commitment) = 32),      -- SHA-256 of the secret, told the date before
    deal       TEXT    NOT NULL,                                      -- JSON
    ai_version TEXT    NOT NULL,                                      -- what tells the opponent from that of other releases
    par        BIGINT,                                               -- the lead of the opponent in the player's seat; NULL until it is known
    closed     BIGINT                                                -- when its last play was over; NULL before
);

-- Who has begun a deal of the day, each once.
CREATE TABLE daily_plays (
    date   BIGINT NOT NULL,
    player BIGINT NOT NULL,                              -- the Discord user
    guild  BIGINT NOT NULL,                              -- the server where it was begun
    name   TEXT    NOT NULL,                              -- as shown there
    moves  TEXT    NOT NULL,                              -- JSON: what was decided and taken back, in order
    began  BIGINT NOT NULL,
    at     BIGINT NOT NULL,                              -- when something was last decided in it
    counts BIGINT NOT NULL CHECK (counts IN (0, 1)),     -- whether the opponent was the same all along
    margin BIGINT,                                       -- the player's lead at the end; NULL before it
    points BIGINT,                                       -- the player's points at the end
    done   BIGINT,                                       -- when it came to its end
    PRIMARY KEY (date, player)
);

CREATE INDEX daily_plays_by_player ON daily_plays (player, date);
