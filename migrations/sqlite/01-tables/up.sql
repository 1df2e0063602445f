-- Identifiers of Discord (users, guilds, channels, messages, interactions) are unsigned 64-bit numbers,
-- kept bit for bit in SQLite's signed ones. Times are milliseconds since 1970 in UTC.

CREATE TABLE players (
    id      INTEGER PRIMARY KEY,                          -- the Discord user
    name    TEXT    NOT NULL,                             -- the name at the last interaction, anywhere
    since   INTEGER NOT NULL                              -- when we first met
) STRICT;

CREATE TABLE tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,      -- never used twice: buttons of dead tables stay dead
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,                       -- a channel or a thread
    game          TEXT    NOT NULL,                       -- Game::ID
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    seats         INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 4),  -- how many may sit; how many sit once it runs
    host          INTEGER NOT NULL REFERENCES players (id),
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),    -- shown to nobody before the table is over
    commitment    BLOB    NOT NULL CHECK (length(commitment) = 32),  -- SHA-256 of the secret, on the lobby card
    rules_version INTEGER NOT NULL,                       -- Game::RULES_VERSION of the deal
    state         TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'finished', 'ended')),
    setup         TEXT    CHECK (json_valid(setup)),      -- the deal; NULL until the start
    records       INTEGER NOT NULL DEFAULT 0 CHECK (records >= 0),  -- how many moves and undos there are
    to_move       INTEGER CHECK (to_move BETWEEN 0 AND 3),         -- who decides; follows from setup and moves
    boarded       INTEGER NOT NULL DEFAULT 0 CHECK (boarded BETWEEN 0 AND records),  -- records at the last board post
    created       INTEGER NOT NULL,
    started       INTEGER,
    closed        INTEGER,                                -- when it finished or was ended
    CHECK (state NOT IN ('running', 'finished') OR setup IS NOT NULL),
    CHECK ((setup IS NULL) = (started IS NULL)),
    CHECK ((state IN ('finished', 'ended')) = (closed IS NOT NULL)),
    CHECK (state <> 'lobby' OR setup IS NULL),
    CHECK (setup IS NOT NULL OR records = 0),
    CHECK (state = 'running' OR to_move IS NULL)
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_guild ON tables (guild, id);

-- Who sits where. In a lobby seats may leave and the others move up; a running table's seats stay.
CREATE TABLE seats (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    player      INTEGER NOT NULL REFERENCES players (id),
    name        TEXT    NOT NULL,                         -- the player's name in this server at the last interaction
    interaction INTEGER NOT NULL,                         -- the join, which takes part in the seed
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player);

-- What happened at a running table. Rows are appended, never changed and never deleted.
CREATE TABLE moves (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    number      INTEGER NOT NULL CHECK (number >= 0),     -- 0, 1, 2 … in the order of writing
    seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),     -- who decided
    kind        TEXT    NOT NULL CHECK (kind IN ('move', 'auto', 'undo')),
    record      TEXT    CHECK (json_valid(record)),       -- the move in the log format; NULL for an undo
    undone_to   INTEGER CHECK (undone_to BETWEEN 0 AND number - 1),  -- an undo voids the moves from this number on
    interaction INTEGER UNIQUE,                           -- a click delivered twice is one move; NULL for an auto
    at          INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    CHECK ((kind = 'undo') = (record IS NULL)),
    CHECK ((kind = 'undo') = (undone_to IS NOT NULL)),
    CHECK ((kind = 'auto') = (interaction IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_stay BEFORE UPDATE ON moves BEGIN SELECT RAISE (ABORT, 'a move is never changed'); END;
CREATE TRIGGER moves_remain BEFORE DELETE ON moves BEGIN SELECT RAISE (ABORT, 'a move is never deleted'); END;

-- Clicks and commands that changed something: delivered twice, they do so once.
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id)
) STRICT;

-- What the channel must be told. Written with its cause; sent afterwards, in order for each table, once.
CREATE TABLE posts (
    id         INTEGER PRIMARY KEY,                       -- part of the nonce and of file names; rows are never deleted
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    kind       TEXT    NOT NULL CHECK (json_valid(kind)),
    role       TEXT    NOT NULL CHECK (role IN ('lobby_card', 'board', 'ping', 'clear_ping', 'final', 'notice')),
    number     INTEGER NOT NULL CHECK (number >= 0),      -- the records there were when it became due
    state      TEXT    NOT NULL CHECK (state IN ('due', 'claimed', 'sent', 'skipped', 'failed')),
    created    INTEGER NOT NULL,
    not_before INTEGER NOT NULL DEFAULT 0,                -- a failed attempt waits until then
    attempts   INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    claimed_by INTEGER,                                   -- the run of the program that took it last
    claimed    INTEGER,                                   -- when it was last about to be sent
    settled    INTEGER,                                   -- when it was sent, skipped or given up
    message    INTEGER,                                   -- the Discord message, once sent
    failure    TEXT,                                      -- why the last attempt failed
    CHECK (state <> 'claimed' OR (claimed IS NOT NULL AND claimed_by IS NOT NULL)),
    CHECK ((state IN ('sent', 'skipped', 'failed')) = (settled IS NOT NULL)),
    CHECK (state <> 'failed' OR failure IS NOT NULL)
) STRICT;

CREATE INDEX posts_due ON posts (table_id, id) WHERE state IN ('due', 'claimed');
CREATE INDEX posts_of_table ON posts (table_id, role, id) WHERE message IS NOT NULL;
