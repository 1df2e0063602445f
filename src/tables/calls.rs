//! Posts that call somebody: whether they may be loud is decided when they are claimed, what follows from them when they
//! are settled. So neither a retry nor an outage can call anybody at night, and no call counts that was not made.

use std::time::Duration;

use super::{
    Calling, Limit, MoveNumber, Occupant, PostKind, Shut, TableError, TableState, Timestamp,
    UserId, Via,
    agenda::glance,
    agreed::terms,
    audience::HELD,
    players::seated,
    position::stored,
    settings::{preferences, set_preferences, stored_preferences},
    to_vote::{self, Fate, Voice},
    turns,
};
use crate::{
    board::Seat,
    pace::{Notify, Preferences, TimeOut},
    store::{ChannelId, MessageId, PostRole, PostRow, StoreError, TableId, TableRow, TurnRow, Tx},
};

/// So long after a line that a channel takes no posts nobody hears so again.
const TELL_AGAIN: Duration = Duration::from_hours(24);

/// The turn for which a post calls, if the table still waits for it, and who is called.
struct Called {
    turn: TurnRow,
    user: UserId,
    person: Preferences,
    /// Whether the turn still waits for the person: while the others vote about it, it does; while the table rests, not.
    is_open: bool,
}

/// How this post goes out now.
pub(super) fn voice(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
    now: Timestamp,
) -> Result<Voice, TableError> {
    match kind {
        PostKind::Ping { seat, number, .. } => match called(tx, table, *seat, *number)? {
            Some(call) if may_ping(&call, now) => Ok(Voice::Aloud(None)),
            // A turn that began before turns were kept, and a seat that waits for somebody.
            None if is_played(tx, table, *seat)? => Ok(Voice::None),
            Some(_) | None => Ok(Voice::Silent),
        },
        PostKind::Call { seat, number, via: to, why } => {
            let Some(call) = called(tx, table, *seat, *number)? else { return Ok(Voice::None) };
            let is_called = *why == Calling::First && call.turn.called.is_some();
            let may = may_call(&call, now) && Via::of(&call.person) == *to && !is_called;
            Ok(match (may, to) {
                (true, Via::Channel) => Voice::Aloud(None),
                (true, Via::Direct) => Voice::Aloud(Some(call.user)),
                // It may have been sent while that was right, and then it counts.
                (false, _) if row.claimed.is_some() => Voice::Silent,
                (false, _) => Voice::None,
            })
        }
        PostKind::NextUp { seat, number } => {
            let is_now = tx.turn(table.id)?.is_some_and(|turn| turn.number == *number);
            let next = next_up(tx, table, *seat, now)?.filter(|_| is_now);
            Ok(match next {
                Some((user, Via::Direct)) => Voice::Aloud(Some(user)),
                Some((_, Via::Channel)) | None => Voice::None,
            })
        }
        PostKind::ShutOut { seat, why: _ } => {
            let holder = tx.seats(table.id)?.into_iter().nth(seat.index());
            let Some(user) = holder.and_then(|held| held.player) else { return Ok(Voice::None) };
            let person = preferences(tx, user)?;
            Ok(match (Via::of(&person), person.is_awake(now.into())) {
                (Via::Direct, true) => Voice::Aloud(Some(user)),
                (Via::Direct, false) => Voice::Silent,
                (Via::Channel, _) => Voice::None,
            })
        }
        PostKind::Proposal { .. } | PostKind::Summon { .. } | PostKind::Notice(_) => {
            to_vote::voice(tx, row, kind, table, now)
        }
        PostKind::LobbyCard
        | PostKind::Board { .. }
        | PostKind::Redraw { .. }
        | PostKind::RoundEnd { .. }
        | PostKind::ClearPing
        | PostKind::DeletePing
        | PostKind::ClearNotice { .. }
        | PostKind::Unbutton { .. }
        | PostKind::Delete { .. }
        | PostKind::Final => Ok(Voice::Silent),
    }
}

/// Whether the first call of a turn is held back now, because its player looks at a panel that shows it. That is written, so
/// that the call is made later, also by another run of the program.
pub(super) fn is_held_back(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
    is_there: impl FnOnce(UserId) -> bool,
    now: Timestamp,
) -> Result<bool, TableError> {
    let (PostKind::Ping { seat, number, .. }
    | PostKind::Call { seat, number, why: Calling::First, .. }) = kind
    else {
        return Ok(false);
    };
    // What may have been sent must be looked for.
    let call = called(tx, table, *seat, *number)?.filter(|_| row.claimed.is_none());
    let Some(Called { turn, user, person, .. }) = call else { return Ok(false) };
    let is_wanted = turn.called.is_none() && !turn.hushed && person.notify != Notify::Off;
    let is_held = is_wanted && is_there(user);
    if is_held {
        tx.set_turn_row(table.id, &TurnRow { held: Some(now.plus(HELD)), ..turn })?;
    }
    Ok(is_held)
}

fn called(
    tx: &Tx,
    table: &TableRow,
    seat: Seat,
    number: MoveNumber,
) -> Result<Option<Called>, TableError> {
    let is_it = |turn: &TurnRow| Some(turn.seat) == stored(Some(seat)) && turn.number == number;
    let Some(turn) = tx.turn(table.id)?.filter(is_it) else { return Ok(None) };
    let holder = tx.seats(table.id)?.into_iter().find(|row| row.seat == turn.seat);
    let Some(user) = holder.filter(|row| !row.away).and_then(|row| row.player) else {
        return Ok(None);
    };
    let terms_at = turns::terms_at(table, &tx.seats(table.id)?, turn.seat)?;
    let is_late = turn.expired.is_some() && terms_at.time_out != TimeOut::Vote;
    let is_open = !is_late && table.paused.is_none();
    Ok(Some(Called { turn, user, person: preferences(tx, user)?, is_open }))
}

/// Whether nobody needs a ping for this seat because the program decides for it.
fn is_played(tx: &Tx, table: &TableRow, seat: Seat) -> Result<bool, TableError> {
    let rows = tx.seats(table.id)?;
    let is_away = rows.iter().any(|row| Some(row.seat) == stored(Some(seat)) && row.away);
    let is_ai = seated(&rows)
        .iter()
        .any(|seated| seated.seat == seat && matches!(seated.who, Occupant::Ai(_)));
    Ok(is_away || is_ai)
}

fn may_call(call: &Called, now: Timestamp) -> bool {
    let Called { turn, person, is_open, .. } = call;
    *is_open && !turn.hushed && person.notify != Notify::Off && person.is_awake(now.into())
}

fn may_ping(call: &Called, now: Timestamp) -> bool {
    may_call(call, now) && call.turn.called.is_none() && Via::of(&call.person) == Via::Channel
}

/// When the time of the turn runs out that a post is about, and what happens then.
pub(super) fn limit(tx: &Tx, table: &TableRow) -> Result<Option<Limit>, TableError> {
    let turn = tx.turn(table.id)?.filter(|turn| turn.expired.is_none());
    let Some(turn) = turn else { return Ok(None) };
    let Some(at) = turn.deadline else { return Ok(None) };
    let then = turns::terms_at(table, &tx.seats(table.id)?, turn.seat)?.time_out;
    Ok(Some(Limit { at, then }))
}

/// The person of this seat, if they wish to be told that they come next and may be told now; and where.
pub(super) fn next_up(
    tx: &Tx,
    table: &TableRow,
    seat: Seat,
    now: Timestamp,
) -> Result<Option<(UserId, Via)>, TableError> {
    let rows = tx.seats(table.id)?;
    let holder = rows.iter().find(|row| Some(row.seat) == stored(Some(seat)));
    let Some(user) = holder.filter(|row| !row.away).and_then(|row| row.player) else {
        return Ok(None);
    };
    let person = preferences(tx, user)?;
    let may = person.next_up && person.notify != Notify::Off && person.is_awake(now.into());
    Ok(may.then(|| (user, Via::of(&person))))
}

/// Owes the direct message to the holder of this seat, who comes next after the turn that has just begun, if they wish for it
/// and are awake: a note that comes hours late would tell nothing.
pub(super) fn tell_next(
    tx: &Tx,
    table: TableId,
    seat: Seat,
    now: Timestamp,
) -> Result<(), TableError> {
    let Some(row) = tx.table(table)? else { return Ok(()) };
    if let Some((_, Via::Direct)) = next_up(tx, &row, seat, now)? {
        let note = PostKind::NextUp { seat, number: row.records };
        tx.owe(table, &[note.owed_at(row.records)], now)?;
    }
    Ok(())
}

/// Owes each person of the table who takes direct messages a line that its channel takes no posts, once a day.
pub(super) fn tell_shut_out(tx: &Tx, row: &PostRow, now: Timestamp) -> Result<(), TableError> {
    let told = tx.last_shut_out(row.table)?;
    let is_told = told.is_some_and(|at| now < at.plus(TELL_AGAIN));
    let table = tx.table(row.table)?.filter(|table| table.state == TableState::Running);
    let (Some(table), false) = (table, is_told) else { return Ok(()) };
    tell_directly(tx, &table, Shut::Refused, now)
}

/// An open table loses its channel: it is asleep from now on, and each of its people who takes direct messages hears so,
/// once. False where it was asleep before.
pub(super) fn lose_channel(tx: &Tx, table: &TableRow, now: Timestamp) -> Result<bool, TableError> {
    if table.asleep.is_some() {
        return Ok(false);
    }
    tx.fall_asleep(table.id, now)?;
    tell_directly(tx, table, Shut::Gone, now)?;
    Ok(true)
}

fn tell_directly(tx: &Tx, table: &TableRow, why: Shut, now: Timestamp) -> Result<(), TableError> {
    for held in tx.seats(table.id)? {
        let (Some(user), Some(seat)) = (held.player, Seat::new(held.seat)) else { continue };
        if Via::of(&preferences(tx, user)?) == Via::Direct {
            tx.owe(table.id, &[PostKind::ShutOut { seat, why }.owed_at(table.records)], now)?;
        }
    }
    Ok(())
}

/// Writes what follows from a post that is settled: the call counts, the buttons of the one before go, and the table is
/// looked at again.
pub(super) fn settled(
    tx: &Tx,
    row: &PostRow,
    fate: Fate,
    now: Timestamp,
) -> Result<(), TableError> {
    let Ok(kind) = serde_json::from_str::<PostKind>(&row.kind) else { return Ok(()) };
    match kind {
        PostKind::Ping { number, .. } => {
            if is_where_its_table_is(tx, row)? {
                count(tx, row, number, Calling::First, fate, now)?;
            }
        }
        PostKind::Call { number, why, via, seat } => {
            count(tx, row, number, why, fate, now)?;
            let before = match via {
                Via::Channel => tx.message_before(row.table, PostRole::Ping, row.id)?,
                Via::Direct => tx.direct_before(row.table, row.id)?,
            };
            take_away(tx, row, before, via, fate, now)?;
            if via == Via::Direct {
                answered(tx, row, seat, fate)?;
            }
        }
        // What the channel reads is taken off now; a direct call of the same turn is left.
        PostKind::ClearPing | PostKind::DeletePing => {
            let direct = tx.direct_before(row.table, row.id)?;
            return take_away(tx, row, direct, Via::Direct, Fate::Silent, now);
        }
        PostKind::Summon { proposal, seat, via } => {
            to_vote::settled(tx, row, (proposal, seat), fate)?;
            if via == Via::Direct {
                answered(tx, row, seat, fate)?;
            }
        }
        PostKind::Proposal { .. } => {}
        PostKind::LobbyCard
        | PostKind::Board { .. }
        | PostKind::Redraw { .. }
        | PostKind::RoundEnd { .. }
        | PostKind::NextUp { .. }
        | PostKind::ShutOut { .. }
        | PostKind::ClearNotice { .. }
        | PostKind::Unbutton { .. }
        | PostKind::Delete { .. }
        | PostKind::Final
        | PostKind::Notice(_) => return Ok(()),
    }
    let is_open = tx.table(row.table)?.is_some_and(|table| table.state == TableState::Running);
    if is_open {
        glance(tx, row.table, now)?;
    }
    Ok(())
}

/// False for a post in a channel that its table has left meanwhile: whom it calls is called anew where the table is.
fn is_where_its_table_is(tx: &Tx, row: &PostRow) -> Result<bool, StoreError> {
    let place = tx.post(row.id)?.and_then(|post| post.place);
    let table = tx.table(row.table)?;
    Ok(place.is_none_or(|place| table.is_some_and(|table| table.channel == place)))
}

/// A call that was made counts; so does a loud one that was given up, or it would be made for ever.
fn count(
    tx: &Tx,
    row: &PostRow,
    number: MoveNumber,
    why: Calling,
    fate: Fate,
    now: Timestamp,
) -> Result<(), StoreError> {
    let counts = match fate {
        Fate::Aloud => true,
        Fate::Failed => row.loud,
        Fate::Silent | Fate::Skipped | Fate::Closed => false,
    };
    if !counts {
        return Ok(());
    }
    let Some(turn) = tx.turn(row.table)?.filter(|turn| turn.number == number) else {
        return Ok(());
    };
    let called = Some(turn.called.unwrap_or(now));
    let turn = match why {
        Calling::First => TurnRow { called, ..turn },
        Calling::Reminder | Calling::Warning => {
            TurnRow { called, reminded: turn.reminded + 1, reminder: Some(now), ..turn }
        }
    };
    tx.set_turn_row(row.table, &turn)
}

/// Once a call is there, the one before it is not needed; in a conversation it loses its buttons and stays.
fn take_away(
    tx: &Tx,
    row: &PostRow,
    before: Option<(ChannelId, MessageId)>,
    via: Via,
    fate: Fate,
    now: Timestamp,
) -> Result<(), TableError> {
    let Some((channel, message)) = before else { return Ok(()) };
    if !matches!(fate, Fate::Aloud | Fate::Silent) || tx.is_cleared(row.table, message)? {
        return Ok(());
    }
    let table = tx.table(row.table)?.filter(|_| via == Via::Channel);
    let end = match table {
        Some(table) => PostKind::end_of_call(&terms(&table)?, channel, message),
        None => PostKind::Unbutton { channel, message },
    };
    Ok(tx.owe(row.table, &[end.owed_at(row.number)], now)?)
}

/// Keeps whether the person takes direct messages, as Discord has just said.
fn answered(tx: &Tx, row: &PostRow, seat: Seat, fate: Fate) -> Result<(), TableError> {
    let closed = match fate {
        Fate::Closed => true,
        Fate::Aloud => false,
        Fate::Silent | Fate::Skipped | Fate::Failed => return Ok(()),
    };
    let holder =
        tx.seats(row.table)?.into_iter().find(|held| Some(held.seat) == stored(Some(seat)));
    let Some(user) = holder.and_then(|held| held.player) else { return Ok(()) };
    let mut person = match stored_preferences(tx, user) {
        Err(TableError::Settings(_)) => return Ok(()),
        person => person?,
    };
    if person.direct_closed == closed {
        return Ok(());
    }
    person.direct_closed = closed;
    set_preferences(tx, user, &person)
}
