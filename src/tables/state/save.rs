//! From the value to rows: those in which before and after differ, and the posts owed, in the caller's transaction.

use super::{
    change::{Change, FollowUps},
    table::{Proposal, TableState},
};
use crate::{
    store::{BallotRow, NewPostRow, ProposalId, TableId, Timestamp, Tx},
    tables::{PostKind, TableError, rated},
};

/// What was written.
#[derive(Clone, Copy, Debug)]
pub(in crate::tables) struct Saved {
    /// Whether posts are owed.
    pub(in crate::tables) owes: bool,
    /// The number of the proposal that was made.
    pub(in crate::tables) proposed: Option<ProposalId>,
    pub(in crate::tables) follow_ups: FollowUps,
}

/// Writes a change of this table, read before in the same transaction.
///
/// # Errors
/// Of the store.
pub(in crate::tables) fn save(
    tx: &Tx,
    before: &TableState,
    change: Change,
    now: Timestamp,
) -> Result<Saved, TableError> {
    let Change { after, posts, handovers, late, met, click, follow_ups } = change;
    let id = before.table.id;
    if let Some(player) = &met {
        tx.meet(player.user, &player.name, None, now)?;
    }
    if let Some(click) = click {
        tx.keep_interaction(click, id)?;
    }
    if before.is_open() && !after.is_open() {
        tx.forget_joins(id)?;
    }
    tx.save_table(&before.table, &after.table)?;
    tx.save_seats(id, &before.seats, &after.seats)?;
    tx.save_turn(id, before.turn.as_ref(), after.turn.as_ref())?;
    tx.save_plans(id, &before.plans, &after.plans)?;
    tx.save_offers(id, &before.offers, &after.offers)?;
    let proposed = proposals(tx, before, &after, now)?;
    for handover in &handovers {
        tx.hand_over(id, handover)?;
    }
    rated::follow(tx, before, &after, &handovers, now)?;
    for player in late {
        tx.count_late(id, player)?;
    }
    let numbered = |(kind, number): (PostKind, _)| kind.about(proposed).owed_at(number);
    let posts: Vec<NewPostRow> = posts.into_iter().map(numbered).collect();
    tx.owe(id, &posts, now)?;
    Ok(Saved { owes: !posts.is_empty(), proposed, follow_ups })
}

/// Writes which proposals are new or over, and who votes on the others; the number of the new one.
fn proposals(
    tx: &Tx,
    before: &TableState,
    after: &TableState,
    now: Timestamp,
) -> Result<Option<ProposalId>, TableError> {
    let id = before.table.id;
    let mut proposed = None;
    for proposal in &after.proposals {
        let was = before.proposals.iter().find(|old| old.id == proposal.id);
        match (was, proposal.over) {
            (Some(old), _) if old == proposal => {}
            (Some(_), Some(over)) => tx.close_proposal(proposal.id, over)?,
            (Some(old), None) => ballots(tx, (id, proposal.id), &old.ballots, proposal, now)?,
            (None, over) => {
                let new = propose(tx, id, proposal)?;
                match over {
                    Some(over) => tx.close_proposal(new, over)?,
                    None => ballots(tx, (id, new), &[], proposal, now)?,
                }
                proposed = Some(new);
            }
        }
    }
    Ok(proposed)
}

fn propose(tx: &Tx, table: TableId, new: &Proposal) -> Result<ProposalId, TableError> {
    let subject = serde_json::to_string(&new.subject).expect("a subject is plain data");
    Ok(tx.propose(table, new.seat, &subject, new.number, new.opened, new.closes)?)
}

fn ballots(
    tx: &Tx,
    (table, proposal): (TableId, ProposalId),
    before: &[BallotRow],
    after: &Proposal,
    now: Timestamp,
) -> Result<(), TableError> {
    for old in before.iter().filter(|old| after.ballots.iter().all(|new| new.seat != old.seat)) {
        tx.uncast(proposal, old.seat)?;
    }
    for new in &after.ballots {
        let old = before.iter().find(|old| old.seat == new.seat);
        let has_less = |old: &&BallotRow| {
            old.answer.is_some() && new.answer.is_none()
                || old.called.is_some() && new.called.is_none()
        };
        // It is that of another holder of the seat.
        let old = match old.filter(has_less) {
            Some(old) => {
                tx.uncast(proposal, old.seat)?;
                None
            }
            None => old,
        };
        if let Some(answer) = new.answer
            && old.and_then(|old| old.answer) != Some(answer)
        {
            tx.cast((table, proposal), new.seat, answer, now)?;
        }
        if let Some(post) = new.called
            && old.and_then(|old| old.called) != Some(post)
        {
            tx.call_to_vote(proposal, new.seat, post)?;
        }
    }
    Ok(())
}
