//! Why a move is refused, and what would be possible instead.

use super::units::coins;
use crate::{
    games::great_city::rules::{
        cards::{Card, Deck},
        illegal::IllegalMove,
    },
    say,
    talk::{names::Names, say::Text},
};

/// Why the rules refuse a move, for the player who wanted to make it.
pub fn refusal(illegal: &IllegalMove, names: &Names) -> Text {
    use IllegalMove as No;
    match illegal {
        No::OtherStep { now } => say!("great_city_refusals-other-step", step = now.word()),
        No::NotPassed { card, choices } => {
            say!("great_city_refusals-not-passed", card = card.name(), cards = one_of(choices))
        }
        No::SpaceTaken { space, nearest, free } => say!(
            "great_city_refusals-space-taken",
            space = space.number(),
            nearest = nearest.number(),
            free = Text::all_of(free.iter().map(ToString::to_string))
        ),
        No::PlacedByProgram { space, sensible } => say!(
            "great_city_refusals-placed-by-program",
            space = space.number(),
            sensible = sensible.number()
        ),
        No::NotOffered { card, choices } => {
            say!("great_city_refusals-not-offered", card = card.name(), cards = one_of(choices))
        }
        No::CardTaken { card, by, choices } => {
            let (who, cards) = (names.bold(*by), one_of(choices));
            say!("great_city_refusals-card-taken", card = card.name(), who, cards)
        }
        No::AlreadyBuilt => say!("great_city_refusals-already-built"),
        No::AlreadyProduced => say!("great_city_refusals-already-produced"),
        No::NotInHand { card, hand } if hand.is_empty() => {
            say!("great_city_refusals-empty-hand", card = card.name())
        }
        No::NotInHand { card, hand } => {
            say!("great_city_refusals-not-in-hand", card = card.name(), cards = all(hand))
        }
        No::PlaceTaken { building, .. } => {
            say!("great_city_refusals-place-taken", building = building.name())
        }
        No::NotAdjacent { .. } => say!("great_city_refusals-not-adjacent"),
        No::TooWide { rows, columns, .. } => say!("great_city_refusals-too-wide", rows, columns),
        No::AqueductInLine { .. } => say!("great_city_refusals-aqueduct-in-line"),
        No::AqueductOverAqueduct { .. } => say!("great_city_refusals-aqueduct-over-aqueduct"),
        No::NoToken { farms, .. } if farms.is_empty() => say!("great_city_refusals-no-tokens"),
        No::NoToken { farms, .. } => say!("great_city_refusals-no-token", farms = all(farms)),
        No::TokenReplaced { .. } => say!("great_city_refusals-token-replaced"),
        No::BricksShort { card, missing, paid } => {
            say!("great_city_refusals-bricks-short", card = card.name(), missing, paid)
        }
        No::BricksOver { card, missing, paid } => {
            say!("great_city_refusals-bricks-over", card = card.name(), missing, paid)
        }
        No::TokensFirst { needed, spent } => {
            say!("great_city_refusals-tokens-first", needed, spent)
        }
        No::TooDear { card, price, held } => {
            let price = coins(*price);
            say!("great_city_refusals-too-dear", card = card.name(), price, held)
        }
        No::CogsTooDear { missing, held } => {
            say!("great_city_refusals-cogs-too-dear", missing, held = coins(*held))
        }
        No::CogsShort { missing, buy } => say!("great_city_refusals-cogs-short", missing, buy),
        No::CogsOver { missing, buy } => say!("great_city_refusals-cogs-over", missing, buy),
        No::NoGain { missing } => say!("great_city_refusals-no-gain", missing),
        No::DeckOne { choices }
        | No::DeckNotInPlay { choices, .. }
        | No::DeckEmpty { choices, .. }
            if choices.is_empty() =>
        {
            say!("great_city_refusals-no-deck")
        }
        No::DeckOne { choices } => say!("great_city_refusals-deck-one", decks = decks(choices)),
        No::DeckNotInPlay { deck, players, choices } => {
            let (deck, decks) = (deck.id(), decks(choices));
            say!("great_city_refusals-deck-not-in-play", deck, players, decks)
        }
        No::DeckEmpty { deck, choices } => {
            say!("great_city_refusals-deck-empty", deck = deck.id(), decks = decks(choices))
        }
        No::NotDrawn { card, drawn } => {
            say!("great_city_refusals-not-drawn", card = card.name(), cards = all(drawn))
        }
        No::OtherBottom { keep, rest } if rest.is_empty() => {
            say!("great_city_refusals-other-bottom-none", card = keep.name())
        }
        No::OtherBottom { keep, rest } => {
            say!("great_city_refusals-other-bottom", card = keep.name(), cards = all(rest))
        }
        No::Over => say!("great_city_refusals-over"),
    }
}

fn one_of(cards: &[Card]) -> Text {
    Text::one_of(cards.iter().map(|card| card.name()))
}

fn all(cards: &[Card]) -> Text {
    Text::all_of(cards.iter().map(|card| card.name()))
}

fn decks(choices: &[Deck]) -> Text {
    Text::one_of(choices.iter().map(|deck| deck.id()))
}
