//! The deal: what chance decides before the first move, §3.

use std::{collections::BTreeMap, fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, Deck},
    options::Options,
    strips::Strip,
};
use crate::board::{BadSeats, Rng, RulesVersion, Seat, Seed};

/// How many can play, §3.
pub(super) const SEATS: RangeInclusive<u8> = 2..=4;

/// All that chance decides and all that was agreed: with the moves it gives every later state.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The version of rules and cards by which it was dealt.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// How many players, 2 to 4.
    pub players: u8,
    /// Who is first player in round 1.
    pub first_player: Seat,
    /// What was agreed.
    pub options: Options,
    /// Each deck in play, top card first, before the opening draft; in deck I the influence cards at their places.
    pub decks: BTreeMap<Deck, Vec<DeckCard>>,
    /// The stack of strips before round 1, top first, on the sides that lie face up.
    pub strips: Vec<Strip>,
}

/// A card in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum DeckCard {
    /// A building.
    Building(Card),
    /// An influence card of this value; in JSON `influence_3` and so on.
    Influence(u8),
}

/// Why a setup could not have been dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// §3
    #[error("{0} (§3)")]
    Seats(#[from] BadSeats),
    /// §3
    #[error("the decks in play with {players} players are {}, and the setup has {found} (§3)", in_play(*.players))]
    Decks {
        /// How many seats there are.
        players: u8,
        /// The decks of the setup.
        found: String,
    },
    /// §2.2
    #[error("deck {deck} is not complete: it has {found} of {card} and needs {needed} (§2.2)")]
    Incomplete {
        deck: Deck,
        /// A card of which there are too many or too few.
        card: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        needed: u8,
    },
    /// §3
    #[error(
        "deck {deck}: the influence cards are not where they belong; after {above} buildings {wanted} (§3)"
    )]
    Influence {
        deck: Deck,
        /// After how many buildings the fault is.
        above: usize,
        /// What belongs there.
        wanted: &'static str,
    },
    /// §4
    #[error("the strips must be one of each of the six classes A to F (§4)")]
    Strips,
}

fn in_play(players: u8) -> String {
    Deck::in_play(players).iter().map(|deck| deck.id()).collect::<Vec<_>>().join(", ")
}

/// The influence cards of a game: value, and the round in which it appears, §3.
pub const fn stakes(players: u8) -> &'static [(u8, u8)] {
    if players == 2 { &[(4, 2), (8, 4), (14, 7)] } else { &[(3, 3), (6, 6), (10, 10), (14, 14)] }
}

/// How many cards of each deck are in an offer, §3.
pub(crate) const fn offered(players: u8) -> u8 {
    if players == 2 { 2 } else { 1 }
}

/// How many emissaries stand on a strip, §3.
pub(crate) const fn emissaries(players: u8) -> u8 {
    if players == 2 { 4 } else { players }
}

/// How many rounds a game has, §3.
pub(crate) const fn rounds(players: u8) -> u8 {
    if players == 2 { 7 } else { 14 }
}

/// Without decks and strips: their order is secret as long as the game runs.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup")
            .field("players", &self.players)
            .field("first_player", &self.first_player)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl Setup {
    /// Shuffles decks I to IV, chooses the first player, shuffles the strips and turns each, in this order for ever.
    ///
    /// # Panics
    /// When `players` is not 2 to 4.
    pub(crate) fn deal(rules: RulesVersion, players: u8, options: Options, seed: Seed) -> Self {
        assert!((2..=4).contains(&players), "§3: 2 to 4 players");
        let mut rng = Rng::new(seed);
        let mut decks = BTreeMap::new();
        for deck in Deck::in_play(players) {
            let mut cards: Vec<Card> = deck.cards().collect();
            rng.shuffle(&mut cards);
            decks.insert(*deck, with_influence(*deck, players, &cards));
        }
        let first_player = options.first_player.drawn(players, &mut rng);
        let mut strips = Strip::FRONTS.to_vec();
        rng.shuffle(&mut strips);
        for strip in &mut strips {
            if rng.below(2) == 1 {
                *strip = strip.turned();
            }
        }
        Self { rules, players, first_player, options, decks, strips }
    }

    /// Whether it could have been dealt: log format §5, first line.
    pub(crate) fn check(&self) -> Result<(), BadSetup> {
        let players = self.players;
        BadSeats::check(players, self.first_player, &SEATS)?;
        if !self.decks.keys().eq(Deck::in_play(players)) {
            let found = self.decks.keys().map(|deck| deck.id()).collect::<Vec<_>>().join(", ");
            return Err(BadSetup::Decks { players, found });
        }
        for (deck, cards) in &self.decks {
            check_deck(*deck, players, cards)?;
        }
        let mut classes: Vec<usize> = self.strips.iter().map(|strip| strip.class()).collect();
        classes.sort_unstable();
        if classes == [0, 1, 2, 3, 4, 5] { Ok(()) } else { Err(BadSetup::Strips) }
    }

    /// The buildings of a deck, top first.
    pub(crate) fn buildings(&self, deck: Deck) -> impl Iterator<Item = Card> {
        self.decks.get(&deck).into_iter().flatten().filter_map(|card| match card {
            DeckCard::Building(card) => Some(*card),
            DeckCard::Influence(_) => None,
        })
    }
}

/// The influence card that lies under so many cards of a deck, §3.
fn influence_under(deck: Deck, players: u8, above: usize) -> Option<u8> {
    let dealt = |round: u8| usize::from(round * offered(players));
    let stake = stakes(players).iter().find(|(_, round)| deck == Deck::I && dealt(*round) == above);
    stake.map(|(value, _)| *value)
}

fn with_influence(deck: Deck, players: u8, buildings: &[Card]) -> Vec<DeckCard> {
    let mut cards = Vec::with_capacity(18);
    for (above, card) in (1..).zip(buildings) {
        cards.push(DeckCard::Building(*card));
        cards.extend(influence_under(deck, players, above).map(DeckCard::Influence));
    }
    cards
}

fn check_deck(deck: Deck, players: u8, cards: &[DeckCard]) -> Result<(), BadSetup> {
    let buildings: Vec<Card> = cards
        .iter()
        .filter_map(|card| match card {
            DeckCard::Building(card) => Some(*card),
            DeckCard::Influence(_) => None,
        })
        .collect();
    for card in Card::ALL {
        let (found, needed) =
            (buildings.iter().filter(|other| **other == card).count(), deck.copies(card));
        if found != usize::from(needed) {
            return Err(BadSetup::Incomplete { deck, card: card.id(), found, needed });
        }
    }
    let right = with_influence(deck, players, &buildings);
    let Some(place) =
        (0..right.len().max(cards.len())).find(|place| right.get(*place) != cards.get(*place))
    else {
        return Ok(());
    };
    let above = cards[..place].iter().filter(|card| matches!(card, DeckCard::Building(_))).count();
    let wanted = match right.get(place) {
        Some(DeckCard::Influence(value)) => DeckCard::Influence(*value).id(),
        Some(DeckCard::Building(_)) | None => "none",
    };
    Err(BadSetup::Influence { deck, above, wanted })
}

impl DeckCard {
    const fn id(self) -> &'static str {
        match self {
            Self::Building(card) => card.id(),
            Self::Influence(3) => "influence_3",
            Self::Influence(4) => "influence_4",
            Self::Influence(6) => "influence_6",
            Self::Influence(8) => "influence_8",
            Self::Influence(10) => "influence_10",
            Self::Influence(_) => "influence_14",
        }
    }
}

impl TryFrom<String> for DeckCard {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        let influence =
            [3, 4, 6, 8, 10, 14].map(Self::Influence).into_iter().find(|card| card.id() == id);
        let building = || Card::from_id(&id).map(Self::Building);
        influence
            .or_else(building)
            .ok_or_else(|| "a deck holds building ids and influence_3 to influence_14".to_owned())
    }
}

impl From<DeckCard> for String {
    fn from(card: DeckCard) -> Self {
        card.id().to_owned()
    }
}
