-- The puzzles of the day: those in stock, and those that were asked, each on one date.
CREATE TABLE puzzles (
    id   BIGINT NOT NULL PRIMARY KEY,
    game TEXT   NOT NULL,                                -- Game::ID
    body TEXT   NOT NULL CHECK (body::JSON IS NOT NULL), -- JSON: the deal, the moves, the four choices and the answer
    made BIGINT NOT NULL,                                -- when it was found
    date BIGINT UNIQUE                                   -- when it is asked; NULL in stock
);

-- Who has answered a puzzle, each once.
CREATE TABLE puzzle_answers (
    date   BIGINT NOT NULL,
    player BIGINT NOT NULL,                              -- the Discord user
    guild  BIGINT NOT NULL,                              -- the server where it was answered
    name   TEXT   NOT NULL,                              -- as shown there
    choice BIGINT NOT NULL CHECK (choice BETWEEN 0 AND 3),
    at     BIGINT NOT NULL,
    PRIMARY KEY (date, player)
);

CREATE INDEX puzzle_answers_by_player ON puzzle_answers (player, date);

-- Messages of days are changed when their dates are closed, and deleted long after.
CREATE INDEX announcements_by_end ON announcements (until);
