//! Finishing sites, §2.4: questions 1 to 4, 15 to 17, 26.

use super::super::facts::numbers;
use super::*;

/// Plays the last tile of these and finishes E5.
fn finish(game: &mut Marble, last: &str) -> Event {
    play(game, last);
    let mut events = followed(game, "finish:e5");
    events.remove(0)
}

fn built(building: Building, player: Option<Seat>, points: u8) -> Event {
    Event::Build { site: vertex("e5"), building, player, points }
}

fn fountain() -> Event {
    built(Building::Fountain, None, 0)
}

#[test]
fn the_number_of_tiles_makes_the_type_and_the_most_influence_the_owner() {
    let mut game = laid(2, "temple:e5-e6,e5-f4 posts1:e5-e6");
    assert_eq!(finish(&mut game, "play:arena:d4-e5"), built(Building::Temple, Some(seat(1)), 3));
    assert_eq!(own(&game, seat(1)).points, 3);
    let mut game = laid(2, "temple:e5-e6,d4-e5,f4-f5 posts0:e5-e6");
    // A magistrate on another type counts nothing.
    assert_eq!(finish(&mut game, "play:bathhouse:e4-f4"), fountain());
    let mut game = laid(2, "bathhouse:e5-e6,d4-e5,f4-f5 posts0:e5-e6,d4-e5 posts1:f4-f5");
    assert_eq!(finish(&mut game, "play:temple:e4-f4"), built(Building::Bathhouse, Some(ME), 4));
}

#[test]
fn a_tie_or_nobody_makes_a_fountain() {
    for there in ["temple:e5-e6,e5-f4", "temple:e5-e6,e5-f4 posts1:e5-e6 posts2:e5-f4"] {
        let mut game = laid(3, there);
        assert_eq!(finish(&mut game, "play:temple:d4-e5"), fountain());
        assert!(game.players.iter().all(|player| player.points == 0));
    }
}

/// Three tiles and the Esquiline meet in E9.
#[test]
fn question_1_a_hill_fills_its_sixth_and_counts_by_the_option() {
    for (corners, kind) in
        [(HillCorners::Empty, Kind::Temple), (HillCorners::Building, Kind::Bathhouse)]
    {
        let mut game = table_with(Options { buildings_per_hill_corner: corners, ..options() });
        set(&mut game, &format!("{kind}:e8-e9,d9-e9 posts0:e8-e9"));
        play(&mut game, &format!("play:{kind}:e10-f9"));
        let building = Building::civic(kind);
        let points = numbers().points.of(kind);
        let built = Event::Build { site: vertex("e9"), building, player: Some(ME), points };
        assert_eq!(followed(&mut game, "finish:e9"), [built]);
    }
}

#[test]
fn question_2_a_vertex_on_the_rim_is_never_a_site() {
    let mut game = table(2);
    // All triangles round the rim vertex A5 are covered.
    set(&mut game, "temple:a5-b5");
    play(&mut game, "play:temple:a6-b6");
    assert!(game.is_complete(vertex("a5")));
    assert!(!game.due.contains(vertex("a5")) && game.sizes(vertex("a5")) == 0);
}

#[test]
fn question_3_and_26_fountains_and_civic_tiles_have_no_limit() {
    let mut game = laid(2, "temple:e5-e6,e5-f4");
    let others: Vec<Vertex> =
        game.grid.interior().iter().filter(|site| *site != vertex("e5")).take(40).collect();
    game.fountains = others.into_iter().collect();
    assert_eq!(finish(&mut game, "play:temple:d4-e5"), fountain());
    assert_eq!(game.fountains.len(), 41);
}

#[test]
fn question_4_points_are_three_to_six() {
    let (points, sites) = (numbers().points, numbers().sites);
    assert_eq!(points, ByKind([3, 4, 5, 6]));
    assert_eq!(sites[..3], [None; 3]);
    assert_eq!(sites[3..7], Kind::ALL.map(Some));
}

/// The tile between D4 and E5 completes both.
fn two_sites() -> Marble {
    let mut game = laid(2, "temple:e5-e6,e5-f4,d3-d4,c4-d4");
    play(&mut game, "play:temple:d4-e5:magistrate");
    game
}

#[test]
fn question_15_the_active_player_chooses_the_order_of_several_sites() {
    let mut game = two_sites();
    assert_eq!(codes(&game), ["finish:d4", "finish:e5"]);
    refused(
        &game,
        "draw:temple,arena FinishFirst { due: [D4, E5] }
         finish:e6         NotComplete { site: E6, due: [D4, E5] }",
    );
    play(&mut game, "finish:e5 reward:none");
    assert_eq!(codes(&game), ["finish:d4"]);
    play(&mut game, "finish:d4 reward:none");
    assert_eq!((own(&game, ME).points, game.stage), (6, Stage::Act));
}

#[test]
fn a_magistrate_that_was_moved_counts_for_the_next_site_no_more() {
    let mut game = two_sites();
    play(&mut game, "finish:e5 reward:d4-e5 finish:d4");
    assert_eq!(own(&game, ME).points, 3);
    assert!(game.fountains.contains(vertex("d4")));
    assert_eq!(game.owner_of(vertex("e5")), Some(ME));
}

#[test]
fn question_16_any_one_magistrate_may_move_also_of_another_colour_and_of_a_loser_or_none() {
    let mut game = laid(2, "temple:e5-e6,e5-f4 arena:f4-g4 posts0:e5-e6,e5-f4,f4-g4");
    play(&mut game, "play:arena:d4-e5 finish:e5");
    assert_eq!(codes(&game), ["reward:e5-e6", "reward:e5-f4", "reward:none"]);
    refused(&game, "reward:f4-g4 NotOnSite { tile: F4-G4, site: E5, own: [E5-E6, E5-F4] }");
    let mut kept = game;
    play(&mut kept, "reward:none");
    assert_eq!(own(&kept, ME).posts().count(), 3);
    play(&mut game, "reward:e5-e6");
    assert_eq!((own(&game, ME).posts().count(), own(&game, ME).spaces().of(Kind::Temple)), (2, 1));
    // Another colour, another's building: to the space of what was built.
    let mut game = laid(2, "temple:e5-e6,e5-f4 posts0:e5-e6");
    play(&mut game, "play:arena:d4-e5:magistrate finish:e5 reward:d4-e5");
    assert_eq!(own(&game, ME).spaces().of(Kind::Temple), 1);
}

#[test]
fn question_17_rewards_go_clockwise_from_the_active_player_to_whoever_is_there() {
    let mut game = table(4);
    pass(&mut game);
    pass(&mut game);
    set(&mut game, "temple:e5-e6,e5-f4 posts0:e5-e6 posts1:e5-f4");
    play(&mut game, "play:arena:d4-e5:magistrate");
    let mut asked = Vec::new();
    play(&mut game, "finish:e5");
    while let (Stage::Reward(_), Turn::ToMove(seat)) = (game.stage, game.turn()) {
        asked.push(u8::from(seat));
        play(&mut game, "reward:none");
    }
    assert_eq!(asked, [2, 0, 1], "seat 3 has no magistrate there");
    assert_eq!(game.turn(), Turn::ToMove(seat(2)));
}

#[test]
fn a_fountain_sends_magistrates_to_the_treasury() {
    let mut game = laid(2, "arena:e5-e6,e5-f4 posts1:e5-e6");
    play(&mut game, "play:arena:d4-e5 finish:e5");
    assert_eq!(game.turn(), Turn::ToMove(seat(1)));
    refused(&game, "end RewardFirst { site: E5, building: Fountain, own: [E5-E6] }");
    play(&mut game, "reward:e5-e6");
    assert_eq!(own(&game, seat(1)).count(Post::Treasury), 1);
    assert_eq!(game.turn(), Turn::ToMove(ME), "and the turn goes on");
}
