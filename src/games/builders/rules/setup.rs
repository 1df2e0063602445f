//! The deal: what chance decides before the first move, §2.

use std::{fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use super::{
    cards::{Building, Member},
    options::Options,
};
use crate::board::{BadSeats, Rng, RulesVersion, Seat, Seed};

/// How many can play, §2.
pub(super) const SEATS: RangeInclusive<u8> = 2..=4;

/// All that chance decides and all that was agreed: with the moves it gives every later state.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The version of rules and cards by which it was dealt.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// How many players, 2 to 4.
    pub players: u8,
    pub first_player: Seat,
    /// What was agreed.
    pub options: Options,
    /// The apprentice of each player, by seat.
    pub apprentices: Vec<Member>,
    /// All buildings and machines, top card first; the first five are the row.
    pub buildings: Vec<Building>,
    /// The other workers, likewise.
    pub workers: Vec<Member>,
}

/// Why a setup could not have been dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// §2
    #[error("{0} (§2)")]
    Seats(#[from] BadSeats),
    /// §2
    #[error("each of the {players} players gets one apprentice, and the setup has {found} (§2)")]
    Apprentices {
        /// How many seats there are.
        players: u8,
        /// How many cards are named.
        found: usize,
    },
    /// §2
    #[error("{0} is dealt to a player, and it is no apprentice (§2)")]
    NoApprentice(&'static str),
    /// §2
    #[error("the deck of buildings has {found} of {card}, and must have {needed} (§2)")]
    Buildings {
        /// A card of which there are too many or too few.
        card: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be: 0 for a card of another version's set.
        needed: usize,
    },
    /// §2
    #[error(
        "apprentices and the deck of workers together have {found} of {card}, and must have {needed} (§2)"
    )]
    Workers {
        /// A card of which there are too many or too few.
        card: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be: 1 for a worker, 0 for a slave or a machine.
        needed: usize,
    },
}

/// Without the decks: their order is secret as long as the game runs.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup")
            .field("players", &self.players)
            .field("first_player", &self.first_player)
            .field("options", &self.options)
            .field("apprentices", &self.apprentices)
            .finish_non_exhaustive()
    }
}

impl Setup {
    /// Shuffles the buildings, then the apprentices, then the workers, and draws the first player, in this order for
    /// ever.
    ///
    /// # Panics
    /// When `players` is not 2 to 4.
    pub(crate) fn deal(rules: RulesVersion, players: u8, options: Options, seed: Seed) -> Self {
        assert!((2..=4).contains(&players), "§2: 2 to 4 players");
        let mut rng = Rng::new(seed);
        let mut buildings: Vec<Building> = Building::of(rules).collect();
        rng.shuffle(&mut buildings);
        let (mut apprentices, mut workers): (Vec<Member>, Vec<Member>) =
            Member::workers_of(rules).partition(|worker| worker.is_apprentice());
        rng.shuffle(&mut apprentices);
        workers.extend(apprentices.drain(usize::from(players)..));
        rng.shuffle(&mut workers);
        let first_player = options.first_player.drawn(players, &mut rng);
        Self { rules, players, first_player, options, apprentices, buildings, workers }
    }

    /// Whether it could have been dealt.
    pub(crate) fn check(&self) -> Result<(), BadSetup> {
        let players = self.players;
        BadSeats::check(players, self.first_player, &SEATS)?;
        if self.apprentices.len() != usize::from(players) {
            return Err(BadSetup::Apprentices { players, found: self.apprentices.len() });
        }
        if let Some(other) = self.apprentices.iter().find(|card| !card.is_apprentice()) {
            return Err(BadSetup::NoApprentice(other.id()));
        }
        for card in Building::all() {
            let found = self.buildings.iter().filter(|other| **other == card).count();
            let needed = Building::of(self.rules).filter(|dealt| *dealt == card).count();
            if found != needed {
                return Err(BadSetup::Buildings { card: card.id(), found, needed });
            }
        }
        for card in Member::all() {
            let dealt = self.apprentices.iter().chain(&self.workers);
            let found = dealt.filter(|other| **other == card).count();
            let needed = Member::workers_of(self.rules).filter(|worker| *worker == card).count();
            if found != needed {
                return Err(BadSetup::Workers { card: card.id(), found, needed });
            }
        }
        Ok(())
    }
}
