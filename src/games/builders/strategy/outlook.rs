//! How much of the game is to come, and what things are worth with that much to come.

use super::weights::weights;
use crate::games::{
    Seat,
    builders::{Builders, amounts::Amounts, state::ROUND_LIMIT},
};

/// What things are worth to a seat, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// How many turns of the seat follow after the one under way.
    pub turns: f32,
    /// An action.
    pub action: f32,
    /// A sesterce.
    pub coin: f32,
    /// A resource brought to a site.
    pub resource: f32,
    /// The first few sesterces.
    purse: f32,
    /// A sesterce that is lacking, beyond its price.
    gap: f32,
}

impl Outlook {
    pub(super) fn new(turns: f32) -> Self {
        let weights = weights();
        let later = turns / (turns + weights.patience);
        let (action, coin) = (0.2 + weights.action * later, 0.1 + weights.coin * later);
        Self {
            turns,
            action,
            coin,
            gap: weights.lack * (0.5 * action - coin).max(0.0),
            resource: weights.resource,
            purse: weights.purse * turns.min(1.0),
        }
    }

    /// Whether no turn follows.
    #[inline]
    pub(super) fn is_last(&self) -> bool {
        self.turns < 0.5
    }

    /// What so many sesterces are worth where so many are needed.
    #[inline]
    pub(super) fn money(&self, coins: f32, needed: f32) -> f32 {
        coins * self.coin + self.purse * coins / (coins + 5.0)
            - self.gap * (needed - coins).max(0.0)
    }

    /// What a resource on a site saves: its share of somebody hired.
    #[inline]
    pub(super) fn saved(&self) -> f32 {
        self.action * (1.0 / weights().hired + 0.02) + self.coin
    }

    /// What sending somebody once carries beyond what it costs.
    #[inline]
    pub(super) fn shift(&self, load: Amounts, price: u8) -> f32 {
        let (weights, sum) = (weights(), f32::from(load.sum()));
        // What is brought too much of is lost, the more the more there is.
        let useful = sum - weights.surplus * sum * sum;
        (useful * self.resource - weights.effort - f32::from(price) * weights.wage).max(0.0)
    }

    /// How many actions it takes to send so many to one site, in as many turns as there are (B2).
    pub(super) fn spread(&self, sends: f32, next: u8) -> f32 {
        if self.is_last() {
            return sends * f32::from(next) + sends * (sends - 1.0) / 2.0;
        }
        let turns = self.turns.floor() + 1.0;
        if sends <= turns { sends } else { sends * (sends / turns + 1.0) / 2.0 }
    }
}

impl Builders {
    /// What things are worth to a seat now.
    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
        Outlook::new(self.turns_left(seat))
    }

    /// How many turns of a seat follow after the one under way: those of the rounds to come, and its own of this
    /// round unless it was.
    fn turns_left(&self, seat: Seat) -> f32 {
        let later = if self.turn_number(seat) > self.turn_number(self.to_move) { 1.0 } else { 0.0 };
        if self.last_round.is_some() || self.mover().points >= self.numbers.end_points {
            return later;
        }
        let fastest = self.all_seats().map(|seat| self.turns_to_end(seat)).fold(f32::MAX, f32::min);
        later + fastest.min(f32::from(ROUND_LIMIT.saturating_sub(self.round)))
    }

    /// The place of a seat in the order of a round.
    const fn turn_number(&self, seat: Seat) -> usize {
        (seat.index() + self.seats as usize - self.opener.index()) % self.seats as usize
    }

    /// In about how many turns a seat has the points that end the game.
    fn turns_to_end(&self, seat: Seat) -> f32 {
        let mut points = f32::from(self.player(seat).points);
        for (_, building) in self.plots.sites().filter(|(owner, _)| *owner == seat) {
            let place = building.index();
            let need = f32::from(self.numbers.needs[place].sum());
            let done = need - f32::from(self.missing[place].sum());
            points += 0.8 * f32::from(self.numbers.points[place]) * done / need;
        }
        ((f32::from(self.numbers.end_points) - points) / weights().pace).max(0.6)
    }
}
