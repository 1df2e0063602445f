//! The rules §2 and the questions 1 to 27 of §6, each as a test; the board; §7.
//!
//! Positions are laid out: tiles and magistrates are set, moves are written as their codes. The hills are those of the
//! fixed opening, so that the middle of the board is bare. Round E5 the tiles E5-E6, E5-F4 and D4-E5 make a temple, and
//! E5-E6, D4-E5, F4-F5 and E4-F4 a bathhouse.

use super::{
    events::Event,
    illegal::IllegalMove,
    kinds::{Aqueduct, Building, ByKind, Kind},
    moves::Move,
    options::{HillCorners, Options},
    places::{Placement, Vertex},
    setup::Setup,
    state::Marble,
    table::{Player, Post, Stage},
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

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn at(label: &str) -> Placement {
    label.parse().unwrap()
}

pub(crate) fn vertex(label: &str) -> Vertex {
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

/// A table on which this lies already, see [`set`].
#[track_caller]
pub(crate) fn laid(seats: u8, position: &str) -> Marble {
    let mut game = table(seats);
    set(&mut game, position);
    game
}

/// Lays tiles that nobody played, `temple:e5-e6,e5-f4`; opens an aqueduct and lays pieces to these vertices, `grey:d4,e4`;
/// takes vertices for aqueducts, `wet:b5`; builds `fountains:e4` and what belongs to a seat, `owned0:e5`; puts magistrates
/// of a seat on tiles, `posts1:e5-e6`, and spaces, `sent0:temple,treasury`; gives it `coins0:3` and `points0:6`, and of each
/// type so many tiles, `ready0:1.1.0.2` and `imperium0:2.0.0.1`; leaves `stacks:9.0.0.0`.
#[track_caller]
fn set(game: &mut Marble, position: &str) {
    for part in position.split(' ') {
        let (what, places) = part.split_once(':').expect(part);
        let (name, number) = what.split_at(what.find(char::is_numeric).unwrap_or(what.len()));
        let seat = seat(number.parse().unwrap_or_default());
        for place in places.split(',') {
            let player = &mut game.players[seat.index()];
            match (name, Kind::from_name(name), Aqueduct::from_name(name)) {
                (_, Some(kind), _) => game.set_tile(kind, at(place)),
                (_, _, Some(aqueduct)) => lead(game, aqueduct, vertex(place)),
                ("wet", ..) => game.wet.insert(vertex(place)),
                ("fountains", ..) => game.fountains.insert(vertex(place)),
                ("owned", ..) => game.owned[seat.index()].insert(vertex(place)),
                ("posts", ..) => player.send(Post::Ready, Post::Tile(at(place))),
                ("sent", ..) => {
                    let space = Kind::from_name(place).map_or(Post::Treasury, Post::Imperium);
                    player.send(Post::Ready, space);
                }
                ("coins", ..) => player.coins = place.parse().unwrap(),
                ("points", ..) => player.points = place.parse().unwrap(),
                ("ready", ..) => player.ready = by_kind(place),
                ("imperium", ..) => player.imperium = by_kind(place),
                ("stacks", ..) => game.stacks = by_kind(place),
                _ => panic!("{part} is nothing that lies on a table"),
            }
        }
    }
}

/// `2.0.0.1`: two temples and an arena.
fn by_kind(numbers: &str) -> ByKind {
    let numbers = numbers.split('.').map(|number| number.parse::<u8>().unwrap());
    ByKind(numbers.collect::<Vec<_>>().try_into().unwrap())
}

fn lead(game: &mut Marble, aqueduct: Aqueduct, to: Vertex) {
    let course = &mut game.aqueducts[aqueduct.index()];
    course.is_open = true;
    course.path.push(to);
    game.wet.insert(to);
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

/// Moves are refused, a line each: the code, and how the value of the reason begins.
#[track_caller]
fn refused(game: &Marble, lines: &str) {
    for line in lines.trim().lines() {
        let (code, why) = line.trim().split_once(' ').expect(line);
        let illegal = game.check(code.parse().unwrap()).expect_err(code).to_string();
        assert!(illegal.starts_with(why.trim()), "{code}: {illegal}");
    }
}

/// The code of a play without a magistrate.
fn at_place(kind: Kind, place: Placement) -> String {
    Move::Play { tile: kind, at: place, magistrate: false }.to_string()
}

fn is_legal(game: &Marble, code: &str) -> bool {
    game.check(code.parse().unwrap()).is_ok()
}

/// What a seat has: all of it lies open.
fn own(game: &Marble, seat: Seat) -> Player {
    *game.player(seat)
}

fn codes(game: &Marble) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    legal.iter().map(Move::to_string).collect()
}

/// The legal moves whose codes begin like this.
fn codes_of(game: &Marble, order: &str) -> Vec<String> {
    codes(game).into_iter().filter(|code| code.starts_with(order)).collect()
}
