//! From who sits in a lobby over the deal to the first position.

use super::{
    GameOptions, InteractionId, LobbyRefused, MoveNumber, PostKind, Stage, TableError, TableId,
    Timestamp, UserId,
    agreed::options,
    history::row,
    kept::order,
    lobby_read::Click,
    players::joins,
    position::{Change, Position, stored},
    rated,
    time::{new_turn, reschedule},
};
use crate::{
    board::{Clicks, ShuffleSecret},
    store::{NewPostRow, RecordRow, SeatRow, TableRow, Tx},
};

/// What the start of a game writes.
struct Begun {
    /// The deal as JSON.
    setup: String,
    /// The clicks that took part in it as JSON.
    clicks: String,
    /// The automatic moves before anybody decides.
    records: Vec<RecordRow>,
    posts: Vec<NewPostRow>,
    number: MoveNumber,
    boarded: MoveNumber,
    to_move: Option<u8>,
}

/// Seats them all; the game starts with the last seat. If the click came before the lobby card, the number of the card stands
/// for it in the shuffle; if the card is not posted yet, [`once_posted`] starts the game.
pub(super) fn sit(
    tx: &Tx,
    row: &TableRow,
    seats: &mut [SeatRow],
    click: &Click,
) -> Result<(), TableError> {
    wait(tx, row, seats)?;
    if seats.len() < usize::from(row.seats) {
        return Ok(());
    }
    match tx.first_card(row.id)? {
        Some(post) => {
            let start = click.interaction.0.max(post.0);
            begin(tx, row, seats, Clicks::after(post.0, joins(seats), start), click.now)
        }
        None => Ok(()),
    }
}

/// Starts a table that a join filled before its lobby card was posted, now that it is posted; says whether it did. No other click
/// is needed: the number of the card stands for the join, which came too early for the shuffle.
pub(super) fn once_posted(tx: &Tx, table: TableId, now: Timestamp) -> Result<bool, TableError> {
    let is_lobby = |row: &TableRow| row.state == Stage::Lobby;
    let (Some(row), Some(post)) = (tx.table(table)?.filter(is_lobby), tx.first_card(table)?) else {
        return Ok(false);
    };
    let seats = tx.seats(table)?;
    if seats.len() < usize::from(row.seats) || !is_filled_by_join(tx, &row, &seats)? {
        return Ok(false);
    }
    match begin(tx, &row, &seats, Clicks::after(post.0, joins(&seats), post.0), now) {
        Ok(()) => Ok(true),
        // The post is settled all the same; everybody who looks at the table reads that it is damaged.
        Err(TableError::Broken { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether the latest click at a table is a join of somebody who sits there. The command that opened it is none, and neither is
/// an AI, after which the host starts the game.
fn is_filled_by_join(tx: &Tx, row: &TableRow, seats: &[SeatRow]) -> Result<bool, TableError> {
    let joined = tx.latest_click(row.id)?.and_then(|(_, joined)| joined);
    let sits = |user: &UserId| seats.iter().any(|seat| seat.player == Some(*user));
    Ok(joined.filter(sits).is_some_and(|user| row.host != Some(user)))
}

/// Seats them all, and waits for the host to start the game.
pub(super) fn wait(tx: &Tx, row: &TableRow, seats: &mut [SeatRow]) -> Result<(), TableError> {
    order(tx, row, seats)?;
    seat_anew(tx, row.id, seats)
}

/// Numbers the seats from 0 in this order.
pub(super) fn seat_anew(tx: &Tx, table: TableId, seats: &mut [SeatRow]) -> Result<(), TableError> {
    for (number, seat) in (0..).zip(seats.iter_mut()) {
        seat.seat = number;
    }
    Ok(tx.set_seats(table, seats)?)
}

/// Starts the game with the click of its host.
///
/// # Errors
/// When the click came before the promise of the shuffle was posted, with the lobby card: then it could not take part.
pub(super) fn by_host(
    tx: &Tx,
    row: &TableRow,
    seats: &[SeatRow],
    click: &Click,
) -> Result<(), TableError> {
    let InteractionId(start) = click.interaction;
    let post = tx.first_card(row.id)?.filter(|post| post.0 < start);
    let post = post.ok_or(LobbyRefused::NotPosted)?;
    begin(tx, row, seats, Clicks::after(post.0, joins(seats), start), click.now)
}

/// Deals, plays what is forced, and owes the first board.
fn begin(
    tx: &Tx,
    row: &TableRow,
    seats: &[SeatRow],
    clicks: Clicks,
    now: Timestamp,
) -> Result<(), TableError> {
    let begun = deal(&options(row)?, row, seats, clicks, now)?;
    let (sits, seats) = (seats, u8::try_from(seats.len()).expect("there are four seats"));
    tx.start_table(row.id, seats, (&begun.setup, &begun.clicks), now)?;
    tx.append(row.id, &begun.records)?;
    // The question whether the lobby closes is not one to the running table.
    tx.set_turn(row.id, begun.number, begun.to_move, begun.boarded, Some(now))?;
    if let Some(seat) = begun.to_move {
        tx.set_turn_row(row.id, &new_turn(seat, begun.number, now))?;
    }
    rated::begin(tx, row, sits, now)?;
    // The card goes first: it is the place where people look for the table.
    tx.owe(row.id, &[PostKind::LobbyCard.owed_at(MoveNumber(0))], now)?;
    tx.owe(row.id, &begun.posts, now)?;
    reschedule(tx, row.id, now)
}

/// Deals with the seed that the secret and the clicks make.
fn deal(
    options: &GameOptions,
    table: &TableRow,
    seats: &[SeatRow],
    clicks: Clicks,
    now: Timestamp,
) -> Result<Begun, TableError> {
    let seed = ShuffleSecret(table.secret).seed(&clicks.ids);
    let start = options.deal(u8::try_from(seats.len()).expect("there are four seats"), seed);
    let setup = start.setup_json();
    let dealt = Position::dealt(table, seats, start, clicks)?;
    let clicks = serde_json::to_string(&dealt.clicks).expect("ids are plain data");
    let Change { entries, posts, after } = dealt.begin()?;
    Ok(Begun {
        setup,
        clicks,
        records: entries.iter().map(|entry| row(entry, now)).collect(),
        posts,
        number: after.number(),
        boarded: after.boarded,
        to_move: stored(after.to_move()),
    })
}
