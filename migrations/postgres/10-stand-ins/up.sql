-- How many moves an AI made in the place of who held the seat at the end.
ALTER TABLE results ADD COLUMN stood_in BIGINT NOT NULL DEFAULT 0;
