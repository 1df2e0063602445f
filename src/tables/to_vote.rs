//! Posts that call people to vote or to answer, and how any post that calls goes out.

use super::{
    Notice, PostKind, ProposalId, TableError, Timestamp, UserId, Via, concerned::concerned,
    seats::called_to_vote,
};
use crate::{
    board::Seat,
    store::{PostRow, StoreError, TableRow, Tx},
};

/// How a call goes out.
pub(super) enum Voice {
    /// Not at all: it has been overtaken, or the person sleeps.
    None,
    /// With the name instead of a mention. A post that is only ever loud is looked for and not sent.
    Silent,
    /// With a mention, or as a direct message to this user.
    Aloud(Option<UserId>),
}

/// What became of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It was sent aloud.
    Aloud,
    /// It was sent without a call, or called nobody anyway.
    Silent,
    /// It was not sent and is not needed any more.
    Skipped,
    /// It was given up.
    Failed,
    /// The person takes no direct messages.
    Closed,
}

/// How this post about a proposal, or this line, goes out now.
pub(super) fn voice(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
    now: Timestamp,
) -> Result<Voice, TableError> {
    if let PostKind::Notice(notice) = kind {
        let called = concerned(tx, notice, table, now)?;
        return Ok(if called.is_empty() { Voice::Silent } else { Voice::Aloud(None) });
    }
    if let PostKind::Summon { proposal, seat, via } = kind {
        let called = called_to_vote(tx, table, (*proposal, row.id), *via, now)?;
        let called = called.iter().find(|elector| elector.seat == *seat);
        return Ok(match (called, via) {
            (Some(_), Via::Channel) => Voice::Aloud(None),
            (Some(elector), Via::Direct) => Voice::Aloud(Some(elector.user)),
            (None, _) => Voice::None,
        });
    }
    let Some(proposal) = kind.asks() else { return Ok(Voice::None) };
    let called = called_to_vote(tx, table, (proposal, row.id), Via::Channel, now)?;
    Ok(if called.is_empty() { Voice::Silent } else { Voice::Aloud(None) })
}

/// A call that was made counts; so does one that was given up, or it would be made for ever.
pub(super) fn settled(
    tx: &Tx,
    row: &PostRow,
    (proposal, seat): (ProposalId, Seat),
    fate: Fate,
) -> Result<(), StoreError> {
    match fate {
        Fate::Aloud | Fate::Failed => tx.call_to_vote(proposal, seat.into(), row.id),
        Fate::Silent | Fate::Skipped | Fate::Closed => Ok(()),
    }
}

/// Whom a proposal or a line mentions. That they were called is kept at once, so that the same people are at each attempt.
pub(super) fn electors(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
    now: Timestamp,
) -> Result<Vec<UserId>, TableError> {
    let proposal = match kind {
        PostKind::Proposal { proposal } => proposal,
        PostKind::Notice(notice) => return concerned(tx, notice, table, now),
        _ => return Ok(Vec::new()),
    };
    let called = called_to_vote(tx, table, (*proposal, row.id), Via::Channel, now)?;
    for elector in &called {
        tx.call_to_vote(*proposal, elector.seat.into(), row.id)?;
    }
    Ok(called.iter().map(|elector| elector.user).collect())
}

/// Whether nobody can vote on a proposal any more, or somebody has answered a question. A post that may have been sent is settled
/// first, or its buttons would stay.
pub(super) fn is_overtaken(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
) -> Result<bool, TableError> {
    let is_over = match kind {
        PostKind::Proposal { proposal } => {
            tx.proposal(*proposal)?.is_none_or(|row| row.over.is_some())
        }
        PostKind::Notice(Notice::StillPlaying { .. }) => table.asked.is_none(),
        _ => false,
    };
    Ok(row.claimed.is_none() && is_over)
}
