//! One city in detail: as it stands, and with the lettered places for a card. Visual language §5.

use crate::board::Seat;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::view::{PublicView, SeatView};
use crate::render::canvas::Area;
use crate::render::parts::{bracket, dashed, footed_page, marks};
use crate::render::{Cast, Everybody, OneSeat, Picture, theme};

use super::dress::{Dress, Socket};
use super::extent::letters;
use super::intent::Intent;
use super::palette::{Canvas, seat_colours};
use super::players::last_of;
use super::site::{Site, draw_disc};
use super::tile::{draw_tile, draw_tokens};
use super::{alt, side_panel};

/// Draws one city as everybody sees it.
///
/// # Panics
/// When view or cast have no such seat.
pub fn city(view: &PublicView, seat: Seat, cast: &Cast) -> Picture<Everybody> {
    let mut canvas = footed_page(theme::HEIGHT);
    let player = &view.players[seat.index()];
    let site = Site::of(&player.city);
    site.draw(&mut canvas, None);
    if let Some(cell) = last_of(view, seat) {
        bracket(&mut canvas, site.place(cell));
    }
    side_panel::draw_facts(
        &mut canvas,
        view,
        seat,
        cast,
        &marks(cast, seat_colours(cast))[seat.index()],
    );
    Picture::new(canvas, &alt::city(view, seat, cast))
}

/// Draws the own city with a card's legal places lettered, and the chosen place with the card upon it.
///
/// # Panics
/// When the cast has no such seat.
pub fn places(view: &SeatView, intent: &Intent, cast: &Cast) -> Picture<OneSeat> {
    let mut canvas = footed_page(theme::HEIGHT);
    let (seat, player) = (view.seat, view.own());
    let site = Site::of(&player.city);
    let lettered = letters(&intent.places);
    let chosen = intent.chosen.map(|chosen| chosen.at);
    site.draw(&mut canvas, chosen);
    if let Some(cell) = last_of(&view.public, seat).filter(|cell| Some(*cell) != chosen) {
        bracket(&mut canvas, site.place(cell));
    }
    for (letter, cell) in lettered.iter().filter(|(_, cell)| Some(*cell) != chosen) {
        site.draw_letter(&mut canvas, *letter, *cell);
    }
    if let Some(chosen) = intent.chosen {
        let letter =
            lettered.iter().find(|(_, cell)| *cell == chosen.at).map(|(letter, _)| *letter);
        draw_ghost(
            &mut canvas,
            site.place(chosen.at),
            intent.card,
            site.gain(intent.card, chosen.at),
            letter,
        );
    }
    side_panel::draw_plan(
        &mut canvas,
        view,
        intent,
        cast,
        &marks(cast, seat_colours(cast))[seat.index()],
    );
    Picture::new(canvas, &alt::places(view, intent))
}

fn draw_ghost(canvas: &mut Canvas, place: Area, card: Card, gain: u8, letter: Option<char>) {
    canvas.round(place, 5.0, theme::PLOT);
    draw_tile(canvas, place, card, Dress::Ghost);
    let tokens = match Socket::of(card) {
        Socket::Points => gain,
        Socket::Brick | Socket::None => 0,
    };
    draw_tokens(canvas, place, card, tokens);
    dashed(canvas, place, 5.0, 2.0, theme::WHITE);
    if let Some(letter) = letter {
        draw_disc(canvas, place, letter);
    }
}
