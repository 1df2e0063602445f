-- What players have decided in advance for coming decisions of theirs. Nobody else ever sees it.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    plan     TEXT    NOT NULL CHECK (json_valid(plan)),
    number   INTEGER NOT NULL CHECK (number >= 0),       -- it is for the decisions from this record on
    due      INTEGER,                                    -- when its next move is played: the seat decides now
    ended    TEXT    CHECK (json_valid(ended)),          -- why it is over; the player is still to read it
    PRIMARY KEY (table_id, seat),
    CHECK (due IS NULL OR ended IS NULL)
) STRICT, WITHOUT ROWID;
