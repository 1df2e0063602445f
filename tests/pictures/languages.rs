//! The tightest pages in every language: nothing is cut but names that are too long for their place, and German, whose single
//! words are the longest, has golden pictures. (Whole lines are longest in French.)

use std::collections::BTreeSet;

use aedile::{
    board::{Game as _, Seat},
    catalogue::Language,
    games::{
        builders::pictures as builders,
        great_city::{pictures as great_city, rules::view::Phase},
        marble::pictures as marble,
    },
    render::{
        Cast, Picture,
        lettering::LEAST,
        watched::{Lettering, lettered},
    },
};

use super::{
    course,
    golden::assert_golden_png,
    marble::{choosing as marble_choosing, course as marble_course},
    marble_game::game,
    ranks, season, seats, strange, tables, views,
};

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

/// Shows more pages, which have no picture in German.
fn more(cast: &Cast, show: &mut dyn FnMut(&str, Draw<'_>)) {
    show("drafting", &|| great_city::overview(&views::drafting(), cast).into_png());
    show("crowded", &|| great_city::overview(&views::crowded(), cast).into_png());
    let mut offered = seats::holding(views::four_players(), 1, &[]);
    offered.public.phase = Phase::Pick;
    show("offer", &|| great_city::drawn(&offered).into_png());
    show("builders_crowded", &|| builders::overview(&tables::views::crowded(), cast).into_png());
    show("person", &|| ranks::person().into_png());
    let mut over = views::finished();
    over.winners = Some([views::seat(0), views::seat(2)].into_iter().collect());
    show("end", &|| great_city::finale(&over, &course(&over), cast).into_png());
    let games = game(4);
    let last = games[games.len() - 1].public_view();
    show("marble_end", &|| marble::finale(&last, &marble_course(games), cast).into_png());
    let (choosing, shown) = marble_choosing();
    show("marble_places", &|| marble::places(&choosing, &shown, cast).into_png());
    for players in [2, 4] {
        show("standings", &|| season::standings_of(players).into_png());
    }
}

/// What is lettered on each of the pages in this language.
fn letterings(language: Language, cast: &Cast) -> Vec<Vec<Lettering>> {
    let mut pages = Vec::new();
    let mut look = |_: &str, draw: Draw<'_>| pages.push(language.speak(|| lettered(draw)).1);
    each(cast, &mut look);
    more(cast, &mut look);
    pages
}

/// Names that are too long for most places.
const LONG: [&str; 3] = [
    "Maximilian Alexander von Habsburg",
    "Титус Александрович Щербаков",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
];

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

/// The fullest tables in words, for people with long names.
fn fullest() -> [String; 3] {
    let games = game(4);
    let late = games[games.len() - 1].public_view();
    let seat = Seat::new(1).expect("four seats");
    [
        great_city::overview(&views::crowded(), &strange()).alt().to_owned(),
        builders::overview(&tables::views::crowded(), &strange()).alt().to_owned(),
        marble::overview_of(&late, seat, &strange()).alt().to_owned(),
    ]
}

#[test]
fn the_fullest_tables_in_words_end_with_a_whole_sentence_in_any_language() {
    for language in Language::all() {
        for words in language.speak(fullest) {
            assert!(!words.ends_with('…'), "{}: {words}", language.tag());
        }
    }
}

/// Of two who have won both are named, the longer one cut, and the verb is whole.
#[test]
fn a_tie_names_both_in_any_language() {
    let mut over = views::finished();
    over.winners = Some([views::seat(0), views::seat(1)].into_iter().collect());
    let cast = Cast::new([LONG[0], "Bo", "Uwe", "Lia"]);
    let ends = [
        ("en", "and Bo win"),
        ("de", "und Bo gewinnen"),
        ("fr", "et Bo gagnent"),
        ("es", "y Bo ganan"),
        ("nl", "en Bo winnen"),
    ];
    for (tag, end) in ends {
        let language = Language::of_tag(tag).expect("one of ours");
        let draw = || great_city::finale(&over, &course(&over), &cast);
        let drawn = language.speak(|| lettered(draw)).1;
        let titles = drawn.iter().filter(|one| one.text.ends_with(end));
        let title = titles.map(|one| one.text.as_str()).collect::<Vec<_>>();
        assert!(matches!(title[..], [one] if one.starts_with("Maximilian")), "{tag}: {title:?}");
        let (_, drawn) = language.speak(|| lettered(|| great_city::overview(&over, &cast)));
        let plate = drawn.iter().find(|one| one.text.starts_with("Maximil")).expect("a plate");
        assert!(plate.text.ends_with(end.rsplit_once(' ').expect("a verb").0), "{}", plate.text);
    }
}

#[test]
fn the_tightest_pages_in_german() {
    let german = Language::of_tag("de").expect("one of ours");
    german.speak(|| {
        each(&short(), &mut |name, draw| assert_golden_png(&format!("german_{name}"), &draw()));
    });
}
