-- Who plays is in `members` from now on.
ALTER TABLE aedile DROP COLUMN runs;

CREATE TABLE members (
    id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name   TEXT NOT NULL,
    alone  BIGINT NOT NULL CHECK (alone IN (0, 1)),
    shards BIGINT CHECK (shards > 0),
    most   BIGINT CHECK (most > 0),
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL
);

CREATE TABLE leases (
    shard  BIGINT PRIMARY KEY CHECK (shard >= 0),
    member BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE
);

CREATE TABLE beginnings (
    bucket BIGINT PRIMARY KEY,
    free   BIGINT NOT NULL
);

ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- Whoever plays is told when others come, go, or give something up.
CREATE FUNCTION tell_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('aedile_members', '');
    RETURN NULL;
END $$;
CREATE TRIGGER members_tell AFTER INSERT OR DELETE OR UPDATE OF shards ON members EXECUTE FUNCTION tell_members();
CREATE TRIGGER leases_tell AFTER INSERT OR DELETE ON leases EXECUTE FUNCTION tell_members();

-- What a process keeps in memory of a table is old when its version is.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.channel, NEW.state, NEW.records, NEW.boarded, NEW.terms, NEW.started)
        IS DISTINCT FROM (OLD.channel, OLD.state, OLD.records, OLD.boarded, OLD.terms, OLD.started) THEN
        NEW.version := OLD.version + 1;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER tables_count BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE FUNCTION count_version_of_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET version = version + 1 WHERE id = coalesce(NEW.table_id, OLD.table_id);
    RETURN NULL;
END $$;
CREATE TRIGGER seats_count AFTER UPDATE ON seats FOR EACH ROW
WHEN ((NEW.player, NEW.ai, NEW.name, NEW.away, NEW.standing_order)
    IS DISTINCT FROM (OLD.player, OLD.ai, OLD.name, OLD.away, OLD.standing_order))
EXECUTE FUNCTION count_version_of_table();
CREATE TRIGGER handovers_count AFTER INSERT OR UPDATE ON handovers FOR EACH ROW EXECUTE FUNCTION count_version_of_table();
CREATE TRIGGER plans_count AFTER INSERT OR UPDATE OR DELETE ON plans FOR EACH ROW EXECUTE FUNCTION count_version_of_table();

-- Other processes are told what happened at a table, and that something is owed there: `table server`.
CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('aedile_tables', NEW.id || ' ' || NEW.guild);
    RETURN NULL;
END $$;
CREATE TRIGGER tables_tell AFTER UPDATE ON tables FOR EACH ROW
WHEN (NEW.version <> OLD.version OR NEW.wake IS DISTINCT FROM OLD.wake)
EXECUTE FUNCTION tell_table();

CREATE FUNCTION tell_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('aedile_tables', NEW.table_id || ' ' || guild) FROM tables WHERE id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER posts_tell AFTER INSERT ON posts FOR EACH ROW WHEN (NEW.state = 'due') EXECUTE FUNCTION tell_post();
