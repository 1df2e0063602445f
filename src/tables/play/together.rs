//! Several moves of one player with one click, in one transaction.

use super::{
    history::Entry,
    position::{Change, MOST_AUTOS, Position},
};
use crate::{
    play::AnyMove,
    tables::{By, InteractionId, MoveNumber, Player, Step, TableError, Why},
};

impl Position {
    /// A move of a player and, as decided in advance, those that come after it in the same turn; the first one that is not
    /// legal ends it, as chance may have decided otherwise than was thought.
    pub(in crate::tables) fn play_together(
        &self,
        by: &Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        (first, then): (AnyMove, &[AnyMove]),
    ) -> Result<Change, TableError> {
        let seat = self.admit(by.user, expected)?;
        let Change { mut entries, mut after, .. } = self.play(by, interaction, expected, first)?;
        for mv in then {
            let is_of_another = entries.iter().any(|entry| entry.seat() != seat);
            if is_of_another || after.to_move() != Some(seat) || entries.len() > MOST_AUTOS {
                break;
            }
            if after.game.play(seat, mv).is_err() {
                break;
            }
            let by = By::Program(Why::Planned);
            let step = Step { number: after.number(), seat, mv: mv.clone(), by };
            after.history.push(Entry::Step(step.clone()));
            entries.push(Entry::Step(step));
            after.play_forced(&mut entries)?;
        }
        let posts = after.owed_since(Some(self));
        Ok(Change { entries, posts, after })
    }
}
