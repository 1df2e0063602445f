//! What somebody is answered who has moved or taken back: the same, whenever it is asked for again.

use super::{history::Entry, position::Position};
use crate::tables::{MoveNumber, Played, Refused, Step, TableError, Undone, UserId};

impl Position {
    /// The answer to the move that has this number.
    pub(in crate::tables) fn played(
        &self,
        user: UserId,
        number: MoveNumber,
        repeated: bool,
    ) -> Result<Played, TableError> {
        let Some(Entry::Step(step)) = self.history.entry(number) else {
            return Err(Refused::UsedElsewhere { table: self.table }.into());
        };
        let steps: Vec<Step> =
            std::iter::once(step.clone()).chain(self.history.autos_after(number)).collect();
        let until = MoveNumber(number.0 + u32::try_from(steps.len()).expect("few moves follow"));
        let after = self.at(until)?;
        Ok(Played { steps, look: after.look(Some(user)), repeated })
    }

    /// The answer to the undo that has this number.
    pub(in crate::tables) fn undone(
        &self,
        user: UserId,
        number: MoveNumber,
        repeated: bool,
    ) -> Result<Undone, TableError> {
        let Some(Entry::Undo { .. }) = self.history.entry(number) else {
            return Err(Refused::UsedElsewhere { table: self.table }.into());
        };
        let after = self.at(MoveNumber(number.0 + 1))?;
        let moves = self.history.line(number).len() - after.history.line(after.number()).len();
        let moves = u32::try_from(moves).expect("no table has billions of moves");
        Ok(Undone { moves, look: after.look(Some(user)), repeated })
    }
}
