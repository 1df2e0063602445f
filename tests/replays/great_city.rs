//! The logs of *The Great City of Rome*.

use std::sync::LazyLock;

use aedile::{
    board::{
        FirstPlayer,
        log::{self, LogFault, Played, Record},
    },
    games::great_city::{Deck, GreatCity, Move, Options, Setup},
};

use crate::replays::{Whole, random_game, verify, whole_log};

/// The rule options of a log, chosen by the bits of a number; what is no rule is at its default, §10.
fn options(bits: u64) -> Options {
    let on = |bit: u32| bits >> bit & 1 == 1;
    let base = if on(0) { Options::yucata() } else { Options::PUBLISHER };
    Options {
        shrine: on(1),
        produce_requires_gain: on(2),
        brick_tokens_first: on(3),
        aqueduct_over_aqueduct: on(4),
        spend_replaced_farm_token: on(5),
        shrine_counts_as_temple: on(6),
        exact_payment: on(7),
        first_player: FirstPlayer::Random,
        auto_play_forced: false,
        show_known_hands: false,
        ..base
    }
}

/// A whole game of three with the Shrine.
fn some_log() -> &'static str {
    static LOG: LazyLock<String> = LazyLock::new(|| {
        let options = Options { shrine: true, ..Options::PUBLISHER };
        whole_log::<GreatCity>(&random_game::<GreatCity>(3, &options, 7))
    });
    &LOG
}

fn public_log(setup: &Setup, moves: &[Played<Move>]) -> String {
    log::public_log::<GreatCity>(setup, moves, &Record::new()).unwrap()
}

#[test]
fn every_game_written_is_verified() {
    for number in 0..90 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        crate::replays::is_verified::<GreatCity>(&random_game::<GreatCity>(
            seats,
            &options(number * 37),
            number,
        ));
    }
}

#[test]
fn a_tampered_line_is_rejected_with_its_number() {
    crate::replays::each_changed_value_is_rejected::<GreatCity>(
        some_log(),
        &["space", "row", "col"],
    );
}

#[test]
fn a_missing_or_doubled_move_is_rejected() {
    crate::replays::missing_and_doubled_moves_are_rejected::<GreatCity>(some_log());
}

#[test]
fn a_log_that_breaks_off_anywhere_is_rejected() {
    crate::replays::what_breaks_off_is_rejected::<GreatCity>(some_log());
}

#[test]
fn a_damaged_copy_is_noticed() {
    crate::replays::a_damaged_copy_is_noticed::<GreatCity>(some_log());
}

#[test]
fn what_is_no_log_is_rejected() {
    crate::replays::what_is_no_log_is_rejected::<GreatCity>();
}

#[test]
fn a_setup_that_could_not_be_dealt_is_rejected() {
    let swap = |from: &'static str, to: &'static str| -> Result<(), LogFault> {
        crate::replays::tampered::<GreatCity>(some_log(), 1, move |line| line.replacen(from, to, 1))
    };
    assert!(swap(r#""market""#, r#""arena""#).unwrap_err().reason.contains("not complete"));
    assert!(swap(r#""influence_3""#, r#""influence_4""#).unwrap_err().reason.contains("influence"));
    assert!(swap(r#""players":3"#, r#""players":4"#).unwrap_err().reason.contains("decks"));
    assert!(swap(r#""players":3"#, r#""players":5"#).unwrap_err().reason.contains("2 to 4"));
    assert!(swap(r#""strips":["#, r#""strips":["cbbbc","#).unwrap_err().reason.contains("classes"));
    assert!(swap(r#""vegetable_farm","col":0"#, r#""vegetable_farm","col":1"#).is_err());
}

#[test]
fn further_keys_are_allowed_in_setup_and_moves_and_nowhere_else() {
    crate::replays::further_keys_have_their_places::<GreatCity>(some_log());
}

#[test]
fn a_promised_shuffle_is_dealt_again() {
    crate::replays::a_promised_shuffle_is_dealt_again::<GreatCity>();
    crate::replays::the_clicks_of_a_promised_shuffle_came_after_its_post::<GreatCity>();
}

#[test]
fn the_public_part_of_a_running_game_tells_no_secret() {
    let (setup, moves) = random_game::<GreatCity>(4, &Options::PUBLISHER, 3);
    let upto =
        moves.iter().position(|played| matches!(played.mv, Move::SchoolKeep { .. })).unwrap() + 1;
    let public = public_log(&setup, &moves[..upto]);
    assert!(!public.contains("decks") && !public.contains("keep\":") && !public.contains("bottom"));
    let drafts = public.lines().filter(|line| line.contains(r#""type":"draft""#));
    assert!(drafts.clone().count() == 4 && drafts.clone().all(|line| !line.contains("card")));
    // Other secrets, same public facts: the same bytes.
    let mut other = setup.clone();
    other.decks.get_mut(&Deck::I).unwrap()[13..17].sort_by_key(|card| String::from(*card));
    other.strips.swap(4, 5);
    assert_eq!(public, public_log(&other, &moves[..upto]));
}

#[test]
fn a_hand_out_of_order_is_rejected() {
    let last = some_log().lines().last().unwrap();
    let mut end: serde_json::Value = serde_json::from_str(last).unwrap();
    let hands = end["hands"].as_array_mut().unwrap();
    let mut hands = hands.iter_mut().map(|hand| hand.as_array_mut().unwrap());
    hands.find(|hand| hand.first() != hand.last()).unwrap().reverse();
    let fault =
        crate::replays::tampered::<GreatCity>(some_log(), some_log().lines().count(), |_| {
            end.to_string()
        });
    assert!(fault.unwrap_err().reason.starts_with("hands must be"), "format §4.4: sorted");
}

#[test]
fn a_last_emissary_elsewhere_than_the_program_places_it_is_rejected() {
    let options = Options { emissary_auto_place: true, ..Options::PUBLISHER };
    let is_placed =
        |line: &str| line.contains(r#""type":"place""#) && line.contains(r#""auto":true"#);
    let mut logs =
        (1..40).map(|seed| whole_log::<GreatCity>(&random_game::<GreatCity>(3, &options, seed)));
    let (log, at) = logs
        .find_map(|log| log.lines().position(is_placed).map(|at| (log, at)))
        .expect("an emissary that the program placed");
    let mut record: serde_json::Value = serde_json::from_str(log.lines().nth(at).unwrap()).unwrap();
    let placed = record["space"].as_u64().unwrap();
    let is_refused = |space: u64| {
        record["space"] = space.into();
        let fault = crate::replays::tampered::<GreatCity>(&log, at + 1, |_| record.to_string());
        let fault = fault.unwrap_err();
        assert_eq!(fault.line, at as u64 + 1);
        fault.reason.contains("PlacedByProgram")
    };
    let free = (1..=5_u64).filter(|space| *space != placed).any(is_refused);
    assert!(free, "a free space is refused for §11.4");
}

/// A whole game that was written by the first version of these rules: dealt, played and written the same for ever.
#[test]
fn the_golden_game_is_written_as_ever() {
    let options = Options { shrine: true, ..Options::yucata() };
    let game: Whole<GreatCity> = random_game::<GreatCity>(4, &options, 753);
    let golden = include_str!("../golden/great_city/4p_yucata_shrine.jsonl");
    assert_eq!(whole_log::<GreatCity>(&game), golden);
    assert_eq!(verify::<GreatCity>(golden).unwrap().moves, game.1);
}
