//! Writing a game as a log: setup, moves and events in playing order, end.

use std::{error::Error, fmt::Write as _};

use super::{Logged, Played, Reader, Record, end_record, object, rules_of};
use crate::board::Agreed;

/// Why a list of moves cannot be written as a log: it is not a game.
#[derive(Debug, thiserror::Error)]
pub enum Unwritable {
    /// The setup.
    #[error("{0}")]
    Setup(Box<dyn Error + Send + Sync>),
    /// A move.
    #[error("move {number}: {rule}")]
    Move {
        /// Its number, from 0.
        number: usize,
        /// The rule that it breaks.
        rule: Box<dyn Error + Send + Sync>,
    },
}

impl Unwritable {
    /// Without the rule that is broken: its text may name a card that is secret.
    pub fn without_secrets(&self) -> String {
        match self {
            Self::Setup(_) => "its deal cannot have been dealt".to_owned(),
            Self::Move { number, .. } => format!("move {number} breaks a rule"),
        }
    }
}

/// Writes a whole game, or a running one with all its secrets when the moves stop before the end.
///
/// `extra` are further keys of the first line, as player names and what proves the shuffle.
///
/// # Errors
/// When the moves are not a game from this setup.
pub fn full_log<G: Logged>(
    setup: &G::Setup,
    moves: &[Played<G::Move>],
    extra: &Record,
) -> Result<String, Unwritable> {
    let (start, game, steps) = replayed::<G>(setup, moves)?;
    Ok(write(setup, &start, &game, &steps, extra, Reader::Everything))
}

/// Writes what a spectator may read of a running game; of a finished one everything.
///
/// # Errors
/// When the moves are not a game from this setup.
pub fn public_log<G: Logged>(
    setup: &G::Setup,
    moves: &[Played<G::Move>],
    extra: &Record,
) -> Result<String, Unwritable> {
    let (start, game, steps) = replayed::<G>(setup, moves)?;
    let reader = if is_over(&game) { Reader::Everything } else { Reader::Public(&game) };
    Ok(write(setup, &start, &game, &steps, extra, reader))
}

/// A move, and the game after it.
type Step<G> = (Played<<G as crate::board::Game>::Move>, G);

/// The game at its start, at its end, and after each move.
fn replayed<G: Logged>(
    setup: &G::Setup,
    moves: &[Played<G::Move>],
) -> Result<(G, G, Vec<Step<G>>), Unwritable> {
    let start = G::new(setup).map_err(|error| Unwritable::Setup(error.into()))?;
    let mut game = start.clone();
    let mut steps = Vec::with_capacity(moves.len());
    for (number, played) in moves.iter().enumerate() {
        let seat = game.turn().seat().unwrap_or(crate::board::Seat::FIRST);
        let broken = |rule| Unwritable::Move { number, rule };
        game.play(seat, played.mv).map_err(|rule| broken(rule.into()))?;
        steps.push((*played, game.clone()));
    }
    Ok((start, game, steps))
}

fn is_over<G: Logged>(game: &G) -> bool {
    game.turn().winners().is_some()
}

fn write<G: Logged>(
    setup: &G::Setup,
    start: &G,
    game: &G,
    steps: &[Step<G>],
    extra: &Record,
    reader: Reader<'_, G>,
) -> String {
    let mut text = String::new();
    let mut line = |record: &Record| {
        let json = serde_json::to_string(record).expect("a record has text keys");
        writeln!(text, "{json}").expect("a string takes everything that is written to it");
    };
    line(&setup_record(setup, extra, reader));
    let mut before = start;
    for (played, after) in steps {
        line(&move_record(before, *played, after, reader));
        G::event_records(before, played.mv, after).iter().for_each(&mut line);
        before = after;
    }
    if is_over(game) {
        line(&end_record(game));
    }
    text
}

fn setup_record<G: Logged>(setup: &G::Setup, extra: &Record, reader: Reader<'_, G>) -> Record {
    let Agreed { players, first_player, options, rules } = G::agreed(setup);
    let mut record = extra.clone();
    record.extend(G::dealt(setup, reader));
    record.insert("type".to_owned(), "setup".into());
    record.insert("format".to_owned(), G::FORMAT.into());
    record.insert("version".to_owned(), G::VERSION.into());
    record.insert("players".to_owned(), players.into());
    record.insert("first_player".to_owned(), u8::from(first_player).into());
    record.insert("options".to_owned(), rules_of::<G>(&options).into());
    if !rules.is_first() {
        record.insert("rules".to_owned(), rules.number().into());
    }
    record
}

fn move_record<G: Logged>(
    before: &G,
    played: Played<G::Move>,
    after: &G,
    reader: Reader<'_, G>,
) -> Record {
    let mut record = object(&played.mv);
    record.extend(G::told(before, played.mv));
    if matches!(reader, Reader::Public(_)) && G::is_secret(played.mv) {
        record.retain(|key, _| key == "type");
    }
    let mover = before.turn().seat().map(u8::from);
    record.insert("player".to_owned(), mover.into());
    record.insert("after".to_owned(), G::counts(before, played.mv, after).into());
    if played.auto {
        record.insert("auto".to_owned(), true.into());
    }
    record
}
