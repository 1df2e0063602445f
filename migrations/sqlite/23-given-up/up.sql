-- By which code Discord has refused a post for good; 0 when this program could not make it.
ALTER TABLE posts ADD COLUMN refused INTEGER;
CREATE INDEX posts_given_up ON posts (settled) WHERE refused IS NOT NULL;
