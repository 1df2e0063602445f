-- Until when the first call of a turn is held back, as its player sits in front of a panel that shows it; NULL: it is not.
ALTER TABLE turns ADD COLUMN held INTEGER;
