//! What one player has, boiled down to what the evaluation and the first impression of a move need.

use super::outlook::Outlook;
use crate::{
    board::Seat,
    games::builders::rules::{
        amounts::Amounts,
        cards::{Building, Member, MemberKind},
        numbers::Numbers,
        state::{Builders, Tool},
    },
};

/// Somebody who can be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    pub member: Member,
    pub load: Amounts,
    pub price: u8,
    /// Whether it is on no site.
    pub is_free: bool,
    /// Whether it is a slave that was not freed.
    pub is_slave: bool,
    /// Whether it may carry a tool: no slave, no machine.
    pub carries: bool,
    /// What speaks against sending it: its price, and that it is away.
    drag: f32,
    /// What sending it once carries beyond what it costs.
    pub shift: f32,
}

/// An open site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub building: Building,
    pub missing: Amounts,
    /// How many actions the next one sent there costs in this turn.
    pub next: u8,
}

/// What one player has.
#[derive(Clone)]
pub(crate) struct Desk {
    pub numbers: &'static Numbers,
    pub coins: u16,
    pub points: u8,
    pub loans: u8,
    /// The tools that nobody carries, as bits.
    pub tools: u8,
    /// How many tools there are, carried ones as well.
    pub tool_count: u8,
    /// Actions left; 0 for a seat that is not in turn.
    pub actions: u8,
    /// Whether the investment of the turn is made.
    pub invested: bool,
    hands: [Hand; Self::HANDS],
    hand_count: u8,
    /// The places of those on no site, as bits.
    free: u32,
    /// The places of all hands, as bits.
    everybody: u32,
    /// What all hands bring together.
    load: Amounts,
    sites: [Site; Self::SITES],
    site_count: u8,
}

impl Hand {
    fn of(game: &Builders, member: Member, outlook: &Outlook) -> Self {
        let (load, price) = (game.produces(member), game.price(member));
        let is_free = game.crews.busy() & member.bit() == 0;
        let away = if is_free { 0.0 } else { AWAY };
        let is_slave = member.kind() == MemberKind::Slave && game.freed & member.bit() == 0;
        Self {
            member,
            load,
            price,
            is_free,
            is_slave,
            carries: game.is_free_worker(member),
            drag: f32::from(price) * outlook.coin + away,
            shift: outlook.shift(load, price),
        }
    }

    /// Whether it makes no difference which of the two is sent.
    fn is_like(&self, other: &Self) -> bool {
        (self.load, self.price, self.carries) == (other.load, other.price, other.carries)
    }
}

const _: () = assert!(Member::COUNT <= Desk::HANDS, "every card has its place");

/// How much worse it is to wait for somebody who is on a site.
const AWAY: f32 = 0.3;

/// Fills the places of a list that nobody takes.
const NOBODY: Hand = Hand {
    member: Member::at(0),
    load: Amounts::NONE,
    price: 0,
    is_free: false,
    is_slave: false,
    carries: false,
    drag: 0.0,
    shift: 0.0,
};

/// Fills the places of a list that nothing takes.
const NOTHING: Site = Site { building: Building::at(0), missing: Amounts::NONE, next: 1 };

/// What finishing a site takes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Outlay {
    pub actions: f32,
    pub coins: f32,
}

impl Desk {
    /// Room for every card that can be sent; a power of two spares a check where a hand is looked up.
    const HANDS: usize = 32;
    /// More sites than these are never looked at.
    pub(crate) const SITES: usize = 10;

    /// What this seat has.
    #[inline]
    pub(crate) fn of(game: &Builders, seat: Seat, outlook: &Outlook) -> Self {
        let player = game.player(seat);
        let is_mover = game.to_move == seat;
        let mut desk = Self {
            numbers: game.numbers,
            coins: player.coins,
            points: player.points,
            loans: player.loans,
            tools: 0,
            tool_count: 0,
            actions: if is_mover { game.turn.actions } else { 0 },
            invested: game.turn.invested,
            hands: [NOBODY; Self::HANDS],
            hand_count: 0,
            free: 0,
            everybody: 0,
            load: Amounts::NONE,
            sites: [NOTHING; Self::SITES],
            site_count: 0,
        };
        for member in Member::of_bits(player.team) {
            desk.add_hand(Hand::of(game, member, outlook));
        }
        for (_, building) in game.plots.sites().filter(|(owner, _)| *owner == seat) {
            let before = if is_mover { game.crews.sent(building) } else { 0 };
            let missing = game.missing[building.index()];
            desk.add_site(Site { building, missing, next: game.numbers.send_actions(before) });
        }
        for (place, tool) in game.tools.into_iter().enumerate() {
            let is_ready = tool == Tool::Ready(seat);
            let is_carried =
                matches!(tool, Tool::Carried(member) if player.team & member.bit() != 0);
            desk.tools |= u8::from(is_ready) << place;
            desk.tool_count += u8::from(is_ready || is_carried);
        }
        desk
    }

    fn add_hand(&mut self, hand: Hand) {
        if let Some(place) = self.hands.get_mut(usize::from(self.hand_count)) {
            *place = hand;
            self.everybody |= 1 << self.hand_count;
            self.free |= u32::from(hand.is_free) << self.hand_count;
            self.load = self.load.enough_with(hand.load);
            self.hand_count += 1;
        }
    }

    fn add_site(&mut self, site: Site) {
        if let Some(place) = self.sites.get_mut(usize::from(self.site_count)) {
            *place = site;
            self.site_count += 1;
        }
    }

    #[inline]
    pub(crate) fn hands(&self) -> &[Hand] {
        &self.hands[..usize::from(self.hand_count)]
    }

    #[inline]
    pub(crate) fn sites(&self) -> &[Site] {
        &self.sites[..usize::from(self.site_count)]
    }

    /// The places of those on no site, as bits; of several who are just alike the first alone.
    pub(crate) fn choices(&self) -> u32 {
        let (mut choices, mut left) = (0, self.free);
        while left != 0 {
            let first = left & left.wrapping_neg();
            let one = self.hand(first.trailing_zeros());
            choices |= first;
            left &= left - 1;
            let mut others = left;
            while others != 0 {
                let other = others.trailing_zeros();
                others &= others - 1;
                left &= !(u32::from(self.hand(other).is_like(one)) << other);
            }
        }
        choices
    }

    /// The hand at this place.
    #[inline]
    pub(crate) fn hand(&self, place: u32) -> &Hand {
        &self.hands[place as usize % Self::HANDS]
    }

    /// What finishing a site takes, with the team and, while there is time, with others to be hired; `None` when it
    /// cannot be done.
    pub(crate) fn outlay(
        &self,
        missing: Amounts,
        next: u8,
        outlook: &Outlook,
        used: u32,
    ) -> Option<Outlay> {
        let (mut missing, mut tools) = (missing, self.tools);
        let mut pool = if outlook.is_last() { self.free } else { self.everybody } & !used;
        let (mut sends, mut coins) = (0_u8, 0.0);
        while let Some(hand) = self.helper(missing, &mut pool, outlook) {
            missing = missing.less(hand.load);
            if tools != 0 && hand.carries {
                (missing, tools) = self.with_tool(missing, tools);
            }
            sends += 1;
            coins += f32::from(hand.price);
        }
        if missing.is_none() {
            let actions = outlook.spread(f32::from(sends), next);
            return Some(Outlay { actions, coins });
        }
        if outlook.is_last() {
            return None;
        }
        let rest = f32::from(missing.sum());
        let hired = (rest / outlook.weights.hired).max(1.0);
        let actions =
            outlook.spread(f32::from(sends) + hired, next) + hired * outlook.weights.hiring;
        Some(Outlay { actions, coins: coins + rest })
    }

    /// About what finishing a site takes: the team brings what it has, a resource costs about a sesterce.
    pub(crate) fn rough_outlay(&self, need: Amounts, outlook: &Outlook) -> Outlay {
        let (all, rest) = (f32::from(need.sum()), f32::from(need.less(self.load).sum()));
        let hired = rest / outlook.weights.hired;
        let sends = ((all - rest) / outlook.weights.brought).max(1.0) + hired;
        let actions = outlook.spread(sends, 1) + hired * outlook.weights.hiring;
        Outlay { actions, coins: all }
    }

    /// Who of the pool helps a site most for the price; it leaves the pool, with those who do not help at all.
    fn helper(&self, missing: Amounts, pool: &mut u32, outlook: &Outlook) -> Option<&Hand> {
        let (all, mut left) = (missing.sum(), *pool);
        let (mut best, mut most) = (None, f32::MIN);
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            let hand = self.hand(place);
            let useful = all - missing.less(hand.load).sum();
            if useful == 0 {
                *pool &= !(1 << place);
                continue;
            }
            let worth = f32::from(useful) * outlook.resource - hand.drag;
            if worth > most {
                (best, most) = (Some(place), worth);
            }
        }
        let place = best?;
        *pool &= !(1 << place);
        Some(self.hand(place))
    }

    /// What is missing after one of the tools helped, and the tools left.
    fn with_tool(&self, missing: Amounts, tools: u8) -> (Amounts, u8) {
        for (place, adds) in self.numbers.tools.into_iter().enumerate() {
            if tools >> place & 1 == 1 && missing.meets(adds) {
                return (missing.less(adds), tools & !(1 << place));
            }
        }
        (missing, tools)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::weights::BY_HAND, *};
    use crate::{
        board::{Game as _, Seed},
        games::builders::rules::options::Options,
    };

    #[test]
    fn a_team_of_every_card_is_seen_with_its_prisoners() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(1));
        let mut game = Builders::new(&setup).unwrap();
        let seat = game.to_move;
        game.players[seat.index()].team = Member::all().fold(0, |bits, card| bits | card.bit());
        let outlook = game.outlook(&BY_HAND, seat);
        let desk = Desk::of(&game, seat, &outlook);
        let seen: Vec<Member> = desk.hands().iter().map(|hand| hand.member).collect();
        assert_eq!(seen, Member::all().collect::<Vec<_>>());
        let held = desk.hands().iter().filter(|hand| hand.is_slave).count();
        assert_eq!(held, Member::slaves().count());
        let debts = f32::from(held.to_le_bytes()[0]) * BY_HAND.slave;
        assert!((desk.terms(&outlook).debts - debts).abs() < 0.01);
    }
}
