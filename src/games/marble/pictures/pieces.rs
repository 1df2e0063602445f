//! The drawings that lie on the board and count beside it, each made once. Lengths within a drawing are pixels.

use std::fmt::Write;

use crate::games::marble::rules::{Aqueduct, Building, Kind, Way};
use crate::render::canvas::pixels;
use crate::render::gallery::sprite;
use crate::render::icons::Icon;
use crate::render::theme;

use super::ground::{Slant, TRIANGLE, extent, outline};
use super::icons;
use super::palette::{self, Shade, Sprite, tints};

/// How a tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(super) enum Tone {
    /// With its colour and pattern.
    Lively,
    /// Dimmed: all of its corners are finished or on the rim, nothing more can happen there.
    Quiet,
}

fn hex(shade: Shade) -> String {
    mixed(shade, shade, 100)
}

/// A mixture: so many hundredths of the first.
fn mixed(one: Shade, other: Shade, share: u16) -> String {
    let mix =
        |one: u8, other: u8| (u16::from(one) * share + u16::from(other) * (100 - share)) / 100;
    let (one, other) = (one.rgb(), other.rgb());
    let [red, green, blue]: [u16; 3] = std::array::from_fn(|i| mix(one[i], other[i]));
    format!("#{red:02X}{green:02X}{blue:02X}")
}

/// A drawing of this box round what is within.
fn svg((width, height): (u32, u32), inner: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">{inner}</svg>"
    )
}

/// A drawing of a family, made once, whose box is as many pixels large.
pub(super) fn drawn(
    name: &'static str,
    member: u16,
    (width, height): (u32, u32),
    inner: impl FnOnce() -> String,
) -> &'static Sprite {
    sprite((name, member, width, height), || svg((width, height), &inner()))
}

/// With hard edges: half the bytes of soft ones, for what there is much of.
pub(super) fn hard(inner: &str) -> String {
    format!("<g shape-rendering=\"crispEdges\">{inner}</g>")
}

/// The side of the small stones of which the patterns are set: with steps so high most rows are like the one above, which
/// halves what a pattern takes.
const STONE: u32 = 4;

/// One repeat of the pattern of a type, a line of stones each: lozenges, waves, bars, triangles, as on the cornices of the
/// first game.
const fn pattern(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Temple => &[".....", "..#..", ".###.", ".###.", "..#..", "....."],
        Kind::Bathhouse => &["..###...", ".#...#..", "#.....##", "........"],
        Kind::Theatre => &["##.."],
        Kind::Arena => &["......", "..#...", ".###..", "#####.", "......"],
    }
}

/// The stones of a pattern as a path, and the extent of one repeat.
fn stones(kind: Kind) -> (String, u32, u32) {
    let mut path = String::new();
    for (line, y) in pattern(kind).iter().zip((0..).step_by(STONE as usize)) {
        for (_, x) in line.chars().zip((0..).step_by(STONE as usize)).filter(|(c, _)| *c == '#') {
            let _ = write!(path, "M{x} {y}h{STONE}v{STONE}h-{STONE}z");
        }
    }
    let count = |of: usize| u32::try_from(of).unwrap_or(0) * STONE;
    (path, count(pattern(kind)[0].len()), count(pattern(kind).len()))
}

/// How much smaller a tile is than its place, so that a dark joint is left.
const WITHIN: f32 = 0.95;
/// The lower lip of a tile.
const LIP: f32 = 4.0;

/// A rhombus of a placement's shape, `scale` times its place large.
pub(super) fn rhombus(slant: Slant, scale: f32, down: f32) -> String {
    let corners = outline(slant);
    let [one, _, other, _] = corners;
    let (x, y) = (f32::midpoint(one.0, other.0), f32::midpoint(one.1, other.1));
    let mut path = String::new();
    for (number, corner) in corners.into_iter().enumerate() {
        let (x, y) = (x + (corner.0 - x) * scale, y + (corner.1 - y) * scale + down);
        let _ = write!(path, "{}{x:.1} {y:.1}", if number == 0 { "M" } else { "L" });
    }
    path + "z"
}

/// A tile of the board.
pub(super) fn tile(kind: Kind, slant: Slant, tone: Tone) -> &'static Sprite {
    let member = kind as u16 | (slant as u16) << 4 | (tone as u16) << 8;
    drawn("tile", member, extent(slant), || {
        let (ground, ink) = tints(kind);
        let (fill, ink, lip) = match tone {
            Tone::Lively => (hex(ground), hex(ink), mixed(ground, palette::JOINT, 58)),
            Tone::Quiet => {
                let dim = |shade, share| mixed(shade, theme::PLOT.into(), share);
                (dim(ground, 50), dim(ink, 46), mixed(ground, palette::JOINT, 34))
            }
        };
        let (path, across, down) = stones(kind);
        let (whole, inner) = (rhombus(slant, 1.0, 0.0), rhombus(slant, WITHIN, 0.0));
        hard(&format!(
            "<defs><pattern id=\"p\" width=\"{across}\" height=\"{down}\" patternUnits=\"userSpaceOnUse\">\
             <path d=\"{path}\" fill=\"{ink}\"/></pattern>\
             <clipPath id=\"c\"><path d=\"{inner}\"/></clipPath></defs>\
             <path d=\"{whole}\" fill=\"{}\"/><path d=\"{inner}\" fill=\"{lip}\"/>\
             <g clip-path=\"url(#c)\"><path d=\"{raised}\" fill=\"{fill}\"/>\
             <path d=\"{raised}\" fill=\"url(#p)\"/></g>",
            hex(palette::JOINT),
            raised = rhombus(slant, WITHIN, -LIP),
        ))
    })
}

/// The tint of a type's glyph on its tiles.
const fn tint(kind: Kind) -> &'static str {
    match kind {
        Kind::Temple => "#A5DCCB",
        Kind::Bathhouse => "#A9CBF7",
        Kind::Theatre => "#4A2E08",
        Kind::Arena => "#FFBBA8",
    }
}

/// A building in one tint, its outline and openings in the colour of its type.
fn in_one_tint(kind: Kind, centre: (f32, f32), side: f32) -> String {
    let ground = hex(tints(kind).0);
    let drawing = icons::kind(kind).within(centre, side);
    let stone = [palette::STONE, palette::STONE_SHADE].map(hex);
    let stone = stone.iter().fold(drawing, |drawing, stone| drawing.replace(stone, tint(kind)));
    let rest = ["#120E0D", "#3A2A20", "#1E7B69", "#1F4E9C", "#C98A12", "#A92B26"];
    rest.iter().fold(stone, |drawing, other| drawing.replace(other, &ground))
}

/// The glyph of a type, for its tiles.
pub(super) fn glyph(kind: Kind) -> &'static Sprite {
    const SIDE: u32 = 42;
    sprite(("glyph", kind as u16, SIDE, SIDE), || {
        svg((64, 64), &hard(&in_one_tint(kind, (32.0, 32.0), 56.0)))
    })
}

/// What is built on a site, this many units across.
pub(super) fn building(building: Building, side: f32) -> &'static Sprite {
    let side = pixels(side).cast_unsigned();
    sprite(("building", building as u16, side, side), || {
        // Room for the dark outline.
        svg((72, 72), &icons::building(building).within((36.0, 36.0), 64.0))
    })
}

/// The counter of a type's tiles: an upright tile.
pub(super) fn counter(kind: Kind, height: f32) -> &'static Sprite {
    let height = pixels(height).cast_unsigned();
    let width = height * 7 / 8;
    sprite(("counter", kind as u16, width, height), || {
        let (fill, edge) = tints(kind);
        let (fill, edge) = (hex(fill), hex(edge));
        let rhombus = format!(
            "<path d=\"M28 1 55 32 28 63 1 32z\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2.500\"/>"
        );
        svg((56, 64), &(hard(&rhombus) + &in_one_tint(kind, (28.0, 32.0), 30.0)))
    })
}

/// The counter of a type's imperium tiles: a banner on a gold bar.
pub(super) fn banner(kind: Kind, height: f32) -> &'static Sprite {
    let height = pixels(height).cast_unsigned();
    sprite(("banner", kind as u16, height, height), || {
        let fill = hex(tints(kind).0);
        let cloth = format!(
            "<path d=\"M8 10h48v50L32 50 8 60z\" fill=\"{fill}\"/><path d=\"M3 4h58v9H3z\" fill=\"#F6C445\"/>"
        );
        svg((64, 64), &(hard(&cloth) + &in_one_tint(kind, (32.0, 32.0), 32.0)))
    })
}

/// A space of the board, a triangle that points down, with its drawing.
fn space(name: &'static str, icon: Icon, fill: &str, edge: &str) -> &'static Sprite {
    drawn(name, 0, TRIANGLE, || {
        format!(
            "<path d=\"M9 5H95L52 80z\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"4\" \
             stroke-linejoin=\"round\"/>{}",
            icon.within((52.0, 29.0), 46.0)
        )
    })
}

/// A drawn hill.
pub(super) fn hill() -> &'static Sprite {
    space("hill", icons::HILL, "#7A6144", "#94795A")
}

/// A bridge space whose tile nobody has taken.
pub(super) fn bridge() -> &'static Sprite {
    space("bridge", icons::BRIDGE, "#1D5C86", "#5DB4E8")
}

/// The line of an aqueduct: rungs on grey, beads on brown, a blue line on white.
pub(super) const fn colours(aqueduct: Aqueduct) -> (&'static str, &'static str) {
    match aqueduct {
        Aqueduct::Grey => ("#97A3AA", "#1B1F22"),
        Aqueduct::Brown => ("#B0713C", "#2A1206"),
        Aqueduct::White => ("#FBF6EC", "#2E7FB8"),
    }
}

/// Whether an aqueduct has been opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(super) enum Flow {
    /// Water within.
    Open,
    /// Dark within.
    Closed,
}

/// The spring of an aqueduct.
pub(super) fn spring(aqueduct: Aqueduct, flow: Flow) -> &'static Sprite {
    drawn("spring", aqueduct as u16 | (flow as u16) << 4, (62, 62), || {
        let (stone, _) = colours(aqueduct);
        let (water, drop) = match flow {
            Flow::Open => ("#2C86C4", ""),
            Flow::Closed => ("#151211", " opacity=\"0.55\""),
        };
        format!(
            "<circle cx=\"31\" cy=\"31\" r=\"30\" fill=\"#120E0D\"/><circle cx=\"31\" cy=\"31\" r=\"27\" \
             fill=\"{stone}\"/><circle cx=\"31\" cy=\"31\" r=\"19\" fill=\"{water}\"/><g{drop}>{}</g>",
            icons::SPRING.within((31.0, 30.0), 34.0)
        )
    })
}

/// The ground of a triangle that a tile may cover now.
pub(super) fn free_ground(way: Way) -> &'static Sprite {
    drawn("free", way as u16, TRIANGLE, || {
        let path = match way {
            Way::Up => "M52 4 100 89H4z",
            Way::Down => "M4 2H100L52 87z",
        };
        format!("<path d=\"{path}\" fill=\"#1B2A35\"/>")
    })
}
