//! One look at who lives and who has what, in a write transaction: the dead are taken away, what is free is taken.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZero,
};

use super::decide::{Decision, decide};
use crate::store::{MemberId, MemberRow, Owned, StoreError, Timestamp, Tx};

/// What it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    Plays(Owned),
    /// Others play a bot of so many shards.
    Waits(u32),
}

/// Takes what is free of so many shards, as far as it is this process's part, and at most so many.
pub(super) fn look(
    tx: &Tx,
    me: MemberId,
    of: u32,
    most: Option<NonZero<u32>>,
) -> Result<Found, StoreError> {
    let mut others = living(tx, me)?;
    let own = others.extract_if(.., |member| member.id == me).next().ok_or(StoreError::Taken)?;
    if let Some(other) = others.iter().filter_map(|member| member.shards).find(|it| *it != of) {
        return Ok(Found::Waits(other));
    }
    let most = most.map(NonZero::get);
    if (own.shards, own.most) != (Some(of), most) {
        tx.set_shards(me, Some(of), most)?;
    }
    others.retain(|member| member.shards.is_some());
    let wishes = others.iter().map(|member| (member.id, member.most)).chain([(me, most)]);
    let peers: Vec<_> = wishes.map(|(id, most)| (id, most.unwrap_or(u32::MAX))).collect();
    let held: BTreeMap<u32, MemberId> = tx.leases()?.into_iter().collect();
    let Decision { take, give } = decide(of, &peers, &held, me);
    for shard in &take {
        tx.lease(*shard, me)?;
    }
    let kept = held.iter().filter(|(_, holder)| **holder == me).map(|(shard, _)| *shard);
    let shards: BTreeSet<u32> = kept.chain(take).filter(|shard| !give.contains(shard)).collect();
    let members = u32::try_from(peers.len()).unwrap_or(u32::MAX);
    Ok(Found::Plays(Owned::some(shards, of, members)))
}

/// Takes the dead away: the others. Whoever is not sure counts them as living.
fn living(tx: &Tx, me: MemberId) -> Result<Vec<MemberRow>, StoreError> {
    let now = tx.now()?;
    tx.trim_lives(now)?;
    let mut members = tx.members()?;
    let is_sure = members.iter().any(|member| member.id == me && knows(member, now));
    for dead in members.extract_if(.., |member| is_sure && member.until <= now) {
        tracing::warn!(member = %dead.name, id = %dead.id, "a process is dead; its tables are taken over");
        tx.bury(dead.id)?;
    }
    Ok(members)
}

/// Whoever has lived for a whole life without a break knows who is dead: before that it may have been the database that was
/// away.
fn knows(me: &MemberRow, now: Timestamp) -> bool {
    me.until > now && me.since.plus(MemberRow::LIFE) <= now
}
