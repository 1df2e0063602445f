-- Limits and moderation: who may not open or join tables, what managers did, and how many threads were opened lately.

-- Members who may not open or join tables in a server, and until when. Without a reference to players: a block stays until its
-- date even when its person wants to be forgotten.
CREATE TABLE blocks (
    guild  INTEGER NOT NULL,
    player INTEGER NOT NULL,                -- the Discord user
    until  INTEGER NOT NULL,
    reason TEXT    NOT NULL,                -- what the person reads; empty once they are forgotten
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_player ON blocks (player);

-- The moderators' log: what managers did in a server, kept for a year.
CREATE TABLE moderation (
    id        INTEGER PRIMARY KEY,
    guild     INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    moderator INTEGER,                      -- the Discord user; NULL once they are forgotten
    person    INTEGER,                      -- whom it concerns, if it is one person; NULL once they are forgotten
    what      TEXT    NOT NULL CHECK (json_valid(what)),
    reason    TEXT                          -- as the moderator wrote it; NULL once the person is forgotten
) STRICT;

CREATE INDEX moderation_of_server ON moderation (guild, id);
CREATE INDEX moderation_by_moderator ON moderation (moderator);
CREATE INDEX moderation_by_person ON moderation (person);
CREATE INDEX moderation_by_time ON moderation (at);

-- How many threads were opened in a server in the minute that began then.
CREATE TABLE thread_minutes (
    guild  INTEGER PRIMARY KEY,
    began  INTEGER NOT NULL,
    opened INTEGER NOT NULL CHECK (opened > 0)
) STRICT;

-- Counts the open tables of a server and of a host.
CREATE INDEX tables_open_in ON tables (guild, host) WHERE state IN ('lobby', 'running');
