//! What the ideas of a position are.

use super::*;
use crate::{
    board::{Game as _, Seed},
    games::builders::rules::options::Options,
};

/// What the ideas of a position hire or buy that works: all of it but the loan.
fn helpers(game: &Builders) -> Vec<Amounts> {
    let mut ideas = Vec::new();
    Scene::of(game, &super::super::weights::BY_HAND).each(&mut |mv, _| ideas.push(mv));
    let brings = |mv: &Move| match *mv {
        Move::Recruit { worker } => Some(game.produces(worker)),
        Move::Invest { card: Investment::Slave(slave), .. } => Some(game.produces(slave)),
        Move::Invest { card: Investment::Tool(tool), .. } => Some(game.numbers.tools[tool.index()]),
        Move::Invest { card: Investment::University(resource), .. } => {
            Some(Amounts::NONE.with(resource, game.numbers.taught[resource.index()]))
        }
        _ => None,
    };
    ideas.iter().filter_map(brings).collect()
}

#[test]
fn in_the_last_turn_only_those_are_hired_whom_an_open_site_needs() {
    let setup = Builders::deal(2, &Options::default(), Seed::from_number(1));
    let mut game = Builders::new(&setup).unwrap();
    let seat = game.to_move;
    game.players[seat.index()].coins = 50;
    assert!(!helpers(&game).is_empty());
    game.players[seat.index()].points = game.numbers.end_points;
    assert!(helpers(&game).is_empty());
    let building = game.buildings[0].unwrap();
    game.plots.open(seat, building);
    let need = game.numbers.needs[building.index()];
    game.missing[building.index()] = need;
    assert!(!helpers(&game).is_empty());
    assert!(helpers(&game).iter().all(|brings| brings.meets(need)));
}
