//! Laws of the rules: those of every game, asked of each, and each game's own.

use aedile::{
    board::{
        Game, Rng, Seed,
        log::{self, Logged, Played, Record},
    },
    games::{
        builders::{self as site, Builders},
        great_city::{self as city, GreatCity},
        marble::{self as hills, Marble},
    },
    tables::GameKind,
};

mod builders;
mod every;
mod great_city;
mod looks;
mod marble;
mod menus;
mod plan_taps;
mod plans;
mod secrets;
mod taps;

use crate::common::limits;
use every::*;
use secrets::{every_output_keeps_the_secrets, shown_to};

#[test]
fn a_preview_of_any_game_is_what_comes() {
    a_preview_is_what_comes::<Builders>(&site::Options::default());
    a_preview_is_what_comes::<GreatCity>(&city::Options::PUBLISHER);
}

#[test]
fn whoever_is_next_is_known_to_the_rules() {
    assert!(whoever_is_next_has_the_next_turn::<GreatCity>(&city::Options::PUBLISHER) > 1_000);
    assert!(whoever_is_next_has_the_next_turn::<Builders>(&site::Options::default()) > 1_000);
}

#[test]
fn a_setup_of_any_game_in_a_trace_keeps_its_decks_secret() {
    a_setup_in_a_trace_keeps_its_decks_secret::<GreatCity>(&city::Options::default());
    a_setup_in_a_trace_keeps_its_decks_secret::<Builders>(&site::Options::default());
    a_setup_in_a_trace_keeps_its_decks_secret::<Marble>(&hills::Options::default());
}

#[test]
fn a_reel_of_any_game_tells_no_secret_before_the_end() {
    a_reel_tells_no_secret_before_the_end::<GreatCity>(&city::Options::default());
    a_reel_tells_no_secret_before_the_end::<Builders>(&site::Options::default());
    a_reel_tells_no_secret_before_the_end::<Marble>(&hills::Options::default());
}

/// The public log of a running game is the same for two that differ in what nobody has seen.
fn logs_are_the_same<G: Logged>(here: (&G::Setup, &[G::Move]), there: (&G::Setup, &[G::Move])) {
    let log = |(setup, moves): (&G::Setup, &[G::Move])| {
        let moves: Vec<_> = moves.iter().map(|mv| Played { mv: *mv, auto: false }).collect();
        log::public_log::<G>(setup, &moves, &Record::new()).expect("it was played")
    };
    assert_eq!(log(here), log(there));
}

#[test]
fn every_output_of_the_great_city_keeps_the_secrets() {
    every_output_keeps_the_secrets::<GreatCity>();
}

#[test]
fn every_output_of_the_builders_keeps_the_secrets() {
    every_output_keeps_the_secrets::<Builders>();
}

#[test]
fn every_output_of_city_of_marble_keeps_the_secrets() {
    every_output_keeps_the_secrets::<Marble>();
}

/// A new game has a test here as well.
#[test]
fn no_game_is_forgotten() {
    let all: Vec<_> = GameKind::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(all, [GreatCity::ID, Builders::ID, Marble::ID]);
}

/// The law notices a view that tells what a seat cannot know.
#[test]
#[should_panic(expected = "left == right")]
fn a_leak_is_noticed() {
    let game: GreatCity = position(4, &city::Options::default(), 3, 4);
    let drafted_first = game.public_view().first_player.right(4);
    let (view, other) = (game.seat_view(drafted_first), drafted_first.left(4));
    let worlds =
        (0..20).map(|luck| GreatCity::imagine(&view, &mut Rng::new(Seed::from_number(luck))));
    for world in worlds {
        shown_to(&game, other).0.is_the_same_as(&shown_to(&world, other).0);
    }
}
