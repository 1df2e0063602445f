//! What a table tells at its end: the outcome and the log.

use super::{By, LogFile, Outcome, Step, TableError, TableState, Why, position::Position};
use crate::games::{
    Game, Seat, ShuffleSecret, Turn,
    great_city::{GreatCity, log, promise, replay},
    log::Record,
};

/// A game whose tables can be written as logs.
pub trait Logged: Game {
    /// The keys of a log's first line that prove the shuffle.
    fn proof(setup: &Self::Setup, secret: &ShuffleSecret, joins: &[u64]) -> Record;

    /// The log of a finished game, complete. `extra` are further keys of its first line.
    ///
    /// # Errors
    /// Why the steps are no game; names no secret.
    fn full_log(
        setup: &Self::Setup,
        steps: &[Step<Self::Move>],
        extra: &Record,
    ) -> Result<String, String>;

    /// What a spectator may read of a running game. `extra` are further keys of its first line.
    ///
    /// # Errors
    /// Why the steps are no game; names no secret.
    fn public_log(
        setup: &Self::Setup,
        steps: &[Step<Self::Move>],
        extra: &Record,
    ) -> Result<String, String>;

    /// Replays a whole log and deals it again.
    ///
    /// # Errors
    /// The first line that is not so, and why.
    fn verify_log(log: &str) -> Result<Checked, String>;
}

/// What the check of a whole log has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many moves were replayed.
    pub moves: usize,
    /// The total of each seat.
    pub totals: Vec<i32>,
    /// Whether the log also proved that its shuffle was promised before the first move.
    pub is_promised: bool,
}

impl Logged for GreatCity {
    fn proof(setup: &Self::Setup, secret: &ShuffleSecret, joins: &[u64]) -> Record {
        promise::proof(secret, joins, &setup.options)
    }

    fn full_log(
        setup: &Self::Setup,
        steps: &[Step<Self::Move>],
        extra: &Record,
    ) -> Result<String, String> {
        log::full_log(setup, &as_played(steps), extra).map_err(|error| reason(&error))
    }

    fn public_log(
        setup: &Self::Setup,
        steps: &[Step<Self::Move>],
        extra: &Record,
    ) -> Result<String, String> {
        log::public_log(setup, &as_played(steps), extra).map_err(|error| reason(&error))
    }

    fn verify_log(log: &str) -> Result<Checked, String> {
        let summary = replay::verify(log.as_bytes())
            .map_err(|fault| format!("line {}: {}", fault.line, fault.reason))?;
        Ok(Checked {
            moves: summary.moves.len(),
            totals: summary.scores.iter().map(|score| score.total).collect(),
            is_promised: summary.is_promised,
        })
    }
}

fn as_played(steps: &[Step<<GreatCity as Game>::Move>]) -> Vec<log::Played> {
    steps
        .iter()
        .map(|step| log::Played { mv: step.mv, auto: step.by == By::Program(Why::Forced) })
        .collect()
}

/// Without the rule that a move breaks: its text may name a card that is secret.
fn reason(error: &log::Unwritable) -> String {
    match error {
        log::Unwritable::Setup(_) => "its deal cannot have been dealt".to_owned(),
        log::Unwritable::Move { number, .. } => format!("move {number} breaks a rule"),
    }
}

impl<G: Game> Position<G> {
    /// The end of a finished game, secret of the shuffle included.
    pub(super) fn outcome(&self) -> Result<Outcome<G>, TableError> {
        let game = self.game();
        let (TableState::Finished, Turn::Over { winners }) = (self.state, game.turn()) else {
            return Err(TableError::NotOver);
        };
        Ok(Outcome {
            table: self.table,
            players: self.players.clone(),
            winners: winners.iter().collect(),
            scores: Seat::all(game.seats()).map(|seat| game.score(seat)).collect(),
            public: game.public_view(),
            secret: self.secret,
            commitment: self.secret.commitment(),
            joins: self.joins.clone(),
        })
    }
}

impl<G: Logged> Position<G> {
    /// The log without what was taken back: complete when the game is finished, else what everybody saw of it.
    pub(super) fn log(&self) -> Result<LogFile, TableError> {
        let complete = self.state == TableState::Finished;
        let steps = self.history.line(self.number());
        let names: Vec<_> = self.players.iter().map(|player| player.name.as_str()).collect();
        let mut extra = if complete {
            let joins: Vec<u64> = self.joins.iter().map(|join| join.0).collect();
            G::proof(&self.setup, &self.secret, &joins)
        } else {
            let commitment = self.secret.commitment().to_string();
            Record::from_iter([("commitment".to_owned(), commitment.into())])
        };
        extra.insert("names".to_owned(), names.into());
        let write = if complete { G::full_log } else { G::public_log };
        let text = write(&self.setup, &steps, &extra)
            .map_err(|why| TableError::Broken { table: self.table, why })?;
        Ok(LogFile { name: format!("{}-{}.jsonl", G::ID, self.table), text, complete })
    }
}
