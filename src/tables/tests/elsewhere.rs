//! Two processes on one real PostgreSQL: any of them serves any table, and what the program does at a table its owner does.

use tokio::{sync::watch, time::timeout};
use tokio_util::sync::CancellationToken;

use super::*;
use crate::{
    board::{Level, log},
    store::{Store, server},
};

/// How long it is waited for what must come.
const PATIENCE: Duration = Duration::from_secs(30);

/// The first owns the server of the tests, the second another one. `None` where PostgreSQL is not installed.
fn two() -> Option<([World; 2], [watch::Sender<Owned>; 2])> {
    let address: Address = server()?.database().parse().unwrap();
    let clock = HandClock::stopped(Timestamp(0));
    let owners = [0, 1].map(|shard| watch::Sender::new(Owned::some([shard].into(), 2, 2)));
    let worlds = [0, 1].map(|index| {
        let store = Store::among_others(&address, crate::store::Upgrade::AfterCopy).unwrap();
        let owned = owners[index].subscribe();
        let tables = Tables::owning(store, clock.clone(), owned).unwrap();
        let clicks = AtomicU64::new(1_000_000 * (index as u64 + 1));
        World { folder: tempfile::tempdir().unwrap(), clock: clock.clone(), tables, clicks }
    });
    Some((worlds, owners))
}

/// A game that was opened here and joined there.
async fn game([here, there]: &[World; 2]) -> TableId {
    let id = here.unposted(2).await;
    here.send_all().await;
    there.tables.at_lobby(id, player(1), there.click(), LobbyStep::Join).await.unwrap();
    id
}

#[tokio::test]
async fn two_processes_serve_a_game_in_turns() {
    let Some((worlds, _owners)) = two() else { return };
    let id = game(&worlds).await;
    let tables = [worlds[0].table(id).await, worlds[1].table(id).await];
    let mut moves = 0;
    while tables[moves % 2].look(None).await.unwrap().to_move().is_some() {
        worlds[moves % 2].step(&tables[moves % 2], moves * 7).await;
        if moves % 10 == 0 {
            assert!(everything(&tables[0]).await == everything(&tables[1]).await, "move {moves}");
        }
        moves += 1;
    }
    let [first, second] = [tables[0].log().await.unwrap(), tables[1].log().await.unwrap()];
    assert!(first.text == second.text && first.complete);
    assert_eq!(log::verify::<GreatCity>(first.text.as_bytes()).unwrap().scores.len(), 2);
    let records = worlds[0].tables.store().read(move |tx| tx.records(id)).await.unwrap();
    let by_hand = records.iter().filter(|row| matches!(row.kind, RecordKind::Move(..))).count();
    assert_eq!(by_hand, moves, "none is lost or doubled");
    assert_eq!(worlds[1].send_all().await, [], "what is owed there the owner sends");
    assert!(!worlds[0].send_all().await.is_empty());
}

#[tokio::test]
async fn who_is_left_alone_knows_what_was_played_elsewhere_before() {
    let Some((worlds, owners)) = two() else { return };
    let id = game(&worlds).await;
    let [here, there] = [worlds[0].table(id).await, worlds[1].table(id).await];
    here.look(None).await.unwrap();
    worlds[1].step(&there, 0).await;
    let number = there.look(None).await.unwrap().number;
    owners[0].send_replace(Owned::some([0, 1].into(), 2, 1));
    assert_eq!(here.look(None).await.unwrap().number, number);
    worlds[0].step(&here, 0).await;
}

#[tokio::test]
async fn of_two_clicks_at_once_in_two_processes_one_counts() {
    let Some((worlds, _owners)) = two() else { return };
    let id = game(&worlds).await;
    let tables = [worlds[0].table(id).await, worlds[1].table(id).await];
    for _ in 0..10 {
        let (by, look) = mover(&tables[0]).await;
        let play = |index: usize, click| {
            tables[index].play(by.clone(), click, Some(look.number), first_move(&look))
        };
        let (here, there) = tokio::join!(play(0, worlds[0].click()), play(1, worlds[1].click()));
        let (good, bad) = if here.is_ok() { (here, there) } else { (there, here) };
        let after = good.unwrap().look.number;
        assert!(matches!(refusal(bad), TableError::Refused(Refused::Stale { .. })));
        // One click that Discord delivers to both, which may happen while a shard changes hands.
        let (by, look) = mover(&tables[1]).await;
        assert_eq!(look.number, after);
        let play = |index: usize, click| {
            tables[index].play(by.clone(), click, Some(look.number), first_move(&look))
        };
        let click = worlds[0].click();
        let (here, there) = tokio::join!(play(0, click), play(1, click));
        let (here, there) = (here.unwrap(), there.unwrap());
        assert!(here.repeated != there.repeated && here.look.number == there.look.number);
    }
}

#[tokio::test]
async fn of_two_processes_that_race_for_the_last_permitted_table_one_opens_it() {
    let Some((worlds, _owners)) = two() else { return };
    let one = LimitChange { tables: Some(1), tables_each: Some(1), ..LimitChange::default() };
    worlds[0].tables.change_limits(GUILD, player(9).user, one).await.unwrap();
    for round in 0..10 {
        let open = |index: usize| {
            let (host, channel) = (player(7), ChannelId(100 + 2 * round + index as u64));
            let new = worlds[index].new_table(2, Options::PUBLISHER);
            worlds[index].tables.create(NewTable { channel, host, ..new })
        };
        let (here, there) = tokio::join!(open(0), open(1));
        let (good, bad) = if here.is_ok() { (here, there) } else { (there, here) };
        let good = good.expect("one of them");
        let why = LobbyRefused::OpensEnough { most: 1, channels: vec![good.channel] };
        assert_eq!(refusal(bad), TableError::Refused(Refused::Lobby(why)), "round {round}");
        let ending = (player(7), Authority::Own, worlds[0].click());
        worlds[0].tables.end(good.table, ending.0, ending.1, ending.2).await.unwrap();
    }
}

#[tokio::test]
async fn a_claim_of_the_living_is_left_to_it_and_that_of_the_dead_is_taken() {
    let Some((worlds, owners)) = two() else { return };
    worlds[0].unposted(2).await;
    let posts = [worlds[0].tables.posts(), worlds[1].tables.posts()];
    let claimed = posts[0].claim(10).await.unwrap();
    assert_eq!(claimed.len(), 1);
    owners[0].send_replace(Owned::some([].into(), 2, 2));
    owners[1].send_replace(Owned::some([0, 1].into(), 2, 2));
    assert_eq!(posts[1].claim(10).await.unwrap(), [], "it may be on its way");
    let dead = worlds[0].tables.store().member().unwrap();
    worlds[1].tables.store().with(move |tx| tx.bury(dead)).await.unwrap();
    let taken = posts[1].claim(10).await.unwrap();
    assert_eq!(taken.len(), 1);
    assert!(taken[0].in_doubt_since.is_some(), "it is looked for before it is sent again");
    let late = posts[0].settle(claimed[0].id, Settled::Placed(placed(&claimed[0]), None)).await;
    assert_eq!(late, Err(crate::store::StoreError::Taken.into()));
}

#[tokio::test]
async fn time_and_opponents_are_the_owners_matter() {
    let Some((worlds, owners)) = two() else { return };
    let [here, there] = &worlds;
    let new = NewTable { opponents: vec![Level::Easy], ..here.new_table(2, Options::PUBLISHER) };
    let id = here.tables.create(new).await.unwrap().table;
    here.send_all().await;
    here.tables.at_lobby(id, player(0), here.click(), LobbyStep::Start).await.unwrap();
    let [own, other] = [here.table(id).await, there.table(id).await];
    while own.look(None).await.unwrap().to_move().is_some_and(|who| who.user().is_some()) {
        there.step(&other, 0).await;
    }
    assert_eq!(
        [
            here.tables.waiting_for_program().await.unwrap(),
            there.tables.waiting_for_program().await.unwrap()
        ],
        [vec![id], vec![]]
    );
    assert!(own.to_think().await.unwrap().is_some());
    assert!(other.to_think().await.unwrap().is_none());
    let schedulers = [here.tables.scheduler(), there.tables.scheduler()];
    assert!(schedulers[0].next().await.unwrap().is_some());
    assert_eq!(schedulers[1].next().await.unwrap(), None);
    owners[1].send_replace(Owned::some([0].into(), 2, 2));
    assert!(
        schedulers[1].next().await.unwrap().is_some()
            && there.tables.waiting_for_program().await.unwrap() == [id]
    );
}

#[tokio::test]
async fn an_owner_follows_what_happens_in_another_process() {
    let Some((worlds, owners)) = two() else { return };
    let id = game(&worlds).await;
    worlds[0].send_all().await;
    let stop = CancellationToken::new();
    let following = tokio::spawn(worlds[0].tables.clone().follow(stop.clone()));
    let other = worlds[1].table(id).await;
    let mut panel = worlds[0].tables.watch(id);
    let told = async {
        // It may not listen yet.
        while timeout(Duration::from_millis(100), panel.changed()).await.is_err() {
            worlds[1].step(&other, 0).await;
        }
        worlds[0].tables.called().await
    };
    assert_eq!(timeout(PATIENCE, told).await, Ok(vec![id]), "its panels, and who plays for AI");
    panel.mark_unchanged();
    // What was told before.
    while timeout(Duration::from_millis(100), worlds[0].tables.leagues_change()).await.is_ok() {}
    owners[0].send_replace(Owned::some([0, 1].into(), 2, 2));
    timeout(PATIENCE, panel.changed()).await.unwrap().unwrap();
    let looks = timeout(PATIENCE, worlds[0].tables.leagues_change()).await;
    looks.expect("the seasons of what it takes over are its own at once");
    stop.cancel();
    following.await.unwrap();
}
