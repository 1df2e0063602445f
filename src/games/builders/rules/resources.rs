//! The four resources, §1.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::named;

named! {
    /// What a building needs and a worker brings. The names are those for people, too.
    #[expect(missing_docs, reason = "the names are the resources' names")]
    Resource: 4 {
        Stone = "stone",
        Wood = "wood",
        Architecture = "architecture",
        Decoration = "decoration",
    }
}

/// An amount of each resource: what is needed, brought or missing.
///
/// In JSON as in the data: `{"stone": 2, "wood": 4, "architecture": 1, "decoration": 3}`; one left out is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the resources")]
pub struct Resources {
    pub stone: u8,
    pub wood: u8,
    pub architecture: u8,
    pub decoration: u8,
}

impl Resources {
    /// Nothing of any.
    pub const NONE: Self = Self::new([0; 4]);

    /// These amounts, in the order of [`Resource::ALL`].
    pub const fn new([stone, wood, architecture, decoration]: [u8; 4]) -> Self {
        Self { stone, wood, architecture, decoration }
    }

    /// One of this resource.
    pub const fn one(resource: Resource) -> Self {
        let mut amounts = [0; 4];
        amounts[resource.index()] = 1;
        Self::new(amounts)
    }

    /// The amounts in the order of [`Resource::ALL`].
    pub const fn amounts(self) -> [u8; 4] {
        [self.stone, self.wood, self.architecture, self.decoration]
    }

    /// How much there is of this resource.
    pub const fn of(self, resource: Resource) -> u8 {
        self.amounts()[resource.index()]
    }

    /// The same with this much of one resource.
    pub const fn with(self, resource: Resource, amount: u8) -> Self {
        let mut amounts = self.amounts();
        amounts[resource.index()] = amount;
        Self::new(amounts)
    }

    /// How much there is of all together.
    pub fn sum(self) -> u8 {
        self.amounts().iter().sum()
    }

    /// Whether there is nothing of any.
    pub const fn is_none(self) -> bool {
        matches!(self.amounts(), [0, 0, 0, 0])
    }

    /// What remains after these are taken away; never less than 0 of each, surplus is lost (§3).
    pub const fn less(self, other: Self) -> Self {
        Self {
            stone: self.stone.saturating_sub(other.stone),
            wood: self.wood.saturating_sub(other.wood),
            architecture: self.architecture.saturating_sub(other.architecture),
            decoration: self.decoration.saturating_sub(other.decoration),
        }
    }

    /// Both together.
    pub const fn and(self, other: Self) -> Self {
        Self {
            stone: self.stone + other.stone,
            wood: self.wood + other.wood,
            architecture: self.architecture + other.architecture,
            decoration: self.decoration + other.decoration,
        }
    }

    /// The resources of which there are some, with their amounts.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL
            .into_iter()
            .map(move |resource| (resource, self.of(resource)))
            .filter(|(_, amount)| *amount > 0)
    }
}

/// "2 stone, 1 wood"; "nothing" for none.
impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("nothing");
        }
        for (place, (resource, amount)) in self.iter().enumerate() {
            write!(f, "{}{amount} {resource}", if place == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}
