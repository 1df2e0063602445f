//! The rules §2 and the questions 1 to 27 of §6, each as a test; the board; §7.
//!
//! Positions are laid out: tiles and magistrates are set, moves are written as their codes. The hills are those of the
//! fixed opening, so that the middle of the board is bare. Round E5 these tiles make a site:
//!
//! | tiles | site |
//! | --- | --- |
//! | [`TEMPLE`] | three tiles: a temple |
//! | [`BATHHOUSE`] | four tiles: a bathhouse |

use super::{
    events::Event,
    illegal::IllegalMove,
    kinds::{Building, Kind},
    moves::Move,
    options::{HillCorners, Options},
    places::{Placement, Vertex},
    setup::Setup,
    state::{Marble, Post, Stage},
    view::PlayerView,
};
use crate::board::{FirstPlayer, Game, Seat, Seed, Turn};

mod aqueducts;
mod board;
mod ending;
mod orders;
mod placing;
mod record;
mod refusals;
mod sites;
mod turns;

const ME: Seat = Seat::FIRST;

const TEMPLE: [&str; 3] = ["e5-e6", "e5-f4", "d4-e5"];

const BATHHOUSE: [&str; 4] = ["e5-e6", "d4-e5", "f4-f5", "e4-f4"];

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn at(label: &str) -> Placement {
    label.parse().unwrap()
}

fn vertex(label: &str) -> Vertex {
    label.parse().unwrap()
}

fn options() -> Options {
    Options {
        fixed_hills: true,
        first_player: FirstPlayer::Fixed(ME),
        auto_play_forced: false,
        ..Options::default()
    }
}

fn setup(seats: u8) -> Setup {
    let mut setup = Marble::deal(seats, &options(), Seed::from_number(5));
    (setup.bridges, setup.left_out) = (vec![1, 2, 3, 4, 1, 2, 3], 4);
    setup
}

/// Seat 0 is in turn.
fn table(seats: u8) -> Marble {
    Marble::new(&setup(seats)).unwrap()
}

/// The same of two with other options.
fn table_with(options: Options) -> Marble {
    Marble::new(&Setup { options, ..setup(2) }).unwrap()
}

/// Tiles on the board that nobody played.
fn lay(game: &mut Marble, kind: Kind, places: &[&str]) {
    for place in places {
        game.set_tile(kind, at(place));
    }
}

/// A magistrate of a seat on a tile.
fn post(game: &mut Marble, seat: Seat, tile: &str) {
    game.player_mut(seat).send(Post::Ready, Post::Tile(at(tile)));
}

/// All but the last of these tiles, of one type; the last is to be played.
fn nearly(game: &mut Marble, kind: Kind, places: &[&str]) {
    lay(game, kind, &places[..places.len() - 1]);
}

/// A table with all but the last of these tiles and with these magistrates.
fn begun(seats: u8, kind: Kind, places: &[&str], posts: &[(Seat, &str)]) -> Marble {
    let mut game = table(seats);
    nearly(&mut game, kind, places);
    for (seat, tile) in posts {
        post(&mut game, *seat, tile);
    }
    game
}

/// Plays the moves with these codes, one after the other, whoever is to move.
#[track_caller]
fn play(game: &mut Marble, codes: &str) {
    for code in codes.split_whitespace() {
        let seat = game.turn().seat().unwrap();
        assert_eq!(game.play(seat, code.parse().unwrap()), Ok(()), "{code}");
    }
}

/// Plays a move and tells what everybody saw follow from it.
#[track_caller]
fn followed(game: &mut Marble, code: &str) -> Vec<Event> {
    let before = *game;
    play(game, code);
    let mut events = Marble::events(&before, code.parse().unwrap(), game);
    events.remove(0);
    events
}

/// Takes the actions of a turn that change least and ends it.
#[track_caller]
fn pass(game: &mut Marble) {
    let seat = game.active;
    while game.active == seat && game.stage != Stage::Over {
        let mv = game.idle_move().unwrap();
        play(game, &mv.to_string());
    }
}

/// A move is refused, for a reason whose value begins like this.
#[track_caller]
fn refused(game: &Marble, code: &str, why: &str) {
    let illegal = game.check(code.parse().unwrap()).expect_err(code).to_string();
    assert!(illegal.starts_with(why), "{code}: {illegal}");
}

/// The code of a play without a magistrate.
fn at_place(kind: Kind, place: Placement) -> String {
    Move::Play { tile: kind, at: place, magistrate: false }.to_string()
}

fn is_legal(game: &Marble, code: &str) -> bool {
    game.check(code.parse().unwrap()).is_ok()
}

fn own(game: &Marble, seat: Seat) -> PlayerView {
    game.public_view().players[seat.index()].clone()
}

fn codes(game: &Marble) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    legal.iter().map(Move::to_string).collect()
}
