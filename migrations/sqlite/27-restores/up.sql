-- Each time a backup was put back. `aedile restore` makes this table itself in a database of an older version.
CREATE TABLE IF NOT EXISTS restores (
    epoch      INTEGER PRIMARY KEY,      -- seconds since 1970, larger each time; part of the nonces of all posts after it
    at         INTEGER NOT NULL,         -- when it was put back
    taken      INTEGER NOT NULL,         -- when the last thing happened that the backup knows
    table_from INTEGER NOT NULL,         -- the last table that the backup knows
    table_to   INTEGER NOT NULL CHECK (table_to >= table_from)  -- tables after that one up to this were lost, or never were
) STRICT;
