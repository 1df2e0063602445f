//! The posters of tables that have not started.

use aedile::{
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    render::{
        Cast, SeatColour,
        parts::{Poster, Stall},
    },
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

fn poster(game: Text, (cast, stalls): Seats, said: Said) -> Poster {
    let (left, brief, played) = said;
    let agreed = ["No clock: everybody plays when there is time."].iter().chain(played);
    Poster {
        game,
        table: Text::verbatim("Table 12"),
        cast,
        stalls: stalls.to_vec(),
        left: Text::verbatim(left),
        brief: brief.iter().map(|part| Text::verbatim(*part)).collect(),
        agreed: agreed.map(|line| Text::verbatim(*line)).collect(),
    }
}

/// All seats, and who keeps their stalls.
type Seats = (Cast, &'static [Stall]);
/// What is left, what is agreed in short, and how the rules differ.
type Said = (&'static str, &'static [&'static str], &'static [&'static str]);

fn drawn<G: Present>(name: &str, seats: Seats, said: Said) -> String {
    let picture = G::poster(&poster(G::title(), seats, said));
    assert_golden(name, &picture);
    assert!(picture.png().len() <= MOST && picture.alt().starts_with(&G::title().to_string()));
    picture.alt().to_owned()
}

#[test]
fn a_poster_shows_who_sits_and_what_is_free() {
    let some = Cast::with_notes([
        ("Claudia", "host"),
        ("Marcus", "AI, normal"),
        ("free", ""),
        ("free", ""),
    ]);
    let stalls = &[Stall::Person, Stall::Ai, Stall::Free, Stall::Free];
    let said: Said = ("2 free", &["No clock", "5 rules changed"], &ROME);
    let alt = drawn::<GreatCity>("poster_great_city", (some, stalls), said);
    assert!(alt.contains("Seat 2: Marcus, AI, normal\nSeat 3: free\n"), "{alt}");
    assert!(alt.ends_with(ROME[5]), "the rules themselves: {alt}");
    let mut coloured = Cast::new(["Claudia", "free", "kept for Livia"]);
    coloured.players[0].colour = Some(SeatColour::Orange);
    let stalls = &[Stall::Person, Stall::Free, Stall::Kept];
    let said: Said = ("1 free, 1 kept", &["48 hours a turn", "Rated", "by the book"], &BY_THE_BOOK);
    drawn::<Builders>("poster_builders", (coloured, stalls), said);
    let full: Said = ("", &["No clock", "by the book"], &BY_THE_BOOK);
    drawn::<Marble>("poster_marble", (crate::pictures::strange(), &[Stall::Person; 4]), full);
}
