//! The small pieces of this game's pages: amounts, tokens, tick.

use crate::games::builders::rules::resources::{Resource, Resources};
use crate::render::canvas::{Align, Point, area, at, pixels};
use crate::render::gallery::{icon, sprite};
use crate::render::lettering::{Face, Type};
use crate::render::shade::Common;
use crate::render::theme;

use super::art::tool_icon;
use super::icons;
use super::palette::{self, Canvas};
use super::pip::{Fill, pip};

/// A numeral beside a small icon.
pub(super) const SMALL_COUNT: Type = Type::new(Face::Bold, 11.0);
/// The side of a chip.
pub(super) const CHIP: f32 = 13.2;

/// Draws a gold disc with what is paid, `side` across.
pub(super) fn draw_coins(canvas: &mut Canvas, centre: Point, side: f32, amount: u8) {
    canvas.disc(centre, side / 2.0 + 0.5, theme::INK);
    canvas.disc(centre, side / 2.0, theme::BRONZE);
    canvas.disc(centre, side / 2.0 - 1.0, theme::GOLD);
    canvas.text_centred(centre, fitted(side, amount), theme::INK, &amount.to_string());
}

/// How wide a price tag of this height is.
pub(super) fn price_width(high: f32, amount: u8) -> f32 {
    priced(high).width(&amount.to_string()) + high * 0.85
}

const fn priced(high: f32) -> Type {
    Type::new(Face::Bold, high * 0.92)
}

/// Draws what is to be paid on a price tag, which nothing that brings sesterces has: from a place on its middle line, `high`
/// units high. Says where it ends.
pub(super) fn draw_price(canvas: &mut Canvas, left: Point, high: f32, amount: u8) -> f32 {
    let (width, half) = (price_width(high, amount), high / 2.0);
    let tag = |grow: f32| {
        let (x, end) = (left.x - grow, left.x + width + grow);
        let tip = half * 0.62;
        [
            at(x, left.y),
            at(x + tip, left.y - half - grow),
            at(end, left.y - half - grow),
            at(end, left.y + half + grow),
            at(x + tip, left.y + half + grow),
        ]
    };
    canvas.polygon(&tag(0.7), theme::INK);
    canvas.polygon(&tag(-0.2), palette::MACHINE);
    canvas.disc(at(left.x + half * 0.6, left.y), high * 0.09, theme::MARBLE);
    let base = at(left.x + width - high * 0.2, left.y + priced(high).cap_height() / 2.0);
    canvas.text(base, Align::Right, priced(high), theme::WHITE, &amount.to_string());
    left.x + width
}

/// Draws the banner of points with their number on its cloth, `side` across: from 17 units on the numeral is whole.
pub(super) fn draw_points(canvas: &mut Canvas, centre: Point, side: f32, points: u8) {
    canvas.blit_centred(centre, icon(icons::BANNER, side));
    let font = Type::new(Face::Bold, (side * 0.62).max(theme::FLOOR.size()));
    canvas.text_centred(
        at(centre.x, centre.y - side * 0.02),
        font,
        theme::WHITE,
        &points.to_string(),
    );
}

fn fitted(side: f32, number: u8) -> Type {
    let share = if number < 10 { 0.86 } else { 0.76 };
    Type::new(Face::Bold, (side * share).max(10.2))
}

/// A resource with what somebody brings of it, or a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chip {
    Amount(Resource, u8),
    Tool(Resource),
}

impl Chip {
    /// The chips of what a member brings.
    pub fn all(amounts: Resources) -> impl Iterator<Item = Self> {
        Resource::ALL
            .into_iter()
            .filter(move |resource| amounts.of(*resource) > 0)
            .map(move |resource| Self::Amount(resource, amounts.of(resource)))
    }

    /// Draws it with its upper left corner at a place.
    pub fn draw(self, canvas: &mut Canvas, corner: Point) {
        self.draw_sized(canvas, corner, CHIP);
    }

    /// The same, `side` across.
    pub fn draw_sized(self, canvas: &mut Canvas, corner: Point, side: f32) {
        let centre = at(corner.x + side / 2.0, corner.y + side / 2.0);
        match self {
            Self::Amount(resource, amount) => {
                pip(canvas, centre, side, resource, (Fill::Full, &amount.to_string()));
            }
            Self::Tool(resource) => canvas.blit_centred(centre, icon(tool_icon(resource), side)),
        }
    }

    /// Draws the place that it has left.
    pub fn draw_gone(canvas: &mut Canvas, corner: Point, side: f32) {
        let place = area(corner.x, corner.y, side, side).inset(0.8);
        canvas.framed(place, 2.4, (0.8, theme::PLOT_LINE), theme::PLOT);
    }
}

/// The Roman numeral of a site on its dark plate: who is locked there bears it, too.
pub(super) fn draw_numeral(canvas: &mut Canvas, corner: Point, number: usize) -> f32 {
    let text = numeral(number);
    let width = numeral_width(number);
    let place = area(corner.x, corner.y, width, CHIP);
    canvas.framed(place, 2.2, (0.9, theme::BRONZE), theme::PLOT);
    canvas.text_centred(place.centre(), NUMERAL, theme::TEXT, &text);
    width
}

const NUMERAL: Type = Type::new(Face::Bold, 10.2);

pub(super) fn numeral_width(number: usize) -> f32 {
    (NUMERAL.width(&numeral(number)) + 4.4).max(9.0)
}

/// The number of a site, from 0, as a numeral; no player can have more sites than there are buildings.
pub(super) fn numeral(number: usize) -> String {
    let units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    "X".repeat((number + 1) / 10) + units[(number + 1) % 10]
}

/// Underlines a small piece that has changed; `bottom` is its lower edge.
pub(super) fn draw_new_below(canvas: &mut Canvas, left: f32, right: f32, bottom: f32) {
    canvas.fill(area(left, bottom + 0.4, right - left, 1.7), theme::NEW);
}

/// Draws a tick of this size in a colour.
pub(super) fn draw_tick(canvas: &mut Canvas, centre: Point, size: f32, ink: Common) {
    let extent = pixels(size).cast_unsigned();
    let [red, green, blue] = ink.rgb();
    let drawing = sprite(("tick", ink.index().into(), extent, extent), || {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><path \
             d=\"M0 55 18 37 38 58 84 10 100 28 38 92z\" fill=\"rgb({red},{green},{blue})\"/></svg>"
        )
    });
    canvas.blit_centred(centre, drawing);
}
