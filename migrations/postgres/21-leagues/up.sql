-- Leagues, their seasons, who plays in them, and their matches: each match is a rated table in a thread of its own.
CREATE TABLE leagues (
    id        BIGINT NOT NULL PRIMARY KEY,
    guild     BIGINT NOT NULL,
    channel   BIGINT NOT NULL,                           -- in which threads of matches are opened
    name      TEXT    NOT NULL,
    game      TEXT    NOT NULL,                           -- Game::ID
    options   TEXT    NOT NULL,                           -- JSON
    terms     TEXT    NOT NULL,                           -- JSON
    players   BIGINT NOT NULL CHECK (players BETWEEN 2 AND 4), -- at one table
    size      BIGINT NOT NULL CHECK (size BETWEEN 4 AND 8),    -- of a division
    weeks     BIGINT NOT NULL CHECK (weeks > 0),         -- of a season
    organiser BIGINT,                                    -- who created it; NULL once they are forgotten
    stopped   BIGINT NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)), -- whether no season follows
    created   BIGINT NOT NULL
);

CREATE INDEX leagues_of_server ON leagues (guild, id);
CREATE INDEX leagues_by_organiser ON leagues (organiser);

CREATE TABLE seasons (
    id         BIGINT NOT NULL PRIMARY KEY,
    league_id  BIGINT NOT NULL,
    guild      BIGINT NOT NULL,
    number     BIGINT NOT NULL,                          -- of the league, from 1
    stage      TEXT    NOT NULL CHECK (stage IN ('signup', 'playing', 'closing', 'closed', 'cancelled')),
    opened     BIGINT NOT NULL,                          -- its sign-up
    starts     BIGINT NOT NULL,
    deadline   BIGINT,                                   -- of its matches; NULL before the draw
    closes     BIGINT,                                   -- until when there can be objections; NULL before the deadline
    wake       BIGINT,                                   -- when it is looked at next; NULL when it is over
    version    BIGINT NOT NULL DEFAULT 0,
    card       BIGINT,                               -- its message in the league's channel
    told       BIGINT,                               -- the version that the message shows
    secret     BYTEA   NOT NULL CHECK (length(secret) = 32),     -- of the draw; shown to nobody before it
    commitment BYTEA   NOT NULL CHECK (length(commitment) = 32), -- SHA-256 of the secret, told at sign-up
    UNIQUE (league_id, number)
);

CREATE INDEX seasons_to_wake ON seasons (wake) WHERE wake IS NOT NULL;

CREATE TABLE entrants (
    season_id BIGINT NOT NULL,
    number    BIGINT NOT NULL,                           -- within the season, from 1
    player    BIGINT,                                    -- the Discord user; NULL once they are forgotten
    name      TEXT    NOT NULL,                           -- as shown in the server
    state     TEXT    NOT NULL CHECK (state IN ('in', 'out', 'reserve')),
    out_why   TEXT,                                       -- NULL while they play
    division  BIGINT,                                    -- from 1, the highest; NULL before the draw, and of reserves
    ladder    BIGINT,                                    -- where they begin in the next season; NULL before the close
    joined    BIGINT NOT NULL,
    PRIMARY KEY (season_id, number)
);

CREATE UNIQUE INDEX entrants_by_player ON entrants (player, season_id) WHERE player IS NOT NULL;

CREATE TABLE matches (
    season_id BIGINT NOT NULL,
    number    BIGINT NOT NULL,                           -- within the season, from 1
    division  BIGINT NOT NULL,
    state     TEXT    NOT NULL CHECK (state IN ('drawn', 'open', 'done', 'adjudicated', 'void')),
    thread    BIGINT,                                    -- the Discord thread
    table_id  BIGINT UNIQUE,                             -- it stays when the game itself goes
    opened    BIGINT,                                    -- when its table was
    trouble   TEXT,                                       -- why no thread could be opened
    PRIMARY KEY (season_id, number)
);

CREATE TABLE match_seats (
    season_id BIGINT NOT NULL,
    number    BIGINT NOT NULL,                           -- of the match
    seat      BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    entrant   BIGINT NOT NULL,
    place     BIGINT CHECK (place BETWEEN 1 AND 4),      -- among those who have not forfeited; NULL without a result
    points    BIGINT,                                    -- in halves
    forfeit   BIGINT NOT NULL DEFAULT 0 CHECK (forfeit IN (0, 1)),
    late      BIGINT NOT NULL DEFAULT 0,                 -- turns that an AI has decided
    PRIMARY KEY (season_id, number, seat)
);

-- What organisers have corrected: appended, and changed only when somebody is forgotten.
CREATE TABLE league_log (
    season_id BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    person    BIGINT,                                    -- who corrected it; NULL for the program, and once they are forgotten
    what      TEXT    NOT NULL,  -- JSON
    entrant   BIGINT,                                    -- whom it concerns, if it is one
    reason    TEXT,                                       -- NULL once one of both is forgotten
    PRIMARY KEY (season_id, number)
);

CREATE INDEX league_log_by_person ON league_log (person);
