//! The square on which the people of a table meet: the buildings of the game at dusk, and a stall for each seat.

use std::fmt::Write;
use std::sync::LazyLock;

use crate::render::SeatColour;
use crate::render::canvas::{self, Area, Point, area, at, length, pixels};
use crate::render::gallery::{Gallery, Style, icon, sprite};
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::shade::{Shade, shades};
use crate::render::theme;

use super::marks::dashed;

/// The style of tables that have not started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {}

impl Style for Square {
    fn gallery() -> &'static Gallery<Self> {
        static GALLERY: LazyLock<Gallery<Square>> = LazyLock::new(|| {
            Gallery::new(NAMED, include_str!("../../../assets/square/palette.txt"))
        });
        &GALLERY
    }
}

/// A page of this style under work.
pub(super) type Canvas = canvas::Canvas<Square>;

shades! { Shade<Square>, from theme::FIRST_OWN;
    /// What a counter says is on it.
    COUNTER = 0xF7_ECD3;
    /// Its lower edge.
    COUNTER_LIP = 0xDC_C9A0;
    /// The posts of stalls.
    POST = 0x7A_4E2A;
}

/// The part of the page that is a scene; below it is the line of what is agreed.
pub(super) const SCENE: Area = area(5.0, 5.0, 540.0, 308.0);
/// Where buildings stand, and how far apart the first and the last one may be.
const FOOT: f32 = 181.0;
const STREET: Area = area(8.0, 0.0, 534.0, FOOT);
/// A stall for one seat: its awning begins here, and its counter ends `high` units below.
pub(super) const STALL: Area = area(11.0, 180.0, 124.0, 130.0);
const AWNING: f32 = 27.0;
const COUNTER_HIGH: f32 = 43.0;
/// The side of a person, who stands behind the counter.
const PERSON: f32 = 56.0;
/// The shade of the awning of a seat that is kept.
const KEPT: &str = "#6B5B4A";

/// Who keeps a stall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stall {
    /// A person.
    Person,
    /// An AI.
    Ai,
    /// Nobody yet, but for one person only.
    Kept,
    /// Nobody yet.
    Free,
}

/// Draws sky, hills, aqueduct and paving, and the buildings of a game with the side of each.
pub(super) fn draw_square(canvas: &mut Canvas, houses: &[(Icon, f32)]) {
    let (across, down) = (pixels(SCENE.w).cast_unsigned(), pixels(SCENE.h).cast_unsigned());
    canvas.blit(at(SCENE.x, SCENE.y), sprite(("square", 0, across, down), scene));
    let wide: f32 = houses.iter().map(|(_, side)| side).sum();
    let gap = (STREET.w - wide) / length(houses.len() + 1);
    let mut left = STREET.x + gap;
    for (house, side) in houses {
        canvas.blit(at(left, FOOT - side * 0.985), icon(*house, *side));
        left += side + gap;
    }
}

fn scene() -> String {
    let Area { x, y, w, h } = SCENE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\"><clipPath id=\"c\">\
         <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"4\"/></clipPath><g clip-path=\"url(#c)\">\
         <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"#2F4A60\"/>\
         <path d=\"M481 50a16 16 0 1 0 20 20.500A14 14 0 0 1 481 50z\" fill=\"#F3E3B4\"/>"
    );
    svg.push_str(&lights());
    svg.push_str(&aqueduct());
    let trees = [9.0, 96.0, 110.0, 178.0, 290.0, 380.0, 390.0, 452.0, 541.0];
    for (number, tree) in trees.into_iter().enumerate() {
        let high = [66.0, 82.0, 58.0, 88.0][number % 4];
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            "<path d=\"M0 0q11 46 9 62q-2 12-9 12t-9-12q-2-16 9-62z\" fill=\"#2B5538\" \
             transform=\"translate({tree} {}) scale(1 {})\"/>",
            FOOT - high,
            high / 74.0
        );
    }
    svg.push_str(&paving());
    svg + "</g></svg>"
}

/// Stars, clouds and hills.
fn lights() -> String {
    let stars = [(30, 96), (150, 72), (250, 66), (312, 52), (372, 22), (404, 58), (528, 66)];
    let mut svg: String = stars
        .map(|(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"1\" fill=\"#C6D6DE\"/>"))
        .concat();
    for (x, y, size) in [(65, 84, 22), (325, 78, 19), (205, 101, 15), (510, 101, 15)] {
        let _ = write!(
            svg,
            "<path transform=\"translate({x} {y}) scale({size})\" d=\"M-2 0a.6.6 0 0 1 .7-.6 .9.9 0 0 1 1.6-.3 .7.7 0 0 1 1.1.4 \
             .5.5 0 0 1 .6.5z\" fill=\"#3B566E\"/>"
        );
    }
    svg + "<g fill=\"#2C4B4F\"><ellipse cx=\"370\" cy=\"112\" rx=\"62\" ry=\"22\"/></g>"
}

/// The aqueduct behind the town.
fn aqueduct() -> String {
    let mut svg = format!(
        "<path d=\"M5 100h540v{}H5z\" fill=\"#55707E\"/><path d=\"M5 100h540v2.500H5z\" fill=\"#8FA6AE\"/>\
         <path d=\"M5 102h540v2.500H5z\" fill=\"#7FB4DE\"/><path d=\"M5 107h540v1.400H5z\" fill=\"#40596A\"/><path d=\"",
        FOOT - 100.0
    );
    for pier in 0_u8..19 {
        let left = 5.0 + 29.0 * f32::from(pier);
        let _ = write!(svg, "M{left} {FOOT}V125a9.500 9.500 0 0 1 19 0V{FOOT}z");
    }
    svg + "\" fill=\"#335560\"/>"
}

/// The paved square with its joints, which run to one point.
fn paving() -> String {
    let (top, end) = (FOOT - 3.0, SCENE.y + SCENE.h);
    let mut svg = format!(
        "<path d=\"M5 {top}h540V{end}H5z\" fill=\"#C8A46A\"/><path d=\"M5 {top}h540v1.800H5z\" fill=\"#F0D9A0\"/><path d=\""
    );
    for joint in [192, 207, 231, 266] {
        let _ = write!(svg, "M5 {joint}H545");
    }
    for joint in -7_i8..=7 {
        let slant = f32::from(joint);
        let _ = write!(svg, "M{} {top}L{} {end}", 275.0 + 42.0 * slant, 275.0 + 110.0 * slant);
    }
    svg + "\" stroke=\"#AD8A58\" stroke-width=\"1.200\" fill=\"none\"/>"
}

/// Draws a stall without what its counter says; says where that is.
pub(super) fn draw_stall(
    canvas: &mut Canvas,
    place: Area,
    (stall, number): (Stall, usize),
    colour: SeatColour,
) -> Area {
    let top = place.y + place.h - COUNTER_HIGH;
    let posts = |canvas: &mut Canvas, from: f32| {
        for x in [place.x + 4.0, place.right() - 8.0] {
            canvas.fill(area(x, from, 4.0, top - from), POST);
        }
    };
    let counter = Area { y: top, h: COUNTER_HIGH, ..place };
    if stall == Stall::Free {
        posts(canvas, place.y + 14.0);
        draw_awning(canvas, area(place.x, place.y + 8.0, place.w, 10.0), stall, colour);
        canvas.round(counter, 4.0, theme::PAGE);
        dashed(canvas, counter, 4.0, 1.4, theme::MUTED);
        return counter;
    }
    let inside = area(place.x + 4.0, place.y + 16.0, place.w - 8.0, top - place.y - 16.0);
    canvas.fill(inside, theme::PAGE);
    posts(canvas, inside.y);
    draw_awning(canvas, Area { h: AWNING, ..place }, stall, colour);
    draw_person(canvas, at(place.centre().x, top), (stall, number), colour);
    canvas.round(counter, 3.5, theme::INK);
    canvas.round(Area { h: COUNTER_HIGH - 3.0, ..counter }, 3.5, COUNTER_LIP);
    canvas.round(Area { h: COUNTER_HIGH - 6.0, ..counter }, 3.5, COUNTER);
    canvas.fill(Area { h: 3.0, ..counter }, theme::WHITE);
    counter
}

/// The stripes of a seat.
const fn stripes(stall: Stall, colour: SeatColour) -> (&'static str, &'static str) {
    match (stall, colour) {
        (Stall::Kept | Stall::Free, _) => (KEPT, "#D8C9AC"),
        (_, SeatColour::Purple) => ("#7A4BA0", "#F6EBD6"),
        (_, SeatColour::Orange) => ("#EE9133", "#F6EBD6"),
        (_, SeatColour::White) => ("#FFFFFF", "#CFC2AC"),
        (_, SeatColour::Brown) => ("#85512C", "#F6EBD6"),
    }
}

/// Draws the awning of a stall; that of a free one is rolled up.
fn draw_awning(canvas: &mut Canvas, place: Area, stall: Stall, colour: SeatColour) {
    let (across, down) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let member = (colour as u16) << 2 | stall as u16;
    let drawing = sprite(("awning", member, across, down), || awning(place, stall, colour));
    canvas.blit(at(place.x, place.y), drawing);
}

fn awning(place: Area, stall: Stall, colour: SeatColour) -> String {
    let (wide, high) = (place.w, place.h);
    let mut svg =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\">");
    if stall == Stall::Free {
        let _ = write!(
            svg,
            "<rect x=\".6\" y=\".6\" width=\"{}\" height=\"{}\" rx=\"4.400\" fill=\"#8C7A62\" stroke=\"#241813\" \
             stroke-width=\"1.200\"/><path d=\"",
            wide - 1.2,
            high - 1.2
        );
        for bar in 1_u8..8 {
            let _ = write!(svg, "M{} 1.200v{}", wide * f32::from(bar) / 8.0, high - 2.4);
        }
        return svg + "\" stroke=\"#6B5B4A\" stroke-width=\"3\"/></svg>";
    }
    let (first, second) = stripes(stall, colour);
    let (share, fold) = (wide / 9.0, high - wide / 18.0 - 1.0);
    for stripe in 0_u8..9 {
        let (from, paint) = (f32::from(stripe), if stripe % 2 == 0 { first } else { second });
        let upper = |edge: f32| 4.0 + (wide - 8.0) * edge / 9.0;
        let _ = write!(
            svg,
            "<path d=\"M{} .5H{}L{} {}v{}a{r} {r} 0 0 1-{share} 0v-{}z\" fill=\"{paint}\" stroke=\"#241813\" stroke-width=\".7\"/>",
            upper(from),
            upper(from + 1.0),
            share * (from + 1.0),
            fold - 5.0,
            5.0,
            5.0,
            r = share / 2.0
        );
    }
    svg + "</svg>"
}

/// Draws who stands behind the counter, on this foot.
fn draw_person(
    canvas: &mut Canvas,
    foot: Point,
    (stall, number): (Stall, usize),
    colour: SeatColour,
) {
    let side = pixels(PERSON).cast_unsigned();
    let hair = u16::try_from(number % HAIR.len()).unwrap_or(0);
    let member = hair << 8 | (colour as u16) << 2 | stall as u16;
    let drawing = sprite(("person", member, side, side), || person(stall, number, colour));
    canvas.blit(at(foot.x - PERSON / 2.0, foot.y - PERSON), drawing);
    if stall == Stall::Kept {
        let title = Type::new(Face::Title, 19.0);
        canvas.text_centred(at(foot.x, foot.y - 34.0), title, theme::TRAVERTINE, "?");
    }
}

/// Four ways to wear one's hair, none of them a portrait.
const HAIR: [&str; 4] = [
    "<path d=\"M14 45V22C13 5 43 5 42 22V45h-5V23L28 15l-9 8v22z\" fill=\"#6E3A1C\"/>",
    "<path d=\"M16 23C13 5 43 5 40 23l-4-6c-5-3-11-3-16 0z\" fill=\"#3A2A20\"/>",
    "<path d=\"M16 22C14 6 42 6 40 22l-3-5H19z\" fill=\"#9A8C78\"/><path d=\"M17 26v5c0 12 22 12 22 0v-5l-4 4H21z\" fill=\"#9A8C78\"/>",
    "<circle cx=\"28\" cy=\"6\" r=\"5\" fill=\"#B5762E\"/><path d=\"M16 24C13 6 43 6 40 24l-2-5-10-5-10 5z\" fill=\"#B5762E\"/>",
];

fn person(stall: Stall, number: usize, colour: SeatColour) -> String {
    let (tunic, skin, neck) = match stall {
        Stall::Kept | Stall::Free => ("#4A3930", "#4A3930", "#4A3930"),
        Stall::Ai => ("#EDE0C4", "#D9C8A5", "#B9A888"),
        Stall::Person => (
            if colour == SeatColour::White { "#F6EBD6" } else { stripes(stall, colour).0 },
            "#E2B283",
            "#C79463",
        ),
    };
    let head = match stall {
        Stall::Kept | Stall::Free => {
            "<circle cx=\"28\" cy=\"22\" r=\"14\" fill=\"#4A3930\"/>".to_owned()
        }
        Stall::Ai => format!(
            "<rect x=\"17\" y=\"9\" width=\"22\" height=\"27\" rx=\"10\" fill=\"{skin}\"/>\
             <path d=\"M16 23C13 5 43 5 40 23l-4-6c-5-3-11-3-16 0z\" fill=\"#BDAE8E\"/>\
             <path d=\"M24 30q4 2 8 0\" stroke=\"#A3936F\" stroke-width=\"1.200\" fill=\"none\"/>"
        ),
        Stall::Person => format!(
            "<rect x=\"17\" y=\"9\" width=\"22\" height=\"27\" rx=\"10\" fill=\"{skin}\"/>\
             <path d=\"M22 22h3v3h-3zM31 22h3v3h-3z\" fill=\"#2A1A12\"/>\
             <path d=\"M24 30q4 2.500 8 0\" stroke=\"#8A3C20\" stroke-width=\"1.300\" fill=\"none\"/>{}",
            HAIR[number % HAIR.len()]
        ),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 56 56\">\
         <path d=\"M4 56C5 43 14 38 28 38s23 5 24 18z\" fill=\"{tunic}\"/>\
         <path d=\"M22 33h12v6l-6 7-6-7z\" fill=\"{neck}\"/>{head}</svg>"
    )
}
