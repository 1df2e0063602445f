//! The one action of the last round: what is the best that a seat can still do with its tiles?

use crate::board::Seat;
use crate::board::strategy::BySeat;
use crate::games::marble::rules::{Kind, Marble, Placement, Post};

use super::plays::ahead;
use super::sketch::{Sketch, Spot, add, number};
use super::weights::weights;

/// The sites at the corners of a place that a tile there would complete.
type Complete = [Option<Spot>; 4];

impl Marble {
    /// Whether a seat has its action of the last round still before it.
    pub(super) fn acts_in_last_round(&self, seat: Seat) -> bool {
        if seat == self.active { self.actions > 0 } else { self.has_a_turn_to_end(seat) }
    }

    /// What the best tile brings a seat before the others; nothing if there is none.
    pub(super) fn last_play(&self, sketch: &Sketch, seat: Seat) -> f32 {
        let player = self.player(seat);
        if player.ready.total() == 0 {
            return 0.0;
        }
        let has_magistrate = player.count(Post::Ready) > 0;
        let mut best = 0.0_f32;
        for at in self.places.iter() {
            let bridges = number(self.grid.lot(at).bridges.count_ones() as usize);
            let bridge = weights().bridge * bridges;
            let complete = self.completes(sketch, at);
            best = best.max(bridge + self.brings(sketch, seat, &complete, None));
            if has_magistrate && complete.iter().any(Option::is_some) {
                for kind in player.ready.kinds() {
                    let brings = self.brings(sketch, seat, &complete, Some(kind));
                    best = best.max(bridge + weights().sent + brings);
                }
            }
        }
        best
    }

    /// The sites that a tile at a place completes, as they stand then.
    fn completes(&self, sketch: &Sketch, at: Placement) -> Complete {
        let mut complete = [None; 4];
        for (place, vertex) in self.grid.lot(at).corners.into_iter().enumerate() {
            let triangles = Spot::covered_at(place);
            if sketch.open.contains(vertex) && sketch.empty(vertex) == triangles {
                complete[place] = Some(sketch.spot(vertex).after(triangles, 1));
            }
        }
        complete
    }

    /// What sites bring a seat before the others, with a magistrate on a new tile of this type.
    fn brings(&self, sketch: &Sketch, seat: Seat, sites: &Complete, manned: Option<Kind>) -> f32 {
        let mut sum = BySeat::default();
        for spot in sites.iter().flatten() {
            let spot = manned.map_or(*spot, |kind| spot.with(seat, kind));
            add(&mut sum, sketch.worth(&spot));
        }
        ahead(&sum, seat, self.seats)
    }
}
