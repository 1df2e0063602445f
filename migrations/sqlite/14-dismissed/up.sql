-- Whom the host of a lobby does not want at the table; kept until it starts or closes.
CREATE TABLE dismissed (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL,                            -- the Discord user
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;
