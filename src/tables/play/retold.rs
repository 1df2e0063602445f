//! What a table tells of its past: the game turn by turn, and a player's own decisions.

use super::{history::replay, position::Position};
use crate::{
    play::{AnyGame, AnyReel},
    tables::{By, Decision, MoveNumber, Refused, Stage, Step, TableError, UserId, Why},
};

impl Position {
    /// The game turn by turn, without what was taken back.
    pub(in crate::tables) fn reel(&self) -> AnyReel {
        let line = self.history.line(self.number()).into_iter();
        self.start.reel(&line.map(|step| (step.seat, step.mv)).collect::<Vec<_>>())
    }

    /// What this user decided in a game that is over, with what they knew then.
    pub(in crate::tables) fn decisions(&self, user: UserId) -> Result<Vec<Decision>, TableError> {
        if self.state != Stage::Finished {
            return Err(Refused::NotOver.into());
        }
        let seat = self.seat_of(user);
        let seat = seat.ok_or_else(|| Refused::NotAtTable { players: self.players.clone() })?;
        let from = self.held_from[seat.index()];
        let mut decisions = Vec::new();
        self.retell(from, |before, step, _| {
            let is_own = matches!(step.by, By::Player(_) | By::Program(Why::Planned));
            if step.seat == seat && is_own {
                let (public, view) = before.views(seat);
                let (number, mv) = (step.number, step.mv.clone());
                decisions.push(Decision { number, mv, view, public });
            }
        });
        Ok(decisions)
    }

    /// Plays all again that counts, to be watched from this number on.
    pub(in crate::tables) fn retell(
        &self,
        from: MoveNumber,
        watch: impl FnMut(&AnyGame, &Step, &AnyGame),
    ) {
        replay(&self.start, &self.history.line(self.number()), from, watch);
    }
}
