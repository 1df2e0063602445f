//! What finishing brings: points, sesterces, and what a machine will bring to other sites.

use crate::games::builders::rules::cards::Building;
use crate::render::canvas::{Point, at, length};

use super::palette::Canvas;
use super::pieces::{CHIP, Chip, draw_coins, draw_points};

/// What a banner and a coin take of a line, and their sides.
const BANNER: (f32, f32) = (18.0, 18.0);
const COIN: (f32, f32) = (16.0, 14.0);

/// What a machine will bring, as chips.
fn yields(building: Building) -> Vec<Chip> {
    building.machine().map_or_else(Vec::new, |machine| Chip::all(machine.produces()).collect())
}

/// How wide so many chips are.
fn chips_width(chips: &[Chip]) -> f32 {
    length(chips.len()) * (CHIP + 0.6)
}

/// How wide [`draw_gain`] draws it.
pub(super) fn gain_width(building: Building) -> f32 {
    let points = if building.points() > 0 { BANNER.0 } else { 0.0 };
    let sesterces = if building.sesterces() > 0 { COIN.0 } else { 0.0 };
    points + sesterces + chips_width(&yields(building))
}

/// Draws what finishing brings from a place on the middle line on.
pub(super) fn draw_gain(canvas: &mut Canvas, start: Point, building: Building) {
    let mut x = start.x;
    if building.points() > 0 {
        draw_points(canvas, at(x + BANNER.0 / 2.0, start.y), BANNER.1, building.points());
        x += BANNER.0;
    }
    if building.sesterces() > 0 {
        draw_coins(canvas, at(x + COIN.0 / 2.0, start.y), COIN.1, building.sesterces());
        x += COIN.0;
    }
    draw_chips(canvas, at(x, start.y), &yields(building));
}

/// Draws chips from a place on the middle line on.
fn draw_chips(canvas: &mut Canvas, left: Point, chips: &[Chip]) {
    for (number, chip) in chips.iter().enumerate() {
        let corner = at(left.x + length(number) * (CHIP + 0.6), left.y - CHIP / 2.0);
        chip.draw(canvas, corner);
    }
}
