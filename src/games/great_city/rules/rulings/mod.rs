//! The rulings E1 to E56 that concern playing, each as a test; those on scoring are in `tests/scoring.rs`.
//!
//! Positions are set up by hand: a turn of seat 0 with chosen bricks and cogs, cards and buildings.

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    illegal::IllegalMove,
    moves::{Bottom, Move, Space},
    options::Options,
    state::{GreatCity, Offered, Player, TurnState},
    view::Phase,
};
use crate::board::{Game, Rng, Seat, Seed, Turn};

mod building;
mod conveniences;
mod turns;

const ME: Seat = Seat::FIRST;

fn cell(row: i8, col: i8) -> Cell {
    Cell::at(row, col)
}

fn cells(places: &[(i8, i8)]) -> CellSet {
    places.iter().fold(CellSet::EMPTY, |set, (row, col)| set.with(cell(*row, *col)))
}

/// Seat 0 acts in round 1 with these strip bricks and cogs; the last turn of the round, nothing waiting.
fn acting(options: Options, bricks: u8, cogs: u8) -> GreatCity {
    let mut game = in_round(3, options, 1);
    game.phase = Phase::Act;
    game.to_move = ME;
    game.turn = TurnState::at(Space::new(5).unwrap(), (bricks, cogs));
    game
}

/// A game whose draft is over, in the upkeep of this round.
fn in_round(seats: u8, options: Options, round: u8) -> GreatCity {
    let mut game = GreatCity::new(&GreatCity::deal(seats, &options, Seed::from_number(5))).unwrap();
    while game.round == 0 {
        let mv = first(&game);
        play(&mut game, mv);
    }
    while game.round < round {
        let mv = first(&game);
        play(&mut game, mv);
    }
    game
}

/// The first legal move that ends turns soon: pass where that is possible.
fn first(game: &GreatCity) -> Move {
    let legal = legal(game);
    if legal.contains(&Move::Pass) { Move::Pass } else { legal[0] }
}

fn legal(game: &GreatCity) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

#[track_caller]
fn play(game: &mut GreatCity, mv: Move) {
    let seat = game.turn().seat().unwrap();
    game.play(seat, mv).unwrap();
}

fn me(game: &mut GreatCity) -> &mut Player {
    &mut game.players[0]
}

fn build(card: Card, row: i8, col: i8) -> Move {
    Move::Build { card, at: cell(row, col), tokens: CellSet::EMPTY, buy: 0 }
}

/// Puts buildings into the city of seat 0.
fn with(mut game: GreatCity, buildings: &[(Card, i8, i8)]) -> GreatCity {
    for (card, row, col) in buildings {
        me(&mut game).insert(*card, cell(*row, *col), 0);
    }
    game
}

/// Gives cards to the hand of seat 0, openly.
fn holding(mut game: GreatCity, cards: &[Card]) -> GreatCity {
    for card in cards {
        me(&mut game).hand.add(*card);
    }
    game
}

fn influence(game: &GreatCity) -> u8 {
    game.players[0].influence
}
