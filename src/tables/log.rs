//! What a table tells at its end: the outcome and the log; and what a log of any game comes to.

use std::io::BufRead;

use super::{
    GameKind, Listed, LogFile, Outcome, Refused, Stage, Step, TableError, on_kind,
    position::Position,
};
use crate::{
    board::{
        Game, Promised, Seat, Turn,
        log::{self, LogFault, Logged, Opened, Played, Record},
        points,
    },
    talk::{names::Names, present::Words},
};

/// What the check of a whole log, of whichever game, has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    pub kind: GameKind,
    /// How many moves were replayed.
    pub moves: usize,
    /// The total of each seat, in points.
    pub totals: Vec<String>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// What the log also proved of its shuffle; `None` when it tells no secret.
    pub promised: Option<Promised>,
}

/// Replays a whole log of whichever game its first line names.
///
/// # Errors
/// The first line that is not so, and why.
pub fn verify_log(log: impl BufRead) -> Result<Checked, LogFault> {
    let log = log::open(log)?;
    let format = log.format()?;
    let formats = || GameKind::ALL.iter().map(|kind| (*kind, on_kind!(*kind, G => G::FORMAT)));
    if let Some((kind, _)) = formats().find(|(_, known)| *known == format) {
        return on_kind!(kind, G => check::<G>(log));
    }
    let known: Vec<_> = formats().map(|(_, known)| format!("{known:?}")).collect();
    Err(log.fault(format!("format must be {}, not {format:?}", known.join(" or "))))
}

fn check<G: Logged + Listed + Words>(log: Opened<impl BufRead>) -> Result<Checked, LogFault> {
    let summary = log.verify(told::<G>)?;
    Ok(Checked {
        kind: G::KIND,
        moves: summary.moves.len(),
        totals: summary.totals().map(|total| points(total, G::POINT)).collect(),
        winners: summary.winners.iter().collect(),
        promised: summary.promised,
    })
}

/// The rule that a move breaks, in the words that its player would read; players count from 0, as in the log.
fn told<G: Words>(game: &G, rule: &G::Illegal) -> String {
    let names = Seat::all(game.seats()).map(|seat| format!("player {}", u8::from(seat)));
    G::refusal(rule, &Names::new(names)).plain().to_string()
}

impl<G: Game> Position<G> {
    /// The end of a finished game, secret of the shuffle included.
    pub(super) fn outcome(&self) -> Result<Outcome<G>, TableError> {
        let game = self.game();
        let (Stage::Finished, Turn::Over { winners }) = (self.state, game.turn()) else {
            return Err(Refused::NotOver.into());
        };
        Ok(Outcome {
            table: self.table,
            players: self.players.clone(),
            winners: winners.iter().collect(),
            scores: Seat::all(game.seats()).map(|seat| game.score(seat)).collect(),
            public: game.public_view(),
            secret: self.secret,
            commitment: self.secret.commitment(),
            clicks: self.clicks.clone(),
        })
    }
}

impl<G: Logged> Position<G> {
    /// The log without what was taken back: complete when the game is finished, else what everybody saw of it.
    pub(super) fn log(&self) -> Result<LogFile, TableError> {
        let complete = self.state == Stage::Finished;
        let steps = self.history.line(self.number());
        let played = |step: &Step<G::Move>| Played { mv: step.mv, auto: step.by.is_automatic() };
        let moves: Vec<_> = steps.iter().map(played).collect();
        let names: Vec<_> = self.players.iter().map(|player| player.name.as_str()).collect();
        let mut extra = if complete {
            log::proof::<G>(&self.secret, &self.clicks, &G::agreed(&self.setup).options)
        } else {
            let commitment = self.secret.commitment().to_string();
            Record::from_iter([("commitment".to_owned(), commitment.into())])
        };
        extra.insert("names".to_owned(), names.into());
        let stood_in = (0..).zip(&steps).filter(|(_, step)| self.is_stand_in(step));
        let stood_in: Vec<u32> = stood_in.map(|(place, _)| place).collect();
        if !stood_in.is_empty() {
            extra.insert("stood_in".to_owned(), stood_in.into());
        }
        let write = if complete { log::full_log::<G> } else { log::public_log::<G> };
        let text = write(&self.setup, &moves, &extra).map_err(|error| {
            let why = error.without_secrets();
            TableError::Broken { table: self.table, why }
        })?;
        let (name, text) = (format!("{}-{}.jsonl", G::ID, self.table), log::chained::<G>(&text));
        Ok(LogFile { name, text, complete })
    }
}
