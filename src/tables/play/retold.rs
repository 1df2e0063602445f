//! What a table tells of its past: the game turn by turn, and a player's own decisions.

use super::{history::replay, position::Position};
use crate::{
    board::{Ends, Seat},
    play::{AnyGame, AnyReel},
    tables::{By, Decision, MoveNumber, Refused, Stage, Step, TableError, UserId, Why},
};

impl Position {
    /// The game turn by turn, without what was taken back.
    pub(in crate::tables) fn reel(&self) -> AnyReel {
        let line = self.history.line(self.number()).into_iter();
        let ends = if self.state == Stage::Ended { Ends::Here } else { Ends::ByItsRules };
        self.start.reel(&line.map(|step| (step.seat, step.mv)).collect::<Vec<_>>(), ends)
    }

    /// What this user decided in a game that is over, with what they knew then.
    pub(in crate::tables) fn decisions(&self, user: UserId) -> Result<Vec<Decision>, TableError> {
        if !matches!(self.state, Stage::Finished | Stage::Ended) {
            return Err(Refused::NotOver.into());
        }
        let seat = self.seat_of(user);
        let seat = seat.ok_or_else(|| Refused::NotAtTable { players: self.players.clone() })?;
        Ok(self.decisions_of(seat, self.held_from[seat.index()]))
    }

    /// What this seat decided with this move in a game that is over; `None` when another seat did.
    pub(in crate::tables) fn decision(
        &self,
        seat: Seat,
        number: MoveNumber,
    ) -> Result<Option<Decision>, TableError> {
        if !matches!(self.state, Stage::Finished | Stage::Ended) {
            return Err(Refused::NotOver.into());
        }
        Ok(self.decisions_of(seat, number).into_iter().find(|one| one.number == number))
    }

    /// What this seat decided since then.
    fn decisions_of(&self, seat: Seat, from: MoveNumber) -> Vec<Decision> {
        let mut decisions = Vec::new();
        self.retell(from, |before, step, _| {
            let is_own = matches!(step.by, By::Player(_) | By::Program(Why::Planned));
            if step.seat == seat && is_own {
                let (public, view) = before.views(seat);
                let (number, mv) = (step.number, step.mv.clone());
                decisions.push(Decision { number, mv, view, public });
            }
        });
        decisions
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
