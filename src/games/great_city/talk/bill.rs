//! What each legal move costs and brings, found by trying it: the rules stay in the engine.

use crate::{
    board::WhatIf,
    games::great_city::rules::{
        cards::Card,
        city::{Cell, CellSet},
        events::Event,
        moves::Move,
        state::GreatCity,
        view::{Score, SeatView},
    },
};

/// A legal build with its price and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    pub mv: Move,
    pub card: Card,
    /// The place.
    pub at: Cell,
    /// The farms that give their brick token.
    pub tokens: CellSet,
    /// Bricks bought at 2 coins each.
    pub buy: u8,
    /// Coins paid for them.
    pub coins: u8,
    /// The building that it replaces.
    pub replaced: Option<Card>,
    /// What it brings at once.
    pub gain: Gain,
    /// Change of the whole score, price and gains included, if the game ended right after it.
    pub total: i32,
    /// What it adds to the points of the city, if the game ended right after it: what it costs, and the coins and influence
    /// tokens that it brings, are said beside it.
    pub city_points: i32,
}

/// What a move brings at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    pub coins: u8,
    /// Brick tokens.
    pub bricks: u8,
    /// Influence tokens.
    pub influence: u8,
    /// Point tokens on the building.
    pub points: u8,
    /// Cards that a school draws.
    pub draws: u8,
}

/// A legal production.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Production {
    pub mv: Move,
    /// Coins paid for cogs.
    pub coins: u8,
    /// What it brings.
    pub gain: Gain,
}

impl Build {
    /// How good it looks: points at once, then what it brings; for sorting, best first when reversed.
    pub fn worth(&self) -> i32 {
        let Gain { coins, bricks, influence, points, draws } = self.gain;
        4 * self.city_points
            + 2 * (i32::from(influence) + i32::from(points) + i32::from(draws) + i32::from(bricks))
            + i32::from(coins)
    }
}

/// The bill of a legal build of this view; `None` for other moves.
pub fn build(view: &SeatView, what_if: &WhatIf<GreatCity>, mv: Move) -> Option<Build> {
    let Move::Build { card, at, tokens, buy } = mv else { return None };
    let outcome = what_if.play(mv);
    let seen = outcome.then.public();
    let built = outcome.events.into_iter().find_map(|event| match event {
        Event::Build { replaced, spent, coins, influence, points, .. } => {
            Some((replaced, spent, Gain { coins, bricks: 0, influence, points, draws: 0 }))
        }
        _ => None,
    })?;
    let (replaced, coins, mut gain) = built;
    gain.draws = seen.turn.as_ref().and_then(|turn| turn.school).map_or(0, |school| school.draws);
    let own = view.own();
    let then = &seen.players[view.seat.index()].score;
    let total = then.total - own.score.total;
    let city_points = points_in_city(then) - points_in_city(&own.score);
    Some(Build { mv, card, at, tokens, buy, coins, replaced, gain, total, city_points })
}

/// The score without what is beside the city.
const fn points_in_city(score: &Score) -> i32 {
    score.total - score.coins - score.influence_tokens - score.influence_cards
}

/// The bill of a legal production; `None` for other moves.
pub fn production(what_if: &WhatIf<GreatCity>, mv: Move) -> Option<Production> {
    what_if.play(mv).events.into_iter().find_map(|event| match event {
        Event::Produce { spent, coins, bricks, influence, .. } => Some(Production {
            mv,
            coins: spent,
            gain: Gain { coins, bricks, influence, points: 0, draws: 0 },
        }),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game as _, Rng, Seed},
        games::great_city::rules::{options::Options, state::GreatCity},
    };

    /// What a preview says is what the score is afterwards, price included.
    #[test]
    fn the_total_of_a_bill_is_how_the_score_changes() {
        let (mut compared, mut cheaper) = (0, 0);
        for number in 0..3 {
            let seed = Seed::from_number(number);
            let (options, mut rng) = (Options::default(), Rng::new(seed));
            let mut game = GreatCity::new(&GreatCity::deal(2, &options, seed)).unwrap();
            while let Some(seat) = game.turn().seat() {
                let view = game.seat_view(seat);
                let what_if = WhatIf::new(&view);
                for bill in view.legal.iter().filter_map(|mv| build(&view, &what_if, *mv)) {
                    let mut then = game;
                    then.play_unchecked(bill.mv);
                    let then = then.public_view().players[seat.index()].score.total;
                    assert_eq!(bill.total, then - view.own().score.total, "{:?}", bill.mv);
                    compared += 1;
                    cheaper += usize::from(bill.total < bill.city_points);
                }
                game.play_unchecked(*rng.choose(&view.legal));
            }
        }
        assert!(compared > 100 && cheaper > 10, "{compared}, {cheaper}");
    }
}
