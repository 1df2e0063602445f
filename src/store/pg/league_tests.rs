//! Leagues of several processes on one server of PostgreSQL.

use std::collections::BTreeSet;

use super::tests::among_others;
use crate::store::{
    ChannelId, GuildId, LeagueId, LeagueRow, SeasonId, SeasonRow, SeasonStage, Store, StoreError,
    Timestamp, Tx, outsider,
};

fn league() -> LeagueRow {
    LeagueRow {
        id: LeagueId(0),
        guild: GuildId(1),
        channel: ChannelId(11),
        name: "Circus".to_owned(),
        game: "great_city".to_owned(),
        options: "{}".to_owned(),
        terms: "{}".to_owned(),
        players: 3,
        size: 7,
        weeks: 7,
        organiser: None,
        stopped: false,
        created: Timestamp(0),
    }
}

fn season(league: LeagueId) -> SeasonRow {
    SeasonRow {
        id: SeasonId(0),
        league,
        guild: GuildId(1),
        number: 1,
        stage: SeasonStage::SignUp,
        opened: Timestamp(0),
        starts: Timestamp(7),
        deadline: None,
        closes: None,
        wake: Some(Timestamp(7)),
        version: 0,
        card: None,
        secret: [7; 32],
        commitment: [8; 32],
    }
}

/// Enters a league and its season.
async fn enter(store: &Store) -> (LeagueId, SeasonId) {
    let enter = |tx: &Tx| {
        let league = tx.enter_league(&league())?;
        Ok::<_, StoreError>((league, tx.enter_season(&season(league))?))
    };
    store.with(enter).await.unwrap()
}

#[tokio::test]
async fn two_processes_that_create_leagues_in_one_moment_get_different_numbers() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let stores = [among_others(&address).unwrap(), among_others(&address).unwrap()];
    let (mut leagues, mut seasons) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..16 {
        let (one, other) = tokio::join!(enter(&stores[0]), enter(&stores[1]));
        for (league, season) in [one, other] {
            leagues.insert(league);
            seasons.insert(season);
        }
    }
    assert_eq!((leagues.len(), seasons.len()), (32, 32));
}

#[tokio::test]
async fn two_processes_that_find_puzzles_in_one_moment_keep_both() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let stores = [among_others(&address).unwrap(), among_others(&address).unwrap()];
    let enter = |store: &Store| {
        let store = store.clone();
        async move {
            let enter = |tx: &Tx| tx.enter_puzzle("great_city", "{}", Timestamp(1));
            store.with(enter).await.unwrap();
        }
    };
    for _ in 0..16 {
        tokio::join!(enter(&stores[0]), enter(&stores[1]));
    }
    let stock = stores[0].read(|tx: &Tx| tx.puzzle_stock("great_city")).await;
    assert_eq!(stock.unwrap(), 32);
}
