//! Upgrades and restores, which PostgreSQL's own tools make.

use super::tests::{meet, name_of, open};
use crate::store::{
    Store, StoreError, Upgrade, outsider,
    restore_tests::{last_post, new_table},
};

#[tokio::test]
async fn an_older_database_is_brought_up_to_date_only_when_somebody_says_that_there_is_a_backup() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    drop(open(&address).unwrap());
    let undo = "DROP TABLE puzzle_answers; DROP TABLE puzzles; DROP INDEX announcements_by_end; UPDATE aedile SET version = version - 1";
    cluster.run(name_of(&address), undo);
    let known = super::schema::known();
    let open = |upgrade| Store::among_others(&address.parse().unwrap(), upgrade);
    let older = known - 1;
    assert_eq!(open(Upgrade::Never).err(), Some(StoreError::NotUpgraded { found: older, known }));
    let refused = open(Upgrade::AfterCopy).err().unwrap();
    assert_eq!(refused, StoreError::NoBackup { found: older, known });
    let said = refused.to_string();
    assert!(said.contains("pg_dump") && said.contains("aedile run --yes"), "{said}");
    assert!(open(Upgrade::Always).is_ok());
    assert!(open(Upgrade::Never).is_ok(), "it is up to date");
}

#[tokio::test]
async fn after_pg_restore_one_call_lets_all_numbers_go_on_far_behind() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    store.with(meet(7)).await.unwrap();
    let first = new_table(&store, 20).await;
    drop(store);
    for _ in 0..2 {
        cluster.run(name_of(&address), "SELECT restored()");
    }
    let store = open(&address).unwrap();
    let next = new_table(&store, 21).await;
    assert!(next.0 > first.0 + 2_000_000, "{next}");
    assert!(last_post(&store).await > 2_000_000);
    let restores = store.read(|tx| tx.restores()).await.unwrap();
    let [last, before] = restores[..] else { panic!("{restores:?}") };
    assert_eq!((before.table_from, before.table_to), (first, last.table_from));
    assert!(last.table_to < next && store.read(|tx| tx.epoch()).await.unwrap() > 1_700_000_000);
}
