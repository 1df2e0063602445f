//! The whole truth of one table, and its start, §3.
//!
//! Plain data: no heap, `Copy`, at most 512 bytes. Secrets cannot slip out of it: it has neither `Debug` nor
//! `Serialize` nor `PartialEq`, its fields are seen by the rules of this game alone, and its public methods speak of
//! what lies open, of the seat to move (`legal_moves`, `check`), or of one viewer (`public_view`, `seat_view`).

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    hand::Hand,
    ledger::Ledger,
    moves::Space,
    options::Options,
    piles::{Laid, Piles},
    setup::{BadSetup, Setup, emissaries, rounds, stakes},
    strips::Strip,
    view::Phase,
};
use crate::board::{Seat, SeatSet};

/// The Great City of Rome: the whole truth of one table.
#[derive(Clone, Copy)]
pub struct GreatCity {
    pub(crate) players: [Player; 4],
    pub(crate) piles: Piles,
    pub(crate) ledger: Ledger,
    pub(crate) strips: [Strip; 6],
    pub(crate) drawn: Drawn,
    pub(crate) offer: [Option<Offered>; 4],
    /// Whose emissary stands or stood on each space in this round, space 1 first.
    pub(crate) spaces: [Option<Seat>; 5],
    pub(crate) turn: TurnState,
    pub(crate) last_build: Option<(Seat, Cell)>,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// The round, from 1; 0 during the opening draft.
    pub(crate) round: u8,
    pub(crate) seats: u8,
    /// Who was first player in round 1.
    pub(crate) opener: Seat,
    pub(crate) to_move: Seat,
    /// The influence cards on the table, as bits in the order of [`stakes`].
    pub(crate) waiting: u8,
}

/// What one player has, but for secrets: those are in the hand and the ledger.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    /// Where buildings stand.
    pub built: CellSet,
    /// Where aqueducts stand.
    pub aqueducts: CellSet,
    /// Where grain farms and the vineyard stand.
    pub granaries: CellSet,
    /// Which of them hold a brick token.
    pub bricks: CellSet,
    /// The buildings in reading order, so that inserting is one shift: kind, and point tokens above its five bits.
    cards: [u8; 16],
    pub hand: Hand,
    pub coins: u8,
    pub influence: u8,
    /// The influence cards won, as bits in the order of [`stakes`].
    pub won: u8,
    /// Coins that producing gives: vegetable farms and the vineyard (E28).
    pub orchards: u8,
    /// Influence tokens that producing gives: sheep farms.
    pub flocks: u8,
}

/// A card of the offer and who took it.
#[derive(Clone, Copy)]
pub(crate) struct Offered {
    pub card: Card,
    pub taken_by: Option<Seat>,
}

/// The cards that one seat looks at: in the draft those passed to it, at a school those drawn.
#[derive(Clone, Copy)]
pub(crate) struct Drawn {
    cards: [Card; 5],
    len: u8,
}

/// What the acting seat has in this turn, §5.3.
#[derive(Clone, Copy)]
pub(crate) struct TurnState {
    /// Where the emissary stands.
    pub space: Space,
    /// Strip bricks not yet used.
    pub bricks: u8,
    /// Strip cogs not yet used.
    pub cogs: u8,
    pub picked: Option<Card>,
    pub built: bool,
    pub produced: bool,
    /// How many cards the school may draw; 0 when no school is under way.
    pub draws: u8,
    /// The deck that the school draws from.
    pub deck: Option<Deck>,
}

impl TurnState {
    pub const fn at(space: Space, (bricks, cogs): (u8, u8)) -> Self {
        Self {
            space,
            bricks,
            cogs,
            picked: None,
            built: false,
            produced: false,
            draws: 0,
            deck: None,
        }
    }
}

impl Drawn {
    pub const EMPTY: Self = Self { cards: [Card::Shrine; 5], len: 0 };

    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes one card of this kind out, which must be there.
    pub fn take(&mut self, card: Card) {
        let place = self
            .cards()
            .iter()
            .position(|other| *other == card)
            .expect("a legal move names a drawn card");
        self.cards.copy_within(place + 1.., place);
        self.len -= 1;
    }
}

/// Where the two starting buildings stand, §3.
const FARM: Cell = Cell::at(0, 0);
const HOUSE: Cell = Cell::at(0, 1);

impl Player {
    /// Five coins, a farm and a house, §3.
    fn new(shrine: bool) -> Self {
        let mut player = Self {
            built: CellSet::EMPTY,
            aqueducts: CellSet::EMPTY,
            granaries: CellSet::EMPTY,
            bricks: CellSet::EMPTY,
            cards: [0; 16],
            hand: Hand::default(),
            coins: 5,
            influence: 0,
            won: 0,
            orchards: 0,
            flocks: 0,
        };
        player.insert(Card::VegetableFarm, FARM, 0);
        player.insert(Card::Residential2, HOUSE, 0);
        if shrine {
            player.hand.add(Card::Shrine);
        }
        player
    }

    /// A city without buildings, an empty hand and nothing else; for a position that is rebuilt from a view.
    pub const BARE: Self = Self {
        built: CellSet::EMPTY,
        aqueducts: CellSet::EMPTY,
        granaries: CellSet::EMPTY,
        bricks: CellSet::EMPTY,
        cards: [0; 16],
        hand: Hand::EMPTY,
        coins: 0,
        influence: 0,
        won: 0,
        orchards: 0,
        flocks: 0,
    };

    const fn rank(&self, at: Cell) -> u32 {
        (self.built.bits() & (at.alone().bits() - 1)).count_ones()
    }

    /// The building on this space and its point tokens, if there is one.
    pub fn building(&self, at: Cell) -> Option<(Card, u8)> {
        if !self.built.contains(at) {
            return None;
        }
        let byte = self.cards[self.rank(at) as usize];
        Some((Card::ALL[usize::from(byte & 31)], byte >> 5))
    }

    /// The buildings in reading order with their point tokens.
    pub fn buildings(&self) -> impl Iterator<Item = (Cell, Card, u8)> {
        self.built
            .iter()
            .zip(self.cards)
            .map(|(at, byte)| (at, Card::ALL[usize::from(byte & 31)], byte >> 5))
    }

    /// Sets a building on an empty space.
    pub fn insert(&mut self, card: Card, at: Cell, points: u8) {
        let shift = 8 * self.rank(at);
        let packed = u128::from_le_bytes(self.cards);
        let below = packed & ((1 << shift) - 1);
        // Two shifts: a sixteenth building has nothing above it.
        let above = (packed >> shift) << shift << 8;
        let byte = u128::from(card as u8 | points << 5) << shift;
        self.cards = (above | byte | below).to_le_bytes();
        self.built = self.built.with(at);
        match card {
            Card::VegetableFarm => self.orchards += 1,
            Card::SheepFarm => self.flocks += 1,
            Card::GrainFarm => self.granaries = self.granaries.with(at),
            Card::Vineyard => {
                self.orchards += 1;
                self.granaries = self.granaries.with(at);
            }
            Card::Aqueduct | Card::GrandAqueduct => self.aqueducts = self.aqueducts.with(at),
            _ => {}
        }
    }

    /// Takes the building on this space out of the city, with all that lies on it (E2, E3).
    pub fn remove(&mut self, at: Cell) {
        let Some((card, _)) = self.building(at) else { return };
        let shift = 8 * self.rank(at);
        let packed = u128::from_le_bytes(self.cards);
        let below = packed & ((1 << shift) - 1);
        self.cards = ((packed >> shift >> 8) << shift | below).to_le_bytes();
        let gone = at.alone();
        self.built = self.built.without(gone);
        self.aqueducts = self.aqueducts.without(gone);
        self.granaries = self.granaries.without(gone);
        self.bricks = self.bricks.without(gone);
        match card {
            Card::VegetableFarm | Card::Vineyard => self.orchards -= 1,
            Card::SheepFarm => self.flocks -= 1,
            _ => {}
        }
    }
}

impl GreatCity {
    /// The game at its start, §3.
    pub(crate) fn start(setup: &Setup) -> Result<Self, BadSetup> {
        setup.check()?;
        let mut piles = Piles::EMPTY;
        for deck in Deck::in_play(setup.players) {
            setup.buildings(*deck).for_each(|card| piles.put_under(*deck, Laid::unseen(card)));
        }
        let mut game = Self {
            players: [Player::new(setup.options.shrine); 4],
            piles,
            ledger: Ledger::default(),
            strips: std::array::from_fn(|place| setup.strips[place]),
            drawn: Drawn::EMPTY,
            offer: [None; 4],
            spaces: [None; 5],
            turn: TurnState::at(Space::FIRST, (0, 0)),
            last_build: None,
            options: setup.options,
            phase: Phase::Draft,
            round: 0,
            seats: setup.players,
            opener: setup.first_player,
            to_move: setup.first_player.right(setup.players),
            waiting: 0,
        };
        for _ in 0..setup.players {
            let card = game.piles.draw(Deck::II);
            game.drawn.push(card);
        }
        Ok(game)
    }

    /// How many rounds the game has, §3.
    pub(crate) const fn rounds(&self) -> u8 {
        rounds(self.seats)
    }

    /// How many emissaries stand on a full strip, §3.
    pub(crate) const fn emissaries(&self) -> u8 {
        emissaries(self.seats)
    }

    /// The influence cards of this game: value and round of appearance, §3.
    pub(crate) const fn stakes(&self) -> &'static [(u8, u8)] {
        stakes(self.seats)
    }

    /// The strip in force in a round, 1 to 14, on the side that shows: the table of §4.
    pub(crate) const fn strip_of(&self, round: u8) -> Strip {
        let strip = self.strips[(round % 6) as usize];
        if round / 6 % 2 == 1 { strip.turned() } else { strip }
    }

    /// How many strips of the stack everybody has seen: the top one lies open before round 1, and round r shows
    /// the one at place r, §4.
    pub(crate) fn strips_seen(&self) -> usize {
        usize::from(self.round).min(5) + 1
    }

    /// Who has the first player marker, §5.6.
    pub(crate) fn first_player(&self) -> Seat {
        self.first_player_in(self.round)
    }

    /// Who has it in this round.
    pub(crate) fn first_player_in(&self, round: u8) -> Seat {
        let passed = round.saturating_sub(1);
        (0..passed % self.seats).fold(self.opener, |seat, _| seat.left(self.seats))
    }

    /// Where free spaces are, as bits: bit 0 for space 1.
    pub(crate) fn free_spaces(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|space| self.spaces[space.index()].is_none())
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player who decides.
    pub(crate) const fn mover(&self) -> &Player {
        &self.players[self.to_move.index()]
    }

    /// The player who decides, to be changed.
    pub(crate) const fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.to_move.index()]
    }

    /// The seats in play.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The values of the influence cards whose bits are set, oldest first.
    pub(crate) fn values(&self, bits: u8) -> impl Iterator<Item = u8> {
        self.stakes()
            .iter()
            .enumerate()
            .filter(move |(k, _)| bits >> k & 1 == 1)
            .map(|(_, (value, _))| *value)
    }

    /// The seats that won, §7; empty while the game runs.
    pub(crate) fn winners(&self) -> SeatSet {
        if self.phase == Phase::Over { self.best_seats() } else { SeatSet::EMPTY }
    }
}
