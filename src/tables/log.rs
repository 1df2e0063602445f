//! What a table tells at its end: the outcome and the log.

use serde::Serialize;
use serde_json::{Value, json};

use super::{
    By, Happened, LogFile, MoveNumber, Outcome, TableError, TableState, position::Position,
};
use crate::games::{Game, Seat, Turn};

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

    /// The log: whole when the game is finished, else what everybody saw of it.
    pub(super) fn log(&self) -> Result<LogFile, TableError> {
        let complete = self.state == TableState::Finished;
        let lines = if complete { self.whole_log() } else { self.public_log()? };
        let name = format!("{}-{}.jsonl", G::ID, self.table);
        let text = lines.iter().fold(String::new(), |text, line| text + &line.to_string() + "\n");
        Ok(LogFile { name, text, complete })
    }

    /// The deal with the proof of its shuffle, and every move that counts.
    fn whole_log(&self) -> Vec<Value> {
        let joins: Vec<_> = self.joins.iter().map(ToString::to_string).collect();
        let setup = with(
            &self.setup,
            json!({
                "type": "setup",
                "secret": self.secret.reveal(),
                "commitment": self.secret.commitment().to_string(),
                "joins": joins,
            }),
        );
        let moves = self.history.line(self.number()).into_iter().map(|step| match step.by {
            By::Player(_) => with(&step.mv, json!({ "player": step.seat })),
            By::Program => with(&step.mv, json!({ "player": step.seat, "auto": true })),
        });
        std::iter::once(setup).chain(moves).collect()
    }

    fn public_log(&self) -> Result<Vec<Value>, TableError> {
        let events = self.page(MoveNumber(0), self.number())?.events;
        Ok(events.into_iter().map(|Happened { event, .. }| json!(event)).collect())
    }
}

/// An object with more keys.
fn with(value: &impl Serialize, more: Value) -> Value {
    let mut value = json!(value);
    if let (Some(object), Value::Object(more)) = (value.as_object_mut(), more) {
        object.extend(more);
    }
    value
}
