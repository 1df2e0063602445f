//! A decision, the rule that it may break, and what everybody sees of it.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::board::{Seat, SeatSet};

/// One decision: `bid:7`. In JSON the move record of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Move {
    /// Bids a card face down, §2.
    Bid {
        /// Its number, 1 to 13.
        card: u8,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Bid { card } = self;
        write!(f, "bid:{card}")
    }
}

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no bid")]
pub struct BadCode;

impl FromStr for Move {
    type Err = BadCode;

    fn from_str(code: &str) -> Result<Self, BadCode> {
        let card = code.strip_prefix("bid:").and_then(|card| card.parse().ok());
        let mv = Self::Bid { card: card.ok_or(BadCode)? };
        // One text for one move: no leading zeros or signs.
        if mv.to_string() == code { Ok(mv) } else { Err(BadCode) }
    }
}

/// The one rule that a move can break, §2: this card is not among those that can be bid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("card {0} cannot be bid; {1:?} can (§2)")]
pub struct NotInHand(pub u8, pub Vec<u8>);

/// What everybody sees happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Somebody bid a card, face down.
    Bid {
        /// Who.
        player: Seat,
    },
    /// The bids were turned up, §3.
    Reveal {
        /// By seat.
        bids: Vec<u8>,
        /// The points for which was bid.
        stake: u8,
        /// Who took them.
        taker: Option<Seat>,
    },
    /// A round begins: a prize was turned up, §2.
    Round {
        /// The round, from 1.
        round: u8,
        /// The prize.
        prize: u8,
    },
    /// The game is over, §4.
    Over {
        /// Who has won.
        winners: SeatSet,
    },
}
