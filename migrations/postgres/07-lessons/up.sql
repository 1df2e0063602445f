-- Lessons: private games against an easy AI, each learner's last one.
CREATE TABLE lessons (
    player BIGINT NOT NULL PRIMARY KEY,
    game   TEXT NOT NULL,
    name   TEXT NOT NULL,
    deal   TEXT NOT NULL,
    moves  TEXT NOT NULL,
    told   TEXT NOT NULL,
    at     BIGINT NOT NULL
);
