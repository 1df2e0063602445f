//! The palette of this game, fitted to its pages: `AEDILE_REFIT=1 cargo test --lib builders::pictures::fit`.

use super::palette::{Antiquity, NAMED};
use crate::board::{Game, Seat};
use crate::games::builders::rules::options::Options;
use crate::games::builders::rules::state::Builders;
use crate::render::parts::Course;
use crate::render::theme::FIRST_OWN;
use crate::render::{Cast, fit};

#[test]
fn the_palette_is_full_and_has_no_colour_twice() {
    fit::assert_full::<Antiquity>();
}

#[test]
fn the_palette_is_refitted_when_asked() {
    let named = usize::from(FIRST_OWN) + NAMED.len();
    fit::refit::<Antiquity>("builders", named, || {
        fit::each_position(&Options::default(), draw);
    });
}

/// Draws every page, which shows every card.
fn draw(game: &Builders, cast: &Cast) {
    let view = game.public_view();
    drop(super::scores(&view, cast));
    drop(super::overview(&view, cast));
    if view.winners.is_some() {
        drop(super::finale(&view, &Course::default(), cast));
    }
    for seat in Seat::all(game.seats()) {
        drop(super::player(&view, seat, &super::News::default(), cast));
    }
    for number in 0..super::SHEETS {
        drop(super::sheet(number));
    }
}
