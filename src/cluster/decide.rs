//! How living processes share the shards out. Pure.

use std::collections::{BTreeMap, BTreeSet};

use crate::store::MemberId;

/// A living process, and the most shards that it takes.
pub(super) type Peer = (MemberId, u32);

/// What a process does about the shards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Decision {
    /// Nobody has them, and it takes them.
    pub(super) take: BTreeSet<u32>,
    /// They are its own, and it gives them up to others, who have room.
    pub(super) give: BTreeSet<u32>,
}

/// What `me` does about the `of` shards, which are `held` by living `peers`, or by nobody.
///
/// Nobody takes more than an equal part, rounded up, nor more than it wants; what some do not want the others share. Whoever
/// has more than that gives the last ones up. The part changes with the peers alone, so that no shard goes back and forth.
pub(super) fn decide(
    of: u32,
    peers: &[Peer],
    held: &BTreeMap<u32, MemberId>,
    me: MemberId,
) -> Decision {
    let Some((_, most)) = peers.iter().find(|(id, _)| *id == me) else {
        return Decision::default();
    };
    let part = level(of, peers).min(*most) as usize;
    let (mut own, mut free) = (BTreeSet::new(), BTreeSet::new());
    for shard in 0..of {
        match held.get(&shard) {
            Some(holder) if *holder == me => own.insert(shard),
            Some(_) => false,
            None => free.insert(shard),
        };
    }
    let room = part.saturating_sub(own.len());
    Decision {
        take: free.into_iter().take(room).collect(),
        give: own.into_iter().skip(part).collect(),
    }
}

/// The least part with which all shards are taken, if everybody takes so many; or as many as there are, where the peers do
/// not want all.
fn level(of: u32, peers: &[Peer]) -> u32 {
    let is_enough = |level: &u32| {
        peers.iter().map(|(_, most)| u64::from(*level.min(most))).sum::<u64>() >= of.into()
    };
    (0..of).find(is_enough).unwrap_or(of)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Processes that want at most so many; 0 stands for no limit.
    fn peers(most: &[u32]) -> Vec<Peer> {
        let most = most.iter().map(|most| if *most == 0 { u32::MAX } else { *most });
        (0..).map(MemberId).zip(most).collect()
    }

    /// Lets each decide in turn until nobody does anything any more: how many each has. What is given up is free at once.
    fn settle(of: u32, peers: &[Peer], held: &mut BTreeMap<u32, MemberId>) -> Vec<usize> {
        held.retain(|_, holder| peers.iter().any(|(id, _)| id == holder));
        for round in 0.. {
            assert!(round < 4, "nobody goes on for ever");
            let before = held.clone();
            for (id, _) in peers {
                let Decision { take, give } = decide(of, peers, held, *id);
                assert!(take.is_empty() || give.is_empty());
                held.extend(take.iter().map(|shard| (*shard, *id)));
                held.retain(|shard, _| !give.contains(shard));
            }
            if before == *held {
                break;
            }
        }
        let count = |(id, _): &Peer| held.values().filter(|holder| *holder == id).count();
        peers.iter().map(count).collect()
    }

    #[test]
    fn who_comes_gets_a_part_and_what_the_gone_had_is_shared_out() {
        let mut held = BTreeMap::new();
        assert_eq!(settle(8, &peers(&[0]), &mut held), [8]);
        assert_eq!(settle(8, &peers(&[0, 0]), &mut held), [4, 4]);
        assert_eq!(settle(8, &peers(&[0, 0, 0]), &mut held), [3, 3, 2]);
        let others = held.clone();
        assert_eq!(settle(8, &peers(&[0, 0, 0])[1..], &mut held), [4, 4]);
        let is_kept = |(shard, holder): (&u32, &MemberId)| {
            *holder == MemberId(0) || held.get(shard) == Some(holder)
        };
        assert!(others.iter().all(is_kept), "nobody lost what it had");
    }

    #[test]
    fn what_some_do_not_want_the_others_share() {
        let mut held = BTreeMap::new();
        assert_eq!(settle(8, &peers(&[1, 0, 0]), &mut held), [1, 4, 3]);
        assert_eq!(settle(8, &peers(&[1, 2, 0]), &mut held), [1, 2, 5]);
        assert_eq!(settle(8, &peers(&[1, 2, 3]), &mut held), [1, 2, 3], "two wait for somebody");
        assert_eq!(settle(2, &peers(&[0, 0, 0]), &mut BTreeMap::new()), [1, 1, 0]);
    }

    #[test]
    fn a_stranger_and_the_shards_of_the_living_are_left_alone() {
        let held = BTreeMap::from([(0, MemberId(0)), (1, MemberId(0))]);
        assert_eq!(decide(3, &peers(&[0]), &held, MemberId(7)), Decision::default());
        let take = Decision { take: BTreeSet::from([2]), ..Decision::default() };
        assert_eq!(decide(3, &peers(&[0, 0]), &held, MemberId(1)), take);
    }
}
