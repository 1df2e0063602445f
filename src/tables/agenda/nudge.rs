//! `/game remind`: a player has the one called who must act, beyond the reminders that come by themselves.

use super::{
    super::{
        Calling, MoveNumber, PostKind, RemindRefused, TableError, TableId, Tables, Timestamp,
        UserId, Via,
    },
    answers::admit,
    attend::is_being_called,
    glance,
};
use crate::{
    board::Seat,
    pace::{Notify, Span},
    store::{TurnRow, Tx},
    tables::settings::preferences,
};

/// So long after a call nobody is called by another's wish.
const PAUSE: Span = Span::hours(12);

impl Tables {
    /// Calls the one who must act, whom a player has asked for; answers with their name.
    ///
    /// # Errors
    /// [`Refused::Remind`](crate::tables::Refused::Remind) says why not; else when the table does not run or the user has no
    /// seat there.
    pub async fn remind(&self, table: TableId, by: UserId) -> Result<String, TableError> {
        let now = self.now();
        let name = self.store().with(move |tx| remind(tx, table, by, now)).await?;
        self.shared.wake_poster();
        Ok(name)
    }
}

fn remind(tx: &Tx, table: TableId, by: UserId, now: Timestamp) -> Result<String, TableError> {
    let (row, seats) = admit(tx, table, by)?;
    let turn = tx.turn(table)?.filter(|turn| turn.expired.is_none());
    let turn = turn
        .filter(|_| row.asleep.is_none() && row.paused.is_none())
        .ok_or(RemindRefused::Nobody)?;
    let holder = seats.into_iter().find(|seat| seat.seat == turn.seat && !seat.away);
    let holder = holder.ok_or(RemindRefused::Nobody)?;
    let (user, name) = (holder.player.ok_or(RemindRefused::Nobody)?, holder.name);
    if user == by {
        return Err(RemindRefused::YourTurn.into());
    }
    let person = preferences(tx, user)?;
    if turn.hushed || person.notify == Notify::Off || !person.is_awake(now.into()) {
        return Err(RemindRefused::Quiet { name }.into());
    }
    let again = may_again(tx, table, (&turn, Via::of(&person)), now)?;
    if again.0 > now.0 {
        return Err(RemindRefused::Lately { name, again }.into());
    }
    let seat = Seat::new(turn.seat).ok_or(RemindRefused::Nobody)?;
    let call =
        PostKind::Call { seat, number: turn.number, why: Calling::Reminder, via: Via::of(&person) };
    tx.owe(table, &[call.owed_at(turn.number)], now)?;
    glance(tx, table, now)?;
    Ok(name)
}

/// When somebody may be called again after the last call; one that is on its way counts as made now.
fn may_again(
    tx: &Tx,
    table: TableId,
    (turn, to): (&TurnRow, Via),
    now: Timestamp,
) -> Result<Timestamp, TableError> {
    let number: MoveNumber = turn.number;
    let last = if is_being_called(tx, table, number, to)? {
        Some(now)
    } else {
        turn.called.max(turn.reminder)
    };
    Ok(last.map_or(now, |last| Timestamp(last.0 + PAUSE.0)))
}
