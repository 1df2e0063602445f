//! The puzzle of the day: one a date from the stock, one answer a person, its hours, its figures, and practice from it.

use super::*;
use crate::{
    ai::Budget,
    board::SeatColour,
    daily::{begins, puzzle_game_of, tests::a_puzzle},
    pace::{Boards, Preferences},
    tables::{DailyPractice, DailyRefused, DailyScope, PracticeSource},
};

const HERE: DailyScope = DailyScope::Server(GUILD);

const DAY: Duration = Duration::from_secs(24 * 3600);

const FIRST: DateNumber = DateNumber(0);

fn refused<T>(result: Result<T, TableError>) -> DailyRefused {
    match refusal(result) {
        TableError::Refused(Refused::Daily(why)) => why,
        other => panic!("{other:?}"),
    }
}

/// A stock of a puzzle of each game, of two numbers.
async fn stocked(world: &World) {
    for number in 0..2 {
        for kind in GameKind::ALL {
            world.tables.keep_puzzle(&a_puzzle(*kind, number, 1)).await.unwrap();
        }
    }
}

async fn answer(world: &World, who: u8, choice: usize) -> Result<usize, TableError> {
    let by = (player(who), GUILD);
    world.tables.answer_puzzle(world.tables.daily_today(), by, choice).await
}

#[tokio::test]
async fn a_date_has_one_puzzle_of_another_game_than_its_deal_also_after_a_restart() {
    let world = World::new();
    assert!(world.tables.puzzle_today().await.unwrap().is_none(), "there is none yet");
    stocked(&world).await;
    let all = 2 * GameKind::ALL.len();
    let first = world.tables.puzzle_today().await.unwrap().unwrap();
    assert_eq!(first.puzzle.game.kind(), puzzle_game_of(FIRST));
    assert_ne!(first.puzzle.game.kind(), first.day.game);
    let world = world.restart().await;
    let again = world.tables.puzzle_today().await.unwrap().unwrap();
    assert_eq!(again.puzzle.json(), first.puzzle.json());
    let stock = |world: &World| {
        let store = world.tables.store().clone();
        async move { store.read(|tx| tx.puzzles()).await.unwrap() }
    };
    assert_eq!(stock(&world).await.iter().filter(|row| row.date.is_none()).count(), all - 1);
    for _ in 0..=all {
        world.clock.forward(DAY);
        world.tables.close_dailies().await.unwrap();
        world.tables.puzzle_today().await.unwrap();
    }
    let mut dates: Vec<_> = stock(&world).await.iter().filter_map(|row| row.date).collect();
    dates.sort();
    assert_eq!(
        dates,
        (0..u32::try_from(all).unwrap()).map(DateNumber).collect::<Vec<_>>(),
        "none is asked twice"
    );
}

#[tokio::test]
async fn a_clock_that_was_ahead_closes_a_puzzle_for_good() {
    let world = World::new();
    stocked(&world).await;
    world.tables.puzzle_today().await.unwrap();
    world.clock.go_wrong(3 * DAY + Duration::from_secs(7 * 3600));
    world.tables.close_dailies().await.unwrap();
    world.tables.puzzle_today().await.unwrap();
    world.clock.go_wrong(Duration::ZERO);
    let back = world.tables.puzzle_today().await.unwrap();
    assert!(back.is_some_and(|found| found.is_closed()), "its answer is public");
    assert_eq!(refused(answer(&world, 3, 0).await), DailyRefused::PuzzleOver(FIRST));
}

#[tokio::test]
async fn the_first_answer_of_a_person_counts_and_only_on_its_date() {
    let world = World::new();
    assert_eq!(refused(answer(&world, 0, 1).await), DailyRefused::NoPuzzle);
    stocked(&world).await;
    world.tables.puzzle_today().await.unwrap();
    assert_eq!(answer(&world, 0, 2).await.unwrap(), 2);
    assert_eq!(answer(&world, 0, 1).await.unwrap(), 2, "a second one changes nothing");
    let world = world.restart().await;
    assert_eq!(world.tables.puzzle_answer(FIRST, player(0).user).await.unwrap(), Some(2));
    assert_eq!(refused(answer(&world, 1, 4).await), DailyRefused::NoPuzzle, "there are four moves");
    assert_eq!(refused(answer(&world, 1, usize::MAX).await), DailyRefused::NoPuzzle);
    assert_eq!(world.tables.puzzle_answer(FIRST, player(1).user).await.unwrap(), None);
    world.clock.forward(DAY);
    world.tables.puzzle_today().await.unwrap();
    let late = world.tables.answer_puzzle(FIRST, (player(1), GUILD), 1).await;
    assert_eq!(refused(late), DailyRefused::PuzzleOver(FIRST));
    let early = world.tables.answer_puzzle(DateNumber(2), (player(1), GUILD), 1).await;
    assert_eq!(refused(early), DailyRefused::NoPuzzle);
}

#[tokio::test]
async fn how_it_was_answered_is_public_when_its_date_is_closed_and_names_those_alone_who_want_it() {
    let world = World::new();
    stocked(&world).await;
    world.tables.puzzle_today().await.unwrap();
    for (who, choice) in [(0, 1), (1, 1), (2, 3), (3, 1)] {
        answer(&world, who, choice).await.unwrap();
    }
    for (who, wish) in [(0, Boards::Here), (1, Boards::Nowhere), (3, Boards::Everywhere)] {
        let set = move |set: &mut Preferences| {
            set.boards = wish;
            Ok(())
        };
        world.tables.change_preferences(player(who).user, set).await.unwrap();
    }
    world.meddle("UPDATE puzzle_answers SET guild = 99 WHERE player = 103");
    let figures = |scope| world.tables.puzzle_figures(FIRST, scope);
    assert!(matches!(refused(figures(HERE).await), DailyRefused::NotClosed(..)));
    world.clock.forward(DAY + Duration::from_secs(7 * 3600));
    world.tables.close_dailies().await.unwrap();
    let here = figures(HERE).await.unwrap();
    assert_eq!(here.chosen, [0, 3, 0, 1]);
    let names = |all: Vec<(UserId, String)>| all.into_iter().map(|one| one.0).collect::<Vec<_>>();
    assert_eq!(names(here.found), [player(0).user]);
    let everywhere = figures(DailyScope::Everywhere).await.unwrap();
    assert_eq!(everywhere.chosen, [0, 3, 0, 1]);
    let streak = world.tables.daily_streak(player(0).user).await.unwrap();
    assert_eq!((streak.puzzles, streak.dates), ((1, 1, 1), 0));
    assert!(world.tables.forget(player(0).user).await.is_ok());
    assert_eq!(
        figures(HERE).await.unwrap().chosen,
        [0, 2, 0, 1],
        "who is forgotten counts no more"
    );
}

#[tokio::test]
async fn a_stock_is_filled_game_by_game() {
    let world = World::new();
    let next = || async { world.tables.puzzle_wanted().await.unwrap() };
    assert_eq!(next().await, Some(GameKind::ALL[0]));
    world.tables.keep_puzzle(&a_puzzle(GameKind::ALL[0], 1, 0)).await.unwrap();
    assert_eq!(next().await, Some(GameKind::ALL[1]));
    let body = a_puzzle(GameKind::ALL[1], 1, 0).json();
    for (place, kind) in GameKind::ALL.iter().enumerate() {
        let first = 100 * (place + 1);
        for id in first..first + 14 {
            let (game, body) = (kind.id(), body.clone());
            world
                .meddle(&format!("INSERT INTO puzzles VALUES ({id}, '{game}', '{body}', 1, NULL)"));
        }
    }
    assert_eq!(next().await, None, "it is full");
    world.meddle("UPDATE puzzles SET date = id WHERE game = 'builders' AND id < 203");
    assert_eq!(next().await, Some(GameKind::ALL[1]));
}

#[tokio::test]
async fn a_stock_has_no_board_twice() {
    let world = World::new();
    let (one, other) = (a_puzzle(GameKind::ALL[1], 1, 0), a_puzzle(GameKind::ALL[1], 1, 2));
    assert!(world.tables.keep_puzzle(&one).await.unwrap());
    assert!(!world.tables.keep_puzzle(&other).await.unwrap(), "the same board");
    world.tables.puzzle_today().await.unwrap();
    assert!(!world.tables.keep_puzzle(&one).await.unwrap(), "also once it was asked");
    assert!(world.tables.keep_puzzle(&a_puzzle(GameKind::ALL[1], 2, 0)).await.unwrap());
    let rows = world.tables.store().read(|tx| tx.puzzles()).await.unwrap();
    assert_eq!(rows.len(), 2);
}

#[tokio::test]
async fn who_knows_the_answer_practises_from_the_position_without_its_hidden_cards() {
    let world = World::new();
    stocked(&world).await;
    let found = world.tables.puzzle_today().await.unwrap().unwrap();
    let seats =
        || vec![("Purple".to_owned(), SeatColour::Purple), ("White".to_owned(), SeatColour::White)];
    let of = DailyPractice::Puzzle(FIRST);
    let early = world.tables.practise_daily(of, player(0), seats()).await;
    assert_eq!(refused(early), DailyRefused::NotAnswered(FIRST));
    answer(&world, 0, 0).await.unwrap();
    let game = world.tables.practise_daily(of, player(0), seats()).await.unwrap();
    assert_eq!(game.source(), PracticeSource::Daily);
    let look = game.look();
    assert_eq!(look.own.unwrap().legal(), found.puzzle.view().legal(), "the same decision");
    assert_eq!(look.public, found.puzzle.game.public_view());
    let (table, _) = game.play_on().unwrap();
    assert_eq!(DailyPractice::of(table), Some(of));
    world.tables.keep_practice(&game, None).await.unwrap();
    let world = world.restart().await;
    let kept = world.tables.practice(player(0).user).await.unwrap().unwrap();
    assert_eq!(kept.look().public, found.puzzle.game.public_view());
    let mv = first_move(&kept.look());
    let on = kept.play(world.click(), kept.number(), mv).unwrap();
    let budget = Budget::iterations(10);
    on.answered(|level, view, chance| view.choose(level, chance, &budget)).unwrap();
}

#[tokio::test]
async fn a_deal_is_practised_as_it_lay_once_it_is_closed() {
    let world = World::new();
    world.tables.daily_days().await.unwrap();
    let dealt = world.tables.begin_daily(FIRST, player(1), GUILD).await.unwrap();
    let seats =
        || vec![("Purple".to_owned(), SeatColour::Purple), ("White".to_owned(), SeatColour::White)];
    let of = DailyPractice::Deal(FIRST);
    let early = world.tables.practise_daily(of, player(0), seats()).await;
    assert!(matches!(refused(early), DailyRefused::NotClosed(FIRST, _)));
    world.clock.forward(DAY + Duration::from_secs(6 * 3600));
    world.tables.close_dailies().await.unwrap();
    let game = world.tables.practise_daily(of, player(0), seats()).await.unwrap();
    let own = |look: &Look| look.own.as_ref().unwrap().own_json();
    assert_eq!(own(&game.look()), own(&dealt.look()));
    assert_eq!(game.look().public, dealt.look().public);
    assert_eq!(DailyPractice::of(game.play_on().unwrap().0), Some(of));
    assert_eq!(begins(DateNumber(1)), 86_400_000);
    let none = world.tables.practise_daily(DailyPractice::Deal(DateNumber(77)), player(0), seats());
    assert_eq!(refused(none.await), DailyRefused::None);
}
