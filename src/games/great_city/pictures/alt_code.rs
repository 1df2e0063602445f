//! The short forms of an alt text, which has no room for names.

use crate::board::Seat;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::view::Phase;
use crate::render::{Cast, saying};

/// A card in one to three characters; the legend says what they mean.
pub(super) const fn code(card: Card) -> &'static str {
    match card {
        Card::VegetableFarm => "V",
        Card::GrainFarm => "G",
        Card::SheepFarm => "S",
        Card::Vineyard => "Y",
        Card::Residential2 => "2",
        Card::Residential3 => "3",
        Card::Residential4 => "4",
        Card::LuxuryResidential2 => "2*",
        Card::LuxuryResidential3 => "3*",
        Card::LuxuryResidential4 => "4*",
        Card::Market => "M",
        Card::ForumRomanum => "M*",
        Card::Arena => "A",
        Card::Colosseum => "A*",
        Card::School => "C",
        Card::University => "C*",
        Card::ThermalBaths => "B",
        Card::ImperialThermalBaths => "B*",
        Card::Aqueduct => "Q",
        Card::GrandAqueduct => "Q*",
        Card::TempleOfMinerva => "TMi",
        Card::TempleOfFortuna => "TFo",
        Card::TempleOfCupid => "TCu",
        Card::TempleOfJuno => "TJn",
        Card::TempleOfSaturn => "TSa",
        Card::TempleOfLuna => "TLu",
        Card::TempleOfMars => "TMa",
        Card::TempleOfVenus => "TVe",
        Card::TempleOfJupiter => "TJp",
        Card::TempleOfMercury => "TMe",
        Card::Shrine => "H",
    }
}

/// The beginning of a name: enough to know the player by within one text.
pub(super) fn brief(cast: &Cast, seat: Seat) -> String {
    saying::name(cast, seat, 8)
}

/// What a phase asks of the player in turn.
pub(super) const fn to_do(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "to draft",
        Phase::Place => "to place",
        Phase::Pick => "to pick",
        Phase::Act => "to act",
        Phase::SchoolDeck | Phase::SchoolKeep => "at school",
        Phase::Over => "is done",
    }
}
