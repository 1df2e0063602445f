//! The marks of seats and places: who it is, what is legal, what came last.

use crate::render::canvas::{Area, Canvas, Point, area, at, pixels};
use crate::render::gallery::{Style, sprite};
use crate::render::icons::{self, Icon};
use crate::render::lettering::{Face, Type, can_draw};
use crate::render::shade::{Common, Shade};
use crate::render::{Cast, SeatColour, theme};

/// What a seat's mark shows: colour, outline and a letter, visual language §2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The colour of the seat.
    pub colour: SeatColour,
    /// The initial, or the second letter when an earlier seat has the same initial; the number of the seat for a name
    /// without letters.
    pub letter: String,
}

/// The marks of all seats, by seat, in a game that usually gives them these colours.
pub fn marks(cast: &Cast, usual: &[SeatColour]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for ((number, persona), colour) in (1..).zip(&cast.players).zip(cast.colours(usual)) {
        let mut letters =
            persona.drawn().chars().filter(|letter| letter.is_alphanumeric()).map(upper);
        let first = letters.next().unwrap_or_else(|| format!("{number}"));
        let is_taken = marks.iter().any(|mark| mark.letter == first);
        let letter = letters.next().filter(|_| is_taken).unwrap_or(first);
        marks.push(Mark { colour, letter });
    }
    marks
}

/// A capital, if it is one character.
fn upper(letter: char) -> String {
    let capital: String = letter.to_uppercase().collect();
    if capital.chars().count() == 1 && can_draw(&capital) { capital } else { letter.to_string() }
}

impl SeatColour {
    const fn icon(self) -> Icon {
        match self {
            Self::Purple => icons::SEAT_PURPLE,
            Self::Orange => icons::SEAT_ORANGE,
            Self::White => icons::SEAT_WHITE,
            Self::Brown => icons::SEAT_BROWN,
        }
    }

    const fn ink(self) -> Common {
        match self {
            Self::Purple | Self::Brown => theme::WHITE,
            Self::Orange | Self::White => theme::INK,
        }
    }
}

/// Draws a seat's mark `side` units across.
pub fn draw_mark<S: Style>(canvas: &mut Canvas<S>, centre: Point, side: f32, mark: &Mark) {
    let extent = pixels(side).cast_unsigned();
    let seat = sprite(("seat", mark.colour as u16, extent, extent), || seat_svg(mark.colour, 1.0));
    canvas.blit_centred(centre, seat);
    draw_letter(canvas, centre, side, mark, mark.colour.ink());
}

/// Draws the faint mark of a seat that has had its turn, on marble.
pub fn draw_faded_mark<S: Style>(canvas: &mut Canvas<S>, centre: Point, side: f32, mark: &Mark) {
    let extent = pixels(side).cast_unsigned();
    let seat =
        sprite(("faded", mark.colour as u16, extent, extent), || seat_svg(mark.colour, 0.45));
    canvas.blit_centred(centre, seat);
    let ink = match mark.colour {
        SeatColour::Purple | SeatColour::Brown => theme::WHITE,
        SeatColour::Orange | SeatColour::White => theme::FREE_INK,
    };
    draw_letter(canvas, centre, side, mark, ink);
}

fn draw_letter<S: Style>(
    canvas: &mut Canvas<S>,
    centre: Point,
    side: f32,
    mark: &Mark,
    ink: Common,
) {
    // The shield's field lies higher than its outline.
    let lift = if mark.colour == SeatColour::Orange { side * 0.045 } else { 0.0 };
    canvas.text_centred(
        at(centre.x, centre.y - lift),
        Type::new(Face::Bold, side * 0.41),
        ink,
        &mark.letter,
    );
}

/// The drawing of a seat; the white one gets the line within that parts it from its cream ring.
fn seat_svg(colour: SeatColour, opacity: f32) -> String {
    let line = match colour {
        SeatColour::White => {
            "<path d=\"M32 12.500 51.500 32 32 51.500 12.500 32z\" fill=\"none\" stroke=\"#8C7A62\" stroke-width=\"2.200\"/>"
        }
        SeatColour::Purple | SeatColour::Orange | SeatColour::Brown => "",
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"><g opacity=\"{opacity}\">{}{line}</g></svg>",
        colour.icon().inner()
    )
}

/// Draws four corner brackets around a tile: the last move, once in a picture.
pub fn bracket<S: Style>(canvas: &mut Canvas<S>, tile: Area) {
    let outer = tile.inset(-1.7);
    let arm = (tile.w * 0.3).clamp(4.6, 15.0);
    for (edge, thick, shade) in [(0.7, 3.0, theme::INK), (0.0, 1.6, theme::WHITE)] {
        let grown = outer.inset(-edge);
        let arm = arm + 2.0 * edge;
        let (right, bottom) = (grown.right(), grown.y + grown.h);
        for x in [grown.x, right - arm] {
            canvas.fill(area(x, grown.y, arm, thick), shade);
            canvas.fill(area(x, bottom - thick, arm, thick), shade);
        }
        for y in [grown.y, bottom - arm] {
            canvas.fill(area(grown.x, y, thick, arm), shade);
            canvas.fill(area(right - thick, y, thick, arm), shade);
        }
    }
}

/// Draws a folded corner with a spark over the upper left of a place: it is new. 13 to 16 units.
pub fn new_corner<S: Style>(canvas: &mut Canvas<S>, place: Area) {
    let side = (place.w * 0.42).clamp(13.0, 16.0);
    let extent = pixels(side).cast_unsigned();
    let corner = sprite(("new", 0, extent, extent), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">\
         <path d=\"M12 0H64L0 64V12Q0 0 12 0z\" fill=\"#241813\"/>\
         <path d=\"M13 4H54L4 54V13Q4 4 13 4z\" fill=\"#9CE6BE\"/>\
         <path d=\"M22 7 26 18 37 22 26 26 22 37 18 26 7 22 18 18z\" fill=\"#241813\"/></svg>"
            .to_owned()
    });
    canvas.blit(at(place.x, place.y), corner);
}

/// Underlines a count that has changed, from the begin of its icon to `end`. `start` is on the base line.
pub fn new_line<S: Style>(canvas: &mut Canvas<S>, start: Point, end: f32) {
    canvas.fill(area(start.x, start.y + 1.9, end - start.x, 1.9), theme::NEW);
}

/// Draws a dashed outline with round corners: what may be, and is not yet.
pub fn dashed<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    radius: f32,
    line: f32,
    shade: impl Into<Shade<S>>,
) {
    let shade = shade.into();
    let (width, height) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let [red, green, blue] = shade.rgb();
    let member = u16::from(shade.index()) << 8 | u16::try_from(pixels(line)).unwrap_or(0);
    let drawing = sprite(("dashed", member, width, height), || {
        let (w, h, inset) = (place.w, place.h, line / 2.0);
        let (dash, gap) =
            dash_lengths(2.0 * (w + h - 2.0 * line) - (8.0 - std::f32::consts::TAU) * radius, line);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\"><rect x=\"{inset}\" y=\"{inset}\" \
             width=\"{}\" height=\"{}\" rx=\"{radius}\" fill=\"none\" stroke=\"rgb({red},{green},{blue})\" \
             stroke-width=\"{line}\" stroke-dasharray=\"{dash} {gap}\"/></svg>",
            w - line,
            h - line
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
}

/// Dashes that go evenly into the outline.
fn dash_lengths(outline: f32, line: f32) -> (f32, f32) {
    let pair = (line * 5.0).max(3.4);
    let whole = outline / (outline / pair).round();
    (whole * 0.58, whole * 0.42)
}
