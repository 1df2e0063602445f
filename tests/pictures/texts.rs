//! Pictures in words, and names in pictures.

use aedile::games::great_city::pictures::{self as great_city, letters, palette::seat_colours};
use aedile::render::lettering::{Face, Type, can_draw};
use aedile::render::parts::{drawn_name, marks};
use aedile::render::{ALT_LIMIT, Cast};

use crate::{four, seats, strange, valeria, views};

#[test]
fn an_overview_tells_the_whole_position() {
    insta::assert_snapshot!(great_city::overview(&views::four_players(), &four()).alt(), @r#"
    Round 6/14. Marcus to act with 1 brick, 1 cog. First player Marcus. Last built: Residential 4 by Livia. Strip: brick Livia done, cog Marcus acts, brick free, cog Claudia, brick Titus. Offer: Luxury Residential 3, Residential 4 (to Livia), Thermal Baths, Temple of Juno. Influence cards: 3 to Claudia, 6 now, 10 in round 10, 14 in round 14.
    Claudia: 7c 4i 1h 3p. 3 A/3 B'3/V 2/Q -
    Marcus: 12c 6i 2h 0p. Y V M/G'1 2 2*
    Livia: 3c 9i 4h 0p. 4 -/C 2/S V/- TMa
    Titus: 9c 2i 2h 0p. TFo V G'1/M* 2 -/3 - -
    c coins, i influence, h cards in hand, p influence card points. Rows of each city, - empty: V G S Y vegetable, grain, sheep farm, vineyard; 2 3 4 homes; M A C B market, arena, school, baths; Q aqueduct; T temple; H Shrine; * deck I; 'n tokens.
    "#);
}

#[test]
fn an_overview_of_two_tells_the_whole_position() {
    insta::assert_snapshot!(great_city::overview(&views::two_players(), &Cast::new(["Octavia", "Quintus"])).alt(), @r#"
    Round 5/7. Octavia to act with 1 brick, 2 cogs. First player Octavia. Last built: Residential 4 by Quintus. Strip: cog Quintus done, brick free, cog Octavia acts, brick Quintus, brick Octavia. Offer: Colosseum, Temple of Mercury, Residential 4 (to Quintus), Aqueduct. Influence cards: 4 to Octavia, 8 to Quintus, 14 in round 7.
    Octavia: 6c 5i 2h 4p. G'1 2 2/V B*'4 2/Q 3 -/- A -
    Quintus: 11c 2i 3h 8p. TLu C* 4/2 V M/2* 2 3/- S -
    c coins, i influence, h cards in hand, p influence card points. Rows of each city, - empty: V G S Y vegetable, grain, sheep farm, vineyard; 2 3 4 homes; M A C B market, arena, school, baths; Q aqueduct; T temple; H Shrine; * deck I; 'n tokens.
    "#);
}

#[test]
fn the_fullest_position_fits_into_an_alt_text() {
    let picture = great_city::overview(&views::crowded(), &strange());
    assert!(picture.alt().chars().count() <= ALT_LIMIT);
    assert!(picture.alt().ends_with("tokens."), "the legend is whole: {}", picture.alt());
}

#[test]
fn a_plan_says_where_its_letters_lie() {
    let (view, intent) = seats::planning();
    insta::assert_snapshot!(great_city::places(&view, &intent, &valeria()).alt(), @r#"Your city, to build Thermal Baths (3 bricks). Chosen: J, paid with 1 token and 0 coins. Row 1: Residential 2, Residential 2, Arena. Row 2: Vegetable Farm, Luxury Residential 3, Residential 3. Row 3: Grain Farm (1 token), School, empty. Places, as row and column from the upper left building: A 0-1, B 0-2, C 0-3, D 1-0, E 1-4, F 2-0, G 2-4, H 3-0, J 3-3, K 4-1, L 4-2."#);
}

#[test]
fn a_hand_says_what_can_be_paid() {
    insta::assert_snapshot!(great_city::hand(&seats::hand_of_four(), 0).alt(), @r#"
    Your hand, only you see this. You have 7 coins, 2 bricks, 1 cog.
    Residential 3, 2 bricks: enough: Scores its area’s value × public colours beside it.
    Colosseum, 1 short: 2 coins: Build: 1 influence, and 1 per neighbour.
    Temple of Venus, 2 bricks: enough: Build: 1 influence. 2 points per Residential 2.
    Aqueduct, 1 brick: enough: One per row and column. 1 to 4 score 4, 12, 24, 40.
    "#);
}

#[test]
fn scores_name_each_category() {
    insta::assert_snapshot!(great_city::scores(&views::finished(), &four()).alt(), @r#"
    Final scores.
    Claudia winner, 98: residential 44, aqueducts 12, temples 10, shrine 8, coins 9, influence 1, infl. cards 14.
    Marcus second, 88: residential 38, aqueducts 24, temples 5, shrine 6, coins 7, influence 2, infl. cards 6.
    Livia third, 81: residential 52, aqueducts 4, temples 0, shrine 8, coins 11, influence 3, infl. cards 3.
    Titus fourth, 76: residential 27, aqueducts 12, temples 17, shrine 4, coins 5, influence 1, infl. cards 10.
    "#);
}

#[test]
fn a_city_has_names_and_points() {
    insta::assert_snapshot!(great_city::city(&views::four_players(), views::seat(0), &four()).alt(), @r#"City of Claudia, round 6. 7 coins, 4 influence, 1 in hand, influence cards 3 points. Row 1: Residential 3, Arena. Row 2: Residential 3, Thermal Baths (3 tokens). Row 3: Vegetable Farm, Residential 2. Row 4: Aqueduct, empty. Points: Residential 0, Aqueducts 0, Temples 0, Coins 0, Influence 0, Infl. cards 0; total 0."#);
}

#[test]
fn every_building_is_named_on_the_sheet() {
    let sheet = great_city::buildings();
    assert!(sheet.alt().chars().count() <= ALT_LIMIT && !sheet.alt().ends_with('…'));
}

#[test]
fn a_name_that_the_fonts_lack_becomes_its_colour() {
    let cast = strange();
    let colours = seat_colours(&cast);
    let players = cast.players.iter().zip(colours);
    let names: Vec<_> = players.map(|(persona, colour)| drawn_name(persona, *colour)).collect();
    assert_eq!(
        names,
        ["Maximilian Alexander von Habsb", "Orange", "White", "Титус Александрович Щербаков"]
    );
    for name in ["Ægir Þórsson", "Ελένη", "Łukasz Żółć", "Zoë-Anne O’Neill", "x_X_x 1234"]
    {
        assert!(can_draw(name), "{name}");
    }
    for name in ["皇帝", "عربي", "👑", "a\u{202E}b", "tab\there"] {
        assert!(!can_draw(name), "{name}");
    }
}

#[test]
fn the_later_of_two_equal_initials_takes_the_second_letter() {
    let letters = |names: [&str; 4]| {
        let cast = Cast::new(names);
        marks(&cast, seat_colours(&cast)).into_iter().map(|mark| mark.letter).collect::<Vec<_>>()
    };
    assert_eq!(letters(["Marcus", "Maria", "Livia", "Titus"]), ["M", "A", "L", "T"]);
    assert_eq!(letters(["M", "M", "___", ""]), ["M", "M", "W", "B"]);
}

#[test]
fn places_are_lettered_in_reading_order_without_i_and_o() {
    let (_, intent) = seats::replacing();
    let mut backwards = intent.places.clone();
    backwards.reverse();
    let named = letters(&backwards);
    let word: String = named.iter().map(|(letter, _)| letter).collect();
    assert_eq!(word, "ABCDEFGHJKLMNPQRSTU"[..word.len()]);
    assert!(named.is_sorted_by_key(|(_, cell)| (cell.row(), cell.col())));
}

#[test]
fn text_is_wrapped_then_shortened_and_never_too_wide() {
    let font = Type::new(Face::Text, 12.0);
    for text in [
        "Imperial Thermal Baths of the Emperor",
        "Donaudampfschifffahrtsgesellschaft",
        "",
        "a b c d e f g h i j k l m n o p q r s t",
    ] {
        for width in [20.0, 57.0, 110.0] {
            let lines = font.wrap(text, width, 2);
            assert!(lines.len() <= 2);
            assert!(lines.iter().all(|line| font.width(line) <= width), "{lines:?}");
        }
    }
    assert_eq!(font.wrap("Imperial Thermal Baths", 75.0, 2), ["Imperial", "Thermal Baths"]);
    assert_eq!(font.shorten("Maximilian", 30.0).chars().last(), Some('…'));
}
