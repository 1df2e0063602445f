//! The rules in short and in detail, for `/game rules`.

use super::card_texts::effect;
use crate::{
    games::great_city::rules::cards::{Card, Kind},
    say,
    talk::{present::Topic, say::Text},
};

/// The parts of the rules, a round first.
pub const TOPICS: &[Topic] = &[
    Topic::new("round", || say!("great_city_rules-round-name"), || say!("great_city_rules-round"))
        .with(|| say!("great_city_rules-round-details")),
    Topic::new(
        "building",
        || say!("great_city_rules-building-name"),
        || say!("great_city_rules-building"),
    )
    .with(|| say!("great_city_rules-building-details")),
    Topic::new(
        "public",
        || say!("great_city_rules-public-name"),
        || say!("great_city_rules-public"),
    )
    .with(|| say!("great_city_rules-public-details")),
    Topic::new(
        "producing",
        || say!("great_city_rules-producing-name"),
        || say!("great_city_rules-producing"),
    )
    .with(|| say!("great_city_rules-producing-details")),
    Topic::new(
        "influence",
        || say!("great_city_rules-influence-name"),
        || say!("great_city_rules-influence"),
    )
    .with(|| say!("great_city_rules-influence-details")),
    Topic::new(
        "scoring",
        || say!("great_city_rules-scoring-name"),
        || say!("great_city_rules-scoring"),
    )
    .with(|| say!("great_city_rules-scoring-details")),
    Topic::new("temples", || say!("great_city_rules-temples-name"), temples)
        .with(|| say!("great_city_rules-temples-details")),
    Topic::new("setup", || say!("great_city_rules-setup-name"), || say!("great_city_rules-setup"))
        .with(|| say!("great_city_rules-setup-details")),
    Topic::new(
        "secrets",
        || say!("great_city_rules-secrets-name"),
        || say!("great_city_rules-secrets"),
    ),
    Topic::new(
        "shrine",
        || say!("great_city_rules-shrine-name"),
        || say!("great_city_rules-shrine"),
    ),
    Topic::new(
        "options",
        || say!("great_city_rules-options-name"),
        || say!("great_city_rules-options"),
    ),
    Topic::new(
        "commands",
        || say!("great_city_rules-commands-name"),
        || say!("great_city_rules-commands"),
    ),
];

/// The temples, each with its condition.
fn temples() -> Text {
    let is_told = |card: &Card| card.kind() == Kind::Temple && *card != Card::Shrine;
    let temples = Card::ALL.into_iter().filter(is_told);
    let temple = |card: Card| {
        say!(
            "great_city_rules-temple",
            name = card.name(),
            stars = card.stars(),
            effect = effect(card)
        )
    };
    say!("great_city_rules-temples", temples = Text::lines(temples.map(temple)))
}
