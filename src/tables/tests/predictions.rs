//! Predictions: what counts, what stays, and who is on the board.

use std::collections::BTreeSet;

use super::*;
use crate::{board::Seat, pace::Boards};

fn predicts(name: &str, seat: u8, counts: bool) -> Prediction {
    let seat = Seat::new(seat).unwrap();
    Prediction { name: name.to_owned(), seat, confidence: Confidence::Sure, counts }
}

/// Who predicted what that counts, as the database has it.
async fn scored(world: &World) -> Vec<(u64, u8, u8)> {
    let since = Timestamp(i64::MIN);
    let rows = world.tables.store().read(move |tx| tx.predictions_since(GUILD, since)).await;
    rows.unwrap().iter().map(|row| (row.player.0, row.seats, row.winners)).collect()
}

#[tokio::test]
async fn what_counts_is_scored_at_the_end_but_not_of_who_has_sat_there() {
    let world = World::new();
    let table = world.game(2).await;
    let predict = |user: u64, counts| {
        world.tables.predict(table.id(), UserId(user), predicts("Ida", 1, counts))
    };
    for (user, counts) in [(71, true), (72, false)] {
        assert!(predict(user, counts).await.unwrap());
    }
    assert!(!predict(71, false).await.unwrap(), "what counts is not taken back");
    assert!(predict(72, false).await.unwrap());
    assert!(
        world.tables.predict(table.id(), player(5).user, predicts("E", 0, true)).await.unwrap()
    );
    world.tables.seat(table.id(), player(0), world.click(), SeatStep::Resign).await.unwrap();
    world.take(&table, &player(5), Seat::FIRST).await.unwrap();
    assert_eq!(scored(&world).await, []);
    world.finish(&table).await;
    let [(71, 2, 1 | 2)] = scored(&world).await[..] else { panic!("{:?}", scored(&world).await) };
    let all = world.tables.predictions(table.id()).await.unwrap();
    assert_eq!(all.len(), 3, "the final post names all");

    // The score stays when the game goes.
    world.send_all().await;
    let keep = Duration::from_secs(24 * 3600);
    world.clock.forward(keep * 2);
    assert_eq!(world.tables.drop_older_than(keep).await.unwrap(), 1);
    assert!(world.tables.predictions(table.id()).await.unwrap().is_empty());
    assert_eq!(scored(&world).await.len(), 1);
    let own = world.tables.own_predictions(GUILD, UserId(71)).await.unwrap();
    assert_eq!((own.latest.len(), own.by_confidence.len()), (1, 1));
    let stranger = world.tables.own_predictions(GUILD, UserId(72)).await.unwrap();
    assert_eq!((stranger.latest.len(), stranger.all.points.count), (0, 0));
}

#[tokio::test]
async fn nothing_counts_where_an_ai_plays() {
    let world = World::new();
    let table = world.game(2).await;
    world.finish(&table).await;
    let id = table.id();
    assert!(world.tables.predict(id, UserId(71), predicts("Ida", 1, true)).await.unwrap());
    let settle = async || {
        world.tables.store().with(move |tx| tx.settle_predictions(id, Timestamp(9))).await.unwrap();
        scored(&world).await.len()
    };
    world.meddle("UPDATE seats SET player = NULL, ai = 'easy' WHERE seat = 0");
    assert_eq!(settle().await, 0);
    world.meddle("UPDATE seats SET ai = NULL WHERE seat = 0");
    assert_eq!((settle().await, settle().await), (1, 1), "and once");
}

/// Predictions of somebody: so many came true, so many did not.
fn made(world: &World, (user, name): (u64, &str), (came_true, failed): (u32, u32)) {
    for number in 0..came_true + failed {
        let hit = u8::from(number < came_true);
        let table = 900_000 + user * 100 + u64::from(number);
        world.meddle(&format!(
            "INSERT INTO predictions VALUES ({table}, {user}, {GUILD}, 'great_city', '{name}', 'sure', 2, 1, {hit}, {number})"
        ));
    }
}

#[tokio::test]
async fn the_board_has_who_wants_to_be_there_from_twenty_predictions_on() {
    let world = World::new();
    world.clock.forward(Duration::from_secs(24 * 3600));
    let all = [
        (71, "Best", (28, 4)),
        (72, "Good", (20, 4)),
        (73, "Few", (19, 0)),
        (74, "Hidden", (30, 0)),
        (75, "Gone", (30, 0)),
        (76, "Bad", (4, 26)),
    ];
    for (user, name, record) in all {
        made(&world, (user, name), record);
        if name != "Hidden" {
            world.tables.rank_here(UserId(user)).await.unwrap();
        }
    }
    let gone = BTreeSet::from([UserId(75)]);
    let board = world.tables.prediction_board(GUILD, UserId(73), 0, gone.clone()).await.unwrap();
    let names: Vec<_> = board.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["Best", "Good", "Bad"]);
    assert_eq!(board.rows[0].places, 1..=2, "they cannot be told apart");
    assert_eq!(board.rows[2].places, 3..=3);
    assert_eq!((board.own, board.record.points.count, board.people), (None, 19, 3));
    let hidden = world.tables.prediction_board(GUILD, UserId(74), 0, gone.clone()).await.unwrap();
    assert_eq!((hidden.own, hidden.record.came_true), (None, 30));
    let own = world.tables.prediction_board(GUILD, UserId(72), 7, gone.clone()).await.unwrap();
    assert_eq!((own.own.unwrap().name.as_str(), own.page), ("Good", 0));
    let elsewhere = world.tables.prediction_board(GuildId(2), UserId(72), 0, gone.clone()).await;
    assert_eq!(elsewhere.unwrap().people, 0);
    // A year later nothing of it counts.
    world.clock.forward(Duration::from_secs(365 * 24 * 3600));
    let later = world.tables.prediction_board(GUILD, UserId(72), 0, gone).await.unwrap();
    assert_eq!((later.people, later.record.points.count), (0, 0));
}

#[tokio::test]
async fn predictions_from_before_are_guesses_off_the_board() {
    let world = World::new();
    let table = world.game(2).await;
    world.meddle(&format!(
        "INSERT INTO tips (table_id, player, name, seat, at) VALUES ({}, 71, 'Ida', 1, 6)",
        table.id()
    ));
    let old = world.tables.prediction(table.id(), UserId(71)).await.unwrap().unwrap();
    assert_eq!((old.confidence, old.counts), (Confidence::Guess, false));
    world.finish(&table).await;
    assert_eq!(scored(&world).await, []);
}

#[tokio::test]
async fn who_is_forgotten_leaves_the_board() {
    let world = World::new();
    world.clock.forward(Duration::from_secs(24 * 3600));
    made(&world, (71, "Ida"), (20, 5));
    world.tables.rank_here(UserId(71)).await.unwrap();
    let board = |world: &World| {
        let tables = world.tables.clone();
        async move { tables.prediction_board(GUILD, UserId(1), 0, BTreeSet::new()).await.unwrap() }
    };
    assert_eq!(board(&world).await.people, 1);
    let nowhere = |set: &mut crate::pace::Preferences| {
        set.boards = Boards::Nowhere;
        Ok(())
    };
    world.tables.change_preferences(UserId(71), nowhere).await.unwrap();
    assert_eq!(board(&world).await.people, 0);
    world.tables.rank_here(UserId(71)).await.unwrap();
    assert!(world.tables.forget(UserId(71)).await.unwrap());
    assert_eq!((board(&world).await.people, scored(&world).await.len()), (0, 0));
}
