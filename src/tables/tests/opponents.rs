//! AI at tables: who must think, what the channel hears of it, and what a restart leaves of it.

use super::*;
use crate::{
    board::{FirstPlayer, Level, Seat, Turn},
    games::great_city::rules::view::Phase,
    store::{SeatRow, TurnRow},
};

/// The seat row of an AI.
fn ai(seat: u8, level: Level) -> SeatRow {
    SeatRow {
        seat,
        player: None,
        ai: Some(level.name().to_owned()),
        name: format!("Builder {seat}"),
        interaction: InteractionId(0),
        bank: 0,
        missed: 0,
        away: false,
        standing_order: None,
        colour: None,
    }
}

/// A running game of the host, who is to decide, against AI of these levels; of AI alone when there are as many as seats.
async fn against(world: &World, levels: &[Level], seats: u8) -> Table {
    let options = Options { first_player: FirstPlayer::Fixed(Seat::FIRST), ..Options::PUBLISHER };
    let id = world.open(world.new_table(seats, options)).await;
    let persons = seats - u8::try_from(levels.len()).unwrap();
    let rows: Vec<_> = (persons..).zip(levels).map(|(seat, level)| ai(seat, *level)).collect();
    let sit = move |tx: &crate::store::Tx| {
        let mut all = tx.seats(id)?;
        all.truncate(usize::from(persons));
        all.extend(rows);
        tx.set_seats(id, &all)
    };
    world.tables.store().with(sit).await.unwrap();
    world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await.unwrap();
    let table = world.table(id).await;
    if persons > 0 {
        let_think(&table).await;
    }
    table
}

/// Lets the AI decide by the first move that they may make, until a person must; how many moves that were.
async fn let_think(table: &Table) -> usize {
    let mut moves = 0;
    while let Some(think) = table.to_think().await.unwrap() {
        let mv = think.view.legal()[moves % think.view.legal().len()].clone();
        table.play_for(&think, mv).await.unwrap();
        moves += 1;
    }
    moves
}

/// Plays for the person until somebody else decides.
async fn end_turn(world: &World, table: &Table) {
    let seat = table.look(None).await.unwrap().turn.seat();
    world.play_until(table, |look| look.turn.seat() != seat).await;
}

#[tokio::test]
async fn only_the_seat_of_an_ai_must_think_and_it_gets_its_own_view() {
    let world = World::new();
    let table = against(&world, &[Level::Hard, Level::Easy], 3).await;
    assert!(table.to_think().await.unwrap().is_none(), "a person decides");
    end_turn(&world, &table).await;
    let think = table.to_think().await.unwrap().expect("an AI decides");
    let look = table.look(None).await.unwrap();
    assert_eq!(Some(think.seat), look.turn.seat());
    assert_eq!((think.number, think.view.seat(), think.shown), (look.number, think.seat, None));
    let Occupant::Ai(level) = look.players[think.seat.index()].who else { panic!("a person") };
    assert_eq!(think.level, level);
    assert_eq!(world.tables.waiting_for_program().await.unwrap(), [table.id()]);
}

#[tokio::test]
async fn several_ai_turns_in_a_row_make_one_board_post() {
    let world = World::new();
    let table = against(&world, &[Level::Hard, Level::Normal, Level::Easy], 4).await;
    let before = world.kinds(table.id()).await.len();
    let from = table.look(None).await.unwrap().number;
    end_turn(&world, &table).await;
    assert_eq!(world.kinds(table.id()).await[before..], [PostKind::ClearPing]);
    assert!(let_think(&table).await >= 3);
    let look = table.look(None).await.unwrap();
    let (seat, number) = (Seat::FIRST, look.number);
    assert_eq!(look.turn, Turn::ToMove(seat));
    let owed = &world.kinds(table.id()).await[before + 1..];
    assert_eq!(owed[0], PostKind::Board { from, to: number });
    assert!(
        matches!(owed[1..], [PostKind::Ping { seat: to, number: at, .. }] if (to, at) == (seat, number))
    );
}

#[tokio::test]
async fn a_whole_game_against_ai_tells_each_event_once_and_has_a_whole_log() {
    let world = World::new();
    let table = against(&world, &[Level::Hard, Level::Greedy], 3).await;
    while table.look(None).await.unwrap().state == Stage::Running {
        if let_think(&table).await == 0 {
            world.step(&table, 3).await;
        }
    }
    let end = table.look(None).await.unwrap().number;
    let whole = table.stretch(MoveNumber(0), end).await.unwrap().events;
    let mut told = Vec::new();
    for kind in world.kinds(table.id()).await {
        if let PostKind::Board { from, to } = kind {
            told.extend(table.stretch(from, to).await.unwrap().events);
        }
    }
    assert!(told == whole);
    assert_eq!(world.kinds(table.id()).await.last(), Some(&PostKind::Final));
    assert!(table.log().await.unwrap().complete);
    let clicks = table.outcome().await.unwrap().clicks;
    assert_eq!((clicks.ids.len(), clicks.count()), (4, 1), "the start alone, beside three seats");
}

#[tokio::test]
async fn a_table_of_ai_alone_shows_a_board_a_round_and_calls_nobody() {
    let world = World::new();
    let table = against(&world, &[Level::Easy; 3], 3).await;
    let_think(&table).await;
    let kinds = world.kinds(table.id()).await;
    let pings =
        kinds.iter().filter(|kind| matches!(kind, PostKind::Ping { .. } | PostKind::ClearPing));
    assert_eq!(pings.count(), 0);
    let boards = kinds.iter().filter(|kind| matches!(kind, PostKind::Board { .. })).count();
    let rounds =
        usize::from(table.look(None).await.unwrap().public.typed::<GreatCity>().unwrap().rounds);
    assert_eq!(boards, 1 + rounds + 1, "the deal, each round's beginning, the end");
    assert_eq!(kinds.last(), Some(&PostKind::Final));
}

#[tokio::test]
async fn a_round_that_people_watch_is_shown_since_it_began_and_the_moves_in_it_are_not() {
    let world = World::new();
    let table = against(&world, &[Level::Easy; 2], 2).await;
    let think = table.to_think().await.unwrap().unwrap();
    assert_eq!(think.shown, Some(world.clock.now()));
    table.play_for(&think, think.view.legal()[0].clone()).await.unwrap();
    let think = table.to_think().await.unwrap().unwrap();
    assert_eq!(think.shown, None);
}

#[tokio::test]
async fn the_ai_goes_on_from_the_database_after_a_restart() {
    let world = World::new();
    let table = against(&world, &[Level::Hard, Level::Normal], 3).await;
    end_turn(&world, &table).await;
    let before = table.to_think().await.unwrap().unwrap();
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    assert_eq!(world.tables.waiting_for_program().await.unwrap(), [id]);
    let table = world.table(id).await;
    let after = table.to_think().await.unwrap().unwrap();
    assert!((before.number, before.seat, before.level) == (after.number, after.seat, after.level));
    assert!(before.view == after.view);
    assert!(let_think(&table).await > 0);
}

#[tokio::test]
async fn a_decision_for_a_moment_that_has_passed_is_refused() {
    let world = World::new();
    let table = against(&world, &[Level::Hard], 2).await;
    end_turn(&world, &table).await;
    let think = table.to_think().await.unwrap().unwrap();
    let mv = think.view.legal()[0].clone();
    let (one, two) =
        tokio::join!(table.play_for(&think, mv.clone()), table.play_for(&think, mv.clone()));
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1, "the move is made once");
    let refused = refusal(table.play_for(&think, mv).await);
    assert!(
        matches!(refused, TableError::Refused(Refused::Stale { expected, .. }) if expected == think.number)
    );
}

#[tokio::test]
async fn an_illegal_decision_changes_nothing() {
    let world = World::new();
    let table = against(&world, &[Level::Hard], 2).await;
    end_turn(&world, &table).await;
    let think = table.to_think().await.unwrap().unwrap();
    let before = everything(&table).await;
    let wrong = AnyMove::of::<GreatCity>(Move::Pass);
    assert!(!think.view.legal().contains(&wrong));
    assert!(matches!(
        refusal(table.play_for(&think, wrong).await),
        TableError::Refused(Refused::Illegal { .. })
    ));
    assert!(everything(&table).await == before);
}

#[tokio::test]
async fn whoever_plays_for_ai_is_told_when_a_table_comes_to_one() {
    let world = World::new();
    let table = against(&world, &[Level::Hard], 2).await;
    world.tables.called().await;
    end_turn(&world, &table).await;
    assert_eq!(world.tables.called().await, [table.id()]);
}

#[tokio::test]
async fn an_ai_stands_in_for_who_is_away_and_for_a_turn_whose_time_is_over() {
    let world = World::new();
    let table = world.game(2).await;
    let id = table.id();
    let seat = u8::try_from(table.look(None).await.unwrap().turn.seat().unwrap().index()).unwrap();
    let run_out = move |tx: &crate::store::Tx| {
        let turn = tx.turn(id)?.expect("somebody decides");
        tx.set_turn_row(id, &TurnRow { expired: Some(Timestamp(0)), ..turn })
    };
    world.tables.store().with(run_out).await.unwrap();
    assert!(table.to_think().await.unwrap().is_none(), "nobody agreed to that");
    assert_eq!(world.tables.waiting_for_program().await.unwrap(), []);
    drop(table);
    let away = move |tx: &crate::store::Tx| {
        let mut seats = tx.seats(id)?;
        seats[usize::from(seat)].away = true;
        tx.set_seats(id, &seats)
    };
    world.tables.store().with(away).await.unwrap();
    let world = world.restart().await;
    let table = world.table(id).await;
    assert_eq!(world.tables.waiting_for_program().await.unwrap(), [id]);
    let think = table.to_think().await.unwrap().unwrap();
    assert_eq!((think.seat, think.level), (Seat::new(seat).unwrap(), STAND_IN));
    let back = (player(seat), world.click(), SeatStep::Back);
    world.tables.seat(id, back.0, back.1, back.2).await.unwrap();
    let late = refusal(table.play_for(&think, think.view.legal()[0].clone()).await);
    assert!(
        matches!(late, TableError::Refused(Refused::Stale { .. })),
        "who is back decides: {late:?}"
    );
}

#[tokio::test]
async fn a_move_before_an_ai_has_moved_can_be_taken_back_and_the_call_comes_again() {
    let world = World::new();
    let table = against(&world, &[Level::Hard], 2).await;
    // The choices of the opening draft stand.
    while table.look(None).await.unwrap().public.typed::<GreatCity>().unwrap().phase == Phase::Draft
    {
        if let_think(&table).await == 0 {
            world.step(&table, 0).await;
        }
    }
    end_turn(&world, &table).await;
    let think = table.to_think().await.unwrap().unwrap();
    let undone = table.undo(player(0), world.click(), None).await.unwrap();
    assert!(undone.look.is_my_turn());
    let kinds = world.kinds(table.id()).await;
    assert!(matches!(kinds.last(), Some(PostKind::Ping { seat: Seat::FIRST, .. })));
    let refused = refusal(table.play_for(&think, think.view.legal()[0].clone()).await);
    assert!(matches!(refused, TableError::Refused(Refused::Stale { .. })));
}
