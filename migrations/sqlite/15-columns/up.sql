-- What statements ask of JSON, as columns: so they say the same to every engine. They are worked out when they are read; of
-- the type ANY, so that a start need not look at them.

ALTER TABLE posts ADD COLUMN tells ANY GENERATED ALWAYS AS (CASE WHEN kind ->> '$.call' IS NOT NULL THEN 'call'
    WHEN kind ->> '$.next_up' IS NOT NULL THEN 'next_up' WHEN kind ->> '$.shut_out' IS NOT NULL THEN 'shut_out' END) VIRTUAL;
ALTER TABLE posts ADD COLUMN via ANY GENERATED ALWAYS AS (kind ->> '$.call.via') VIRTUAL;
-- The seat that a call or a word before its turn is for.
ALTER TABLE posts ADD COLUMN told ANY
    GENERATED ALWAYS AS (coalesce(kind ->> '$.call.seat', kind ->> '$.next_up.seat')) VIRTUAL;
-- To whom a seat is offered.
ALTER TABLE posts ADD COLUMN offered ANY GENERATED ALWAYS AS (kind ->> '$.notice.seat_offered.person') VIRTUAL;
-- The person whom a line names by id, who need not have sat at its table.
ALTER TABLE posts ADD COLUMN names ANY
    GENERATED ALWAYS AS (coalesce(kind ->> '$.notice.ended.by', kind ->> '$.notice.seat_offered.person')) VIRTUAL;

DROP INDEX posts_naming;
CREATE INDEX posts_naming ON posts (names) WHERE role = 'notice';

-- The seat whose turn ran out of time.
ALTER TABLE proposals ADD COLUMN late ANY GENERATED ALWAYS AS (subject ->> '$.late.seat') VIRTUAL;

ALTER TABLE tables ADD COLUMN time_out ANY GENERATED ALWAYS AS (terms ->> '$.time_out') VIRTUAL;
