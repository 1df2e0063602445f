//! `/game remind`: a player has the one mentioned who must act, beyond the reminders that come by themselves.

use super::{
    answers::admit,
    check::{Tick, check, is_being_called},
};
use crate::{
    board::Seat,
    pace::{Notify, Span},
    store::{Beside, Tx},
    tables::{
        Calling, PostKind, RemindRefused, TableError, TableId, Tables, Timestamp, UserId, Via,
        state::{Change, Surroundings, TableState, read, save},
    },
};

/// How long after a mention nobody is mentioned by another's wish.
const PAUSE: Span = Span::hours(12);

impl Tables {
    /// Mentions the one who must act, whom a player has asked for; answers with their name.
    ///
    /// # Errors
    /// [`Refused::Remind`](crate::tables::Refused::Remind) says why not; else when the table does not run or the user has no
    /// seat there.
    pub async fn remind(&self, table: TableId, by: UserId) -> Result<String, TableError> {
        let now = self.now();
        let reminded = self.store().with(move |tx: &Tx| {
            let (state, around) = read(tx, table, &Beside::default())?;
            let (change, name) = remind(&state, &around, by, now)?;
            save(tx, &state, change, now)?;
            Ok::<_, TableError>(name)
        });
        let name = reminded.await?;
        self.shared.wake_poster();
        Ok(name)
    }
}

/// With the name of the one who is mentioned.
pub(super) fn remind(
    state: &TableState,
    around: &Surroundings,
    by: UserId,
    now: Timestamp,
) -> Result<(Change, String), TableError> {
    admit(state, by)?;
    let table = &state.table;
    let turn = state.turn.filter(|turn| turn.expired.is_none());
    let turn = turn
        .filter(|_| table.asleep.is_none() && table.paused.is_none())
        .ok_or(RemindRefused::Nobody)?;
    let user = state.person(turn.seat).ok_or(RemindRefused::Nobody)?;
    let seat = Seat::new(turn.seat).ok_or(RemindRefused::Nobody)?;
    let name = state.seat(seat).ok_or(RemindRefused::Nobody)?.name.clone();
    if user == by {
        return Err(RemindRefused::YourTurn.into());
    }
    let person = around.person(user);
    if turn.hushed || person.notify == Notify::Off || !person.is_awake(now.into()) {
        return Err(RemindRefused::Quiet { name }.into());
    }
    let via = Via::of(person);
    // A mention that is on its way counts as made now.
    let is_called = is_being_called(state, turn.number, via);
    let last = if is_called { Some(now) } else { turn.called.max(turn.reminder) };
    let again = last.map_or(now, |last| Timestamp(last.0 + PAUSE.0));
    if again.0 > now.0 {
        return Err(RemindRefused::Lately { name, again }.into());
    }
    let mut change = Change::of(state);
    let call = PostKind::Call { seat, number: turn.number, why: Calling::Reminder, via };
    change.owe_at(call, turn.number);
    check(&mut change, around, Tick::InPassing, now);
    Ok((change, name))
}
