-- The lines of a table that have buttons or take them off, without its many boards and calls.
CREATE INDEX posts_notices ON posts (table_id, id) WHERE role IN ('notice', 'clear_ping');

-- The person whom a line names by id, who need not have sat at its table.
CREATE INDEX posts_naming ON posts (coalesce(kind ->> '$.notice.ended.by', kind ->> '$.notice.seat_offered.person'))
WHERE role = 'notice';

CREATE INDEX tables_by_host ON tables (host);
