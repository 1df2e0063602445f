//! The rules in short, for `/game rules`.

use crate::{say, talk::present::Topic};

/// The parts of the rules, a round first.
pub const TOPICS: &[Topic] = &[
    Topic {
        id: "round",
        name: || say!("great_city_rules-round-name"),
        text: || say!("great_city_rules-round"),
    },
    Topic {
        id: "building",
        name: || say!("great_city_rules-building-name"),
        text: || say!("great_city_rules-building"),
    },
    Topic {
        id: "producing",
        name: || say!("great_city_rules-producing-name"),
        text: || say!("great_city_rules-producing"),
    },
    Topic {
        id: "influence",
        name: || say!("great_city_rules-influence-name"),
        text: || say!("great_city_rules-influence"),
    },
    Topic {
        id: "scoring",
        name: || say!("great_city_rules-scoring-name"),
        text: || say!("great_city_rules-scoring"),
    },
    Topic {
        id: "commands",
        name: || say!("great_city_rules-commands-name"),
        text: || say!("great_city_rules-commands"),
    },
];
