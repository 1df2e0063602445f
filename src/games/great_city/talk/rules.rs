//! The rules in short and in detail, for `/game rules`.

use crate::{say, talk::present::Topic};

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
    Topic::new("setup", || say!("great_city_rules-setup-name"), || say!("great_city_rules-setup")),
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
        "commands",
        || say!("great_city_rules-commands-name"),
        || say!("great_city_rules-commands"),
    ),
];
