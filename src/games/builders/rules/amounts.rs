//! Amounts of the four resources in two bytes, for the rules alone: everybody else sees [`Resources`].

use super::resources::{Resource, Resources};

/// An amount from 0 to 7 of each resource: four bits each, the upper of which is free for reckoning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Amounts(u16);

/// The free bit of each resource.
const GUARD: u16 = 0x8888;

impl Amounts {
    pub const NONE: Self = Self(0);

    pub fn of(resources: Resources) -> Self {
        let packed = resources.amounts().into_iter().rev().fold(0, |packed, amount| {
            debug_assert!(amount < 8, "no card has that much");
            packed << 4 | u16::from(amount)
        });
        Self(packed)
    }

    pub fn resources(self) -> Resources {
        Resources::new(Resource::ALL.map(|resource| self.amount(resource)))
    }

    pub const fn amount(self, resource: Resource) -> u8 {
        (self.0 >> (4 * resource.index()) & 7).to_le_bytes()[0]
    }

    /// Whether there is some of this resource.
    pub const fn has(self, resource: Resource) -> bool {
        self.0 >> (4 * resource.index()) & 7 != 0
    }

    /// The same with this much of one resource.
    pub const fn with(self, resource: Resource, amount: u8) -> Self {
        let place = 4 * resource.index();
        Self(self.0 & !(15 << place) | (amount as u16) << place)
    }

    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Both together; no sum is beyond 7 where the cards are.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Both together, where more than 7 of a resource are as good as 7: no building needs more.
    pub const fn enough_with(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        let over = sum & GUARD;
        Self((sum | (over - (over >> 3))) & !GUARD)
    }

    /// What remains after these are taken away; never less than 0 of each, surplus is lost (§3).
    pub const fn less(self, other: Self) -> Self {
        let difference = (self.0 | GUARD) - other.0;
        let enough = difference & GUARD;
        Self(difference & (enough - (enough >> 3)))
    }

    /// How much there is of all together.
    pub const fn sum(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        (pairs & 0xff).to_le_bytes()[0] + (pairs >> 8).to_le_bytes()[0]
    }

    /// How much of this the other one brings.
    pub const fn covered(self, other: Self) -> u8 {
        self.sum() - self.less(other).sum()
    }

    /// Whether some resource is in both: whether a worker adds to what is missing (B4).
    pub const fn meets(self, other: Self) -> bool {
        self.kinds() & other.kinds() != 0
    }

    /// The free bits of the resources of which there are some.
    const fn kinds(self) -> u16 {
        (self.0 + 0x7777) & GUARD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bytes_reckon_like_four_amounts() {
        let all: Vec<Resources> = (0..1296_u16)
            .step_by(7)
            .map(|n| {
                Resources::new(
                    [n % 6, n / 6 % 6, n / 36 % 6, n / 216].map(|amount| amount.to_le_bytes()[0]),
                )
            })
            .collect();
        for one in &all {
            assert_eq!(Amounts::of(*one).resources(), *one);
            for other in all.iter().filter(|other| other.amounts().iter().all(|n| *n < 5)) {
                let (a, b) = (Amounts::of(*one), Amounts::of(*other));
                assert_eq!(a.less(b).resources(), one.less(*other));
                assert_eq!(a.is_none(), one.is_none());
                assert_eq!(a.covered(b), one.sum() - one.less(*other).sum());
                let enough = one.and(*other).amounts().map(|amount| amount.min(7));
                assert_eq!(a.enough_with(b).resources().amounts(), enough);
                let useful = Resource::ALL.iter().any(|r| one.of(*r) > 0 && other.of(*r) > 0);
                assert_eq!(a.meets(b), useful, "{one} {other}");
            }
            let tool = Resources::one(Resource::Architecture);
            assert_eq!(Amounts::of(*one).and(Amounts::of(tool)).resources(), one.and(tool));
            let taught = one.with(Resource::Wood, 3);
            assert_eq!(Amounts::of(*one).with(Resource::Wood, 3).resources(), taught);
        }
    }
}
