//! What everybody saw happen: the lines of a board post and of the public log.

use serde::Serialize;

use super::{Card, Cell, Deck, Space, view::Symbol};
use crate::games::Seat;

/// Something that everybody saw. No variant can hold a secret: a drafted card or a school's card has no field here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the log format, §4.2 and §4.3")]
pub enum Event {
    /// A card was kept in the opening draft; nobody else sees which.
    Draft { player: Seat },
    /// An emissary was placed.
    Place { player: Seat, space: Space },
    /// A card of the offer was taken; `bricks` and `cogs` are what the space gives.
    Pick { player: Seat, card: Card, bricks: u8, cogs: u8 },
    /// A building was set. `spent` coins were paid and `tokens` brick tokens returned.
    Build {
        player: Seat,
        card: Card,
        at: Cell,
        replaced: Option<Card>,
        spent: u8,
        tokens: u8,
        coins: u8,
        influence: u8,
        points: u8,
    },
    /// A deck was chosen and cards were drawn; only the player sees which.
    SchoolDeck { player: Seat, deck: Deck, drawn: u8 },
    /// One of them was kept; only the player knows which.
    SchoolKeep { player: Seat, deck: Deck },
    /// Production. `spent` coins bought cogs.
    Produce { player: Seat, spent: u8, coins: u8, bricks: u8, influence: u8 },
    /// The turn was ended.
    Pass { player: Seat },
    /// A round began.
    Round { round: u8, first_player: Seat, strip: [Symbol; 5], offer: Vec<Card>, waiting: Vec<u8> },
    /// Influence scoring; `winner` is `None` when the lead was shared.
    Influence { round: u8, cards: Vec<u8>, tokens: Vec<u8>, winner: Option<Seat> },
    /// The game ended.
    End { winners: Vec<Seat>, totals: Vec<i32> },
}
