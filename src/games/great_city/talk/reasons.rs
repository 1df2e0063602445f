//! Why a hint advises a move.

use super::units::{coins, gains, influence_tokens, symbols};
use crate::{
    games::great_city::{
        rules::cards::{Card, Kind},
        strategy::{
            goal::Goal,
            reason::{Gain, Reason},
        },
    },
    say,
    talk::say::Text,
};

/// Gains of a building that are told at most.
const TOLD: usize = 3;

/// Why a hint advises a move, behind the move and a colon.
pub fn reason(reason: &Reason) -> Text {
    match reason {
        Reason::NoUse => say!("great_city_reasons-no-use"),
        Reason::MostUseful { points } => {
            say!("great_city_reasons-most-useful", points = whole(*points))
        }
        Reason::Useful { points } => {
            say!("great_city_reasons-useful", points = whole(*points))
        }
        Reason::Space { bricks, cogs, before } => {
            say!("great_city_reasons-space", symbols = symbols(*bricks, *cogs), before)
        }
        Reason::Building { card, gains } if gains.is_empty() => {
            say!("great_city_reasons-prospect", kind = prospect(*card))
        }
        Reason::Building { gains, .. } => {
            Text::clauses(gains.iter().copied().take(TOLD).map(gained))
        }
        Reason::Deck { deck, left } => say!("great_city_reasons-deck", left, deck = deck.id()),
        Reason::Produces { coins: got, bricks, influence, bought } => {
            let gains = gains(*got, *bricks, *influence, 0);
            match bought {
                0 => say!("great_city_reasons-produce", gains),
                bought => say!("great_city_reasons-produce-for", gains, price = coins(*bought)),
            }
        }
        Reason::TurnDone => say!("great_city_reasons-turn-done"),
        Reason::NothingWorth => say!("great_city_reasons-not-worth"),
    }
}

/// What a card is taken for, behind the reason.
pub fn goal(Goal { gains, soon }: &Goal) -> Text {
    let gains = Text::clauses(gains.iter().copied().take(TOLD).map(gained));
    say!("great_city_reasons-goal", soon = soon.name(), gains)
}

#[expect(clippy::cast_possible_truncation, reason = "a card is worth a few points")]
fn whole(points: f32) -> i64 {
    points.round() as i64
}

fn gained(gain: Gain) -> Text {
    match gain {
        Gain::Houses { value, points } => say!("great_city_reasons-houses", value, points),
        Gain::Aqueduct { number, points } => say!("great_city_reasons-aqueduct", number, points),
        Gain::Temple { card, points } => {
            say!("great_city_reasons-temple", temple = card.name(), points)
        }
        Gain::Temples { points } => say!("great_city_reasons-temples", points),
        Gain::Influence { tokens, leads: false } => {
            say!("great_city_reasons-influence", tokens = influence_tokens(tokens))
        }
        Gain::Influence { tokens, leads: true } => {
            say!("great_city_reasons-influence-lead", tokens = influence_tokens(tokens))
        }
        Gain::Coins(number) => say!("great_city_reasons-coins", coins = coins(number)),
        Gain::Draws(number) => say!("great_city_reasons-draws", number),
        Gain::Farm(card) => say!("great_city_reasons-farm", farm = farm(card)),
    }
}

/// The word by which a message selects the worth of a building that gains nothing yet.
const fn prospect(card: Card) -> &'static str {
    match card.kind() {
        Kind::Residential(_) => "houses",
        Kind::Public(_) => "public",
        Kind::Aqueduct => "aqueduct",
        Kind::Temple => "temple",
        Kind::Production => "farm",
    }
}

/// The word by which a message selects what a farm yields.
fn farm(card: Card) -> &'static str {
    match card {
        Card::GrainFarm => "grain",
        Card::SheepFarm => "sheep",
        Card::Vineyard => "vineyard",
        _ => "vegetable",
    }
}
