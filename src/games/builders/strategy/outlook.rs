//! How much of the game is to come, and what things are worth with that much to come.

use super::weights::Weights;
use crate::{
    board::{Seat, strategy::BySeat},
    games::builders::rules::{
        amounts::Amounts,
        state::{Builders, ROUND_LIMIT},
    },
};

/// What things are worth to a seat, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook<'a> {
    pub weights: &'a Weights,
    /// How many turns of the seat follow after the one under way.
    pub turns: f32,
    /// How many turns it has in which somebody can be sent, the one under way included.
    sendings: f32,
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

impl<'a> Outlook<'a> {
    pub(crate) fn new(weights: &'a Weights, turns: f32) -> Self {
        let later = turns / (turns + weights.patience);
        let (action, coin) = (0.2 + weights.action * later, 0.1 + weights.coin * later);
        Self {
            weights,
            turns,
            sendings: turns.floor() + 1.0,
            action,
            coin,
            gap: weights.lack * (0.5 * action - coin).max(0.0),
            resource: weights.resource,
            purse: weights.purse * turns.min(1.0),
        }
    }

    /// Whether no turn follows.
    #[inline]
    pub(crate) fn is_last(&self) -> bool {
        self.turns < 0.5
    }

    /// What so many sesterces are worth where so many are needed.
    #[inline]
    pub(crate) fn money(&self, coins: f32, needed: f32) -> f32 {
        coins * self.coin + self.purse * coins / (coins + 5.0)
            - self.gap * (needed - coins).max(0.0)
    }

    /// What a resource on a site saves: its share of somebody hired.
    #[inline]
    pub(crate) fn saved(&self) -> f32 {
        self.action * (1.0 / self.weights.hired + 0.02) + self.coin
    }

    /// What sending somebody once carries beyond what it costs.
    #[inline]
    pub(crate) fn shift(&self, load: Amounts, price: u8) -> f32 {
        let (weights, sum) = (self.weights, f32::from(load.sum()));
        // What is brought too much of is lost, the more the more there is.
        let useful = sum - weights.surplus * sum * sum;
        (useful * self.resource - weights.effort - f32::from(price) * weights.wage).max(0.0)
    }

    /// How many actions it takes to send so many to one site, in as many turns as there are (B2).
    pub(crate) fn spread(&self, sends: f32, next: u8) -> f32 {
        if self.is_last() {
            return sends * f32::from(next) + sends * (sends - 1.0) / 2.0;
        }
        let turns = self.sendings;
        if sends <= turns { sends } else { sends * (sends / turns + 1.0) / 2.0 }
    }
}

impl Builders {
    /// What things are worth to a seat now.
    pub(crate) fn outlook<'a>(&self, weights: &'a Weights, seat: Seat) -> Outlook<'a> {
        self.outlook_with(weights, seat, self.rounds_left(weights))
    }

    /// The same, where it is known how many [rounds](Self::rounds_left) follow.
    pub(crate) fn outlook_with<'a>(
        &self,
        weights: &'a Weights,
        seat: Seat,
        rounds_left: f32,
    ) -> Outlook<'a> {
        let is_later = self.turn_number(seat) > self.turn_number(self.to_move);
        Outlook::new(weights, if is_later { 1.0 } else { 0.0 } + rounds_left)
    }

    /// About how many rounds follow after the one under way: the same for every seat.
    pub(crate) fn rounds_left(&self, weights: &Weights) -> f32 {
        if self.last_round.is_some() || self.mover().points >= self.numbers.end_points {
            return 0.0;
        }
        let points = self.points_ahead();
        let most = self.all_seats().map(|seat| points[seat.index()]).fold(f32::MIN, f32::max);
        let lacking = f32::from(self.numbers.end_points) - most;
        let pace = weights.pace + weights.growth * most;
        let fastest = (lacking / pace).max(0.6);
        fastest.min(f32::from(ROUND_LIMIT.saturating_sub(self.round)))
    }

    /// The place of a seat in the order of a round.
    const fn turn_number(&self, seat: Seat) -> usize {
        let (seat, opener) = (seat.index(), self.opener.index());
        if seat < opener { seat + self.seats as usize - opener } else { seat - opener }
    }

    /// The points of each seat, with what is done of its open sites.
    fn points_ahead(&self) -> BySeat {
        let mut points = self.players.map(|player| f32::from(player.points));
        for (seat, building) in self.plots.sites() {
            let place = building.index();
            let need = f32::from(self.numbers.needs[place].sum());
            let done = need - f32::from(self.missing[place].sum());
            points[seat.index()] += 0.8 * f32::from(self.numbers.points[place]) * done / need;
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::{super::weights::BY_HAND, *};
    use crate::{
        board::{Game as _, Seed},
        games::builders::rules::options::Options,
    };

    #[test]
    fn half_of_the_points_are_made_in_much_less_than_half_of_the_turns() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(1));
        let mut game = Builders::new(&setup).unwrap();
        let seat = game.to_move;
        let all = game.outlook(&BY_HAND, seat).turns;
        game.players[seat.index()].points = game.numbers.end_points / 2;
        assert!(game.outlook(&BY_HAND, seat).turns < 0.4 * all);
    }
}
