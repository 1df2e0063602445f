//! The laws of every game, and what is special: a bid is nobody's business until all have bid.

#[path = "../laws/every.rs"]
mod every;
#[path = "../laws/secrets.rs"]
mod secrets;

use super::limits;
use aedile::{
    board::{Game, RulesVersion, Seat, Seed, Turn},
    games::goofspiel::{
        Goofspiel, Move, Options,
        rules::setup::{BadSetup, Setup},
    },
};
use every::*;
use proptest::prelude::*;

prop_compose! {
    fn table()(seats in 2_u8..=4, number in any::<u64>(), moves in 0_usize..60) -> Shown {
        Shown(position(seats, &Options::default(), number, moves))
    }
}

/// All bids that can be typed, and two that cannot be made.
fn all_bids() -> impl Iterator<Item = Move> {
    (0..=14).map(|card| Move::Bid { card })
}

#[test]
fn a_reel_tells_no_bid_before_it_is_turned_up() {
    a_reel_tells_no_secret_before_the_end::<Goofspiel>(&Options::default());
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_listed_is_legal_and_nothing_else(mut game in table()) {
        listed_moves_are_accepted_and_have_short_codes(&game.0);
        let mut legal = Vec::new();
        game.0.legal_moves(&mut legal);
        prop_assert!(all_bids().all(|mv| game.0.check(mv).is_ok() == legal.contains(&mv)));
        a_refused_move_changes_nothing(&mut game.0, &all_bids().collect::<Vec<_>>());
    }

    #[test]
    fn secrets_are_kept_and_can_be_imagined(game in table(), luck in any::<u64>()) {
        no_seat_can_tell_worlds_apart(&game.0, luck);
        an_imagined_game_can_be_played_to_its_end(&game.0, luck);
        an_opponent_knows_its_view_and_its_chance_alone(&game.0, luck, luck.rotate_left(7));
        a_review_knows_its_view_and_its_chance_alone(&game.0, luck, luck.rotate_left(7));
    }

    #[test]
    fn a_bid_is_told_to_nobody_else_before_the_last_one(game in table()) {
        let (game, mut legal) = (game.0, Vec::new());
        game.legal_moves(&mut legal);
        let Turn::ToMove(mover) = game.turn() else { return Ok(()) };
        let after = |mv: &Move| {
            let mut after = game.clone();
            after.play_unchecked(*mv);
            let others = Seat::all(game.seats()).filter(|seat| *seat != mover);
            let views: Vec<_> = others.map(|seat| after.seat_view(seat)).collect();
            format!("{} {views:?}", told(&game, *mv, &after))
        };
        let all: Vec<_> = legal.iter().map(after).collect();
        let is_same = all.windows(2).all(|pair| pair[0] == pair[1]);
        prop_assert_eq!(is_same, legal.len() < 2 || !game.seals(legal[0]));
    }
}

/// A table shows nothing of itself, not even to a failed test.
struct Shown(Goofspiel);

impl std::fmt::Debug for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&all_views(&self.0))
    }
}

#[test]
fn a_preview_of_a_bid_is_what_comes() {
    every::a_preview_is_what_comes::<Goofspiel>(&Options::default());
}

#[test]
fn whoever_comes_next_is_not_told() {
    assert_eq!(whoever_is_next_has_the_next_turn::<Goofspiel>(&Options::default()), 0);
}

#[test]
fn a_setup_in_a_trace_keeps_the_pile_secret() {
    a_setup_in_a_trace_keeps_its_decks_secret::<Goofspiel>(&Options::default());
}

#[test]
fn equal_bids_leave_the_stake_and_the_next_winner_takes_both() {
    let mut game: Goofspiel = position(2, &Options::default(), 1, 0);
    let prizes = |game: &Goofspiel| game.public_view().stake;
    for card in [7, 7] {
        game.play_unchecked(Move::Bid { card });
    }
    let stake = prizes(&game);
    assert_eq!(stake.len(), 2, "the second prize lies beside the first");
    for card in [3, 9] {
        game.play_unchecked(Move::Bid { card });
    }
    assert_eq!(game.public_view().won, [vec![], stake]);
    assert_eq!(prizes(&game).len(), 1);
}

#[test]
fn every_output_keeps_the_secrets() {
    secrets::every_output_keeps_the_secrets::<Goofspiel>();
}

/// Two versions of rules and cards, side by side in one program.
#[test]
fn a_game_is_played_by_the_rules_and_cards_by_which_it_was_dealt() {
    let play = |rules: u8| {
        let rules = RulesVersion::new(rules);
        let setup = Goofspiel::deal_by(rules, 3, &Options::default(), Seed::from_number(4));
        let mut game = Goofspiel::new(&setup).unwrap();
        for card in [9, 9, 2] {
            game.play_unchecked(Move::Bid { card });
        }
        (setup.prizes.iter().max().copied(), game.public_view().won[2].len())
    };
    assert_eq!(play(1), (Some(13), 0), "two of 9 take nothing, and nobody takes it");
    assert_eq!(play(2), (Some(15), 1), "2 is the highest bid of one player alone");
}

#[test]
fn a_setup_of_the_first_version_is_written_as_before_there_was_a_second() {
    let of = |rules: u8| {
        let rules = RulesVersion::new(rules);
        let setup = Goofspiel::deal_by(rules, 2, &Options::default(), Seed::from_number(4));
        serde_json::to_value(&setup).unwrap()
    };
    assert_eq!((of(1).get("rules"), of(2).get("rules")), (None, Some(&2.into())));
}

#[test]
fn cards_of_another_version_could_not_have_been_dealt() {
    let newest = Goofspiel::deal(2, &Options::default(), Seed::from_number(4));
    let setup = Setup { rules: RulesVersion::FIRST, ..newest };
    assert!(Goofspiel::new(&setup).is_err_and(|BadSetup(needed)| needed.contains(&13)));
}
