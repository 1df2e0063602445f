//! Those who slept when it was asked whether anybody still plays: each is asked once more after waking.

use super::{
    super::{Notice, PostKind, TableError, Timestamp, settings::preferences},
    due::moment,
};
use crate::{
    board::Seat,
    pace::{Moment, Span},
    store::{TableRow, Tx},
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
    let told = tx.notices(table.id)?;
    for held in tx.seats(table.id)? {
        let (Some(user), woken) = (held.player, Seat::new(held.seat)) else { continue };
        let awake = preferences(tx, user)?.next_awake(asked);
        let notice = Notice::StillPlaying { closes: closes.into(), woken };
        let kind = PostKind::Notice(notice.clone()).json();
        if awake == asked || awake >= closes || told.iter().any(|(_, told)| *told == kind) {
            continue;
        }
        if awake <= moment(now) {
            due.push(notice);
        } else {
            wake = Some(wake.map_or(awake, |wake| wake.min(awake)));
        }
    }
    Ok((due, wake))
}
