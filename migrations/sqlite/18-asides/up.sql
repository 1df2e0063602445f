-- What players have noted for themselves. Nobody else ever sees it.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL,                            -- the Discord user
    note     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

-- Who wins, as people without a seat have tipped. Told at the end, never before.
CREATE TABLE tips (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL,                            -- the Discord user
    name     TEXT    NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;
