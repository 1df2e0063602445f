//! Laws that hold for every game: played at random, seen by everybody, imagined anew.

use std::fmt::Debug;

use aedile::{
    ai::{self, Budget, review},
    board::{Ends, Game, Level, Reel, Rng, Seat, Seed, Shooting, Strategy, Turn, WhatIf},
};
use proptest::prelude::*;

/// Plays `moves` moves at random, or to the end.
pub fn position<G: Game>(seats: u8, options: &G::Options, number: u64, moves: usize) -> G {
    let setup = G::deal(seats, options, Seed::from_number(number));
    let mut game = G::new(&setup).expect("a deal is a good setup");
    let mut rng = Rng::new(Seed::from_number(number ^ 0xa5a5));
    let mut legal = Vec::new();
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

/// The board of everybody and the views of all seats, as text.
pub fn all_views<G: Game>(game: &G) -> String {
    let seats: Vec<_> = Seat::all(game.seats()).map(|seat| game.seat_view(seat)).collect();
    format!("{:?} {seats:?}", game.public_view())
}

/// Everything that a bystander is told of a move: the event lines, the board and the move's mark.
pub fn told<G: Game>(before: &G, mv: G::Move, after: &G) -> String {
    let events = G::events(before, mv, after);
    format!("{events:?} {:?} {:?}", after.public_view(), after.turn())
}

/// Until its end a reel is what any world shows that a seat may hold for true; what was hidden is in it at the end, not before.
pub fn a_reel_tells_no_secret_before_the_end<G: Game>(options: &G::Options) {
    for seats in G::SEATS {
        let mut game: G = position(seats, options, seats.into(), 0);
        let (mut here, mut there) = (Shooting::begin(&game), Shooting::begin(&game));
        let (mut rng, mut legal) = (Rng::new(Seed::from_number(9)), Vec::new());
        for (luck, viewer) in (0..).zip(Seat::all(seats).collect::<Vec<_>>().into_iter().cycle()) {
            let Turn::ToMove(mover) = game.turn() else { break };
            legal.clear();
            game.legal_moves(&mut legal);
            let before = game.clone();
            game.play_unchecked(*rng.choose(&legal));
            here.watch(&before, mover, &game);
            if game.turn().winners().is_some() {
                there.watch(&before, mover, &game);
                break;
            }
            let view = game.seat_view(viewer);
            there.watch(&before, mover, &G::imagine(&view, &mut Rng::new(Seed::from_number(luck))));
            assert!(here.clone().finish(&game, Ends::ByItsRules).end.is_none());
        }
        let moments = |reel: &Reel<G>| {
            let moments = reel.moments.iter().map(|moment| (moment.round, &moment.public));
            serde_json::to_string(&moments.collect::<Vec<_>>()).expect("plain data")
        };
        let (reel, imagined) =
            (here.finish(&game, Ends::ByItsRules), there.finish(&game, Ends::ByItsRules));
        assert_eq!(moments(&reel), moments(&imagined));
        let end = reel.end.expect("a random game comes to its end");
        assert_eq!((end.totals.len(), end.hands.len()), (reel.moments.len(), seats.into()));
        let scores: Vec<_> =
            Seat::all(seats).map(|seat| *game.score(seat).last().expect("a total")).collect();
        assert_eq!(end.totals.last(), Some(&scores));
    }
}

/// Whoever is said to be next decides next, as soon as the seat to move has done so; how often that was said.
pub fn whoever_is_next_has_the_next_turn<G: Game>(options: &G::Options) -> usize {
    let mut foretold = 0;
    for (seats, number) in G::SEATS.flat_map(|seats| (0..10).map(move |number| (seats, number))) {
        let mut game: G = position(seats, options, number, 0);
        let (mut rng, mut legal) = (Rng::new(Seed::from_number(number)), Vec::new());
        let mut expected = None;
        while let Turn::ToMove(mover) = game.turn() {
            expected = match expected {
                Some((before, next)) if before != mover => {
                    assert_eq!(mover, next, "of {seats}, number {number}");
                    foretold += 1;
                    None
                }
                expected => expected,
            };
            expected = game.next_seat().map(|next| (mover, next)).or(expected);
            legal.clear();
            game.legal_moves(&mut legal);
            game.play_unchecked(*rng.choose(&legal));
        }
    }
    foretold
}

pub fn no_seat_can_tell_worlds_apart<G: Game>(game: &G, luck: u64) {
    for seat in Seat::all(game.seats()) {
        let view = game.seat_view(seat);
        let world = G::imagine(&view, &mut Rng::new(Seed::from_number(luck)));
        let seen = serde_json::to_string(&world.seat_view(seat)).expect("plain data");
        assert_eq!(seen, serde_json::to_string(&view).expect("plain data"));
    }
}

/// An opponent's move, and its advice, follow from what its seat sees and from its chance, whatever the truth is.
pub fn an_opponent_knows_its_view_and_its_chance_alone<G: Strategy>(
    game: &G,
    luck: u64,
    chance: u64,
) {
    let Turn::ToMove(seat) = game.turn() else { return };
    let (view, chance) = (game.seat_view(seat), Seed::from_number(chance));
    let world = G::imagine(&view, &mut Rng::new(Seed::from_number(luck)));
    let decided = |game: &G| {
        let view = game.seat_view(seat);
        let short = Budget::iterations(20);
        let chosen = Level::ALL.map(|level| ai::choose::<G>(level, &view, chance, &short));
        (chosen, ai::advise::<G>(Level::Normal, &view, chance, &short))
    };
    assert_eq!(decided(game), decided(&world));
}

/// What the coach finds follows from what the seat saw and from its chance, whatever the truth was; and the same again.
pub fn a_review_knows_its_view_and_its_chance_alone<G: Strategy>(game: &G, luck: u64, chance: u64) {
    let Turn::ToMove(seat) = game.turn() else { return };
    let (view, chance) = (game.seat_view(seat), Seed::from_number(chance));
    let world = G::imagine(&view, &mut Rng::new(Seed::from_number(luck)));
    let found = |game: &G| {
        let view = game.seat_view(seat);
        let made = view.legal[view.legal.len() / 2];
        let first = review::first_look::<G>(&view, made, 20, chance);
        let searches =
            [review::after::<G>(&view, made, 20, chance), review::expected::<G>(&view, 20, chance)];
        (format!("{:?}", first.better), first.loss, first.is_choice, searches)
    };
    assert_eq!(found(game), found(&world));
    assert_eq!(found(game), found(game));
}

/// What the seat to move is shown before a move is what comes of it, unless the move reveals something.
pub fn a_preview_is_what_comes<G: Strategy>(options: &G::Options) {
    for seats in 2..=4 {
        for moves in (0_u16..200).step_by(7) {
            let game: G = position(seats, options, moves.into(), moves.into());
            let Turn::ToMove(seat) = game.turn() else { continue };
            let view = game.seat_view(seat);
            let what_if = WhatIf::<G>::new(&view);
            for mv in view.legal.iter().filter(|mv| !game.seals(**mv)).take(20) {
                let mut after = game.clone();
                after.play_unchecked(*mv);
                let outcome = what_if.play(*mv);
                assert_eq!(outcome.then.view(), after.seat_view(seat), "{mv}");
                let events = G::events(&game, *mv, &after);
                assert_eq!(format!("{:?}", outcome.events), format!("{events:?}"), "{mv}");
            }
        }
    }
}

pub fn listed_moves_are_accepted_and_have_short_codes<G: Game>(game: &G)
where
    <G::Move as std::str::FromStr>::Err: Debug + PartialEq,
{
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    for (place, mv) in legal.iter().enumerate() {
        assert!(game.check(*mv).is_ok(), "{mv}");
        assert!(!legal[..place].contains(mv), "{mv} is listed twice");
        let code = mv.to_string();
        assert!(code.len() <= 60);
        assert_eq!(code.parse(), Ok(*mv));
        let json = serde_json::to_string(mv).expect("plain data");
        assert_eq!(&serde_json::from_str::<G::Move>(&json).expect("plain data"), mv);
    }
    assert_eq!(legal.is_empty(), matches!(game.turn(), Turn::Over { .. }));
}

/// What goes into a trace of the program must not tell what is to come.
pub fn a_setup_in_a_trace_keeps_its_decks_secret<G: Game>(options: &G::Options)
where
    G::Setup: Debug,
{
    let [one, other] = [1, 2].map(|number| G::deal(3, options, Seed::from_number(number)));
    let text = format!("{one:?}");
    assert!(text.contains("players: 3") && text.ends_with(".. }"), "{text}");
    let json = serde_json::to_value(&one).expect("plain data");
    assert_ne!(json, serde_json::to_value(&other).expect("plain data"));
    for secret in ["decks", "strips", "buildings", "workers", "bridges", "left_out"] {
        assert!(!text.contains(&format!("{secret}:")), "{text}");
    }
}

pub fn an_imagined_game_can_be_played_to_its_end<G: Game>(game: &G, luck: u64) {
    let mut rng = Rng::new(Seed::from_number(luck));
    for seat in Seat::all(game.seats()) {
        let mut world = G::imagine(&game.seat_view(seat), &mut rng);
        let mut legal = Vec::new();
        world.legal_moves(&mut legal);
        while !legal.is_empty() {
            world.play_unchecked(*rng.choose(&legal));
            legal.clear();
            world.legal_moves(&mut legal);
        }
        assert!(matches!(world.turn(), Turn::Over { .. }));
    }
}

/// The moves may come from anywhere: another table's, for example.
pub fn a_refused_move_changes_nothing<G: Game>(game: &mut G, moves: &[G::Move]) {
    let before = all_views(game);
    for mv in moves {
        for seat in Seat::all(game.seats()) {
            if game.turn() != Turn::ToMove(seat) || game.check(*mv).is_err() {
                assert!(game.play(seat, *mv).is_err());
                assert_eq!(all_views(game), before);
            }
        }
    }
}

/// No files: tests change none, and a failing case is printed with all that is needed.
pub fn config() -> ProptestConfig {
    ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() }
}
