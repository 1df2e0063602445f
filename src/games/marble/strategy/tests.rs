//! What the opponent must see, mostly at the end of a game, on boards laid out by hand; see `rules::rulings` for how.
//!
//! Round E5 the tiles E5-E6, E5-F4 and D4-E5 make a temple, or a fountain if nobody has a magistrate on a temple there.

use super::{
    sketch::{Sketch, Spot, points},
    weights::BY_HAND,
};
use crate::board::Seat;
use crate::games::marble::rules::rulings::{laid, vertex};
use crate::games::marble::rules::{Kind, Marble, Move, Post, TriangleSet};

const ME: Seat = Seat::FIRST;

/// The last round, and the first of two to act in it.
fn last_round(position: &str) -> Marble {
    let mut game = laid(2, position);
    game.last_round = Seat::new(1);
    game.actions = 1;
    game
}

fn promise(game: &Marble, code: &str) -> Option<f32> {
    let (mv, mut ideas): (Move, _) = (code.parse().unwrap(), Vec::new());
    game.list_ideas(&BY_HAND, &mut ideas);
    ideas.iter().find(|idea| idea.mv == mv).map(|idea| idea.promise)
}

#[track_caller]
fn assert_near(one: f32, other: f32) {
    assert!((one - other).abs() < 1e-3, "{one} is not {other}");
}

#[test]
fn a_fountain_counts_for_whoever_has_buildings_beside_it() {
    let game = last_round("arena:e5-e6,e5-f4 owned0:e4 owned1:d5,f4");
    let sketch = Sketch::of(&game, &BY_HAND);
    let open = sketch.spot(vertex("e5"));
    let fountain = Spot { empty: 0, ..open.after(0, 1) };
    let [own, other, ..] = sketch.worth(&fountain);
    assert_near(own, 1.0);
    assert_near(other, 2.0);
    let still_open = sketch.worth(&open);
    assert!(still_open.iter().all(|worth| *worth == 0.0), "somebody may still win the site");
}

#[test]
fn the_best_tile_is_worth_what_it_brings_as_long_as_the_last_action_is_to_come() {
    let board = "temple:e5-e6,e5-f4";
    let holding =
        last_round(&format!("{board} ready0:1.0.0.0 ready1:0.0.0.0")).expected(&BY_HAND)[0];
    let mut game = last_round(&format!("{board} ready0:0.0.0.0 ready1:0.0.0.0"));
    let temple = f32::from(game.numbers.points.of(Kind::Temple));
    assert_near(holding - game.expected(&BY_HAND)[0], temple + BY_HAND.sent);
    // The other one has its action still to come when this one has none left.
    game.actions = 0;
    game.players[1].ready.0[0] = 1;
    assert_near(game.expected(&BY_HAND)[1], temple + BY_HAND.sent);
    game.players[0].ready.0[0] = 1;
    assert_near(game.expected(&BY_HAND)[0], 0.0);
}

#[test]
fn a_place_left_open_counts_for_who_can_complete_a_site_there() {
    let holding = |ready| laid(2, &format!("temple:e5-e6,e5-f4 {ready}")).expected(&BY_HAND);
    let other = "ready0:0.0.0.0 ready1:1.0.0.0";
    let [mine, theirs, ..] = holding(other);
    let [idle, useless, ..] = holding("ready0:0.0.0.0 ready1:0.1.0.0");
    assert!(theirs > useless + 0.5, "a temple is a site there, and a bathhouse none");
    assert_near(mine, idle);
}

#[test]
fn the_end_of_a_turn_gains_nothing_by_itself() {
    let mut game = laid(2, "ready0:0.0.0.0 ready1:0.0.0.0");
    game.actions = 0;
    let [mine, theirs, ..] = game.expected(&BY_HAND);
    game.apply(Move::End);
    let [my_end, their_end, ..] = game.expected(&BY_HAND);
    assert_near(my_end - their_end, mine - theirs);
}

#[test]
fn an_extra_action_costs_what_its_imperium_wins() {
    let mut game = laid(2, "imperium0:1.0.1.0 imperium1:0.0.3.0 stacks:0.0.0.9");
    game.actions = 0;
    assert_near(
        promise(&game, "spend:temple").unwrap(),
        -points(game.numbers.scoring.imperium_most),
    );
    assert_near(promise(&game, "spend:theatre").unwrap(), 0.0);
}

#[test]
fn imperium_that_can_win_nothing_any_more_is_worth_nothing() {
    let game = laid(2, "imperium0:2.1.1.0 imperium1:4.1.0.0");
    let [ahead, tied] = [game.numbers.scoring.imperium_most, game.numbers.scoring.imperium_tied];
    let (ahead, tied) = (points(ahead), points(tied));
    assert_near(game.races(&BY_HAND, ME, 0.0), tied + ahead);
    let spent = laid(2, "imperium0:0.1.1.0 imperium1:4.1.0.0");
    assert_near(spent.races(&BY_HAND, ME, 0.0), game.races(&BY_HAND, ME, 0.0));
    assert!(
        spent.races(&BY_HAND, ME, 1.0) < game.races(&BY_HAND, ME, 1.0),
        "there is time to catch up"
    );
}

#[test]
fn magistrates_on_their_way_home_count_in_the_races() {
    let game = last_round("imperium0:2.0.0.0 imperium1:2.0.0.0 sent0:temple");
    let alone = points(game.numbers.scoring.imperium_most);
    assert_near(game.races(&BY_HAND, ME, 0.0), alone);
    let mut late = game;
    // The turn of the seat has ended: nothing comes home any more.
    late.active = Seat::new(1).unwrap();
    assert_near(late.races(&BY_HAND, ME, 0.0), points(game.numbers.scoring.imperium_tied));
}

/// All triangles round E5 and beyond them but these, in their order round it.
fn covered(game: &Marble, empty: &[usize], beyond: &[usize]) -> TriangleSet {
    let corner = game.grid.corner(vertex("e5"));
    let taken = |triangles: [_; 6], open: &[usize]| {
        let all = triangles.into_iter().flatten().enumerate();
        all.filter(|(place, _)| !open.contains(place)).map(|(_, t)| t).collect::<TriangleSet>()
    };
    taken(corner.round, empty).or(taken(corner.beyond, beyond))
}

#[test]
fn a_vertex_is_completed_by_as_many_tiles_as_there_is_room_for() {
    let game = laid(2, "temple:e5-e6");
    let reach = |empty: &[usize], beyond: &[usize]| {
        game.reach(vertex("e5"), &covered(&game, empty, beyond))
    };
    assert_eq!(reach(&[], &[]), 0b1, "complete");
    assert_eq!(reach(&[1], &[]), 0, "a hole into which no tile fits");
    assert_eq!(reach(&[1], &[1]), 0b10);
    assert_eq!(reach(&[1, 2], &[]), 0b10, "one tile on both, or none");
    assert_eq!(reach(&[1, 2], &[1, 2]), 0b110);
    assert_eq!(reach(&[1, 3], &[1, 3]), 0b100, "they are no neighbours");
    assert_eq!(reach(&[0, 1, 2, 3, 4, 5], &[0, 1, 2, 3, 4, 5]), 0b111_1000);
}

#[test]
fn a_site_promises_only_what_it_can_become() {
    let game = laid(2, "temple:e5-e6 bathhouse:e5-f4 posts0:e5-e6 posts1:e5-f4");
    let sketch = Sketch::of(&game, &BY_HAND);
    let two_empty = sketch.spot(vertex("e5")).after(0, 0);
    assert_eq!((two_empty.size, two_empty.empty), (3, 2));
    let worth = |reach| sketch.worth(&Spot { size: 2, reach, ..two_empty });
    let one_tile = worth(0b10);
    assert!(one_tile[0] > 0.0 && one_tile[1] == 0.0, "a temple");
    let two_tiles = worth(0b100);
    assert!(two_tiles[0] == 0.0 && two_tiles[1] > 0.0, "a bathhouse");
    let either = worth(0b110);
    assert!(either[0] > 0.0 && either[0] < one_tile[0]);
    assert!(worth(0).iter().all(|worth| *worth == 0.0), "never complete");
}

#[test]
fn a_magistrate_that_is_to_come_home_is_told_from_one_that_stays() {
    let mut game = last_round("sent0:treasury ready0:0.0.0.0 ready1:0.0.0.0");
    assert_eq!(game.player(ME).count(Post::Treasury), 1);
    let coins = points(game.numbers.scoring.coin + game.numbers.scoring.most_coins);
    assert_near(game.expected(&BY_HAND)[0], coins);
    game.active = Seat::new(1).unwrap();
    assert_near(game.expected(&BY_HAND)[0], 0.0);
}
