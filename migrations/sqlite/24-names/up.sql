-- What the people of a table call it; NULL as long as it has only its number.
ALTER TABLE tables ADD COLUMN name TEXT;
-- How many moves an AI made in the place of who held the seat at the end.
ALTER TABLE results ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0;
