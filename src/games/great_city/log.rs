//! Writing a game as a log: setup, moves and events in playing order, end; log format §4.

use serde::Serialize;
use serde_json::Value;

use super::{
    Card, GreatCity, Move, Options, Phase, Score, Setup, record::CityRecord, strips::Strip,
};
use crate::games::{Game, PlayError, Seat, log::Record};

/// What `format` says in the first line.
pub(super) const FORMAT: &str = "gcor-log";
/// The version of the format.
pub(super) const VERSION: u8 = 1;

/// A move as it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// Whether the program made it without asking.
    pub auto: bool,
}

/// Why a list of moves cannot be written as a log: it is not a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Unwritable {
    /// The setup.
    #[error(transparent)]
    Setup(#[from] super::BadSetup),
    /// A move.
    #[error("move {number}: {reason}")]
    Move {
        /// Its number, from 0.
        number: usize,
        /// The rule that it breaks.
        reason: PlayError<super::IllegalMove>,
    },
}

/// Who reads a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    /// Whoever has the finished game.
    Everything,
    /// Anybody while the game runs: drafted cards, schools' cards, decks and unseen strips are left out.
    Public,
}

/// Writes a whole game, or a running one with all its secrets when the moves stop before the end.
///
/// `extra` are further keys of the first line, as player names and what proves the shuffle (log format §4.1).
///
/// # Errors
/// When the moves are not a game from this setup.
pub fn full_log(setup: &Setup, moves: &[Played], extra: &Record) -> Result<String, Unwritable> {
    write(setup, moves, extra, Reader::Everything)
}

/// Writes what a spectator may read of a running game; of a finished one everything.
///
/// # Errors
/// When the moves are not a game from this setup.
pub fn public_log(setup: &Setup, moves: &[Played], extra: &Record) -> Result<String, Unwritable> {
    write(setup, moves, extra, Reader::Public)
}

fn write(
    setup: &Setup,
    moves: &[Played],
    extra: &Record,
    reader: Reader,
) -> Result<String, Unwritable> {
    let mut game = GreatCity::new(setup)?;
    let mut text = String::new();
    let mut line = |record: &Value| {
        text.push_str(&record.to_string());
        text.push('\n');
    };
    let mut records = Vec::with_capacity(moves.len() + 32);
    for (number, played) in moves.iter().enumerate() {
        let before = game;
        let seat = before.to_move;
        game.play(seat, played.mv).map_err(|reason| Unwritable::Move { number, reason })?;
        records.push((before, *played));
    }
    let reader = if game.phase == Phase::Over { Reader::Everything } else { reader };
    line(&setup_record(setup, &game, extra, reader));
    for (place, (before, played)) in records.iter().enumerate() {
        let after = records.get(place + 1).map_or(&game, |(after, _)| after);
        line(&move_record(before, *played, after, reader));
        events_between(before, played.mv, after).iter().for_each(&mut line);
    }
    if game.phase == Phase::Over {
        line(&end_record(&game));
    }
    Ok(text)
}

fn setup_record(setup: &Setup, game: &GreatCity, extra: &Record, reader: Reader) -> Value {
    #[derive(Serialize)]
    struct Line<'a> {
        #[serde(flatten)]
        extra: &'a Record,
        r#type: &'static str,
        format: &'static str,
        version: u8,
        players: u8,
        first_player: Seat,
        options: Options,
        #[serde(skip_serializing_if = "Option::is_none")]
        decks: Option<&'a std::collections::BTreeMap<super::Deck, Vec<super::setup::DeckCard>>>,
        strips: &'a [Strip],
        starting_city: Value,
    }
    let everything = reader == Reader::Everything;
    let start = GreatCity::new(setup).map(|start| start.city_record(Seat::FIRST).cells);
    to_value(&Line {
        extra,
        r#type: "setup",
        format: FORMAT,
        version: VERSION,
        players: setup.players,
        first_player: setup.first_player,
        options: setup.options.rules_only(),
        decks: everything.then_some(&setup.decks),
        strips: if everything { &setup.strips } else { &game.strips[..game.strips_seen()] },
        starting_city: to_value(&start.unwrap_or_default()),
    })
}

fn move_record(before: &GreatCity, played: Played, after: &GreatCity, reader: Reader) -> Value {
    let Value::Object(mut record) = to_value(&played.mv) else {
        unreachable!("a move is a JSON object")
    };
    match played.mv {
        Move::Pick { .. } => {
            record.insert("bricks".to_owned(), before.turn.bricks.into());
            record.insert("cogs".to_owned(), before.turn.cogs.into());
        }
        Move::Draft { .. } | Move::SchoolKeep { .. } if reader == Reader::Public => {
            record.retain(|key, _| key == "type");
        }
        Move::Draft { .. }
        | Move::Place { .. }
        | Move::Build { .. }
        | Move::SchoolDeck { .. }
        | Move::SchoolKeep { .. }
        | Move::Produce { .. }
        | Move::Pass => {}
    }
    record.insert("player".to_owned(), to_value(&before.to_move));
    record.insert("after".to_owned(), to_value(&Counts::of(before, played.mv, after)));
    if played.auto {
        record.insert("auto".to_owned(), true.into());
    }
    record.into()
}

/// The deciding player's own counts when a move is resolved, before any influence scoring: log format §4.2.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Counts {
    coins: u8,
    influence: u8,
    brick_tokens: u8,
    point_tokens: u8,
    hand: u8,
    buildings: u8,
}

impl Counts {
    /// The counts after `mv` turned `before` into `after`.
    pub(super) fn of(before: &GreatCity, mv: Move, after: &GreatCity) -> Self {
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

    /// As JSON, by key.
    pub(super) fn record(self) -> Record {
        match to_value(&self) {
            Value::Object(record) => record,
            _ => unreachable!("a struct is a JSON object"),
        }
    }
}

/// The events that follow a move in a log, §4.3: influence scoring, then the next round.
pub(super) fn events_between(before: &GreatCity, mv: Move, after: &GreatCity) -> Vec<Value> {
    before.seen(mv, after).into_iter().filter_map(|event| event_record(&event, after)).collect()
}

fn event_record(event: &super::Event, after: &GreatCity) -> Option<Value> {
    use super::Event;
    match event {
        Event::Round { .. } => {
            let mut record = to_value(event);
            record["strip"] = to_value(&after.strip_of(after.round));
            Some(record)
        }
        Event::Influence { .. } => Some(to_value(event)),
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

/// The last line, §4.4.
pub(super) fn end_record(game: &GreatCity) -> Value {
    #[derive(Serialize)]
    struct End {
        r#type: &'static str,
        cities: Vec<CityRecord>,
        hands: Vec<Vec<&'static str>>,
        scores: Vec<Score>,
        winners: Vec<Seat>,
    }
    let hand = |seat| {
        let mut ids: Vec<&str> = game.player(seat).hand.cards().map(Card::id).collect();
        ids.sort_unstable();
        ids
    };
    to_value(&End {
        r#type: "end",
        cities: game.all_seats().map(|seat| game.city_record(seat)).collect(),
        hands: game.all_seats().map(hand).collect(),
        scores: game.all_seats().map(|seat| game.score_of(seat)).collect(),
        winners: game.winners().iter().collect(),
    })
}

fn to_value<T: Serialize>(record: &T) -> Value {
    serde_json::to_value(record).expect("records are plain data with text keys")
}
