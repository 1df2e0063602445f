-- What the coach says of finished games, one seat each. It goes with its game.
CREATE TABLE reviews (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    form     BIGINT NOT NULL,                                -- in which form the body is
    body     TEXT    NOT NULL CHECK (body::JSON IS NOT NULL), -- JSON: what is known so far, the whole of it at the end
    shared   BIGINT NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)), -- whether its player lets others read it
    PRIMARY KEY (table_id, seat)
);

-- What is computed in the background, while nobody waits for anything else.
CREATE TABLE jobs (
    key        TEXT    NOT NULL PRIMARY KEY,                  -- what is computed; nothing is computed twice
    kind       TEXT    NOT NULL,
    guild      BIGINT NOT NULL,                              -- whose shard's process does it
    person     BIGINT,                                       -- who asked for it; NULL when they are forgotten
    priority   BIGINT NOT NULL DEFAULT 0,                    -- the higher, the earlier
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
    claimed_by BIGINT,                                       -- the run of the program that works on it
    attempts   BIGINT NOT NULL DEFAULT 0,
    not_before BIGINT NOT NULL,
    asked      BIGINT NOT NULL
);

CREATE INDEX jobs_to_do ON jobs (priority DESC, asked, key) WHERE state = 'waiting';
CREATE INDEX jobs_by_person ON jobs (person, asked);
