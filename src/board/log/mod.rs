//! Game logs: one envelope for all games, version by version readable for ever; log format §4.
//!
//! A log is complete: another program can replay it without random numbers and check every move, every count and the
//! final scores. It is JSON lines in UTF-8, integers only, one record a line, each with a `type`:
//!
//! | record | `type` | keys of every game | the game adds |
//! | --- | --- | --- | --- |
//! | setup, first line | `setup` | `format`, `version`, `players`, `first_player`, `options`, `rules` | what was dealt |
//! | a decision, forced ones included | the move's | `player`, the move's own; `after`, `auto` | what the move brings |
//! | an event, after the move that causes it | the event's | | all keys |
//! | end, last line | `end` | `scores`, `winners` | what the players hold |
//!
//! - `options` states the rule options that differ from the default; how a table is run is no rule.
//! - `rules` is the version of rules and cards by which the game was dealt ([`RulesVersion`](super::RulesVersion)); it is left
//!   out for the first.
//! - `after` has the deciding player's counts when the move is resolved, `auto` is `true` when the program made the move
//!   without asking. Either may be left out, and so may any event.
//! - Further keys may stand in the setup and in moves, as `names` and those that prove the shuffle ([`proof`]).
//! - In an exported log the setup and each move have under `chain` a checksum of all records up to them ([`chained`]): the first
//!   8 bytes, in hexadecimal, of SHA-256 of the 8 of the record before (of zeros at first) and the record without it, keys
//!   sorted, without blanks. Logs without it are read, too.
//! - `scores` has an object for each player with the lines of the score pad, in units of which [`Game::POINT`] make a point;
//!   `winners` is sorted.
//! - The public log of a running game ([`public_log`]) leaves out what not everybody has seen, and has no end.
//!
//! What the records of a game add is documented beside its [`Logged`].

mod chain;
mod lines;
mod promise;
mod replay;
mod writer;

use std::{fmt, io::Read};

use serde::Deserialize;
use serde_json::Value;

pub use self::{
    chain::chained,
    lines::{
        LINE_LIMIT, LOG_LIMIT, LogFault, Record, Records, Unreadable, field, object, read_limited,
        without_position,
    },
    promise::proof,
    replay::{Opened, Tell, open, verify},
    writer::{Unwritable, full_log, public_log},
};
use super::{Agreed, Game, Seat, SeatSet, promise::Promised};

/// A game that can be written as a log: what its records differ in from other games'.
///
/// The contract: everything depends on the arguments alone, and keys are never renamed within a [`VERSION`](Self::VERSION).
pub trait Logged: Game {
    /// What `format` says in the first line; no two games have the same.
    const FORMAT: &'static str;
    /// The version of the format.
    const VERSION: u32;
    /// The options that are no rules, by their keys: a log does not state them.
    const HABITS: &'static [&'static str];
    /// The `type`s of the event records.
    const EVENTS: &'static [&'static str];

    /// What was dealt, as keys of the first line: all, or what everybody has seen of it.
    fn dealt(setup: &Self::Setup, reader: Reader<'_, Self>) -> Record;

    /// The setup of a first line: what was agreed, and what was dealt under the keys that the setup has in JSON.
    ///
    /// # Errors
    /// What is wrong with it; [`Game::new`] still finds out whether it could have been dealt.
    fn read_setup(agreed: Agreed<Self::Options>, first: &Record) -> Result<Self::Setup, String> {
        let (first_player, mut setup) = (agreed.first_player, first.clone());
        setup.extend(object(&agreed));
        let setup = Self::Setup::deserialize(&Value::Object(setup))
            .map_err(|error| without_position(&error))?;
        match Self::agreed(&setup).first_player {
            begins if begins == first_player => Ok(setup),
            begins => Err(format!("first_player must be {}", u8::from(begins))),
        }
    }

    /// What the record of a move tells beyond the move itself, for readers that keep no count; it is checked.
    fn told(_before: &Self, _mv: Self::Move) -> Record {
        Record::new()
    }

    /// Whether a running game's public log must leave out all about the move but its kind.
    fn is_secret(_mv: Self::Move) -> bool {
        false
    }

    /// The deciding player's counts when `mv` has turned `before` into `after`: the move's `after`. Everybody knows them.
    fn counts(before: &Self, mv: Self::Move, after: &Self) -> Record;

    /// The event records that follow the move, in order. Everybody knows them. Where an event in JSON is its record, they are
    /// the events of the kinds that have one.
    fn event_records(before: &Self, mv: Self::Move, after: &Self) -> Vec<Record> {
        let has_record = |event: &Record| {
            Self::EVENTS.iter().any(|kind| event.get("type").is_some_and(|found| found == kind))
        };
        Self::events(before, mv, after).iter().map(object).filter(has_record).collect()
    }

    /// What the end record tells of the players beside scores and winners.
    fn held(&self) -> Record {
        Record::new()
    }

    /// The score of a file that has what one player holds, or the whole table, as the end record has it.
    ///
    /// # Errors
    /// What is wrong with the file; always in a game whose end record tells nothing to count.
    fn score_file(_file: impl Read, _options: &Self::Options) -> Result<Scored, String> {
        Err(format!("in {} nothing is left to count at the end; verify the log", Self::ID))
    }
}

/// What a file comes to, by score lines: in some games a player's score needs no more than what that player holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scored {
    /// What one player holds.
    Player(Vec<i32>),
    /// A whole table.
    Table {
        /// By seat.
        scores: Vec<Vec<i32>>,
        /// Who has won.
        winners: SeatSet,
    },
}

/// Who reads a log.
#[derive(Debug)]
pub enum Reader<'a, G> {
    /// Whoever has the finished game.
    Everything,
    /// Anybody, while the game stands like this.
    Public(&'a G),
}

impl<G> Clone for Reader<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Reader<'_, G> {}

/// A move as it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<M> {
    /// The move.
    pub mv: M,
    /// Whether the program made it without asking.
    pub auto: bool,
}

/// What a verified log tells.
#[derive(Clone)]
pub struct Summary<G: Game> {
    /// The deal and what was agreed.
    pub setup: G::Setup,
    /// The moves.
    pub moves: Vec<Played<G::Move>>,
    /// By seat, one for each of the score lines.
    pub scores: Vec<Vec<i32>>,
    /// Who won.
    pub winners: SeatSet,
    /// What the log also proved of its shuffle; `None` when it tells no secret.
    pub promised: Option<Promised>,
}

impl<G: Game> Summary<G> {
    /// The total of each seat.
    pub fn totals(&self) -> impl Iterator<Item = i32> {
        self.scores.iter().map(|lines| lines.last().copied().unwrap_or_default())
    }
}

impl<G: Game> fmt::Debug for Summary<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Summary")
            .field("moves", &self.moves)
            .field("scores", &self.scores)
            .field("winners", &self.winners)
            .field("promised", &self.promised)
            .finish_non_exhaustive()
    }
}

/// The end record of a game that is over.
fn end_record<G: Logged>(game: &G) -> Record {
    let scores: Vec<_> = Seat::all(game.seats()).map(|seat| score_record(game, seat)).collect();
    let winners: Vec<u8> =
        game.turn().winners().into_iter().flat_map(SeatSet::iter).map(u8::from).collect();
    let mut record = game.held();
    record.insert("type".to_owned(), "end".into());
    record.insert("scores".to_owned(), scores.into());
    record.insert("winners".to_owned(), winners.into());
    record
}

fn score_record<G: Game>(game: &G, seat: Seat) -> Record {
    let names = G::score_lines().iter().map(|name| (*name).to_owned());
    names.zip(game.score(seat).into_iter().map(serde_json::Value::from)).collect()
}

/// The rule options that differ from the default, as a log states them.
fn rules_of<G: Logged>(options: &G::Options) -> Record {
    let mut rules = object(options);
    rules.retain(|name, _| !G::HABITS.contains(&name.as_str()));
    rules
}
