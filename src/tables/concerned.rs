//! Lines in the channel that call those whom they concern, once: whether anybody still plays, and who is offered a seat.

use super::{Notice, TableError, Timestamp, UserId, settings::preferences};
use crate::{
    pace::Notify,
    store::{SeatRow, TableRow, Tx},
};

/// Whom this line calls: of those whom it concerns, the ones who are awake and want to be called.
pub(super) fn concerned(
    tx: &Tx,
    notice: &Notice,
    table: &TableRow,
    now: Timestamp,
) -> Result<Vec<UserId>, TableError> {
    let people: Vec<UserId> = match notice {
        Notice::StillPlaying { woken, .. } => {
            let is_meant = |seat: &SeatRow| woken.is_none_or(|woken| u8::from(woken) == seat.seat);
            let seats = tx.seats(table.id)?.into_iter().filter(is_meant);
            seats.filter_map(|seat| seat.player).collect()
        }
        Notice::SeatOffered { person, .. } => {
            person.iter().copied().filter(|user| *user != UserId::FORGOTTEN).collect()
        }
        _ => Vec::new(),
    };
    let mut called = Vec::new();
    for user in people {
        let person = preferences(tx, user)?;
        if person.notify != Notify::Off && person.is_awake(now.into()) {
            called.push(user);
        }
    }
    Ok(called)
}
