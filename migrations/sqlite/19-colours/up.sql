-- The colour that a player has chosen: its id; NULL: the usual one of the seat.
ALTER TABLE seats ADD COLUMN colour TEXT;
