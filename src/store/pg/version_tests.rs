//! Processes of different versions on one database.

use super::tests::{among_others, name_of};
use crate::store::{VERSION, outsider};

/// As during an update in which no table of the database changes.
#[tokio::test]
async fn an_older_process_sees_a_newer_one_for_as_long_as_that_lives() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let [older, newer] = [(); 2].map(|()| among_others(&address).unwrap());
    assert_eq!(
        older.read(|tx| tx.newer_lives(VERSION)).await,
        Ok(false),
        "both are of the same version"
    );
    let id = newer.member().unwrap();
    let change = format!("UPDATE members SET version = version + 1 WHERE id = {id}");
    cluster.run(name_of(&address), &change);
    assert_eq!(older.read(|tx| tx.newer_lives(VERSION)).await, Ok(true));
    drop(newer);
    assert_eq!(older.read(|tx| tx.newer_lives(VERSION)).await, Ok(false));
}
