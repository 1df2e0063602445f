//! Who is called to vote: everybody who may, aloud, once, and never in their quiet hours.

use crate::{
    board::Seat,
    pace::{Moment, Notify, Preferences},
    store::{PostId, SeatRow, TableRow, Tx},
    tables::{PostKind, ProposalId, TableError, Timestamp, UserId, Via, settings::preferences},
};

use super::polls::{Poll, polls};

/// Somebody whom a post calls to vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) struct Elector {
    pub(in crate::tables) seat: Seat,
    pub(in crate::tables) user: UserId,
    pub(in crate::tables) via: Via,
    /// When they may be called.
    awake: Moment,
}

impl Poll {
    /// Those who may vote, have not yet, and are called by no other post than this.
    fn uncalled(
        &self,
        tx: &Tx,
        rows: &[SeatRow],
        post: Option<PostId>,
        now: Timestamp,
    ) -> Result<Vec<Elector>, TableError> {
        let mut found = Vec::new();
        for held in rows.iter().filter(|held| self.may_vote(held) && !held.away) {
            let ballot = self.ballots.iter().find(|ballot| ballot.seat == held.seat);
            let by = ballot.and_then(|ballot| ballot.called);
            let is_done = ballot.is_some_and(|ballot| ballot.answer.is_some());
            let (Some(user), Some(seat)) = (held.player, Seat::new(held.seat)) else { continue };
            if is_done || by.is_some_and(|by| Some(by) != post) {
                continue;
            }
            let person: Preferences = preferences(tx, user)?;
            if person.notify != Notify::Off {
                let awake = person.next_awake(now.into());
                found.push(Elector { seat, user, via: Via::of(&person), awake });
            }
        }
        Ok(found)
    }
}

/// Whom this post calls to vote now, in this way.
pub(in crate::tables) fn called_to_vote(
    tx: &Tx,
    table: &TableRow,
    (proposal, post): (ProposalId, PostId),
    via: Via,
    now: Timestamp,
) -> Result<Vec<Elector>, TableError> {
    let rows = tx.seats(table.id)?;
    let open = polls(tx, table, &rows, now)?;
    let Some(poll) = open.iter().find(|poll| poll.proposal.id == proposal) else {
        return Ok(Vec::new());
    };
    let mut called = poll.uncalled(tx, &rows, Some(post), now)?;
    called.retain(|elector| elector.via == via && elector.awake <= now.into());
    Ok(called)
}

/// The calls that are due now, and when to look again: whoever slept when it was announced, or takes direct messages.
pub(in crate::tables) fn due_calls(
    tx: &Tx,
    table: &TableRow,
    now: Timestamp,
) -> Result<(Vec<PostKind>, Option<Timestamp>), TableError> {
    let (mut due, mut wake) = (Vec::new(), None::<Timestamp>);
    if tx.open_proposals(table.id)?.is_empty() {
        return Ok((due, wake));
    }
    let rows = tx.seats(table.id)?;
    let polls = polls(tx, table, &rows, now)?;
    let waiting = tx.unsettled_calls(table.id)?;
    let waits = |kind: &PostKind| waiting.contains(&kind.json());
    for poll in &polls {
        let proposal = poll.proposal.id;
        let is_announced = !waits(&PostKind::Proposal { proposal });
        let mut look_at = |at: Timestamp| wake = Some(wake.map_or(at, |wake| wake.min(at)));
        poll.proposal.closes.into_iter().for_each(&mut look_at);
        for Elector { seat, via, awake, .. } in poll.uncalled(tx, &rows, None, now)? {
            let call = PostKind::Summon { proposal, seat, via };
            if via == Via::Channel && !is_announced || waits(&call) {
                continue;
            }
            if awake <= now.into() { due.push(call) } else { look_at(awake.into()) }
        }
    }
    Ok((due, wake))
}
