//! The poster of a table that has not started: the game, who sits where, what is free, and what is agreed.

use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::gallery::Style;
use crate::render::{Cast, Everybody, Picture, SeatColour, theme};
use crate::say;

use super::marks::{dashed, draw_mark, marks};
use super::panels::{footed_page, mosaic_rule, panel, title};
use super::player::{Who, draw_name};

/// What a poster tells.
#[derive(Clone, Debug)]
pub struct Poster {
    /// The game.
    pub game: Text,
    /// All seats: who sits, then what the free ones say instead of a name.
    pub cast: Cast,
    /// How many of them are taken.
    pub taken: usize,
    /// The pace, and how the rules differ from the book: a line each.
    pub agreed: Vec<Text>,
}

/// Where the game shows what it looks like.
const ART: Area = area(theme::MARGIN, 46.0, 530.0, 70.0);
/// The first seat, and the steps to the next ones.
const SEAT: Area = area(theme::MARGIN, 122.0, 262.0, 36.0);
const STEP: (f32, f32) = (268.0, 41.0);
/// Seats in a row.
const ROW: usize = 2;
/// From line to line, and the most lines of each thing that is agreed.
const LINE: f32 = 17.0;
const LINES: usize = 2;

/// Draws a poster in the style of its game, which draws its own look in the place that it is given.
pub fn draw_poster<S: Style>(
    poster: &Poster,
    colours: &[SeatColour],
    art: impl FnOnce(&mut Canvas<S>, Area),
) -> Picture<Everybody> {
    let seats = poster.cast.players.len();
    let top = SEAT.y + length(seats.div_ceil(ROW)) * STEP.1;
    let wrap = |text: &Text| theme::LABEL_LARGE.wrap(&text.to_string(), ART.w, LINES);
    let agreed: Vec<String> = poster.agreed.iter().flat_map(wrap).collect();
    let mut canvas = footed_page(top + length(agreed.len()) * LINE + 14.0);
    title(&mut canvas, &poster.game);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    art(&mut canvas, ART);
    draw_seats(&mut canvas, poster, colours);
    for (number, line) in agreed.iter().enumerate() {
        let base = at(theme::MARGIN, top + 12.0 + length(number) * LINE);
        canvas.text(base, Align::Left, theme::LABEL_LARGE, theme::MUTED, line);
    }
    Picture::new(canvas, &alt(poster))
}

fn draw_seats<S: Style>(canvas: &mut Canvas<S>, poster: &Poster, colours: &[SeatColour]) {
    let marks = marks(&poster.cast, colours);
    for (number, (persona, mark)) in poster.cast.players.iter().zip(&marks).enumerate() {
        let (across, down) = (length(number % ROW), length(number / ROW));
        let place = Area { x: SEAT.x + across * STEP.0, y: SEAT.y + down * STEP.1, ..SEAT };
        let (who, left) = (Who::new(persona, mark), place.x + 40.0);
        let room = place.w - 48.0;
        if number < poster.taken {
            panel(canvas, place);
            draw_mark(canvas, at(place.x + 20.0, place.centre().y), 26.0, mark);
            let base = if who.note.is_empty() { 23.0 } else { 16.0 };
            let types = &theme::PLAYER_NAMES_LARGE;
            draw_name(canvas, at(left, place.y + base), room, types, theme::TEXT, who.name);
            let note = theme::LABEL.shorten(&who.note, room);
            canvas.text(at(left, place.y + 30.0), Align::Left, theme::LABEL, theme::MUTED, &note);
        } else {
            dashed(canvas, place, theme::RADIUS, 1.0, theme::PLOT_LINE);
            let base = at(left, place.y + 23.0);
            let says = theme::LABEL_LARGE.shorten(&persona.name, room);
            canvas.text(base, Align::Left, theme::LABEL_LARGE, theme::MUTED, &says);
        }
    }
}

fn alt(poster: &Poster) -> String {
    let seats = poster.cast.players.iter().map(|persona| {
        let parts = [Text::verbatim(&persona.name), persona.note.clone()];
        Text::units(parts.into_iter().filter(|part| !part.is_empty()))
    });
    let seats = (1..).zip(seats).map(|(seat, who)| say!("picture-poster-seat", seat, who));
    let game = std::iter::once(poster.game.clone());
    Text::lines(game.chain(seats).chain(poster.agreed.iter().cloned())).to_string()
}
