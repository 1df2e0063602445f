//! The palette of this game, fitted to its pages: `AEDILE_REFIT=1 cargo test --lib marble::pictures::fit`.

use crate::board::{Game, Seat};
use crate::games::marble::rules::{Kind, Marble as Rules, Options};
use crate::render::theme::FIRST_OWN;
use crate::render::{Cast, fit};

use super::palette::{Marble, NAMED};
use super::{Chosen, Places};

#[test]
fn the_palette_is_full_and_has_no_colour_twice() {
    fit::assert_full::<Marble>();
}

#[test]
fn the_palette_is_refitted_when_asked() {
    let named = usize::from(FIRST_OWN) + NAMED.len();
    fit::refit::<Marble>("marble", named, || {
        fit::each_position(&Options::default(), draw);
    });
}

/// Draws every page. Random games make more fountains than buildings, so these are given to the players in turn.
fn draw(game: &Rules, cast: &Cast) {
    let mut view = game.public_view();
    let owners = Seat::all(game.seats()).collect::<Vec<_>>().into_iter().cycle();
    for (site, owner) in view.fountains.iter().step_by(2).zip(owners) {
        view.fountains.remove(site);
        view.owned[owner.index()].insert(site);
    }
    drop(super::overview(&view, cast));
    drop(super::scores(&view, cast));
    drop(super::sheet(0));
    let Some(seat) = view.decider() else { return };
    let mut own = game.seat_view(seat);
    own.public = view;
    drop(super::site(&own, cast));
    drop(super::aqueducts(&own, &[], cast));
    for tile in Kind::ALL {
        let places: Vec<_> = view.places.iter().collect();
        let chosen = places.first().map(|at| Chosen { at: *at, magistrate: true });
        let best: Vec<_> = places.iter().copied().take(3).collect();
        let numbers = super::places::numbered(&places, &best);
        drop(super::places(&own, &Places { tile, places, numbers, best, chosen }, cast));
    }
}
