//! Posts that mention somebody: whether they may is decided when they are claimed. So neither a retry nor an outage can
//! mention anybody at night. Pure.

use crate::{
    board::Seat,
    pace::{Notify, Preferences, TimeOut},
    store::{PostRow, SeatRow, TurnRow},
    tables::{
        Calling, Limit, MoveNumber, Notice, Occupant, PostKind, Timestamp, UserId, Via,
        people::audience::HELD,
        play::position::stored,
        seats::called_to_vote,
        state::{Change, Surroundings, TableState},
    },
};

/// How a post goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Delivery {
    /// Not at all: it has been overtaken, or the person sleeps.
    None,
    /// With the name instead of a mention. A post that only ever mentions is looked for and not sent.
    Plain,
    /// With a mention, or as a direct message to this user.
    Mention(Option<UserId>),
}

/// The turn for which a post mentions somebody, if the table still waits for it, and who that is.
struct Called<'a> {
    turn: TurnRow,
    user: UserId,
    person: &'a Preferences,
    /// Whether the turn still waits for the person: while the others vote about it, it does; while the table is paused, not.
    is_open: bool,
}

/// How this post goes out now.
pub(in crate::tables) fn delivery(
    state: &TableState,
    around: &Surroundings,
    row: &PostRow,
    kind: &PostKind,
    now: Timestamp,
) -> Delivery {
    match kind {
        PostKind::Ping { seat, number, .. } => match called(state, around, *seat, *number) {
            Some(call) if may_ping(&call, now) => Delivery::Mention(None),
            // A turn that began before turns were kept, and a seat that waits for somebody.
            None if is_played(state, *seat) => Delivery::None,
            Some(_) | None => Delivery::Plain,
        },
        PostKind::Call { seat, number, via, why } => match called(state, around, *seat, *number) {
            Some(call) => call_again(row, &call, *why, *via, now),
            None => Delivery::None,
        },
        PostKind::NextUp { seat, number } => {
            let is_now = state.turn.is_some_and(|turn| turn.number == *number);
            match next_up(state, around, *seat, now).filter(|_| is_now) {
                Some((user, Via::Direct)) => Delivery::Mention(Some(user)),
                Some((_, Via::Channel)) | None => Delivery::None,
            }
        }
        PostKind::ShutOut { seat, why: _ } => shut_out(state, around, *seat, now),
        PostKind::Summon { proposal, seat, via } => {
            let called = called_to_vote(state, around, (*proposal, row.id), *via, now);
            match (called.iter().find(|elector| elector.seat == *seat), via) {
                (Some(_), Via::Channel) => Delivery::Mention(None),
                (Some(elector), Via::Direct) => Delivery::Mention(Some(elector.user)),
                (None, _) => Delivery::None,
            }
        }
        PostKind::Proposal { .. } | PostKind::Notice(_) => {
            let is_for_nobody = electors(state, around, row, kind, now).is_empty();
            if is_for_nobody { Delivery::Plain } else { Delivery::Mention(None) }
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
        | PostKind::Shown(_)
        | PostKind::Final => Delivery::Plain,
    }
}

/// How a mention under its own occasion goes out.
fn call_again(row: &PostRow, call: &Called, why: Calling, via: Via, now: Timestamp) -> Delivery {
    let is_called = why == Calling::First && call.turn.called.is_some();
    let may = may_call(call, now) && Via::of(call.person) == via && !is_called;
    match (may, via) {
        (true, Via::Channel) => Delivery::Mention(None),
        (true, Via::Direct) => Delivery::Mention(Some(call.user)),
        // It may have been sent while that was right, and then it counts.
        (false, _) if row.claimed.is_some() => Delivery::Plain,
        (false, _) => Delivery::None,
    }
}

/// How somebody reads that the channel takes no posts.
fn shut_out(state: &TableState, around: &Surroundings, seat: Seat, now: Timestamp) -> Delivery {
    let Some(user) = state.seat(seat).and_then(|held| held.player) else { return Delivery::None };
    let person = around.person(user);
    match (Via::of(person), person.is_awake(now.into())) {
        (Via::Direct, true) => Delivery::Mention(Some(user)),
        (Via::Direct, false) => Delivery::Plain,
        (Via::Channel, _) => Delivery::None,
    }
}

/// Whom a proposal or a line mentions: of those whom it concerns, the ones who are awake and want to be mentioned.
pub(in crate::tables) fn electors(
    state: &TableState,
    around: &Surroundings,
    row: &PostRow,
    kind: &PostKind,
    now: Timestamp,
) -> Vec<UserId> {
    let people: Vec<UserId> = match kind {
        PostKind::Proposal { proposal } => {
            let called = called_to_vote(state, around, (*proposal, row.id), Via::Channel, now);
            return called.iter().map(|elector| elector.user).collect();
        }
        PostKind::Notice(Notice::StillPlaying { woken, .. }) => {
            let is_meant = |seat: &&SeatRow| woken.is_none_or(|woken| u8::from(woken) == seat.seat);
            state.seats.iter().filter(is_meant).filter_map(|seat| seat.player).collect()
        }
        PostKind::Notice(Notice::SeatOffered { person, .. } | Notice::Reserve { person, .. }) => {
            person.iter().copied().filter(|user| *user != UserId::FORGOTTEN).collect()
        }
        _ => Vec::new(),
    };
    let is_mentioned = |user: &UserId| {
        let person = around.person(*user);
        person.notify != Notify::Off && person.is_awake(now.into())
    };
    people.into_iter().filter(is_mentioned).collect()
}

/// Keeps whom a proposal mentions, so that the same people are at each attempt.
pub(in crate::tables) fn keep_electors(
    change: &mut Change,
    row: &PostRow,
    kind: &PostKind,
    who: &[UserId],
) {
    let PostKind::Proposal { proposal } = kind else { return };
    let TableState { seats, proposals, .. } = &mut change.after;
    let Some(proposal) = proposals.iter_mut().find(|one| one.id == *proposal) else { return };
    for held in seats.iter().filter(|held| held.player.is_some_and(|user| who.contains(&user))) {
        proposal.ballot(held.seat).called = Some(row.id);
    }
}

/// Until when the first mention of a turn is held back now, because its player looks at a panel that shows it.
pub(in crate::tables) fn held_back(
    state: &TableState,
    around: &Surroundings,
    row: &PostRow,
    kind: &PostKind,
    now: Timestamp,
) -> Option<TurnRow> {
    let (PostKind::Ping { seat, number, .. }
    | PostKind::Call { seat, number, why: Calling::First, .. }) = kind
    else {
        return None;
    };
    // What may have been sent must be looked for.
    let call = called(state, around, *seat, *number).filter(|_| row.claimed.is_none());
    let Called { turn, user, person, .. } = call?;
    let is_wanted = turn.called.is_none() && !turn.hushed && person.notify != Notify::Off;
    let is_held = is_wanted && around.present.contains(&user);
    is_held.then(|| TurnRow { held: Some(now.plus(HELD)), ..turn })
}

fn called<'a>(
    state: &TableState,
    around: &'a Surroundings,
    seat: Seat,
    number: MoveNumber,
) -> Option<Called<'a>> {
    let is_it = |turn: &TurnRow| Some(turn.seat) == stored(Some(seat)) && turn.number == number;
    let turn = state.turn.filter(is_it)?;
    let user = state.person(turn.seat)?;
    let is_late = turn.expired.is_some() && state.terms_at(turn.seat).time_out != TimeOut::Vote;
    let is_open = !is_late && state.table.paused.is_none();
    Some(Called { turn, user, person: around.person(user), is_open })
}

/// Whether nobody needs a ping for this seat because the program decides for it.
fn is_played(state: &TableState, seat: Seat) -> bool {
    let is_away = state.seat(seat).is_some_and(|row| row.away);
    let is_ai = state
        .players()
        .iter()
        .any(|seated| seated.seat == seat && matches!(seated.who, Occupant::Ai(_)));
    is_away || is_ai
}

fn may_call(call: &Called, now: Timestamp) -> bool {
    let Called { turn, person, is_open, .. } = call;
    *is_open && !turn.hushed && person.notify != Notify::Off && person.is_awake(now.into())
}

fn may_ping(call: &Called, now: Timestamp) -> bool {
    may_call(call, now) && call.turn.called.is_none() && Via::of(call.person) == Via::Channel
}

/// When the time of the turn runs out, and what happens then.
pub(in crate::tables) fn limit(state: &TableState) -> Option<Limit> {
    let turn = state.turn.filter(|turn| turn.expired.is_none())?;
    Some(Limit { at: turn.deadline?, then: state.terms_at(turn.seat).time_out })
}

/// The person of this seat, if they wish to be told that they come next and may be told now; and where.
fn next_up(
    state: &TableState,
    around: &Surroundings,
    seat: Seat,
    now: Timestamp,
) -> Option<(UserId, Via)> {
    let user = state.person(seat.into())?;
    let person = around.person(user);
    let may = person.next_up && person.notify != Notify::Off && person.is_awake(now.into());
    may.then(|| (user, Via::of(person)))
}

/// Who comes next and reads so in the line that mentions the one who decides.
pub(in crate::tables) fn next_in_line(
    state: &TableState,
    around: &Surroundings,
    kind: &PostKind,
    now: Timestamp,
) -> Option<UserId> {
    let PostKind::Ping { next: Some(next), .. } = kind else { return None };
    let next = next_up(state, around, *next, now).filter(|(_, via)| *via == Via::Channel);
    next.map(|(user, _)| user)
}

/// In whose conversation a direct message is, also when it mentions nobody.
pub(in crate::tables) fn direct_to(state: &TableState, kind: &PostKind) -> Option<UserId> {
    let (PostKind::ShutOut { seat, .. } | PostKind::Call { seat, via: Via::Direct, .. }) = kind
    else {
        return None;
    };
    state.seat(*seat).and_then(|holder| holder.player)
}

/// Owes the direct message to the holder of this seat, who comes next after the turn that has just begun, if they wish for it
/// and are awake: a note that comes hours late would tell nothing.
pub(in crate::tables) fn tell_next(
    change: &mut Change,
    around: &Surroundings,
    seat: Seat,
    now: Timestamp,
) {
    if let Some((_, Via::Direct)) = next_up(&change.after, around, seat, now) {
        let number = change.after.table.records;
        change.owe(PostKind::NextUp { seat, number });
    }
}
