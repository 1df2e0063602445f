-- What players have noted for themselves. Nobody else ever sees it.
CREATE TABLE notes (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    player   BIGINT NOT NULL,
    note     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, player)
);

-- Who wins, as people without a seat have tipped. Told at the end, never before.
CREATE TABLE tips (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    player   BIGINT NOT NULL,
    name     TEXT NOT NULL,
    seat     BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, player)
);
