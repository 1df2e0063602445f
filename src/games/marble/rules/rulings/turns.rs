//! Turns and the four actions: §2.2, questions 8, 11, 18, 19, 20, 22, 25, 27.

use super::super::kinds::ByKind;
use super::*;

#[test]
fn the_start_is_that_of_the_rules_and_question_27_the_same_for_any_number_of_players() {
    for seats in 2..=4 {
        let view = table(seats).public_view();
        let taken = seats;
        assert_eq!(view.stacks, ByKind([16 - taken, 18 - taken, 14 - taken, 12 - taken]));
        assert_eq!((view.imperium, view.coins), (ByKind([12; 4]), 16));
        for player in &view.players {
            assert_eq!((player.ready, player.magistrates), (ByKind([1; 4]), 3));
            assert_eq!((player.points, player.coins, player.imperium), (0, 0, ByKind::default()));
        }
        assert_eq!((view.hills.len(), view.bridges.len()), (3, 7));
        assert!(view.aqueducts.iter().all(|aqueduct| !aqueduct.is_open && aqueduct.left == 13));
    }
}

#[test]
fn a_turn_has_two_actions_and_the_same_one_may_be_taken_twice() {
    let mut game = table(2);
    refused(&game, "end", "ActionsLeft { left: 2 }");
    play(&mut game, "draw:temple,arena draw:temple,arena");
    refused(&game, "draw:temple,arena", "NoActionLeft");
    assert_eq!(codes(&game), ["end"]);
    play(&mut game, "end");
    assert_eq!(game.turn(), Turn::ToMove(seat(1)));
    assert_eq!(game.actions, 2);
}

#[test]
fn a_draw_takes_two_tiles_of_different_types_which_are_ready_in_the_next_turn() {
    let mut game = table(2);
    assert_eq!(codes(&game).iter().filter(|code| code.starts_with("draw")).count(), 6);
    refused(&game, "draw:temple,temple", "Draw(SameType");
    refused(&game, "draw:temple", "Draw(TwoTiles");
    refused(&game, "draw:arena,temple", "Draw(Order");
    game.player_mut(ME).ready = ByKind([0, 1, 1, 1]);
    play(&mut game, "draw:temple,arena");
    assert_eq!(own(&game, ME).fresh, ByKind([1, 0, 0, 1]));
    let play_drawn = at_place(Kind::Temple, game.places.iter().next().unwrap());
    let held = "[Bathhouse, Theatre, Arena]";
    refused(&game, &play_drawn, &format!("NotReady {{ tile: Temple, held: {held}, drawn: 1 }}"));
    play(&mut game, "draw:temple,arena end");
    assert_eq!(
        (own(&game, ME).ready, own(&game, ME).fresh),
        (ByKind([2, 1, 1, 3]), ByKind([0; 4]))
    );
}

#[test]
fn question_11_the_last_tiles_are_drawn_as_they_are() {
    let mut game = table(2);
    game.stacks = ByKind([0, 2, 0, 0]);
    assert_eq!(codes(&game)[0], "draw:bathhouse,bathhouse");
    refused(&game, "draw:bathhouse,arena", "Draw(EmptyStack { tile: Arena, left: [Bathhouse] }");
    refused(&game, "draw:bathhouse", "Draw(TwoTiles");
    game.stacks = ByKind([0, 1, 0, 0]);
    assert_eq!(codes(&game)[0], "draw:bathhouse");
    refused(&game, "draw:bathhouse,bathhouse", "Draw(LastTile { tile: Bathhouse }");
    game.stacks = ByKind([0; 4]);
    assert!(codes(&game).iter().all(|code| !code.starts_with("draw")));
    refused(&game, "draw:bathhouse", "Draw(Nothing");
}

#[test]
fn question_8_recall_takes_from_tiles_only_and_the_magistrate_is_ready_at_once() {
    let mut game = laid(2, "temple:e5-f5 posts0:e5-f5");
    game.player_mut(ME).send(Post::Ready, Post::Treasury);
    game.player_mut(ME).send(Post::Ready, Post::Imperium(Kind::Arena));
    refused(&game, "recall:e6-f5", "NoMagistrateThere { tile: E6-F5, own: [E5-F5] }");
    assert_eq!(codes(&game).iter().filter(|code| code.starts_with("recall")).count(), 1);
    play(&mut game, "recall:e5-f5");
    assert_eq!(own(&game, ME).magistrates, 1);
    assert!(codes(&game).iter().any(|code| code.ends_with(":magistrate")));
    refused(&game, "recall:e5-f5", "NoMagistrateThere { tile: E5-F5, own: [] }");
}

#[test]
fn a_tile_gets_a_magistrate_when_it_is_played_or_never() {
    let mut game = table(2);
    let place = game.places.iter().next().unwrap().to_string().to_lowercase();
    play(&mut game, &format!("play:theatre:{place}:magistrate"));
    let view = game.public_view();
    assert_eq!(view.tiles[0].magistrate, Some(ME));
    assert_eq!((own(&game, ME).magistrates, own(&game, ME).posts.len()), (2, 1));
    assert_eq!(own(&game, ME).ready, ByKind([1, 1, 0, 1]));
}

#[test]
fn at_the_end_of_a_turn_spaces_give_what_they_hold_and_magistrates_come_home() {
    let mut game = table(2);
    for space in [Post::Imperium(Kind::Temple), Post::Imperium(Kind::Temple), Post::Treasury] {
        game.player_mut(ME).send(Post::Ready, space);
        game.player_mut(seat(1)).send(Post::Ready, space);
    }
    play(&mut game, "draw:temple,arena draw:temple,arena");
    let events = followed(&mut game, "end");
    let imperium = vec![Kind::Temple, Kind::Temple];
    assert_eq!(events, [Event::Collect { player: ME, imperium, coins: 1 }]);
    assert_eq!((own(&game, ME).magistrates, own(&game, ME).coins), (3, 1));
    assert_eq!(own(&game, seat(1)).magistrates, 0, "others come home at the end of their own turn");
    pass(&mut game);
    assert_eq!(
        (own(&game, seat(1)).magistrates, own(&game, seat(1)).imperium),
        (3, ByKind([2, 0, 0, 0]))
    );
}

#[test]
fn question_18_empty_supplies_give_nothing_and_spent_imperium_goes_back() {
    let mut game = table(2);
    game.player_mut(seat(1)).imperium = ByKind([12, 0, 0, 0]);
    game.player_mut(seat(1)).coins = 16;
    game.player_mut(ME).send(Post::Ready, Post::Imperium(Kind::Temple));
    game.player_mut(ME).send(Post::Ready, Post::Treasury);
    play(&mut game, "draw:temple,arena draw:temple,arena");
    assert_eq!(followed(&mut game, "end"), []);
    assert_eq!((own(&game, ME).magistrates, own(&game, ME).imperium.total()), (3, 0));
    play(&mut game, "spend:temple");
    assert_eq!(game.public_view().imperium.of(Kind::Temple), 1, "it goes back to its stack");
}

#[test]
fn question_19_imperium_buys_actions_at_any_time_of_the_own_turn_but_the_last_round() {
    let mut game = table(2);
    game.player_mut(ME).imperium = ByKind([2, 0, 0, 1]);
    play(
        &mut game,
        "spend:temple draw:temple,arena draw:temple,arena draw:temple,arena spend:arena",
    );
    assert_eq!(game.actions, 1);
    refused(&game, "spend:arena", "NoImperium { imperium: Arena, held: [Temple] }");
    play(&mut game, "draw:temple,arena");
    assert_eq!(codes(&game), ["spend:temple", "end"]);
    game.last_round = Some(seat(1));
    assert_eq!(codes(&game), ["end"]);
    refused(&game, "spend:temple", "LastRound");
}

#[test]
fn question_20_there_is_no_hand_limit() {
    let mut game = table(2);
    for _ in 0..6 {
        pass(&mut game);
        pass(&mut game);
    }
    assert!(own(&game, ME).ready.total() > 20, "{:?}", own(&game, ME).ready);
}

#[test]
fn question_22_actions_must_be_taken_unless_none_is_possible() {
    let mut game = table(2);
    game.stacks = ByKind([1, 0, 0, 0]);
    game.player_mut(ME).ready = ByKind::default();
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
    let mut setup = setup(3);
    setup.first_player = seat(2);
    let mut game = Marble::new(&setup).unwrap();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push((u8::from(game.active), game.round()));
        pass(&mut game);
    }
    assert_eq!(order, [(2, 1), (0, 1), (1, 1), (2, 2)]);
}
