//! The deal of the day: one try, its hours, its board, and clocks and releases that change in between.

use std::collections::BTreeSet;

use super::*;
use crate::{
    board::ids::DateNumber,
    daily::{begins, settles},
    pace::{Boards, Preferences},
    tables::{DailyBoard, DailyPlay, DailyRefused, DailyScope},
};

const HERE: DailyScope = DailyScope::Server(GUILD);

const DAY: Duration = Duration::from_secs(24 * 3600);

fn refused<T>(result: Result<T, TableError>) -> DailyRefused {
    match refusal(result) {
        TableError::Refused(Refused::Daily(why)) => why,
        other => panic!("{other:?}"),
    }
}

/// Player 0's play of this date, which is today, after their first decision.
async fn begun(world: &World, date: DateNumber) -> DailyPlay {
    world.tables.daily_days().await.unwrap();
    let play = world.tables.begin_daily(date, player(0), GUILD).await.unwrap();
    let after = decided(world, &play);
    world.tables.keep_daily(&after, play.number()).await.unwrap();
    after
}

fn decided(world: &World, play: &DailyPlay) -> DailyPlay {
    let mv = first_move(&play.look());
    play.play(world.click(), play.number(), &[mv]).unwrap()
}

async fn board(world: &World, date: u32, scope: DailyScope) -> Result<DailyBoard, TableError> {
    let of = (Some(DateNumber(date)), scope);
    world.tables.daily_board(of, player(0).user, 0, BTreeSet::new()).await
}

/// That these have played the deal of date 0 to its end, with their leads.
fn results(world: &World, leads: &[(u64, i64)]) {
    for (user, lead) in leads {
        world.meddle(&format!(
            "INSERT INTO daily_plays VALUES (0, {user}, 1, 'P{user}', '[]', 1, 2, 1, {lead}, 60, 2)"
        ));
    }
}

async fn choose(world: &World, user: u64, boards: Boards) {
    let set = move |set: &mut Preferences| {
        set.boards = boards;
        Ok(())
    };
    world.tables.change_preferences(UserId(user), set).await.unwrap();
}

#[tokio::test]
async fn there_is_one_try_and_it_goes_on_after_a_restart() {
    let mut world = World::new();
    let play = begun(&world, DateNumber(0)).await;
    let deal = play.look().own.unwrap().own_json();
    world = world.restart().await;
    let again = world.tables.begin_daily(DateNumber(0), player(0), GUILD).await.unwrap();
    assert_eq!(again.number(), play.number(), "a second try is the first one");
    let on = world.tables.daily_under_way(player(0).user).await.unwrap().unwrap();
    assert_eq!((on.number(), on.look().own.unwrap().own_json()), (play.number(), deal));
    let other = world.tables.begin_daily(DateNumber(0), player(1), GUILD).await.unwrap();
    let first = world.tables.daily_play(DateNumber(0), player(1).user).await.unwrap();
    assert_eq!(other.number(), first.number(), "the row is there before anything is shown");
    assert!(world.tables.daily_under_way(player(2).user).await.unwrap().is_none());
}

#[tokio::test]
async fn of_two_clicks_on_one_moment_one_counts() {
    let world = World::new();
    world.tables.daily_days().await.unwrap();
    let play = world.tables.begin_daily(DateNumber(0), player(0), GUILD).await.unwrap();
    let (one, other) = (decided(&world, &play), decided(&world, &play));
    world.tables.keep_daily(&one, play.number()).await.unwrap();
    let late = world.tables.keep_daily(&other, play.number()).await;
    assert!(matches!(refusal(late), TableError::Refused(Refused::Stale { .. })));
}

#[tokio::test]
async fn a_deal_is_begun_on_its_date_alone_and_finished_within_six_hours() {
    let world = World::new();
    world.tables.daily_days().await.unwrap();
    let play = world.tables.begin_daily(DateNumber(0), player(0), GUILD).await.unwrap();
    let on = decided(&world, &play);
    for date in [1, 2, 4_000_000_000] {
        let early = world.tables.begin_daily(DateNumber(date), player(1), GUILD).await;
        assert_eq!(refused(early), DailyRefused::NotToday(DateNumber(date)));
    }
    world.clock.forward(DAY);
    world.tables.close_dailies().await.unwrap();
    let late = world.tables.begin_daily(DateNumber(0), player(1), GUILD).await;
    assert_eq!(refused(late), DailyRefused::NotToday(DateNumber(0)));
    world.tables.keep_daily(&on, play.number()).await.unwrap();
    assert!(world.tables.daily_under_way(player(0).user).await.unwrap().is_some());
    let not_yet = refused(board(&world, 0, HERE).await);
    assert_eq!(not_yet, DailyRefused::NotClosed(DateNumber(0), Timestamp(settles(DateNumber(0)))));
    assert_eq!(refused(world.tables.daily_log(DateNumber(0), player(0).user).await), not_yet);
    world.clock.forward(Duration::from_secs(6 * 3600));
    let after = world.tables.keep_daily(&on, on.number()).await;
    assert_eq!(refused(after), DailyRefused::Closed(DateNumber(0)), "also before it is closed");
    assert!(board(&world, 0, HERE).await.is_err());
    world.tables.close_dailies().await.unwrap();
    assert!(board(&world, 0, HERE).await.is_ok());
    assert!(world.tables.daily_under_way(player(0).user).await.unwrap().is_none());
    let day = world.tables.daily_day(DateNumber(0)).await.unwrap();
    assert!(day.secret.is_some_and(|secret| secret.commitment() == day.commitment));
    let next = world.tables.daily_day(DateNumber(1)).await.unwrap();
    assert!(next.secret.is_none(), "that of today stays secret");
}

/// The clock was ahead by two days and is right again: what was closed then is known, so nobody begins it.
#[tokio::test]
async fn what_is_closed_stays_closed_when_the_clock_is_set_back() {
    let world = World::new();
    begun(&world, DateNumber(0)).await;
    world.clock.go_wrong(DAY * 2);
    world.tables.close_dailies().await.unwrap();
    world.clock.go_wrong(Duration::ZERO);
    let begin = world.tables.begin_daily(DateNumber(0), player(1), GUILD).await;
    assert_eq!(refused(begin), DailyRefused::Closed(DateNumber(0)));
    assert!(world.tables.daily_under_way(player(0).user).await.unwrap().is_none());
    assert!(board(&world, 0, HERE).await.is_ok());
    world.clock.forward(DAY);
    let next = world.tables.begin_daily(DateNumber(1), player(1), GUILD).await;
    assert!(next.is_ok(), "tomorrow is as always");
}

#[tokio::test]
async fn a_release_in_between_counts_for_the_streak_alone() {
    let world = World::new();
    world.tables.daily_days().await.unwrap();
    let play = world.tables.begin_daily(DateNumber(0), player(0), GUILD).await.unwrap();
    world.meddle("UPDATE daily SET ai_version = 'another' WHERE date = 0");
    world.tables.keep_daily(&decided(&world, &play), play.number()).await.unwrap();
    results(&world, &[(50, 3)]);
    world.meddle("UPDATE daily_plays SET done = 5, margin = 9, points = 40 WHERE player <> 50");
    world.clock.forward(DAY * 2);
    world.tables.close_dailies().await.unwrap();
    choose(&world, player(0).user.0, Boards::Everywhere).await;
    choose(&world, 50, Boards::Everywhere).await;
    let board = board(&world, 0, HERE).await.unwrap();
    assert_eq!((board.people, board.rows[0].person), (1, Some(UserId(50))));
    assert_eq!(board.own, None);
    let streak = world.tables.daily_streak(player(0).user).await.unwrap();
    assert_eq!((streak.best, streak.dates), (1, 1));
}

#[tokio::test]
async fn equal_leads_share_a_place_and_only_those_are_named_who_want_to_be() {
    let world = World::new();
    world.tables.daily_days().await.unwrap();
    let own = player(0).user.0;
    results(&world, &[(50, 14), (51, 14), (52, 9), (53, 20), (own, -3)]);
    world.meddle("UPDATE daily_plays SET guild = 2 WHERE player = 52");
    for (user, boards) in [
        (50, Boards::Here),
        (51, Boards::Everywhere),
        (52, Boards::Everywhere),
        (own, Boards::Here),
    ] {
        choose(&world, user, boards).await;
    }
    world.clock.forward(DAY * 2);
    world.tables.close_dailies().await.unwrap();
    let told = |board: &DailyBoard| {
        let row =
            |row: &crate::tables::DailyBoardRow| (row.place, row.name.clone().unwrap_or_default());
        board.rows.iter().map(row).collect::<Vec<_>>()
    };
    let named = |all: &[(usize, &str)]| {
        all.iter().map(|(place, name)| (*place, (*name).to_owned())).collect::<Vec<_>>()
    };
    let here = board(&world, 0, HERE).await.unwrap();
    let me = format!("P{own}");
    assert_eq!(told(&here), named(&[(1, "P50"), (1, "P51"), (3, &me)]));
    assert_eq!(here.better_than, Some((0, 5)));
    assert_eq!(here.own.map(|own| own.place), Some(3));
    let everywhere = board(&world, 0, DailyScope::Everywhere).await.unwrap();
    assert_eq!(told(&everywhere), named(&[(1, ""), (2, ""), (2, "P51"), (4, "P52"), (5, "")]));
    assert!(everywhere.rows.iter().all(|row| row.name.is_some() == row.person.is_some()));
    let gone = BTreeSet::from([UserId(51)]);
    let of = (None, HERE);
    let left = world.tables.daily_board(of, UserId(50), 0, gone).await.unwrap();
    assert_eq!(told(&left), named(&[(1, "P50"), (2, &me)]), "the last closed date");
    assert_eq!(left.day.date, DateNumber(0));
}

#[tokio::test]
async fn par_is_asked_for_until_it_is_known_and_dates_are_as_they_say() {
    let world = World::new();
    assert!(world.tables.daily_without_par().await.unwrap().is_none(), "nothing was asked for");
    world.tables.daily_days().await.unwrap();
    let (date, ..) = world.tables.daily_without_par().await.unwrap().unwrap();
    assert_eq!(date, DateNumber(0));
    world.tables.set_daily_par(date, 9).await.unwrap();
    world.tables.set_daily_par(date, 10).await.unwrap();
    assert_eq!(world.tables.daily_day(date).await.unwrap().par, Some(9), "the first is kept");
    let (next, ..) = world.tables.daily_without_par().await.unwrap().unwrap();
    assert_eq!(next, DateNumber(1), "tomorrow's is computed before its date");
    assert_eq!(begins(next), 86_400_000);
}
