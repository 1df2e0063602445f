//! Laws that hold for every game: played at random, seen by everybody, imagined anew.

use aedile::games::{
    Game, Rng, Seat, Seed, Turn,
    great_city::{GreatCity, Options},
};
use proptest::prelude::*;

/// Options of every kind, chosen by the bits of a number.
fn options(bits: u16) -> Options {
    let on = |bit: u32| bits >> bit & 1 == 1;
    let base = if on(0) { Options::yucata() } else { Options::PUBLISHER };
    Options {
        shrine: on(1),
        shrine_counts_as_temple: on(2),
        produce_requires_gain: on(3),
        brick_tokens_first: on(4),
        aqueduct_over_aqueduct: on(5),
        spend_replaced_farm_token: on(6),
        exact_payment: on(7),
        show_known_hands: on(8),
        auto_play_forced: on(9),
        ..base
    }
}

/// Plays `moves` moves at random, or to the end.
fn position(seats: u8, options: &Options, number: u64, moves: usize) -> GreatCity {
    let setup = GreatCity::deal(seats, options, Seed::from_number(number));
    let mut game = GreatCity::new(&setup).expect("a deal is a good setup");
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

/// The way to a position; a game itself shows its secrets to nobody, not even to a failed test.
#[derive(Clone, Debug)]
struct Way {
    seats: u8,
    bits: u16,
    number: u64,
    moves: usize,
}

impl Way {
    fn game(&self) -> GreatCity {
        position(self.seats, &options(self.bits), self.number, self.moves)
    }
}

prop_compose! {
    fn any_way()(seats in 2_u8..=4, bits: u16, number: u64, moves in 0_usize..240) -> Way {
        Way { seats, bits, number, moves }
    }
}

/// The board of everybody and the views of all seats, as text.
fn all_views(game: &GreatCity) -> String {
    let seats: Vec<_> = Seat::all(game.seats()).map(|seat| game.seat_view(seat)).collect();
    format!("{:?} {seats:?}", game.public_view())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_seat_cannot_tell_worlds_apart(way in any_way(), luck: u64) {
        let game = way.game();
        for seat in Seat::all(game.seats()) {
            let view = game.seat_view(seat);
            let world = GreatCity::imagine(&view, &mut Rng::new(Seed::from_number(luck)));
            let seen = world.seat_view(seat);
            prop_assert_eq!(serde_json::to_string(&seen).unwrap(), serde_json::to_string(&view).unwrap());
        }
    }

    #[test]
    fn listed_moves_are_accepted_and_have_short_codes(way in any_way()) {
        let game = way.game();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        for mv in &legal {
            prop_assert_eq!(game.check(*mv), Ok(()));
            let code = mv.to_string();
            prop_assert!(code.len() <= 60);
            prop_assert_eq!(code.parse(), Ok(*mv));
            let json = serde_json::to_string(mv).unwrap();
            prop_assert_eq!(&serde_json::from_str::<aedile::games::great_city::Move>(&json).unwrap(), mv);
        }
        prop_assert_eq!(legal.is_empty(), matches!(game.turn(), Turn::Over { .. }));
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end(way in any_way(), luck: u64) {
        let game = way.game();
        let mut rng = Rng::new(Seed::from_number(luck));
        for seat in Seat::all(game.seats()) {
            let mut world = GreatCity::imagine(&game.seat_view(seat), &mut rng);
            let mut legal = Vec::new();
            world.legal_moves(&mut legal);
            while !legal.is_empty() {
                world.play_unchecked(*rng.choose(&legal));
                legal.clear();
                world.legal_moves(&mut legal);
            }
            prop_assert!(!all_views(&world).is_empty());
        }
    }
}
