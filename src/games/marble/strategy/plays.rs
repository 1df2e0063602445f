//! Tiles worth playing: each place with the tile and the magistrate that promise most there.

use crate::board::Seat;
use crate::board::strategy::{BySeat, Idea};
use crate::games::marble::rules::{Kind, Marble, Move, Placement, Post, Vertex};

use super::sketch::{Sketch, Spot, add, number};

/// The most plays that are worth a thought.
const PLAYS: usize = 9;

impl Marble {
    /// The best plays, the best first.
    pub(crate) fn play_ideas(&self, sketch: &Sketch, out: &mut Vec<Idea<Move>>) {
        let Some(plain) = self.spare_tile() else { return };
        let first = out.len();
        let has_magistrate = self.mover().count(Post::Ready) > 0;
        for at in self.places.iter() {
            let lot = self.grid.lot(at);
            let extra = sketch.weights.bridge
                * f32::from(lot.bridges.count_ones().to_le_bytes()[0])
                + sketch.weights.spring * number(self.opens(at).count());
            let (before, corners) = self.corners(sketch, at);
            let gain = extra - self.tile_price(sketch, plain);
            let promise = gain + self.change(sketch, &before, &corners, None);
            out.push(Idea { mv: Move::Play { tile: plain, at, magistrate: false }, promise });
            if has_magistrate {
                self.manned_ideas(sketch, at, extra, (&before, &corners), out);
            }
        }
        out[first..].sort_unstable_by(|a, b| b.promise.total_cmp(&a.promise));
        out.truncate(first + PLAYS);
    }

    /// The same with a magistrate, for each type of tile.
    fn manned_ideas(
        &self,
        sketch: &Sketch,
        at: Placement,
        extra: f32,
        (before, corners): (&BySeat, &Corners),
        out: &mut Vec<Idea<Move>>,
    ) {
        let me = self.active;
        for tile in self.mover().ready.kinds() {
            let wins = |spot: &Spot| {
                spot.empty == 0
                    && self.numbers.sites.get(usize::from(spot.size)) == Some(&Some(tile))
            };
            // Who finishes a site at once gets the magistrate back with an imperium tile.
            let back = corners.iter().flatten().any(|(_, spot)| spot.empty == 0);
            let is_won = corners.iter().flatten().any(|(_, spot)| wins(spot));
            let stays = sketch.time * (sketch.weights.posted - sketch.weights.magistrate);
            let sent = if back { sketch.sends() } else { stays };
            let promise = extra + sent - self.tile_price(sketch, tile)
                + self.change(sketch, before, corners, Some((me, tile)));
            if is_won || promise > 0.0 || sketch.time > 0.0 {
                out.push(Idea { mv: Move::Play { tile, at, magistrate: true }, promise });
            }
        }
    }

    /// What the corners of a place promise now, and how they stand with a tile there.
    fn corners(&self, sketch: &Sketch, at: Placement) -> (BySeat, Corners) {
        let (mut before, mut corners) = (BySeat::default(), [None; 4]);
        let lot = self.grid.lot(at);
        let covered = self.covered.or(lot.ground);
        for (place, vertex) in lot.corners.into_iter().enumerate() {
            if sketch.open.contains(vertex) {
                let spot = sketch.spot(vertex);
                add(&mut before, sketch.worth(&spot));
                let reach = self.reach(vertex, &covered);
                corners[place] = Some((vertex, spot.after(Spot::covered_at(place), reach)));
            }
        }
        (before, corners)
    }

    /// How much more the corners promise to the seat in turn than to the others.
    fn change(
        &self,
        sketch: &Sketch,
        before: &BySeat,
        corners: &Corners,
        magistrate: Option<(Seat, Kind)>,
    ) -> f32 {
        let mut after = BySeat::default();
        for (_, spot) in corners.iter().flatten() {
            let spot = magistrate.map_or(*spot, |(seat, kind)| spot.with(seat, kind));
            add(&mut after, sketch.worth(&spot));
        }
        ahead(&after, self.active, self.seats) - ahead(before, self.active, self.seats)
    }

    /// The type of which there is most, for where the type does not matter.
    fn spare_tile(&self) -> Option<Kind> {
        let ready = self.mover().ready;
        ready.kinds().max_by_key(|kind| ready.of(*kind))
    }

    fn tile_price(&self, sketch: &Sketch, kind: Kind) -> f32 {
        let ready = self.mover().ready;
        let weights = sketch.weights;
        let next = usize::from(ready.total()).clamp(1, weights.tile.len()) - 1;
        let only = if ready.of(kind) == 1 { weights.kind } else { 0.0 };
        (weights.tile[next] + only) * sketch.time
    }
}

/// How many points a seat has more than the others on the average.
pub(super) fn ahead(points: &BySeat, seat: Seat, seats: u8) -> f32 {
    let others = Seat::all(seats).filter(|other| *other != seat);
    points[seat.index()]
        - others.map(|other| points[other.index()]).sum::<f32>() / f32::from(seats - 1)
}

/// The open vertices at the corners of a place, as they stand with a tile there.
type Corners = [Option<(Vertex, Spot)>; 4];
