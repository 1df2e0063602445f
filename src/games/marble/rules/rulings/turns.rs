//! Turns and the four actions: §2.2, questions 8, 11, 18, 19, 20, 22, 25, 27.

use super::*;

#[test]
fn the_start_is_that_of_the_rules_and_question_27_the_same_for_any_number_of_players() {
    for seats in 2..=4 {
        let view = table(seats).public_view();
        let taken = seats;
        assert_eq!(view.stacks, ByKind([16 - taken, 18 - taken, 14 - taken, 12 - taken]));
        assert_eq!(Kind::ALL.map(|kind| view.imperium_left(kind)), [12; 4]);
        assert_eq!(view.coins_left(), 16);
        for player in view.players() {
            assert_eq!((player.ready, player.count(Post::Ready)), (ByKind([1; 4]), 3));
            assert_eq!((player.points, player.coins, player.imperium), (0, 0, ByKind::default()));
        }
        assert_eq!((view.drawn_hills().count(), view.grid.bridges().len()), (3, 7));
        assert!(view.aqueducts.iter().all(|course| !course.is_open && course.path.is_empty()));
    }
}

#[test]
fn a_turn_has_two_actions_and_the_same_one_may_be_taken_twice() {
    let mut game = table(2);
    refused(&game, "end ActionsLeft { left: 2 }");
    play(&mut game, "draw:temple,arena draw:temple,arena");
    refused(&game, "draw:temple,arena NoActionLeft");
    assert_eq!(codes(&game), ["end"]);
    play(&mut game, "end");
    assert_eq!((game.turn(), game.actions), (Turn::ToMove(seat(1)), 2));
}

#[test]
fn a_draw_takes_two_tiles_of_different_types_which_are_ready_in_the_next_turn() {
    let mut game = table(2);
    assert_eq!(codes_of(&game, "draw").len(), 6);
    refused(
        &game,
        "draw:temple,temple Draw(SameType
         draw:temple        Draw(TwoTiles
         draw:arena,temple  Draw(Order",
    );
    set(&mut game, "ready0:0.1.1.1");
    play(&mut game, "draw:temple,arena");
    assert_eq!(game.fresh_of(ME), ByKind([1, 0, 0, 1]));
    let play_drawn = at_place(Kind::Temple, game.places.iter().next().unwrap());
    let held = "held: [Bathhouse, Theatre, Arena], drawn: 1";
    refused(&game, &format!("{play_drawn} NotReady {{ tile: Temple, {held} }}"));
    play(&mut game, "draw:temple,arena end");
    assert_eq!(own(&game, ME).ready, ByKind([2, 1, 1, 3]));
    assert_eq!(game.fresh_of(ME), ByKind([0; 4]));
}

#[test]
fn question_11_the_last_tiles_are_drawn_as_they_are() {
    let mut game = laid(2, "stacks:0.2.0.0");
    assert_eq!(codes(&game)[0], "draw:bathhouse,bathhouse");
    refused(
        &game,
        "draw:bathhouse,arena Draw(EmptyStack { tile: Arena, left: [Bathhouse] }
         draw:bathhouse       Draw(TwoTiles",
    );
    set(&mut game, "stacks:0.1.0.0");
    assert_eq!(codes(&game)[0], "draw:bathhouse");
    refused(&game, "draw:bathhouse,bathhouse Draw(LastTile { tile: Bathhouse }");
    set(&mut game, "stacks:0.0.0.0");
    assert!(codes_of(&game, "draw").is_empty());
    refused(&game, "draw:bathhouse Draw(Nothing");
}

#[test]
fn question_8_recall_takes_from_tiles_only_and_the_magistrate_is_ready_at_once() {
    let mut game = laid(2, "temple:e5-f5 posts0:e5-f5 sent0:treasury,arena");
    refused(&game, "recall:e6-f5 NoMagistrateThere { tile: E6-F5, own: [E5-F5] }");
    assert_eq!(codes_of(&game, "recall").len(), 1);
    play(&mut game, "recall:e5-f5");
    assert_eq!(own(&game, ME).count(Post::Ready), 1);
    assert!(codes(&game).iter().any(|code| code.ends_with(":magistrate")));
    refused(&game, "recall:e5-f5 NoMagistrateThere { tile: E5-F5, own: [] }");
}

#[test]
fn a_tile_gets_a_magistrate_when_it_is_played_or_never() {
    let mut game = table(2);
    let place = game.places.iter().next().unwrap().to_string().to_lowercase();
    play(&mut game, &format!("play:theatre:{place}:magistrate"));
    assert_eq!(game.tiles.iter().next().and_then(|tile| game.magistrate_at(tile)), Some(ME));
    let own = own(&game, ME);
    assert_eq!(
        (own.count(Post::Ready), own.posts().count(), own.ready),
        (2, 1, ByKind([1, 1, 0, 1]))
    );
}

#[test]
fn at_the_end_of_a_turn_spaces_give_what_they_hold_and_magistrates_come_home() {
    let mut game = laid(2, "sent0:temple,temple,treasury sent1:temple,temple,treasury");
    play(&mut game, "draw:temple,arena draw:temple,arena");
    let events = followed(&mut game, "end");
    let imperium = vec![Kind::Temple, Kind::Temple];
    assert_eq!(events, [Event::Collect { player: ME, imperium, coins: 1 }]);
    assert_eq!((own(&game, ME).count(Post::Ready), own(&game, ME).coins), (3, 1));
    assert_eq!(
        own(&game, seat(1)).count(Post::Ready),
        0,
        "others come home at the end of their own turn"
    );
    pass(&mut game);
    let other = own(&game, seat(1));
    assert_eq!((other.count(Post::Ready), other.imperium), (3, ByKind([2, 0, 0, 0])));
}

#[test]
fn question_18_empty_supplies_give_nothing_and_spent_imperium_goes_back() {
    let mut game = laid(2, "imperium1:12.0.0.0 coins1:16 sent0:temple,treasury");
    play(&mut game, "draw:temple,arena draw:temple,arena");
    assert_eq!(followed(&mut game, "end"), []);
    assert_eq!((own(&game, ME).count(Post::Ready), own(&game, ME).imperium.total()), (3, 0));
    play(&mut game, "spend:temple");
    assert_eq!(game.imperium_left(Kind::Temple), 1, "it goes back to its stack");
}

#[test]
fn question_19_imperium_buys_actions_at_any_time_of_the_own_turn_but_the_last_round() {
    let mut game = laid(2, "imperium0:2.0.0.1");
    play(&mut game, "spend:temple draw:temple,arena draw:temple,arena draw:temple,arena");
    play(&mut game, "spend:arena");
    assert_eq!(game.actions, 1);
    refused(&game, "spend:arena NoImperium { imperium: Arena, held: [Temple] }");
    play(&mut game, "draw:temple,arena");
    assert_eq!(codes(&game), ["spend:temple", "end"]);
    game.last_round = Some(seat(1));
    assert_eq!(codes(&game), ["end"]);
    refused(&game, "spend:temple LastRound");
}

#[test]
fn question_20_there_is_no_hand_limit() {
    let mut game = table(2);
    for _ in 0..12 {
        pass(&mut game);
    }
    assert!(own(&game, ME).ready.total() > 20, "{:?}", own(&game, ME).ready);
}

#[test]
fn question_22_actions_must_be_taken_unless_none_is_possible() {
    let mut game = laid(2, "stacks:1.0.0.0 ready0:0.0.0.0");
    assert!(!is_legal(&game, "end"));
    play(&mut game, "draw:temple");
    assert_eq!(game.actions, 1);
    assert_eq!(codes(&game), ["end"], "the stacks ran dry in mid-turn");
    play(&mut game, "end");
}

#[test]
fn question_25_hands_and_stacks_are_open_and_bridge_values_are_not() {
    let mut other = setup(2);
    (other.bridges, other.left_out) = (vec![4, 3, 2, 1, 4, 3, 2], 1);
    let (here, there) = (table(2), Marble::new(&other).unwrap());
    assert_eq!(here.public_view(), there.public_view());
    assert_eq!(here.seat_view(ME), there.seat_view(ME));
    assert_eq!(own(&here, seat(1)).ready, ByKind([1; 4]));
}

#[test]
fn play_goes_clockwise_and_a_round_begins_with_the_first_player() {
    let mut game = Marble::new(&Setup { first_player: seat(2), ..setup(3) }).unwrap();
    let turns = [(); 4].map(|()| {
        let turn = (u8::from(game.active), game.round());
        pass(&mut game);
        turn
    });
    assert_eq!(turns, [(2, 1), (0, 1), (1, 1), (2, 2)]);
}

#[test]
fn the_seat_to_the_left_comes_next_and_nobody_while_another_is_asked() {
    let mut game = table(3);
    assert_eq!(game.next_seat(), Some(seat(1)));
    play(&mut game, "draw:temple,arena draw:temple,arena end");
    assert_eq!(game.next_seat(), Some(seat(2)));
    game.to_move = seat(2);
    assert_eq!(game.next_seat(), None, "a decision in another's turn");
    (game.to_move, game.last_round) = (seat(1), Some(seat(1)));
    assert_eq!(game.next_seat(), None, "the last turn of the game");
}
