//! The log of a game, `gcor-log` version 1.
//!
//! The envelope is the one of all games, [`crate::board::log`]. Rows grow downwards, columns to the right; the vegetable
//! farm of the start is at row 0, column 0. What a player's city *is* is a record of its own, in [`super::record`].
//!
//! # Setup
//!
//! | key | meaning |
//! | --- | --- |
//! | `options` | rules that differ from the publisher's game: the first nine of [`Options`] |
//! | `decks` | each deck in play, complete, top first, before the opening draft; in deck I the influence cards where they lie |
//! | `strips` | the stack before round 1, top first, each read from the emperor outwards; `b` brick, `c` cog |
//! | `starting_city` | what everybody begins with |
//!
//! # Moves
//!
//! | record | fields |
//! | --- | --- |
//! | `draft` | `card` kept |
//! | `place` | `space`: 1 to 5, 1 next to the emperor |
//! | `pick` | `card`; `bricks`, `cogs`: the symbols that this emissary gains |
//! | `build` | `card`, `row`, `col`; `tokens`: `[row, col]` of own farms whose brick token is spent; `buy`: bricks bought |
//! | `school_deck` | `deck`: "II", "III" or "IV" |
//! | `school_keep` | `keep`; `bottom`: the other drawn cards, upper to lowest, as they go under the deck |
//! | `produce` | `buy`: cogs bought |
//! | `pass` | none; a turn that ends by itself has none |
//!
//! `after` has `coins`, `influence`, `brick_tokens`, `point_tokens`, `hand`, `buildings`: before any influence scoring.
//!
//! # Events and end
//!
//! - `round` after each upkeep: `round`, `first_player`, `strip`, `offer` in the order of the decks, `waiting`: influence
//!   cards on the table, oldest first.
//! - `influence` at the end of a round in which a card waits: `round`, `cards`, `tokens` of everybody, `winner` or `null`.
//! - The end record has `cities` and `hands`, sorted, by player.
//!
//! The public log of a running game has no decks and only the strips that lay open; of `draft` and `school_keep` it tells
//! that they were made.

use std::{collections::BTreeMap, io::Read};

use serde::Serialize;
use serde_json::Value;

use super::{
    cards::{Card, Deck},
    moves::Move,
    options::Options,
    record::{CityRecord, city_score},
    setup::{DeckCard, Setup},
    state::GreatCity,
    strips::Strip,
};
use crate::board::{
    Agreed, Game, Seat,
    log::{Logged, Reader, Record, Scored, field, object},
};

impl Logged for GreatCity {
    const FORMAT: &'static str = "gcor-log";
    const VERSION: u32 = 1;
    const HABITS: &'static [&'static str] =
        &["first_player", "auto_play_forced", "show_known_hands"];
    const EVENTS: &'static [&'static str] = &["round", "influence"];

    /// Decks and strips, §4.1; of a running game only the strips that everybody has seen.
    fn dealt(setup: &Setup, reader: Reader<'_, Self>) -> Record {
        #[derive(Serialize)]
        struct Dealt<'a> {
            #[serde(skip_serializing_if = "Option::is_none")]
            decks: Option<&'a BTreeMap<Deck, Vec<DeckCard>>>,
            strips: &'a [Strip],
            starting_city: Value,
        }
        let (decks, strips) = match reader {
            Reader::Everything => (Some(&setup.decks), &setup.strips[..]),
            Reader::Public(game) => (None, &game.strips[..game.strips_seen()]),
        };
        let starting_city = Self::new(setup).map(|start| starting_city(&start)).unwrap_or_default();
        object(&Dealt { decks, strips, starting_city })
    }

    fn read_setup(agreed: Agreed<Options>, first: &Record) -> Result<Setup, String> {
        let Agreed { players, first_player, options, rules } = agreed;
        let (decks, strips) = (field(first, "decks")?, field(first, "strips")?);
        let setup = Setup { rules, players, first_player, options, decks, strips };
        let start = starting_city(&Self::new(&setup).map_err(|error| error.to_string())?);
        let mut stated: Vec<Value> = field(first, "starting_city")?;
        stated.sort_by_key(|cell| cell["col"].as_i64());
        if Value::Array(stated) != start {
            return Err(format!("starting_city must be {start}"));
        }
        Ok(setup)
    }

    /// What the emissary gains, §5.3.
    fn told(before: &Self, mv: Move) -> Record {
        let mut record = Record::new();
        if let Move::Pick { .. } = mv {
            record.insert("bricks".to_owned(), before.turn.bricks.into());
            record.insert("cogs".to_owned(), before.turn.cogs.into());
        }
        record
    }

    fn is_secret(mv: Move) -> bool {
        match mv {
            Move::Draft { .. } | Move::SchoolKeep { .. } => true,
            Move::Place { .. }
            | Move::Pick { .. }
            | Move::Build { .. }
            | Move::SchoolDeck { .. }
            | Move::Produce { .. }
            | Move::Pass => false,
        }
    }

    fn counts(before: &Self, mv: Move, after: &Self) -> Record {
        object(&Counts::of(before, mv, after))
    }

    /// Influence scoring, then the next round, §4.3.
    fn event_records(before: &Self, mv: Move, after: &Self) -> Vec<Record> {
        before.seen(mv, after).into_iter().filter_map(|event| event_record(&event, after)).collect()
    }

    fn held(&self) -> Record {
        #[derive(Serialize)]
        struct Held {
            cities: Vec<CityRecord>,
            hands: Vec<Vec<&'static str>>,
        }
        let hand = |seat| {
            let mut ids: Vec<&str> = self.player(seat).hand.cards().map(Card::id).collect();
            ids.sort_unstable();
            ids
        };
        object(&Held {
            cities: self.all_seats().map(|seat| self.city_record(seat)).collect(),
            hands: self.all_seats().map(hand).collect(),
        })
    }

    /// A city, §2.
    fn score_file(file: impl Read, options: &Options) -> Result<Scored, String> {
        let score = CityRecord::read(file).and_then(|city| city_score(&city, options));
        let lines = score.map(|score| score.lines().to_vec());
        lines.map(Scored::Player).map_err(|error| error.to_string())
    }
}

fn starting_city(start: &GreatCity) -> Value {
    serde_json::to_value(start.city_record(Seat::FIRST).cells).unwrap_or_default()
}

/// The deciding player's own counts when a move is resolved, before any influence scoring: log format §4.2.
#[derive(Clone, Copy, Serialize)]
struct Counts {
    coins: u8,
    influence: u8,
    brick_tokens: u8,
    point_tokens: u8,
    hand: u8,
    buildings: u8,
}

impl Counts {
    /// The counts after `mv` turned `before` into `after`.
    fn of(before: &GreatCity, mv: Move, after: &GreatCity) -> Self {
        let seat = before.to_move;
        let player = after.player(seat);
        Self {
            coins: player.coins,
            influence: before.influence_after(mv)[seat.index()],
            brick_tokens: player.bricks.len().to_le_bytes()[0],
            point_tokens: player.buildings().map(|(_, _, points)| points).sum(),
            hand: player.hand.len(),
            buildings: player.built.len().to_le_bytes()[0],
        }
    }
}

fn event_record(event: &super::events::Event, after: &GreatCity) -> Option<Record> {
    use super::events::Event;
    match event {
        Event::Round { .. } => {
            let mut record = object(event);
            let strip = serde_json::to_value(after.strip_of(after.round)).unwrap_or_default();
            record.insert("strip".to_owned(), strip);
            Some(record)
        }
        Event::Influence { .. } => Some(object(event)),
        Event::Draft { .. }
        | Event::Place { .. }
        | Event::Pick { .. }
        | Event::Build { .. }
        | Event::SchoolDeck { .. }
        | Event::SchoolKeep { .. }
        | Event::Produce { .. }
        | Event::Pass { .. }
        | Event::End { .. } => None,
    }
}
