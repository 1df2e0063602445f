-- What those who sit at a running table may decide about its course. Closed ones stay, so that a late vote is told so.
CREATE TABLE proposals (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,          -- never used twice: old buttons stay old
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER CHECK (seat BETWEEN 0 AND 3),       -- who proposes; NULL for the program
    number   INTEGER NOT NULL CHECK (number >= 0),       -- the records there were
    subject  TEXT    NOT NULL CHECK (json_valid(subject)),
    opened   INTEGER NOT NULL,
    closes   INTEGER,                                    -- NULL: with the turn that it is about
    over     TEXT    CHECK (over IN ('agreed', 'rejected', 'lapsed', 'withdrawn', 'void'))
) STRICT;

CREATE INDEX proposals_open ON proposals (table_id, id) WHERE over IS NULL;
CREATE INDEX proposals_of_table ON proposals (table_id, opened);

-- Who has voted on an open proposal, and who was called to.
CREATE TABLE ballots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    proposal INTEGER NOT NULL REFERENCES proposals (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    answer   TEXT    CHECK (answer IN ('agree', 'against', 'skip', 'stand_in', 'replace', 'wait')),
    at       INTEGER,                                    -- when it was cast
    called   INTEGER,                                    -- the post that called the seat
    PRIMARY KEY (proposal, seat),
    CHECK ((answer IS NULL) = (at IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX ballots_of_table ON ballots (table_id);

-- A vote about a turn whose time ran out is a proposal of the program.
INSERT INTO proposals (table_id, number, subject, opened)
SELECT tables.id, turns.number, json_object('late', json_object('seat', turns.seat)), turns.expired
FROM turns JOIN tables ON tables.id = turns.table_id
WHERE state = 'running' AND expired IS NOT NULL AND terms ->> '$.time_out' = 'vote';

INSERT INTO ballots (table_id, proposal, seat, answer, at)
SELECT votes.table_id, proposals.id, votes.seat, choice, at FROM votes JOIN proposals USING (table_id, number);

UPDATE posts SET kind = json_object('proposal', json_object('proposal', (SELECT id FROM proposals WHERE table_id = posts.table_id)))
WHERE role = 'notice' AND EXISTS (SELECT 1 FROM proposals WHERE table_id = posts.table_id
    AND number = posts.kind ->> '$.notice.vote.number');

DROP TABLE votes;

-- A table that rests: since when and until when nobody is called and no clock runs.
ALTER TABLE tables ADD COLUMN paused INTEGER;
ALTER TABLE tables ADD COLUMN paused_until INTEGER CHECK ((paused IS NULL) = (paused_until IS NULL));
