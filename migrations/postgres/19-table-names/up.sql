-- What a table is called, and who gave it that name: when that person is forgotten, the name is, too.
ALTER TABLE tables ADD COLUMN name TEXT;
ALTER TABLE tables ADD COLUMN named_by BIGINT;
