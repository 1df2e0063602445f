//! One look at who lives and who has what, in a write transaction: the dead are taken away, what is free is taken.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZero,
};

use super::decide::{Decision, Peer, decide};
use crate::store::{MemberId, MemberRow, Owned, StoreError, Timestamp, Tx};

/// What a process wants.
#[derive(Clone, Copy)]
pub(super) struct Wish {
    pub(super) me: MemberId,
    /// How many shards the bot has.
    pub(super) of: u32,
    /// The most that it takes.
    pub(super) most: Option<NonZero<u32>>,
}

/// What it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    Plays(Owned),
    /// Others play a bot of so many shards.
    Waits(u32),
}

/// Takes what is free, as far as it is this process's part.
pub(super) fn look(tx: &Tx, wish: Wish) -> Result<Found, StoreError> {
    let living = living(tx, wish.me)?;
    let me = living.iter().find(|member| member.id == wish.me).ok_or(StoreError::Taken)?;
    let others = living.iter().filter(|member| member.id != wish.me);
    if let Some(other) = others.filter_map(|member| member.shards).find(|of| *of != wish.of) {
        return Ok(Found::Waits(other));
    }
    let most = wish.most.map(NonZero::get);
    if (me.shards, me.most) != (Some(wish.of), most) {
        tx.set_shards(wish.me, Some(wish.of), most)?;
    }
    let peers: Vec<Peer> = living.iter().filter_map(|member| peer(member, wish)).collect();
    let held: BTreeMap<u32, MemberId> = tx.leases()?.into_iter().collect();
    let Decision { take, give } = decide(wish.of, &peers, &held, wish.me);
    for shard in &take {
        tx.lease(*shard, wish.me)?;
    }
    let kept = held.iter().filter(|(_, holder)| **holder == wish.me).map(|(shard, _)| *shard);
    let shards: BTreeSet<u32> = kept.chain(take).filter(|shard| !give.contains(shard)).collect();
    let members = u32::try_from(peers.len()).unwrap_or(u32::MAX);
    Ok(Found::Plays(Owned::some(shards, wish.of, members)))
}

fn peer(member: &MemberRow, wish: Wish) -> Option<Peer> {
    if member.id == wish.me {
        return Some(Peer { id: wish.me, most: wish.most });
    }
    member.shards.map(|_| Peer { id: member.id, most: member.most.and_then(NonZero::new) })
}

/// Takes the dead away: the others. Whoever is not sure counts them as living.
fn living(tx: &Tx, me: MemberId) -> Result<Vec<MemberRow>, StoreError> {
    let (now, mut members) = (tx.now()?, tx.members()?);
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
