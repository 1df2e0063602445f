//! What a change adds to the statistics: how a game ended, and that somebody has answered.

use serde_json::{Map, Value};

use super::{
    history::{Entry, index},
    position::{Position, stored_game},
};
use crate::{
    board::{Seat, Turn},
    play::AnyGame,
    store::ResultRow,
    tables::{
        By, Seated, Stage, Step, TableError, TableId, Tables, Why, is_of_person,
        state::{Answered, Results},
    },
};

/// So many old tables are looked for at a time; each is replayed by itself.
const BATCH: u32 = 50;

/// How the game ended, if this change has ended it.
pub(in crate::tables) fn results(before: &Position, after: &Position) -> Option<Results> {
    let has_ended = after.state == Stage::Finished && before.state != Stage::Finished;
    has_ended.then(|| Results { rows: rows(after), places: places(after.game()) })
}

/// What a change that wrote `entries` between two positions says of the turn before, for statistics.
pub(in crate::tables) fn answered(
    before: &Position,
    after: &Position,
    entries: &[Entry],
) -> Option<Answered> {
    if before.to_move() == after.to_move() {
        return None;
    }
    match entries.first()? {
        Entry::Step(Step { seat, by: By::Player(_), .. }) => {
            before.players[seat.index()].user().map(Answered::By)
        }
        Entry::Step(_) => None,
        Entry::Undo { seat, .. } => {
            let user = after.players[seat.index()].user()?;
            (after.to_move() == Some(*seat)).then_some(Answered::TakenBack(user))
        }
    }
}

/// The results of a finished game; nothing of one that is not.
fn rows(position: &Position) -> Vec<ResultRow> {
    let game = position.game();
    let Turn::Over { winners } = game.turn() else { return Vec::new() };
    let line = position.history.line(position.number());
    let row = |seated: &Seated| {
        let stood_in = line.iter().filter(|step| step.seat == seated.seat);
        let stood_in = stood_in.filter(|step| position.is_stand_in(step)).count();
        let points = game.score(seated.seat).into_iter().map(Value::from);
        let lines = game.kind().score_lines().iter().map(|line| (*line).to_owned());
        ResultRow {
            seat: index(seated.seat),
            player: seated.user(),
            scores: Value::Object(lines.zip(points).collect::<Map<_, _>>()).to_string(),
            won: winners.contains(seated.seat),
            stood_in: u32::try_from(stood_in).expect("no table has billions of moves"),
        }
    };
    position.players.iter().map(row).collect()
}

/// The places of a finished game by seat, from 1: who has won first, then by the total; equal ones share a place.
fn places(game: &AnyGame) -> Vec<u8> {
    let Turn::Over { winners } = game.turn() else { return Vec::new() };
    let seats = || Seat::all(game.seats());
    let rank = |seat: Seat| (winners.contains(seat), game.score(seat).last().copied());
    let place = |seat: Seat| 1 + seats().filter(|other| rank(*other) > rank(seat)).count();
    seats().map(|seat| u8::try_from(place(seat)).expect("there are four seats")).collect()
}

impl Position {
    /// Whether an AI made this move in the place of the person who held the seat.
    pub(in crate::tables) fn is_stand_in(&self, step: &Step) -> bool {
        matches!(step.by, By::Program(Why::Ai(_)))
            && is_of_person(&self.players, &self.former, (step.seat, step.number))
    }
}

impl Tables {
    /// Enters the results of games that finished before results were kept, one after the other; how many they were.
    ///
    /// A table that cannot be replayed is left out and said in the log.
    pub async fn fill_in_results(&self) -> Result<u32, TableError> {
        let (mut after, mut filled) = (TableId(0), 0);
        loop {
            let found = self.store().read(move |tx| tx.without_results(after, BATCH)).await?;
            for table in found.iter().copied() {
                if self.shared.stop.is_cancelled() {
                    return Ok(filled);
                }
                match self.fill_in(table).await {
                    Ok(()) => filled += 1,
                    Err(error) if error.is_of_one_table() => {
                        tracing::error!(%table, %error, "a table has no results");
                    }
                    Err(error) => return Err(error),
                }
            }
            let Some(last) = found.last() else { return Ok(filled) };
            after = *last;
        }
    }

    /// One replay takes a fraction of a millisecond, so it may run on the database thread, where nothing comes between.
    async fn fill_in(&self, table: TableId) -> Result<(), TableError> {
        self.store()
            .with(move |tx| {
                let stored = stored_game(tx, table)?;
                Ok(tx.set_results(table, &rows(&Position::read(&stored)?))?)
            })
            .await
    }
}
