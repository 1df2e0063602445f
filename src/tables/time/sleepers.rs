//! Those who slept when a line was for them: when it was asked whether anybody still plays, or when they were offered a seat.
//! Each is mentioned by one more line after waking.

use super::due::moment;
use crate::{
    board::Seat,
    pace::{Moment, Notify, Span},
    store::{OfferRow, Timestamp},
    tables::{
        Notice, PostKind,
        state::{Surroundings, TableState},
    },
};

/// What is due now, and when to look again.
type Woken = (Vec<Notice>, Option<Moment>);

/// The lines that are due to those who slept when it was asked whether anybody still plays.
pub(super) fn ask_sleepers(state: &TableState, around: &Surroundings, now: Timestamp) -> Woken {
    let mut woken = Woken::default();
    let Some(asked) = state.table.asked.map(moment) else { return woken };
    let closes = asked.plus(Span::days(around.server.closing_days.into()));
    // When it closes may have been set anew meanwhile.
    let was_told = |seat| {
        state.lines.iter().filter(|line| moment(line.created) >= asked).any(|line| {
            matches!(&line.kind, PostKind::Notice(Notice::StillPlaying { woken, .. }) if *woken == seat)
        })
    };
    for held in &state.seats {
        let (Some(user), seat) = (held.player, Seat::new(held.seat)) else { continue };
        let awake = around.person(user).next_awake(asked);
        if awake != asked && awake < closes && !was_told(seat) {
            let line = Notice::StillPlaying { closes: closes.into(), woken: seat };
            wake(&mut woken, line, awake, now);
        }
    }
    woken
}

/// The lines that are due to those who are offered a seat of this table and slept then.
pub(super) fn call_offered(state: &TableState, around: &Surroundings, now: Timestamp) -> Woken {
    let mut woken = Woken::default();
    for offer in &state.offers {
        let Some(user) = offer.person else { continue };
        let (person, at) = (around.person(user), moment(offer.at));
        let awake = person.next_awake(at);
        if awake != at
            && person.notify != Notify::Off
            && let Some(line) = silent_line(state, offer)
        {
            wake(&mut woken, line, awake, now);
        }
    }
    woken
}

/// The line is due when they are awake.
fn wake((due, next): &mut Woken, line: Notice, awake: Moment, now: Timestamp) {
    if awake <= moment(now) {
        due.push(line);
    } else {
        *next = Some(next.map_or(awake, |next| next.min(awake)));
    }
}

/// The line of this offer, to be said again; none if that is done.
fn silent_line(state: &TableState, offer: &OfferRow) -> Option<Notice> {
    let mut offers = state.lines.iter().rev().filter_map(|line| match &line.kind {
        PostKind::Notice(notice @ Notice::SeatOffered { seat, person, .. }) => {
            (u8::from(*seat) == offer.seat && *person == offer.person).then_some(notice.clone())
        }
        _ => None,
    });
    match offers.next() {
        Some(Notice::SeatOffered { seat, of, by, person, woken: false }) => {
            Some(Notice::SeatOffered { seat, of, by, person, woken: true })
        }
        Some(_) | None => None,
    }
}
