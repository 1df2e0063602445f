//! Every bad input of the issue that no ruling names: a clear answer that says what would be right.

use super::*;
use crate::board::PlayError;

#[test]
fn a_place_that_is_taken_or_unsupported_is_answered_with_the_nearest_places() {
    let mut game = table(2);
    let first = game.places.iter().next().unwrap();
    play(&mut game, &at_place(Kind::Temple, first));
    let code = at_place(Kind::Arena, first);
    refused(&game, &format!("{code} Taken {{ at: {first}, by: Tile(Temple, {first}), places: ["));
    let unsupported = game.check("play:arena:e5-f5".parse().unwrap()).unwrap_err();
    let IllegalMove::Unsupported { places, .. } = unsupported else { panic!("{unsupported}") };
    assert_eq!(places.len(), 5);
    for place in places {
        assert!(is_legal(&game, &at_place(Kind::Arena, place)), "{place}");
    }
}

#[test]
fn a_tile_that_is_not_ready_is_answered_with_those_that_are() {
    let game = laid(2, "ready0:0.1.1.1");
    let code = at_place(Kind::Temple, game.places.iter().next().unwrap());
    let held = "[Bathhouse, Theatre, Arena]";
    refused(&game, &format!("{code} NotReady {{ tile: Temple, held: {held}, drawn: 0 }}"));
}

#[test]
fn a_magistrate_that_is_not_there_is_told() {
    let game = laid(2, "temple:e5-f5 posts0:e5-f5,e5-f5,e5-f5");
    assert!(is_legal(&game, "play:arena:f5-f6"));
    refused(
        &game,
        "play:arena:f5-f6:magistrate NoMagistrate
         recall:e5-e6 NoMagistrateThere { tile: E5-E6, own: [E5-F5, E5-F5, E5-F5] }",
    );
}

#[test]
fn a_reward_of_another_player_is_not_accepted() {
    let mut game = laid(3, "temple:e5-e6,e5-f4 posts1:e5-e6");
    play(&mut game, "play:arena:d4-e5 finish:e5");
    let wrong = game.play(ME, "reward:none".parse().unwrap());
    assert_eq!(wrong, Err(PlayError::NotYourTurn { to_move: seat(1) }));
    refused(&game, "reward:d4-e5 NotOnSite { tile: D4-E5, site: E5, own: [E5-E6] }");
    play(&mut game, "reward:none");
    refused(&game, "reward:none NoReward\nfinish:e5 NotComplete { site: E5, due: [] }");
}

#[test]
fn a_game_that_is_over_accepts_nothing() {
    let mut game = table(2);
    game.stage = Stage::Over;
    for code in ["end", "draw:temple,arena", "reward:none", "spend:arena"] {
        assert_eq!(game.check(code.parse().unwrap()), Err(IllegalMove::Over));
        assert!(game.play(ME, code.parse().unwrap()).is_err());
    }
    assert!(codes(&game).is_empty());
}

#[test]
fn a_deal_that_could_not_be_is_refused() {
    type Change<'a> = &'a dyn Fn(&mut Setup);
    let drawn = Marble::deal(2, &Options::default(), Seed::from_number(1)).hills;
    let changes: [(&str, Change<'_>); 8] = [
        ("for 2 to 4 players, not 5", &|setup| setup.players = 5),
        ("seat 3 of 2", &|setup| setup.first_player = seat(3)),
        ("3 different hills", &|setup| setup.hills.truncate(2)),
        ("3 different hills", &|setup| setup.hills.swap(0, 1)),
        ("3 different hills", &|setup| setup.hills[1] = setup.hills[0]),
        ("hills are esquiline, quirinal, aventine", &|setup| setup.hills.clone_from(&drawn)),
        ("7 bridge spaces, and the setup has values for 6", &|setup| setup.bridges.truncate(6)),
        ("must be the values [1, 1, 2, 2, 3, 3, 4, 4]", &|setup| setup.left_out = 3),
    ];
    for (says, change) in changes {
        let mut setup = setup(2);
        change(&mut setup);
        let fault = Marble::new(&setup).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(fault.contains(says), "{says}: {fault}");
    }
}
