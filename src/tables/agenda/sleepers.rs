//! Those who slept when a line was for them: when it was asked whether anybody still plays, or when they were offered a seat.
//! Each is called by one more line after waking.

use super::{
    super::{Notice, PostKind, TableError, Timestamp, settings::preferences},
    due::moment,
};
use crate::{
    board::Seat,
    pace::{Moment, Notify, Span},
    store::{OfferRow, TableRow, Tx},
};

/// The lines that are due to them now, and when to look again. The table closes `grace` after it was asked.
pub(super) fn ask_sleepers(
    tx: &Tx,
    table: &TableRow,
    grace: Span,
    now: Timestamp,
) -> Result<(Vec<Notice>, Option<Moment>), TableError> {
    let (mut due, mut wake) = (Vec::new(), None::<Moment>);
    let Some(asked) = table.asked.map(moment) else { return Ok((due, wake)) };
    let closes = asked.plus(grace);
    let told = tx.notices_since(table.id, asked.into())?;
    // When it closes may have been set anew meanwhile.
    let was_told = |seat| {
        told.iter().any(|kind| {
            matches!(serde_json::from_str(kind),
                Ok(PostKind::Notice(Notice::StillPlaying { woken, .. })) if woken == seat)
        })
    };
    for held in tx.seats(table.id)? {
        let (Some(user), woken) = (held.player, Seat::new(held.seat)) else { continue };
        let awake = preferences(tx, user)?.next_awake(asked);
        if awake == asked || awake >= closes || was_told(woken) {
            continue;
        }
        if awake <= moment(now) {
            due.push(Notice::StillPlaying { closes: closes.into(), woken });
        } else {
            wake = Some(wake.map_or(awake, |wake| wake.min(awake)));
        }
    }
    Ok((due, wake))
}

/// The lines that are due to those who are offered a seat of this table and slept then, and when to look again.
pub(super) fn call_offered(
    tx: &Tx,
    table: &TableRow,
    now: Timestamp,
) -> Result<(Vec<Notice>, Option<Moment>), TableError> {
    let (mut due, mut wake) = (Vec::new(), None::<Moment>);
    for offer in tx.offers(table.id)? {
        let Some(user) = offer.person else { continue };
        let (settings, at) = (preferences(tx, user)?, moment(offer.at));
        let awake = settings.next_awake(at);
        if awake == at || settings.notify == Notify::Off {
            continue;
        }
        let Some(line) = silent_line(tx, table, &offer)? else { continue };
        if awake <= moment(now) {
            due.push(line);
        } else {
            wake = Some(wake.map_or(awake, |wake| wake.min(awake)));
        }
    }
    Ok((due, wake))
}

/// The line of this offer, to be said again; none if that is done.
fn silent_line(tx: &Tx, table: &TableRow, offer: &OfferRow) -> Result<Option<Notice>, TableError> {
    let told = tx.notices(table.id)?.into_iter().rev();
    let mut offers = told.filter_map(|(_, kind)| match serde_json::from_str(&kind) {
        Ok(PostKind::Notice(notice @ Notice::SeatOffered { seat, person, .. })) => {
            (u8::from(seat) == offer.seat && person == offer.person).then_some(notice)
        }
        Ok(_) | Err(_) => None,
    });
    Ok(match offers.next() {
        Some(Notice::SeatOffered { seat, of, by, person, woken: false }) => {
            Some(Notice::SeatOffered { seat, of, by, person, woken: true })
        }
        Some(_) | None => None,
    })
}
