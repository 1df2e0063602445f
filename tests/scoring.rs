//! Points, §7: the rulebook's worked example, the rulings on scoring, winners, and files that are no city.

use aedile::{
    board::{Seat, log::Unreadable},
    games::great_city::{
        BadCity, CityRecord, Options, Score, city_score,
        rules::{
            options::TieBreakers,
            scoring::{Standing, sole_leader, winners},
        },
    },
};
use serde_json::{Value, json};

/// A city drawn as rows of short names; `name=3` has three tokens, `.` is empty.
fn city(rows: &[&str]) -> CityRecord {
    let mut cells = Vec::new();
    for (row, line) in (0_i8..).zip(rows) {
        for (col, name) in (0_i8..).zip(line.split_whitespace()).filter(|(_, name)| *name != ".") {
            let (name, tokens) = name.split_once('=').unwrap_or((name, "0"));
            let tokens: u8 = tokens.parse().expect("a number");
            cells.push(json!({"row": row, "col": col, "card": card(name), "tokens": tokens}));
        }
    }
    let record = json!({"cells": cells, "coins": 0, "influence": 0, "influence_cards": []});
    CityRecord::from_value(record).expect("a city")
}

fn card(name: &str) -> &str {
    match name {
        "2" => "residential_2",
        "3" => "residential_3",
        "4" => "residential_4",
        "L2" => "luxury_residential_2",
        "L4" => "luxury_residential_4",
        "farm" => "vegetable_farm",
        "bath" => "thermal_baths",
        "Bath" => "imperial_thermal_baths",
        "Luna" => "temple_of_luna",
        "Fortuna" => "temple_of_fortuna",
        "Minerva" => "temple_of_minerva",
        "Cupid" => "temple_of_cupid",
        "Juno" => "temple_of_juno",
        "Saturn" => "temple_of_saturn",
        "Mars" => "temple_of_mars",
        "Venus" => "temple_of_venus",
        "Jupiter" => "temple_of_jupiter",
        "Mercury" => "temple_of_mercury",
        "Aqueduct" => "grand_aqueduct",
        "forum" => "forum_romanum",
        other => other,
    }
}

fn points(rows: &[&str]) -> Score {
    city_score(&city(rows), &Options::PUBLISHER).expect("a city")
}

#[test]
fn the_rulebooks_worked_example_has_75_points() {
    // Our arrangement of what the example describes: one house of value 2 beside red alone, three beside red, yellow
    // and two blue; 3 beside red and blue; 4 beside blue; Fortuna with three colours; Luna with four stars.
    let mut example = city(&[
        "2 arena 3 3",
        "aqueduct 2 L2 bath=2",
        "school 2 bath=4 Aqueduct",
        "Luna farm L4 Fortuna",
    ]);
    example.coins = 9;
    example.influence = 3;
    example.influence_cards = vec![3];
    let score = city_score(&example, &Options::PUBLISHER).unwrap();
    assert_eq!(score.lines(), [24, 14, 8, 12, 4, 9, 1, 3, 75]);
}

#[test]
fn an_area_without_a_public_building_scores_nothing() {
    assert_eq!(points(&["2 2 market", "2 4 ."]).residential_4, 0);
    assert_eq!(points(&["2 2 farm"]).residential_2, 0);
}

#[test]
fn e38_only_the_best_bath_counts_and_blue_is_one_colour() {
    assert_eq!(points(&["bath=3 2 2 Bath=5"]).residential_2, 4 + 5);
}

#[test]
fn e39_one_bath_serves_every_area_that_it_touches() {
    let score = points(&["2 bath=4 3", ". 4 ."]);
    assert_eq!((score.residential_2, score.residential_3, score.residential_4), (6, 7, 8));
    assert_eq!(points(&["2 bath=2 2"]).residential_2, 4 + 4);
}

#[test]
fn e40_the_same_colour_twice_counts_once() {
    assert_eq!(points(&["market 2 forum"]).residential_2, 2);
    assert_eq!(points(&["2 market 2", ". 2 ."]).residential_2, 6);
}

#[test]
fn aqueducts_score_4_12_24_40() {
    let lines = ["aqueduct 2 2 2", "2 aqueduct 2 2", "2 2 aqueduct 2", "2 2 2 Aqueduct"];
    let scores: Vec<i32> = (1..=4).map(|rows| points(&lines[..rows]).aqueducts).collect();
    assert_eq!(scores, [4, 12, 24, 40]);
}

#[test]
fn temples_score_by_their_own_conditions() {
    let temples = |rows: &[&str]| points(rows).temples;
    assert_eq!(temples(&["Mars 4"]), 5);
    assert_eq!(temples(&["Mars 3"]), 0);
    assert_eq!(temples(&["Venus 2 2 L2"]), 6);
    assert_eq!(temples(&["Jupiter Luna 2"]), 4 + 3);
    assert_eq!(temples(&["Saturn farm farm sheep_farm", ". vineyard . ."]), 15);
    assert_eq!(temples(&["Saturn farm farm sheep_farm"]), 0);
    assert_eq!(temples(&["Fortuna market arena school", ". . . bath=1"]), 15);
    assert_eq!(temples(&["Juno Cupid Saturn 2", ". . . Fortuna"]), 10);
    assert_eq!(temples(&["Juno Cupid Saturn 2"]), 0);
}

#[test]
fn e41_mercury_rounds_down_and_keeps_the_coins() {
    let mut rich = city(&["Mercury 2"]);
    rich.coins = 8;
    let score = city_score(&rich, &Options::PUBLISHER).unwrap();
    assert_eq!((score.temples, score.coins), (2, 8));
}

#[test]
fn e42_temples_are_scored_once() {
    assert_eq!(points(&["2 2 2 2", "2 2 2 2", "Cupid . . ."]).temples, 10);
}

#[test]
fn e43_minerva_needs_sixteen_buildings_herself_included() {
    let full = ["Minerva 2 2 2", "3 3 3 3", "2 2 2 2", "3 3 3 3"];
    assert_eq!(points(&full).temples, 10);
    let open = ["Minerva 2 2 2", "3 3 3 3", "2 2 2 2", "3 3 3 ."];
    assert_eq!(points(&open).temples, 0);
}

#[test]
fn e44_the_shrine_counts_for_jupiter_juno_and_minerva_by_default() {
    let with = |rows: &[&str], counts| {
        let options =
            Options { shrine: true, shrine_counts_as_temple: counts, ..Options::PUBLISHER };
        city_score(&city(rows), &options).unwrap().temples
    };
    assert_eq!((with(&["Jupiter shrine"], true), with(&["Jupiter shrine"], false)), (4 + 2, 2 + 2));
    let juno = ["Juno Cupid shrine", ". Saturn ."];
    assert_eq!((with(&juno, true), with(&juno, false)), (10 + 2, 2));
    let minerva = ["Minerva 2 2 2", "2 shrine 2 2", "3 3 3 3", "2 2 2 2"];
    assert_eq!(with(&minerva, false), 10 + 8);
    assert_eq!(with(&["Luna shrine"], true), 1 + 2);
}

#[test]
fn influence_tokens_count_one_for_two() {
    let mut record = city(&["2"]);
    record.influence = 5;
    assert_eq!(city_score(&record, &Options::PUBLISHER).unwrap().influence_tokens, 2);
}

#[test]
fn e31_e32_the_sole_leader_wins_and_no_other() {
    let seat = Seat::new;
    assert_eq!(sole_leader(&[0, 0, 0]), None);
    assert_eq!(sole_leader(&[0, 1, 0]), seat(1));
    assert_eq!(sole_leader(&[3, 3, 1]), None);
    assert_eq!(sole_leader(&[2, 5, 5, 6]), seat(3));
}

#[test]
fn ties_go_to_influence_then_to_coins_then_are_shared() {
    let standing = |total, influence_tokens, coins| Standing { total, influence_tokens, coins };
    let seats = |players: &[Standing], tie| {
        winners(players, tie).iter().map(Seat::index).collect::<Vec<_>>()
    };
    let both = [standing(70, 3, 1), standing(70, 3, 2), standing(69, 9, 9)];
    assert_eq!(seats(&both, TieBreakers::Influence), [0, 1]);
    assert_eq!(seats(&both, TieBreakers::InfluenceThenCoins), [1]);
    assert_eq!(seats(&[standing(70, 2, 5), standing(70, 3, 0)], TieBreakers::Influence), [1]);
    // E56
    assert_eq!(seats(&[standing(7, 1, 1); 4], TieBreakers::InfluenceThenCoins), [0, 1, 2, 3]);
}

/// What the scorer says to a city that is none.
fn refusal(change: impl Fn(&mut Value)) -> String {
    let mut value = serde_json::to_value(city(&["farm 2", "2 bath=2"])).expect("JSON");
    change(&mut value);
    let text = value.to_string();
    let scored =
        CityRecord::read(text.as_bytes()).and_then(|city| city_score(&city, &Options::PUBLISHER));
    scored.expect_err("this is no city").to_string()
}

#[test]
fn what_is_no_city_is_refused_with_a_reason() {
    let cell = |row: i64, col: i64, card: &'static str, tokens: i64| {
        let more = json!({"row": row, "col": col, "card": card, "tokens": tokens});
        refusal(move |city| city["cells"].as_array_mut().unwrap().push(more.clone()))
    };
    assert!(cell(3, 3, "market", 0).contains("hangs together"));
    assert!(cell(0, 0, "market", 0).contains("two buildings"));
    assert!(cell(-3, 0, "market", 0).contains("4 by 4"));
    assert!(cell(9, 0, "market", 0).contains("-3 to 3"));
    assert!(cell(900, 0, "market", 0).contains("§2"));
    assert!(cell(2, 0, "market", 1).contains("at most 0"));
    assert!(cell(2, 0, "grain_farm", 2).contains("at most 1"));
    assert!(cell(2, 0, "imperial_thermal_baths", 6).contains("at most 5"));
    assert!(cell(2, 0, "thermal_baths", 0).contains("1 at least"));
    assert!(cell(2, 0, "imperial_thermal_baths", 1).contains("2 at least"));
    assert!(cell(2, 0, "palace", 0).contains("palace"));
    assert!(refusal(|city| city["coins"] = json!(-1)).contains("-1"));
    assert!(refusal(|city| city["coins"] = json!(2.5)).contains("2.5"));
    assert!(refusal(|city| city["coins"] = json!(4_000_000)).contains("limit"));
    assert!(refusal(|city| city["influence_cards"] = json!([5])).contains("value 5"));
    assert!(refusal(|city| city["influence_cards"] = json!([3, 3])).contains("one of each"));
    assert!(refusal(|city| city["cells"] = json!("none")).contains("§2"));
    assert!(refusal(|city| *city = json!([])).contains("§2"));
    assert!(refusal(|city| city["gold"] = json!(1)).contains("gold"));
    let in_line = city(&["aqueduct 2 aqueduct"]);
    assert!(matches!(
        city_score(&in_line, &Options::PUBLISHER),
        Err(BadCity::AqueductsInLine { .. })
    ));
}

/// Of each card as many as a player can have, and one more.
#[test]
fn more_of_a_card_than_a_player_can_have_is_refused() {
    let mars = include_str!("golden/great_city/two_temples_of_mars.json");
    let scored =
        CityRecord::read(mars.as_bytes()).and_then(|city| city_score(&city, &Options::default()));
    let refused = scored.expect_err("there is one").to_string();
    assert!(refused.contains("2 of the temple_of_mars"), "{refused}");
    let row = |name: &str, number| city(&vec![format!("2 {name}").as_str(); number]);
    for (name, most) in [
        ("Mars", 1),
        ("shrine", 1),
        ("Luna", 1),
        ("farm", 4),
        ("4", 4),
        ("market", 3),
        ("forum", 1),
    ] {
        let score = |number| city_score(&row(name, number), &Options::PUBLISHER);
        assert!(score(most).is_ok(), "{name}");
        if most < 4 {
            let refused = score(most + 1).expect_err("there are no more").to_string();
            assert!(refused.contains(&format!("can have {most} at most")), "{refused}");
        }
    }
}

#[test]
fn files_of_any_size_and_depth_are_refused_without_a_panic() {
    let huge = std::io::repeat(b' ');
    assert!(matches!(CityRecord::read(huge), Err(BadCity::Unreadable(Unreadable::TooLarge))));
    for text in [
        String::new(),
        "{".to_owned(),
        "[".repeat(60_000),
        format!("{}\0", "{\"cells\":".repeat(5_000)),
    ] {
        assert!(matches!(CityRecord::read(text.as_bytes()), Err(BadCity::Malformed(_))));
    }
}
