//! A whole table that looks like a view: only the bridge values that the seat has not seen are dealt anew.

use super::{
    places::Space,
    state::Marble,
    table::{BridgeValues, Stage},
    view::SeatView,
};
use crate::board::{Chance, Seat};

impl Marble {
    /// A game that looks like this to the seat.
    pub(crate) fn imagined(view: &SeatView, rng: &mut impl Chance) -> Self {
        let mut game = Self::from_view(view);
        game.deal_anew(view.seat, rng);
        game
    }

    /// The table of a view, with the unknown bridge values in some order.
    pub(crate) fn from_view(view: &SeatView) -> Self {
        let table = view.public;
        if let Some(bridges) = table.values {
            return Self { table, bridges };
        }
        let (mut bridges, mut pool) = (BridgeValues::default(), table.numbers.bridges.clone());
        for known in &view.bridges {
            bridges[known.space.index()] = known.value;
            if let Some(drawn) = pool.iter().position(|value| *value == known.value) {
                pool.remove(drawn);
            }
        }
        let mut game = Self { table, bridges };
        for (place, value) in game.unseen_by(view.seat).zip(pool) {
            game.bridges[place] = value;
        }
        game
    }

    /// Shuffles the bridge values that this seat has not seen.
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Chance) {
        if self.stage == Stage::Over {
            return;
        }
        let (mut values, mut count) = (BridgeValues::default(), 0);
        for place in self.unseen_by(seat) {
            values[count] = self.bridges[place];
            count += 1;
        }
        rng.shuffle(&mut values[..count]);
        for (place, value) in self.unseen_by(seat).zip(values) {
            self.bridges[place] = value;
        }
    }

    /// The places of the bridge values that a seat has not seen, the one that was left out last.
    fn unseen_by(&self, seat: Seat) -> impl Iterator<Item = usize> + use<> {
        let (own, spaces) = (self.player(seat).bridges, self.grid.bridges());
        let left_out = spaces.len();
        let unseen = spaces.filter(move |space| own & space.bit() == 0).map(Space::index);
        unseen.chain([left_out])
    }
}
