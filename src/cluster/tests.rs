//! Several members of one real PostgreSQL.

use std::{collections::BTreeSet, num::NonZero, time::Duration};

use tokio::{sync::watch, time::timeout};
use tokio_util::sync::CancellationToken;

use super::{
    ClusterError, Membership, Owned,
    look::{Found, look},
};
use crate::store::{Store, Tx, Upgrade, server};

struct Bot {
    address: String,
}

impl Bot {
    /// `None` where PostgreSQL is not installed.
    fn new() -> Option<Self> {
        Some(Self { address: server()?.database() })
    }

    fn open(&self) -> Store {
        Store::among_others(&self.address.parse().unwrap(), Upgrade::AfterCopy).unwrap()
    }

    /// Does something to the database behind everybody's back.
    fn meddle(&self, sql: &str) {
        let name = self.address.split("@/").nth(1).unwrap().split('?').next().unwrap();
        server().unwrap().run(name, sql);
    }
}

/// One look, of a bot with so many shards.
async fn found(store: &Store, of: u32) -> Found {
    let me = store.member().unwrap();
    store.with(move |tx| look(tx, me, of, None)).await.unwrap()
}

fn plays<const N: usize>(shards: [u32; N], of: u32, members: u32) -> Found {
    Found::Plays(Owned::some(shards.into(), of, members))
}

const GONE: &str =
    "INSERT INTO members (name, alone, shards, since, until) VALUES ('gone', 0, 2, 0, 1);
    INSERT INTO leases SELECT 1, max(id) FROM members";

#[tokio::test]
async fn what_the_dead_had_is_taken_by_whoever_is_sure() {
    let Some(bot) = Bot::new() else { return };
    let store = bot.open();
    bot.meddle(GONE);
    assert_eq!(found(&store, 2).await, plays([0], 2, 2), "it may be the database that was away");
    bot.meddle("UPDATE members SET since = 0, until = 1 WHERE name <> 'gone'");
    assert_eq!(found(&store, 2).await, plays([0], 2, 2), "its own time is over as well");
    bot.meddle("UPDATE members SET since = 0, until = 1000 * extract(epoch FROM now() + '1 day')::BIGINT WHERE name <> 'gone'");
    assert_eq!(found(&store, 2).await, plays([0, 1], 2, 1));
}

#[tokio::test]
async fn nothing_is_taken_from_the_living() {
    let Some(bot) = Bot::new() else { return };
    let [first, second] = [(); 2].map(|()| bot.open());
    assert_eq!(found(&first, 3).await, plays([0, 1, 2], 3, 1));
    bot.meddle("UPDATE members SET since = 0");
    assert_eq!(found(&second, 3).await, plays([], 3, 2), "the first one does not know it yet");
    assert_eq!(found(&first, 3).await, plays([0, 1], 3, 2), "it plays the last one no more");
    assert_eq!(found(&second, 3).await, plays([], 3, 2), "but it has not hung it up");
    Membership::new(first.clone(), None).release(&[2].into()).await.unwrap();
    assert_eq!(found(&second, 3).await, plays([2], 3, 2));
    assert_eq!(found(&first, 4).await, Found::Waits(3), "of another number it waits");
    Membership::new(second.clone(), None).leave().await.unwrap();
    assert_eq!(found(&first, 4).await, plays([0, 1, 2, 3], 4, 1));
}

/// Waits until it has these.
async fn has(owned: &mut watch::Receiver<Owned>, shards: &[u32]) {
    let is_it = |owned: &Owned| *owned.shards() == shards.iter().copied().collect::<BTreeSet<_>>();
    let waited = timeout(Duration::from_secs(30), owned.wait_for(is_it)).await.map(drop);
    assert!(waited.is_ok(), "{:?}", *owned.borrow());
}

#[tokio::test]
async fn members_that_run_share_what_there_is_and_the_buried_one_ends() {
    let Some(bot) = Bot::new() else { return };
    let stop = CancellationToken::new();
    let stores = [(); 2].map(|()| bot.open());
    let members = stores.clone().map(|store| Membership::new(store, NonZero::new(3)));
    let mut owned = members.each_ref().map(Membership::owned);
    let run = |member: &Membership| {
        let (member, stop) = (member.clone(), stop.clone());
        tokio::spawn(async move { member.run(4, stop).await })
    };
    let first = run(&members[0]);
    has(&mut owned[0], &[0, 1, 2]).await;
    let second = run(&members[1]);
    has(&mut owned[1], &[3]).await;
    has(&mut owned[0], &[0, 1]).await;
    members[0].release(&[2].into()).await.unwrap();
    has(&mut owned[1], &[2, 3]).await;
    let dead = stores[0].member().unwrap();
    stores[1].with(move |tx: &Tx| tx.bury(dead)).await.unwrap();
    assert_eq!(first.await.unwrap(), Err(ClusterError::Taken));
    has(&mut owned[0], &[]).await;
    has(&mut owned[1], &[0, 2, 3]).await;
    stop.cancel();
    assert_eq!(second.await.unwrap(), Ok(()));
}

#[tokio::test]
async fn sessions_begin_one_after_the_other_in_all_processes() {
    let Some(bot) = Bot::new() else { return };
    let members = [(); 2].map(|()| Membership::new(bot.open(), None));
    assert_eq!(members[0].identify(0).await, Ok(Duration::ZERO));
    let second = members[1].identify(0).await.unwrap();
    let third = members[0].identify(0).await.unwrap();
    let apart = Membership::APART;
    assert!(second <= apart && third <= 2 * apart && third > second, "{second:?}, {third:?}");
    assert_eq!(members[1].identify(1).await, Ok(Duration::ZERO), "another bucket waits for nobody");
}

#[tokio::test]
async fn a_single_process_has_all() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("aedile.db")).unwrap();
    let (membership, stop) = (Membership::new(store, None), CancellationToken::new());
    let mut owned = membership.owned();
    assert!(owned.borrow().is_all());
    let run = tokio::spawn({
        let (membership, stop) = (membership.clone(), stop.clone());
        async move { membership.run(4, stop).await }
    });
    has(&mut owned, &[0, 1, 2, 3]).await;
    assert_eq!(membership.identify(0).await, Ok(Duration::ZERO));
    stop.cancel();
    assert_eq!(run.await.unwrap(), Ok(()));
    membership.leave().await.unwrap();
}
