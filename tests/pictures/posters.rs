//! The posters of tables that have not started.

use aedile::{
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    render::{Cast, parts::Poster},
    talk::{present::Pictures, say::Text},
};

use crate::golden::assert_golden;

/// Discord takes more, but a phone that waits for it does not.
const MOST: usize = 150 * 1024;

fn poster(game: &str, cast: Cast, taken: usize) -> Poster {
    let agreed = [
        "No clock: nobody is hurried.",
        "Played: with the Shrine, brick tokens are spent before coins, no aqueduct over an aqueduct, a replaced farm cannot pay, \
         moves without a choice are made by the program and hand cards that all know lie open.",
    ];
    Poster { game: game.into(), cast, taken, agreed: agreed.map(Text::verbatim).to_vec() }
}

fn drawn<G: Pictures>(name: &str, cast: Cast, taken: usize) {
    let picture = G::poster(&poster(G::NAME, cast, taken));
    assert_golden(name, &picture);
    assert!(picture.png().len() <= MOST && picture.alt().starts_with(G::NAME));
}

#[test]
fn a_poster_shows_who_sits_and_what_is_free() {
    let some = || {
        Cast::with_notes([("Claudia", ""), ("Marcus", "AI, normal"), ("free", ""), ("free", "")])
    };
    drawn::<GreatCity>("poster_great_city", some(), 2);
    drawn::<Builders>("poster_builders", Cast::new(["Claudia", "free", "kept for Livia"]), 1);
    drawn::<Marble>("poster_marble", crate::strange(), 4);
    let alt = GreatCity::poster(&poster("The Great City of Rome", some(), 2)).alt().to_owned();
    assert!(alt.contains("Seat 2: Marcus, AI, normal\nSeat 3: free\n"), "{alt}");
}
