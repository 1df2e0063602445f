//! Reading a log: every move, every count and the final scores are checked; log format §5.

use std::{collections::BTreeMap, io::BufRead};

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    Deck, GreatCity, Move, Options, Phase, Score, Setup,
    log::{Counts, FORMAT, Played, VERSION, end_record, events_between},
    promise,
    setup::DeckCard,
    strips::Strip,
};
use crate::games::{
    Game, PlayError, Seat, SeatSet,
    log::{LogFault, Record, Records, without_position},
};

/// What a verified log tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The deal and what was agreed.
    pub setup: Setup,
    /// The moves.
    pub moves: Vec<Played>,
    /// The points, by seat.
    pub scores: Vec<Score>,
    /// Who won.
    pub winners: SeatSet,
    /// Whether the log also proved that its shuffle was promised before the first move.
    pub is_promised: bool,
}

/// Replays a log from its first line to its last.
///
/// # Errors
/// The first fault, with the number of its line.
pub fn verify(reader: impl BufRead) -> Result<Summary, LogFault> {
    let mut records = Records::new(reader);
    let first = records
        .next_record()?
        .ok_or_else(|| records.fault("the log is empty; it begins with a setup record"))?;
    let mut replay = Replay::begin(&first).map_err(|reason| records.fault(reason))?;
    while let Some(record) = records.next_record()? {
        replay.read(record).map_err(|reason| records.fault(reason))?;
    }
    replay.finish().map_err(|reason| records.fault(reason))
}

/// A game that is being read.
struct Replay {
    setup: Setup,
    is_promised: bool,
    game: GreatCity,
    moves: Vec<Played>,
    /// Events that may come next, in this order; a log may leave them out (§4.3).
    due: Vec<Value>,
    has_ended: bool,
}

impl Replay {
    fn begin(record: &Record) -> Result<Self, String> {
        if kind(record)? != "setup" {
            return Err("the first line must be the setup record".to_owned());
        }
        let setup = read_setup(record)?;
        let game = GreatCity::new(&setup).map_err(|error| error.to_string())?;
        let is_promised = promise::check(record, &setup)?;
        Ok(Self { setup, is_promised, game, moves: Vec::new(), due: Vec::new(), has_ended: false })
    }

    fn read(&mut self, record: Record) -> Result<(), String> {
        if self.has_ended {
            return Err("nothing may follow the end record".to_owned());
        }
        match kind(&record)? {
            "setup" => Err("a log has one setup record, in its first line".to_owned()),
            "round" | "influence" => self.read_event(record),
            "end" => self.read_end(record),
            "draft" | "place" | "pick" | "build" | "school_deck" | "school_keep" | "produce"
            | "pass" => self.read_move(record),
            other => Err(format!("there is no record of type {other:?} (log format §4)")),
        }
    }

    fn read_move(&mut self, mut record: Record) -> Result<(), String> {
        let seat: Seat = field(&record, "player")?;
        let auto = if record.contains_key("auto") { field(&record, "auto")? } else { false };
        let after = record.remove("after");
        let gains = (record.get("bricks").cloned(), record.get("cogs").cloned());
        let mv: Move =
            serde_json::from_value(record.into()).map_err(|error| without_position(&error))?;
        let before = self.game;
        self.game.play(seat, mv).map_err(|error| match error {
            PlayError::NotYourTurn { to_move } => {
                format!("player {} decides here, not player {}", u8::from(to_move), u8::from(seat))
            }
            PlayError::Over => "the game is over; the end record must come here".to_owned(),
            PlayError::Illegal(rule) => format!("illegal move: {rule}"),
        })?;
        if let Move::Pick { .. } = mv {
            let right = (Some(before.turn.bricks.into()), Some(before.turn.cogs.into()));
            if gains != right {
                let (bricks, cogs) = (before.turn.bricks, before.turn.cogs);
                return Err(format!("this emissary gains bricks {bricks} and cogs {cogs} (§5.3)"));
            }
        }
        if let Some(after) = after {
            check_after(&after, &Counts::of(&before, mv, &self.game).record())?;
        }
        self.due = events_between(&before, mv, &self.game);
        self.moves.push(Played { mv, auto });
        Ok(())
    }

    fn read_event(&mut self, record: Record) -> Result<(), String> {
        let record = Value::Object(record);
        let same_type = |due: &Value| due["type"] == record["type"];
        let Some(place) = self.due.iter().position(same_type) else {
            return Err(format!("no {} event belongs here", record["type"]));
        };
        if self.due[place] != record {
            return Err(format!("the event must be {}", self.due[place]));
        }
        self.due.drain(..=place);
        Ok(())
    }

    fn read_end(&mut self, mut record: Record) -> Result<(), String> {
        if self.game.phase != Phase::Over {
            return Err("the game is not over here; moves are missing".to_owned());
        }
        sort_hands(&mut record);
        let Value::Object(right) = end_record(&self.game) else {
            unreachable!("a struct is a JSON object")
        };
        if let Some(key) = record.keys().find(|key| !right.contains_key(*key)) {
            return Err(format!("the end record has no key {key:?} (log format §4.4)"));
        }
        for (key, value) in &right {
            let found = record.get(key).ok_or_else(|| format!("the end record lacks {key:?}"))?;
            if found != value {
                return Err(format!("{key} must be {}", first_difference(found, value)));
            }
        }
        self.has_ended = true;
        Ok(())
    }

    fn finish(self) -> Result<Summary, String> {
        if !self.has_ended {
            return Err("the log breaks off: its last line must be the end record".to_owned());
        }
        Ok(Summary {
            scores: self.game.all_seats().map(|seat| self.game.score_of(seat)).collect(),
            winners: self.game.winners(),
            setup: self.setup,
            moves: self.moves,
            is_promised: self.is_promised,
        })
    }
}

fn kind(record: &Record) -> Result<&str, String> {
    record.get("type").and_then(Value::as_str).ok_or_else(|| "the record has no type".to_owned())
}

fn field<T: DeserializeOwned>(record: &Record, key: &str) -> Result<T, String> {
    let value = record.get(key).ok_or_else(|| format!("the record lacks {key:?}"))?;
    serde_json::from_value(value.clone())
        .map_err(|error| format!("{key}: {}", without_position(&error)))
}

fn read_setup(record: &Record) -> Result<Setup, String> {
    if field::<String>(record, "format")? != FORMAT {
        return Err(format!("format must be {FORMAT:?}"));
    }
    if field::<u64>(record, "version")? != u64::from(VERSION) {
        return Err(format!("version must be {VERSION}; a newer program may know others"));
    }
    let options: Options = field(record, "options")?;
    let stated = record.get("options").and_then(Value::as_object);
    let is_rule = |name: &&String| {
        !["first_player", "auto_play_forced", "show_known_hands"].contains(&name.as_str())
    };
    if let Some(name) = stated.and_then(|stated| stated.keys().find(|name| !is_rule(name))) {
        return Err(format!("options: {name:?} is no rule option (log format §4.1)"));
    }
    let setup = Setup {
        players: field(record, "players")?,
        first_player: field(record, "first_player")?,
        options,
        decks: field::<BTreeMap<Deck, Vec<DeckCard>>>(record, "decks")?,
        strips: field::<Vec<Strip>>(record, "strips")?,
    };
    let game = GreatCity::new(&setup).map_err(|error| error.to_string())?;
    let start = serde_json::to_value(game.city_record(Seat::FIRST).cells)
        .map_err(|error| error.to_string())?;
    let mut stated: Vec<Value> = field(record, "starting_city")?;
    stated.sort_by_key(|cell| cell["col"].as_i64());
    if Value::Array(stated) != start {
        return Err(format!("starting_city must be {start}"));
    }
    Ok(setup)
}

fn check_after(after: &Value, right: &Record) -> Result<(), String> {
    let Value::Object(after) = after else {
        return Err("after: must be an object of counts".to_owned());
    };
    for (key, value) in after {
        match right.get(key) {
            Some(count) if count == value => {}
            Some(count) => return Err(format!("after: {key} must be {count}, not {value}")),
            None => return Err(format!("after: there is no count {key:?} (log format §4.2)")),
        }
    }
    Ok(())
}

/// Sorts each hand: the order of equal rank in it is nobody's business.
fn sort_hands(record: &mut Record) {
    let hands = record.get_mut("hands").and_then(Value::as_array_mut);
    for hand in hands.into_iter().flatten().filter_map(Value::as_array_mut) {
        hand.sort_by(|one, other| one.as_str().cmp(&other.as_str()));
    }
}

/// Where a list or object first differs from the right one: "[1].total 75, not 74".
fn first_difference(found: &Value, right: &Value) -> String {
    match (found, right) {
        (Value::Array(found), Value::Array(right)) if found.len() == right.len() => {
            let mut pairs = found.iter().zip(right).enumerate();
            let Some((place, (found, right))) = pairs.find(|(_, (found, right))| found != right)
            else {
                return String::new();
            };
            format!("[{place}]{}", first_difference(found, right))
        }
        (Value::Object(found), Value::Object(right)) if found.len() == right.len() => {
            let differs = |(key, right): &(&String, &Value)| found.get(*key) != Some(*right);
            match right.iter().find(differs) {
                Some((key, right)) => {
                    format!(
                        ".{key}{}",
                        first_difference(found.get(key).unwrap_or(&Value::Null), right)
                    )
                }
                None => String::new(),
            }
        }
        (_, _) => format!(" {right}, not {found}"),
    }
}
