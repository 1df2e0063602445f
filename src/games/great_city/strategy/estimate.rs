//! The evaluation: what each seat may expect to have at the end of the game, as a sum of named terms.

use super::{Sketch, Survey, weights::Weights};
use crate::{
    board::{Seat, strategy::BySeat},
    games::great_city::rules::{
        hand::kinds_of,
        moves::Space,
        state::{GreatCity, Player},
        view::Phase,
    },
};

/// What a seat may expect, by where it comes from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    /// Houses, aqueducts and temples, as they stand and as they may grow.
    pub city: f32,
    /// Coins and brick tokens.
    pub purse: f32,
    /// Influence cards won, and the tokens in the race for the next.
    pub influence: f32,
    /// What farms will yield.
    pub farms: f32,
    /// Cards in hand.
    pub hand: f32,
    /// Bricks and cogs of turns under way.
    pub turns: f32,
}

impl Terms {
    pub(crate) fn sum(self) -> f32 {
        self.city + self.purse + self.influence + self.farms + self.hand + self.turns
    }
}

/// How a lead of so many tokens looks with so much still to happen: from 0, hopeless, to 1, certain.
fn hope(lead: f32, doubt: f32) -> f32 {
    let x = lead / doubt;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

impl GreatCity {
    /// What each seat may expect at the end.
    pub(crate) fn expected(&self, weights: &Weights) -> BySeat {
        let mut points = BySeat::default();
        for seat in self.all_seats() {
            points[seat.index()] = if self.phase == Phase::Over {
                self.final_points(seat)
            } else {
                self.terms(weights, seat).sum()
            };
        }
        points
    }

    /// The points at the end, with a hair for what parts equal ones, §7.
    pub(crate) fn final_points(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        #[expect(clippy::cast_precision_loss, reason = "points are few")]
        let points = self.score_of(seat).total as f32;
        points + 0.01 * f32::from(player.influence) + 0.0001 * f32::from(player.coins)
    }

    /// The evaluation of a running game for one seat, term by term.
    pub(crate) fn terms(&self, weights: &Weights, seat: Seat) -> Terms {
        let player = self.player(seat);
        let sketch = Sketch::of(player);
        let outlook = self.outlook(weights, seat);
        let harvest = harvest(weights, player, outlook.coin, outlook.token);
        let bricks = f32::from(player.bricks.len().to_le_bytes()[0]);
        Terms {
            city: sketch.worth(player.coins, &outlook),
            purse: outlook.coin
                * (f32::from(player.coins) + weights.grain * bricks.min(outlook.turns)),
            influence: self.influence(seat),
            farms: harvest * outlook.harvests,
            hand: hand(player, &Survey::new(&sketch, &outlook, player.coins)),
            turns: self.resources(weights, seat, harvest),
        }
    }

    /// The influence cards won, and the chance to win the next.
    fn influence(&self, seat: Seat) -> f32 {
        let won: f32 = self.values(self.player(seat).won).map(f32::from).sum();
        let (stake, doubt) = self.stake();
        let lead = self.lead(seat);
        won + stake * hope(lead - 0.5, doubt) + 0.25 * f32::from(self.player(seat).influence)
    }

    /// How many tokens the seat is ahead of all others, or behind the best of them.
    fn lead(&self, seat: Seat) -> f32 {
        let others = self.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| self.player(other).influence).max().unwrap_or(0);
        f32::from(self.player(seat).influence) - f32::from(best)
    }

    /// The influence cards that are fought for now, and how open the fight is.
    fn stake(&self) -> (f32, f32) {
        let waiting: f32 = self.values(self.waiting).map(f32::from).sum();
        if waiting > 0.0 {
            return (waiting, 1.5);
        }
        let next = self.stakes().iter().find(|(_, round)| *round > self.round);
        next.map_or((0.0, 1.0), |(value, round)| {
            (f32::from(*value), 1.5 + 0.7 * f32::from(round - self.round))
        })
    }

    /// What one more influence token does for the race: the slope of [`hope`].
    pub(crate) fn token_worth(&self, weights: &Weights, seat: Seat) -> f32 {
        let (stake, doubt) = self.stake();
        let x = doubt + self.lead(seat).abs();
        stake * weights.race * 2.5 * doubt / (x * x)
    }

    /// What the bricks and cogs of turns in this round are worth, and what is lost by acting late.
    fn resources(&self, weights: &Weights, seat: Seat, harvest: f32) -> f32 {
        let waiting = match self.phase {
            Phase::Draft | Phase::Over => return 0.0,
            Phase::Place => 0,
            Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
                self.turn.space.index() + 1
            }
        };
        let strip = self.strip_of(self.round);
        let mut sum = 0.0;
        let mut before = 0.0;
        for space in Space::all() {
            let emissary = self.spaces[space.index()];
            if space.index() >= waiting && emissary == Some(seat) {
                sum += means(weights, strip.gains(space), harvest) - weights.wait * before;
            }
            before += if emissary.is_some() { 1.0 } else { 0.0 };
        }
        if waiting > 0 && self.to_move == seat {
            let bricks = if self.turn.built { 0 } else { self.turn.bricks };
            let cogs = if self.turn.produced { 0 } else { self.turn.cogs };
            sum += means(weights, (bricks, cogs), harvest);
        }
        sum
    }
}

/// What bricks and cogs of one turn are worth to a seat whose farms yield so much.
pub(crate) fn means(weights: &Weights, (bricks, cogs): (u8, u8), harvest: f32) -> f32 {
    let produce = match cogs {
        0 => 0.0,
        1 => weights.cog * harvest.min(1.0),
        _ => weights.cog + 0.9 * harvest,
    };
    f32::from(bricks) * weights.brick + produce
}

/// What one produce action yields, with coins and influence tokens worth so much.
pub(crate) fn harvest(weights: &Weights, player: &Player, coin: f32, token: f32) -> f32 {
    let grain = f32::from(player.granaries.len().to_le_bytes()[0]);
    (f32::from(player.orchards) + weights.grain * grain) * coin + f32::from(player.flocks) * token
}

/// What the cards in hand are worth: the best of them, as many as there are turns.
fn hand(player: &Player, survey: &Survey) -> f32 {
    let mut best = [0.0_f32; 3];
    for card in kinds_of(player.hand.kinds()) {
        let worth = survey.promise(card);
        for _ in 0..player.hand.count(card).min(2) {
            if let Some(place) = best.iter().position(|other| worth > *other) {
                best[place..].rotate_right(1);
                best[place] = worth;
            }
        }
    }
    let turns = (0_u8..).map(|turn| (survey.outlook.turns - f32::from(turn)).clamp(0.0, 1.0));
    best.iter()
        .zip(survey.outlook.weights.hand)
        .zip(turns)
        .map(|((worth, share), turn)| worth * share * turn)
        .sum()
}
