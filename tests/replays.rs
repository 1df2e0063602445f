//! Whole games written as logs, read back, and tampered with.

use std::sync::LazyLock;

use aedile::games::{
    Game, Rng, Seed,
    great_city::{Deck, GreatCity, Move, Options, Setup},
    log::{self, LogFault, Record},
    promise::ShuffleSecret,
};

type Played = log::Played<Move>;

fn full_log(setup: &Setup, moves: &[Played], extra: &Record) -> Result<String, log::Unwritable> {
    log::full_log::<GreatCity>(setup, moves, extra)
}

fn public_log(setup: &Setup, moves: &[Played], extra: &Record) -> Result<String, log::Unwritable> {
    log::public_log::<GreatCity>(setup, moves, extra)
}

fn verify(text: &[u8]) -> Result<log::Summary<GreatCity>, LogFault> {
    log::verify(text)
}

/// The rule options of a log, chosen by the bits of a number.
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
        ..base
    }
    .rules_only()
}

/// A whole game at random; forced moves by the program when the options say so.
fn random_game(seats: u8, options: &Options, number: u64) -> (Setup, Vec<Played>) {
    let setup = GreatCity::deal(seats, options, Seed::from_number(number));
    let mut game = GreatCity::new(&setup).expect("a deal is a good setup");
    let mut rng = Rng::new(Seed::from_number(number + 1));
    let (mut legal, mut moves) = (Vec::new(), Vec::new());
    loop {
        legal.clear();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            return (setup, moves);
        }
        let forced = game.forced();
        let mv = forced.unwrap_or_else(|| *rng.choose(&legal));
        assert!(legal.contains(&mv), "a forced move is a legal one");
        moves.push(Played { mv, auto: forced.is_some() });
        game.play_unchecked(mv);
    }
}

/// A whole game of three with the Shrine.
fn some_log() -> &'static str {
    static LOG: LazyLock<String> = LazyLock::new(|| {
        let (setup, moves) = random_game(3, &Options { shrine: true, ..Options::PUBLISHER }, 7);
        full_log(&setup, &moves, &Record::new()).expect("a game was played")
    });
    &LOG
}

/// The log with one line changed, and what its reader says.
fn tampered(line: usize, change: impl Fn(&str) -> String) -> Result<(), LogFault> {
    let log = some_log();
    let lines = log.lines().enumerate();
    let text: Vec<String> = lines
        .map(|(place, old)| if place + 1 == line { change(old) } else { old.to_owned() })
        .collect();
    verify(text.join("\n").as_bytes()).map(|_| ())
}

#[test]
fn every_game_written_is_verified() {
    for number in 0..90 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        let (setup, moves) = random_game(seats, &options(number * 37), number);
        let log = full_log(&setup, &moves, &Record::new()).unwrap();
        let summary =
            verify(log.as_bytes()).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        assert_eq!((summary.setup, summary.moves), (setup, moves));
        assert!(!summary.is_promised && !summary.winners.is_empty());
    }
}

#[test]
fn a_tampered_line_is_rejected_with_its_number() {
    let log = some_log();
    for (place, line) in log.lines().enumerate() {
        let number = place + 1;
        let harmless = ["auto"];
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        for (key, value) in record.as_object().unwrap() {
            if harmless.contains(&key.as_str()) {
                continue;
            }
            let mut changed = record.clone();
            changed[key] = match value {
                serde_json::Value::Number(count) => (count.as_i64().unwrap() + 1).into(),
                serde_json::Value::String(_) => "nonsense".into(),
                serde_json::Value::Object(map) if key == "after" => {
                    let mut map = map.clone();
                    map["coins"] = 99.into();
                    map.into()
                }
                _ => serde_json::json!(["nonsense"]),
            };
            let fault = tampered(number, |_| changed.to_string()).expect_err(line);
            // Another space or place may be legal; then the next record that depends on it is at fault.
            let may_be_legal = matches!(key.as_str(), "space" | "row" | "col");
            assert!(
                fault.line == number as u64 || may_be_legal && fault.line > number as u64,
                "{key}: {fault}"
            );
        }
    }
}

#[test]
fn a_missing_or_doubled_move_is_rejected() {
    let log = some_log();
    let lines: Vec<&str> = log.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        let is_event = line.contains(r#""type":"round""#) || line.contains(r#""type":"influence""#);
        let mut without = lines.clone();
        without.remove(place);
        assert_eq!(
            verify(without.join("\n").as_bytes()).is_ok(),
            is_event,
            "without line {}",
            place + 1
        );
        let mut doubled = lines.clone();
        doubled.insert(place, line);
        let fault = verify(doubled.join("\n").as_bytes()).expect_err(line);
        assert!(fault.line >= place as u64 + 2, "{fault}");
    }
}

#[test]
fn a_log_that_breaks_off_anywhere_is_rejected() {
    let log = some_log();
    for cut in (0..log.len() - 1).step_by(97) {
        let fault = verify(&log.as_bytes()[..cut]).unwrap_err();
        assert!(fault.line <= log.lines().count() as u64, "{fault}");
    }
}

#[test]
fn what_is_no_log_is_rejected() {
    for (text, reason) in [
        ("", "empty"),
        ("{}", "no type"),
        ("[1]", "no JSON object"),
        (r#"{"type":"pass","player":0}"#, "setup"),
        (r#"{"type":"setup"}"#, "format"),
        (r#"{"type":"setup","format":"gcor-log","version":2}"#, "version"),
        (r#"{"type":"setup","format":"gcor-log","version":1,"options":{"shrimp":true}}"#, "shrimp"),
        (
            r#"{"type":"setup","format":"gcor-log","version":1,"options":{"auto_play_forced":true}}"#,
            "no rule option",
        ),
    ] {
        let fault = verify(text.as_bytes()).unwrap_err();
        assert!(fault.line == 1 && fault.reason.contains(reason), "{text}: {fault}");
    }
}

#[test]
fn a_setup_that_could_not_be_dealt_is_rejected() {
    let swap =
        |from: &'static str, to: &'static str| tampered(1, move |line| line.replacen(from, to, 1));
    assert!(swap(r#""market""#, r#""arena""#).unwrap_err().reason.contains("not complete"));
    assert!(swap(r#""influence_3""#, r#""influence_4""#).unwrap_err().reason.contains("influence"));
    assert!(swap(r#""players":3"#, r#""players":4"#).unwrap_err().reason.contains("decks"));
    assert!(swap(r#""players":3"#, r#""players":5"#).unwrap_err().reason.contains("2 to 4"));
    assert!(swap(r#""strips":["#, r#""strips":["cbbbc","#).unwrap_err().reason.contains("classes"));
    assert!(swap(r#""vegetable_farm","col":0"#, r#""vegetable_farm","col":1"#).is_err());
}

#[test]
fn further_keys_are_allowed_in_setup_and_moves_and_nowhere_else() {
    let add = |line, key: &'static str| {
        tampered(line, move |old| old.replacen('{', &format!("{{{key},"), 1))
    };
    let log = some_log();
    let line_of = |kind: &str| {
        let tag = format!(r#""type":"{kind}""#);
        log.lines().position(|line| line.contains(&tag)).unwrap() + 1
    };
    assert_eq!(add(1, r#""seed":42,"names":["A","B","C"]"#), Ok(()));
    for kind in ["draft", "place", "pick", "build", "pass"] {
        assert_eq!(add(line_of(kind), r#""note":{"a":[1]}"#), Ok(()), "{kind}");
    }
    for kind in ["round", "influence", "end"] {
        assert_eq!(
            add(line_of(kind), r#""note":1"#).unwrap_err().line,
            line_of(kind) as u64,
            "{kind}"
        );
    }
}

#[test]
fn a_promised_shuffle_is_dealt_again() {
    let (secret, joins) = (ShuffleSecret([7; 32]), [1_234_567_890_123_456_789, 42]);
    let options = Options::PUBLISHER;
    let setup = GreatCity::deal(2, &options, secret.seed(joins));
    let mut game = GreatCity::new(&setup).unwrap();
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    game.legal_moves(&mut legal);
    while let Some(mv) = legal.pop() {
        moves.push(Played { mv, auto: false });
        game.play_unchecked(mv);
        legal.clear();
        game.legal_moves(&mut legal);
    }
    let proof = log::proof::<GreatCity>(&secret, &joins, &options);
    let log = full_log(&setup, &moves, &proof).unwrap();
    assert!(verify(log.as_bytes()).unwrap().is_promised);
    for (key, value) in [
        ("secret", "00"),
        ("commitment", "00"),
        ("seed", "00"),
        ("joins", "x"),
        ("joins", "1234567890123456788"),
    ] {
        let mut forged = proof.clone();
        forged
            .insert(key.to_owned(), if key == "joins" { vec![value].into() } else { value.into() });
        let fault = verify(full_log(&setup, &moves, &forged).unwrap().as_bytes()).unwrap_err();
        assert!(fault.line == 1, "{key}: {fault}");
    }
    let other = GreatCity::deal(2, &options, Seed::from_number(1));
    let forged = full_log(&other, &[], &proof).unwrap();
    assert!(verify(forged.as_bytes()).unwrap_err().reason.contains("decks: the seed deals others"));
}

#[test]
fn the_public_part_of_a_running_game_tells_no_secret() {
    let (setup, moves) = random_game(4, &Options::PUBLISHER, 3);
    let upto =
        moves.iter().position(|played| matches!(played.mv, Move::SchoolKeep { .. })).unwrap() + 1;
    let public = public_log(&setup, &moves[..upto], &Record::new()).unwrap();
    assert!(!public.contains("decks") && !public.contains("keep\":") && !public.contains("bottom"));
    let drafts = public.lines().filter(|line| line.contains(r#""type":"draft""#));
    assert!(drafts.clone().count() == 4 && drafts.clone().all(|line| !line.contains("card")));
    // Other secrets, same public facts: the same bytes.
    let mut other = setup.clone();
    other.decks.get_mut(&Deck::I).unwrap()[13..17].sort_by_key(|card| String::from(*card));
    other.strips.swap(4, 5);
    assert_eq!(public, public_log(&other, &moves[..upto], &Record::new()).unwrap());
}

/// A whole game that was written by the first version of these rules: dealt, played and written the same for ever.
#[test]
fn the_golden_game_is_written_as_ever() {
    let options = Options { shrine: true, ..Options::yucata() };
    let (setup, moves) = random_game(4, &options, 753);
    let golden = include_str!("golden/great_city/4p_yucata_shrine.jsonl");
    assert_eq!(full_log(&setup, &moves, &Record::new()).unwrap(), golden);
    assert_eq!(verify(golden.as_bytes()).unwrap().moves, moves);
}
