//! Who looks at a panel is not called, until they look away; and whoever watches a table is told what happens.

use futures_util::FutureExt as _;

use super::*;

const MINUTE: Duration = Duration::from_secs(60);
const SOON: Duration = Duration::from_secs(10);

fn calls(sent: &[DuePost]) -> usize {
    let is_call = |post: &&DuePost| {
        matches!(post.kind, PostKind::Ping { .. } | PostKind::Call { .. }) && post.loud
    };
    sent.iter().filter(is_call).count()
}

/// Whether a line was sent that says whose turn it is, aloud or not.
fn is_said(sent: &[DuePost]) -> bool {
    sent.iter().any(|post| matches!(post.kind, PostKind::Ping { .. } | PostKind::Call { .. }))
}

#[tokio::test]
async fn who_looks_at_the_panel_is_called_two_minutes_after_the_last_look_at_it() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    world.tables.looks_at(by.user, table.id());
    assert!(!is_said(&world.pass(Duration::ZERO).await));
    assert!(!is_said(&world.pass(MINUTE).await));
    world.tables.looks_at(by.user, table.id());
    assert!(!is_said(&world.pass(MINUTE * 2).await), "another two minutes");
    let sent = world.pass(MINUTE * 2).await;
    assert_eq!(calls(&sent), 1, "{sent:?}");
    assert!(!is_said(&world.pass(MINUTE * 10).await), "once");
    let (now, _) = mover(&table).await;
    assert_eq!(now.user, by.user);
    let other = another(&look, &by);
    world.tables.looks_at(other.user, TableId(999));
    world.step(&table, 0).await;
    assert_eq!(calls(&world.pass(Duration::ZERO).await), 1, "who looks at another table is called");
}

#[tokio::test]
async fn a_call_that_was_held_back_is_made_after_a_restart_and_not_after_a_move() {
    let world = World::new();
    let table = world.game(2).await;
    let id = table.id();
    let (by, _) = mover(&table).await;
    world.tables.looks_at(by.user, id);
    assert!(!is_said(&world.pass(Duration::ZERO).await));
    drop(table);
    let world = world.restart().await;
    let sent = world.pass(MINUTE * 2).await;
    assert_eq!(calls(&sent), 1, "{sent:?}");

    let table = world.table(id).await;
    let (by, look) = mover(&table).await;
    let other = another(&look, &by);
    world.tables.looks_at(other.user, id);
    world.step(&table, 0).await;
    assert!(!is_said(&world.pass(MINUTE).await));
    world.tables.looks_away(other.user);
    world.play_until(&table, |look| look.to_move().and_then(Seated::user) == Some(by.user)).await;
    let sent = world.pass(Duration::ZERO).await;
    assert_eq!(calls(&sent), 1, "who has moved in time is called by nobody: {sent:?}");
}

#[tokio::test]
async fn a_call_that_is_held_back_wakes_the_one_who_looks_after_the_time() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, _) = mover(&table).await;
    world.tables.looks_at(by.user, table.id());
    let is_woken = || world.tables.shared.scheduler.notified().now_or_never().is_some();
    let posts = world.tables.posts();
    loop {
        is_woken();
        let claimed = posts.claim(10).await.unwrap();
        assert!(!is_said(&claimed));
        let [board, ..] = &claimed[..] else { break };
        posts.settle(board.id, Settled::Placed(placed(board), None)).await.unwrap();
    }
    assert!(is_woken() && !is_woken());
}

#[tokio::test]
async fn whoever_watches_is_told_of_each_change() {
    let world = World::new();
    let table = world.game(2).await;
    let mut changes = world.tables.watch(table.id());
    assert!(!changes.has_changed().unwrap());
    world.step(&table, 0).await;
    assert!(changes.has_changed().unwrap());
    changes.mark_unchanged();
    table.look(None).await.unwrap();
    assert!(!changes.has_changed().unwrap());
    let (by, look) = mover(&table).await;
    world.let_ai(&table, &by, look.seat.unwrap()).await.unwrap();
    assert!(changes.has_changed().unwrap(), "who sits there is a change, too");
}

#[tokio::test]
async fn a_mention_that_is_held_back_is_made_soon_when_its_player_looks_away_and_not_when_they_are_back()
 {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    world.tables.looks_at(by.user, table.id());
    assert!(!is_said(&world.pass(Duration::ZERO).await));
    world.tables.release(another(&look, &by).user, table.id()).await.unwrap();
    assert!(!is_said(&world.pass(SOON).await), "it is not for the other");
    assert_eq!(world.tables.looks_away(by.user), Some(table.id()));
    world.tables.release(by.user, table.id()).await.unwrap();
    assert_eq!(world.tables.looks_at(by.user, table.id()), None);
    assert!(!is_said(&world.pass(SOON).await), "who is back is not called");
    assert_eq!(world.tables.looks_at(by.user, TableId(999)), Some(table.id()));
    world.tables.release(by.user, table.id()).await.unwrap();
    let sent = world.pass(SOON).await;
    assert_eq!(calls(&sent), 1, "{sent:?}");
    world.tables.release(by.user, table.id()).await.unwrap();
    assert!(!is_said(&world.pass(MINUTE * 10).await), "once");
}
