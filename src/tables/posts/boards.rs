//! Boards that tell of several moves: those that wait become one, and one that is changed goes on telling what it told.

use super::redraws::is_old;
use crate::{
    store::{NewPostRow, Order, PostRole, PostRow, Tx},
    tables::{ChannelId, MoveNumber, PostKind, TableError, Timestamp, run::shared::Shared},
};

/// The post with all that it tells now; `None` for one that waits until its channel's old messages may be changed again.
pub(in crate::tables) fn told_now(
    tx: &Tx,
    shared: &Shared,
    row: &PostRow,
    (order, now): (Order, Timestamp),
) -> Result<Option<PostRow>, TableError> {
    let old = changes_old(tx, row, now)?;
    if let Some(at) = old.and_then(|channel| shared.redraws.book(channel, now)) {
        tx.hold_post(row.id, at)?;
        return Ok(None);
    }
    let row = match (order, old) {
        (Order::AsOwed, None) => row.clone(),
        (Order::CallsFirst, _) | (Order::AsOwed, Some(_)) => merged(tx, row.clone(), now)?,
    };
    Ok(Some(continued(tx, row)?))
}

/// The channel in which this post changes an old picture. A change in doubt is made again at once.
fn changes_old(tx: &Tx, row: &PostRow, now: Timestamp) -> Result<Option<ChannelId>, TableError> {
    if row.claimed.is_some() || told(row).is_none_or(|told| told.is == Is::New) {
        return Ok(None);
    }
    let Some(table) = tx.table(row.table)? else { return Ok(None) };
    let placed = tx.message_before(row.table, PostRole::Board, row.id)?;
    let is_old = |(_, message): &(_, _)| is_old(*message, table.created, now);
    Ok(placed.filter(is_old).map(|(channel, _)| channel))
}

/// The board that tells what this one and those waiting behind it were to tell. A board in doubt stays as it is.
fn merged(tx: &Tx, row: PostRow, now: Timestamp) -> Result<PostRow, TableError> {
    if row.role != PostRole::Board || row.claimed.is_some() {
        return Ok(row);
    }
    let Some(mut board) = told(&row) else { return Ok(row) };
    let mut behind = tx.boards_behind(row.table, row.id)?;
    let mut ends = 0;
    for more in behind.iter().map_while(told) {
        // A round that is over keeps its post.
        if board.is == Is::RoundEnd || board.is == Is::WholeRound {
            break;
        }
        board = Told { from: board.from, to: more.to, is: board.is.with(more.is) };
        ends += 1;
    }
    behind.truncate(ends);
    let Some(last) = behind.last() else { return Ok(row) };
    let board = board.kind();
    let NewPostRow { kind, number, .. } = board.owed_at(last.number);
    tx.change_post(row.id, &kind, number)?;
    for board in &behind {
        tx.skip_post(board.id, now)?;
    }
    Ok(PostRow { kind, number, ..row })
}

/// What a board tells.
struct Told {
    from: MoveNumber,
    to: MoveNumber,
    is: Is,
}

/// In which message a board tells it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Is {
    /// One of its own.
    New,
    /// One of its own, with a whole round.
    WholeRound,
    /// The one before, if it is in sight.
    Redraw,
    /// The one before, for the last time.
    RoundEnd,
}

impl Is {
    /// One that tells this and then that.
    const fn with(self, later: Self) -> Self {
        match (self, later) {
            (Self::New | Self::WholeRound, Self::RoundEnd) => Self::WholeRound,
            (Self::New | Self::WholeRound, _) | (_, Self::New | Self::WholeRound) => Self::New,
            (Self::Redraw | Self::RoundEnd, later) => later,
        }
    }
}

impl Told {
    const fn kind(&self) -> PostKind {
        let Self { from, to, is } = *self;
        match is {
            Is::New | Is::WholeRound => PostKind::Board { from, to },
            Is::Redraw => PostKind::Redraw { from, to },
            Is::RoundEnd => PostKind::RoundEnd { from, to },
        }
    }
}

fn told(row: &PostRow) -> Option<Told> {
    match serde_json::from_str(&row.kind) {
        Ok(PostKind::Board { from, to }) => Some(Told { from, to, is: Is::New }),
        Ok(PostKind::Redraw { from, to }) => Some(Told { from, to, is: Is::Redraw }),
        Ok(PostKind::RoundEnd { from, to }) => Some(Told { from, to, is: Is::RoundEnd }),
        Ok(_) | Err(_) => None,
    }
}

/// The board that also tells what the message tells which it changes. A board in doubt stays as it is.
fn continued(tx: &Tx, row: PostRow) -> Result<PostRow, TableError> {
    let redrawn = told(&row).filter(|told| told.is != Is::New && row.claimed.is_none());
    let Some(told) = redrawn else { return Ok(row) };
    let Some(from) = tx.board_before(row.table, row.id)?.as_ref().and_then(self::told) else {
        return Ok(row);
    };
    let kind = Told { from: from.from.min(told.from), ..told }.kind().json();
    tx.change_post(row.id, &kind, row.number)?;
    Ok(PostRow { kind, ..row })
}
