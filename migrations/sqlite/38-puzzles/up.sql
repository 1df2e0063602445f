-- The puzzles of the day: those in stock, and those that were asked, each on one date.
CREATE TABLE puzzles (
    id   INTEGER NOT NULL PRIMARY KEY,
    game TEXT    NOT NULL,                                -- Game::ID
    body TEXT    NOT NULL CHECK (json_valid(body)),       -- JSON: the deal, the moves, the four choices and the answer
    made INTEGER NOT NULL,                                -- when it was found
    date INTEGER UNIQUE                                   -- when it is asked; NULL in stock
) STRICT;

-- Who has answered a puzzle, each once.
CREATE TABLE puzzle_answers (
    date   INTEGER NOT NULL,
    player INTEGER NOT NULL,                              -- the Discord user
    guild  INTEGER NOT NULL,                              -- the server where it was answered
    name   TEXT    NOT NULL,                              -- as shown there
    choice INTEGER NOT NULL CHECK (choice BETWEEN 0 AND 3),
    at     INTEGER NOT NULL,
    PRIMARY KEY (date, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_answers_by_player ON puzzle_answers (player, date);

-- Messages of days are changed when their dates are closed, and deleted long after.
CREATE INDEX announcements_by_end ON announcements (until);
