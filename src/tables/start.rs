//! The deal: from a full lobby to the first position.

use super::{
    MoveNumber, TableError, Timestamp,
    history::row,
    lobby::options,
    players::joins,
    position::{Change, Position, stored},
};
use crate::{
    board::{Game, ShuffleSecret},
    store::{NewPostRow, RecordRow, SeatRow, TableRow},
};

/// What the start of a game writes.
pub(super) struct Begun {
    /// The deal as JSON.
    pub(super) setup: String,
    /// The automatic moves before anybody decides.
    pub(super) records: Vec<RecordRow>,
    pub(super) posts: Vec<NewPostRow>,
    pub(super) number: MoveNumber,
    pub(super) boarded: MoveNumber,
    pub(super) to_move: Option<u8>,
}

pub(super) fn begin(
    table: &TableRow,
    seats: &[SeatRow],
    now: Timestamp,
) -> Result<Begun, TableError> {
    options(table)?.begin(table, seats, now)
}

/// Deals with the seed that the secret and the joins make.
pub(super) fn deal<G: Game>(
    options: &G::Options,
    table: &TableRow,
    seats: &[SeatRow],
    now: Timestamp,
) -> Result<Begun, TableError> {
    let seed = ShuffleSecret(table.secret).seed(joins(seats).iter().map(|join| join.0));
    let setup = G::deal(u8::try_from(seats.len()).expect("there are four seats"), options, seed);
    let json = serde_json::to_string(&setup).expect("a deal is plain data");
    let Change { entries, posts, after } = Position::<G>::dealt(table, seats, setup)?.begin()?;
    Ok(Begun {
        setup: json,
        records: entries.iter().map(|entry| row(entry, now)).collect(),
        posts,
        number: after.number(),
        boarded: after.boarded,
        to_move: stored(after.to_move()),
    })
}
