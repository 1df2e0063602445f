//! The score file: what lies on a table, its points, and what is refused.

use serde_json::{Value, json};

use super::super::record::TableRecord;
use super::*;
use crate::board::log::{Logged, Scored};

/// Two players, each with a building; E5 is next to the fountain F5.
fn file() -> Value {
    json!({"players": [
            {"points": 8, "bridges": [1, 4], "coins": 3, "imperium": {"temple": 1, "bathhouse": 0, "theatre": 2, "arena": 0},
             "buildings": [{"site": [4, 4], "building": "theatre"}, {"site": [6, 4], "building": "temple"}]},
            {"points": 4, "bridges": [], "coins": 1, "imperium": {"temple": 1, "bathhouse": 0, "theatre": 0, "arena": 0},
             "buildings": [{"site": [3, 3], "building": "bathhouse"}]}],
        "fountains": [[4, 5]],
        "aqueducts": {"grey": [[7, 1], [6, 2], [6, 3], [6, 4]], "brown": [], "white": []},
        "tiles": [{"tile": "theatre", "at": [4, 3, 1]}]})
}

fn scored(file: &Value) -> Result<Scored, String> {
    Marble::score_file(file.to_string().as_bytes(), &Options::default())
}

#[test]
fn a_table_is_scored_as_a_whole() {
    let Ok(Scored::Table { scores, winners }) = scored(&file()) else { panic!("a good file") };
    let first = [8, 5, 2, 1, 3, 2, 2 + 5, 28];
    assert_eq!(scores, [first.to_vec(), vec![4, 0, 0, 0, 1, 0, 2, 7]]);
    assert!(winners.iter().eq([ME]));
}

#[test]
fn tiles_decide_what_is_adjacent_only_with_the_option() {
    let fountains = |file: &Value| match scored(file) {
        Ok(Scored::Table { scores, .. }) => scores[0][3],
        other => panic!("{other:?}"),
    };
    let mut file = file();
    file["tiles"] = json!([{"tile": "theatre", "at": [4, 4, 1]}]);
    assert_eq!(fountains(&file), 1);
    file["options"] = json!({"fountain_adjacency": "edge"});
    assert_eq!(fountains(&file), 0, "E5-F5 is a short diagonal");
    file.as_object_mut().unwrap().remove("tiles");
    assert!(scored(&file).unwrap_err().contains("must have tiles"));
    file["options"] = json!({});
    assert_eq!(fountains(&file), 1, "without the option tiles may be left out");
}

#[test]
fn an_end_record_is_scored_with_all_its_keys() {
    let mut file = file();
    (file["type"], file["scores"], file["winners"]) = ("end".into(), json!([{}]), json!([1]));
    assert!(scored(&file).is_ok());
}

/// The file with another value at this place, or without it.
fn changed(path: &str, value: Option<Value>) -> Value {
    let mut file = file();
    let (parent, key) = path.rsplit_once('/').unwrap();
    let parent = file.pointer_mut(parent).expect(path);
    match (value, key.parse::<usize>()) {
        (Some(value), Ok(index)) => parent[index] = value,
        (Some(value), Err(_)) => parent[key] = value,
        (None, Ok(index)) => drop(parent.as_array_mut().unwrap().remove(index)),
        (None, Err(_)) => drop(parent.as_object_mut().unwrap().remove(key)),
    }
    file
}

#[test]
fn what_no_game_ends_like_is_refused_with_what_is_wrong() {
    let (worth, temples) = ("the buildings are worth 8", "12 temple tiles of imperium, and the");
    let long = vec![[7, 1]; 14];
    let dry = json!({"grey": [], "brown": brown(), "white": [[6, 7]]});
    let tiles = json!([{"tile": "temple", "at": [4, 3, 1]}, {"tile": "arena", "at": [4, 3, 2]}]);
    for (says, path, value) in [
        (&*format!("player 1 has 9 points, and {worth}"), "/players/0/points", json!(9)),
        ("B8 lies on the rim", "/players/0/buildings/0/site", json!([10, 1])),
        ("E5 is named twice", "/players/1/buildings/0/site", json!([4, 4])),
        ("E5 is named twice", "/fountains/0", json!([4, 4])),
        ("[40, 4] is no vertex", "/fountains/0", json!([40, 4])),
        ("there are 16 coins, and the players have 17", "/players/1/coins", json!(14)),
        (&*format!("{temples} players have 13"), "/players/0/imperium/temple", json!(12)),
        ("the players have [1, 5]", "/players/0/bridges", json!([1, 5])),
        ("the players have [4, 4, 4]", "/players/0/bridges", json!([4, 4, 4])),
        ("one of them left out", "/players/0/bridges", json!([1, 1, 2, 2, 3, 3, 4, 4])),
        ("leaps from A4 to E6", "/aqueducts/grey", json!([[5, 4]])),
        ("itself or another one at B5", "/aqueducts/grey", json!([[7, 1], [6, 2], [7, 1]])),
        ("itself or another one at A4", "/aqueducts/grey", json!([[7, 1], [7, 0]])),
        ("has 14 pieces; there are 13", "/aqueducts/grey", json!(long)),
        ("touches itself or another one at H7", "/aqueducts", dry),
        ("overlaps", "/tiles", tiles),
        ("no edge with a triangle on both sides", "/tiles/0/at", json!([4, 0, 0])),
        ("for 2 to 4 players, not 1", "/players/1", Value::Null),
        ("unknown field", "/gold", json!(1)),
        ("unknown variant `fountain`", "/players/0/buildings/0/building", json!("fountain")),
        ("missing field `fountains`", "/fountains", Value::Null),
    ] {
        let fault = scored(&changed(path, Some(value).filter(|value| !value.is_null())));
        let fault = fault.expect_err(says);
        assert!(fault.contains(says), "{says}: {fault}");
    }
}

/// A path from the brown spring along row H to the white one's neighbour.
fn brown() -> Vec<[u8; 2]> {
    (1..=6).map(|q| [q, 7]).collect()
}

#[test]
fn files_of_any_size_and_depth_are_refused_without_a_panic() {
    assert!(TableRecord::read(std::io::repeat(b' ')).is_err());
    for text in [String::new(), "{".to_owned(), "[".repeat(60_000)] {
        assert!(TableRecord::read(text.as_bytes()).is_err());
    }
}

#[test]
fn what_a_finished_game_holds_is_scored_as_the_game_scored_it() {
    let mut game = table(3);
    let mut number = 1_u64;
    while game.stage != Stage::Over {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let all = codes(&game);
        let code = &all[usize::try_from(number >> 33).unwrap() % all.len()];
        play(&mut game, code);
    }
    let file = serde_json::to_value(game.record()).unwrap();
    let scores = Seat::all(3).map(|seat| game.score(seat)).collect();
    assert_eq!(scored(&file), Ok(Scored::Table { scores, winners: game.best_seats() }));
}
