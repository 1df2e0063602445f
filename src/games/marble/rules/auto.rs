//! Moves that the program makes without asking, and moves that cannot be taken back, §7.

use super::{
    moves::{Move, OneOrTwo},
    orders::StandingOrder,
    places::Vertex,
    table::{Stage, Table},
};
use crate::board::Seat;

impl Table {
    /// With the option `auto_play_forced`: the only move there is, and the two rewards of §7 that harm nobody.
    ///
    /// A draw, a play and an expansion are made by a person even when there is one alone: they are the turn.
    pub(crate) fn forced_move(&self) -> Option<Move> {
        if !self.options.auto_play_forced {
            return None;
        }
        match self.stage {
            Stage::Act if self.actions > 0 && self.can_act() => None,
            Stage::Reward(site) => self.forced_reward(site),
            Stage::Act | Stage::Open | Stage::Finish => self.only_move(),
            Stage::Over => None,
        }
    }

    fn only_move(&self) -> Option<Move> {
        let mut legal = Vec::new();
        self.list_moves(&mut legal);
        match legal[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Nothing depends on it, or sending is never worse; where a magistrate could leave another site that is still to be
    /// finished as well, which one it leaves is a choice, which §7 does not speak of.
    fn forced_reward(&self, site: Vertex) -> Option<Move> {
        self.last_round?;
        if self.has_a_turn_to_end(self.to_move) {
            let spent = self.spent_one(site).filter(|tile| self.due_at(*tile) == 0);
            return spent.map(|tile| Move::Reward { tile: Some(tile) });
        }
        let mut posts = self.player(self.to_move).posts();
        posts.all(|tile| self.is_spent(tile)).then_some(Move::Reward { tile: None })
    }

    /// Whether a seat will still come to the end of a turn, where spaces give something: always before the last round.
    pub(crate) fn has_a_turn_to_end(&self, seat: Seat) -> bool {
        let Some(last) = self.last_round else { return true };
        let to_come = self.seats_from(self.active).take_while(|seat| *seat != last);
        to_come.chain([last]).any(|other| other == seat)
    }

    /// What does least: a draw of the types of which there is most, no magistrate but a spent one, the end.
    pub(crate) fn least_move(&self) -> Option<Move> {
        if let Some(reward) = StandingOrder::SendSpentOrKeep.answer(self) {
            return Some(reward);
        }
        let mut legal = Vec::new();
        self.list_moves(&mut legal);
        let end = legal.iter().find(|mv| **mv == Move::End);
        let left =
            |tiles: OneOrTwo<_>| tiles.into_iter().map(|tile| self.stacks.of(tile)).sum::<u8>();
        let draws = legal.iter().filter_map(|mv| match mv {
            Move::Draw { tiles } => Some((left(*tiles), mv)),
            _ => None,
        });
        let draw = draws.max_by_key(|(left, _)| *left).map(|(_, mv)| mv);
        end.or(draw).or(legal.first()).copied()
    }

    /// Whether this legal move tells its player the value of a bridge, so that it cannot be taken back.
    pub(crate) fn is_sealed_by(&self, mv: Move) -> bool {
        matches!(mv, Move::Play { at, .. } if self.grid.lot(at).bridges != 0)
    }
}
