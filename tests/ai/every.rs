//! Laws for the opponents of every game: they play legally, know no more than their seat, keep their budget, and a search
//! beats none.

use std::sync::atomic::AtomicBool;

use aedile::{
    ai::{
        self, Budget,
        review::{self, Effort, Findings, Progress, StepKind},
    },
    board::{Game, Imagined, Level, Luck, Rng, Seat, Seed, Turn},
    talk::present::Words,
};

/// Makes a module with a test of each law for a game.
macro_rules! opponents_of {
    ($module:ident: $game:ty) => {
        opponents_of! { $module, $game:
            every_level_makes_a_legal_move_in_every_position,
            ideas_are_legal_moves_each_once_and_there_is_always_one,
            the_same_seed_and_iterations_give_the_same_move,
            hidden_cards_dealt_anew_change_no_move,
            a_search_that_is_stopped_before_it_began_plays_as_greedy_does,
            an_imagined_world_looks_like_the_view_and_plays_on_to_an_end,
            advice_is_at_most_three_legal_moves,
            every_legal_move_has_one_line_of_reason,
            what_was_missed_is_a_better_move_that_could_be_made,
            a_review_is_the_same_wherever_it_is_gone_on_with,
            a_long_search_rarely_finds_a_loss_in_its_own_moves,
            opponents_of_all_levels_end_a_game_together,
            opponents_make_the_same_thousand_choices_everywhere,
            opponents_by_hand_make_the_moves_that_they_always_made,
            normal_beats_random_in_every_game_of_a_short_match,
        }
    };
    ($module:ident, $game:ty: $($test:ident),+ $(,)?) => {
        mod $module {
            $(#[test] fn $test() { super::every::$test::<$game>(); })+
        }
    };
}
pub(crate) use opponents_of;

/// What the tests must know of a game.
pub trait Played: Words {
    /// No game has more moves of opponents.
    const MOVES: u64;
    /// A thousand choices of all searching levels, as a number.
    const FINGERPRINT: u64;
    /// The moves of all searching levels in a game of three by what was set by hand, as a number.
    const BY_HAND: u64;

    /// The options of a test with this number.
    fn options(number: u64) -> Self::Options;
}

fn start<G: Played>(seats: u8, number: u64) -> G {
    let setup = G::deal(seats, &<G as Played>::options(number), Seed::from_number(number));
    G::new(&setup).expect("a deal is a good setup")
}

/// A position after so many random moves, or the end.
fn position<G: Played>(seats: u8, number: u64, moves: usize) -> G {
    let mut game = start::<G>(seats, number);
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
fn positions<G: Played>() -> impl Iterator<Item = (u64, Seat, G)> {
    (0..24).filter_map(|number| {
        let seats = 2 + u8::try_from(number % 3).unwrap();
        let moves = usize::try_from(number * number % 7 * 17 + number).unwrap();
        let game = position::<G>(seats, number, moves);
        Some((number, game.turn().seat()?, game))
    })
}

fn choose<G: Played>(level: Level, game: &G, seat: Seat, seed: u64, iterations: u32) -> G::Move {
    let view = game.seat_view(seat);
    let budget = Budget::iterations(iterations);
    ai::choose::<G>(level, &view, Seed::from_number(seed), &budget)
}

/// Whether the rules allow this move.
fn is_legal<G: Game>(game: &G, mv: G::Move) -> bool {
    game.check(mv).is_ok()
}

pub fn every_level_makes_a_legal_move_in_every_position<G: Played>() {
    for (number, seat, game) in positions::<G>() {
        for level in Level::ALL {
            let mv = choose(level, &game, seat, number, 20);
            assert!(is_legal(&game, mv), "{level:?} in position {number}: {mv}");
        }
    }
}

pub fn ideas_are_legal_moves_each_once_and_there_is_always_one<G: Played>() {
    for (number, _, game) in positions::<G>() {
        let mut ideas = Vec::new();
        game.ideas(&mut ideas);
        assert!(!ideas.is_empty(), "position {number}");
        for (place, idea) in ideas.iter().enumerate() {
            assert!(is_legal(&game, idea.mv), "position {number}: {idea:?}");
            assert!(!ideas[..place].iter().any(|other| other.mv == idea.mv), "position {number}");
            assert!(idea.promise.is_finite(), "position {number}: {idea:?}");
        }
    }
}

pub fn the_same_seed_and_iterations_give_the_same_move<G: Played>() {
    for (number, seat, game) in positions::<G>().take(8) {
        for level in Level::ALL {
            let play = || choose(level, &game, seat, number, 30);
            assert_eq!(play(), play(), "{level:?} in position {number}");
        }
    }
}

pub fn hidden_cards_dealt_anew_change_no_move<G: Played>() {
    for (number, seat, game) in positions::<G>() {
        let view = game.seat_view(seat);
        let other = G::imagine(&view, &mut Rng::new(Seed::from_number(number + 99)));
        for level in Level::ALL {
            let moves = [&game, &other].map(|world| choose(level, world, seat, number, 20));
            assert_eq!(moves[0], moves[1], "{level:?} in position {number}");
        }
    }
}

pub fn a_search_that_is_stopped_before_it_began_plays_as_greedy_does<G: Played>() {
    let stop = AtomicBool::new(true);
    for (number, seat, game) in positions::<G>().take(8) {
        let view = game.seat_view(seat);
        let seed = || Seed::from_number(number);
        let stopped = ai::choose::<G>(Level::Hard, &view, seed(), &Budget::OF_LEVEL.until(&stop));
        let greedy = ai::choose::<G>(Level::Greedy, &view, seed(), &Budget::OF_LEVEL);
        assert_eq!(stopped, greedy, "position {number}");
    }
}

pub fn an_imagined_world_looks_like_the_view_and_plays_on_to_an_end<G: Played>() {
    for (number, seat, game) in positions::<G>() {
        let view = game.seat_view(seat);
        let worlds = <G::Worlds>::of(&view);
        let mut luck = Luck::new(number);
        for _ in 0..5 {
            let mut world = worlds.world(&mut luck);
            assert_eq!(world.seat_view(seat), view, "position {number}");
            let points = world.play_out(&mut luck);
            assert!(points.iter().all(|points| points.is_finite()), "position {number}");
        }
    }
}

pub fn advice_is_at_most_three_legal_moves<G: Played>() {
    for (number, seat, game) in positions::<G>() {
        let ask = |seat: Seat| {
            let view = game.seat_view(seat);
            let seed = Seed::from_number(number);
            ai::advise::<G>(Level::Hard, &view, seed, &Budget::iterations(30))
        };
        let advice = ask(seat);
        assert!((1..=ai::ADVICE).contains(&advice.len()), "position {number}");
        for one in &advice {
            assert!(is_legal(&game, one.mv), "position {number}");
            assert!((0.0..=1.0).contains(&one.confidence) && one.lead.is_finite());
        }
        assert_eq!(ask(seat.left(game.seats())), [], "position {number}");
    }
}

pub fn every_legal_move_has_one_line_of_reason<G: Played>() {
    for (number, seat, game) in positions::<G>() {
        let view = game.seat_view(seat);
        for mv in &view.legal {
            let reason = G::reason(&view, *mv).to_string();
            assert!(!reason.is_empty() && !reason.contains('\n'), "position {number}: {mv}");
        }
    }
}

/// Plays to the end and tells the points of each seat.
fn play<G: Played>(mut game: G, levels: &[Level], iterations: u32, seed: u64) -> Vec<i32> {
    let mut moves = 0;
    while let Turn::ToMove(seat) = game.turn() {
        moves += 1;
        let level = levels[seat.index()];
        let mv = choose(level, &game, seat, seed * 1000 + moves, iterations);
        game.play(seat, mv).expect("opponents play legally");
        assert!(moves <= G::MOVES, "no game is longer");
    }
    Seat::all(game.seats()).map(|seat| *game.score(seat).last().unwrap()).collect()
}

pub fn opponents_of_all_levels_end_a_game_together<G: Played>() {
    for (seats, levels) in [
        (2, &[Level::Easy, Level::Greedy][..]),
        (3, &[Level::Random, Level::Normal, Level::Greedy]),
        (4, &[Level::Hard, Level::Random, Level::Greedy, Level::Easy]),
    ] {
        let points = play(start::<G>(seats, 5), levels, 4, 1);
        assert_eq!(points.len(), usize::from(seats));
    }
}

pub fn normal_beats_random_in_every_game_of_a_short_match<G: Played>() {
    for number in 0..4 {
        let mut levels = [Level::Normal, Level::Random];
        let best = usize::try_from(number % 2).unwrap();
        if best == 1 {
            levels.reverse();
        }
        let points = play(start::<G>(2, number), &levels, 12, number);
        assert!(points[best] > points[1 - best], "game {number}: {points:?}");
    }
}

/// A fingerprint of moves as texts: FNV-1a.
struct Fingerprint(u64);

impl Fingerprint {
    const START: Self = Self(0xcbf2_9ce4_8422_2325);

    fn add(&mut self, mv: impl std::fmt::Display) {
        for byte in mv.to_string().bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// The same on every machine: sums have a fixed order, and nothing is asked of a library for mathematics but roots. Run it
/// for another one by `cargo test --target aarch64-unknown-linux-gnu --test all ai::`, with qemu as the runner.
///
/// Faster code must not change what opponents do. When this fails because they think otherwise now, note the new number
/// and measure the tables of strength in docs/opponents.md anew.
pub fn opponents_make_the_same_thousand_choices_everywhere<G: Played>() {
    let (mut sum, mut choices, mut number) = (Fingerprint::START, 0, 0);
    while choices < 1_000 {
        let seats = 2 + u8::try_from(number % 3).unwrap();
        let mut game = start::<G>(seats, number);
        number += 1;
        while let Turn::ToMove(seat) = game.turn() {
            let level = [Level::Hard, Level::Easy, Level::Greedy, Level::Normal][seat.index()];
            let mv = choose(level, &game, seat, choices, 12);
            sum.add(mv);
            game.play_unchecked(mv);
            choices += 1;
            if choices == 1_000 {
                break;
            }
        }
    }
    assert_eq!(sum.0, G::FINGERPRINT, "{}: {:#018x}", G::ID, sum.0);
}

/// The yardstick stays what it was.
pub fn opponents_by_hand_make_the_moves_that_they_always_made<G: Played>() {
    let (mut game, mut number, mut sum) = (start::<G>(3, 3), 0, Fingerprint::START);
    while let Turn::ToMove(seat) = game.turn() {
        let level = [Level::Hard, Level::Easy, Level::Normal][seat.index()];
        let (view, budget) = (game.seat_view(seat), Budget::iterations(40));
        let seed = Seed::from_number(number);
        let mv = ai::choose_by::<G>(G::by_hand(), level, &view, seed, &budget);
        sum.add(mv);
        game.play_unchecked(mv);
        number += 1;
    }
    assert_eq!(sum.0, G::BY_HAND, "{} moves: {:#018x}", G::ID, sum.0);
}

/// Who plays at random misses something, and is told of one decision what would have been better.
pub fn what_was_missed_is_a_better_move_that_could_be_made<G: Played>() {
    let mut game = start::<G>(2, 5);
    let (mut rng, mut decisions) = (Rng::new(Seed::from_number(8)), Vec::new());
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().seat().filter(|_| decisions.len() < 30) {
        legal.clear();
        game.legal_moves(&mut legal);
        let mv = *rng.choose(&legal);
        if seat == Seat::FIRST {
            decisions.push((game.seat_view(seat), mv));
        }
        game.play_unchecked(mv);
    }
    let missed = || ai::missed::<G>(&decisions, Seed::from_number(1), &Budget::iterations(1_200));
    let found = missed().expect("enough time").expect("chance plays badly");
    let (view, made) = &decisions[found.decision];
    assert!(found.by > 0.0 && found.better != *made && view.legal.contains(&found.better));
    assert_eq!(Ok(Some(found)), missed());
    let stop = AtomicBool::new(true);
    let none = ai::missed::<G>(&decisions, Seed::from_number(1), &Budget::OF_LEVEL.until(&stop));
    assert_eq!(none, Err(ai::NoTime), "no time, no opinion");
}

/// What the first seat decided in the first half of a game that was played like this.
fn decided<G: Played>(
    choose: impl Fn(&G, Seat) -> G::Move,
) -> Vec<(aedile::board::ViewOf<G>, G::Move)> {
    let (mut game, mut decisions) = (start::<G>(2, 5), Vec::new());
    while let Some(seat) = game.turn().seat().filter(|_| decisions.len() < 14) {
        let (view, mv) = (game.seat_view(seat), choose(&game, seat));
        if seat == Seat::FIRST && view.legal.len() > 1 {
            decisions.push((view, mv));
        }
        game.play_unchecked(mv);
    }
    decisions
}

/// Reviews decisions; what is known is stored and read again after this many steps.
fn reviewed<G: Played>(
    decisions: &[(aedile::board::ViewOf<G>, G::Move)],
    effort: Effort,
    stored_after: usize,
) -> Progress<String> {
    let (mut progress, moments) = (Progress::<String>::new(), vec![0; decisions.len()]);
    let mut steps = 0;
    while let Some(step) = progress.next(&moments, effort) {
        let chance = Progress::<String>::chance(Seed::from_number(3), step);
        let (view, made) = &decisions[step.decision];
        match step.kind {
            StepKind::Look(iterations) => {
                let look = review::first_look::<G>(view, *made, iterations, chance);
                let review::FirstLook { better, loss, is_choice } = look;
                assert!(view.legal.contains(&better));
                let look = review::FirstLook { better: better.to_string(), loss, is_choice };
                progress.looked(look, &made.to_string());
            }
            StepKind::Better(iterations) => {
                let better = progress.candidate(step.decision).unwrap().parse();
                let better = better.unwrap_or_else(|_| panic!("it was written just now"));
                progress.measured(step, review::after::<G>(view, better, iterations, chance));
            }
            StepKind::Made(iterations) => {
                progress.measured(step, review::after::<G>(view, *made, iterations, chance));
            }
            StepKind::Between(..) => unreachable!("there are no moments between"),
        }
        steps += 1;
        if steps == stored_after {
            let stored = serde_json::to_string(&progress).unwrap();
            progress = serde_json::from_str(&stored).unwrap();
        }
    }
    progress
}

pub fn a_review_is_the_same_wherever_it_is_gone_on_with<G: Played>() {
    let decisions = decided::<G>(|game, _| {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        legal[legal.len() / 2]
    });
    let effort = Effort { first: 60, long: 90, short: 20 };
    let whole = reviewed::<G>(&decisions, effort, usize::MAX);
    for stored_after in [1, 9, 20] {
        assert_eq!(reviewed::<G>(&decisions, effort, stored_after), whole, "{stored_after}");
    }
    let causes = vec![Vec::new(); decisions.len()];
    let found = Findings::of(&whole, &causes, G::CLEAR_LEAD).expect("all is known");
    assert!(found.choices > 0 && found.lost.mean.is_finite() && found.lost.error > 0.0);
}

/// In community.md: a move that a long search chose has a loss of at most two errors in 95 of 100.
pub fn a_long_search_rarely_finds_a_loss_in_its_own_moves<G: Played>() {
    let decisions = decided::<G>(|game, seat| choose(Level::Hard, game, seat, 7, 600));
    let effort = Effort { first: 300, long: 300, short: 100 };
    let progress = reviewed::<G>(&decisions, effort, usize::MAX);
    let causes = vec![Vec::new(); decisions.len()];
    let found = Findings::of(&progress, &causes, G::CLEAR_LEAD).expect("all is known");
    assert!(found.turning_points.len() <= 1, "{:?}", found.turning_points);
    // Of 14 moves it is 12 or more in 97 of 100 games.
    assert!(found.clean + 2 >= found.choices, "{found:?}");
}
