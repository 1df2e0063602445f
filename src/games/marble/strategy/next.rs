//! The next tile of a seat: what is the best that it can complete at once, wherever a place was left open?

use crate::board::Seat;
use crate::board::strategy::BySeat;
use crate::games::marble::rules::{Kind, Marble, Placement, Post};

use super::plays::ahead;
use super::sketch::{Sketch, Spot, add, number};

/// The sites at the corners of a place that a tile there would complete.
type Sites = [Option<Spot>; 4];

impl Marble {
    /// Whether a seat has an action still before it.
    pub(super) fn acts_again(&self, seat: Seat) -> bool {
        let is_in_turn = seat == self.active && self.last_round.is_some();
        if is_in_turn { self.actions > 0 } else { self.has_a_turn_to_end(seat) }
    }

    /// What the best tile brings a seat before the others; nothing if there is none.
    pub(super) fn next_play(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let (player, mut tiles) = (self.player(seat), self.player(seat).ready);
        if sketch.weights.sight > 0.0 && self.last_round.is_none() {
            tiles = tiles.and(self.fresh_of(seat));
        }
        if tiles.total() == 0 {
            return 0.0;
        }
        let has_magistrate = player.count(Post::Ready) > 0;
        let mut best = 0.0_f32;
        for at in self.places.iter() {
            let bridges = number(self.grid.lot(at).bridges.count_ones() as usize);
            let (now, then) = self.completes(sketch, at);
            let gain = sketch.weights.bridge * bridges - self.brings(sketch, seat, &now, None);
            best = best.max(gain + self.brings(sketch, seat, &then, None));
            if has_magistrate && then.iter().any(Option::is_some) {
                for kind in tiles.kinds() {
                    let brings = self.brings(sketch, seat, &then, Some(kind));
                    best = best.max(gain + sketch.sends() + brings);
                }
            }
        }
        best
    }

    /// The sites that a tile at a place completes, as they stand now and then.
    fn completes(&self, sketch: &Sketch, at: Placement) -> (Sites, Sites) {
        let (mut now, mut then) = ([None; 4], [None; 4]);
        for (place, vertex) in self.grid.lot(at).corners.into_iter().enumerate() {
            let triangles = Spot::covered_at(place);
            if sketch.open.contains(vertex) && sketch.empty(vertex) == triangles {
                let spot = sketch.spot(vertex);
                now[place] = Some(spot);
                then[place] = Some(spot.after(triangles, 1));
            }
        }
        (now, then)
    }

    /// What sites bring a seat before the others, with a magistrate on a new tile of this type.
    fn brings(&self, sketch: &Sketch, seat: Seat, sites: &Sites, manned: Option<Kind>) -> f32 {
        let mut sum = BySeat::default();
        for spot in sites.iter().flatten() {
            let spot = manned.map_or(*spot, |kind| spot.with(seat, kind));
            add(&mut sum, sketch.worth(&spot));
        }
        ahead(&sum, seat, self.seats)
    }
}

impl Sketch<'_> {
    /// What it is worth to put a magistrate on a tile and to send it from there at once.
    pub(super) fn sends(&self) -> f32 {
        let weights = self.weights;
        let last = if self.game.last_round.is_some() { weights.sent } else { 0.0 };
        self.time * (weights.coming + weights.imperium - weights.magistrate) + last
    }
}
