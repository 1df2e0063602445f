//! The rules in short, for `/game rules`, in our own words. Every number comes from the data.

use super::units;
use crate::{
    games::marble::rules::{facts::numbers, grid::grid, kinds::Kind},
    say,
    talk::{present::Topic, say::Text},
};

/// The parts of the rules, a turn first.
pub const TOPICS: &[Topic] = &[
    Topic { id: "turn", name: || say!("marble-rules-topic-turn"), text: turn },
    Topic {
        id: "playing",
        name: || say!("marble-rules-topic-playing"),
        text: || say!("marble-rules-playing"),
    },
    Topic { id: "sites", name: || say!("marble-rules-topic-sites"), text: sites },
    Topic { id: "imperium", name: || say!("marble-rules-topic-imperium"), text: imperium },
    Topic {
        id: "standing_orders",
        name: || say!("marble-rules-topic-standing"),
        text: || say!("marble-rules-standing"),
    },
    Topic { id: "aqueducts", name: || say!("marble-rules-topic-aqueducts"), text: aqueducts },
    Topic { id: "bridges", name: || say!("marble-rules-topic-bridges"), text: bridges },
    Topic { id: "end", name: || say!("marble-rules-topic-end"), text: end },
    Topic { id: "board", name: || say!("marble-rules-topic-board"), text: board },
    Topic {
        id: "moves",
        name: || say!("marble-rules-topic-moves"),
        text: || say!("marble-rules-moves"),
    },
];

fn turn() -> Text {
    say!("marble-rules-turn", actions = numbers().turn.actions)
}

fn sites() -> Text {
    let points = &numbers().points;
    say!(
        "marble-rules-sites",
        temple = units::points(points.of(Kind::Temple)),
        bathhouse = points.of(Kind::Bathhouse),
        theatre = points.of(Kind::Theatre),
        arena = points.of(Kind::Arena)
    )
}

fn imperium() -> Text {
    let numbers = numbers();
    say!(
        "marble-rules-imperium",
        magistrates = numbers.magistrates,
        alone = numbers.scoring.imperium_most,
        tied = numbers.scoring.imperium_tied
    )
}

fn aqueducts() -> Text {
    let aqueducts = numbers().aqueducts;
    let (opening, pieces) = (aqueducts.pieces_on_opening, aqueducts.pieces_per_colour);
    say!("marble-rules-aqueducts", opening, pieces)
}

/// The least and the greatest value of a bridge.
#[must_use]
pub fn bridge_values() -> (u8, u8) {
    let values = &numbers().bridges;
    let (least, most) = (values.iter().min(), values.iter().max());
    (least.copied().unwrap_or_default(), most.copied().unwrap_or_default())
}

fn bridges() -> Text {
    let (least, most) = bridge_values();
    say!("marble-rules-bridges", least, most)
}

fn end() -> Text {
    let scoring = numbers().scoring;
    say!(
        "marble-rules-end",
        on_aqueduct = units::points(scoring.aqueduct_building),
        fountain = units::points(scoring.fountain_adjacent),
        coin = units::points(scoring.coin),
        most_coins = units::points(scoring.most_coins),
        alone = units::points(scoring.imperium_most),
        tied = scoring.imperium_tied
    )
}

fn board() -> Text {
    let grid = grid();
    let interior = grid.interior().len();
    say!(
        "marble-rules-board",
        vertices = grid.vertices().len(),
        interior,
        triangles = grid.triangles().len()
    )
}
