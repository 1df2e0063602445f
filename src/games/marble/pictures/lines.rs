//! Lines on the board: aqueducts, streets, bars, and the outlines and rings that point something out. Each is made once;
//! lengths within a drawing are pixels.

use crate::games::marble::rules::kinds::Aqueduct;
use crate::render::gallery::sprite;

use super::ground::{RISE_PIXELS, SIDE_PIXELS, Slant, extent};
use super::palette::Sprite;
use super::pieces::{colours, rhombus, svg};

/// How far a line on an edge reaches beyond it.
const BEYOND: f32 = 12.0;

/// A line from vertex to vertex with room for its width: the box, and the two ends in it.
fn edge(slant: Slant) -> ((f32, f32), [(f32, f32); 2]) {
    let (width, height) = match slant {
        Slant::Level => (SIDE_PIXELS, 0.0),
        Slant::Rising | Slant::Falling => (SIDE_PIXELS / 2.0, RISE_PIXELS),
    };
    let (left, right) = (BEYOND, BEYOND + width);
    let (top, bottom) = (BEYOND, BEYOND + height);
    let ends = match slant {
        Slant::Level => [(left, top), (right, top)],
        Slant::Rising => [(left, bottom), (right, top)],
        Slant::Falling => [(left, top), (right, bottom)],
    };
    ((width + 2.0 * BEYOND, height + 2.0 * BEYOND), ends)
}

fn edge_sprite(
    name: &'static str,
    member: u16,
    slant: Slant,
    strokes: &[(&str, f32, &str)],
) -> &'static Sprite {
    let ((width, height), [from, to]) = edge(slant);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred")]
    let extent = (width as u32, height as u32);
    sprite((name, member | (slant as u16) << 8, extent.0, extent.1), || {
        let line = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
        let strokes = strokes.iter().enumerate().map(|(number, (colour, thick, dashes))| {
            let cap = if dashes.is_empty() { "round" } else { "butt" };
            // The dark casing below has hard edges: it takes fewer bytes, and nobody sees it.
            let edges = if number == 0 { "crispEdges" } else { "auto" };
            format!(
                "<path d=\"{line}\" stroke=\"{colour}\" stroke-width=\"{thick}\" stroke-linecap=\"{cap}\" \
                 stroke-dasharray=\"{}\" shape-rendering=\"{edges}\"/>",
                if dashes.is_empty() { "none" } else { dashes }
            )
        });
        svg(width, height, &strokes.collect::<String>())
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
    edge_sprite("piece", aqueduct as u16, slant, &strokes)
}

/// A step that an aqueduct may take.
pub(super) fn step(aqueduct: Aqueduct, slant: Slant) -> &'static Sprite {
    let strokes = [("#120E0D", 20.0, ""), ("#7CC7F2", 12.0, "12 8")];
    edge_sprite("step", aqueduct as u16, slant, &strokes)
}

/// A street between two finished sites.
pub(super) fn street(slant: Slant) -> &'static Sprite {
    let strokes = [("#120E0D", 17.0, ""), ("#FBF6EC", 9.0, "")];
    edge_sprite("street", 0, slant, &strokes)
}

/// The bar on the short diagonal of a place for a tile.
pub(super) fn bar(slant: Slant) -> &'static Sprite {
    edge_sprite("bar", 0, slant, &[("#0F1A22", 18.0, ""), ("#7CC7F2", 8.0, "")])
}

/// The outline of a tile's place: brackets for the last move, a line for what is new, dashes for what may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(super) enum Outline {
    /// White corners: the last move.
    Last,
    /// A mint line: new.
    New,
    /// White dashes: chosen, and not yet there.
    Chosen,
}

/// How far an outline reaches beyond its place.
pub(super) const MARGIN_PIXELS: f32 = 6.0;

/// An outline of a tile's place, [`MARGIN_PIXELS`] larger than its box on each side.
pub(super) fn outlined(slant: Slant, kind: Outline) -> &'static Sprite {
    let (width, height) = extent(slant);
    sprite(("outline", (slant as u16) << 4 | kind as u16, width + 12, height + 12), || {
        let side = SIDE_PIXELS - 1.0;
        let (colour, dashes) = match kind {
            Outline::Last => ("#FFFFFF", format!("24 {} 24 0", side - 48.0)),
            Outline::New => ("#9CE6BE", "none".to_owned()),
            Outline::Chosen => ("#FFFFFF", "13 8".to_owned()),
        };
        let path = rhombus(slant, 1.0, 0.0);
        #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
        let (w, h) = (width as f32 + 12.0, height as f32 + 12.0);
        svg(
            w,
            h,
            &format!(
                "<g transform=\"translate({MARGIN_PIXELS} {MARGIN_PIXELS})\" fill=\"none\" stroke-linejoin=\"round\">\
                 <path d=\"{path}\" stroke=\"#120E0D\" stroke-width=\"11\" stroke-dasharray=\"{dashes}\"/>\
                 <path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"6\" stroke-dasharray=\"{dashes}\"/></g>"
            ),
        )
    })
}

/// A mint ring round a site: new.
pub(super) fn new_ring() -> &'static Sprite {
    ring("new ring", "#9CE6BE", "none")
}

/// A dashed white ring round a site: it may be finished.
pub(super) fn due_ring() -> &'static Sprite {
    ring("due ring", "#FFFFFF", "14 8")
}

fn ring(name: &'static str, colour: &str, dashes: &str) -> &'static Sprite {
    sprite((name, 0, 100, 100), || {
        svg(
            100.0,
            100.0,
            &format!(
                "<g fill=\"none\"><circle cx=\"50\" cy=\"50\" r=\"45\" stroke=\"#120E0D\" stroke-width=\"10\"/>\
                 <circle cx=\"50\" cy=\"50\" r=\"45\" stroke=\"{colour}\" stroke-width=\"5\" \
                 stroke-dasharray=\"{dashes}\"/></g>"
            ),
        )
    })
}
