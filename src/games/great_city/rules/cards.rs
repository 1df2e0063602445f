//! Card facts, §2.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A kind of building card, §2.1. Cards of one kind are interchangeable.
///
/// In JSON and in commands it is the `snake_case` id of the rules text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the cards' names")]
pub enum Card {
    VegetableFarm,
    GrainFarm,
    SheepFarm,
    Vineyard,
    #[serde(rename = "residential_2")]
    Residential2,
    #[serde(rename = "residential_3")]
    Residential3,
    #[serde(rename = "residential_4")]
    Residential4,
    #[serde(rename = "luxury_residential_2")]
    LuxuryResidential2,
    #[serde(rename = "luxury_residential_3")]
    LuxuryResidential3,
    #[serde(rename = "luxury_residential_4")]
    LuxuryResidential4,
    Market,
    ForumRomanum,
    Arena,
    Colosseum,
    School,
    University,
    ThermalBaths,
    ImperialThermalBaths,
    Aqueduct,
    GrandAqueduct,
    TempleOfMinerva,
    TempleOfFortuna,
    TempleOfCupid,
    TempleOfJuno,
    TempleOfSaturn,
    TempleOfLuna,
    TempleOfMars,
    TempleOfVenus,
    TempleOfJupiter,
    TempleOfMercury,
    Shrine,
}

/// The colour of a public building, §2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Market and Forum Romanum: coins.
    Green,
    /// Arena and Colosseum: influence tokens.
    Red,
    /// School and university: cards.
    Yellow,
    /// The baths: point tokens.
    Blue,
}

/// What a building is, §2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Farms and the vineyard.
    Production,
    /// A house and its value, 2 to 4.
    Residential(u8),
    /// A public building of this colour.
    Public(Colour),
    /// An aqueduct.
    Aqueduct,
    /// A temple; the Shrine too.
    Temple,
}

/// One of the four decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are the decks' numerals")]
pub enum Deck {
    I,
    II,
    III,
    IV,
}

use Card as C;

impl Card {
    /// All 31 kinds in the order of §2.1.
    pub const ALL: [Self; 31] = [
        C::VegetableFarm,
        C::GrainFarm,
        C::SheepFarm,
        C::Vineyard,
        C::Residential2,
        C::Residential3,
        C::Residential4,
        C::LuxuryResidential2,
        C::LuxuryResidential3,
        C::LuxuryResidential4,
        C::Market,
        C::ForumRomanum,
        C::Arena,
        C::Colosseum,
        C::School,
        C::University,
        C::ThermalBaths,
        C::ImperialThermalBaths,
        C::Aqueduct,
        C::GrandAqueduct,
        C::TempleOfMinerva,
        C::TempleOfFortuna,
        C::TempleOfCupid,
        C::TempleOfJuno,
        C::TempleOfSaturn,
        C::TempleOfLuna,
        C::TempleOfMars,
        C::TempleOfVenus,
        C::TempleOfJupiter,
        C::TempleOfMercury,
        C::Shrine,
    ];

    /// The id in logs and commands, §2.1.
    pub const fn id(self) -> &'static str {
        match self {
            C::VegetableFarm => "vegetable_farm",
            C::GrainFarm => "grain_farm",
            C::SheepFarm => "sheep_farm",
            C::Vineyard => "vineyard",
            C::Residential2 => "residential_2",
            C::Residential3 => "residential_3",
            C::Residential4 => "residential_4",
            C::LuxuryResidential2 => "luxury_residential_2",
            C::LuxuryResidential3 => "luxury_residential_3",
            C::LuxuryResidential4 => "luxury_residential_4",
            C::Market => "market",
            C::ForumRomanum => "forum_romanum",
            C::Arena => "arena",
            C::Colosseum => "colosseum",
            C::School => "school",
            C::University => "university",
            C::ThermalBaths => "thermal_baths",
            C::ImperialThermalBaths => "imperial_thermal_baths",
            C::Aqueduct => "aqueduct",
            C::GrandAqueduct => "grand_aqueduct",
            C::TempleOfMinerva => "temple_of_minerva",
            C::TempleOfFortuna => "temple_of_fortuna",
            C::TempleOfCupid => "temple_of_cupid",
            C::TempleOfJuno => "temple_of_juno",
            C::TempleOfSaturn => "temple_of_saturn",
            C::TempleOfLuna => "temple_of_luna",
            C::TempleOfMars => "temple_of_mars",
            C::TempleOfVenus => "temple_of_venus",
            C::TempleOfJupiter => "temple_of_jupiter",
            C::TempleOfMercury => "temple_of_mercury",
            C::Shrine => "shrine",
        }
    }

    /// What the building is, §2.1.
    pub const fn kind(self) -> Kind {
        match self {
            C::VegetableFarm | C::GrainFarm | C::SheepFarm | C::Vineyard => Kind::Production,
            C::Residential2 | C::LuxuryResidential2 => Kind::Residential(2),
            C::Residential3 | C::LuxuryResidential3 => Kind::Residential(3),
            C::Residential4 | C::LuxuryResidential4 => Kind::Residential(4),
            C::Market | C::ForumRomanum => Kind::Public(Colour::Green),
            C::Arena | C::Colosseum => Kind::Public(Colour::Red),
            C::School | C::University => Kind::Public(Colour::Yellow),
            C::ThermalBaths | C::ImperialThermalBaths => Kind::Public(Colour::Blue),
            C::Aqueduct | C::GrandAqueduct => Kind::Aqueduct,
            C::TempleOfMinerva
            | C::TempleOfFortuna
            | C::TempleOfCupid
            | C::TempleOfJuno
            | C::TempleOfSaturn
            | C::TempleOfLuna
            | C::TempleOfMars
            | C::TempleOfVenus
            | C::TempleOfJupiter
            | C::TempleOfMercury
            | C::Shrine => Kind::Temple,
        }
    }

    /// What it costs to build, 0 to 3 bricks, §2.1.
    pub const fn bricks(self) -> u8 {
        match self {
            C::Shrine => 0,
            C::Residential2 | C::LuxuryResidential2 | C::Aqueduct | C::GrandAqueduct => 1,
            C::VegetableFarm
            | C::GrainFarm
            | C::SheepFarm
            | C::Vineyard
            | C::Residential3
            | C::LuxuryResidential3
            | C::TempleOfLuna
            | C::TempleOfMars
            | C::TempleOfVenus
            | C::TempleOfJupiter
            | C::TempleOfMercury => 2,
            C::Residential4
            | C::LuxuryResidential4
            | C::Market
            | C::ForumRomanum
            | C::Arena
            | C::Colosseum
            | C::School
            | C::University
            | C::ThermalBaths
            | C::ImperialThermalBaths
            | C::TempleOfMinerva
            | C::TempleOfFortuna
            | C::TempleOfCupid
            | C::TempleOfJuno
            | C::TempleOfSaturn => 3,
        }
    }

    /// The stars on the card: influence tokens when built, 0 to 3, §2.1.
    pub const fn stars(self) -> u8 {
        match self {
            C::TempleOfMars => 3,
            C::TempleOfJupiter | C::TempleOfMercury => 2,
            C::LuxuryResidential2
            | C::LuxuryResidential3
            | C::LuxuryResidential4
            | C::GrandAqueduct
            | C::TempleOfLuna
            | C::TempleOfVenus => 1,
            _ => 0,
        }
    }

    /// Whether it is one of the fourteen cards of deck I, drawn with a gold frame, §2.2.
    pub const fn is_special(self) -> bool {
        matches!(
            self,
            C::Vineyard
                | C::LuxuryResidential2
                | C::LuxuryResidential3
                | C::LuxuryResidential4
                | C::ForumRomanum
                | C::Colosseum
                | C::University
                | C::ImperialThermalBaths
                | C::GrandAqueduct
                | C::TempleOfLuna
                | C::TempleOfMars
                | C::TempleOfVenus
                | C::TempleOfJupiter
                | C::TempleOfMercury
        )
    }
}

impl Deck {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::IV];

    /// The decks in play with so many players, §3.
    pub fn in_play(seats: u8) -> &'static [Self] {
        &Self::ALL[..usize::from(seats.clamp(2, 4))]
    }

    /// How many cards of this kind the deck holds before the game, §2.2.
    pub const fn copies(self, card: Card) -> u8 {
        match (self, card) {
            (_, C::Shrine) => 0,
            (Self::I, _) => card.is_special() as u8,
            (_, _) if card.is_special() => 0,
            (Self::II, C::Residential2) => 5,
            (Self::II, C::Aqueduct) => 4,
            (_, C::Residential2 | C::Residential3) => 3,
            (Self::II, C::Residential4) | (_, C::Aqueduct) => 2,
            (
                Self::II,
                C::TempleOfFortuna | C::TempleOfCupid | C::TempleOfJuno | C::TempleOfSaturn,
            )
            | (Self::III, C::TempleOfMinerva | C::TempleOfJuno | C::TempleOfSaturn)
            | (Self::IV, C::TempleOfMinerva | C::TempleOfFortuna | C::TempleOfCupid) => 0,
            (_, _) => 1,
        }
    }

    /// All cards of the deck before the game, sorted: 14, 22, 18 and 18, §2.2.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.copies(card))))
    }

    /// The numeral.
    pub const fn id(self) -> &'static str {
        match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
            Self::IV => "IV",
        }
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Card {
    /// How many cards of this kind the four decks hold together; of the Shrine one a player, §2.
    pub const fn copies(self) -> u8 {
        match self {
            C::Shrine => 1,
            _ => {
                Deck::I.copies(self)
                    + Deck::II.copies(self)
                    + Deck::III.copies(self)
                    + Deck::IV.copies(self)
            }
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }

    /// Whether it is an aqueduct, plain or grand.
    pub const fn is_aqueduct(self) -> bool {
        matches!(self, C::Aqueduct | C::GrandAqueduct)
    }

    /// Whether a brick token may lie on it: a grain farm or the vineyard, §2.1.
    pub const fn holds_brick(self) -> bool {
        matches!(self, C::GrainFarm | C::Vineyard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_14_22_18_and_18_cards_as_in_2_2() {
        assert_eq!(Deck::ALL.map(|deck| deck.cards().count()), [14, 22, 18, 18]);
    }

    #[test]
    fn there_are_13_stars_in_the_game_as_in_2_1() {
        let stars: u8 = Card::ALL.into_iter().map(Card::stars).sum();
        assert_eq!(stars, 13);
    }

    #[test]
    fn ids_in_json_are_those_of_the_rules_text() {
        for card in Card::ALL {
            assert_eq!(serde_json::to_value(card).unwrap(), card.id());
            assert_eq!(Card::from_id(card.id()), Some(card));
        }
    }
}
