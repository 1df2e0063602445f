//! The palette of this game, fitted to its pages: `AEDILE_REFIT=1 cargo test --lib great_city::pictures::fit`.

use super::palette::{NAMED, Rome};
use crate::board::{Game, Seat};
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::options::Options;
use crate::games::great_city::rules::state::GreatCity;
use crate::render::parts::Course;
use crate::render::theme::FIRST_OWN;
use crate::render::{Cast, fit};

#[test]
fn the_palette_is_full_and_has_no_colour_twice() {
    fit::assert_full::<Rome>();
}

#[test]
fn the_palette_is_refitted_when_asked() {
    let named = usize::from(FIRST_OWN) + NAMED.len();
    fit::refit::<Rome>("great_city", named, || {
        let options = Options { shrine: true, ..Options::default() };
        fit::each_position(&options, draw);
    });
}

/// Draws every page, and every card in every hand.
fn draw(game: &GreatCity, cast: &Cast) {
    let view = game.public_view();
    drop(super::overview(&view, cast));
    drop(super::scores(&view, cast));
    if view.winners.is_some() {
        drop(super::finale(&view, &Course::default(), cast));
    }
    for number in 0..super::SHEETS {
        drop(super::sheet(number));
    }
    for seat in Seat::all(game.seats()) {
        drop(super::city(&view, seat, cast));
        let mut own = game.seat_view(seat);
        drop(super::drawn(&own));
        drop(super::act(&own, None, cast));
        for cards in Card::ALL.chunks(4).chain(Card::ALL.chunks(8)) {
            own.own.hand = cards.to_vec();
            drop(super::hand(&own, 0));
        }
    }
}
