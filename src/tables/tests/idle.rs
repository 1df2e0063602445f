//! Tables that nobody has played at for long: who is asked, and when.

use super::{time::night, *};
use crate::pace::{Notify, Preferences};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// Whom each of these posts asks whether they still play.
fn asked(sent: &[DuePost]) -> Vec<Vec<UserId>> {
    let is_it =
        |post: &&DuePost| matches!(post.kind, PostKind::Notice(Notice::StillPlaying { .. }));
    sent.iter().filter(is_it).map(|post| post.electors.clone()).collect()
}

#[tokio::test]
async fn an_idle_table_is_asked_and_one_answer_keeps_it_open() {
    let world = World::new();
    let table = world.game(2).await;
    let hush = |set: &mut Preferences| {
        set.notify = Notify::Off;
        Ok(())
    };
    world.tables.change_preferences(player(0).user, hush).await.unwrap();
    world.pass(Duration::ZERO).await;
    let mut asked = Vec::new();
    for _ in 0..31 {
        let sent = world.pass(DAY).await;
        let is_it =
            |post: &DuePost| matches!(post.kind, PostKind::Notice(Notice::StillPlaying { .. }));
        asked.extend(sent.into_iter().filter(is_it).map(|post| (post.loud, post.electors)));
    }
    assert_eq!(asked, [(true, vec![player(1).user])], "whoever wants no calls gets none");
    let stranger = world.tables.still(table.id(), UserId(77)).await;
    assert!(matches!(stranger, Err(TableError::Refused(Refused::NotAtTable { .. }))));
    world.tables.still(table.id(), player(1).user).await.unwrap();
    world.pass(20 * DAY).await;
    assert_eq!(world.state(table.id()).await, Stage::Running);
    world.pass(10 * DAY).await;
    let sent = world.pass(14 * DAY).await;
    assert!(sent.iter().any(|post| post.kind == PostKind::Notice(Notice::Idle)), "{sent:?}");
    assert_eq!(world.state(table.id()).await, Stage::Ended);
    assert_eq!(table.look(None).await.unwrap().state, Stage::Ended, "it knows");
}

/// A table that is asked at midnight, when one of its two sleeps until eight.
async fn asked_at_midnight() -> (World, Table) {
    let world = World::new();
    let table = world.game(2).await;
    world.prefers(player(1).user, night()).await;
    world.pass(Duration::ZERO).await;
    assert_eq!(asked(&world.pass(30 * DAY).await), [[player(0).user]], "the other one sleeps");
    (world, table)
}

#[tokio::test]
async fn whoever_slept_when_an_idle_table_was_asked_is_asked_once_after_waking() {
    let (world, table) = asked_at_midnight().await;
    let before = world.pass(7 * HOUR).await;
    assert!(asked(&before).is_empty(), "{before:?}");
    let sent = world.pass(HOUR).await;
    assert_eq!(asked(&sent), [[player(1).user]]);
    for _ in 0..13 {
        let later = world.pass(DAY).await;
        assert!(asked(&later).is_empty(), "once: {later:?}");
    }
    world.pass(DAY).await;
    assert_eq!(world.state(table.id()).await, Stage::Ended);
}

#[tokio::test]
async fn whoever_slept_is_not_asked_when_somebody_has_answered_meanwhile() {
    let (world, table) = asked_at_midnight().await;
    world.tables.still(table.id(), player(0).user).await.unwrap();
    for _ in 0..29 {
        let sent = world.pass(DAY).await;
        assert!(asked(&sent).is_empty(), "{sent:?}");
    }
    assert_eq!(world.state(table.id()).await, Stage::Running);
}

#[tokio::test]
async fn whoever_was_asked_is_not_asked_again_when_the_server_sets_another_time_to_close() {
    let (world, _table) = asked_at_midnight().await;
    assert_eq!(asked(&world.pass(8 * HOUR).await), [[player(1).user]]);
    let sooner = |settings: &mut ServerSettings| {
        settings.closing_days = 10;
        Ok(())
    };
    world.tables.change_server(GUILD, sooner).await.unwrap();
    let sent = world.pass(HOUR).await;
    assert!(asked(&sent).is_empty(), "{sent:?}");
}
