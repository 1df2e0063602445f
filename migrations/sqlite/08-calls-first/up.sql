-- What may be sent next depends on the kind of each table's waiting posts: the index has all that the choice reads.
DROP INDEX posts_due;
CREATE INDEX posts_due ON posts (table_id, id, role) WHERE state IN ('due', 'claimed');
