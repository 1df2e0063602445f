//! How often a game of City of Marble waits for a decision in another player's turn, by standing order (rules §7): greedy
//! players, 2 to 4, who all leave the same one.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

use aedile::{
    ai::{self, Budget},
    board::{Game as _, Level, Seed, Turn},
    games::marble::{Marble, Move, Options, StandingOrder},
};

/// Games for each number of players and order; `AEDILE_WAITS_GAMES` sets another number.
const GAMES: u32 = 300;

/// What the players of some games were asked in the turns of others.
#[derive(Default)]
struct Waits {
    /// Rewards that were due to somebody whose turn it was not.
    due: u32,
    /// Those that neither the rules nor the order decided.
    asked: u32,
    /// The turns in which somebody was asked.
    stopped: u32,
    turns: u32,
}

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let games = std::env::var("AEDILE_WAITS_GAMES");
    let games = games.map_or(GAMES, |number| number.parse().expect("a number of games"));
    println!(
        "| players | standing order | rewards in others' turns | asked | turns stopped | turns |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    for players in Marble::SEATS {
        for order in StandingOrder::ALL {
            let mut waits = Waits::default();
            for number in 0..games {
                play(players, number.into(), order, &mut waits);
            }
            let a_game = |count: u32| f64::from(count) / f64::from(games);
            println!(
                "| {players} | {} | {:.1} | {:.1} | {:.1} | {:.1} |",
                order.name(),
                a_game(waits.due),
                a_game(waits.asked),
                a_game(waits.stopped),
                a_game(waits.turns)
            );
        }
    }
}

/// Plays one game in which all leave this order.
fn play(players: u8, number: u64, order: StandingOrder, waits: &mut Waits) {
    let setup = Marble::deal(players, &Options::default(), Seed::from_number(number));
    let mut game = Marble::new(&setup).unwrap();
    let (mut moves, mut is_stopped) = (0, false);
    while let Turn::ToMove(seat) = game.turn() {
        let active = game.public_view().active;
        let is_others = seat != active;
        waits.due += u32::from(is_others);
        let decided = game.forced().or_else(|| game.by_order(order.name()));
        if decided.is_none() && is_others {
            waits.asked += 1;
            waits.stopped += u32::from(!is_stopped);
            is_stopped = true;
        }
        moves += 1;
        let mv = decided.unwrap_or_else(|| {
            let seed = Seed::from_number(number << 16 | moves);
            ai::choose::<Marble>(Level::Greedy, &game.seat_view(seat), seed, &Budget::iterations(1))
        });
        if mv == Move::End {
            waits.turns += 1;
            is_stopped = false;
        }
        game.play(seat, mv).unwrap();
    }
}
