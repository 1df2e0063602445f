//! The numbers of the cards as tables that the rules look into without a search.

use std::sync::LazyLock;

use super::{
    amounts::Amounts,
    cards::{self, Building, Investment, Loan, Member},
    facts::FACTS,
    resources::Resource,
};

/// Something of members: first as their cards are at the start, then with slaves freed.
pub(crate) type BySide<T> = [T; 2];

/// More sesterces than any price of a member, so that more make no difference.
const PURSES: usize = 16;

/// The place of a purse in a table of what sesterces pay.
pub(crate) fn within(purse: u16) -> usize {
    usize::from(purse).min(PURSES - 1)
}

/// The numbers of all cards, by their places in the lists of cards. Sets of members are bits.
pub(crate) struct Numbers {
    /// What a member brings.
    pub produces: BySide<[Amounts; Member::COUNT]>,
    /// What sending it costs.
    pub prices: BySide<[u8; Member::COUNT]>,
    /// Who brings some of each resource.
    pub bringing: BySide<[u32; 4]>,
    /// Who brings as much of each resource as its university teaches.
    pub masters: BySide<[u32; 4]>,
    /// Whom so many sesterces send, actions not counted.
    pub affordable: BySide<[u32; PURSES]>,
    /// The slaves of the line that so many sesterces buy, actions not counted.
    pub slaves_for: [u32; PURSES],
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
pub(crate) static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
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
    let produces = [
        std::array::from_fn(|place| Amounts::of(member(place).produces())),
        std::array::from_fn(|place| Amounts::of(member(place).freed_produces())),
    ];
    let prices = [
        std::array::from_fn(|place| member(place).price()),
        std::array::from_fn(|place| member(place).freed_price()),
    ];
    let taught = std::array::from_fn(|place| cards::taught(resource(place)));
    Numbers {
        produces,
        prices,
        bringing: produces.map(|of| {
            std::array::from_fn(|place| members(|card| of[card.index()].has(resource(place))))
        }),
        masters: produces.map(|of| {
            std::array::from_fn(|place| {
                members(|card| of[card.index()].amount(resource(place)) == taught[place])
            })
        }),
        affordable: prices.map(|of| {
            std::array::from_fn(|purse| members(|card| usize::from(of[card.index()]) <= purse))
        }),
        slaves_for: std::array::from_fn(|purse| {
            let costs = |card: Member| usize::from(Investment::Slave(card).price());
            members(|card| Member::SLAVES & card.bit() != 0 && costs(card) <= purse)
        }),
        needs: std::array::from_fn(|place| Amounts::of(building(place).need())),
        sesterces: std::array::from_fn(|place| building(place).sesterces()),
        points: std::array::from_fn(|place| building(place).points()),
        tool_prices: std::array::from_fn(|place| Investment::Tool(resource(place)).price()),
        tools: std::array::from_fn(|place| Amounts::of(cards::added(resource(place)))),
        university_prices: std::array::from_fn(|place| FACTS.universities[place].purchase_cost),
        taught,
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

/// The members for whom something holds, as bits.
fn members(holds: impl Fn(Member) -> bool) -> u32 {
    Member::all().filter(|card| holds(*card)).fold(0, |set, card| set | card.bit())
}

/// The list of the data, gone on with: each costs one more than the one before.
fn sends(listed: &[u8]) -> [u8; Member::COUNT] {
    let last = listed.last().copied().unwrap_or_default();
    let beyond = (last + 1..).chain(std::iter::repeat(u8::MAX));
    let mut all = listed.iter().copied().chain(beyond);
    std::array::from_fn(|_| all.next().unwrap_or(u8::MAX))
}

/// The actions that sending somebody costs where so many were sent in this turn (B2).
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
    fn no_price_of_a_member_is_beyond_the_tables() {
        let prices = Member::all().flat_map(|card| [card.price(), card.freed_price()]);
        let line = Member::slaves().map(|card| Investment::Slave(card).price());
        assert!(prices.chain(line).all(|price| usize::from(price) < PURSES));
        let all = Member::all().fold(0, |all, card| all | card.bit());
        assert_eq!(NUMBERS.affordable.map(|side| side[within(u16::MAX)]), [all; 2]);
        assert_eq!(NUMBERS.slaves_for[within(u16::MAX)], Member::SLAVES);
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
