-- Practice games, each person's last one: lessons, and games that go on from a moment of another.
ALTER TABLE lessons RENAME TO practice;
ALTER TABLE practice ADD COLUMN source TEXT NOT NULL DEFAULT 'lesson'; -- lesson, daily or fork
ALTER TABLE practice ADD COLUMN beginning TEXT; -- JSON: the moment, the seat and against whom; NULL for a lesson
