//! The log of a game, `goofspiel-log` version 1: the envelope of all games, [`crate::board::log`], and in it
//!
//! | record | keys |
//! | --- | --- |
//! | `setup` | `prizes`: all in order; in the public log of a running game those that were turned up. `first_player` is 0 |
//! | `bid` | `card`; left out of the public log of a running game. `after`: `cards` left and `points` of the bidder |
//! | `reveal`, after the last bid of a round | `bids` by seat, `stake` in points, `taker` or `null` |
//! | `prize` | `round`, `prize` |
//! | `end` | `players`, each with the prizes `won`, in the order of taking |

use std::io::Read;

use serde::{Deserialize, Serialize};

use super::{
    moves::{Event, Move},
    setup::{CARDS, Options, Setup},
    table::Goofspiel,
};
use crate::board::{
    FirstPlayer, Game, Seat,
    log::{Agreed, Logged, Reader, Record, Scored, field, object, read_limited},
};

/// What one player has at the end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Held {
    won: Vec<u8>,
}

impl Logged for Goofspiel {
    const FORMAT: &'static str = "goofspiel-log";
    const VERSION: u32 = 1;
    const HABITS: &'static [&'static str] = &["ask_always"];
    const EVENTS: &'static [&'static str] = &["reveal", "prize"];

    fn agreed(setup: &Setup) -> Agreed<Options> {
        Agreed { players: setup.players, first_player: Seat::FIRST, options: setup.options }
    }

    fn first_player_rule(_options: &Options) -> FirstPlayer {
        FirstPlayer::Fixed(Seat::FIRST)
    }

    fn dealt(setup: &Setup, reader: Reader<'_, Self>) -> Record {
        let prizes = match reader {
            Reader::Everything => &setup.prizes,
            Reader::Public(table) => &table.open.turned,
        };
        Record::from_iter([("prizes".to_owned(), prizes.as_slice().into())])
    }

    fn read_setup(agreed: Agreed<Options>, first: &Record) -> Result<Setup, String> {
        let Agreed { players, first_player, options } = agreed;
        if first_player != Seat::FIRST {
            return Err("first_player: the first seat bids first (§2)".to_owned());
        }
        Ok(Setup { players, options, prizes: field(first, "prizes")? })
    }

    /// The event that turns them up tells all bids.
    fn is_secret(_mv: Move) -> bool {
        true
    }

    fn counts(before: &Self, _mv: Move, after: &Self) -> Record {
        let of =
            |seat: Seat| [after.open.hands[seat.index()].len(), after.open.points(seat).into()];
        let counts = before.turn().seat().map(of).unwrap_or_default();
        ["cards", "points"].map(str::to_owned).into_iter().zip(counts.map(Into::into)).collect()
    }

    fn event_records(before: &Self, mv: Move, after: &Self) -> Vec<Record> {
        let has_record =
            |event: &&Event| matches!(event, Event::Reveal { .. } | Event::Prize { .. });
        Self::events(before, mv, after).iter().filter(has_record).map(object).collect()
    }

    fn held(&self) -> Record {
        let players: Vec<Record> =
            self.open.won.iter().map(|won| object(&Held { won: won.clone() })).collect();
        Record::from_iter([("players".to_owned(), players.into())])
    }

    fn score_file(file: impl Read, _options: &Options) -> Result<Scored, String> {
        let bytes = read_limited(file).map_err(|error| error.to_string())?;
        let Held { mut won } = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
        won.sort_unstable();
        let is_prize = |prize: &u8| (1..=CARDS).contains(prize);
        if !won.iter().all(is_prize) || !won.is_sorted_by(|one, other| one < other) {
            return Err(format!("won: there is one prize of each number from 1 to {CARDS} (§1)"));
        }
        let points = won.into_iter().map(i32::from).sum();
        Ok(Scored::Player(vec![points; 2]))
    }
}
