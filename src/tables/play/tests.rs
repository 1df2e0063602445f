//! What a change of the game makes of its table, as lists of cases: no database, no clock.

use super::{
    position::{Change, Position, stored},
    writing::{Cause, Facts},
};
use crate::{
    board::{Clicks, Seed},
    games::great_city::{GreatCity, Options},
    store::{InteractionId, Stage, StoreError, TableId, TurnRow, UserId},
    tables::{
        GameOptions, Player, Refused, TableError, Timestamp,
        lobby::agreed::options,
        state::{self, Answered, Surroundings, TableState},
        tests::running,
    },
    talk::plans::Edit,
};

const NOW: Timestamp = Timestamp(9_000);

const CLICK: InteractionId = InteractionId(77);

/// A game of two that has just begun, as a table and as a position.
fn begun() -> (TableState, Position) {
    let mut state = running(2);
    state.table.options = GameOptions::of::<GreatCity>(Options::PUBLISHER).to_json();
    let start = options(&state.table).unwrap().deal(2, Seed([7; 32]));
    let clicks = Clicks { post: None, ids: Vec::new() };
    let dealt = Position::dealt(&state.table, &state.seats, start, clicks).unwrap();
    let position = dealt.begin().unwrap().after;
    agree(&mut state, &position);
    (state, position)
}

/// The table is stored as this position is.
fn agree(state: &mut TableState, position: &Position) {
    let (number, to_move) = (position.number(), stored(position.to_move()));
    let table = &mut state.table;
    (table.records, table.boarded, table.to_move) = (number, position.boarded, to_move);
    let turn = |seat| TurnRow { seat, number, began: Timestamp(2_000), ..TurnRow::default() };
    state.turn = to_move.map(turn);
}

fn mover(position: &Position) -> Player {
    let seated = &position.players[position.to_move().unwrap().index()];
    Player { user: seated.user().unwrap(), name: seated.name.clone() }
}

/// The first move that is legal.
fn a_move(position: &Position, by: &Player) -> Change {
    let look = position.look(Some(by.user));
    let mv = look.own.expect("the mover has a seat").legal()[0].clone();
    position.play(by, CLICK, None, mv).unwrap()
}

fn facts(before: &Position, change: &Change, by: &Player) -> Facts {
    Facts::of(before, change, &Cause::Click(by, CLICK), NOW)
}

fn decided(
    (state, before): (&TableState, &Position),
    change: &Change,
    by: &Player,
) -> state::Change {
    facts(before, change, by).decide(state, &Surroundings::default()).unwrap()
}

#[test]
fn what_is_old_used_elsewhere_or_asleep_is_refused() {
    type Alter = fn(&mut TableState, &mut Surroundings);
    let cases: [(Alter, TableError); 3] = [
        (|state, _| state.table.version = 1, StoreError::Outdated.into()),
        (
            |_, around| around.used_at = Some(TableId(9)),
            Refused::UsedElsewhere { table: TableId(9) }.into(),
        ),
        (|state, _| state.table.asleep = Some(NOW), Refused::Asleep.into()),
    ];
    let (state, before) = begun();
    let by = mover(&before);
    let change = a_move(&before, &by);
    for (alter, expected) in cases {
        let (mut state, mut around) = (state.clone(), Surroundings::default());
        alter(&mut state, &mut around);
        let refused = facts(&before, &change, &by).decide(&state, &around).unwrap_err();
        assert_eq!(refused.to_string(), expected.to_string());
    }
    let plan = before.plan(&by, None, Edit::Drop).unwrap();
    let asleep = TableState {
        table: crate::store::TableRow { asleep: Some(NOW), ..state.table.clone() },
        ..state
    };
    assert!(decided((&asleep, &before), &plan, &by).game.records.is_empty(), "nothing is played");
}

#[test]
fn each_move_is_written_and_the_next_one_to_decide_has_the_turn() {
    let (mut state, mut before) = begun();
    let (mut turns, mut moves) = (0, 0);
    while state.table.state == Stage::Running {
        let by = mover(&before);
        let change = a_move(&before, &by);
        let done = decided((&state, &before), &change, &by);
        let is_passed = before.to_move() != change.after.to_move();
        turns += u32::from(is_passed);
        moves += 1;
        assert_eq!(done.game.records.len(), change.entries.len());
        assert_eq!(done.after.table.records, change.after.number());
        assert_eq!(done.after.table.active, NOW);
        assert_eq!(done.game.answered, is_passed.then_some(Answered::By(by.user)));
        assert_eq!(done.click, None, "the move itself keeps the click");
        let turn = done.after.turn.map(|turn| turn.seat);
        assert_eq!(turn, stored(change.after.to_move()), "move {moves}");
        let is_over = change.after.state == Stage::Finished;
        assert_eq!(done.game.results.is_some(), is_over);
        assert_eq!(done.after.table.closed, is_over.then_some(NOW));
        (state, before) = (done.after, change.after);
    }
    assert!(turns > 10 && moves > turns, "{turns} of {moves}");
    assert_eq!(before.to_move(), None);
}

#[test]
fn what_is_taken_back_opens_the_turn_again() {
    let (mut state, mut before) = begun();
    for _ in 0..200 {
        let by = mover(&before);
        let moved = a_move(&before, &by);
        let (was, after) = (before.to_move(), moved.after);
        agree(&mut state, &after);
        let undone = (after.to_move() != was).then(|| after.undo(&by, InteractionId(78), None));
        if let Some(Ok(change)) = undone {
            let done = decided((&state, &after), &change, &by);
            assert_eq!(done.game.answered, Some(Answered::TakenBack(by.user)));
            assert_eq!(done.after.turn.map(|turn| turn.seat), stored(was));
            assert_eq!(done.game.records.len(), 1);
            return;
        }
        before = after;
    }
    panic!("nothing could be taken back");
}

#[test]
fn who_acts_under_another_name_is_renamed_and_only_once() {
    let (state, before) = begun();
    let by = Player { name: "Octavia".to_owned(), ..mover(&before) };
    let done = decided((&state, &before), &a_move(&before, &by), &by);
    let named = |user: UserId| {
        let seat = done.after.seats.iter().find(|seat| seat.player == Some(user));
        seat.map(|seat| seat.name.clone())
    };
    assert_eq!(named(by.user).as_deref(), Some("Octavia"));
    assert_eq!(done.met.map(|player| player.name).as_deref(), Some("Octavia"));
    let by = mover(&before);
    assert_eq!(decided((&state, &before), &a_move(&before, &by), &by).met, None);
}

#[test]
fn a_plan_is_stored_by_its_seat_and_uses_the_click() {
    let (state, before) = begun();
    let by = mover(&before);
    let own = before.look(Some(by.user)).own.unwrap();
    let path = own.guide().path(&own.legal()[0]).to_string();
    let alternative = path.parse().unwrap();
    let planned = before.plan(&by, None, Edit::Add(0, alternative)).unwrap();
    let done = decided((&state, &before), &planned, &by);
    let seat = stored(before.to_move()).unwrap();
    assert_eq!(done.after.plans.iter().map(|plan| plan.seat).collect::<Vec<_>>(), [seat]);
    assert!(matches!(&done.game.plans[..], [(of, Some(_))] if *of == seat));
    assert_eq!((done.click, done.game.answered), (Some(CLICK), None));

    let dropped = planned.after.plan(&by, None, Edit::Drop).unwrap();
    let gone = decided((&done.after, &planned.after), &dropped, &by);
    assert!(gone.after.plans.is_empty());
    assert!(matches!(&gone.game.plans[..], [(of, None)] if *of == seat));
}
