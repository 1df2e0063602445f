//! The races for the most coins and the most imperium of each type.
//!
//! While there is time to catch up, a prize is shared by the squares of what everybody has. The less time is left, the more
//! it belongs to who leads: imperium that can win nothing any more is worth nothing, and may be spent. So is that of a seat
//! that would not lead with all that is left of its type.

use crate::board::Seat;
use crate::board::strategy::BySeat;
use crate::games::marble::rules::{Kind, Marble, Post};

use super::plays::ahead;
use super::sketch::points;
use super::weights::Weights;

impl Marble {
    /// What a seat may expect of the races.
    pub(super) fn races(&self, weights: &Weights, seat: Seat, time: f32) -> f32 {
        let scoring = &self.numbers.scoring;
        let most_coins = points(scoring.most_coins);
        let coins = |seat| self.coming_coins(seat);
        let doubts = (weights.hopeless, self.coins_left());
        let mut sum = self.race(seat, time, doubts, coins, [most_coins; 2]);
        let prizes = [points(scoring.imperium_most), points(scoring.imperium_tied)];
        for kind in Kind::ALL {
            let doubts = (weights.hopeless, self.imperium_left(kind));
            sum += self.race(seat, time, doubts, |seat| self.coming_imperium(seat, kind), prizes);
        }
        sum
    }

    /// How much more of the races the seat in turn may expect than the others.
    pub(super) fn ahead_in_races(&self, weights: &Weights, time: f32) -> f32 {
        let mut races = BySeat::default();
        for seat in self.all_seats() {
            races[seat.index()] = self.races(weights, seat, time);
        }
        ahead(&races, self.active, self.seats)
    }

    /// What a seat may expect of one race, by how much it keeps without hope, what nobody has yet, what all have, and the
    /// prizes for who leads alone and for who is tied.
    fn race(
        &self,
        seat: Seat,
        time: f32,
        (hopeless, left): (f32, u8),
        held: impl Fn(Seat) -> u8,
        [alone, tied]: [f32; 2],
    ) -> f32 {
        let own = held(seat);
        if own == 0 {
            return 0.0;
        }
        let (mut squares, mut most, mut leaders) = (0.0, 0, 0);
        for other in self.all_seats() {
            let other = held(other);
            squares += f32::from(other).powi(2);
            if other > most {
                (most, leaders) = (other, 1);
            } else if other == most {
                leaders += 1;
            }
        }
        let now = match (own == most, leaders) {
            (false, _) => 0.0,
            (true, 1) => alone,
            (true, _) => tied,
        };
        let hope = if own + left < most { hopeless } else { 1.0 };
        hope * time * alone * f32::from(own).powi(2) / squares + (1.0 - time) * now
    }

    /// Coins, with those for which magistrates wait.
    fn coming_coins(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.coins + self.waiting(seat, Post::Treasury).min(self.coins_left())
    }

    /// Imperium of a type, with what magistrates wait for.
    fn coming_imperium(&self, seat: Seat, kind: Kind) -> u8 {
        let waiting = self.waiting(seat, Post::Imperium(kind));
        self.player(seat).imperium.of(kind) + waiting.min(self.imperium_left(kind))
    }

    /// Magistrates on a space that will still bring something.
    fn waiting(&self, seat: Seat, space: Post) -> u8 {
        if self.has_a_turn_to_end(seat) { self.player(seat).count(space) } else { 0 }
    }
}
