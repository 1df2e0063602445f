//! The logs of *The Builders: Antiquity*.

use std::sync::LazyLock;

use aedile::{
    board::{
        FirstPlayer, Game, Rng, Seat, Seed,
        log::{self, LogFault, Logged, Played, Record, Scored},
    },
    games::builders::{Builders, Move, Options, PlayerRecord, Setup},
};
use serde_json::{Value, json};

use crate::replays::{Whole, random_game, sensible_game, verify, whole_log};

/// By turns a sensible game, which ends by points, and one at random, which hardly ever does.
fn game(seats: u8, number: u64) -> Whole<Builders> {
    let play = if number % 2 == 1 { sensible_game::<Builders> } else { random_game::<Builders> };
    play(seats, &Options::default(), number)
}

/// A whole game of three.
fn some_log() -> &'static str {
    static LOG: LazyLock<String> = LazyLock::new(|| whole_log::<Builders>(&game(3, 5)));
    &LOG
}

fn public_log(setup: &Setup, moves: &[Played<Move>]) -> String {
    log::public_log::<Builders>(setup, moves, &Record::new()).unwrap()
}

fn records(log: &str) -> Vec<Value> {
    log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_game_written_is_verified() {
    for number in 0..30 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        crate::replays::is_verified::<Builders>(&game(seats, number));
    }
}

#[test]
fn how_a_table_is_run_is_no_part_of_its_log() {
    let options =
        Options { auto_play_forced: true, first_player: FirstPlayer::Fixed(Seat::new(1).unwrap()) };
    let (setup, moves) = random_game::<Builders>(2, &options, 4);
    let log = whole_log::<Builders>(&(setup, moves.clone()));
    assert_eq!(records(&log)[0]["options"], json!({}));
    let summary = verify::<Builders>(&log).unwrap();
    assert_eq!(summary.setup.options, Options::default());
    assert_eq!(summary.setup.first_player, Seat::new(1).unwrap());
    assert!(moves.iter().any(|played| played.auto) && summary.moves == moves);
}

#[test]
fn a_tampered_line_is_rejected_with_its_number() {
    crate::replays::each_changed_value_is_rejected::<Builders>(some_log(), &["first_player"]);
}

#[test]
fn a_missing_or_doubled_move_is_rejected() {
    crate::replays::missing_and_doubled_moves_are_rejected::<Builders>(some_log());
}

#[test]
fn a_log_that_breaks_off_anywhere_is_rejected() {
    crate::replays::what_breaks_off_is_rejected::<Builders>(some_log());
}

#[test]
fn a_damaged_copy_is_noticed() {
    crate::replays::a_damaged_copy_is_noticed::<Builders>(some_log());
}

#[test]
fn what_is_no_log_is_rejected() {
    crate::replays::what_is_no_log_is_rejected::<Builders>();
}

#[test]
fn a_setup_that_could_not_be_dealt_is_rejected() {
    let swap = |from: &'static str, to: &'static str| -> LogFault {
        let read = crate::replays::tampered::<Builders>(some_log(), 1, move |line| {
            assert!(line.contains(from), "{from} is not in {line}");
            line.replacen(from, to, 1)
        });
        read.expect_err(to)
    };
    for (from, to, says) in [
        (r#""ziggurat""#, r#""house""#, "deck of buildings has 2 of house"),
        (r#""ziggurat""#, r#""palace""#, "there is no building \"palace\""),
        (r#""master_ds""#, r#""slave_sd""#, "0 of master_ds"),
        (r#""apprentices":["#, r#""apprentices":["apprentice_sa","#, "one apprentice"),
        (r#""players":3"#, r#""players":2"#, "2 players"),
        (r#""players":3"#, r#""players":5"#, "2 to 4"),
        (r#""decks":{"#, r#""decks":{"machines":[],"#, "machines"),
    ] {
        let fault = swap(from, to);
        assert!(fault.line == 1 && fault.reason.contains(says), "{to}: {fault}");
    }
}

#[test]
fn further_keys_are_allowed_in_setup_and_moves_and_nowhere_else() {
    crate::replays::further_keys_have_their_places::<Builders>(some_log());
}

#[test]
fn a_promised_shuffle_is_dealt_again() {
    crate::replays::a_promised_shuffle_is_dealt_again::<Builders>();
    crate::replays::the_clicks_of_a_promised_shuffle_came_after_its_post::<Builders>();
}

/// B14: the order of the decks is the only secret.
#[test]
fn the_public_part_of_a_running_game_tells_no_order_of_the_decks() {
    let mut rng = Rng::new(Seed::from_number(9));
    for number in 0..6 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        let (setup, moves) = game(seats, number);
        for upto in [0, 1, moves.len() / 3, moves.len() - 1] {
            let mut game = Builders::new(&setup).unwrap();
            moves[..upto].iter().for_each(|played| game.play_unchecked(played.mv));
            let view = game.public_view();
            let public = public_log(&setup, &moves[..upto]);
            let mut other = setup.clone();
            let seen = other.buildings.len() - usize::from(view.building_deck);
            rng.shuffle(&mut other.buildings[seen..]);
            let seen = other.workers.len() - usize::from(view.worker_deck);
            rng.shuffle(&mut other.workers[seen..]);
            assert!(upto > 1 || other != setup, "the decks were not shuffled");
            assert_eq!(public, public_log(&other, &moves[..upto]));
        }
        let whole = whole_log::<Builders>(&(setup.clone(), moves.clone()));
        assert_eq!(public_log(&setup, &moves), whole, "of a finished game everything is public");
    }
}

#[test]
fn a_running_log_tells_the_cards_that_came() {
    let (setup, moves) = game(2, 2);
    let public = records(&public_log(&setup, &moves[..moves.len() / 2]));
    for (row, start) in [("buildings", 5), ("workers", 5)] {
        let refills = public.iter().filter(|record| record["type"] == "refill");
        let came: Vec<&Value> =
            refills.filter(|record| record["row"] == row).map(|record| &record["card"]).collect();
        let told = public[0]["decks"][row].as_array().unwrap();
        assert!(!came.is_empty());
        assert_eq!(told[start..].iter().collect::<Vec<_>>(), came, "{row}");
    }
}

/// Each kind of record is as the module's documentation says.
#[test]
fn records_have_the_keys_that_are_documented() {
    let mut seen: Vec<(String, Vec<String>)> = Vec::new();
    for number in 0..12 {
        let log = whole_log::<Builders>(&game(2, number));
        for record in records(&log) {
            let record = record.as_object().unwrap();
            let optional = ["auto", "student", "tool"];
            let keys = record.keys().filter(|key| !optional.contains(&key.as_str()));
            let entry = (record["type"].as_str().unwrap().to_owned(), keys.cloned().collect());
            if !seen.contains(&entry) {
                seen.push(entry);
            }
        }
    }
    seen.sort();
    let lines: Vec<_> =
        seen.iter().map(|(kind, keys)| format!("{kind}: {}", keys.join(" "))).collect();
    insta::assert_snapshot!(lines.join("\n"), @r"
    end: players scores stalled type winners
    end_turn: after player type
    finish: building crew player points sesterces type
    free: after player slave type
    invest: after card player type
    last_round: player points type
    open: after building player type
    recruit: after player type worker
    refill: card deck row type
    round: buildings round type workers
    send: after building player type worker
    setup: apprentices decks first_player format options players type version
    take: actions after player type
    ");
}

/// The score of what one player holds.
fn lines(player: &Value) -> Vec<i32> {
    match Builders::score_file(player.to_string().as_bytes(), &Options::default()) {
        Ok(Scored::Player(lines)) => lines,
        other => panic!("{other:?}"),
    }
}

/// What the log says of each player in the end is what `aedile score` takes, and gives the same score.
#[test]
fn what_the_end_record_tells_of_a_player_has_the_score_that_it_tells() {
    for number in 0..12 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        let log = whole_log::<Builders>(&game(seats, number));
        let records = records(&log);
        let end = records.last().unwrap();
        for (player, score) in
            end["players"].as_array().unwrap().iter().zip(end["scores"].as_array().unwrap())
        {
            let lines = lines(player);
            let names = Builders::score_lines().iter().map(|name| (*name).to_owned());
            assert_eq!(names.zip(lines).collect::<Value>(), *score, "{player}");
        }
    }
}

/// The example of the documentation: the Hoist scores its points; the prisoner on a site cannot be freed, the loan is not
/// repaid for 12 sesterces.
#[test]
fn a_player_is_scored_from_a_file() {
    let player = json!({
        "finished": ["house", "machine_hoist"], "coins": 12, "loans": 1,
        "team": ["companion_all", "slave_sd", "slave_wa", "machine_hoist"], "freed": ["slave_wa"],
        "sites": [{"building": "forum", "crew": ["slave_sd"]}],
        "tools": ["wood"], "educated": {"stone": "companion_all"}
    });
    let hoist = aedile::games::builders::Building::from_id("machine_hoist").unwrap();
    let machines = 10 * i32::from(hoist.points());
    assert_eq!(lines(&player), [0, machines, -10, -20, 12, machines - 18]);
    // Off the site it is freed for 5; with 20 sesterces the loan is repaid, too.
    let mut idle = player.clone();
    idle["sites"] = json!([]);
    assert_eq!(lines(&idle), [0, machines, 0, -20, 7, machines - 13]);
    idle["coins"] = 20.into();
    assert_eq!(lines(&idle), [0, machines, 0, 0, 0, machines]);
    assert_eq!(lines(&json!({"finished": [], "coins": 3})), [0, 0, 0, 0, 3, 3]);
}

/// Somebody who holds this as well, or instead.
fn with(key: &str, value: Value) -> String {
    let mut player = json!({"finished": ["house"], "coins": 3, "team": ["slave_sd", "master_ds"]});
    player[key] = value;
    player.to_string()
}

#[test]
fn what_nobody_can_have_is_refused() {
    assert!(PlayerRecord::read(with("coins", 3.into()).as_bytes()).unwrap().score().is_ok());
    for (text, says) in [
        (String::new(), "EOF"),
        ("null".to_owned(), "invalid type"),
        ("[]".to_owned(), "invalid length"),
        (r#"{"finished":[]}"#.to_owned(), "missing field `coins`"),
        (with("coins", (-1).into()), "-1"),
        (with("coins", 1e300.into()), "floating point"),
        (with("coins", 4_000_000.into()), "4000000 sesterces are more"),
        (with("gold", 1.into()), "unknown field `gold`"),
        (with("loans", 5.into()), "5 loans are more than there are; the limit is 4"),
        (with("finished", json!(["palace"])), "there is no building \"palace\""),
        (with("finished", json!(["house", "house"])), "house is there twice"),
        (with("sites", json!([{"building": "house"}])), "house is there twice"),
        (with("team", json!(["slave_sd", "slave_sd"])), "slave_sd is there twice"),
        (with("team", json!(["machine_hoist"])), "machine_hoist is in the team and not finished"),
        (with("freed", json!(["slave_wa"])), "slave_wa is freed and no slave of the team"),
        (with("freed", json!(["master_ds"])), "master_ds is freed and no slave"),
        (with("educated", json!({"wood": "slave_sd"})), "slave_sd is educated and no worker"),
        (with("educated", json!({"gold": "master_ds"})), "unknown variant `gold`"),
        (
            with("sites", json!([{"building": "forum", "crew": ["slave_wa"]}])),
            "slave_wa works on forum and is not in the team",
        ),
        (
            with(
                "sites",
                json!([
                    {"building": "forum", "crew": ["slave_sd"]},
                    {"building": "temple", "crew": ["slave_sd"]}
                ]),
            ),
            "slave_sd is there twice",
        ),
        (
            with("educated", json!({"stone": "master_ds", "wood": "master_ds"})),
            "master_ds is in two universities",
        ),
        (
            with("educated", json!({"decoration": "master_ds"})),
            "master_ds learnt nothing: it brings 3",
        ),
        (
            with("finished", json!(["machine_hoist"])),
            "machine_hoist is finished and not in the team",
        ),
        (
            with("sites", json!([{"building": "market", "crew": ["master_ds"]}])),
            "market is open though its crew brings all",
        ),
        ("[".repeat(50_000), "expected a string"),
        (" ".repeat(70_000), "larger than 64 KiB"),
    ] {
        let error = Builders::score_file(text.as_bytes(), &Options::default()).expect_err(says);
        assert!(error.contains(says) && error.len() < 500, "{error} does not say: {says}");
    }
}

/// B13, as a log tells it.
#[test]
fn a_game_in_which_nobody_does_anything_is_called_stalled() {
    let setup = Builders::deal(2, &Options::default(), Seed::from_number(1));
    let moves = vec![Played { mv: Move::End, auto: false }; 6];
    let log = whole_log::<Builders>(&(setup, moves));
    let records = records(&log);
    assert_eq!(records.last().unwrap()["stalled"], true);
    let rounds = records.iter().filter(|record| record["type"] == "round");
    assert_eq!(rounds.map(|record| record["round"].clone()).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(verify::<Builders>(&log).unwrap().winners.len(), 2);
}

/// A whole game that was written by the first version of these rules: dealt, replayed and written the same for ever.
#[test]
fn the_golden_game_is_written_as_ever() {
    let golden = include_str!("../golden/builders/3p.jsonl");
    let summary = verify::<Builders>(golden).unwrap();
    let (setup, moves) = (summary.setup, summary.moves);
    assert_eq!(setup, Builders::deal(3, &Options::default(), Seed::from_number(5)));
    assert_eq!(whole_log::<Builders>(&(setup, moves)), golden);
    assert_eq!(records(golden).last().unwrap()["stalled"], false);
}
