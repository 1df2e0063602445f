-- What a player wants done when a decision comes in another player's turn; NULL: what the game does unless told otherwise.
ALTER TABLE seats ADD COLUMN standing_order TEXT;
