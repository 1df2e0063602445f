//! From the value to rows: those in which before and after differ, and the posts owed, in the caller's transaction.

use super::{
    change::{Answered, Change, Deal, FollowUps},
    table::{Proposal, TableState},
};
use crate::{
    pace::Preferences,
    store::{
        BallotRow, Later, NewPostRow, PlanDueRow, ProposalId, TableId, Timestamp, TurnRow, Tx,
    },
    tables::{
        PostKind, Stage, TableError,
        people::settings::{json, stored},
        rated::{self, RatedEnd},
    },
};

/// What was written.
#[derive(Clone, Debug)]
pub(in crate::tables) struct Saved {
    /// Whether posts are owed.
    pub(in crate::tables) owes: bool,
    /// The number of the proposal that was made.
    pub(in crate::tables) proposed: Option<ProposalId>,
    pub(in crate::tables) follow_ups: FollowUps,
    /// The turn for which the table waits.
    pub(in crate::tables) turn: Option<TurnRow>,
    pub(in crate::tables) version: Later,
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
    let plans = play(tx, before, &change, now)?;
    keep_people(tx, before, &change, now)?;
    let Change { after, posts, handovers, late, deal, moderated, follow_ups, .. } = change;
    let id = before.table.id;
    if let Some(row) = &moderated {
        tx.log_moderation(before.table.guild, row)?;
    }
    tx.save_table(&before.table, &after.table)?;
    tx.save_seats(id, &before.seats, &after.seats)?;
    if deal.is_some() {
        rated::begin(tx, &after.table, &after.seats, now)?;
    }
    tx.save_turn(id, before.turn.as_ref(), after.turn.as_ref())?;
    tx.save_plans(id, &plans, &after.plans)?;
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
    let version = tx.version_after(id, before.table.version)?;
    Ok(Saved { owes: !posts.is_empty(), proposed, follow_ups, turn: after.turn, version })
}

/// Writes the deal, moves, plans and what statistics learn of them; which plans are stored then.
fn play(
    tx: &Tx,
    before: &TableState,
    change: &Change,
    now: Timestamp,
) -> Result<Vec<PlanDueRow>, TableError> {
    let id = before.table.id;
    if let Some(Deal { setup, clicks }) = &change.deal {
        tx.set_deal(id, setup, clicks)?;
    }
    // Before all else, with what was read for it.
    tx.append(id, &change.game.records)?;
    let mut plans = before.plans.clone();
    for (seat, plan) in &change.game.plans {
        plans.retain(|one| one.seat != *seat);
        match plan {
            Some(plan) => {
                tx.set_plan(id, plan)?;
                plans.push(PlanDueRow { seat: *seat, due: plan.due });
            }
            None => tx.drop_plan(id, *seat)?,
        }
    }
    match change.game.answered {
        Some(Answered::By(player)) => {
            if let Some(turn) = &before.turn {
                // Who was asleep when the turn began was not kept waiting for by day.
                let took = turn.called.unwrap_or(turn.began).before(now).as_millis();
                tx.count_answer(id, player, u64::try_from(took).unwrap_or(0))?;
            }
        }
        Some(Answered::TakenBack(player)) => tx.reopen_answer(id, player)?,
        None => {}
    }
    if let Some(results) = &change.game.results {
        tx.set_results(id, &results.rows)?;
        tx.settle_predictions(id, now)?;
        rated::end(tx, id, RatedEnd::Played(&results.places), now)?;
    }
    Ok(plans)
}

/// Writes who acts, with which click, and who may come in.
fn keep_people(
    tx: &Tx,
    before: &TableState,
    change: &Change,
    now: Timestamp,
) -> Result<(), TableError> {
    let id = before.table.id;
    if let Some(user) = change.rated {
        rated::admit_person(tx, user, id, now)?;
    }
    if let Some(player) = &change.met {
        tx.meet(player.user, &player.name, None, now)?;
    }
    if let Some(click) = change.click {
        tx.keep_interaction(click, id)?;
        if let Some(user) = change.joined {
            tx.keep_join(click, user)?;
        }
    }
    if let Some(user) = change.dismissed {
        tx.dismiss(id, user)?;
    }
    if let Some((user, closed)) = change.direct {
        // What cannot be read is not overwritten.
        match stored::<Preferences>(tx.preferences(user)?) {
            Err(TableError::Settings(_)) => {}
            person => {
                let person = Preferences { direct_closed: closed, ..person? };
                tx.set_preferences(user, &json(&person))?;
            }
        }
    }
    // Nobody joins any more.
    let (was, is) = (before.table.state, change.after.table.state);
    if was != is && (was == Stage::Lobby || !change.after.is_open()) {
        tx.forget_joins(id)?;
    }
    Ok(())
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
