//! The last round, the score and the winners, §2.6: questions 5, 9, 10, 21.

use super::super::{facts::FountainAdjacency, scoring::Score};
use super::*;

/// Seat 0 is about to end a turn after which three stacks are empty.
fn last_turn(seats: u8) -> Marble {
    let mut game = laid(seats, "stacks:9.0.0.0");
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
    set(&mut game, "stacks:9.2.0.0");
    assert_eq!(followed(&mut game, "end"), []);
    play(&mut game, "draw:temple,bathhouse draw:temple,bathhouse");
    let events = followed(&mut game, "end");
    assert_eq!(events, [Event::LastRound { player: seat(1) }, Event::Round { round: 2 }]);
    play(&mut game, "draw:temple,temple");
    assert_eq!(followed(&mut game, "end"), []);
    play(&mut game, "draw:temple,temple");
    let events = followed(&mut game, "end");
    assert!(matches!(events[..], [Event::Over { .. }]), "no round begins: {events:?}");
    let view = game.public_view();
    assert!(view.winners().is_some() && view.decider().is_none());
    assert_eq!(view.values, Some([1, 2, 3, 4, 1, 2, 3, 4, 0]), "the last was left out");
}

#[test]
fn who_can_do_nothing_in_the_last_round_passes() {
    let mut game = last_turn(2);
    set(&mut game, "stacks:0.0.0.0 ready1:0.0.0.0");
    play(&mut game, "end");
    assert_eq!((codes(&game), game.actions), (vec!["end".to_owned()], 1));
}

#[test]
fn question_10_the_end_of_a_turn_gives_in_the_last_round_too() {
    let mut game = last_turn(2);
    play(&mut game, "end");
    set(&mut game, "sent1:treasury");
    play(&mut game, "draw:temple,temple");
    let collected = Event::Collect { player: seat(1), imperium: Vec::new(), coins: 1 };
    assert_eq!(followed(&mut game, "end"), [collected, Event::Round { round: 2 }]);
    // What is sent to a space afterwards brings nothing.
    set(&mut game, "sent1:treasury");
    pass(&mut game);
    assert_eq!((game.stage, own(&game, seat(1)).coins), (Stage::Over, 1));
}

/// E5 belongs to seat 0, and the fountain F5 lies next to it.
fn beside_a_fountain(fountain_adjacency: FountainAdjacency, more: &str) -> Marble {
    let mut game = table_with(Options { fountain_adjacency, ..options() });
    set(&mut game, &format!("owned0:e5 fountains:f5,g5 {more}"));
    game
}

#[test]
fn question_5_adjacent_is_one_of_six_neighbours_or_one_along_a_side_by_the_option() {
    use FountainAdjacency::{Edge, Lattice};
    let points = |adjacency, tile| beside_a_fountain(adjacency, tile).score_of(ME).fountains;
    assert_eq!([Lattice, Edge].map(|by| points(by, "temple:e5-e6")), [1, 1], "along a side");
    assert_eq!([Lattice, Edge].map(|by| points(by, "temple:e5-f5")), [1, 0], "a short diagonal");
}

#[test]
fn fountains_count_for_each_building_next_to_them() {
    let game = beside_a_fountain(FountainAdjacency::Lattice, "owned0:f6");
    assert_eq!(game.score_of(ME).fountains, 3, "E5 has one, F6 both");
    assert_eq!(game.score_of(seat(1)).fountains, 0);
}

#[test]
fn a_building_on_any_aqueduct_counts_two_once_whoever_laid_it() {
    let game = laid(2, "owned0:e5 owned1:f5 brown:e5,d4");
    assert_eq!([ME, seat(1)].map(|seat| game.score_of(seat).aqueducts), [2, 0]);
}

/// What the score of each of three has.
fn each<T>(game: &Marble, line: impl Fn(Score) -> T) -> Vec<T> {
    Seat::all(3).map(|seat| line(game.score_of(seat))).collect()
}

#[test]
fn coins_count_one_each_and_two_more_for_everybody_who_has_most() {
    let coins = |game: Marble| each(&game, |score| (score.coins, score.most_coins));
    assert_eq!(coins(table(3)), [(0, 0); 3], "question 21: nobody has any");
    assert_eq!(coins(laid(3, "coins0:4 coins1:3 coins2:4")), [(4, 2), (3, 0), (4, 2)]);
}

#[test]
fn the_most_imperium_of_a_type_counts_five_alone_and_two_when_shared() {
    let game = laid(3, "imperium0:3.1.0.2 imperium1:2.1.0.1");
    let points = each(&game, |score| score.imperium);
    assert_eq!(points, [5 + 2 + 5, 2, 0], "question 21: nobody has theatres");
}

#[test]
fn ties_go_to_more_civic_buildings_then_to_more_imperium_then_are_shared() {
    let mut game = table(3);
    for (more, winners) in [
        ("coins0:0", vec![0, 1, 2]),
        ("points0:6 points1:6", vec![0, 1]),
        ("owned1:e5", vec![1]),
        ("owned0:c5 imperium0:1.2.0.0 imperium1:2.1.0.0", vec![0, 1]),
        // Equal totals, more imperium tiles.
        ("points0:11 imperium1:2.1.1.0", vec![1]),
    ] {
        set(&mut game, more);
        assert_eq!(game.best_seats().iter().map(u8::from).collect::<Vec<_>>(), winners, "{more}");
    }
}

#[test]
fn the_total_is_the_sum_of_the_lines() {
    let more = "points0:9 coins0:3 imperium0:1.0.0.0";
    let mut game = beside_a_fountain(FountainAdjacency::Lattice, more);
    game.players[0].bridges = 0b1010;
    assert_eq!(game.score_of(ME).lines(), [9, 6, 0, 1, 3, 2, 5, 26]);
}
