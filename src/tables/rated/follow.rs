//! What a change of a running table means for its rated game.

use super::course::{RatedEnd, end};
use crate::{
    store::{HandoverRow, Over, Stage, Timestamp, Tx, Void},
    tables::{error::TableError, seats::Subject, state::TableState},
};

/// Enters who leaves a rated game, and that it is closed before its end. A game that was played to its end has been entered
/// with its places by then.
pub(in crate::tables) fn follow(
    tx: &Tx,
    before: &TableState,
    after: &TableState,
    handovers: &[HandoverRow],
    now: Timestamp,
) -> Result<(), TableError> {
    if !before.terms.stakes.are_rated() {
        return Ok(());
    }
    let id = before.table.id;
    // Only matches of leagues have no host from the start; their season looks at what has changed.
    let is_other =
        before.table.state != after.table.state || before.seats.len() != after.seats.len();
    if after.table.host.is_none() && (is_other || !handovers.is_empty()) {
        tx.wake_season_of(id, now)?;
    }
    let is_cut = before.table.state == Stage::Running && after.table.state == Stage::Ended;
    // The last one who leaves closes the table by that: with nobody left to play against it is no flight.
    for handover in handovers.iter().filter(|handover| handover.player.is_some() && !is_cut) {
        tx.leave_rated(id, handover.seat, now)?;
    }
    if is_cut {
        let why = if is_agreed(after) { Void::Agreed } else { Void::Closed };
        end(tx, id, RatedEnd::Cut(why), now)?;
    }
    Ok(())
}

/// Whether those who play there have decided that it ends.
fn is_agreed(after: &TableState) -> bool {
    let ends = |subject| matches!(subject, Subject::Cancel | Subject::EndNow);
    let mut proposals = after.proposals.iter();
    proposals.any(|one| one.over == Some(Over::Agreed) && ends(one.subject))
}
