-- Which posts go to a person, and to whose seat: calls to vote and lines about a channel that takes no posts were left out.
ALTER TABLE posts
    DROP COLUMN via,
    DROP COLUMN told,
    ADD COLUMN via TEXT GENERATED ALWAYS AS (coalesce(kind::jsonb #>> '{call,via}', kind::jsonb #>> '{summon,via}')) STORED,
    ADD COLUMN told BIGINT GENERATED ALWAYS AS (coalesce((kind::jsonb #>> '{call,seat}')::BIGINT,
        (kind::jsonb #>> '{next_up,seat}')::BIGINT, (kind::jsonb #>> '{summon,seat}')::BIGINT,
        (kind::jsonb #>> '{shut_out,seat}')::BIGINT)) STORED;
