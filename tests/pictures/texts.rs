//! Pictures in words, and names in pictures.

use aedile::games::great_city::Card;
use aedile::games::great_city::pictures::{self as great_city, letters, palette::seat_colours};
use aedile::render::lettering::{Face, Type, can_draw};
use aedile::render::parts::marks;
use aedile::render::{ALT_LIMIT, Cast, Persona};

use crate::pictures::{four, seats, strange, valeria, views};

#[test]
fn an_overview_tells_the_whole_position() {
    insta::assert_snapshot!(great_city::overview(&views::four_players(), &four()).alt(), @r"
    Round 6 of 14: now Marcus can build, produce or end the turn (1 brick and 1 cog). First player: Marcus. Last built: Residential 4 by Livia. Strip: 1 (brick) Livia (has acted), 2 (cog) Marcus (acting), 3 (brick) free, 4 (cog) Claudia, 5 (brick) Titus. Offer: Luxury Residential 3, Residential 4 (Livia), Thermal Baths, Temple of Juno. Influence cards: 3: Claudia, 6 to win, 10 in round 10, 14 in round 14.
    Claudia: 7 coins, 4 influence, 1 card in hand. Built: Vegetable Farm, Residential 2, Residential 3 ×2, Arena, Thermal Baths, Aqueduct.
    Marcus: 12 coins, 6 influence, 2 cards in hand. Built: Vegetable Farm, Grain Farm, Vineyard, Residential 2, Luxury Residential 2, Market.
    Livia: 3 coins, 9 influence, 4 cards in hand. Built: Vegetable Farm, Sheep Farm, Residential 2, Residential 4, School, Temple of Mars.
    Titus: 9 coins, 2 influence, 2 cards in hand. Built: Vegetable Farm, Grain Farm, Residential 2, Residential 3, Forum Romanum, Temple of Fortuna.
    The rest: Look, then As text.
    ");
}

#[test]
fn an_overview_of_two_tells_the_whole_position() {
    insta::assert_snapshot!(great_city::overview(&views::two_players(), &Cast::new(["Octavia", "Quintus"])).alt(), @r"
    Round 5 of 7: now Octavia can build, produce or end the turn (1 brick and 2 cogs). First player: Octavia. Last built: Residential 4 by Quintus. Strip: 1 (cog) Quintus (has acted), 2 (brick) free, 3 (cog) Octavia (acting), 4 (brick) Quintus, 5 (brick) Octavia. Offer: Colosseum, Temple of Mercury, Residential 4 (Quintus), Aqueduct. Influence cards: 4: Octavia, 8: Quintus, 14 in round 7.
    Octavia: 6 coins, 5 influence, 2 cards in hand. Row 1: Grain Farm (1 token), Residential 2, Residential 2. Row 2: Vegetable Farm, Imperial Thermal Baths (4 tokens), Residential 2. Row 3: Aqueduct, Residential 3, empty. Row 4: empty, Arena, empty.
    Quintus: 11 coins, 2 influence, 3 cards in hand. Row 1: Temple of Luna, University, Residential 4. Row 2: Residential 2, Vegetable Farm, Market. Row 3: Luxury Residential 2, Residential 2, Residential 3. Row 4: empty, Sheep Farm, empty.
    ");
}

#[test]
fn the_fullest_position_fits_into_an_alt_text() {
    let picture = great_city::overview(&views::crowded(), &strange());
    assert!(picture.alt().chars().count() <= ALT_LIMIT);
    assert!(
        picture.alt().ends_with("The rest: Look, then As text."),
        "it is whole: {}",
        picture.alt()
    );
}

#[test]
fn a_plan_says_where_its_letters_lie() {
    let (view, intent) = seats::planning();
    insta::assert_snapshot!(great_city::places(&view, &intent, &valeria()).alt(), @"
    Your city; to build: Thermal Baths (3 bricks). Chosen: J; paid: 1 token, 0 coins. Row 1: Residential 2, Residential 2, Arena. Row 2: Vegetable Farm, Luxury Residential 3, Residential 3. Row 3: Grain Farm (1 token), School, empty.
    Places, from the upper left building: A row 0, column 1 (1 point token, +5 points), B row 0, column 2 (1 point token, +5 points), C row 0, column 3 (1 point token), D row 1, column 0 (1 point token, +5 points), E row 1, column 4 (1 point token), F row 2, column 0 (1 point token), G row 2, column 4 (1 point token, +7 points), H row 3, column 0 (1 point token), J row 3, column 3 (2 point tokens, +8 points), K row 4, column 1 (1 point token), L row 4, column 2 (1 point token).
    ");
}

#[test]
fn a_hand_says_what_can_be_paid() {
    insta::assert_snapshot!(great_city::hand(&seats::hand_of_four(), 0).alt(), @r"
    Your hand, only you see this. You have 7 coins, 2 bricks, 1 cog.
    Residential 3 (2 bricks: enough): Scores its area’s value × public colours beside it. Now: no points yet.
    Colosseum (1 short: 2 coins): Build: 1 influence, and 1 per neighbour. Now: +2 influence, +2 points.
    Temple of Venus (2 bricks: enough): Build: 1 influence. 2 points per Residential 2. Now: +1 influence, +2 points.
    Aqueduct (1 brick: enough): One per row and column. 1 to 4 score 4, 12, 24, 40. Now: +4 points.
    ");
}

#[test]
fn scores_name_each_category() {
    insta::assert_snapshot!(great_city::scores(&views::finished(), &four()).alt(), @r"
    Final scores.
    Claudia (winner): 98. Residential 44, Aqueducts 12, Temples 10, Shrine 8, Coins 9, Influence 1, Infl. cards 14.
    Marcus (second): 88. Residential 38, Aqueducts 24, Temples 5, Shrine 6, Coins 7, Influence 2, Infl. cards 6.
    Livia (third): 81. Residential 52, Aqueducts 4, Temples 0, Shrine 8, Coins 11, Influence 3, Infl. cards 3.
    Titus (fourth): 76. Residential 27, Aqueducts 12, Temples 17, Shrine 4, Coins 5, Influence 1, Infl. cards 10.
    ");
}

#[test]
fn a_city_has_names_and_points() {
    insta::assert_snapshot!(great_city::city(&views::four_players(), views::seat(0), &four()).alt(), @r#"City of Claudia, round 6: 7 coins, 4 influence, 1 card in hand (Temple of Luna). Won influence card 3. Row 1: Residential 3, Arena. Row 2: Residential 3, Thermal Baths (3 tokens). Row 3: Vegetable Farm, Residential 2. Row 4: Aqueduct, empty. Points: Residential 36, Aqueducts 0, Temples 0, Coins 0, Influence 0, Infl. cards 0; total 36."#);
}

#[test]
fn every_building_is_named_on_the_sheet() {
    let sheets: Vec<_> = (0..great_city::SHEETS).map(great_city::sheet).collect();
    assert!(sheets.iter().all(|sheet| !sheet.alt().ends_with('…')));
    for card in Card::ALL {
        let named =
            sheets.iter().filter(|sheet| sheet.alt().contains(&format!("\n{}, ", card.name())));
        assert_eq!(named.count(), 1, "{}", card.id());
    }
}

#[test]
fn of_a_name_is_drawn_what_the_fonts_have_and_for_none_the_number_of_the_seat() {
    let cast = strange();
    let names: Vec<_> = cast.players.iter().map(Persona::drawn).collect();
    assert_eq!(
        names,
        ["Maximilian Alexander von Habsb", "#2", "#3", "Титус Александрович Щербаков"]
    );
    let mixed = Cast::new(["🦊🔥 Zoë", "x 👑 y", "皇帝"]);
    let names: Vec<_> = mixed.players.iter().map(Persona::drawn).collect();
    assert_eq!(names, ["Zoë", "x y", "#3"]);
    let letters = marks(&mixed, seat_colours(&mixed)).into_iter().map(|mark| mark.letter);
    assert_eq!(letters.collect::<Vec<_>>(), ["Z", "X", "3"]);
    let alt = great_city::scores(&views::three_players(), &mixed).alt().to_owned();
    assert!(alt.contains("🦊🔥 Zoë ") && alt.contains("皇帝 (#3) "), "{alt}");
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
    assert_eq!(letters(["M", "M", "___", ""]), ["M", "M", "3", "4"]);
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
