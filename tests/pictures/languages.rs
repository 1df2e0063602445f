//! The tightest pages in every language: nothing is cut but names that are too long for their place, and German, whose words are
//! the longest, has golden pictures.

use std::collections::BTreeSet;

use aedile::{
    board::{Game as _, Seat},
    catalogue::Language,
    games::{
        builders::pictures as builders, great_city::pictures as great_city,
        marble::pictures as marble,
    },
    render::{
        Cast, Picture,
        lettering::LEAST,
        watched::{Lettering, lettered},
    },
};

use super::{golden::assert_golden_png, marble_game::game, seats, strange, tables, views};

/// A page that can be drawn, as PNG.
type Draw<'a> = &'a dyn Fn() -> Vec<u8>;

/// Shows each of the pages with its name, for people of these names.
fn each(cast: &Cast, show: &mut dyn FnMut(&str, Draw<'_>)) {
    fn png<A>(picture: Picture<A>) -> Vec<u8> {
        picture.into_png()
    }
    let city = views::four_players();
    show("overview", &|| png(great_city::overview(&city, cast)));
    show("hand", &|| png(great_city::hand(&seats::hand_of_four(), 0)));
    show("hand_of_seven", &|| png(great_city::hand(&seats::hand_of_seven(), 0)));
    show("act", &|| png(great_city::act(&seats::hand_of_seven(), None, cast)));
    let (view, intent) = seats::replacing();
    show("place", &|| png(great_city::places(&view, &intent, cast)));
    show("scores", &|| png(great_city::scores(&views::finished(), cast)));
    for page in 0..3 {
        show(&format!("sheet_{page}"), &|| png(great_city::sheet(page)));
    }
    let view = tables::views::four_players();
    show("builders", &|| png(builders::overview(&view, cast)));
    let none = builders::News::default();
    show("market", &|| png(builders::market(&view, &none)));
    let seat = Seat::new(1).expect("four seats");
    show("team", &|| png(builders::player(&view, seat, &none, cast)));
    let games = game(4);
    let view = games[games.len() / 2].public_view();
    show("marble", &|| png(marble::overview_of(&view, seat, cast)));
    show("marble_sheet", &|| png(marble::sheet(0)));
}

/// What is lettered on each of the pages in this language.
fn letterings(language: Language, cast: &Cast) -> Vec<Vec<Lettering>> {
    let mut pages = Vec::new();
    each(cast, &mut |_, draw| pages.push(language.speak(|| lettered(draw)).1));
    pages
}

/// Parts of the names that are too long for most places.
const LONG: [&str; 2] = ["Maximilian Alexander von Habsb", "Титус Александрович Щербаков"];

/// Short names, of which none is cut.
fn short() -> Cast {
    Cast::new(["Ida", "Bo", "Uwe", "Lia"])
}

#[test]
fn no_lettering_stands_over_another_in_any_language() {
    let mut faults = BTreeSet::new();
    for language in Language::all() {
        for page in [short(), strange()].iter().flat_map(|cast| letterings(*language, cast)) {
            for (place, one) in page.iter().enumerate() {
                for two in page[place + 1..].iter().filter(|two| one.meets(two)) {
                    faults.insert(format!("{}: {} / {}", language.tag(), one.text, two.text));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn words_are_large_enough_to_be_read_on_a_phone_in_any_language() {
    let is_word = |text: &str| text.chars().filter(|sign| sign.is_alphabetic()).count() > 2;
    for language in Language::all() {
        for page in [short(), strange()].iter().flat_map(|cast| letterings(*language, cast)) {
            for one in page.iter().filter(|one| is_word(&one.text)) {
                assert!(one.size >= LEAST, "{}: {} units: {}", language.tag(), one.size, one.text);
            }
        }
    }
}

#[test]
fn nothing_but_names_is_cut_in_any_language() {
    let is_name = |text: &str| {
        let begin = text.trim_end_matches('…');
        begin.chars().count() > 1 && LONG.iter().any(|name| name.contains(begin))
    };
    let mut faults = BTreeSet::new();
    for language in Language::all() {
        for page in [short(), strange()].iter().flat_map(|cast| letterings(*language, cast)) {
            let cut = page.into_iter().filter(|one| one.is_cut() && !is_name(&one.text));
            faults
                .extend(cut.map(|one| format!("{}: {} {:?}", language.tag(), one.text, one.place)));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_tightest_pages_in_german() {
    let german = Language::of_tag("de").expect("one of ours");
    german.speak(|| {
        each(&short(), &mut |name, draw| assert_golden_png(&format!("german_{name}"), &draw()));
    });
}
