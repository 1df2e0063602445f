//! Reading a log: every move, every count and the final scores are checked; log format §5.

use std::io::BufRead;

use serde_json::Value;

use super::{
    LogFault, Logged, Played, Record, Records, Summary, chain::Chain, end_record, field, promise,
    without_position,
};
use crate::board::{Agreed, Game, PlayError, Promised, RulesVersion, Seat, Turn};

/// A log whose first line is read: that tells which game it is of.
pub struct Opened<R> {
    records: Records<R>,
    first: Record,
    chain: Chain,
}

/// How the rule that a move breaks is told, where the game stands like this.
pub type Tell<G> = fn(&G, &<G as Game>::Illegal) -> String;

/// Reads the first line of a log.
///
/// # Errors
/// When that is no setup record.
pub fn open<R: BufRead>(reader: R) -> Result<Opened<R>, LogFault> {
    let mut records = Records::new(reader);
    let mut first = records
        .next_record()?
        .ok_or_else(|| records.fault("the log is empty; it begins with a setup record"))?;
    let chain = Chain::begin(&mut first).map_err(|reason| records.fault(reason))?;
    match kind(&first) {
        Ok("setup") => Ok(Opened { records, first, chain }),
        Ok(_) => Err(records.fault("the first line must be the setup record")),
        Err(reason) => Err(records.fault(reason)),
    }
}

/// Replays a log of this game from its first line to its last. Broken rules are told as for our own logs.
///
/// # Errors
/// The first fault, with the number of its line.
pub fn verify<G: Logged>(reader: impl BufRead) -> Result<Summary<G>, LogFault> {
    open(reader)?.verify(|_, rule: &G::Illegal| rule.to_string())
}

impl<R: BufRead> Opened<R> {
    /// What the first line says under `format`: the game's [`FORMAT`](Logged::FORMAT).
    ///
    /// # Errors
    /// When it does not say.
    pub fn format(&self) -> Result<String, LogFault> {
        field(&self.first, "format").map_err(|reason| self.records.fault(reason))
    }

    /// A fault in the first line.
    pub fn fault(&self, reason: impl Into<String>) -> LogFault {
        self.records.fault(reason)
    }

    /// Replays it as a log of this game.
    ///
    /// # Errors
    /// The first fault, with the number of its line.
    pub fn verify<G: Logged>(self, tell: Tell<G>) -> Result<Summary<G>, LogFault> {
        let Self { mut records, first, mut chain } = self;
        let mut replay =
            Replay::<G>::begin(&first, tell).map_err(|reason| records.fault(reason))?;
        while let Some(mut record) = records.next_record()? {
            chain.check::<G>(&mut record).map_err(|reason| records.fault(reason))?;
            replay.read(record).map_err(|reason| records.fault(reason))?;
        }
        replay.finish().map_err(|reason| records.fault(reason))
    }
}

/// A game that is being read.
struct Replay<G: Logged> {
    setup: G::Setup,
    promised: Option<Promised>,
    game: G,
    moves: Vec<Played<G::Move>>,
    /// Events that may come next, in this order; a log may leave them out (§4.3).
    due: Vec<Record>,
    has_ended: bool,
    tell: Tell<G>,
}

impl<G: Logged> Replay<G> {
    fn begin(first: &Record, tell: Tell<G>) -> Result<Self, String> {
        let agreed = read_agreed::<G>(first)?;
        let setup = G::read_setup(agreed, first)?;
        let game = G::new(&setup).map_err(|error| error.to_string())?;
        let promised = promise::check::<G>(first, &setup)?;
        let (moves, due) = (Vec::new(), Vec::new());
        Ok(Self { setup, promised, game, moves, due, has_ended: false, tell })
    }

    fn read(&mut self, record: Record) -> Result<(), String> {
        if self.has_ended {
            return Err("nothing may follow the end record".to_owned());
        }
        match kind(&record)? {
            "setup" => Err("a log has one setup record, in its first line".to_owned()),
            "end" => self.read_end(&record),
            event if G::EVENTS.contains(&event) => self.read_event(&record),
            _ => self.read_move(record),
        }
    }

    fn read_move(&mut self, mut record: Record) -> Result<(), String> {
        let after = record.remove("after");
        let stated = record.clone();
        let mv: G::Move =
            serde_json::from_value(record.into()).map_err(|error| without_position(&error))?;
        let seat: Seat = field(&stated, "player")?;
        let auto = if stated.contains_key("auto") { field(&stated, "auto")? } else { false };
        let before = self.game.clone();
        self.game.play(seat, mv).map_err(|error| match error {
            PlayError::NotYourTurn { to_move } => {
                format!("player {} decides here, not player {}", u8::from(to_move), u8::from(seat))
            }
            PlayError::Over => "the game is over; the end record must come here".to_owned(),
            PlayError::Illegal(rule) => format!("illegal move: {}", (self.tell)(&before, &rule)),
        })?;
        for (key, right) in G::told(&before, mv) {
            if stated.get(&key) != Some(&right) {
                return Err(format!("{key} must be {right} here"));
            }
        }
        if let Some(after) = after {
            check_after(&after, &G::counts(&before, mv, &self.game))?;
        }
        self.due = G::event_records(&before, mv, &self.game);
        self.moves.push(Played { mv, auto });
        Ok(())
    }

    fn read_event(&mut self, record: &Record) -> Result<(), String> {
        let same_type = |due: &Record| due.get("type") == record.get("type");
        let Some(place) = self.due.iter().position(same_type) else {
            return Err(format!("no {} event belongs here", kind(record)?));
        };
        // Several events of one type may follow a move; leaving the first of them out leaves the others.
        let later = self.due[place..].iter().position(|due| due == record);
        let Some(skipped) = later else {
            return Err(format!("the event must be {}", Value::from(self.due[place].clone())));
        };
        self.due.drain(..=place + skipped);
        Ok(())
    }

    fn read_end(&mut self, record: &Record) -> Result<(), String> {
        if self.game.turn().seat().is_some() {
            return Err("the game is not over here; moves are missing".to_owned());
        }
        let right = end_record(&self.game);
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

    fn finish(self) -> Result<Summary<G>, String> {
        let Turn::Over { winners } = self.game.turn() else { return Err(BREAKS_OFF.to_owned()) };
        if !self.has_ended {
            return Err(BREAKS_OFF.to_owned());
        }
        let scores = Seat::all(self.game.seats()).map(|seat| self.game.score(seat)).collect();
        let Self { setup, moves, promised, .. } = self;
        Ok(Summary { setup, moves, scores, winners, promised })
    }
}

const BREAKS_OFF: &str = "the log breaks off: its last line must be the end record";

fn kind(record: &Record) -> Result<&str, String> {
    record.get("type").and_then(Value::as_str).ok_or_else(|| "the record has no type".to_owned())
}

/// Reads the keys that every game's first line has.
fn read_agreed<G: Logged>(first: &Record) -> Result<Agreed<G::Options>, String> {
    if field::<String>(first, "format")? != G::FORMAT {
        return Err(format!("format must be {:?}", G::FORMAT));
    }
    if field::<u64>(first, "version")? != u64::from(G::VERSION) {
        return Err(format!("version must be {}; a newer program may know others", G::VERSION));
    }
    let options = field(first, "options")?;
    let stated = first.get("options").and_then(Value::as_object);
    let is_habit = |name: &&String| G::HABITS.contains(&name.as_str());
    if let Some(name) = stated.and_then(|stated| stated.keys().find(is_habit)) {
        return Err(format!("options: {name:?} is no rule option (log format §4.1)"));
    }
    let (players, first_player) = (field(first, "players")?, field(first, "first_player")?);
    Ok(Agreed { players, first_player, options, rules: read_rules::<G>(first)? })
}

/// Reads by which rules and cards the game is played: those of a newer program are unknown here.
fn read_rules<G: Logged>(first: &Record) -> Result<RulesVersion, String> {
    if !first.contains_key("rules") {
        return Ok(RulesVersion::FIRST);
    }
    let rules: RulesVersion = field(first, "rules")?;
    let newest = G::RULES_VERSION;
    if !(RulesVersion::FIRST..=newest).contains(&rules) {
        let (rules, newest) = (rules.number(), newest.number());
        return Err(format!(
            "rules must be 1 to {newest}, not {rules}; a newer program may know more"
        ));
    }
    Ok(rules)
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
