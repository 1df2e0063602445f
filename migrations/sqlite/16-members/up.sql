-- Processes that play on one database at the same time, which PostgreSQL allows; of SQLite the tables stay empty.
CREATE TABLE members (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: claims of the dead stay theirs
    name   TEXT    NOT NULL,
    alone  INTEGER NOT NULL CHECK (alone IN (0, 1)),
    shards INTEGER CHECK (shards > 0),         -- of the whole bot; NULL: it plays nothing
    most   INTEGER CHECK (most > 0),           -- shards that it takes at most
    since  INTEGER NOT NULL,                   -- alive without a break, by the clock of the database
    until  INTEGER NOT NULL                    -- lapses then, by the same clock
) STRICT;

-- Which process has which shard of the gateway.
CREATE TABLE leases (
    shard  INTEGER PRIMARY KEY CHECK (shard >= 0),
    member INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE
) STRICT;

-- When the next session of the gateway may begin, for each bucket of Discord's.
CREATE TABLE beginnings (
    bucket INTEGER PRIMARY KEY,
    free   INTEGER NOT NULL
) STRICT;

-- Counts the changes of what a process keeps in memory of a table, where another one may make them.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
