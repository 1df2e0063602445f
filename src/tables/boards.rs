//! Boards that tell of several moves: those that wait become one, and one that is changed goes on telling what it told.

use super::{MoveNumber, PostKind, TableError, Timestamp};
use crate::store::{NewPostRow, PostRole, PostRow, Tx};

/// The board that tells what this one and those waiting behind it were to tell. A board in doubt stays as it is.
pub(super) fn merged(tx: &Tx, row: PostRow, now: Timestamp) -> Result<PostRow, TableError> {
    if row.role != PostRole::Board || row.claimed.is_some() {
        return Ok(row);
    }
    let behind = tx.boards_behind(row.table, row.id)?;
    let Some(last) = behind.last() else { return Ok(row) };
    let (Some(first), Some(end)) = (told(&row), told(last)) else { return Ok(row) };
    let is_new = |row: &PostRow| told(row).is_some_and(|told| told.is_new);
    let is_new = first.is_new || behind.iter().any(is_new);
    let board = Told { from: first.from, to: end.to, is_new }.kind();
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
    /// Whether in a message of its own.
    is_new: bool,
}

impl Told {
    const fn kind(&self) -> PostKind {
        let Self { from, to, is_new } = *self;
        if is_new { PostKind::Board { from, to } } else { PostKind::Redraw { from, to } }
    }
}

fn told(row: &PostRow) -> Option<Told> {
    match serde_json::from_str(&row.kind) {
        Ok(PostKind::Board { from, to }) => Some(Told { from, to, is_new: true }),
        Ok(PostKind::Redraw { from, to }) => Some(Told { from, to, is_new: false }),
        Ok(_) | Err(_) => None,
    }
}

/// The board that also tells what the message tells which it changes. A board in doubt stays as it is.
pub(super) fn continued(tx: &Tx, row: PostRow) -> Result<PostRow, TableError> {
    let redrawn = told(&row).filter(|told| !told.is_new && row.claimed.is_none());
    let Some(told) = redrawn else { return Ok(row) };
    let Some(from) = tx.board_before(row.table, row.id)?.as_ref().and_then(self::told) else {
        return Ok(row);
    };
    let kind = Told { from: from.from.min(told.from), ..told }.kind().json();
    tx.change_post(row.id, &kind, row.number)?;
    Ok(PostRow { kind, ..row })
}
