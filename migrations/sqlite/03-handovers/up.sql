-- Seats that passed on: a move is taken back only by the one who made it, and whoever wants a seat back is told who has it.
CREATE TABLE handovers (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    number   INTEGER NOT NULL CHECK (number >= 0),        -- the records there were
    player   INTEGER REFERENCES players (id),             -- who left it; NULL for an AI, a free seat, and who is forgotten
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX handovers_of_table ON handovers (table_id, seat);
CREATE INDEX handovers_by_player ON handovers (player);
