//! What a table tells at its end: the outcome and the log.

use crate::{
    board::{
        Seat, Turn,
        log::{Played, Record},
    },
    tables::{LogFile, Outcome, Refused, Stage, Step, TableError, play::position::Position},
};

impl Position {
    /// The end of a finished game, secret of the shuffle included.
    pub(in crate::tables) fn outcome(&self) -> Result<Outcome, TableError> {
        let game = self.game();
        let (Stage::Finished, Turn::Over { winners }) = (self.state, game.turn()) else {
            return Err(Refused::NotOver.into());
        };
        Ok(Outcome {
            table: self.table,
            kind: game.kind(),
            players: self.players.clone(),
            winners: winners.iter().collect(),
            scores: Seat::all(game.seats()).map(|seat| game.score(seat)).collect(),
            public: game.public_view(),
            secret: self.secret,
            commitment: self.secret.commitment(),
            clicks: self.clicks.clone(),
        })
    }

    /// The log without what was taken back: complete when the game is finished, else what everybody saw of it.
    pub(in crate::tables) fn log(&self) -> Result<LogFile, TableError> {
        let complete = self.state == Stage::Finished;
        let steps = self.history.line(self.number());
        let played = |step: &Step| Played { mv: step.mv.clone(), auto: step.by.is_automatic() };
        let moves: Vec<_> = steps.iter().map(played).collect();
        let names: Vec<_> = self.players.iter().map(|player| player.name.as_str()).collect();
        let proof = complete.then_some((&self.secret, &self.clicks));
        let mut more = Record::new();
        if !complete {
            let commitment = self.secret.commitment().to_string();
            more.insert("commitment".to_owned(), commitment.into());
        }
        more.insert("names".to_owned(), names.into());
        if let Some(name) = &self.name {
            more.insert("table_name".to_owned(), name.as_str().into());
        }
        let stood_in = (0..).zip(&steps).filter(|(_, step)| self.is_stand_in(step));
        let stood_in: Vec<u32> = stood_in.map(|(place, _)| place).collect();
        if !stood_in.is_empty() {
            more.insert("stood_in".to_owned(), stood_in.into());
        }
        let text = self.start.log(&moves, more, proof).map_err(|error| {
            let why = error.without_secrets();
            TableError::Broken { table: self.table, why }
        })?;
        let name = format!("{}-{}.jsonl", self.game.kind().id(), self.table);
        Ok(LogFile { name, text, complete })
    }
}
