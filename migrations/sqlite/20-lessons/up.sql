-- Lessons: private games against an easy AI, each learner's last one.
CREATE TABLE lessons (
    player INTEGER NOT NULL PRIMARY KEY,                  -- the Discord user
    game   TEXT    NOT NULL,
    name   TEXT    NOT NULL,                              -- what the learner was called
    deal   TEXT    NOT NULL,                              -- JSON
    moves  TEXT    NOT NULL,                              -- JSON: what was decided and taken back, in order
    told   TEXT    NOT NULL,                              -- JSON: what was explained
    at     INTEGER NOT NULL                               -- when something was last decided in it
) STRICT;
