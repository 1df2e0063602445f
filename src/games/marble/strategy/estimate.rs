//! The evaluation: what each seat may expect to have at the end of the game, in points.
//!
//! | term | from |
//! | --- | --- |
//! | what is scored | sites, bridge tiles, buildings on aqueducts and beside fountains, coins |
//! | races | most coins, most imperium of each type: a share by the squares of what everybody has, by and by for who leads |
//! | promises | sites where a magistrate leads, by how likely they are completed in its type |
//! | means | tiles ready, magistrates by where they are, imperium as actions, actions left, the best play |

use crate::board::Seat;
use crate::board::strategy::BySeat;
use crate::games::marble::rules::{Marble, Post, Space, Stage};

use super::sketch::{Sketch, number, points};
use super::weights::Weights;

impl Marble {
    /// What each seat may expect to have at the end.
    pub(crate) fn expected(&self, weights: &Weights) -> BySeat {
        let mut expected = BySeat::default();
        if self.stage == Stage::Over {
            for seat in self.all_seats() {
                expected[seat.index()] = points(self.score_of(seat).total);
            }
            return expected;
        }
        let sketch = Sketch::of(self, weights);
        let promises = sketch.promises();
        for seat in self.all_seats() {
            expected[seat.index()] = self.scored(seat)
                + self.races(weights, seat, sketch.time)
                + promises[seat.index()]
                + self.means(&sketch, seat);
        }
        let mean = expected.iter().sum::<f32>() / f32::from(self.seats);
        for seat in self.all_seats() {
            expected[seat.index()] -= weights.hope * sketch.time * (expected[seat.index()] - mean);
        }
        expected
    }

    /// What is scored already and cannot be lost.
    fn scored(&self, seat: Seat) -> f32 {
        let (player, owned) = (self.player(seat), self.owned[seat.index()]);
        let taken = Space::of_bits(player.bridges).map(|space| self.bridge_value(space));
        let near = self
            .fountains
            .iter()
            .map(|fountain| number(self.grid.corner(fountain).neighbours.and(owned).len()));
        let scoring = &self.numbers.scoring;
        f32::from(player.points)
            + taken.map(f32::from).sum::<f32>()
            + points(scoring.aqueduct_building) * number(owned.and(self.wet).len())
            + points(scoring.fountain_adjacent) * near.sum::<f32>()
            + points(scoring.coin) * f32::from(player.coins)
    }

    /// What a seat has to work with.
    fn means(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let (weights, player) = (sketch.weights, self.player(seat));
        let posts = player.magistrates.iter().map(|post| self.post_worth(sketch, seat, *post));
        let tiles = player.ready.and(self.fresh_of(seat));
        let count = usize::from(tiles.total()).min(weights.tile.len());
        let hand = weights.tile[..count].iter().sum::<f32>()
            + weights.kind * number(tiles.kinds().count());
        let imperium = weights.imperium * f32::from(player.imperium.total().min(5));
        // Half a turn less, so that nobody gains by the end of a turn alone, nor by putting it off.
        let left = f32::from(self.actions) - 0.5 * f32::from(self.numbers.turn.actions);
        let actions = if seat == self.active { weights.action * left } else { 0.0 };
        // The best play is worth what it brings more than any other action.
        let price = sketch.time * (weights.action + weights.tile[count.saturating_sub(1)]);
        let best = if self.acts_again(seat) { self.next_play(sketch, seat) } else { 0.0 };
        sketch.time * (hand + imperium + actions) + posts.sum::<f32>() + (best - price).max(0.0)
    }

    /// What a magistrate is worth where it is, beside what it promises there and what it adds in a race.
    fn post_worth(&self, sketch: &Sketch, seat: Seat, post: Post) -> f32 {
        let (weights, time) = (sketch.weights, sketch.time);
        let coin =
            if self.has_a_turn_to_end(seat) { points(self.numbers.scoring.coin) } else { 0.0 };
        match post {
            Post::Ready => weights.magistrate * time,
            Post::Tile(_) => weights.posted * time,
            Post::Imperium(kind) if self.imperium_left(kind) > 0 => {
                (weights.coming + weights.imperium) * time
            }
            Post::Treasury if self.coins_left() > 0 => weights.coming * time + coin,
            Post::Imperium(_) | Post::Treasury => weights.coming * time,
        }
    }
}
