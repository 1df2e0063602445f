-- Posts that belong to no table, each by what it is: none is sent twice. What they say is told in words when they are sent.
CREATE TABLE announcements (
    key        TEXT   NOT NULL PRIMARY KEY,
    guild      INTEGER NOT NULL,                                 -- whose shard's process sends it
    channel    INTEGER NOT NULL,
    facts      TEXT   NOT NULL CHECK (json_valid(facts)), -- JSON: what it says now
    form       INTEGER NOT NULL DEFAULT 0,                       -- how often that has changed
    state      TEXT   NOT NULL CHECK (state IN ('due', 'claimed', 'sent', 'skipped', 'failed')),
    created    INTEGER NOT NULL,
    until      INTEGER,                                          -- not sent after this; NULL for at any time
    not_before INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    claimed_by INTEGER,                                          -- the run of the program that sends it
    claimed    INTEGER,                                          -- since when; may have been sent, unless NULL
    message    INTEGER,                                          -- what the channel has of it, which is edited from then on
    failure    TEXT                                             -- why it was not sent
) STRICT, WITHOUT ROWID;

CREATE INDEX announcements_due ON announcements (channel, created, key) WHERE state IN ('due', 'claimed');
CREATE INDEX announcements_by_channel ON announcements (channel, created);
