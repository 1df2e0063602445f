//! One piece, large, with all about it, for whoever looks it up.

use crate::catalogue::Text;
use crate::games::marble::rules::kinds::{Aqueduct, Building, Kind};
use crate::render::canvas::{Area, at};
use crate::render::gallery::icon;
use crate::render::parts::{Mark, card_page, draw_mark};
use crate::render::{Everybody, Picture, SeatColour};

use super::icons;
use super::palette::Canvas;
use super::pieces::{self, Flow};

/// The width of its drawing, and the side of what is drawn alone.
const WIDTH: f32 = 124.0;
const SIDE: f32 = 96.0;

/// What is drawn of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portrait {
    /// A tile of a type with what it makes.
    Kind(Kind),
    /// A fountain.
    Fountain,
    /// A magistrate: of any seat.
    Magistrate,
    /// A tile of imperium.
    Imperium,
    /// A coin.
    Coin,
    /// A bridge.
    Bridge,
    /// The spring of an aqueduct.
    Aqueduct(Aqueduct),
    /// A hill.
    Hill,
}

/// Draws a piece with this about it.
#[must_use]
pub fn portrait(piece: Portrait, name: &Text, about: &Text) -> Picture<Everybody> {
    let said = about.to_string();
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    let (mut canvas, place) = card_page(&name.to_string(), &lines, WIDTH);
    draw(&mut canvas, place, piece);
    Picture::new(canvas, &said)
}

fn draw(canvas: &mut Canvas, place: Area, piece: Portrait) {
    let middle = at(place.centre().x, place.y + 66.0);
    let drawing = match piece {
        Portrait::Kind(kind) => {
            let (left, right) = (at(middle.x - 32.0, middle.y), at(middle.x + 32.0, middle.y));
            canvas.blit_centred(left, pieces::counter(kind, 66.0));
            canvas.blit_centred(right, pieces::building(Building::civic(kind), 62.0));
            return;
        }
        Portrait::Magistrate => {
            let mark = Mark { colour: SeatColour::Purple, letter: "M".to_owned() };
            return draw_mark(canvas, middle, SIDE, &mark);
        }
        Portrait::Fountain => pieces::building(Building::Fountain, SIDE),
        Portrait::Imperium => pieces::banner(Kind::Temple, SIDE),
        Portrait::Coin => icon(icons::COIN, SIDE),
        Portrait::Bridge => icon(icons::BRIDGE, SIDE),
        Portrait::Aqueduct(aqueduct) => pieces::spring(aqueduct, Flow::Open),
        Portrait::Hill => icon(icons::HILL, SIDE),
    };
    canvas.blit_centred(middle, drawing);
}
