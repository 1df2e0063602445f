-- Posts that belong to no table, each by what it is: none is sent twice. What they say is told in words when they are sent.
CREATE TABLE announcements (
    key        TEXT   NOT NULL PRIMARY KEY,
    guild      BIGINT NOT NULL,                                 -- whose shard's process sends it
    channel    BIGINT NOT NULL,
    facts      TEXT   NOT NULL CHECK (facts::JSON IS NOT NULL), -- JSON: what it says now
    form       BIGINT NOT NULL DEFAULT 0,                       -- how often that has changed
    state      TEXT   NOT NULL CHECK (state IN ('due', 'claimed', 'sent', 'skipped', 'failed')),
    created    BIGINT NOT NULL,
    until      BIGINT,                                          -- not sent after this; NULL for at any time
    not_before BIGINT NOT NULL,
    attempts   BIGINT NOT NULL DEFAULT 0,
    claimed_by BIGINT,                                          -- the run of the program that sends it
    claimed    BIGINT,                                          -- since when; may have been sent, unless NULL
    message    BIGINT,                                          -- what the channel has of it, which is edited from then on
    failure    TEXT                                             -- why it was not sent
);

CREATE INDEX announcements_due ON announcements (channel, created, key) WHERE state IN ('due', 'claimed');
CREATE INDEX announcements_by_channel ON announcements (channel, created);
