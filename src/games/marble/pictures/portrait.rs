//! One piece, large, with all about it, for whoever looks it up.

use crate::catalogue::Text;
use crate::games::marble::rules::{Aqueduct, Building, Hill, Kind};
use crate::render::canvas::{Area, at};
use crate::render::gallery::icon;
use crate::render::parts::{CardPage, CardWords, Mark, card_page, draw_mark};
use crate::render::{Everybody, Picture, SeatColour, theme};
use crate::say;

use super::icons;
use super::palette::Canvas;
use super::pieces::{self, Flow};

/// The side of what is drawn alone.
const SIDE: f32 = 96.0;

/// A piece of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A type of tiles with the building that they make.
    Kind(Kind),
    /// A fountain.
    Fountain,
    /// A magistrate, whoever's.
    Magistrate,
    /// A tile of imperium.
    Imperium,
    /// A coin.
    Coin,
    /// A bridge.
    Bridge,
    /// An aqueduct, drawn as its spring.
    Aqueduct(Aqueduct),
    /// A hill.
    Hill(Hill),
}

/// Draws a piece with this about it.
pub fn portrait(piece: Piece, name: &Text, about: &Text) -> Picture<Everybody> {
    let said = about.to_string();
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    let words = CardWords { game: &say!("marble-title"), name, kind: "", about: &lines };
    let CardPage { mut canvas, art, .. } = card_page(&words, 0.0);
    canvas.round(art, 6.0, theme::PANEL);
    draw(&mut canvas, art, piece);
    Picture::new(canvas, &said)
}

fn draw(canvas: &mut Canvas, place: Area, piece: Piece) {
    let middle = place.centre();
    let drawing = match piece {
        Piece::Kind(kind) => {
            let (left, right) = (at(middle.x - 32.0, middle.y), at(middle.x + 32.0, middle.y));
            canvas.blit_centred(left, pieces::counter(kind, 66.0));
            canvas.blit_centred(right, pieces::building(Building::civic(kind), 62.0));
            return;
        }
        Piece::Magistrate => {
            let mark = Mark { colour: SeatColour::Purple, letter: "M".to_owned() };
            return draw_mark(canvas, middle, SIDE, &mark);
        }
        Piece::Fountain => pieces::building(Building::Fountain, SIDE),
        Piece::Imperium => pieces::banner(Kind::Temple, SIDE),
        Piece::Coin => icon(icons::COIN, SIDE),
        Piece::Bridge => icon(icons::BRIDGE, SIDE),
        Piece::Aqueduct(aqueduct) => pieces::spring(aqueduct, Flow::Open),
        Piece::Hill(_) => icon(icons::HILL, SIDE),
    };
    canvas.blit_centred(middle, drawing);
}
