//! Moves that the program makes without asking, and moves that cannot be taken back.

use super::{
    moves::Move,
    state::{Builders, Ending},
};

impl Builders {
    /// With the option `auto_play_forced`: the end of a turn in which nothing else is possible.
    pub(crate) fn forced_move(&self) -> Option<Move> {
        // As long as actions are left, they can become sesterces.
        if !self.options.auto_play_forced || self.turn.actions > 0 {
            return None;
        }
        let mut legal = Vec::new();
        self.list_moves(&mut legal);
        (legal == [Move::End]).then_some(Move::End)
    }

    /// The remaining actions as sesterces, then the end of the turn (B15).
    pub(crate) fn least_move(&self) -> Option<Move> {
        if self.ending != Ending::None {
            return None;
        }
        let most = self.turn.actions.min(self.numbers.takes.len().to_le_bytes()[0]);
        Some(if most > 0 { Move::Take { actions: most } } else { Move::End })
    }

    /// Whether this legal move lets a deck tell its top card, so that it cannot be taken back.
    pub(crate) fn is_sealed_by(&self, mv: Move) -> bool {
        match mv {
            Move::Open { .. } => self.plots.deck().len() > 0,
            Move::Recruit { .. } => self.crews.deck().len() > 0,
            Move::Invest { .. }
            | Move::Send { .. }
            | Move::Take { .. }
            | Move::Free { .. }
            | Move::End => false,
        }
    }
}
