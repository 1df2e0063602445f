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

#[test]
fn what_no_game_ends_like_is_refused_with_what_is_wrong() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut file = file();
        change(&mut file);
        scored(&file).expect_err(&file.to_string())
    };
    let set = |path: &'static str, value: Value| {
        refused(&|file| *file.pointer_mut(path).expect(path) = value.clone())
    };
    let grey = |vertices: Value| set("/aqueducts/grey", vertices);
    let long: Vec<[u8; 2]> = vec![[7, 1]; 14];
    for (says, fault) in [
        (
            "player 1 has 9 points, and the buildings are worth 8",
            set("/players/0/points", json!(9)),
        ),
        ("B8 lies on the rim", set("/players/0/buildings/0/site", json!([10, 1]))),
        ("E5 is named twice", set("/players/1/buildings/0/site", json!([4, 4]))),
        ("E5 is named twice", set("/fountains/0", json!([4, 4]))),
        ("[40, 4] is no vertex", set("/fountains/0", json!([40, 4]))),
        ("there are 16 coins, and the players have 17", set("/players/1/coins", json!(14))),
        (
            "there are 12 temple tiles of imperium, and the players have 13",
            set("/players/0/imperium/temple", json!(12)),
        ),
        ("the players have [1, 5]", set("/players/0/bridges", json!([1, 5]))),
        ("the players have [4, 4, 4]", set("/players/0/bridges", json!([4, 4, 4]))),
        ("one of them left out", set("/players/0/bridges", json!([1, 1, 2, 2, 3, 3, 4, 4]))),
        ("leaps from A4 to E6", grey(json!([[5, 4]]))),
        ("touches itself or another one at B5", grey(json!([[7, 1], [6, 2], [7, 1]]))),
        ("touches itself or another one at A4", grey(json!([[7, 1], [7, 0]]))),
        ("has 14 pieces; there are 13", grey(json!(long))),
        (
            "touches itself or another one at H7",
            set("/aqueducts", json!({"grey": [], "brown": brown(), "white": [[6, 7]]})),
        ),
        (
            "overlaps",
            set(
                "/tiles",
                json!([{"tile": "temple", "at": [4, 3, 1]}, {"tile": "arena", "at": [4, 3, 2]}]),
            ),
        ),
        ("is no edge with a triangle on both sides", set("/tiles/0/at", json!([4, 0, 0]))),
        (
            "for 2 to 4 players, not 1",
            refused(&|file| drop(file["players"].as_array_mut().unwrap().pop())),
        ),
        ("unknown field", refused(&|file| file["gold"] = json!(1))),
        ("unknown variant `fountain`", set("/players/0/buildings/0/building", json!("fountain"))),
        (
            "missing field `fountains`",
            refused(&|file| drop(file.as_object_mut().unwrap().remove("fountains"))),
        ),
    ] {
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
