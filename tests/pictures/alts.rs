//! Long texts of pictures: what tells little goes first, people stay known by their names, and numbers that decide stay.

use aedile::{
    board::{Game as _, Seat},
    catalogue::Language,
    games::{
        builders::{Builders, pictures as builders},
        great_city::{GreatCity, pictures as great_city},
        marble::{Marble, pictures as marble},
    },
    render::{ALT_LIMIT, Cast},
    talk::present::Pictures as _,
};

use super::{marble::crowded, marble_game::game, tables, views};

/// Names as long as Discord allows; two of them begin alike.
fn longest() -> Cast {
    Cast::new([
        "Maximilian Alexander von Habsbur",
        "Maximilian Alexander of Salzburg",
        "Wilhelmina Theodora Charlotte II",
        "Титус Александрович Щербаковский",
    ])
}

/// What each text must have of each name: of those that begin alike the seat, too, where they are cut.
const BEGINS: [&str; 4] = ["Maximilian", "Maximilian", "Wilhelmina", "Титус Алекс"];

/// Checks a text whose lines about players have these numbers in this order.
fn check(language: Language, alt: &str, numbers: &[[i32; 2]]) {
    let tag = language.tag();
    assert!(alt.chars().count() <= ALT_LIMIT && !alt.ends_with('…'), "{tag}: {alt}");
    let mut seen = Vec::new();
    for (begin, numbers) in BEGINS.iter().zip(numbers) {
        let is_theirs = |line: &&str| line.starts_with(begin) && !seen.contains(line);
        let line = alt.lines().find(is_theirs).unwrap_or_else(|| panic!("{tag} {begin}: {alt}"));
        let all = line.split(|letter: char| !letter.is_ascii_digit());
        let all: Vec<i32> = all.filter_map(|number| number.parse().ok()).collect();
        assert!(numbers.iter().all(|number| all.contains(number)), "{tag}: {line} {numbers:?}");
        seen.push(line);
    }
    let (one, other) = (seen[0].split([':', ',']).next(), seen[1].split([':', ',']).next());
    assert_ne!(one, other, "{tag}: {alt}");
}

#[test]
fn where_there_is_little_room_names_and_numbers_stay() {
    let (cast, sites) = (longest(), tables::views::crowded());
    let (city, hills) = (views::crowded(), crowded());
    let of_sites: Vec<_> =
        sites.players.iter().map(|one| [i32::from(one.points), i32::from(one.coins)]).collect();
    let of_city: Vec<_> =
        city.players.iter().map(|one| [i32::from(one.coins), i32::from(one.influence)]).collect();
    let of_hills = |seat: Seat| [hills.points_of(seat), i32::from(hills.player(seat).coins)];
    let of_hills: Vec<_> = Seat::all(4).map(of_hills).collect();
    for language in Language::all() {
        language.speak(|| {
            check(*language, builders::overview(&sites, &cast).alt(), &of_sites);
            check(*language, great_city::overview(&city, &cast).alt(), &of_city);
            check(*language, marble::overview(&hills, &cast).alt(), &of_hills);
        });
    }
}

#[test]
fn whole_names_stand_where_there_is_room() {
    let alt = builders::overview(&tables::views::opening(), &longest()).alt().to_owned();
    assert!(alt.contains("\nMaximilian Alexander von Habsbur: "), "{alt}");
    assert!(alt.contains("\nТитус Александрович Щербаковский: "), "{alt}");
}

/// An own hand or own bridges before the table take nothing of what everybody has.
#[test]
fn what_one_sees_alone_leaves_the_table_whole() {
    let games = game(4);
    let late = games[games.len() - 8].seat_view(Seat::new(1).expect("four seats"));
    let alt = marble::overview_own(&late, &marble::News::default(), &longest()).alt().to_owned();
    let of_hills =
        |seat: Seat| [late.public.points_of(seat), i32::from(late.public.player(seat).coins)];
    let numbers: Vec<_> = Seat::all(4).map(of_hills).collect();
    check(Language::all()[0], &alt, &numbers);
}

/// Below the lines of a round stands the picture of that round, though the game is in the next one.
#[test]
fn a_picture_that_ends_a_round_says_which() {
    let sites = tables::views::four_players();
    let news = Builders::closing(builders::News::default());
    let picture = builders::overview_since(&sites, &news, &super::four());
    assert!(picture.alt().starts_with("After round 6.\nRound 7. "), "{}", picture.alt());
    super::golden::assert_golden("builders_after_round", &picture);
    let mut city = views::placing();
    let news = GreatCity::closing(great_city::News::default());
    let picture = great_city::overview_since(&city, &news, &super::four());
    super::golden::assert_golden("overview_after_round", &picture);
    let after = format!("After round {}.\n", city.round - 1);
    assert!(picture.alt().starts_with(&after), "{}", picture.alt());
    city.round = 1;
    let picture = great_city::overview_since(&city, &news, &super::four());
    assert!(picture.alt().starts_with("After the draft.\n"), "{}", picture.alt());
    let news = Marble::closing(marble::News::default());
    let hills = crowded();
    let picture = marble::overview_since(&hills, &news, &super::four());
    super::golden::assert_golden("marble_after_round", &picture);
    assert!(picture.alt().starts_with("After round 20.\nRound 21. "), "{}", picture.alt());
}
