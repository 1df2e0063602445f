//! What the cards do, in the few words that a card has room for.

use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::cards::{Colour, Kind};

/// What a card is, with the colour in words.
#[must_use]
pub const fn kind(card: Card) -> &'static str {
    match card.kind() {
        Kind::Production => "Production",
        Kind::Residential(_) => "Residential",
        Kind::Public(Colour::Green) => "Public, green",
        Kind::Public(Colour::Red) => "Public, red",
        Kind::Public(Colour::Yellow) => "Public, yellow",
        Kind::Public(Colour::Blue) => "Public, blue",
        Kind::Aqueduct => "Aqueduct",
        Kind::Temple => "Temple",
    }
}

/// What a card does or scores, §2.1.
#[must_use]
pub const fn effect(card: Card) -> &'static str {
    match card {
        Card::VegetableFarm => "Produce: 1 coin.",
        Card::GrainFarm => "Produce: 1 brick token here.",
        Card::SheepFarm => "Produce: 1 influence.",
        Card::Vineyard => "Produce: 1 coin and 1 brick token here.",
        Card::Residential2 | Card::Residential3 | Card::Residential4 => {
            "Scores its area’s value × public colours beside it."
        }
        Card::LuxuryResidential2 | Card::LuxuryResidential3 | Card::LuxuryResidential4 => {
            "Build: 1 influence. Scores like any home."
        }
        Card::Market => "Build: 1 coin per neighbour.",
        Card::ForumRomanum => "Build: 1 coin, and 1 per neighbour.",
        Card::Arena => "Build: 1 influence per neighbour.",
        Card::Colosseum => "Build: 1 influence, and 1 per neighbour.",
        Card::School => "Build: draw 1 card per neighbour; keep 1.",
        Card::University => "Build: draw 1 card, and 1 per neighbour; keep 1.",
        Card::ThermalBaths => "Build: 1 point token per neighbour.",
        Card::ImperialThermalBaths => "Build: 1 point token, and 1 per neighbour.",
        Card::Aqueduct => "One per row and column. 1 to 4 score 4, 12, 24, 40.",
        Card::GrandAqueduct => "Build: 1 influence. Scores like any aqueduct.",
        Card::TempleOfMinerva => "10 points with sixteen buildings in your city.",
        Card::TempleOfFortuna => "15 points with all four public colours.",
        Card::TempleOfCupid => "10 points with four Residential 2.",
        Card::TempleOfJuno => "10 points with four temples, this one too.",
        Card::TempleOfSaturn => "15 points with four production buildings.",
        Card::TempleOfLuna => "Build: 1 influence. 1 point per star in your city.",
        Card::TempleOfMars => "Build: 3 influence. 5 points with a Residential 4.",
        Card::TempleOfVenus => "Build: 1 influence. 2 points per Residential 2.",
        Card::TempleOfJupiter => "Build: 2 influence. 2 points per temple.",
        Card::TempleOfMercury => "Build: 2 influence. 1 point per three coins.",
        Card::Shrine => "2 points per building beside it.",
    }
}

/// A number and its thing, in the singular or with an "s".
#[must_use]
pub fn count(number: u32, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}
