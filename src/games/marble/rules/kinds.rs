//! What the pieces are called: types of tiles and buildings, aqueducts.

use serde::{Deserialize, Serialize};

use crate::board::named;

named! {
    /// The type of a neighbourhood tile, of the civic building that such tiles make, and of an imperium tile, §2.1.
    #[expect(missing_docs, reason = "the names are the rulebook's")]
    #[derive(Default)]
    Kind: 4 {
        #[default]
        Temple = "temple",
        Bathhouse = "bathhouse",
        Theatre = "theatre",
        Arena = "arena",
    }
}

named! {
    /// An aqueduct, by the colour of its spring and its pieces, §2.5.
    #[expect(missing_docs, reason = "the names are the rulebook's")]
    #[derive(Default)]
    Aqueduct: 3 { #[default] Grey = "grey", Brown = "brown", White = "white" }
}

named! {
    /// What stands on a finished site, §2.4: the civic buildings in the order of the types, or a fountain.
    #[expect(missing_docs, reason = "the names are the rulebook's")]
    Building: 5 {
        Temple = "temple",
        Bathhouse = "bathhouse",
        Theatre = "theatre",
        Arena = "arena",
        Fountain = "fountain",
    }
}

impl Aqueduct {
    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
    }

    /// Those of a set of bits.
    pub(crate) fn of_bits(bits: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |aqueduct| bits & aqueduct.bit() != 0)
    }
}

impl Building {
    /// The civic building of a type.
    pub const fn civic(kind: Kind) -> Self {
        Self::ALL[kind.index()]
    }

    /// The type of a civic building; `None` for a fountain.
    pub fn kind(self) -> Option<Kind> {
        Kind::ALL.get(self.index()).copied()
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
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// The number of this type, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }

    /// Both together.
    pub fn and(self, more: Self) -> Self {
        Self(Kind::ALL.map(|kind| self.of(kind) + more.of(kind)))
    }

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
