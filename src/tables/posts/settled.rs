//! What follows from a post that is settled: a mention counts if it was made, the buttons of the one before go, and the table
//! is checked again. So no mention counts that was not made.

use std::time::Duration;

use crate::{
    board::Seat,
    store::{Beside, ChannelId, MessageId, MoveNumber, PostRole, PostRow, TableId, TurnRow, Tx},
    tables::{
        Calling, PostKind, Shut, Stage, TableError, Timestamp, UserId, Via,
        state::{Change, Surroundings, TableState, read, save},
        time::{Tick, check},
    },
};

/// How long after a line that a channel takes no posts nobody reads so again.
const TELL_AGAIN: Duration = Duration::from_secs(24 * 3600);

/// What became of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Fate {
    /// It was sent with a mention.
    Aloud,
    /// It was sent without one, or mentioned nobody anyway.
    Silent,
    /// It was not sent and is not needed any more.
    Skipped,
    /// It was given up.
    Failed,
    /// The person takes no direct messages.
    Closed,
}

/// What is known of the messages beside a post.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::tables) struct Sent {
    /// Where the post itself is.
    place: Option<ChannelId>,
    /// The message of the mention before, if it still has its buttons.
    before: Option<(ChannelId, MessageId)>,
}

/// Writes what follows from a post that is settled.
pub(in crate::tables) fn settled(
    tx: &Tx,
    row: &PostRow,
    fate: Fate,
    now: Timestamp,
) -> Result<(), TableError> {
    let Some(kind) = of_consequence(row) else { return Ok(()) };
    let (state, mut around) = read(tx, row.table, &Beside::default())?;
    let mut change = Change::of(&state);
    let sent = Sent::read(tx, row, &kind)?;
    follow(&mut change, &mut around, (row, &kind), sent, fate, now);
    save(tx, &state, change, now).map(drop)
}

/// The same behind what has changed already. Pure.
pub(in crate::tables) fn follow(
    change: &mut Change,
    around: &mut Surroundings,
    (row, kind): (&PostRow, &PostKind),
    sent: Sent,
    fate: Fate,
    now: Timestamp,
) {
    if let PostKind::Call { via: Via::Direct, seat, .. }
    | PostKind::Summon { via: Via::Direct, seat, .. } = kind
    {
        answered(change, around, *seat, fate);
    }
    decide(change, around, (row, kind), sent, fate, now);
}

/// What the post said, if anything follows from it.
fn of_consequence(row: &PostRow) -> Option<PostKind> {
    let kind: PostKind = serde_json::from_str(&row.kind).ok()?;
    match kind {
        PostKind::Ping { .. }
        | PostKind::Call { .. }
        | PostKind::ClearPing
        | PostKind::DeletePing
        | PostKind::Summon { .. }
        | PostKind::Proposal { .. } => Some(kind),
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
        | PostKind::Shown(_)
        | PostKind::Notice(_) => None,
    }
}

impl Sent {
    /// Reads it.
    pub(in crate::tables) fn read(
        tx: &Tx,
        row: &PostRow,
        kind: &PostKind,
    ) -> Result<Self, TableError> {
        let before = match kind {
            PostKind::Call { via: Via::Channel, .. } => {
                tx.message_before(row.table, PostRole::Ping, row.id)?
            }
            // What the channel reads is taken off now; a direct call of the same turn is left.
            PostKind::Call { via: Via::Direct, .. }
            | PostKind::ClearPing
            | PostKind::DeletePing => tx.direct_before(row.table, row.id)?,
            PostKind::Ping { .. } => {
                let place = tx.post(row.id)?.and_then(|post| post.place);
                return Ok(Self { place, before: None });
            }
            _ => return Ok(Self::default()),
        };
        let is_cleared = match before {
            Some((_, message)) => tx.is_cleared(row.table, message)?,
            None => false,
        };
        Ok(Self { place: None, before: before.filter(|_| !is_cleared) })
    }
}

fn decide(
    change: &mut Change,
    around: &Surroundings,
    (row, kind): (&PostRow, &PostKind),
    sent: Sent,
    fate: Fate,
    now: Timestamp,
) {
    match *kind {
        // Whom a post in a channel mentions that its table has left is mentioned anew where the table is.
        PostKind::Ping { number, .. }
            if sent.place.is_none_or(|place| change.after.table.channel == place) =>
        {
            count(&mut change.after, row, number, Calling::First, fate, now);
        }
        PostKind::Call { number, why, via, .. } => {
            count(&mut change.after, row, number, why, fate, now);
            take_away(change, row, sent, via, fate);
        }
        PostKind::ClearPing | PostKind::DeletePing => {
            return take_away(change, row, sent, Via::Direct, Fate::Silent);
        }
        // A call that was made counts; so does one that was given up, or it would be made for ever.
        PostKind::Summon { proposal, seat, .. } if matches!(fate, Fate::Aloud | Fate::Failed) => {
            let mut open = change.after.proposals.iter_mut().filter(|one| one.over.is_none());
            if let Some(proposal) = open.find(|one| one.id == proposal) {
                proposal.ballot(seat.into()).called = Some(row.id);
            }
        }
        _ => {}
    }
    if change.after.table.state == Stage::Running {
        check(change, around, Tick::InPassing, now);
    }
}

/// A mention that was made counts; so does a loud one that was given up, or it would be made for ever.
fn count(
    state: &mut TableState,
    row: &PostRow,
    number: MoveNumber,
    why: Calling,
    fate: Fate,
    now: Timestamp,
) {
    let counts = match fate {
        Fate::Aloud => true,
        Fate::Failed => row.loud,
        Fate::Silent | Fate::Skipped | Fate::Closed => false,
    };
    let Some(turn) = state.turn.filter(|turn| counts && turn.number == number) else { return };
    let called = Some(turn.called.unwrap_or(now));
    state.turn = Some(match why {
        Calling::First => TurnRow { called, ..turn },
        Calling::Reminder | Calling::Warning => {
            TurnRow { called, reminded: turn.reminded + 1, reminder: Some(now), ..turn }
        }
    });
}

/// Once a mention is there, the one before it is not needed; in a conversation it loses its buttons and stays.
fn take_away(change: &mut Change, row: &PostRow, sent: Sent, via: Via, fate: Fate) {
    let Some((channel, message)) = sent.before else { return };
    if !matches!(fate, Fate::Aloud | Fate::Silent) {
        return;
    }
    let end = match via {
        Via::Channel => PostKind::end_of_call(&change.after.terms, channel, message),
        Via::Direct => PostKind::Unbutton { channel, message },
    };
    change.owe_at(end, row.number);
}

/// Keeps whether the person takes direct messages, as Discord has just said.
fn answered(change: &mut Change, around: &mut Surroundings, seat: Seat, fate: Fate) {
    let closed = match fate {
        Fate::Closed => true,
        Fate::Aloud => false,
        Fate::Silent | Fate::Skipped | Fate::Failed => return,
    };
    let Some(user) = change.after.seat(seat).and_then(|held| held.player) else { return };
    let mut person = around.person(user).clone();
    if person.direct_closed != closed {
        person.direct_closed = closed;
        around.set(user, person);
        change.direct = Some((user, closed));
    }
}

/// Owes each person of the table who takes direct messages a line that its channel takes no posts, once a day.
pub(in crate::tables) fn tell_shut_out(
    tx: &Tx,
    row: &PostRow,
    now: Timestamp,
) -> Result<(), TableError> {
    let told = tx.last_shut_out(row.table)?;
    if told.is_some_and(|at| now < at.plus(TELL_AGAIN)) {
        return Ok(());
    }
    let (state, around) = read(tx, row.table, &Beside::default())?;
    let mut change = Change::of(&state);
    if state.table.state == Stage::Running {
        tell_directly(&mut change, &around, Shut::Refused);
    }
    save(tx, &state, change, now).map(drop)
}

/// An open table loses its channel: it is asleep from now on, and each of its people who takes direct messages reads so,
/// once. Nothing happens where it is over, or was asleep before.
pub(in crate::tables) fn lose_channel(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<(), TableError> {
    let (state, around) = read(tx, table, &Beside::default())?;
    if !state.is_open() || state.table.asleep.is_some() {
        return Ok(());
    }
    let mut change = Change::of(&state);
    (change.after.table.asleep, change.after.table.wake) = (Some(now), None);
    tell_directly(&mut change, &around, Shut::Gone);
    save(tx, &state, change, now).map(drop)
}

fn tell_directly(change: &mut Change, around: &Surroundings, why: Shut) {
    let takes = |user: &UserId| Via::of(around.person(*user)) == Via::Direct;
    let held =
        change.after.seats.iter().filter(|held| held.player.is_some_and(|user| takes(&user)));
    let seats: Vec<Seat> = held.filter_map(|held| Seat::new(held.seat)).collect();
    for seat in seats {
        change.owe(PostKind::ShutOut { seat, why });
    }
}
