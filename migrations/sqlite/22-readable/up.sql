-- JSON that is damaged says nothing, instead of refusing every statement that comes across it: one row silenced all tables.

DROP INDEX posts_naming;
ALTER TABLE posts DROP COLUMN tells;
ALTER TABLE posts ADD COLUMN tells ANY GENERATED ALWAYS AS (CASE WHEN NOT json_valid(kind) THEN NULL
    WHEN kind ->> '$.call' IS NOT NULL THEN 'call'
    WHEN kind ->> '$.next_up' IS NOT NULL THEN 'next_up' WHEN kind ->> '$.shut_out' IS NOT NULL THEN 'shut_out' END) VIRTUAL;
ALTER TABLE posts DROP COLUMN via;
ALTER TABLE posts ADD COLUMN via ANY GENERATED ALWAYS AS (CASE WHEN json_valid(kind)
    THEN coalesce(kind ->> '$.call.via', kind ->> '$.summon.via') END) VIRTUAL;
ALTER TABLE posts DROP COLUMN told;
ALTER TABLE posts ADD COLUMN told ANY GENERATED ALWAYS AS (CASE WHEN json_valid(kind)
    THEN coalesce(kind ->> '$.call.seat', kind ->> '$.next_up.seat', kind ->> '$.summon.seat', kind ->> '$.shut_out.seat')
    END) VIRTUAL;
ALTER TABLE posts DROP COLUMN offered;
ALTER TABLE posts ADD COLUMN offered ANY
    GENERATED ALWAYS AS (CASE WHEN json_valid(kind) THEN kind ->> '$.notice.seat_offered.person' END) VIRTUAL;
ALTER TABLE posts DROP COLUMN names;
ALTER TABLE posts ADD COLUMN names ANY GENERATED ALWAYS AS (CASE WHEN json_valid(kind)
    THEN coalesce(kind ->> '$.notice.ended.by', kind ->> '$.notice.seat_offered.person') END) VIRTUAL;
CREATE INDEX posts_naming ON posts (names) WHERE role = 'notice';

ALTER TABLE proposals DROP COLUMN late;
ALTER TABLE proposals ADD COLUMN late ANY
    GENERATED ALWAYS AS (CASE WHEN json_valid(subject) THEN subject ->> '$.late.seat' END) VIRTUAL;

ALTER TABLE tables DROP COLUMN time_out;
ALTER TABLE tables ADD COLUMN time_out ANY
    GENERATED ALWAYS AS (CASE WHEN json_valid(terms) THEN terms ->> '$.time_out' END) VIRTUAL;
