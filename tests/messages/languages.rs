//! A second language is one more folder: in the marked one, whose catalogue has accents on its letters, everything that
//! people are told, shown and drawn is marked but for names.

use std::{collections::BTreeSet, sync::LazyLock};

use aedile::{
    board::{Level, Rng, Seat, Seed},
    catalogue::Language,
    discord::{commands, words::names},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    play::TypedGame,
    render::{
        Cast,
        watched::{Lettering, lettered},
    },
    tables::{Occupant, Seated},
    talk::present::Seen,
};

use crate::common::{
    languages::{EnglishOnly, foreign, words},
    told::{NAMES, Told, told},
};

/// What is told of some positions of a game, and of the game itself.
fn all<G: TypedGame>() -> Told {
    let cast = Cast::with_notes(NAMES.map(|name| (name, "")));
    let setup = G::deal(3, &G::Options::default(), Seed::from_number(3));
    let (mut game, mut rng) = (G::new(&setup).unwrap(), Rng::new(Seed::from_number(3)));
    let mut all = Told::default();
    all.text(&G::title());
    for topic in G::topics() {
        all.text(&(topic.name)());
        all.text(&(topic.text)());
    }
    for page in 0..G::SHEETS.len() {
        all.picture(Seen::Everybody(G::sheet(page)));
    }
    for number in 0.. {
        if number % 12 == 0 || game.turn().seat().is_none() {
            let Told { texts, pictures } = told(&game, &cast);
            all.texts.extend(texts);
            all.pictures.extend(pictures);
        }
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            return all;
        }
        game.play_unchecked(*rng.choose(&legal));
    }
    unreachable!("every game ends")
}

/// Whether the marked language would have changed it: not all letters have accents.
fn would_be_marked(word: &str) -> bool {
    word.contains(|sign| "acdegilnorstuyz".contains(sign))
}

/// Numerals, and the letters that stand for cards in texts about pictures.
fn is_code(word: &str) -> bool {
    word.chars().all(|sign| "ivx".contains(sign)) || (word.len() == 3 && word.starts_with('t'))
}

fn comes_from_the_catalogue<G: TypedGame>() {
    let (english, marked) = (all::<G>(), Language::MARKED.speak(all::<G>));
    let is_name = |word: &String| !word.is_ascii() || !would_be_marked(word) || is_code(word);
    for text in &marked.texts {
        let unmarked: Vec<_> = words([text]).into_iter().filter(|word| !is_name(word)).collect();
        assert_eq!(unmarked, [""; 0], "what no message of {} says: {text}", G::ID);
    }
    assert_eq!(english.pictures.len(), marked.pictures.len());
    let same = english.pictures.iter().zip(&marked.pictures).filter(|(one, other)| one == other);
    assert_eq!(same.count(), 0, "pictures of {} without a word of the catalogue", G::ID);
}

#[test]
fn the_great_city_is_told_and_drawn_in_the_language_of_the_reader() {
    comes_from_the_catalogue::<GreatCity>();
}

#[test]
fn the_builders_are_told_and_drawn_in_the_language_of_the_reader() {
    comes_from_the_catalogue::<Builders>();
}

#[test]
fn city_of_marble_is_told_and_drawn_in_the_language_of_the_reader() {
    comes_from_the_catalogue::<Marble>();
}

#[test]
fn who_is_no_person_is_named_in_the_language_of_the_reader() {
    let holders = [Occupant::Ai(Level::Hard), Occupant::Vacant];
    let seated =
        |(seat, who)| Seated { seat, who, name: "Hkpq".to_owned(), colour: None, away: false };
    let players: Vec<_> = Seat::all(2).zip(holders).map(seated).collect();
    let named = |seat: u8| names(&players).plain(Seat::new(seat).unwrap()).to_owned();
    assert_eq!(Language::MARKED.speak(|| named(0)), "Hkpq (ÁÍ, hářđ)");
    assert_eq!(Language::MARKED.speak(|| named(1)), "fřéé šéáť óf Hkpq");
    assert_eq!(named(1), "free seat of Hkpq");
}

#[test]
fn what_is_spoken_ends_with_the_work() {
    let text = aedile::say!("people-somebody");
    assert_eq!(Language::MARKED.speak(|| text.to_string()), "šómébóđý");
    assert_eq!(text.to_string(), "somebody");
    assert_eq!(Language::of_tag("en-XA"), Some(Language::MARKED));
    assert!(!Language::all().contains(&Language::MARKED), "nobody is offered it");
}

/// In each of our languages everything is told without an English word but in the names of games.
fn nobody_reads_english<G: TypedGame>() {
    for language in foreign() {
        let english = EnglishOnly::beside(language, titles());
        for text in language.speak(all::<G>).texts {
            let said = without_command(&text);
            assert_eq!(english.found_in(said), [""; 0], "{}: {text}", language.tag());
        }
    }
}

/// The names of all subcommands.
static COMMANDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let all = commands::all();
    all.iter().flat_map(|of| of.subcommands.iter().map(|one| one.name.to_string())).collect()
});

/// A step of a plan without the name of its command, which is English everywhere: "draft: Wohnhaus 3", "draft (beste Wahl)".
fn without_command(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_lowercase()).unwrap_or(text.len());
    let (name, said) = text.split_at(end);
    let is_rest =
        said.is_empty() || [": ", "\u{a0}: ", " ("].iter().any(|sign| said.starts_with(sign));
    if is_rest && COMMANDS.contains(name) { said } else { text }
}

fn titles() -> [String; 3] {
    [GreatCity::KIND, Builders::KIND, Marble::KIND].map(|kind| kind.title().to_string())
}

#[test]
fn nobody_reads_english_in_another_language() {
    nobody_reads_english::<GreatCity>();
    nobody_reads_english::<Builders>();
    nobody_reads_english::<Marble>();
}

/// No lettering is cut in any language, where names are short.
fn has_room<G: TypedGame>() {
    let mut faults = BTreeSet::new();
    for language in Language::all() {
        let (_, all) = lettered(|| language.speak(all::<G>));
        let cut = all.into_iter().filter(Lettering::is_cut);
        faults.extend(cut.map(|one| format!("{}: {} {:?}", language.tag(), one.text, one.place)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_pictures_of_the_great_city_have_room_for_every_language() {
    has_room::<GreatCity>();
}

#[test]
fn the_pictures_of_the_builders_have_room_for_every_language() {
    has_room::<Builders>();
}

#[test]
fn the_pictures_of_city_of_marble_have_room_for_every_language() {
    has_room::<Marble>();
}
