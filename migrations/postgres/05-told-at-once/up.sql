-- What is owed by one statement is told at once.
DROP TRIGGER posts_tell ON posts;
DROP FUNCTION tell_post();

CREATE FUNCTION tell_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('aedile_tables', id || ' ' || guild) FROM tables
        WHERE id IN (SELECT table_id FROM owed WHERE state = 'due');
    RETURN NULL;
END $$;
CREATE TRIGGER posts_tell AFTER INSERT ON posts REFERENCING NEW TABLE AS owed
FOR EACH STATEMENT EXECUTE FUNCTION tell_posts();
