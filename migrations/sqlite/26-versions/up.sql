-- Of which version each process is that plays on the database: an older one leaves the commands to a newer one. 0 is older
-- than all that say theirs.
ALTER TABLE members ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
