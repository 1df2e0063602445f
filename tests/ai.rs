//! Opponents: they play legally, know no more than their seat, keep their budget, and a search beats none.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::sync::atomic::AtomicBool;

use aedile::{
    ai::{self, Budget},
    games::{
        Game, Level, Luck, Rng, Seat, Seed, Strategy, Turn,
        great_city::{GreatCity, Options},
    },
};

fn start(seats: u8, options: &Options, number: u64) -> GreatCity {
    let setup = GreatCity::deal(seats, options, Seed::from_number(number));
    GreatCity::new(&setup).expect("a deal is a good setup")
}

/// A position after so many random moves, or the end.
fn position(seats: u8, options: &Options, number: u64, moves: usize) -> GreatCity {
    let mut game = start(seats, options, number);
    let (mut rng, mut legal) = (Rng::new(Seed::from_number(number)), Vec::new());
    for _ in 0..moves {
        legal.clear();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        game.play_unchecked(*rng.choose(&legal));
    }
    game
}

/// Positions of all kinds in which somebody is to move: its seat, and the game.
fn positions() -> impl Iterator<Item = (u64, Seat, GreatCity)> {
    (0..24).filter_map(|number| {
        let options = if number % 2 == 0 {
            Options { shrine: number % 4 == 0, ..Options::PUBLISHER }
        } else {
            Options::yucata()
        };
        let seats = 2 + u8::try_from(number % 3).unwrap();
        let moves = usize::try_from(number * number % 7 * 17 + number).unwrap();
        let game = position(seats, &options, number, moves);
        Some((number, game.turn().seat()?, game))
    })
}

fn choose(level: Level, game: &GreatCity, seat: Seat, seed: u64, iterations: u32) -> String {
    let view = game.seat_view(seat);
    let budget = Budget::iterations(iterations);
    ai::choose::<GreatCity>(level, &view, Seed::from_number(seed), &budget).to_string()
}

#[test]
fn every_level_makes_a_legal_move_in_every_position() {
    for (number, seat, game) in positions() {
        for level in Level::ALL {
            let mv = choose(level, &game, seat, number, 20).parse().unwrap();
            assert_eq!(game.check(mv), Ok(()), "{level:?} in position {number}");
        }
    }
}

#[test]
fn ideas_are_legal_moves_and_there_is_always_one() {
    for (number, _, game) in positions() {
        let mut ideas = Vec::new();
        game.ideas(&mut ideas);
        assert!(!ideas.is_empty(), "position {number}");
        for idea in &ideas {
            assert_eq!(game.check(idea.mv), Ok(()), "position {number}");
            assert!(idea.promise.is_finite(), "position {number}: {idea:?}");
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move() {
    for (number, seat, game) in positions().take(8) {
        for level in Level::ALL {
            let play = || choose(level, &game, seat, number, 30);
            assert_eq!(play(), play(), "{level:?} in position {number}");
        }
    }
}

#[test]
fn hidden_cards_dealt_anew_change_no_move() {
    for (number, seat, game) in positions() {
        let view = game.seat_view(seat);
        let other = GreatCity::imagine(&view, &mut Rng::new(Seed::from_number(number + 99)));
        for level in Level::ALL {
            let moves = [&game, &other].map(|world| choose(level, world, seat, number, 20));
            assert_eq!(moves[0], moves[1], "{level:?} in position {number}");
        }
    }
}

#[test]
fn a_search_that_is_stopped_before_it_began_plays_as_greedy_does() {
    let stop = AtomicBool::new(true);
    for (number, seat, game) in positions().take(8) {
        let view = game.seat_view(seat);
        let seed = || Seed::from_number(number);
        let stopped =
            ai::choose::<GreatCity>(Level::Hard, &view, seed(), &Budget::OF_LEVEL.until(&stop));
        let greedy = ai::choose::<GreatCity>(Level::Greedy, &view, seed(), &Budget::OF_LEVEL);
        assert_eq!(stopped, greedy, "position {number}");
    }
}

#[test]
fn an_imagined_world_looks_like_the_view_and_plays_on_to_an_end() {
    for (number, seat, game) in positions() {
        let view = game.seat_view(seat);
        let worlds = <GreatCity as Strategy>::worlds(&view);
        let mut luck = Luck::new(number);
        for _ in 0..5 {
            let mut world = <GreatCity as Strategy>::world(&worlds, &mut luck);
            assert_eq!(world.seat_view(seat), view, "position {number}");
            let points = world.play_out(&mut luck);
            assert!(points.iter().all(|points| points.is_finite()), "position {number}");
        }
    }
}

#[test]
fn advice_is_at_most_three_legal_moves_each_with_one_line_of_reason() {
    for (number, seat, game) in positions() {
        let ask = |seat: Seat| {
            let view = game.seat_view(seat);
            let seed = Seed::from_number(number);
            ai::advise::<GreatCity>(Level::Hard, &view, seed, &Budget::iterations(30))
        };
        let advice = ask(seat);
        assert!((1..=ai::ADVICE).contains(&advice.len()), "position {number}");
        for one in &advice {
            assert_eq!(game.check(one.mv), Ok(()), "position {number}");
            assert!(!one.reason.is_empty() && !one.reason.contains('\n'), "{:?}", one.reason);
            assert!((0.0..=1.0).contains(&one.confidence) && one.lead.is_finite());
        }
        assert_eq!(ask(seat.left(game.seats())), [], "position {number}");
    }
}

/// Plays to the end and tells the points of each seat.
fn play(mut game: GreatCity, levels: &[Level], iterations: u32, seed: u64) -> Vec<i32> {
    let mut moves = 0;
    while let Turn::ToMove(seat) = game.turn() {
        moves += 1;
        let level = levels[seat.index()];
        let mv = choose(level, &game, seat, seed * 1000 + moves, iterations).parse().unwrap();
        game.play(seat, mv).expect("opponents play legally");
        assert!(moves <= 236, "rules §13: no game is longer");
    }
    Seat::all(game.seats()).map(|seat| *game.score(seat).last().unwrap()).collect()
}

#[test]
fn opponents_of_all_levels_end_a_game_together() {
    for (seats, levels) in [
        (2, &[Level::Easy, Level::Greedy][..]),
        (3, &[Level::Random, Level::Normal, Level::Greedy]),
        (4, &[Level::Hard, Level::Random, Level::Greedy, Level::Easy]),
    ] {
        let points = play(start(seats, &Options::yucata(), 5), levels, 4, 1);
        assert_eq!(points.len(), usize::from(seats));
    }
}

#[test]
fn normal_beats_random_in_every_game_of_a_short_match() {
    for number in 0..4 {
        let mut levels = [Level::Normal, Level::Random];
        let best = usize::try_from(number % 2).unwrap();
        if best == 1 {
            levels.reverse();
        }
        let points = play(start(2, &Options::PUBLISHER, number), &levels, 12, number);
        assert!(points[best] > points[1 - best], "game {number}: {points:?}");
    }
}
