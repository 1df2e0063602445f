-- How many turns of somebody ran out of time, for statistics.
ALTER TABLE answers ADD COLUMN late BIGINT NOT NULL DEFAULT 0;
