-- Of which version each process is that plays on the database: an older one leaves the commands to a newer one.
ALTER TABLE members ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
