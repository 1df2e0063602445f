-- What records say of a game that is deleted: its results stay of those who want to be ranked. NULL while the game is there.
ALTER TABLE results ADD COLUMN name TEXT;
ALTER TABLE results ADD COLUMN began BIGINT;
ALTER TABLE results ADD COLUMN place BIGINT;
