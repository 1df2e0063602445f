-- Each time a backup was put back.
CREATE TABLE restores (
    epoch      BIGINT PRIMARY KEY,       -- seconds since 1970, larger each time; part of the nonces of all posts after it
    at         BIGINT NOT NULL,          -- when it was put back
    taken      BIGINT NOT NULL,          -- when the last thing happened that the backup knows
    table_from BIGINT NOT NULL,          -- the last table that the backup knows
    table_to   BIGINT NOT NULL CHECK (table_to >= table_from)  -- tables after that one up to this were lost, or never were
);

-- For hosts who have put a backup back by pg_restore: SELECT restored(). No button of before reaches a table of after it. Nobody
-- knows which numbers were given since the backup, but Discord takes 50 requests a second.
CREATE FUNCTION restored() RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    moment BIGINT := (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT;
    known  BIGINT;
    jump   BIGINT;
    before BIGINT;
    place  TEXT;
BEGIN
    SELECT greatest(coalesce((SELECT max(created) FROM posts), 0), coalesce((SELECT max(created) FROM tables), 0)) INTO known;
    jump := 1000000 + CASE WHEN known > 0 AND moment > known THEN (moment - known) / 1000 * 50 ELSE 0 END;
    FOREACH place IN ARRAY ARRAY['posts', 'handovers', 'proposals', 'tables'] LOOP
        EXECUTE format('SELECT greatest(coalesce(max(t.id), 0), (SELECT last_value FROM %s)) FROM %I AS t',
            pg_get_serial_sequence(place, 'id'), place) INTO before;
        PERFORM setval(pg_get_serial_sequence(place, 'id'), before + jump);
    END LOOP;
    INSERT INTO restores (epoch, at, taken, table_from, table_to)
    SELECT greatest(moment / 1000, coalesce(max(epoch), 0) + 1), moment, known, before, before + jump FROM restores;
    RETURN format('tables are numbered from %s on', before + jump + 1);
END
$$;
