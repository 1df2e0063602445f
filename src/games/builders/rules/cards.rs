//! The cards: who can be sent, what can be built; with what can be bought (`line`) all of §1.

use std::{fmt, num::NonZeroU8};

use serde::{Deserialize, Serialize};

pub use super::line::{Investment, Loan, added, loan, slave_penalty, taught};
pub use super::numbers::send_actions;
use super::{
    facts::{FACTS, Rules},
    resources::Resources,
};
use crate::board::RulesVersion;

/// The numbers of the rules, §2 to §4.
pub fn rules() -> &'static Rules {
    &FACTS.rules
}

/// Declares a card as its number, with the id of the data file as its text.
macro_rules! card {
    ($(#[$doc:meta])* $name:ident, $count:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "&'static str")]
        pub struct $name(NonZeroU8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the data file.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count).map(Self::at)
            }

            /// The place in [`all`](Self::all).
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The card at this place of [`all`](Self::all).
            pub const fn new(index: u8) -> Option<Self> {
                if index < $count { Some(Self::at(index)) } else { None }
            }

            /// The card at a place that is known to be one. It is kept as the number from 1, so that no card fits
            /// into the same byte.
            pub(crate) const fn at(index: u8) -> Self {
                debug_assert!((index as usize) < $count);
                Self(NonZeroU8::MIN.saturating_add(index))
            }

            /// The card with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::all().find(|card| card.id() == id)
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(id: String) -> Result<Self, String> {
                Self::from_id(&id).ok_or_else(|| format!(concat!("there is no ", $what, " {:?}"), id))
            }
        }

        impl From<$name> for &'static str {
            fn from(card: $name) -> Self {
                card.id()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

card! {
    /// A card of a team, which can be sent to a site: a worker, a slave (freed or not) or a machine.
    Member, 28, "worker"
}
card! {
    /// A card of the building row: a building or a machine.
    Building, 33, "building"
}

/// The places of the workers come first among the members, then those of the slaves.
pub(crate) const WORKERS: usize = 18;
const SLAVES: usize = 6;
const PURE_BUILDINGS: usize = 29;

/// What a member of a team is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemberKind {
    /// A worker of the row, or an apprentice.
    Worker,
    /// A slave; players read "prisoner".
    Slave,
    /// A finished machine.
    Machine,
}

impl Member {
    pub const fn kind(self) -> MemberKind {
        match self.index() {
            0..WORKERS => MemberKind::Worker,
            WORKERS..24 => MemberKind::Slave,
            _ => MemberKind::Machine,
        }
    }

    /// The workers, as bits of their places.
    pub(crate) const WORKERS: u32 = (1 << WORKERS) - 1;

    /// The slaves, as bits of their places.
    pub(crate) const SLAVES: u32 = ((1 << SLAVES) - 1) << WORKERS;

    /// The workers, apprentices included.
    pub fn workers() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..18).map(Self::at)
    }

    pub fn slaves() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (18..24).map(Self::at)
    }

    /// The workers of this version's set of cards, apprentices included.
    pub fn workers_of(
        rules: RulesVersion,
    ) -> impl DoubleEndedIterator<Item = Self> + Clone + use<> {
        Self::workers().filter(move |card| FACTS.workers[card.index()].dealt.is_in(rules))
    }

    /// Whether it is one of the cards dealt at the setup, §2.
    pub fn is_apprentice(self) -> bool {
        FACTS.workers.get(self.index()).is_some_and(|facts| facts.apprentice)
    }

    /// The id in commands and logs.
    pub fn id(self) -> &'static str {
        match self.kind() {
            MemberKind::Worker => &FACTS.workers[self.index()].id,
            MemberKind::Slave => &FACTS.slaves[self.index() - WORKERS].id,
            MemberKind::Machine => self.machine().id(),
        }
    }

    /// What it brings to a site, without tool and education; a slave as long as it is not freed.
    pub fn produces(self) -> Resources {
        match self.kind() {
            MemberKind::Worker => FACTS.workers[self.index()].produces,
            MemberKind::Slave => FACTS.slaves[self.index() - WORKERS].produces,
            MemberKind::Machine => self.machine().facts().produces.unwrap_or_default(),
        }
    }

    /// What sending it costs, in sesterces; a slave as long as it is not freed.
    pub fn price(self) -> u8 {
        match self.kind() {
            MemberKind::Worker => FACTS.workers[self.index()].send_cost,
            MemberKind::Slave => FACTS.slaves[self.index() - WORKERS].send_cost,
            MemberKind::Machine => self.machine().facts().send_cost.unwrap_or_default(),
        }
    }

    /// What a freed slave brings; for others [`produces`](Self::produces).
    pub fn freed_produces(self) -> Resources {
        match self.kind() {
            MemberKind::Slave => FACTS.slaves[self.index() - WORKERS].freed_produces,
            MemberKind::Worker | MemberKind::Machine => self.produces(),
        }
    }

    /// What sending a freed slave costs; for others [`price`](Self::price).
    pub fn freed_price(self) -> u8 {
        match self.kind() {
            MemberKind::Slave => FACTS.slaves[self.index() - WORKERS].freed_send_cost,
            MemberKind::Worker | MemberKind::Machine => self.price(),
        }
    }

    /// The card of the building row that a machine was.
    fn machine(self) -> Building {
        Building::all()
            .nth(PURE_BUILDINGS + self.index() - WORKERS - SLAVES)
            .unwrap_or(Building::at(0))
    }
}

impl Building {
    fn facts(self) -> &'static super::facts::BuildingFacts {
        &FACTS.buildings[self.index()]
    }

    /// The buildings and machines of this version's set of cards.
    pub fn of(rules: RulesVersion) -> impl DoubleEndedIterator<Item = Self> + Clone + use<> {
        Self::all().filter(move |card| card.facts().dealt.is_in(rules))
    }

    /// The id in commands and logs.
    pub fn id(self) -> &'static str {
        &self.facts().id
    }

    /// What is needed to finish it.
    pub fn need(self) -> Resources {
        self.facts().cost
    }

    /// The sesterces that it pays when it is finished; 0 for a machine.
    pub fn sesterces(self) -> u8 {
        self.facts().sesterces
    }

    /// The points that it scores when it is finished.
    pub fn points(self) -> u8 {
        self.facts().points
    }

    /// The member of the team that it becomes when it is finished, if it is a machine.
    pub const fn machine(self) -> Option<Member> {
        match self.index().checked_sub(PURE_BUILDINGS) {
            #[expect(clippy::cast_possible_truncation, reason = "there are 33 cards")]
            Some(place) => Member::new((WORKERS + SLAVES + place) as u8),
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::builders::rules::resources::Resource;

    #[test]
    fn every_id_leads_back_to_its_card() {
        assert!(Member::all().all(|card| Member::from_id(card.id()) == Some(card)));
        assert!(Building::all().all(|card| Building::from_id(card.id()) == Some(card)));
        assert!(Investment::all().all(|card| Investment::from_id(card.id()) == Some(card)));
        let ids: BTreeSet<_> = Member::all().map(Member::id).collect();
        assert_eq!(ids.len(), Member::COUNT);
    }

    #[test]
    fn a_finished_machine_is_a_member_of_the_same_name_that_costs_nothing_to_send() {
        let machines: Vec<_> =
            Building::all().filter_map(|card| Some((card, card.machine()?))).collect();
        assert_eq!(machines.len(), 4);
        for (card, member) in machines {
            assert_eq!(
                (card.id(), member.kind(), member.price()),
                (member.id(), MemberKind::Machine, 0)
            );
            assert_eq!(card.sesterces(), 0);
        }
    }

    #[test]
    fn tools_and_universities_stand_in_the_order_of_the_resources() {
        for resource in Resource::ALL {
            assert_eq!(added(resource), Resources::one(resource));
            assert_eq!(taught(resource), 3);
        }
    }
}
