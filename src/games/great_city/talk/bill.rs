//! What each legal move costs and brings, found by playing it in an imagined world: the rules stay in the engine.

use crate::{
    board::{Game, Rng, Seed},
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
    /// The move.
    pub mv: Move,
    /// The card.
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
    /// The change of the score if the game ended right after it; influence scoring at a round's end is left out.
    pub score: i32,
}

/// What a move brings at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Coins.
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
    /// The move.
    pub mv: Move,
    /// Coins paid for cogs.
    pub coins: u8,
    /// What it brings.
    pub gain: Gain,
}

impl Build {
    /// How good it looks: points at once, then what it brings; for sorting, best first when reversed.
    #[must_use]
    pub fn worth(&self) -> i32 {
        let Gain { coins, bricks, influence, points, draws } = self.gain;
        4 * self.score
            + 2 * (i32::from(influence) + i32::from(points) + i32::from(draws) + i32::from(bricks))
            + i32::from(coins)
    }
}

/// A world that looks to the seat like its view.
fn world(view: &SeatView) -> GreatCity {
    GreatCity::imagine(view, &mut Rng::new(Seed([0; 32])))
}

fn play(world: &GreatCity, mv: Move) -> (GreatCity, Vec<Event>) {
    let mut after = *world;
    after.play_unchecked(mv);
    let events = GreatCity::events(world, mv, &after);
    (after, events)
}

/// All legal builds, in the order of the view's legal moves.
#[must_use]
pub fn builds(view: &SeatView) -> Vec<Build> {
    let world = world(view);
    view.legal.iter().filter_map(|mv| build(view, &world, *mv)).collect()
}

/// The legal builds of one card, in the order of the view's legal moves.
#[must_use]
pub fn builds_of(view: &SeatView, card: Card) -> Vec<Build> {
    let world = world(view);
    let of_card = view
        .legal
        .iter()
        .filter(|mv| matches!(mv, Move::Build { card: built, .. } if *built == card));
    of_card.filter_map(|mv| build(view, &world, *mv)).collect()
}

fn build(view: &SeatView, world: &GreatCity, mv: Move) -> Option<Build> {
    let Move::Build { card, at, tokens, buy } = mv else { return None };
    let (after, events) = play(world, mv);
    let outcome = events.into_iter().find_map(|event| match event {
        Event::Build { replaced, spent, coins, influence, points, .. } => {
            Some((replaced, spent, Gain { coins, bricks: 0, influence, points, draws: 0 }))
        }
        _ => None,
    })?;
    let (replaced, coins, mut gain) = outcome;
    let seen = after.public_view();
    gain.draws = seen.turn.as_ref().and_then(|turn| turn.school).map_or(0, |school| school.draws);
    let own = &view.public.players[view.seat.index()];
    let score = points_in_city(&seen.players[view.seat.index()].score) - points_in_city(&own.score)
        + points_of(own.influence + gain.influence)
        - points_of(own.influence);
    Some(Build { mv, card, at, tokens, buy, coins, replaced, gain, score })
}

/// Influence tokens are worth a point for every two, §7.
const fn points_of(tokens: u8) -> i32 {
    tokens as i32 / 2
}

/// The score without influence, which a round's end may change.
const fn points_in_city(score: &Score) -> i32 {
    score.total - score.influence_tokens - score.influence_cards
}

/// The legal production, if there is one.
#[must_use]
pub fn production(view: &SeatView) -> Option<Production> {
    let mv = view.legal.iter().copied().find(|mv| matches!(mv, Move::Produce { .. }))?;
    let (_, events) = play(&world(view), mv);
    events.into_iter().find_map(|event| match event {
        Event::Produce { spent, coins, bricks, influence, .. } => Some(Production {
            mv,
            coins: spent,
            gain: Gain { coins, bricks, influence, points: 0, draws: 0 },
        }),
        _ => None,
    })
}
