//! The rules in short and in detail, for `/game rules`, in our own words. Every number comes from the data.

use crate::games::marble::rules::{Kind, grid, numbers};
use crate::say;
use crate::talk::present::Topic;
use crate::talk::say::Text;

use super::units;

/// The parts of the rules, a turn first.
pub const TOPICS: &[Topic] = &[
    Topic::new("turn", || say!("marble-rules-topic-turn"), turn)
        .with(|| say!("marble-rules-turn-details")),
    Topic::new("playing", || say!("marble-rules-topic-playing"), || say!("marble-rules-playing"))
        .with(|| say!("marble-rules-playing-details")),
    Topic::new("sites", || say!("marble-rules-topic-sites"), sites)
        .with(|| say!("marble-rules-sites-details")),
    Topic::new("imperium", || say!("marble-rules-topic-imperium"), imperium)
        .with(|| say!("marble-rules-imperium-details")),
    Topic::new(
        "standing_orders",
        || say!("marble-rules-topic-standing"),
        || say!("marble-rules-standing"),
    )
    .with(|| say!("marble-rules-standing-details")),
    Topic::new("aqueducts", || say!("marble-rules-topic-aqueducts"), aqueducts)
        .with(|| say!("marble-rules-aqueducts-details")),
    Topic::new("bridges", || say!("marble-rules-topic-bridges"), bridges),
    Topic::new("end", || say!("marble-rules-topic-end"), end)
        .with(|| say!("marble-rules-end-details")),
    Topic::new("setup", || say!("marble-rules-topic-setup"), setup),
    Topic::new("board", || say!("marble-rules-topic-board"), board)
        .with(|| say!("marble-rules-board-details")),
    Topic::new("moves", || say!("marble-rules-topic-moves"), || say!("marble-rules-moves")),
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

fn bridges() -> Text {
    let (least, most) = numbers().bridge_values();
    let values = Text::units(numbers().bridges.iter().map(ToString::to_string));
    say!("marble-rules-bridges", least, most, values)
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

fn setup() -> Text {
    let numbers = numbers();
    say!(
        "marble-rules-setup",
        magistrates = numbers.magistrates,
        temples = numbers.tiles.of(Kind::Temple),
        bathhouses = numbers.tiles.of(Kind::Bathhouse),
        theatres = numbers.tiles.of(Kind::Theatre),
        arenas = numbers.tiles.of(Kind::Arena),
        imperium = numbers.imperium,
        coins = numbers.coins
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
