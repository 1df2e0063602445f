-- Leagues, their seasons, who plays in them, and their matches: each match is a rated table in a thread of its own.
CREATE TABLE leagues (
    id        INTEGER NOT NULL PRIMARY KEY,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,                           -- in which threads of matches are opened
    name      TEXT    NOT NULL,
    game      TEXT    NOT NULL,                           -- Game::ID
    options   TEXT    NOT NULL,                           -- JSON
    terms     TEXT    NOT NULL,                           -- JSON
    players   INTEGER NOT NULL CHECK (players BETWEEN 2 AND 4), -- at one table
    size      INTEGER NOT NULL CHECK (size BETWEEN 4 AND 8),    -- of a division
    weeks     INTEGER NOT NULL CHECK (weeks > 0),         -- of a season
    organiser INTEGER,                                    -- who created it; NULL once they are forgotten
    stopped   INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)), -- whether no season follows
    created   INTEGER NOT NULL
) STRICT;

CREATE INDEX leagues_of_server ON leagues (guild, id);
CREATE INDEX leagues_by_organiser ON leagues (organiser);

CREATE TABLE seasons (
    id         INTEGER NOT NULL PRIMARY KEY,
    league_id  INTEGER NOT NULL,
    guild      INTEGER NOT NULL,
    number     INTEGER NOT NULL,                          -- of the league, from 1
    stage      TEXT    NOT NULL CHECK (stage IN ('signup', 'playing', 'closing', 'closed', 'cancelled')),
    opened     INTEGER NOT NULL,                          -- its sign-up
    starts     INTEGER NOT NULL,
    deadline   INTEGER,                                   -- of its matches; NULL before the draw
    closes     INTEGER,                                   -- until when there can be objections; NULL before the deadline
    wake       INTEGER,                                   -- when it is looked at next; NULL when it is over
    version    INTEGER NOT NULL DEFAULT 0,
    card       INTEGER,                               -- its message in the league's channel
    told       INTEGER,                               -- the version that the message shows
    secret     BLOB    NOT NULL CHECK (length(secret) = 32),     -- of the draw; shown to nobody before it
    commitment BLOB    NOT NULL CHECK (length(commitment) = 32), -- SHA-256 of the secret, told at sign-up
    UNIQUE (league_id, number)
) STRICT;

CREATE INDEX seasons_to_wake ON seasons (wake) WHERE wake IS NOT NULL;

CREATE TABLE entrants (
    season_id INTEGER NOT NULL,
    number    INTEGER NOT NULL,                           -- within the season, from 1
    player    INTEGER,                                    -- the Discord user; NULL once they are forgotten
    name      TEXT    NOT NULL,                           -- as shown in the server
    state     TEXT    NOT NULL CHECK (state IN ('in', 'out', 'reserve')),
    out_why   TEXT,                                       -- NULL while they play
    division  INTEGER,                                    -- from 1, the highest; NULL before the draw, and of reserves
    ladder    INTEGER,                                    -- where they begin in the next season; NULL before the close
    joined    INTEGER NOT NULL,
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entrants_by_player ON entrants (player, season_id) WHERE player IS NOT NULL;

CREATE TABLE matches (
    season_id INTEGER NOT NULL,
    number    INTEGER NOT NULL,                           -- within the season, from 1
    division  INTEGER NOT NULL,
    state     TEXT    NOT NULL CHECK (state IN ('drawn', 'open', 'done', 'adjudicated', 'void')),
    thread    INTEGER,                                    -- the Discord thread
    table_id  INTEGER UNIQUE,                             -- it stays when the game itself goes
    opened    INTEGER,                                    -- when its table was
    trouble   TEXT,                                       -- why no thread could be opened
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE match_seats (
    season_id INTEGER NOT NULL,
    number    INTEGER NOT NULL,                           -- of the match
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    entrant   INTEGER NOT NULL,
    place     INTEGER CHECK (place BETWEEN 1 AND 4),      -- among those who have not forfeited; NULL without a result
    points    INTEGER,                                    -- in halves
    forfeit   INTEGER NOT NULL DEFAULT 0 CHECK (forfeit IN (0, 1)),
    late      INTEGER NOT NULL DEFAULT 0,                 -- turns that an AI has decided
    PRIMARY KEY (season_id, number, seat)
) STRICT, WITHOUT ROWID;

-- What organisers have corrected: appended, and changed only when somebody is forgotten.
CREATE TABLE league_log (
    season_id INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    person    INTEGER,                                    -- who corrected it; NULL for the program, and once they are forgotten
    what      TEXT    NOT NULL CHECK (json_valid(what)),  -- JSON
    entrant   INTEGER,                                    -- whom it concerns, if it is one
    reason    TEXT,                                       -- NULL once one of both is forgotten
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_log_by_person ON league_log (person);
