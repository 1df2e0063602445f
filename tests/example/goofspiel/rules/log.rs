//! The log of a game, `goofspiel-log` version 1: the envelope of all games, [`crate::board::log`], and in it
//!
//! | record | keys |
//! | --- | --- |
//! | `setup` | `prizes`: all in order; in the public log of a running game those that were turned up. `first_player` is 0 |
//! | `bid` | `card`; left out of the public log of a running game. `after`: the `points` of the bidder |
//! | `reveal`, after the last bid of a round | `bids` by seat, `stake` in points, `taker` or `null` |
//! | `round` | `round`, `prize` |

use super::{moves::Move, setup::Setup, table::Goofspiel};
use crate::board::{
    Game,
    log::{Logged, Reader, Record},
};

impl Logged for Goofspiel {
    const FORMAT: &'static str = "goofspiel-log";
    const VERSION: u32 = 1;
    const HABITS: &'static [&'static str] = &["ask_always"];
    const EVENTS: &'static [&'static str] = &["reveal", "round"];

    fn dealt(setup: &Setup, reader: Reader<'_, Self>) -> Record {
        let prizes = match reader {
            Reader::Everything => &setup.prizes,
            Reader::Public(table) => &table.open.turned,
        };
        Record::from_iter([("prizes".to_owned(), prizes.as_slice().into())])
    }

    /// The event that turns them up tells all bids.
    fn is_secret(_mv: Move) -> bool {
        true
    }

    fn counts(before: &Self, _mv: Move, after: &Self) -> Record {
        let points = before.turn().seat().map(|seat| after.open.points(seat));
        Record::from_iter([("points".to_owned(), points.into())])
    }
}
