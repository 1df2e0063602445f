//! What is decided without asking, §7.

use super::super::orders::StandingOrder;
use super::*;

/// Seat 0 finishes E5, a fountain, where seat 1 has a magistrate on a temple tile.
fn asked(auto_play_forced: bool) -> Marble {
    let mut game = table_with(Options { auto_play_forced, ..options() });
    set(&mut game, "temple:e5-e6,e5-f4 posts1:e5-e6 posts0:e5-f4");
    play(&mut game, "play:arena:d4-e5 finish:e5 reward:none");
    assert_eq!(game.turn(), Turn::ToMove(seat(1)));
    game
}

/// The same where the magistrate of seat 1 can count nowhere else: all its tile's corners are finished.
fn asked_for_a_spent_one(auto_play_forced: bool) -> Marble {
    let mut game = asked(auto_play_forced);
    finish_round(&mut game, at("e5-e6"));
    assert!(game.is_spent(at("e5-e6")));
    game
}

/// Fountains stand at all corners of a tile.
fn finish_round(game: &mut Marble, tile: Placement) {
    game.fountains = game.fountains.or(game.grid.lot(tile).corners.into_iter().collect());
}

fn in_last_round(mut game: Marble, triggered_by: Seat) -> Marble {
    game.last_round = Some(triggered_by);
    game
}

fn reward(tile: Option<&str>) -> Move {
    Move::Reward { tile: tile.map(at) }
}

#[test]
fn a_magistrate_is_spent_when_no_unfinished_corner_can_become_a_site_of_its_type() {
    let mut game = laid(2, "arena:e5-e6");
    assert_eq!(game.sizes(vertex("e5")), 0b11_1000, "an obtuse corner: 3 to 5 tiles");
    assert_eq!(game.sizes(vertex("f5")), 0b111_0000, "an acute one: 4 to 6");
    assert_eq!(game.open_corners(at("e5-e6")), 2, "six tiles may still meet at the acute corners");
    set(&mut game, "temple:e5-f4");
    assert!(!game.can_become(vertex("e5"), Kind::Arena), "two obtuse corners leave four at most");
    assert!(
        [Kind::Temple, Kind::Bathhouse].iter().all(|kind| game.can_become(vertex("e5"), *kind))
    );
    let before = game.open_corners(at("e5-f4"));
    set(&mut game, "fountains:e5");
    assert_eq!(game.open_corners(at("e5-f4")), before - 1, "a finished site is done with");
}

#[test]
fn case_1_without_a_turn_left_and_all_magistrates_spent_none_moves() {
    // Seat 0 has the last turn, so seat 1 has none left.
    let game = in_last_round(asked_for_a_spent_one(true), ME);
    assert_eq!(game.forced(), Some(reward(None)));
    let mut live = game;
    set(&mut live, "temple:h4-i4 posts1:h4-i4");
    assert_eq!(live.forced(), None, "another magistrate may still count");
    assert_eq!(in_last_round(asked_for_a_spent_one(false), ME).forced(), None, "the option is off");
}

#[test]
fn case_2_with_a_turn_left_in_the_last_round_a_spent_magistrate_moves() {
    let game = in_last_round(asked_for_a_spent_one(true), seat(1));
    assert_eq!(game.forced(), Some(reward(Some("e5-e6"))));
    assert_eq!(in_last_round(asked(true), seat(1)).forced(), None, "a live one is asked for");
    assert_eq!(asked_for_a_spent_one(true).forced(), None, "before the last round, too");
}

/// E5 is finished and E6 is to come: a magistrate of seat 1 lies at both, another one at E5 alone.
fn with_another_site_to_come() -> (Marble, [Placement; 2]) {
    let mut game = in_last_round(asked_for_a_spent_one(true), seat(1));
    game.due.insert(vertex("e6"));
    (game, [at("e5-e6"), at("e5-f4")])
}

#[test]
fn case_2_does_not_hold_for_a_magistrate_that_could_move_from_a_site_to_come_as_well() {
    let (mut game, [both, one]) = with_another_site_to_come();
    assert_eq!(game.forced(), None, "which of the two sites it leaves is a choice");
    for (order, answer) in [
        (StandingOrder::SendSpentOrAsk, None),
        (StandingOrder::SendSpentOrKeep, Some(Move::Reward { tile: Some(both) })),
        (StandingOrder::AlwaysSend, Some(Move::Reward { tile: Some(both) })),
    ] {
        assert_eq!(order.answer(&game), answer, "{}", order.name());
    }
    set(&mut game, "posts1:e5-f4");
    finish_round(&mut game, one);
    assert!(game.is_spent(both) && game.is_spent(one));
    let sent = Some(Move::Reward { tile: Some(one) });
    assert_eq!(game.forced(), sent, "this one can leave E5 alone");
    for order in [StandingOrder::SendSpentOrAsk, StandingOrder::AlwaysSend] {
        assert_eq!(order.answer(&game), sent, "an order keeps the other for E6");
    }
}

#[test]
fn standing_orders_answer_for_their_player() {
    use StandingOrder::{AlwaysAsk, AlwaysSend, SendSpentOrAsk, SendSpentOrKeep};
    let (live, spent) = (asked(true), asked_for_a_spent_one(true));
    let one = || Some(reward(Some("e5-e6")));
    for (order, with_live, with_spent) in [
        (SendSpentOrAsk, None, one()),
        (SendSpentOrKeep, Some(reward(None)), one()),
        (AlwaysSend, one(), one()),
        (AlwaysAsk, None, None),
    ] {
        assert_eq!(order.answer(&live), with_live, "{}", order.name());
        assert_eq!(order.answer(&spent), with_spent, "{}", order.name());
        assert_eq!(StandingOrder::from_name(order.name()), Some(order));
        assert_eq!(serde_json::to_value(order).unwrap(), order.name());
        assert_eq!(order.answer(&table(2)), None, "nothing is due");
    }
    assert_eq!(StandingOrder::default(), SendSpentOrAsk);
}

#[test]
fn always_send_sends_the_one_that_can_count_least() {
    let mut game = asked(true);
    set(&mut game, "posts1:d4-e5");
    let [first, second] = [at("d4-e5"), at("e5-e6")];
    let least = if game.open_corners(first) <= game.open_corners(second) { first } else { second };
    let sent = |game: &Marble| StandingOrder::AlwaysSend.answer(game);
    assert_eq!(sent(&game), Some(Move::Reward { tile: Some(least) }));
    finish_round(&mut game, second);
    assert_eq!(sent(&game), Some(reward(Some("e5-e6"))), "a spent one first");
}

#[test]
fn at_a_time_out_a_spent_magistrate_is_sent_and_a_live_one_stays() {
    assert_eq!(asked(true).idle_move(), Some(reward(None)));
    assert_eq!(asked_for_a_spent_one(true).idle_move(), Some(reward(Some("e5-e6"))));
}

#[test]
fn who_is_skipped_draws_what_there_is_most_of_and_ends_the_turn() {
    let mut game = table(2);
    assert_eq!(game.idle_move(), "draw:temple,bathhouse".parse().ok());
    pass(&mut game);
    assert_eq!((game.active, own(&game, ME).ready.total()), (seat(1), 8));
    game.stage = Stage::Over;
    assert_eq!(game.idle_move(), None);
}

#[test]
fn forced_records_are_automatic_unless_the_table_wants_them_by_hand() {
    for auto_play_forced in [true, false] {
        let mut game = table_with(Options { auto_play_forced, ..options() });
        assert_eq!(game.forced(), None, "an action is chosen by a person");
        set(&mut game, "temple:e5-e6,e5-f4");
        play(&mut game, "play:arena:d4-e5");
        let forced = |code: &str| code.parse().ok().filter(|_| auto_play_forced);
        assert_eq!(game.forced(), forced("finish:e5"));
        play(&mut game, "finish:e5 draw:temple,arena");
        assert_eq!(game.forced(), forced("end"));
        set(&mut game, "imperium0:1.0.0.0");
        assert_eq!(game.forced(), None, "imperium could buy an action");
    }
}

#[test]
fn a_single_action_that_is_possible_is_still_made_by_a_person() {
    let mut game = laid(2, "ready0:0.0.0.0 stacks:2.0.0.0");
    game.options.auto_play_forced = true;
    assert_eq!((codes(&game).len(), game.forced()), (1, None));
}
