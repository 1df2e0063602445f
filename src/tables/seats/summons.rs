//! Who is called to vote: everybody who may, aloud, once, and never in their quiet hours.

use crate::{
    board::Seat,
    pace::{Moment, Notify},
    store::PostId,
    tables::{
        PostKind, ProposalId, Timestamp, UserId, Via,
        state::{Surroundings, TableState},
    },
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
        state: &TableState,
        around: &Surroundings,
        post: Option<PostId>,
        now: Timestamp,
    ) -> Vec<Elector> {
        let mut found = Vec::new();
        for held in state.seats.iter().filter(|held| self.may_vote(held) && !held.away) {
            let ballot = self.proposal.ballots.iter().find(|ballot| ballot.seat == held.seat);
            let by = ballot.and_then(|ballot| ballot.called);
            let is_done = ballot.is_some_and(|ballot| ballot.answer.is_some());
            let (Some(user), Some(seat)) = (held.player, Seat::new(held.seat)) else { continue };
            let person = around.person(user);
            let is_called = by.is_some_and(|by| Some(by) != post);
            if !is_done && !is_called && person.notify != Notify::Off {
                let awake = person.next_awake(now.into());
                found.push(Elector { seat, user, via: Via::of(person), awake });
            }
        }
        found
    }
}

/// Whom this post calls to vote now, in this way.
pub(in crate::tables) fn called_to_vote(
    state: &TableState,
    around: &Surroundings,
    (proposal, post): (ProposalId, PostId),
    via: Via,
    now: Timestamp,
) -> Vec<Elector> {
    let open = polls(state, around, now);
    let Some(poll) = open.iter().find(|poll| poll.proposal.id == proposal) else {
        return Vec::new();
    };
    let mut called = poll.uncalled(state, around, Some(post), now);
    called.retain(|elector| elector.via == via && elector.awake <= now.into());
    called
}

/// The calls that are due now, and when to look again: for those who slept when it was announced, or take direct messages.
pub(in crate::tables) fn due_calls(
    state: &TableState,
    around: &Surroundings,
    now: Timestamp,
) -> (Vec<PostKind>, Option<Timestamp>) {
    let (mut due, mut wake) = (Vec::new(), None::<Timestamp>);
    let waits = |kind: &PostKind| state.calls.contains(kind);
    for poll in &polls(state, around, now) {
        let proposal = poll.proposal.id;
        let is_announced = !waits(&PostKind::Proposal { proposal });
        let mut look_at = |at: Timestamp| wake = Some(wake.map_or(at, |wake| wake.min(at)));
        poll.proposal.closes.into_iter().for_each(&mut look_at);
        for Elector { seat, via, awake, .. } in poll.uncalled(state, around, None, now) {
            let call = PostKind::Summon { proposal, seat, via };
            if via == Via::Channel && !is_announced || waits(&call) {
                continue;
            }
            if awake <= now.into() { due.push(call) } else { look_at(awake.into()) }
        }
    }
    (due, wake)
}
