//! The board: its numbers, its data file, and that another file gives another board. §3, §4.

use super::super::{
    facts::{DATA, FACTS, Facts, numbers},
    grid::{Grid, grid},
    kinds::Aqueduct,
    moves::LONGEST_PATH,
    places::PlacementSet,
    table::{MAGISTRATES, PIECES},
};
use super::*;
use crate::board::Rng;

/// What the data file states and the program does not read.
fn stated(table: &str, key: &str) -> toml::Value {
    let file: toml::Table = toml::from_str(DATA).unwrap();
    file[table][key].clone()
}

#[test]
fn the_board_has_the_counts_of_the_rules_and_of_its_data_file() {
    let grid = grid();
    let interior = grid.interior().len();
    for (what, found, right) in [
        ("vertices", grid.vertices().len(), 90),
        ("interior_vertices", interior, 60),
        ("rim_vertices", grid.vertices().len() - interior, 30),
        ("edges", grid.edges().len(), 237),
        ("triangles", grid.triangles().len(), 148),
        ("placements", grid.placements().len(), 207),
    ] {
        assert_eq!(
            (found, stated("outline", what).as_integer()),
            (right, i64::try_from(right).ok())
        );
    }
}

#[test]
fn rows_and_labels_are_those_of_the_rules() {
    let file: toml::Table = toml::from_str(DATA).unwrap();
    let rows = file["row"].as_array().unwrap();
    assert_eq!(rows.len(), grid().rows().count());
    for (row, (r, points)) in rows.iter().zip(grid().rows()) {
        let [first, last] = ["q_first", "q_last"].map(|key| row[key].as_integer().unwrap());
        assert_eq!(row["r"].as_integer(), Some(r.into()));
        assert!(points.iter().map(|(q, _)| i64::from(*q)).eq(first..=last));
        for (number, (q, r)) in (1..).zip(points) {
            let label = format!("{}{number}", row["letter"].as_str().unwrap());
            assert_eq!(grid().vertex(*q, *r).unwrap().to_string(), label);
            assert_eq!(grid().vertex(*q, *r), label.to_lowercase().parse().ok());
        }
    }
    for (label, q, r) in [("A4", 7, 0), ("H1", 0, 7), ("H8", 7, 7)] {
        assert_eq!(grid().point(vertex(label)), (q, r));
    }
    for place in grid().placements() {
        let label = place.to_string();
        let (one, other) = label.split_once('-').unwrap();
        assert_eq!(label.parse(), Ok(place));
        assert_eq!(format!("{other}-{one}").parse(), Ok(place), "either end may come first");
    }
}

#[test]
fn a_label_that_does_not_exist_is_answered_with_what_there_is() {
    for (label, says) in [
        ("m3", "there is no row M; the rows are A to K"),
        ("b9", "row B has B1 to B8, no B9"),
        ("b0", "row B has B1 to B8, no B0"),
        ("5e", "\"5e\" is no place of the board; vertices are called like E5, tiles like E5-F5"),
        ("e1234567", "is no place of the board"),
        ("", "is no place of the board"),
    ] {
        let found = label.parse::<Vertex>().unwrap_err().to_string();
        assert!(found.contains(says), "{found}");
    }
    for (label, says) in [
        ("e5", "is no place of the board"),
        ("e5-e7", "E5 and E7 are no neighbours"),
        ("a1-a2", "A1-A2 lies on the rim"),
        ("e5-m1", "there is no row M"),
    ] {
        let found = label.parse::<Placement>().unwrap_err().to_string();
        assert!(found.contains(says), "{found}");
    }
}

/// §4: springs in the middle of the long sides, everything three-fold symmetric, no vertex at two hills.
#[test]
fn hills_bridges_and_springs_lie_where_the_rules_say() {
    let turned = |vertex: Vertex| {
        let (q, r) = grid().point(vertex);
        grid().vertex(r, 14 - q - r).unwrap()
    };
    let springs = Aqueduct::ALL.map(|aqueduct| grid().spring(aqueduct));
    assert_eq!(springs.map(|spring| spring.to_string()), ["A4", "H1", "H8"]);
    assert_eq!(springs.map(turned), [springs[1], springs[2], springs[0]]);
    let names: Vec<_> = grid().hills().map(|hill| hill.to_string()).collect();
    assert_eq!(names.join(" "), "palatine esquiline viminal quirinal capitoline aventine caelian");
    let sorted = |mut corners: [Vertex; 3]| {
        corners.sort();
        corners
    };
    let hills: Vec<_> =
        grid().hills().map(|hill| sorted(grid().corners_of(grid().hill(hill).triangle))).collect();
    for corners in &hills {
        assert!(hills.contains(&sorted(corners.map(turned))), "{corners:?} has no image");
    }
    assert_eq!(grid().bridges().count(), 7);
    for aqueduct in Aqueduct::ALL {
        let near = grid().placements().filter(|place| grid().lot(*place).springs == aqueduct.bit());
        assert!(near.count() > 0, "a tile can touch each spring");
    }
}

/// What the state and the rules are built for and cannot read from the file.
#[test]
fn the_state_has_the_shape_that_the_data_file_says() {
    let numbers = numbers();
    assert_eq!(usize::from(numbers.magistrates), MAGISTRATES);
    assert_eq!(usize::from(numbers.aqueducts.pieces_per_colour), PIECES);
    assert_eq!(usize::from(numbers.aqueducts.pieces_on_opening), LONGEST_PATH);
    assert_eq!(numbers.aqueducts.pieces_per_expand_action, 2);
    assert_eq!(numbers.bridges.len(), grid().bridges().len() + 1);
    assert_eq!(FACTS.springs.len(), Aqueduct::ALL.len());
    for (table, key, value) in [
        ("players", "min", 2.into()),
        ("players", "max", 4.into()),
        ("neighbourhood_tiles", "drawn_per_action", 2.into()),
        ("neighbourhood_tiles", "drawn_must_differ", true.into()),
        ("corners", "acute", 1.into()),
        ("corners", "obtuse", 1.into()),
        ("turn", "imperium_spent_per_extra_action", 1.into()),
        ("turn", "imperium_spending_in_last_round", false.into()),
        ("turn", "magistrates_moved_per_player_per_site", 1.into()),
        ("readings", "coin_when_piece_reaches_fountain_only", true.into()),
        ("readings", "aqueduct_may_touch_unopened_spring", false.into()),
        ("readings", "recall_only_from_tiles", true.into()),
        ("readings", "last_round_starts_left_of_trigger", true.into()),
        ("readings", "end_of_turn_steps_in_last_round", true.into()),
    ] {
        assert_eq!(stated(table, key), value, "{table}.{key}");
    }
}

#[test]
fn a_game_is_plain_data_of_at_most_512_bytes() {
    const fn size<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(size::<Marble>() <= 512, "{}", size::<Marble>());
    assert!(size::<Move>() <= 8, "{}", size::<Move>());
}

/// A hexagon of side 3: 37 vertices, 19 of them interior, 54 triangles, 90 edges, 72 of them between two triangles.
fn small() -> String {
    let mut text = DATA.to_owned();
    for (from, to) in [
        ("sum = 14", "sum = 9"),
        ("q_max = 10", "q_max = 6"),
        ("r_max = 10", "r_max = 6"),
        ("s_max = 10", "s_max = 6"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let place = |kind: &str, key: &str, q: i8, r: i8| {
        format!("[[{kind}]]\n{key}\nq = {q}\nr = {r}\ntri = \"U\"\n")
    };
    let hills = [("palatine", 3, 3), ("esquiline", 1, 4), ("quirinal", 4, 1), ("aventine", 2, 1)];
    let hills = hills.map(|(name, q, r)| place("hill_space", &format!("name = \"{name}\""), q, r));
    let (cut, rest) = (text.find("[[hill_space]]").unwrap(), text.find("[bridges]").unwrap());
    text.replace_range(cut..rest, &hills.concat());
    let bridges = [(2, 2), (5, 2)].map(|(q, r)| place("bridge_space", "", q, r));
    let springs = [("grey", 4, 0), ("brown", 0, 4), ("white", 4, 5)]
        .map(|(colour, q, r)| format!("[[spring]]\ncolour = \"{colour}\"\nq = {q}\nr = {r}\n"));
    let (cut, rest) = (text.find("[[bridge_space]]").unwrap(), text.find("[aqueducts]").unwrap());
    text.replace_range(cut..rest, &(bridges.concat() + &springs.concat()));
    text.replace("values = [1, 1, 2, 2, 3, 3, 4, 4]", "values = [1, 2, 3]")
}

#[test]
fn another_outline_in_the_data_gives_another_board_on_which_games_end() {
    let facts: &'static Facts = Box::leak(Box::new(Facts::read(&small()).unwrap()));
    let grid: &'static Grid = Box::leak(Box::new(Grid::new(facts).unwrap()));
    assert_eq!([grid.vertices().len(), grid.interior().len()], [37, 19]);
    assert_eq!([grid.triangles().len(), grid.edges().len(), grid.placements().len()], [54, 90, 72]);
    let mut rng = Rng::new(Seed::from_number(1));
    for number in 0..6 {
        let seed = Seed::from_number(number);
        let setup = Setup::deal_on(grid, &facts.numbers, 3, Options::default(), seed);
        let mut game = Marble::start_on(grid, &facts.numbers, &setup).unwrap();
        assert!(!game.places.is_empty());
        let mut legal = Vec::new();
        while game.stage != Stage::Over {
            legal.clear();
            game.list_moves(&mut legal);
            assert!(game.verdict(legal[0]).is_ok());
            game.apply(*rng.choose(&legal));
        }
        assert!(game.tiles.len() <= 25 && game.finished().len() <= 19);
        assert_eq!(game.tiles.len() * 2 + 3, game.covered.len());
    }
}

#[test]
fn a_data_file_without_a_playable_board_is_refused() {
    let refused = |from: &str, to: &str| {
        assert!(DATA.contains(from), "{from}");
        Grid::new(&Facts::read(&DATA.replacen(from, to, 1)).unwrap()).err()
    };
    let off = |what: &str| Some(format!("{what} is not on the board"));
    let caelian = ("name = \"Caelian\"\nq = 7\nr = 1", "name = \"Caelian\"\nq = 9\nr = 9");
    assert_eq!(refused(caelian.0, caelian.1), off("Caelian"));
    assert_eq!(refused("id = 1\nq = 2\nr = 2", "id = 1\nq = 0\nr = 0"), off("bridge space 1"));
    let touch = Some("two hills touch the same vertex".to_owned());
    assert_eq!(refused("q = 7\nr = 4", "q = 4\nr = 3"), touch);
    let spring = ("colour = \"grey\"\nq = 7\nr = 0", "colour = \"grey\"\nq = 7\nr = 1");
    let springs = Some("each aqueduct needs a spring on the rim".to_owned());
    assert_eq!(refused(spring.0, spring.1), springs);
    let outline = |sum: u8, most: u8| {
        format!("sum = {sum}\nq_min = 0\nq_max = {most}\nr_min = 0\nr_max = {most}\ns_min = 0\ns_max = {most}")
            .replacen('\n', "                               # q + r + s at every vertex\n", 1)
    };
    let large = "the board has 231 vertices, and there is room for 128".to_owned();
    assert_eq!(refused(&outline(14, 10), &outline(20, 20)), Some(large));
    assert!(Facts::read("format = 1").is_err());
}

#[test]
fn sets_keep_what_is_put_in() {
    let all: PlacementSet = grid().placements().collect();
    assert_eq!((all.len(), all.iter().count()), (207, 207));
    let mut some = all;
    some.remove(at("e5-f5"));
    assert!(!some.contains(at("e5-f5")) && all.covers(&some) && !some.covers(&all));
    assert!(all.without(some).iter().eq([at("e5-f5")]));
}
