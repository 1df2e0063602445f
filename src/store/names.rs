//! The names of people, wherever they are stored.

use super::{StoreError, Tx, UserId};

impl Tx<'_> {
    /// The names under which a person is known, here and there.
    pub fn names_of(&self, player: UserId) -> Result<Vec<String>, StoreError> {
        self.all_readable(
            "SELECT name FROM players WHERE id = ?1 UNION SELECT name FROM seats WHERE player = ?1
             UNION SELECT name FROM handovers WHERE player = ?1 AND name IS NOT NULL
             UNION SELECT name FROM rated_seats WHERE person = ?1
             UNION SELECT name FROM results WHERE player = ?1 AND name IS NOT NULL
             UNION SELECT name FROM tips WHERE player = ?1
             UNION SELECT name FROM predictions WHERE player = ?1
             UNION SELECT name FROM daily_plays WHERE player = ?1
             UNION SELECT name FROM puzzle_answers WHERE player = ?1
             UNION SELECT name FROM entrants WHERE player = ?1",
            [player],
            |row| row.get(0),
        )
    }
}
