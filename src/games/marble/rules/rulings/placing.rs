//! Where a tile may be put, and what it takes and opens: §2.3, questions 14, 23, 24.

use super::super::{grid::grid, places::Space, view::KnownBridge};
use super::*;

/// §2.3, question 23: a whole side in common with a drawn hill or a tile; a corner is not enough.
#[test]
fn question_23_a_tile_needs_a_whole_side_in_common() {
    let mut game = table(2);
    let hills: Vec<_> = game.drawn_hills().map(|hill| hill.to_string()).collect();
    assert_eq!(hills, ["esquiline", "quirinal", "aventine"]);
    let places = game.places;
    assert_eq!(places.len(), 18, "three sides of three hills, two places each");
    for place in grid().placements() {
        let shares = |other: &Vertex| grid().lot(place).corners.contains(other);
        let corners = game.drawn_hills().map(|hill| grid().corners_of(grid().hill(hill).triangle));
        let common = corners.map(|corners| corners.iter().filter(|corner| shares(corner)).count());
        if common.max() == Some(1) {
            assert!(!places.contains(place), "{place} touches a hill with a corner alone");
        }
    }
    let first = places.iter().next().unwrap();
    play(&mut game, &at_place(Kind::Temple, first));
    assert!(grid().lot(first).beside.iter().any(|place| game.places.contains(*place)));
    refused(&game, &format!("{} Taken", at_place(Kind::Arena, first)));
}

#[test]
fn places_are_kept_up_to_date_as_if_they_were_searched() {
    let mut game = table(3);
    let mut number = 7_usize;
    while let Some(at) = game.places.iter().nth(number % game.places.len().max(1)) {
        number = (number * 31 + 7) % 1009;
        game.set_tile(Kind::ALL[number % 4], at);
        let accepted = grid().placements().filter(|place| {
            let mv = Move::Play { tile: Kind::Temple, at: *place, magistrate: false };
            game.check(mv).is_ok()
        });
        assert!(accepted.eq(game.places.iter()), "after {} tiles", game.tiles.len());
    }
    assert!(game.tiles.len() >= 55, "there is room for nearly all tiles: {}", game.tiles.len());
}

/// Question 14: both at once, in the player's order. Neither can happen on our board.
#[test]
fn question_14_no_tile_of_our_board_covers_two_bridges_or_touches_two_springs() {
    for place in grid().placements() {
        let lot = grid().lot(place);
        assert!(lot.bridges.count_ones() < 2 && lot.springs.count_ones() < 2, "{place}");
    }
    // Were two aqueducts due, either could be opened first.
    let mut game = laid(2, "temple:a4-b4,h1-h2");
    (game.springs_due, game.stage) = (0b011, Stage::Open);
    assert!(!codes_of(&game, "open:brown").is_empty());
    let grey = codes_of(&game, "open:grey").remove(0);
    play(&mut game, &grey);
    assert_eq!(game.stage, Stage::Open, "the other one is still due");
    assert!(codes(&game).iter().all(|code| code.starts_with("open:brown")));
}

#[test]
fn question_24_hills_that_were_not_drawn_and_bridge_spaces_are_ordinary_ground() {
    let mut game = table(2);
    // The Palatine, E6-F5-F6, was not drawn.
    set(&mut game, "temple:e5-f5");
    assert!(is_legal(&game, "play:temple:f5-f6"), "half of it lies on the Palatine's space");
    let drawn = grid().hill(game.drawn_hills().next().unwrap()).triangle;
    let on_hill = grid().placements().find(|place| grid().lot(*place).triangles.contains(&drawn));
    let (on_hill, code) = (on_hill.unwrap(), at_place(Kind::Temple, on_hill.unwrap()));
    refused(&game, &format!("{code} Taken {{ at: {on_hill}, by: Hill(esquiline)"));
}

#[test]
fn a_bridge_is_taken_by_who_covers_it_and_only_its_taker_knows_its_value() {
    let mut game = table(2);
    let space = Space(5);
    let on_bridge = |place: &Placement| grid().lot(*place).bridges == space.bit();
    let place = grid().placements().find(on_bridge).unwrap();
    let beside = grid().lot(place).beside[0];
    set(&mut game, &format!("arena:{beside}"));
    let mv = Move::Play { tile: Kind::Temple, at: place, magistrate: false };
    assert!(game.seals(mv) && !game.seals("draw:temple,arena".parse().unwrap()));
    let events = followed(&mut game, &mv.to_string());
    assert_eq!(events, [Event::Bridge { player: ME, space }]);
    let [mine, yours] = [ME, seat(1)].map(|seat| game.seat_view(seat));
    assert_eq!((&mine.bridges, &yours.bridges), (&vec![KnownBridge { space, value: 1 }], &vec![]));
    assert_eq!((mine.score.bridges, mine.public.open_score(ME).bridges), (1, 0));
    assert_eq!((mine.public.values, mine.public.taker_of(space)), (None, Some(ME)));
}
