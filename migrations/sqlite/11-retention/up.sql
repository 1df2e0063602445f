-- What a host keeps for a time only (`data.keep`): the moves of a table that was emptied may go, all others stay.
DROP TRIGGER moves_remain;
CREATE TRIGGER moves_remain BEFORE DELETE ON moves
WHEN (SELECT started FROM tables WHERE id = OLD.table_id) IS NOT NULL
BEGIN SELECT RAISE (ABORT, 'a move is never deleted'); END;
