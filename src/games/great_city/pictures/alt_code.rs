//! The short forms of an alt text, which has no room for names.

use crate::board::Seat;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::view::Phase;
use crate::render::{Cast, saying};
use crate::say;
use crate::talk::say::Text;

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
pub(super) fn to_do(phase: Phase) -> Text {
    let phase = match phase {
        Phase::Draft => "draft",
        Phase::Place => "place",
        Phase::Pick => "pick",
        Phase::Act => "act",
        Phase::SchoolDeck | Phase::SchoolKeep => "school",
        Phase::Over => "over",
    };
    say!("great_city-alt-to-do", phase)
}

/// "1 brick", "2 bricks".
pub(super) fn bricks(number: u8) -> Text {
    say!("great_city-bricks", number)
}

/// "1 cog", "2 cogs".
pub(super) fn cogs(number: u8) -> Text {
    say!("great_city-cogs", number)
}

/// "1 coin", "2 coins".
pub(super) fn coins(number: u8) -> Text {
    say!("great_city-coins", number)
}

/// "1 token", "2 tokens".
pub(super) fn tokens(number: u8) -> Text {
    say!("great_city-alt-tokens", number)
}
