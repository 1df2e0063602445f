//! The coach: who reads what, and a review that goes on after whatever happens.

use super::*;
use crate::{ai::review::Effort, board::Seat};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Searches that take no time.
const QUICK: Effort = Effort { first: 8, long: 8, short: 4 };

fn of(asker: u8, seat: Option<u8>) -> ReviewOf {
    let seat = seat.map(|seat| Seat::new(seat).unwrap());
    ReviewOf { asker: player(asker).user, seat, most: 5 }
}

/// A game of two people that is over, in this channel.
async fn over(world: &World, channel: u64) -> Table {
    let table = world.game_in(ChannelId(channel), 2, Options::PUBLISHER).await;
    world.finish(&table).await;
    table
}

/// Which seat this player has.
async fn seat_of(table: &Table, index: u8) -> u8 {
    let players = table.look(None).await.unwrap().players;
    let own = players.iter().find(|one| one.user() == Some(player(index).user)).unwrap();
    u8::from(own.seat)
}

async fn why(world: &World, table: &Table, of: ReviewOf) -> Refused {
    match world.tables.review(table, of).await {
        Err(TableError::Refused(why)) => why,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it must be refused"),
    }
}

/// So many steps of a review, or all.
fn steps(work: &mut ReviewWork, many: usize) {
    for _ in 0..many {
        let Some(step) = work.next() else { return };
        let found = work.search(step);
        work.enter(step, found);
    }
}

async fn compute(world: &World) {
    let mut work = world.tables.next_review(QUICK).await.unwrap().expect("somebody asked for it");
    steps(&mut work, usize::MAX);
    assert!(world.tables.keep_review(&work).await.unwrap());
}

async fn whole(world: &World, table: &Table, of: ReviewOf) -> Review {
    match world.tables.review(table, of).await.unwrap() {
        ReviewState::Whole(review) => *review,
        ReviewState::Waits { .. } | ReviewState::Failed => panic!("it is whole"),
    }
}

async fn body(world: &World, table: &Table, seat: u8) -> Option<String> {
    let id = table.id();
    let row = world.tables.store().read(move |tx| tx.review(id, seat)).await.unwrap();
    row.map(|row| row.body)
}

#[tokio::test]
async fn a_review_is_for_its_player_until_they_share_it() {
    let world = World::new();
    let running = world.game(2).await;
    assert_eq!(why(&world, &running, of(0, None)).await, Refused::NotOver);
    world.finish(&running).await;
    let table = running;
    let (own, other) = (seat_of(&table, 0).await, seat_of(&table, 1).await);
    let private = |name: &str| Refused::Review(ReviewRefused::Private { name: name.to_owned() });
    assert_eq!(why(&world, &table, of(1, Some(own))).await, private("Player 0"));
    let strange = why(&world, &table, of(7, None)).await;
    assert!(matches!(strange, Refused::NotAtTable { .. }), "{strange:?}");
    let none = Refused::Review(ReviewRefused::NoSuchSeat);
    assert_eq!(why(&world, &table, of(0, Some(3))).await, none, "a forged seat");
    let state = world.tables.review(&table, of(0, None)).await.unwrap();
    assert!(matches!(state, ReviewState::Waits { before: 0, done: (0, _), .. }));
    let early = world.tables.share_review(&table, player(0).user).await;
    assert_eq!(early, Err(ReviewRefused::NotWhole.into()));
    compute(&world).await;

    let review = whole(&world, &table, of(0, None)).await;
    assert!(review.is_own && !review.is_shared && review.others.is_empty());
    let findings = &review.findings;
    assert!(findings.choices >= 10 && findings.moments.len() == review.decisions.len());
    assert!(review.decisions.iter().all(|one| u8::from(one.view.seat()) == own));
    for point in &findings.turning_points {
        let decision = &review.decisions[point.decision];
        let better = review.better[point.decision].as_ref().expect("another move is better");
        assert!(*better != decision.mv && decision.view.legal().contains(better));
    }
    assert_eq!(why(&world, &table, of(1, Some(own))).await, private("Player 0"), "still");
    let seat = review.seat;
    assert!(world.tables.shared_review(&table, seat).await.is_err(), "no post shows it yet");
    let shared = world.tables.share_review(&table, player(0).user).await;
    assert_eq!(shared, Ok(Showing::Owed));
    let again = world.tables.share_review(&table, player(0).user).await;
    assert!(matches!(again, Ok(Showing::Before { message: None, .. })), "one post: {again:?}");
    let posted = world.tables.shared_review(&table, seat).await.unwrap();
    assert!(!posted.is_own && posted.findings == *findings);
    let read = whole(&world, &table, of(1, Some(own))).await;
    assert!(!read.is_own && read.is_shared && read.findings == *findings);
    assert_eq!(why(&world, &table, of(0, Some(other))).await, private("Player 1"));
    let (_, readable) = world.tables.reviews_for(&table, player(7).user).await.unwrap();
    assert_eq!(readable, [Seat::new(own).unwrap()]);
}

#[tokio::test]
async fn a_review_goes_on_after_a_restart_and_says_the_same() {
    let world = World::new();
    let table = over(&world, 31).await;
    let (id, seat) = (table.id(), seat_of(&table, 0).await);
    world.tables.review(&table, of(0, None)).await.unwrap();
    compute(&world).await;
    let expected = body(&world, &table, seat).await;
    world.meddle("DELETE FROM reviews");
    world.meddle("UPDATE jobs SET state = 'waiting'");

    let mut work = world.tables.next_review(QUICK).await.unwrap().unwrap();
    steps(&mut work, 30);
    assert!(world.tables.keep_review(&work).await.unwrap());
    let state = world.tables.review(&table, of(0, None)).await.unwrap();
    assert!(matches!(state, ReviewState::Waits { before: 0, done: (1.., _), .. }));
    let half = body(&world, &table, seat).await;
    drop(table);
    let world = world.restart().await;
    let table = world.table(id).await;
    let mut again = world.tables.next_review(QUICK).await.unwrap().unwrap();
    assert!(body(&world, &table, seat).await == half);
    steps(&mut again, 1);
    steps(&mut again, usize::MAX);
    assert!(world.tables.keep_review(&again).await.unwrap());
    assert!(body(&world, &table, seat).await == expected, "as without a restart");
    assert!(world.tables.next_review(QUICK).await.unwrap().is_none(), "nothing is done twice");
    assert!(whole(&world, &table, of(0, None)).await.findings.choices > 0);
}

#[tokio::test]
async fn what_another_process_has_claimed_is_not_written() {
    let world = World::new();
    let table = over(&world, 31).await;
    world.tables.review(&table, of(0, None)).await.unwrap();
    let mut work = world.tables.next_review(QUICK).await.unwrap().unwrap();
    steps(&mut work, usize::MAX);
    world.meddle("UPDATE jobs SET claimed_by = 77");
    assert!(!world.tables.keep_review(&work).await.unwrap());
    assert!(body(&world, &table, seat_of(&table, 0).await).await.is_none());
}

#[tokio::test]
async fn a_person_asks_for_five_reviews_a_day_and_for_none_where_they_are_off() {
    let world = World::new();
    let mut tables = Vec::new();
    for channel in 31..37 {
        tables.push(over(&world, channel).await);
    }
    let off = ReviewOf { most: 0, ..of(0, None) };
    assert_eq!(why(&world, &tables[0], off).await, Refused::Review(ReviewRefused::Off));
    for (before, table) in (0..5).zip(&tables) {
        let state = world.tables.review(table, of(0, None)).await.unwrap();
        let ReviewState::Waits { before: found, .. } = state else { panic!("it waits") };
        assert_eq!(found, before, "the place in the queue");
    }
    let enough = Refused::Review(ReviewRefused::Enough { most: 5 });
    assert_eq!(why(&world, &tables[5], of(0, None)).await, enough);
    world.tables.review(&tables[0], of(0, None)).await.expect("what is asked for is asked for");
    world.tables.review(&tables[5], of(1, None)).await.expect("others may");
    world.clock.forward(DAY + Duration::from_secs(1));
    world.tables.review(&tables[5], of(0, None)).await.expect("another day");
}

#[tokio::test]
async fn a_review_goes_with_its_game() {
    let world = World::new();
    let (done, under_way) = (over(&world, 31).await, over(&world, 32).await);
    world.tables.review(&done, of(0, None)).await.unwrap();
    compute(&world).await;
    world.tables.review(&under_way, of(0, None)).await.unwrap();
    let mut work = world.tables.next_review(QUICK).await.unwrap().unwrap();
    steps(&mut work, usize::MAX);
    world.send_all().await;
    world.clock.forward(DAY * 3);
    assert_eq!(world.tables.drop_older_than(DAY).await.unwrap(), 2);
    assert!(body(&world, &done, 0).await.is_none() && body(&world, &done, 1).await.is_none());
    assert!(!world.tables.keep_review(&work).await.unwrap(), "its game is gone");
    assert!(world.tables.next_review(QUICK).await.unwrap().is_none());
    let jobs = world.tables.store().read(|tx| tx.job("review/2/0")).await.unwrap();
    let other = world.tables.store().read(|tx| tx.job("review/2/1")).await.unwrap();
    assert!(jobs.is_none() && other.is_none(), "nobody waits for it");
}

#[tokio::test]
async fn a_review_that_ends_by_a_fault_is_tried_thrice() {
    let world = World::new();
    let table = over(&world, 31).await;
    world.tables.review(&table, of(0, None)).await.unwrap();
    for _ in 0..3 {
        let work = world.tables.next_review(QUICK).await.unwrap().expect("it is tried");
        world.tables.fail_review(work.key()).await.unwrap();
        assert!(world.tables.next_review(QUICK).await.unwrap().is_none(), "not at once");
        world.clock.forward(Duration::from_secs(11 * 60));
    }
    assert!(world.tables.next_review(QUICK).await.unwrap().is_none());
    let state = world.tables.review(&table, of(0, None)).await.unwrap();
    assert!(matches!(state, ReviewState::Failed));
    world.clock.forward(Duration::from_secs(3600));
    let state = world.tables.review(&table, of(0, None)).await.unwrap();
    assert!(matches!(state, ReviewState::Waits { .. }), "asked for anew");
}

#[tokio::test]
async fn what_the_coach_said_is_handed_out_and_erased() {
    let world = World::new();
    let table = over(&world, 31).await;
    let seat = seat_of(&table, 0).await;
    world.tables.review(&table, of(0, None)).await.unwrap();
    compute(&world).await;
    world.tables.review(&over(&world, 32).await, of(0, None)).await.unwrap();
    let data = world.tables.data_of(player(0).user).await.unwrap().unwrap();
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["reviews"][0]["table"], table.id().0);
    assert!(data["reviews"][0]["body"]["progress"]["decisions"].is_array(), "{}", data["reviews"]);
    assert_eq!(data["jobs"].as_array().unwrap().len(), 2);
    world.tables.forget(player(0).user).await.unwrap();
    assert!(body(&world, &table, seat).await.is_none());
    assert!(world.tables.data_of(player(0).user).await.unwrap().is_none());
    assert!(world.tables.next_review(QUICK).await.unwrap().is_none());
}
