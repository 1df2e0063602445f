//! Who works where, and the deck of workers.

use super::cards::{Building, Member};

const COUNT: usize = Member::COUNT;

/// Members on sites and the deck in one array: first those who work, in the order of sending, at the end the deck,
/// top first.
#[derive(Clone, Copy)]
pub(crate) struct Crews {
    cards: [u8; COUNT],
    /// The site of each member who works.
    sites: [u8; COUNT],
    /// Who works, as bits.
    busy: u32,
    working: u8,
    /// How many of those were sent in this turn: the last ones (B2).
    fresh: u8,
    deck: u8,
}

fn place(member: Member) -> u8 {
    member.index().to_le_bytes()[0]
}

impl Crews {
    pub const EMPTY: Self =
        Self { cards: [0; COUNT], sites: [0; COUNT], busy: 0, working: 0, fresh: 0, deck: 0 };

    /// Puts a card on the deck.
    pub fn put_on_deck(&mut self, worker: Member) {
        self.deck += 1;
        self.cards[COUNT - usize::from(self.deck)] = place(worker);
    }

    /// The top card of the deck, taken off it.
    pub fn draw(&mut self) -> Option<Member> {
        let top = self.deck().next()?;
        self.deck -= 1;
        Some(top)
    }

    /// The deck, top first.
    pub fn deck(&self) -> impl ExactSizeIterator<Item = Member> {
        self.cards[COUNT - usize::from(self.deck)..].iter().map(|place| Member::at(*place))
    }

    /// The places of the deck, for shuffling.
    pub fn deck_mut(&mut self) -> &mut [u8] {
        &mut self.cards[COUNT - usize::from(self.deck)..]
    }

    /// Who works, as bits.
    pub const fn busy(&self) -> u32 {
        self.busy
    }

    /// Where this member works.
    pub fn site(&self, member: Member) -> Option<Building> {
        let works = self.busy & member.bit() != 0;
        works.then(|| Building::at(self.sites[member.index()]))
    }

    /// Who works on this site, in the order of sending.
    pub fn crew(&self, building: Building) -> impl Iterator<Item = Member> {
        let site = building.index().to_le_bytes()[0];
        let working = self.cards[..usize::from(self.working)].iter();
        let here = move |member: &u8| self.sites[usize::from(*member)] == site;
        working.copied().filter(here).map(Member::at)
    }

    /// How many were sent to this site in this turn (B2).
    pub fn sent(&self, building: Building) -> u8 {
        let site = building.index().to_le_bytes()[0];
        let (from, to) = (usize::from(self.working - self.fresh), usize::from(self.working));
        let here = |member: &&u8| self.sites[usize::from(**member)] == site;
        self.cards[from..to].iter().filter(here).count().to_le_bytes()[0]
    }

    /// Somebody is sent.
    pub fn send(&mut self, member: Member, building: Building) {
        self.cards[usize::from(self.working)] = place(member);
        self.sites[member.index()] = building.index().to_le_bytes()[0];
        self.busy |= member.bit();
        self.working += 1;
        self.fresh += 1;
    }

    /// The crew of a finished site is free again; who they were, as bits.
    pub fn release(&mut self, building: Building) -> u32 {
        let site = building.index().to_le_bytes()[0];
        let old = usize::from(self.working - self.fresh);
        let (mut kept, mut kept_fresh, mut free) = (0, 0, 0);
        for place in 0..usize::from(self.working) {
            let member = self.cards[place];
            if self.sites[usize::from(member)] == site {
                free |= 1 << member;
            } else {
                self.cards[kept] = member;
                kept += 1;
                kept_fresh += u8::from(place >= old);
            }
        }
        self.working = kept.to_le_bytes()[0];
        self.fresh = kept_fresh;
        self.busy &= !free;
        free
    }

    /// Nobody was sent in the turn that begins.
    pub const fn begin_turn(&mut self) {
        self.fresh = 0;
    }
}
