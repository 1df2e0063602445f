//! What a table tells of its past: the game turn by turn, and a player's own decisions.

use super::{
    By, Decision, MoveNumber, Refused, Stage, Step, TableError, UserId, Why, history::replay,
    position::Position,
};
use crate::board::{Game, Reel, Shooting};

impl<G: Game> Position<G> {
    /// The game turn by turn, without what was taken back.
    pub(super) fn reel(&self) -> Reel<G> {
        let mut shooting = Shooting::begin(&self.start);
        let from = MoveNumber(0);
        self.retell(from, |before, step, after| shooting.watch(before, step.seat, after));
        shooting.finish(&self.game)
    }

    /// What this user decided in a game that is over, with what they knew then.
    pub(super) fn decisions(&self, user: UserId) -> Result<Vec<Decision<G>>, TableError> {
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
                let (number, mv, view) = (step.number, step.mv, before.seat_view(seat));
                decisions.push(Decision { number, mv, view, public: before.public_view() });
            }
        });
        Ok(decisions)
    }

    /// Plays all again that counts, to be watched from this number on.
    fn retell(&self, from: MoveNumber, watch: impl FnMut(&G, &Step<G::Move>, &G)) {
        replay(&self.start, &self.history.line(self.number()), from, watch);
    }
}
