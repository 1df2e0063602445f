//! The small pieces of this game's pages: amounts, tokens, tick.

use crate::games::builders::rules::resources::{Resource, Resources};
use crate::render::canvas::{Align, Area, Point, area, at, length, pixels};
use crate::render::gallery::{icon, sprite};
use crate::render::lettering::{Face, Type};
use crate::render::shade::Common;
use crate::render::theme;

use super::icons;
use super::palette::Canvas;
use super::pip::letter;
use super::token::{Fill, draw_plate, draw_token};

/// A numeral on a token or beside a small pip.
pub(super) const SMALL_COUNT: Type = Type::new(Face::Bold, 11.0);
const CHIP: Type = Type::new(Face::Bold, 10.4);
/// The height of a member in short.
pub(super) const CHIP_HEIGHT: f32 = 13.0;

/// Draws a gold disc with what is paid, `side` across.
pub(super) fn draw_coins(canvas: &mut Canvas, centre: Point, side: f32, amount: u8) {
    canvas.disc(centre, side / 2.0 + 0.5, theme::INK);
    canvas.disc(centre, side / 2.0, theme::BRONZE);
    canvas.disc(centre, side / 2.0 - 1.0, theme::GOLD);
    canvas.text_centred(centre, fitted(side, amount), theme::INK, &amount.to_string());
}

/// Draws a star with points on it, `side` across: from 17 units on the numeral is whole within it.
pub(super) fn draw_points(canvas: &mut Canvas, centre: Point, side: f32, points: u8) {
    canvas.blit_centred(centre, icon(icons::STAR, side));
    let middle = at(centre.x, centre.y + side * 0.05);
    let font = Type::new(Face::Bold, (side * 0.56).max(10.2));
    canvas.text_centred(middle, font, theme::INK, &points.to_string());
}

fn fitted(side: f32, number: u8) -> Type {
    let share = if number < 10 { 0.86 } else { 0.76 };
    Type::new(Face::Bold, (side * share).max(10.2))
}

/// Draws the four amounts as on a card: stone and wood above architecture and decoration, each with its number beside
/// it. What is not needed leaves its place.
pub(super) fn draw_square(canvas: &mut Canvas, place: Area, amounts: Resources) {
    const SIDE: f32 = 12.6;
    let (across, down) = (place.w / 2.0, place.h / 2.0);
    for (number, resource) in Resource::ALL.into_iter().enumerate() {
        let x = place.x + length(number % 2) * across;
        let middle = place.y + (length(number / 2) + 0.5) * down;
        let amount = amounts.of(resource);
        if amount == 0 {
            canvas.disc(at(x + SIDE / 2.0, middle), 1.1, theme::TO_COME);
            continue;
        }
        draw_token(canvas, at(x + SIDE / 2.0, middle), SIDE, resource, Fill::Full);
        let base = at(x + SIDE + 1.6, middle + theme::COUNT.cap_height() / 2.0);
        canvas.text(base, Align::Left, theme::COUNT, theme::TEXT, &amount.to_string());
    }
}

/// How a chip looks: what can be used now, or what is locked on a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Free,
    Locked,
}

/// A small plate in a resource's colour with its letter and an amount: "W2".
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chip {
    text: String,
    resource: Resource,
}

impl Chip {
    /// The chip of an amount.
    pub fn amount(resource: Resource, amount: u8) -> Self {
        Self { text: format!("{}{amount}", letter(resource)), resource }
    }

    /// The chip of a letter alone, of which nothing is missing.
    pub fn whole(resource: Resource) -> Self {
        Self { text: letter(resource).to_owned(), resource }
    }

    /// The chip of a tool.
    pub fn tool(resource: Resource) -> Self {
        Self { text: format!("+{}", letter(resource)), resource }
    }

    pub fn width(&self) -> f32 {
        CHIP.width(&self.text) + 3.6
    }

    /// Draws it with its upper left corner at a place.
    pub fn draw(&self, canvas: &mut Canvas, corner: Point, state: Use) {
        self.draw_within(canvas, corner, self.width(), state);
    }

    /// The same, `width` wide.
    pub fn draw_within(&self, canvas: &mut Canvas, corner: Point, width: f32, state: Use) {
        let place = area(corner.x, corner.y, width, CHIP_HEIGHT);
        let (fill, ink) = match state {
            Use::Free => (Fill::Full, theme::INK),
            Use::Locked => (Fill::Hollow, theme::TEXT),
        };
        draw_plate(canvas, place, self.resource, fill);
        canvas.text_centred(place.centre(), CHIP, ink, &self.text);
    }

    /// Draws it full with a tick behind the letter, `width` wide.
    pub fn draw_ticked(&self, canvas: &mut Canvas, corner: Point, width: f32) {
        let place = area(corner.x, corner.y, width, CHIP_HEIGHT);
        draw_plate(canvas, place, self.resource, Fill::Full);
        let middle = place.centre().y;
        let letter = CHIP.width(&self.text);
        canvas.text_centred(at(place.x + 1.4 + letter / 2.0, middle), CHIP, theme::INK, &self.text);
        let tick = at(f32::midpoint(place.x + 1.4 + letter, place.right() - 1.0), middle);
        draw_tick(canvas, tick, 5.4, theme::INK);
    }

    /// Draws the place that it has left.
    pub fn draw_gone(&self, canvas: &mut Canvas, corner: Point) {
        let place = area(corner.x, corner.y, self.width(), CHIP_HEIGHT);
        canvas.framed(place, 2.4, (0.8, theme::PLOT_LINE), theme::PLOT);
    }
}

/// The widest numeral of the first five: sites below each other leave so much for theirs.
pub(super) const NUMERAL_ROOM: f32 = 12.6;

/// The Roman numeral of a site on its dark plate: who is locked there bears it, too.
pub(super) fn draw_numeral(canvas: &mut Canvas, corner: Point, number: usize) -> f32 {
    let text = numeral(number);
    let width = numeral_width(number);
    let place = area(corner.x, corner.y, width, CHIP_HEIGHT);
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
