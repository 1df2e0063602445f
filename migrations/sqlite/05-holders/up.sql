-- What happened before a seat passed on bears the name of who held it then.
ALTER TABLE handovers ADD COLUMN ai TEXT;    -- the level of the AI that left it
ALTER TABLE handovers ADD COLUMN name TEXT;  -- who left it; NULL for a free seat, and where it was not kept yet
