//! What the pieces are called: types of tiles and buildings, aqueducts.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The type of a neighbourhood tile, of the civic building that such tiles make, and of an imperium tile, §2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Kind {
    Temple,
    Bathhouse,
    Theatre,
    Arena,
}

impl Kind {
    /// All types, in the order of the log.
    pub const ALL: [Self; 4] = [Self::Temple, Self::Bathhouse, Self::Theatre, Self::Arena];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in logs, commands and sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Temple => "temple",
            Self::Bathhouse => "bathhouse",
            Self::Theatre => "theatre",
            Self::Arena => "arena",
        }
    }

    /// The type with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What stands on a finished site, §2.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Building {
    Temple,
    Bathhouse,
    Theatre,
    Arena,
    Fountain,
}

impl Building {
    /// The civic building of a type.
    #[must_use]
    pub const fn civic(kind: Kind) -> Self {
        match kind {
            Kind::Temple => Self::Temple,
            Kind::Bathhouse => Self::Bathhouse,
            Kind::Theatre => Self::Theatre,
            Kind::Arena => Self::Arena,
        }
    }

    /// The type of a civic building; `None` for a fountain.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Temple => Some(Kind::Temple),
            Self::Bathhouse => Some(Kind::Bathhouse),
            Self::Theatre => Some(Kind::Theatre),
            Self::Arena => Some(Kind::Arena),
            Self::Fountain => None,
        }
    }

    /// Where a magistrate goes when it is built, §2.4 step 5.
    #[must_use]
    pub const fn space(self) -> &'static str {
        match self {
            Self::Temple => "the temple space",
            Self::Bathhouse => "the bathhouse space",
            Self::Theatre => "the theatre space",
            Self::Arena => "the arena space",
            Self::Fountain => "the treasury",
        }
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().map_or("fountain", Kind::name))
    }
}

/// An aqueduct, by the colour of its spring and its pieces, §2.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the colours")]
pub enum Aqueduct {
    Grey,
    Brown,
    White,
}

impl Aqueduct {
    /// All aqueducts, in the order of the log.
    pub const ALL: [Self; 3] = [Self::Grey, Self::Brown, Self::White];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in logs, commands and sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Grey => "grey",
            Self::Brown => "brown",
            Self::White => "white",
        }
    }

    /// The aqueduct with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aqueduct| aqueduct.name() == name)
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
    }

    /// Those of a set of bits.
    pub(crate) fn of_bits(bits: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |aqueduct| bits & aqueduct.bit() != 0)
    }
}

impl fmt::Display for Aqueduct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number for each type. In JSON an object with the four names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Named", into = "Named")]
pub struct ByKind(pub [u8; 4]);

#[derive(Serialize, Deserialize)]
struct Named {
    temple: u8,
    bathhouse: u8,
    theatre: u8,
    arena: u8,
}

impl From<Named> for ByKind {
    fn from(named: Named) -> Self {
        Self([named.temple, named.bathhouse, named.theatre, named.arena])
    }
}

impl From<ByKind> for Named {
    fn from(ByKind([temple, bathhouse, theatre, arena]): ByKind) -> Self {
        Self { temple, bathhouse, theatre, arena }
    }
}

impl ByKind {
    /// The number of this type.
    #[must_use]
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// The number of this type, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }

    /// All together.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The types of which there are some.
    pub fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        Kind::ALL.into_iter().filter(move |kind| self.of(*kind) > 0)
    }

    /// Each type as often as its number says, in the order of the types.
    pub fn each(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().flat_map(move |kind| (0..self.of(kind)).map(move |_| kind))
    }
}
