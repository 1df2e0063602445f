-- Games that last for weeks: terms, clocks, seats that pass on, settings of people and servers.
--
-- SQLite cannot loosen a column, so three tables are built anew. Foreign keys are off while this runs and checked after it.

-- JSON of `pace::Terms`, of `pace::Preferences` and of the servers' settings: fields may be added with a default, never
-- renamed. Times are milliseconds since 1970 in UTC, lengths of time are milliseconds.

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
    setup         TEXT    CHECK (json_valid(setup)),      -- the deal; NULL until the start
    records       INTEGER NOT NULL DEFAULT 0 CHECK (records >= 0),  -- how many moves and undos there are
    to_move       INTEGER CHECK (to_move BETWEEN 0 AND 3),         -- who decides; follows from setup and moves
    boarded       INTEGER NOT NULL DEFAULT 0 CHECK (boarded BETWEEN 0 AND records),  -- records at the last board post
    created       INTEGER NOT NULL,
    started       INTEGER,
    closed        INTEGER,                                -- when it finished or was ended
    active        INTEGER NOT NULL,                       -- when a person last did something here
    asked         INTEGER,                                -- when the channel was told that the table will close
    asleep        INTEGER,                                -- since when its channel is gone
    wake          INTEGER,                                -- when time must be looked at next
    rematch_of    INTEGER REFERENCES new_tables (id),
    CHECK (state NOT IN ('running', 'finished') OR setup IS NOT NULL),
    CHECK ((setup IS NULL) = (started IS NULL)),
    CHECK ((state IN ('finished', 'ended')) = (closed IS NOT NULL)),
    CHECK (state <> 'lobby' OR setup IS NULL),
    CHECK (setup IS NOT NULL OR records = 0),
    CHECK (state = 'running' OR to_move IS NULL),
    CHECK (state IN ('lobby', 'running') OR wake IS NULL)
) STRICT;

INSERT INTO new_tables (id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, setup,
    records, to_move, boarded, created, started, closed, active, wake)
SELECT id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, setup,
    records, to_move, boarded, created, started, closed, coalesce(closed, started, created),
    CASE WHEN state IN ('lobby', 'running') THEN 0 END
FROM tables;

DROP TABLE tables;
ALTER TABLE new_tables RENAME TO tables;

-- One open table a channel.
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_guild ON tables (guild, id);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;

-- Who sits where: a person, an AI, or nobody. In a lobby seats may leave and the others move up; a running table's seats
-- stay, whoever holds them.
CREATE TABLE new_seats (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    player      INTEGER REFERENCES players (id),          -- NULL for an AI and for a seat that was given up
    ai          TEXT,                                     -- the level of the AI that holds it
    name        TEXT    NOT NULL,                         -- as shown in this server at the last interaction
    interaction INTEGER NOT NULL,                         -- the join, which takes part in the seed; stays with the seat
    bank        INTEGER NOT NULL DEFAULT 0 CHECK (bank >= 0),      -- time saved up
    missed      INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0),    -- turns in a row whose time ran out
    away        INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)), -- an AI plays on until the player is back
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, player),
    CHECK (player IS NULL OR ai IS NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO new_seats (table_id, seat, player, name, interaction) SELECT table_id, seat, player, name, interaction FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;
CREATE INDEX seats_by_player ON seats (player);

-- Why the program played a move: NULL because there was no choice, 'skipped' by a vote, else the level of an AI.
ALTER TABLE moves ADD COLUMN why TEXT;

-- The turn that a running table waits for.
CREATE TABLE turns (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    number    INTEGER NOT NULL,                           -- the records there were when it began
    began     INTEGER NOT NULL,
    called    INTEGER,                                    -- when the player was first called aloud
    reminded  INTEGER NOT NULL DEFAULT 0,                 -- how many reminders there were
    reminder  INTEGER,                                    -- when the last one was
    stalled   INTEGER,                                    -- when the channel was told that the table stands still
    hushed    INTEGER NOT NULL DEFAULT 0 CHECK (hushed IN (0, 1)),  -- Not now: no more reminders in this turn
    deadline  INTEGER,                                    -- when the player's time runs out, as last shown
    expired   INTEGER                                     -- when it ran out
) STRICT;

-- What the others want to be done about a turn whose time ran out.
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,                            -- the turn's
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),        -- who votes
    choice   TEXT    NOT NULL CHECK (choice IN ('skip', 'replace', 'wait')),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, seat)
) STRICT, WITHOUT ROWID;

-- Seats that are offered to somebody else; the one who holds it stays until it is taken.
CREATE TABLE offers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person   INTEGER,                                     -- to whom; NULL for anybody
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    player   INTEGER PRIMARY KEY,                         -- the Discord user
    settings TEXT    NOT NULL CHECK (json_valid(settings))
) STRICT;

CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL CHECK (json_valid(settings))
) STRICT;

-- How games ended, for statistics; by the score lines of the game.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    player   INTEGER REFERENCES players (id),             -- who held the seat at the end
    scores   TEXT    NOT NULL CHECK (json_valid(scores)),
    won      INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_player ON results (player);

-- How long players took for their turns, for statistics.
CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL REFERENCES players (id),
    turns    INTEGER NOT NULL,
    took     INTEGER NOT NULL,                            -- all of them together
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX answers_by_player ON answers (player);

-- What people and channels must be told. Written with its cause; sent afterwards, in order for each table, once.
CREATE TABLE new_posts (
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
    loud       INTEGER NOT NULL DEFAULT 0 CHECK (loud IN (0, 1)),  -- whether it was to mention somebody
    message    INTEGER,                                   -- the Discord message, once sent
    place      INTEGER,                                   -- the channel or conversation of the message
    failure    TEXT,                                      -- why the last attempt failed
    CHECK (state <> 'claimed' OR (claimed IS NOT NULL AND claimed_by IS NOT NULL)),
    CHECK ((state IN ('sent', 'skipped', 'failed')) = (settled IS NOT NULL)),
    CHECK (state <> 'failed' OR failure IS NOT NULL)
) STRICT;

INSERT INTO new_posts (id, table_id, kind, role, number, state, created, not_before, attempts, claimed_by, claimed, settled,
    loud, message, place, failure)
SELECT posts.id, table_id, kind, role, number, posts.state, posts.created, not_before, attempts, claimed_by, claimed, settled,
    role = 'ping', message, CASE WHEN message IS NOT NULL THEN tables.channel END, failure
FROM posts JOIN tables ON tables.id = posts.table_id;

DROP TABLE posts;
ALTER TABLE new_posts RENAME TO posts;
CREATE INDEX posts_due ON posts (table_id, id) WHERE state IN ('due', 'claimed');
CREATE INDEX posts_of_table ON posts (table_id, role, id) WHERE message IS NOT NULL;
