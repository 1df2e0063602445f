-- Which posts go to a person, and to whose seat: calls to vote and lines about a channel that takes no posts were left out.
ALTER TABLE posts DROP COLUMN via;
ALTER TABLE posts ADD COLUMN via ANY
    GENERATED ALWAYS AS (coalesce(kind ->> '$.call.via', kind ->> '$.summon.via')) VIRTUAL;
ALTER TABLE posts DROP COLUMN told;
ALTER TABLE posts ADD COLUMN told ANY GENERATED ALWAYS AS (coalesce(kind ->> '$.call.seat', kind ->> '$.next_up.seat',
    kind ->> '$.summon.seat', kind ->> '$.shut_out.seat')) VIRTUAL;
