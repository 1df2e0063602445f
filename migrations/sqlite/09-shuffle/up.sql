-- What takes part in the shuffle besides the secret: clicks after the post that promised it.

-- {"post": the lobby card, "ids": [by seat the first join, or 0 for a seat that takes part by itself; then the click that
-- started the game]}. NULL in tables dealt before this was kept: there the joins of all seats took part.
ALTER TABLE deals ADD COLUMN clicks TEXT CHECK (json_valid(clicks));

-- Whose first join of this lobby it is, also when that person has left it since. NULL for all else, and once the lobby is over.
ALTER TABLE interactions ADD COLUMN joined INTEGER;
CREATE INDEX interactions_joined ON interactions (joined, table_id) WHERE joined IS NOT NULL;
