//! What finishing brings: points, sesterces, and what a machine will bring to other sites.

use crate::games::builders::rules::cards::Building;
use crate::render::canvas::{Area, Point, area, at};
use crate::render::gallery::icon;
use crate::render::theme;

use super::icons;
use super::palette::Canvas;
use super::pieces::{CHIP_HEIGHT, Chip, Use, draw_coins, draw_points};

/// How large it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// In a line of 13 units.
    Small,
    /// In a line of 18 units.
    Large,
}

impl Size {
    /// The side of a star and what it takes of a line; the same of a coin. A star's tips may overlap its neighbour.
    const fn sides(self) -> [(f32, f32); 2] {
        match self {
            Self::Small => [(16.0, 14.0), (12.4, 13.4)],
            Self::Large => [(17.6, 17.0), (14.0, 16.0)],
        }
    }
}

/// What a machine will bring, as chips.
fn yields(building: Building) -> Vec<Chip> {
    let Some(machine) = building.machine() else { return Vec::new() };
    machine.produces().iter().map(|(resource, amount)| Chip::amount(resource, amount)).collect()
}

/// How wide [`draw_gain`] draws it.
pub(super) fn gain_width(building: Building, size: Size) -> f32 {
    let [(_, star), (_, coin)] = size.sides();
    let points = if building.points() > 0 { star } else { 0.0 };
    let sesterces = if building.sesterces() > 0 { coin } else { 0.0 };
    let chips: f32 = yields(building).iter().map(|chip| chip.width() + 0.6).sum();
    points + sesterces + chips
}

/// Draws what finishing brings from a place on the middle line on; says how wide it is.
pub(super) fn draw_gain(canvas: &mut Canvas, start: Point, building: Building, size: Size) -> f32 {
    let [(star, star_room), (coin, coin_room)] = size.sides();
    let mut x = start.x;
    if building.points() > 0 {
        let centre = at(x + star_room / 2.0, start.y - 0.6);
        draw_points(canvas, centre, star, building.points());
        x += star_room;
    }
    if building.sesterces() > 0 {
        draw_coins(canvas, at(x + coin_room / 2.0, start.y), coin, building.sesterces());
        x += coin_room;
    }
    for chip in yields(building) {
        chip.draw(canvas, at(x, start.y - CHIP_HEIGHT / 2.0), Use::Free);
        x += chip.width() + 0.6;
    }
    x - start.x
}

/// Draws a cog and what a machine will bring over the lower right corner of a place: "W3".
pub(super) fn draw_yield(canvas: &mut Canvas, place: Area, building: Building) {
    let chips = yields(building);
    let wide: f32 = chips.iter().map(|chip| chip.width() + 0.6).sum();
    if chips.is_empty() {
        return;
    }
    let (right, bottom) = (place.right(), place.y + place.h);
    let ground =
        area(right - wide - 15.0, bottom - CHIP_HEIGHT - 2.4, wide + 15.0, CHIP_HEIGHT + 2.4);
    canvas.round(ground, 3.4, theme::PAGE);
    let middle = ground.centre().y;
    canvas.blit_centred(at(ground.x + 7.4, middle), icon(icons::COG, 11.0));
    let mut x = ground.x + 13.8;
    for chip in chips {
        chip.draw(canvas, at(x, middle - CHIP_HEIGHT / 2.0), Use::Free);
        x += chip.width() + 0.6;
    }
}
