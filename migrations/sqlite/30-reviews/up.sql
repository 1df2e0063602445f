-- What the coach says of finished games, one seat each. It goes with its game.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    form     INTEGER NOT NULL,                                -- in which form the body is
    body     TEXT    NOT NULL CHECK (json_valid(body)), -- JSON: what is known so far, the whole of it at the end
    shared   INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)), -- whether its player lets others read it
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What is computed in the background, while nobody waits for anything else.
CREATE TABLE jobs (
    key        TEXT    NOT NULL PRIMARY KEY,                  -- what is computed; nothing is computed twice
    kind       TEXT    NOT NULL,
    guild      INTEGER NOT NULL,                              -- whose shard's process does it
    person     INTEGER,                                       -- who asked for it; NULL when they are forgotten
    priority   INTEGER NOT NULL DEFAULT 0,                    -- the higher, the earlier
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
    claimed_by INTEGER,                                       -- the run of the program that works on it
    attempts   INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL,
    asked      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX jobs_to_do ON jobs (priority DESC, asked, key) WHERE state = 'waiting';
CREATE INDEX jobs_by_person ON jobs (person, asked);
