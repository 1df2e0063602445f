//! Aqueducts, §2.5: questions 6, 7, 12, 13.

use super::*;

/// A tile was played that touches the grey spring A4; another one lies beyond it.
fn touched() -> Marble {
    let mut game = laid(2, "temple:b5-c5");
    play(&mut game, "play:temple:a4-b4");
    assert_eq!(game.stage, Stage::Open);
    game
}

/// Every path of the list keeps the rules: connected, along sides of tiles, never back.
#[test]
fn opening_lays_three_pieces_along_sides_of_tiles() {
    let game = touched();
    let paths = codes(&game);
    assert!(paths.len() > 1 && paths.iter().all(|code| code.starts_with("open:grey:")));
    for code in &paths {
        let mut after = game;
        play(&mut after, code);
        let path = after.course(Aqueduct::Grey).path;
        assert_eq!(path.len(), 3, "{code}");
        let mut from = after.grid.spring(Aqueduct::Grey);
        for to in path {
            let edge = after.grid.edge_between(from, to).unwrap();
            assert!(after.streets.contains(edge), "{code}: {to}");
            from = to;
        }
        assert_eq!(after.stage, Stage::Act);
        assert_eq!(after.pieces_left(Aqueduct::Grey), 10);
    }
    refused(&game, &format!("{} TooShort", paths[0].rsplit_once(',').unwrap().0));
    refused(
        &game,
        "draw:temple,arena OpenFirst { due: [Grey] }
         open:white:h7     OpenFirst { due: [Grey] }
         open:grey:b5,a4   Step { why: Loop, piece: grey.A4
         open:grey:c4      Step { why: NotNext, piece: grey.C4, tail: A4",
    );
}

#[test]
fn a_spring_is_opened_once() {
    let mut game = touched();
    let path = codes(&game)[0].clone();
    play(&mut game, &path);
    refused(&game, &format!("{path} NotDue {{ aqueduct: Grey }}"));
    play(&mut game, "play:arena:a5-b5");
    assert_ne!(game.stage, Stage::Open);
}

/// The short diagonal of a tile is no side, the free side of a tile is one.
#[test]
fn pieces_follow_sides_of_tiles_and_no_diagonals() {
    let mut game = laid(2, "temple:d4-e5,e5-f4 grey:d4");
    refused(
        &game,
        "expand:grey.e5,grey.f5 Step { why: NoSide, piece: grey.E5, tail: D4
         expand:grey.f4,grey.f5 Step { why: NotNext, piece: grey.F4, tail: D4",
    );
    play(&mut game, "expand:grey.e4,grey.e5");
    assert_eq!(game.tail(Aqueduct::Grey), vertex("e5"));
    refused(
        &game,
        "expand:grey.e4,grey.f5 Step { why: Loop, piece: grey.E4
         expand:brown.h2        NotOpen { aqueduct: Brown, spring: H1 }",
    );
}

#[test]
fn two_pieces_go_to_one_aqueduct_or_one_each_to_two() {
    let game = laid(2, "temple:d4-e5,e5-f4,f6-g6 grey:d4 white:f6");
    for pieces in ["grey.e4,grey.e5", "grey.e4,white.g5", "white.g5,grey.e4"] {
        assert!(codes(&game).contains(&format!("expand:{pieces}")), "{pieces}");
    }
    refused(&game, "expand:grey.e4 SecondPiece { advice: [grey.");
}

#[test]
fn question_11_one_piece_alone_when_no_second_can_follow() {
    let mut game = laid(2, "temple:d4-e5 grey:e5,d5");
    // Round the tile: D4 is next, then E4, then nothing.
    play(&mut game, "expand:grey.d4,grey.e4");
    assert!(codes_of(&game, "expand").is_empty(), "nothing goes on");
    let game = laid(2, "temple:d4-e5 grey:e5,d5,d4");
    assert!(codes(&game).contains(&"expand:grey.e4".to_owned()));
    refused(&game, "expand:grey.e4,grey.e5 Step { why: Loop");
}

#[test]
fn a_colour_has_thirteen_pieces() {
    let mut game = laid(2, "temple:d4-e5 grey:e5");
    game.aqueducts[0].path = [vertex("e5"); 12].into_iter().collect();
    assert!(codes(&game).contains(&"expand:grey.d5".to_owned()), "one piece is left");
    play(&mut game, "expand:grey.d5");
    refused(&game, "expand:grey.d4 NoPieces { aqueduct: Grey }");
}

#[test]
fn question_6_and_7_a_coin_comes_when_a_piece_reaches_a_fountain_and_at_no_other_time() {
    let mut game = laid(2, "temple:d4-e5,e5-f4 grey:d4 fountains:e4");
    let events = followed(&mut game, "expand:grey.e4,grey.e5");
    assert_eq!(events, [Event::Coin { player: ME, at: vertex("e4") }]);
    assert_eq!(own(&game, ME).coins, 1, "leaving it brings none");
    // A fountain that is built where an aqueduct passes brings none, and a civic building counts at the end.
    let mut game = laid(2, "arena:e5-e6,e5-f4 grey:e5");
    play(&mut game, "play:temple:d4-e5 finish:e5");
    assert_eq!((own(&game, ME).coins, game.fountains.len()), (0, 1));
    let mut game = laid(2, "temple:e5-e6,e5-f4 grey:e5");
    play(&mut game, "play:temple:d4-e5:magistrate finish:e5 reward:none");
    assert_eq!(game.open_score(ME).aqueducts, 2);
}

#[test]
fn question_18_there_are_sixteen_coins() {
    let mut game = laid(2, "temple:d4-e5,e5-f4 grey:d4 fountains:e4,e5 coins1:15");
    let events = followed(&mut game, "expand:grey.e4,grey.e5");
    assert_eq!(events, [Event::Coin { player: ME, at: vertex("e4") }]);
    assert_eq!((own(&game, ME).coins, game.coins_left()), (1, 0));
}

#[test]
fn aqueducts_touch_no_others_and_question_12_not_even_a_spring_that_is_not_open() {
    let mut game = laid(2, "temple:d4-e5,a4-b4 grey:d4 white:e4");
    refused(&game, "expand:grey.e4,grey.e5 Step { why: Touches(White), piece: grey.E4");
    set(&mut game, "brown:b4,b5");
    game.aqueducts[0].path.clear();
    refused(&game, "expand:brown.a4,grey.d5 Step { why: Touches(Grey), piece: brown.A4");
}

#[test]
fn question_13_an_opening_lays_as_many_pieces_as_it_can_and_goes_on_later() {
    // The way leads from A4 over B5 to C6, if nothing else stood there.
    let mut game = laid(2, "temple:b5-c5 wet:a3,b4,c5");
    play(&mut game, "play:temple:a4-b4");
    assert_eq!(codes(&game), ["open:grey:b5,c6"]);
    set(&mut game, "wet:c6");
    assert_eq!(codes(&game), ["open:grey:b5"]);
    set(&mut game, "wet:b5");
    assert_eq!(codes(&game), ["open:grey:"], "not one can be laid, and it is open anyway");
    play(&mut game, "open:grey:");
    assert!(game.course(Aqueduct::Grey).is_open);
    assert_eq!(game.tail(Aqueduct::Grey), vertex("a4"));
    game.wet.remove(vertex("b5"));
    assert!(!codes_of(&game, "expand:grey.b5").is_empty());
}
