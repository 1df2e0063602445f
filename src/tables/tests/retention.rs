//! Games that were over long ago go when the host keeps them for a time only.

use super::*;
use crate::store::{Findings, check};

const DAY: Duration = Duration::from_secs(24 * 3600);
const MONTH: Duration = Duration::from_secs(24 * 30 * 3600);

impl World {
    fn findings(&self) -> Findings {
        check(&self.folder.path().join("aedile.db")).unwrap()
    }
}

#[tokio::test]
async fn what_was_over_long_ago_is_deleted_and_all_else_stays() {
    let world = World::new();
    let finished = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await;
    world.finish(&finished).await;
    let lobby = NewTable {
        channel: ChannelId(32),
        name: Some("Anna's table".to_owned()),
        ..world.new_table(3, Options::PUBLISHER)
    };
    let lobby = world.open(lobby).await;
    world.tables.end(lobby, player(0), Authority::Moderator, world.click()).await.unwrap();
    let owing = world.game_in(ChannelId(33), 2, Options::PUBLISHER).await;
    world.finish(&owing).await;
    world.send_all().await;
    world.meddle(&format!(
        "UPDATE posts SET state = 'due', settled = NULL
         WHERE id = (SELECT max(id) FROM posts WHERE table_id = {})",
        owing.id()
    ));
    world.clock.forward(MONTH);
    let late = world.game_in(ChannelId(34), 2, Options::PUBLISHER).await;
    world.finish(&late).await;
    let running = world.game_in(ChannelId(35), 2, Options::PUBLISHER).await;
    assert_eq!(world.tables.drop_older_than(MONTH + DAY).await.unwrap(), 0);
    world.clock.forward(DAY * 2);

    assert_eq!(world.tables.drop_older_than(MONTH + DAY).await.unwrap(), 2);
    assert_eq!(world.tables.drop_older_than(MONTH + DAY).await.unwrap(), 0, "once is enough");
    let [finished, owing, late, running] = [finished, owing, late, running].map(|table| table.id());
    for table in [finished, lobby] {
        assert_eq!(world.posts(table).await, Vec::new());
    }
    let world = world.restart().await;
    for table in [finished, lobby] {
        let left = world.tables.lobby(table).await.unwrap();
        assert_eq!((left.state, left.host, left.players.len()), (Stage::Ended, None, 0));
        assert_eq!(left.name, None);
    }
    if world.is_in_a_file() {
        assert_eq!(world.findings(), Findings { whole: 5, ..Findings::default() });
    }
    for table in [owing, late] {
        assert!(world.table(table).await.log().await.unwrap().complete);
    }
    world.finish(&world.table(running).await).await;
}

#[tokio::test]
async fn a_lesson_to_which_nobody_comes_back_for_a_week_is_deleted() {
    let world = World::new();
    let lesson =
        Practice::lesson(player(0), &GameOptions::of::<GreatCity>(Options::PUBLISHER)).unwrap();
    world.tables.keep_practice(&lesson, None).await.unwrap();
    world.clock.forward(DAY * 6);
    world.tables.drop_left_practice().await.unwrap();
    assert!(world.tables.practice(player(0).user).await.unwrap().is_some());
    world.clock.forward(DAY * 2);
    world.tables.drop_left_practice().await.unwrap();
    assert!(world.tables.practice_source(player(0).user).await.unwrap().is_none());
}

/// Two buttons of one panel pressed at once: both read the lesson before either has changed it.
#[tokio::test]
async fn of_two_clicks_at_once_in_a_lesson_the_first_one_counts() {
    let world = World::new();
    let lesson =
        Practice::lesson(player(0), &GameOptions::of::<GreatCity>(Options::PUBLISHER)).unwrap();
    world.tables.keep_practice(&lesson, None).await.unwrap();
    let read = world.tables.practice(player(0).user).await.unwrap().unwrap();
    let number = read.number();
    let legal = read.look().own.unwrap().legal();
    let after = |mv| read.play(world.click(), number, mv).unwrap();
    let (first, second) = (after(legal[0].clone()), after(legal[1].clone()));
    world.tables.keep_practice(&first, Some(number)).await.unwrap();
    let refused = world.tables.keep_practice(&second, Some(number)).await.unwrap_err();
    assert!(
        matches!(refused, TableError::Refused(Refused::Stale { expected, .. }) if expected == number)
    );
    let kept = world.tables.practice(player(0).user).await.unwrap().unwrap();
    assert_eq!(kept.look().public, first.look().public);
    assert_eq!(kept.number(), first.number());
    world.tables.end_practice(player(0).user).await.unwrap();
    world.tables.keep_practice(&second, Some(number)).await.unwrap_err();
    assert!(world.tables.practice_source(player(0).user).await.unwrap().is_none());
}

/// A deal is read whatever version has written it, and so is not compared letter by letter.
#[tokio::test]
async fn a_lesson_whose_deal_was_written_otherwise_goes_on() {
    let world = World::new();
    let lesson =
        Practice::lesson(player(0), &GameOptions::of::<GreatCity>(Options::PUBLISHER)).unwrap();
    world.tables.keep_practice(&lesson, None).await.unwrap();
    world.meddle("UPDATE practice SET deal = ' ' || deal");
    let read = world.tables.practice(player(0).user).await.unwrap().unwrap();
    let mv = read.look().own.unwrap().legal()[0].clone();
    let after = read.play(world.click(), read.number(), mv).unwrap();
    world.tables.keep_practice(&after, Some(read.number())).await.unwrap();
}

#[tokio::test]
async fn the_number_of_a_post_is_not_given_again() {
    let world = World::new();
    let only = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await;
    world.finish(&only).await;
    world.send_all().await;
    let last = world.posts(only.id()).await.last().unwrap().id;
    let notice = r#"{"notice":{"seat_freed":{"seat":0,"name":"Anna"}}}"#;
    world.meddle(&format!("UPDATE posts SET kind = '{notice}' WHERE id = {}", last.0));
    world.clock.forward(MONTH);
    assert_eq!(world.tables.drop_older_than(DAY).await.unwrap(), 1);
    let left = world.posts(only.id()).await;
    let told: Vec<_> =
        left.iter().map(|post| (post.id, post.kind.as_str(), post.message)).collect();
    assert_eq!(told, [(last, "\"lobby_card\"", None)], "nobody's name stays");
    let next = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await;
    assert!(world.posts(next.id()).await[0].id > last);
}

#[tokio::test]
#[should_panic(expected = "a move is never deleted")]
async fn the_moves_of_a_game_that_can_be_looked_up_are_never_deleted() {
    let world = World::new();
    let table = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await;
    world.finish(&table).await;
    world.meddle(&format!("DELETE FROM moves WHERE table_id = {}", table.id()));
}
