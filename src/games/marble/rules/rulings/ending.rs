//! The last round, the score and the winners, §2.6: questions 5, 9, 10, 21.

use super::super::{
    facts::FountainAdjacency,
    kinds::{Aqueduct, ByKind},
};
use super::*;

/// Seat 0 is about to end a turn after which three stacks are empty.
fn last_turn(seats: u8) -> Marble {
    let mut game = table(seats);
    game.stacks = ByKind([9, 0, 0, 0]);
    game.actions = 0;
    game
}

#[test]
fn question_9_the_last_round_goes_from_the_left_of_who_triggered_it_to_that_player() {
    let mut game = last_turn(3);
    assert_eq!(followed(&mut game, "end"), [Event::LastRound { player: ME }]);
    let mut order = Vec::new();
    while let Turn::ToMove(seat) = game.turn() {
        assert_eq!(game.actions, 1, "one action each");
        order.push(u8::from(seat));
        pass(&mut game);
    }
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn the_last_round_begins_at_the_end_of_a_turn_once_three_stacks_are_empty() {
    let mut game = last_turn(2);
    game.stacks = ByKind([9, 2, 0, 0]);
    assert_eq!(followed(&mut game, "end"), []);
    play(&mut game, "draw:temple,bathhouse draw:temple,bathhouse");
    let events = followed(&mut game, "end");
    assert_eq!(events, [Event::LastRound { player: seat(1) }, Event::Round { round: 2 }]);
    play(&mut game, "draw:temple,temple");
    assert_eq!(followed(&mut game, "end"), []);
    play(&mut game, "draw:temple,temple");
    let events = followed(&mut game, "end");
    assert!(matches!(events[..], [Event::Over { .. }]), "no round begins: {events:?}");
    assert!(game.public_view().winners.is_some() && game.public_view().turn.is_none());
    assert_eq!(game.public_view().left_out, Some(4));
    assert!(game.public_view().bridges.iter().all(|bridge| bridge.value.is_some()));
}

#[test]
fn who_can_do_nothing_in_the_last_round_passes() {
    let mut game = last_turn(2);
    game.stacks = ByKind::default();
    play(&mut game, "end");
    game.player_mut(seat(1)).ready = ByKind::default();
    assert_eq!((codes(&game), game.actions), (vec!["end".to_owned()], 1));
}

#[test]
fn question_10_the_end_of_a_turn_gives_in_the_last_round_too() {
    let mut game = last_turn(2);
    play(&mut game, "end");
    game.player_mut(seat(1)).send(Post::Ready, Post::Treasury);
    play(&mut game, "draw:temple,temple");
    let collected = Event::Collect { player: seat(1), imperium: Vec::new(), coins: 1 };
    assert_eq!(followed(&mut game, "end"), [collected, Event::Round { round: 2 }]);
    // What is sent to a space afterwards brings nothing.
    game.player_mut(seat(1)).send(Post::Ready, Post::Treasury);
    pass(&mut game);
    assert_eq!((game.stage, own(&game, seat(1)).coins), (Stage::Over, 1));
}

/// E5 belongs to seat 0, and the fountain F5 lies next to it.
fn beside_a_fountain(adjacency: FountainAdjacency) -> Marble {
    let mut game = table_with(Options { fountain_adjacency: adjacency, ..options() });
    set(&mut game, "owned0:e5 fountains:f5,g5");
    game
}

#[test]
fn question_5_adjacent_is_one_of_six_neighbours_or_one_along_a_side_by_the_option() {
    for (adjacency, on_diagonal) in [(FountainAdjacency::Lattice, 1), (FountainAdjacency::Edge, 0)]
    {
        let mut game = beside_a_fountain(adjacency);
        set(&mut game, "temple:e5-e6");
        assert_eq!(game.score_of(ME).fountains, 1, "F5 is next to E5 along a side");
        let mut game = beside_a_fountain(adjacency);
        set(&mut game, "temple:e5-f5");
        assert_eq!(game.score_of(ME).fountains, on_diagonal, "E5-F5 is a short diagonal");
    }
}

#[test]
fn fountains_count_for_each_building_next_to_them() {
    let mut game = beside_a_fountain(FountainAdjacency::Lattice);
    set(&mut game, "owned0:f6");
    assert_eq!(game.score_of(ME).fountains, 3, "E5 has one, F6 both");
    assert_eq!(game.score_of(seat(1)).fountains, 0);
}

#[test]
fn a_building_on_any_aqueduct_counts_two_once_whoever_laid_it() {
    let mut game = laid(2, "owned0:e5 owned1:f5");
    let course = &mut game.aqueducts[Aqueduct::Brown.index()];
    (course.length, course.is_open) = (2, true);
    course.reached[0] = vertex("e5");
    assert_eq!([ME, seat(1)].map(|seat| game.score_of(seat).aqueducts), [2, 0]);
}

#[test]
fn coins_count_one_each_and_two_more_for_everybody_who_has_most() {
    let mut game = table(3);
    let line = |game: &Marble| {
        Seat::all(3)
            .map(|seat| (game.score_of(seat).coins, game.score_of(seat).most_coins))
            .collect::<Vec<_>>()
    };
    assert_eq!(line(&game), [(0, 0); 3], "question 21: nobody has any");
    (game.players[0].coins, game.players[1].coins, game.players[2].coins) = (4, 3, 4);
    assert_eq!(line(&game), [(4, 2), (3, 0), (4, 2)]);
}

#[test]
fn the_most_imperium_of_a_type_counts_five_alone_and_two_when_shared() {
    let mut game = table(3);
    game.players[0].imperium = ByKind([3, 1, 0, 2]);
    game.players[1].imperium = ByKind([2, 1, 0, 1]);
    let line = Seat::all(3).map(|seat| game.score_of(seat).imperium);
    assert_eq!(line.collect::<Vec<_>>(), [5 + 2 + 5, 2, 0], "question 21: nobody has theatres");
}

#[test]
fn ties_go_to_more_civic_buildings_then_to_more_imperium_then_are_shared() {
    let mut game = table(3);
    let winners = |game: &Marble| game.best_seats().iter().map(u8::from).collect::<Vec<_>>();
    assert_eq!(winners(&game), [0, 1, 2]);
    (game.players[0].points, game.players[1].points) = (6, 6);
    assert_eq!(winners(&game), [0, 1]);
    set(&mut game, "owned1:e5");
    assert_eq!(winners(&game), [1]);
    set(&mut game, "owned0:c5");
    game.players[0].imperium = ByKind([1, 2, 0, 0]);
    game.players[1].imperium = ByKind([2, 1, 0, 0]);
    assert_eq!(winners(&game), [0, 1]);
    game.players[1].imperium = ByKind([2, 1, 1, 0]);
    game.players[0].points += 5;
    assert_eq!(winners(&game), [1], "equal totals, more imperium tiles");
}

#[test]
fn the_total_is_the_sum_of_the_lines() {
    let mut game = beside_a_fountain(FountainAdjacency::Lattice);
    game.players[0].points = 9;
    game.players[0].coins = 3;
    game.players[0].bridges = 0b1010;
    game.players[0].imperium = ByKind([1, 0, 0, 0]);
    let score = game.score_of(ME);
    assert_eq!(score.lines(), [9, 6, 0, 1, 3, 2, 5, 26]);
}
