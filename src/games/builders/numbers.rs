//! The numbers of the cards as tables that the rules look into without a search.

use std::sync::LazyLock;

use super::{
    amounts::Amounts,
    cards::{self, Building, Investment, Loan, Member},
    facts::FACTS,
    resources::Resource,
};

/// The numbers of all cards, by their places in the lists of cards.
pub(super) struct Numbers {
    /// What a member brings: first by whether it is a freed slave.
    pub produces: [[Amounts; Member::COUNT]; 2],
    /// What sending it costs, likewise.
    pub prices: [[u8; Member::COUNT]; 2],
    pub needs: [Amounts; Building::COUNT],
    pub sesterces: [u8; Building::COUNT],
    pub points: [u8; Building::COUNT],
    pub tool_prices: [u8; 4],
    pub tools: [Amounts; 4],
    pub university_prices: [u8; 4],
    pub taught: [u8; 4],
    /// By the slave's place among the members.
    pub slave_prices: [u8; Member::COUNT],
    pub loan: Loan,
    /// The sesterces for an order of so many actions, less one.
    pub takes: [u8; 3],
    /// The actions that the members sent to one building in one turn cost, the first first (B2).
    sends: [u8; Member::COUNT],
    pub free_actions: u8,
    pub action_price: u16,
    pub free_slave_actions: u8,
    pub start_sesterces: u16,
    pub end_points: u8,
}

/// The numbers, read once.
pub(super) static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let rules = cards::rules();
    let member = |place: usize| Member::at(place.to_le_bytes()[0]);
    let building = |place: usize| Building::at(place.to_le_bytes()[0]);
    let resource = |place: usize| Resource::ALL[place];
    let slave_price = |place| {
        let card = member(place);
        Member::slaves()
            .find(|slave| *slave == card)
            .map_or(0, |card| Investment::Slave(card).price())
    };
    Numbers {
        produces: [
            std::array::from_fn(|place| Amounts::of(member(place).produces())),
            std::array::from_fn(|place| Amounts::of(member(place).freed_produces())),
        ],
        prices: [
            std::array::from_fn(|place| member(place).price()),
            std::array::from_fn(|place| member(place).freed_price()),
        ],
        needs: std::array::from_fn(|place| Amounts::of(building(place).need())),
        sesterces: std::array::from_fn(|place| building(place).sesterces()),
        points: std::array::from_fn(|place| building(place).points()),
        tool_prices: std::array::from_fn(|place| Investment::Tool(resource(place)).price()),
        tools: std::array::from_fn(|place| Amounts::of(cards::added(resource(place)))),
        university_prices: std::array::from_fn(|place| FACTS.universities[place].purchase_cost),
        taught: std::array::from_fn(|place| cards::taught(resource(place))),
        slave_prices: std::array::from_fn(slave_price),
        loan: cards::loan(),
        takes: std::array::from_fn(|place| rules.take_sesterces[place]),
        sends: sends(&rules.send_action_cost),
        free_actions: rules.free_actions,
        action_price: rules.extra_action_cost.into(),
        free_slave_actions: rules.free_slave_actions,
        start_sesterces: rules.start_sesterces.into(),
        end_points: rules.end_trigger_points,
    }
});

/// The list of the data, gone on with: each costs one more than the one before.
fn sends(listed: &[u8]) -> [u8; Member::COUNT] {
    let last = listed.last().copied().unwrap_or_default();
    let beyond = (last + 1..).chain(std::iter::repeat(u8::MAX));
    let mut all = listed.iter().copied().chain(beyond);
    std::array::from_fn(|_| all.next().unwrap_or(u8::MAX))
}

/// The actions that sending somebody costs where so many were sent in this turn (B2).
#[must_use]
pub fn send_actions(sent: u8) -> u8 {
    NUMBERS.send_actions(sent)
}

impl Numbers {
    /// The actions that sending a member costs where so many were sent in this turn (B2).
    pub const fn send_actions(&self, sent: u8) -> u8 {
        self.sends[sent as usize]
    }

    /// How many were sent in this turn where the next costs so many actions: the way back.
    pub fn sent_before(&self, next_cost: u8) -> u8 {
        let place = self.sends.iter().position(|cost| *cost == next_cost);
        place.unwrap_or_default().to_le_bytes()[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_send_costs_goes_on() {
        assert_eq!(NUMBERS.sends[..6], [1, 2, 3, 4, 5, 6]);
        for sent in 0..6 {
            assert_eq!(send_actions(sent), sent + 1);
            assert_eq!(NUMBERS.sent_before(NUMBERS.send_actions(sent)), sent);
        }
    }

    #[test]
    fn every_reckoning_fits_into_four_bits() {
        for member in Member::all() {
            for tool in Resource::ALL {
                for brings in [member.produces(), member.freed_produces()] {
                    assert!(
                        brings.with(tool, cards::taught(tool)).and(cards::added(tool)).of(tool) < 8
                    );
                    assert!(brings.amounts().iter().all(|amount| *amount <= cards::taught(tool)));
                }
            }
        }
        assert!(Building::all().all(|card| card.need().amounts().iter().all(|need| *need < 8)));
    }
}
