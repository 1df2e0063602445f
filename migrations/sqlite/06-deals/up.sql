-- Small rows for what changes with each move: the deal, which never changes, stands apart. And checksums: each move carries
-- that of all moves of its table up to it, so that damage shows.
--
-- SQLite cannot drop a column that checks name, so `tables` is built anew. Foreign keys are off while this runs and checked
-- after it.

CREATE TABLE deals (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    setup    TEXT    NOT NULL CHECK (json_valid(setup))
) STRICT;

INSERT INTO deals (table_id, setup) SELECT id, setup FROM tables WHERE setup IS NOT NULL;

CREATE TABLE new_tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,      -- never used twice: buttons of dead tables stay dead
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,                       -- a channel or a thread
    own_thread    INTEGER NOT NULL DEFAULT 0 CHECK (own_thread IN (0, 1)),  -- the channel is a thread opened for this table
    game          TEXT    NOT NULL,                       -- Game::ID
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    terms         TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(terms)),  -- pace, and what a time-out means
    seats         INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 4),  -- how many may sit; how many sit once it runs
    host          INTEGER REFERENCES players (id),        -- NULL once nobody of those who sat wants to be known
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),    -- shown to nobody before the table is over
    commitment    BLOB    NOT NULL CHECK (length(commitment) = 32),  -- SHA-256 of the secret, on the lobby card
    rules_version INTEGER NOT NULL,                       -- Game::RULES_VERSION of the deal
    state         TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'finished', 'ended')),
    records       INTEGER NOT NULL DEFAULT 0 CHECK (records >= 0),  -- how many moves and undos there are
    to_move       INTEGER CHECK (to_move BETWEEN 0 AND 3),         -- who decides; follows from the deal and the moves
    boarded       INTEGER NOT NULL DEFAULT 0 CHECK (boarded BETWEEN 0 AND records),  -- records at the last board post
    created       INTEGER NOT NULL,
    started       INTEGER,                                -- when it was dealt; it has a row in `deals` then
    closed        INTEGER,                                -- when it finished or was ended
    active        INTEGER NOT NULL,                       -- when a person last did something here
    asked         INTEGER,                                -- when the channel was told that the table will close
    asleep        INTEGER,                                -- since when its channel is gone
    wake          INTEGER,                                -- when time must be looked at next
    rematch_of    INTEGER REFERENCES new_tables (id),
    CHECK (state NOT IN ('running', 'finished') OR started IS NOT NULL),
    CHECK ((state IN ('finished', 'ended')) = (closed IS NOT NULL)),
    CHECK (state <> 'lobby' OR started IS NULL),
    CHECK (started IS NOT NULL OR records = 0),
    CHECK (state = 'running' OR to_move IS NULL),
    CHECK (state IN ('lobby', 'running') OR wake IS NULL)
) STRICT;

INSERT INTO new_tables (id, guild, channel, own_thread, game, options, terms, seats, host, secret, commitment, rules_version,
    state, records, to_move, boarded, created, started, closed, active, asked, asleep, wake, rematch_of)
SELECT id, guild, channel, own_thread, game, options, terms, seats, host, secret, commitment, rules_version,
    state, records, to_move, boarded, created, started, closed, active, asked, asleep, wake, rematch_of
FROM tables;

DROP TABLE tables;
ALTER TABLE new_tables RENAME TO tables;

-- One open table a channel.
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_guild ON tables (guild, id);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;

-- Of the deal and all moves and undos of the table up to this one; NULL in rows of earlier versions.
ALTER TABLE moves ADD COLUMN checksum INTEGER;
