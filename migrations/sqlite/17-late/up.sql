-- How many turns of somebody ran out of time, for statistics.
ALTER TABLE answers ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
