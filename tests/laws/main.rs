//! Laws of the rules: those of every game, asked of each, and each game's own.

use aedile::games::{
    builders::{self as site, Builders},
    great_city::{self as city, GreatCity},
    marble::{self as hills, Marble},
};

mod builders;
mod every;
mod great_city;
mod marble;
mod plans;

use every::*;

#[test]
fn a_preview_of_any_game_is_what_comes() {
    a_preview_is_what_comes::<Builders>(&site::Options::default());
    a_preview_is_what_comes::<GreatCity>(&city::Options::PUBLISHER);
}

#[test]
fn a_setup_of_any_game_in_a_trace_keeps_its_decks_secret() {
    a_setup_in_a_trace_keeps_its_decks_secret::<GreatCity>(&city::Options::default());
    a_setup_in_a_trace_keeps_its_decks_secret::<Builders>(&site::Options::default());
    a_setup_in_a_trace_keeps_its_decks_secret::<Marble>(&hills::Options::default());
}
