-- The latest post that was given up of which the player has read; 0 for none.
ALTER TABLE seats ADD COLUMN shown_refusal INTEGER NOT NULL DEFAULT 0;
