//! How Goofspiel is played well enough: a card that is worth what lies at stake.

use super::rules::{
    moves::Move,
    setup::CARDS,
    table::{Goofspiel, PublicView, SeatView},
};
use crate::board::{
    BadWeights, Beliefs, Game, Luck,
    strategy::{BySeat, Idea, Strategy},
};

/// How far from the sensible card a player strays in a play-out, in cards.
const NOISE: f32 = 4.0;

/// What a card should be that is bid now.
#[must_use]
pub fn aim(view: &PublicView) -> u8 {
    view.at_stake().min(CARDS)
}

impl Strategy for Goofspiel {
    const CLEAR_LEAD: f32 = 20.0;

    type Worlds = SeatView;

    /// Nothing is believed that the rules do not say.
    type Weights = ();

    fn by_hand() -> &'static Beliefs<()> {
        &Beliefs { policy: (), leaf: (), doubt: 0.0 }
    }

    fn learned() -> Result<&'static Beliefs<()>, BadWeights> {
        Ok(Self::by_hand())
    }

    /// The cards of the seat to move, a bit each, and the stake.
    fn mark(&self) -> u64 {
        let view = self.public_view();
        let hand: u64 = view.choices().iter().map(|card| 1 << card).sum();
        hand | u64::from(view.at_stake()) << 32
    }

    fn ideas_by(&self, (): &(), out: &mut Vec<Idea<Move>>) {
        let view = self.public_view();
        let promise = |card: u8| -f32::from(card.abs_diff(aim(&view)));
        let idea = |card: &u8| Idea { mv: Move::Bid { card: *card }, promise: promise(*card) };
        out.extend(view.choices().iter().map(idea));
    }

    /// The points so far, and for what is left those of the cards in hand.
    fn estimate_by(&self, (): &()) -> BySeat {
        let view = self.public_view();
        let mut points = BySeat::default();
        for seat in view.seats() {
            let hand: u8 = view.hands[seat.index()].iter().sum();
            points[seat.index()] = f32::from(view.points(seat) + hand / 2);
        }
        points
    }

    fn play_out_by(&mut self, _: &Beliefs<()>, luck: &mut Luck) -> BySeat {
        let mut ideas = Vec::new();
        loop {
            ideas.clear();
            self.ideas(&mut ideas);
            let rated = ideas.iter().map(|idea| (idea.promise + NOISE * luck.unit(), idea.mv));
            let best = rated.max_by(|(one, _), (other, _)| one.total_cmp(other));
            let Some((_, mv)) = best else { return self.estimate() };
            self.play_unchecked(mv);
        }
    }
}
