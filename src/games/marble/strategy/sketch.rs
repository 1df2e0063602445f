//! The vertices of the board boiled down to what a site there may bring: how many buildings and empty triangles meet, and
//! who has influence.

use crate::board::Seat;
use crate::board::strategy::BySeat;
use crate::games::marble::rules::play::alone_with_most;
use crate::games::marble::rules::{Kind, Marble, Numbered, Placement, Vertex, VertexSet};

use super::weights::Weights;

/// The board as an opponent sees it.
pub(crate) struct Sketch<'a> {
    pub game: &'a Marble,
    pub weights: &'a Weights,
    spots: [Spot; 128],
    /// The vertices at which a site may still be completed.
    pub open: VertexSet,
    /// How much of what takes time will still come to pass, 0 to 1.
    pub time: f32,
}

/// One vertex.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    /// Buildings that meet here.
    pub size: u8,
    /// Triangles here that are empty.
    pub empty: u8,
    /// Magistrates by type of tile and seat.
    pub influence: [[u8; 4]; 4],
    /// The numbers of tiles that may come to complete it, as bits.
    pub reach: u8,
    /// What a building here is worth beside its own points.
    pub bonus: f32,
    /// Civic buildings beside it by seat, each of which a fountain here counts for.
    pub beside: [u8; 4],
}

impl Spot {
    const NONE: Self =
        Self { size: 0, empty: 6, influence: [[0; 4]; 4], reach: 0, bonus: 0.0, beside: [0; 4] };

    /// How many triangles a tile covers at its corner with this number: the first two are obtuse.
    pub const fn covered_at(corner: usize) -> u8 {
        if corner < 2 { 2 } else { 1 }
    }

    /// The spot when a tile has covered so many of its triangles, and what may then come to complete it.
    pub fn after(mut self, triangles: u8, reach: u8) -> Self {
        self.size += 1;
        self.empty = self.empty.saturating_sub(triangles);
        self.reach = reach;
        self
    }

    /// The spot with one more magistrate.
    pub fn with(mut self, seat: Seat, kind: Kind) -> Self {
        self.influence[kind.index()][seat.index()] += 1;
        self
    }
}

impl<'a> Sketch<'a> {
    pub fn of(game: &'a Marble, weights: &'a Weights) -> Self {
        let finished = game.finished();
        let open = game.grid.interior().without(finished);
        let mut spots = [Spot::NONE; 128];
        for vertex in open.iter() {
            let corner = game.grid.corner(vertex);
            let spot = &mut spots[vertex.index()];
            spot.size = game.size_at(vertex).to_le_bytes()[0];
            spot.empty = corner.ground.without(game.covered).len().to_le_bytes()[0];
        }
        let mut sketch = Self { game, weights, spots, open, time: game.time_left(weights) };
        for seat in game.all_seats() {
            for tile in game.player(seat).posts() {
                sketch.add_post(seat, tile);
            }
        }
        sketch
    }

    fn add_post(&mut self, seat: Seat, tile: Placement) {
        let kind = self.game.kind_at(tile);
        for corner in self.game.grid.lot(tile).corners {
            let spot = &mut self.spots[corner.index()];
            *spot = spot.with(seat, kind);
        }
    }

    /// How many triangles are empty at a vertex.
    pub fn empty(&self, vertex: Vertex) -> u8 {
        self.spots[vertex.index()].empty
    }

    /// The spot of a vertex, with what may become of it and what is beside it.
    pub fn spot(&self, vertex: Vertex) -> Spot {
        let game = self.game;
        let neighbours = game.grid.corner(vertex).neighbours;
        Spot {
            reach: game.reach(vertex, &game.covered),
            bonus: game.bonus_at(vertex),
            beside: game.owned.map(|owned| neighbours.and(owned).len().to_le_bytes()[0]),
            ..self.spots[vertex.index()]
        }
    }

    /// What each seat may expect of a spot.
    pub fn worth(&self, spot: &Spot) -> BySeat {
        let mut worth = BySeat::default();
        let (weights, empty) = (self.weights, usize::from(spot.empty));
        let later = if spot.empty == 0 { 1.0 } else { weights.lead * self.time };
        let shares = weights.covering[empty].iter().enumerate();
        let possible = shares.filter(|(tiles, _)| spot.reach >> tiles & 1 == 1);
        let all: f32 = possible.clone().map(|(_, share)| share).sum();
        for (tiles, share) in possible.filter(|(_, share)| **share > 0.0) {
            let chance = weights.complete[empty] * later * share / all;
            match self.winner(spot, tiles) {
                Some((seat, kind)) => {
                    let points = f32::from(self.game.numbers.points.of(kind));
                    worth[seat] += chance * (points + spot.bonus);
                }
                None if spot.empty == 0 => self.add_fountain(spot, &mut worth),
                // Somebody may win it until it is complete.
                None => {}
            }
        }
        worth
    }

    /// Who would own which building if so many tiles completed a spot; `None` for a fountain.
    fn winner(&self, spot: &Spot, tiles: usize) -> Option<(usize, Kind)> {
        let sites = &self.game.numbers.sites;
        let kind = sites.get(usize::from(spot.size) + tiles).copied().flatten()?;
        let seat = alone_with_most((0..).zip(spot.influence[kind.index()]))?;
        Some((seat, kind))
    }

    /// A fountain counts for each civic building beside it, whosever it is.
    fn add_fountain(&self, spot: &Spot, worth: &mut BySeat) {
        let adjacent = points(self.game.numbers.scoring.fountain_adjacent);
        for (worth, beside) in worth.iter_mut().zip(spot.beside) {
            *worth += adjacent * f32::from(beside);
        }
    }

    /// What all spots together promise to each seat.
    pub fn promises(&self) -> BySeat {
        let mut sum = BySeat::default();
        let mut touched = VertexSet::EMPTY;
        for seat in self.game.all_seats() {
            for tile in self.game.player(seat).posts() {
                touched = touched.or(self.game.grid.lot(tile).corners.into_iter().collect());
            }
        }
        for vertex in touched.and(self.open).iter() {
            add(&mut sum, self.worth(&self.spot(vertex)));
        }
        sum
    }
}

impl Marble {
    /// How much of what takes time will still come to pass: nothing in the last round.
    pub(crate) fn time_left(&self, weights: &Weights) -> f32 {
        let left = self.tiles_to_last_round().unwrap_or_default();
        (f32::from(left) / weights.horizon).min(1.0)
    }

    /// What a civic building on a vertex is worth beside its points: an aqueduct, fountains.
    pub(crate) fn bonus_at(&self, vertex: Vertex) -> f32 {
        let scoring = &self.numbers.scoring;
        let on_aqueduct = if self.wet.contains(vertex) { scoring.aqueduct_building } else { 0 };
        let near = self.grid.corner(vertex).neighbours.and(self.fountains).len();
        points(on_aqueduct) + points(scoring.fountain_adjacent) * number(near)
    }
}

/// Few points as a number to reckon with.
pub(crate) fn points(points: i32) -> f32 {
    f32::from(i16::try_from(points).unwrap_or(i16::MAX))
}

/// A small count as a number to reckon with.
pub(crate) fn number(count: usize) -> f32 {
    f32::from(count.to_le_bytes()[0])
}

/// Adds what each seat may expect.
pub(crate) fn add(sum: &mut BySeat, more: BySeat) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}
