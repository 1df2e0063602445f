//! Lines on the board: aqueducts, streets, places, and the outlines and rings that point something out. Each is made once;
//! lengths within a drawing are pixels.

use crate::games::marble::rules::Aqueduct;
use crate::render::theme::SCALE;

use super::ground::{Slant, TRIANGLE, extent};
use super::palette::Sprite;
use super::pieces::{colours, drawn, hard, rhombus};

/// How many pixels a line on an edge reaches beyond it.
const BEYOND: u32 = 12;
/// How far an outline reaches beyond its place: pixels, and units of the page.
const WIDER: u32 = 6;
pub(super) const MARGIN: f32 = 6.0 / SCALE;

/// A line from vertex to vertex with room for its width.
fn edge(
    name: &'static str,
    member: u16,
    slant: Slant,
    strokes: &[(&str, f32, &str)],
) -> &'static Sprite {
    let (width, height) = match slant {
        Slant::Level => (TRIANGLE.0, 0),
        Slant::Rising | Slant::Falling => (TRIANGLE.0 / 2, TRIANGLE.1),
    };
    let [left, right, top, bottom] = [BEYOND, BEYOND + width, BEYOND, BEYOND + height];
    let (from, to) = if slant == Slant::Rising { (bottom, top) } else { (top, bottom) };
    let extent = (width + 2 * BEYOND, height + 2 * BEYOND);
    drawn(name, member | (slant as u16) << 8, extent, || {
        let strokes = strokes.iter().map(|(colour, thick, dashes)| {
            let (cap, dashes) =
                if dashes.is_empty() { ("round", "none") } else { ("butt", *dashes) };
            format!(
                "<path d=\"M{left} {from}L{right} {to}\" stroke=\"{colour}\" stroke-width=\"{thick}\" \
                 stroke-linecap=\"{cap}\" stroke-dasharray=\"{dashes}\"/>"
            )
        });
        hard(&strokes.collect::<String>())
    })
}

/// A piece of an aqueduct.
pub(super) fn piece(aqueduct: Aqueduct, slant: Slant) -> &'static Sprite {
    let (stone, mark) = colours(aqueduct);
    let (thick, dashes) = match aqueduct {
        Aqueduct::Grey => (14.0, "4 9"),
        Aqueduct::Brown => (6.0, "6 9"),
        Aqueduct::White => (5.0, ""),
    };
    let strokes = [("#120E0D", 22.0, ""), (stone, 16.0, ""), (mark, thick, dashes)];
    edge("piece", aqueduct as u16, slant, &strokes)
}

/// A step that an aqueduct may take.
pub(super) fn step(slant: Slant) -> &'static Sprite {
    edge("step", 0, slant, &[("#120E0D", 20.0, ""), ("#7CC7F2", 12.0, "12 8")])
}

/// A street between two finished sites.
pub(super) fn street(slant: Slant) -> &'static Sprite {
    edge("street", 0, slant, &[("#120E0D", 17.0, ""), ("#FBF6EC", 9.0, "")])
}

/// The small rhombus of a place for a tile, in the box of the place; white where it is one of the best.
pub(super) fn spot(slant: Slant, is_best: bool) -> &'static Sprite {
    drawn("spot", (slant as u16) << 1 | u16::from(is_best), extent(slant), || {
        let (fill, edge) = if is_best { ("#FFFFFF", "#120E0D") } else { ("#1F4A66", "#7CC7F2") };
        hard(&format!(
            "<path d=\"{}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"5\" stroke-linejoin=\"round\"/>",
            rhombus(slant, 0.52, 0.0)
        ))
    })
}

/// The outline of a tile's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(super) enum Outline {
    /// White corners: the last move.
    Last,
    /// A mint line: new.
    New,
    /// White dashes: chosen, or to be chosen.
    Chosen,
}

/// An outline of a tile's place, [`MARGIN`] larger than its box on each side.
pub(super) fn outlined(slant: Slant, kind: Outline) -> &'static Sprite {
    let (width, height) = extent(slant);
    let extent = (width + 2 * WIDER, height + 2 * WIDER);
    drawn("outline", (slant as u16) << 4 | kind as u16, extent, || {
        let (colour, dashes) = match kind {
            Outline::Last => ("#FFFFFF", format!("24 {} 24 0", TRIANGLE.0 - 49)),
            Outline::New => ("#9CE6BE", "none".to_owned()),
            Outline::Chosen => ("#FFFFFF", "13 8".to_owned()),
        };
        let path = rhombus(slant, 1.0, 0.0);
        hard(&format!(
            "<g transform=\"translate({WIDER} {WIDER})\" fill=\"none\" stroke-linejoin=\"round\" \
             stroke-dasharray=\"{dashes}\"><path d=\"{path}\" stroke=\"#120E0D\" stroke-width=\"11\"/>\
             <path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"6\"/></g>"
        ))
    })
}

/// A mint ring round a site: new.
pub(super) fn new_ring() -> &'static Sprite {
    ring("new_ring", "#9CE6BE", "none")
}

/// A dashed white ring round a site: it may be finished.
pub(super) fn due_ring() -> &'static Sprite {
    ring("due_ring", "#FFFFFF", "14 8")
}

fn ring(name: &'static str, colour: &str, dashes: &str) -> &'static Sprite {
    drawn(name, 0, (100, 100), || {
        format!(
            "<g fill=\"none\"><circle cx=\"50\" cy=\"50\" r=\"45\" stroke=\"#120E0D\" stroke-width=\"10\"/>\
             <circle cx=\"50\" cy=\"50\" r=\"45\" stroke=\"{colour}\" stroke-width=\"5\" \
             stroke-dasharray=\"{dashes}\"/></g>"
        )
    })
}
