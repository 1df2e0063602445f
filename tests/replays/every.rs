//! What holds for the logs of every game: whole games are written, read back, and tampered with.

use aedile::board::{
    Clicks, Rng, Seed, ShuffleSecret, Strategy,
    log::{self, LogFault, Logged, Played, Record},
};
use serde_json::{Value, json};

/// What a whole log is written from.
pub type Whole<G> =
    (<G as aedile::board::Game>::Setup, Vec<Played<<G as aedile::board::Game>::Move>>);

/// A whole game at random; forced moves by the program when the options say so.
pub fn random_game<G: Logged>(seats: u8, options: &G::Options, number: u64) -> Whole<G> {
    game_of::<G>(G::deal(seats, options, Seed::from_number(number)), number, |_, _| None)
}

/// A whole game whose players mostly do what looks best at first sight.
pub fn sensible_game<G: Logged + Strategy>(
    seats: u8,
    options: &G::Options,
    number: u64,
) -> Whole<G> {
    game_of::<G>(G::deal(seats, options, Seed::from_number(number)), number, |game, rng| {
        let mut ideas = Vec::new();
        game.ideas(&mut ideas);
        let best = ideas.iter().max_by(|one, other| one.promise.total_cmp(&other.promise))?;
        (rng.below(8) > 0).then_some(best.mv)
    })
}

/// A whole game from this deal on; moves at random where none is preferred.
pub fn game_of<G: Logged>(
    setup: G::Setup,
    number: u64,
    preferred: impl Fn(&G, &mut Rng) -> Option<G::Move>,
) -> Whole<G> {
    let mut game = G::new(&setup).unwrap_or_else(|error| panic!("no good setup: {error}"));
    let mut rng = Rng::new(Seed::from_number(number + 1));
    let (mut legal, mut moves) = (Vec::new(), Vec::new());
    loop {
        legal.clear();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            return (setup, moves);
        }
        let forced = game.forced();
        let preferred = forced.or_else(|| preferred(&game, &mut rng));
        let mv = preferred.unwrap_or_else(|| *rng.choose(&legal));
        assert!(legal.contains(&mv), "neither a forced nor a preferred move is illegal");
        moves.push(Played { mv, auto: forced.is_some() });
        game.play_unchecked(mv);
    }
}

pub fn whole_log<G: Logged>((setup, moves): &Whole<G>) -> String {
    log::full_log::<G>(setup, moves, &Record::new()).unwrap()
}

pub fn verify<G: Logged>(text: &str) -> Result<log::Summary<G>, LogFault> {
    log::verify(text.as_bytes())
}

/// The log with one line changed, and what its reader says.
pub fn tampered<G: Logged>(
    log: &str,
    line: usize,
    change: impl Fn(&str) -> String,
) -> Result<(), LogFault> {
    let lines = log.lines().enumerate();
    let text: Vec<String> = lines
        .map(|(place, old)| if place + 1 == line { change(old) } else { old.to_owned() })
        .collect();
    verify::<G>(&text.join("\n")).map(|_| ())
}

/// Every game that is written is read back as it was.
pub fn is_verified<G: Logged>(game: &Whole<G>)
where
    G::Setup: PartialEq,
{
    let summary = verify::<G>(&whole_log::<G>(game)).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(summary.setup == game.0, "another setup was read than was written");
    assert_eq!(summary.moves, game.1);
    assert!(summary.promised.is_none() && !summary.winners.is_empty());
}

/// Each value of each line is changed: that line is at fault. With another one of these keys a move may be legal all
/// the same; then the next record that depends on it is at fault.
pub fn each_changed_value_is_rejected<G: Logged>(log: &str, may_be_legal: &[&str]) {
    for (place, line) in log.lines().enumerate() {
        let number = place + 1;
        let record: Value = serde_json::from_str(line).unwrap();
        for (key, value) in record.as_object().unwrap() {
            if key == "auto" {
                continue;
            }
            let mut changed = record.clone();
            changed[key] = match value {
                Value::Number(count) => (count.as_i64().unwrap() + 1).into(),
                Value::String(_) => "nonsense".into(),
                Value::Object(map) if key == "after" => {
                    let mut map = map.clone();
                    *map.values_mut().next().expect("a count") = 99.into();
                    map.into()
                }
                _ => json!(["nonsense"]),
            };
            let fault = tampered::<G>(log, number, |_| changed.to_string()).expect_err(line);
            let may_be_legal = may_be_legal.contains(&key.as_str());
            assert!(
                fault.line == number as u64 || may_be_legal && fault.line > number as u64,
                "{key}: {fault}"
            );
        }
    }
}

/// Only events may be left out, and no record may stand twice.
pub fn missing_and_doubled_moves_are_rejected<G: Logged>(log: &str) {
    let lines: Vec<&str> = log.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        let record: Value = serde_json::from_str(line).unwrap();
        let is_event = G::EVENTS.contains(&record["type"].as_str().unwrap());
        let mut without = lines.clone();
        without.remove(place);
        let read = verify::<G>(&without.join("\n"));
        assert_eq!(read.is_ok(), is_event, "without line {}", place + 1);
        let mut doubled = lines.clone();
        doubled.insert(place, line);
        let fault = verify::<G>(&doubled.join("\n")).expect_err(line);
        assert!(fault.line >= place as u64 + 2, "{fault}");
    }
}

pub fn what_breaks_off_is_rejected<G: Logged>(log: &str) {
    for cut in (0..log.len() - 1).step_by(97) {
        let fault = verify::<G>(&String::from_utf8_lossy(&log.as_bytes()[..cut])).unwrap_err();
        assert!(fault.line <= log.lines().count() as u64, "{fault}");
    }
}

/// Of an exported log each flipped bit is noticed, also one that leaves a game; so is each line that is left out, but an event
/// after the last move. Only the setup and moves have a further key, as the formats say.
pub fn a_damaged_copy_is_noticed<G: Logged>(log: &str) {
    let whole = log::chained::<G>(log);
    assert!(verify::<G>(&whole).is_ok());
    for bit in (0..whole.len() * 8).step_by(4001) {
        let mut copy = whole.clone().into_bytes();
        copy[bit / 8] ^= 1 << (bit % 8);
        assert!(log::verify::<G>(&copy[..]).is_err(), "bit {bit}");
    }
    let lines: Vec<&str> = whole.lines().collect();
    let last = lines.iter().rposition(|line| line.contains("\"chain\"")).unwrap();
    for place in 0..=last {
        let mut without = lines.clone();
        without.remove(place);
        assert!(verify::<G>(&without.join("\n")).is_err(), "without line {}", place + 1);
    }
    for line in &lines {
        let record: Value = serde_json::from_str(line).unwrap();
        let kind = record["type"].as_str().unwrap();
        let is_free = kind != "end" && !G::EVENTS.contains(&kind);
        assert_eq!(record.get("chain").is_some(), is_free, "{line}");
    }
    let unchained = without_chain(lines[0]) + &whole[lines[0].len()..];
    let next = lines.iter().skip(1).position(|line| line.contains("\"chain\"")).unwrap() + 2;
    assert_eq!(verify::<G>(&unchained).map(|_| ()).unwrap_err().line, next as u64);
}

fn without_chain(line: &str) -> String {
    let mut record: Value = serde_json::from_str(line).unwrap();
    record.as_object_mut().unwrap().remove("chain");
    record.to_string()
}

/// The faults of a first line that are those of every game.
pub fn what_is_no_log_is_rejected<G: Logged>() {
    let head = format!(r#"{{"type":"setup","format":"{}","version":1"#, G::FORMAT);
    for (text, reason) in [
        (String::new(), "empty"),
        ("{}".to_owned(), "no type"),
        ("[1]".to_owned(), "no JSON object"),
        (r#"{"type":"pass","player":0}"#.to_owned(), "setup"),
        (r#"{"type":"setup"}"#.to_owned(), "format"),
        (r#"{"type":"setup","format":"chess-log","version":1}"#.to_owned(), G::FORMAT),
        (head.replace(":1", ":2") + "}", "version"),
        (format!(r#"{head},"options":{{"shrimp":true}}}}"#), "shrimp"),
        (
            format!(r#"{head},"options":{{"{}":true}}}}"#, G::HABITS.last().unwrap()),
            "no rule option",
        ),
        (format!(r#"{head},"options":{{}}}}"#), "players"),
        (format!(r#"{head},"options":{{}},"players":2,"first_player":7}}"#), "first_player"),
    ] {
        let fault = verify::<G>(&text).unwrap_err();
        assert!(fault.line == 1 && fault.reason.contains(reason), "{text}: {fault}");
    }
}

/// Further keys are allowed in the setup and in moves, and nowhere else.
pub fn further_keys_have_their_places<G: Logged>(log: &str) {
    let add = |line: usize, key: &'static str| {
        tampered::<G>(log, line, move |old| old.replacen('{', &format!("{{{key},"), 1))
    };
    assert_eq!(add(1, r#""names":["A","B","C"]"#), Ok(()));
    let mut tried = std::collections::BTreeSet::new();
    for (place, line) in log.lines().enumerate().skip(1) {
        let record: Value = serde_json::from_str(line).unwrap();
        let kind = record["type"].as_str().unwrap().to_owned();
        if !tried.insert(kind.clone()) {
            continue;
        }
        let number = place + 1;
        let read = add(number, r#""note":{"a":[1]}"#);
        if kind == "end" || G::EVENTS.contains(&kind.as_str()) {
            assert_eq!(read.unwrap_err().line, number as u64, "{kind}");
        } else {
            assert_eq!(read, Ok(()), "{kind}");
        }
    }
    assert!(tried.len() > G::EVENTS.len() + 1, "{tried:?}");
}

/// A log that tells the secret of its shuffle is dealt again and compared.
pub fn a_promised_shuffle_is_dealt_again<G: Logged>() {
    let joins = vec![1_234_567_890_123_456_789, 42];
    let before = Clicks { post: None, ids: joins.clone() };
    let (proof, written) = promised::<G>(&before);
    let promised = verify::<G>(&written(&proof)).unwrap().promised.expect("it tells the secret");
    assert_eq!((promised.post, promised.clicks), (None, 2), "as versions before wrote it");
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
        let fault = verify::<G>(&written(&forged)).unwrap_err();
        assert!(fault.line == 1, "{key}: {fault}");
    }
    let other = G::deal(2, &G::Options::default(), Seed::from_number(1));
    let forged = log::full_log::<G>(&other, &[], &proof).unwrap();
    assert!(verify::<G>(&forged).unwrap_err().reason.contains(": the seed deals others"));
}

/// The proof of a shuffle by these clicks, and the log that it deals with any such proof.
pub fn promised<G: Logged>(clicks: &Clicks) -> (Record, impl Fn(&Record) -> String + use<G>) {
    let (secret, options) = (ShuffleSecret([7; 32]), G::Options::default());
    let deal = G::deal(2, &options, secret.seed(&clicks.ids));
    let (setup, moves) = game_of::<G>(deal, 1, |_, _| None);
    let written = move |proof: &Record| log::full_log::<G>(&setup, &moves, proof).unwrap();
    (log::proof::<G>(&secret, clicks, &options), written)
}

/// A log that names the post of the promise has clicks after it alone, and the one that started the game.
pub fn the_clicks_of_a_promised_shuffle_came_after_its_post<G: Logged>() {
    let (proof, written) = promised::<G>(&Clicks::after(1000, [900, 1001], 1002));
    let promised = verify::<G>(&written(&proof)).unwrap().promised.expect("it tells the secret");
    assert_eq!((promised.post, promised.clicks), (Some(1000), 2));
    for (post, reason) in [
        (json!("1001"), "1001 is no later than the post"),
        (json!("soon"), "post: must be a decimal id"),
    ] {
        let mut forged = proof.clone();
        forged.insert("post".to_owned(), post);
        assert!(verify::<G>(&written(&forged)).unwrap_err().reason.contains(reason));
    }
    let (proof, written) = self::promised::<G>(&Clicks::after(1000, [900, 901], 1000));
    let promised = verify::<G>(&written(&proof)).unwrap().promised.expect("it tells the secret");
    assert_eq!((promised.post, promised.clicks), (Some(1000), 0), "full before the post");
    let (mut short, written) = self::promised::<G>(&Clicks { post: None, ids: vec![1001, 1002] });
    short.insert("post".to_owned(), "1000".into());
    let fault = verify::<G>(&written(&short)).unwrap_err();
    assert!(fault.reason.contains("and that of the start"), "{fault}");
}
