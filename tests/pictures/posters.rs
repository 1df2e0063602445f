//! The posters of tables that have not started.

use aedile::{
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    render::{Cast, SeatColour, parts::Poster},
    talk::{present::Present, say::Text},
};

use crate::pictures::golden::assert_golden;

/// Options of The Great City of Rome, the longest among them.
const ROME: [&str; 6] = [
    "Played by the book, but for this:",
    "· with the Shrine",
    "· cogs are bought to produce only where that brings an influence token or more than they cost",
    "· brick tokens are spent before coins",
    "· the last emissary places itself when one sensible space is left",
    "· a drafted card that all others can work out lies open",
];
const BY_THE_BOOK: [&str; 1] = ["Played by the book."];

/// Discord takes more, but a phone that waits for it does not.
const MOST: usize = 150 * 1024;

fn poster(game: Text, cast: Cast, taken: usize, played: &[&'static str]) -> Poster {
    let agreed = ["No clock: everybody plays when there is time."].iter().chain(played);
    Poster { game, cast, taken, agreed: agreed.map(|line| Text::verbatim(*line)).collect() }
}

fn drawn<G: Present>(name: &str, cast: Cast, taken: usize, played: &[&'static str]) -> String {
    let picture = G::poster(&poster(G::title(), cast, taken, played));
    assert_golden(name, &picture);
    assert!(picture.png().len() <= MOST && picture.alt().starts_with(&G::title().to_string()));
    picture.alt().to_owned()
}

#[test]
fn a_poster_shows_who_sits_and_what_is_free() {
    let some =
        Cast::with_notes([("Claudia", ""), ("Marcus", "AI, normal"), ("free", ""), ("free", "")]);
    let alt = drawn::<GreatCity>("poster_great_city", some, 2, &ROME);
    assert!(alt.contains("Seat 2: Marcus, AI, normal\nSeat 3: free\n"), "{alt}");
    let mut coloured = Cast::new(["Claudia", "free", "kept for Livia"]);
    coloured.players[0].colour = Some(SeatColour::Orange);
    drawn::<Builders>("poster_builders", coloured, 1, &BY_THE_BOOK);
    drawn::<Marble>("poster_marble", crate::pictures::strange(), 4, &BY_THE_BOOK);
}
