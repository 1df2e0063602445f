//! What a player has finished, side by side before the hills, as one sees a town from afar.

use crate::games::builders::rules::cards::Building;
use crate::render::canvas::{Area, area, at, length, pixels};
use crate::render::gallery::{icon, sprite};
use crate::render::theme;

use super::art::building_icon;
use super::palette::{self, Canvas};
use super::pieces::draw_new_below;
use super::street::fitting_in;

/// From one building to the next, and how wide and high each is.
const STEP: f32 = 20.8;
const SIDE: f32 = 20.0;
/// The height of a row, and how much of it is ground.
const HEIGHT: f32 = 28.0;
const GROUND: f32 = 4.6;
/// Between two rows.
const GAP: f32 = 3.0;
/// The middle of each hill and half its width, in widths of a row, and its height, in heights.
const HILLS: [(f32, f32, f32); 2] = [(0.24, 0.2, 0.4), (0.78, 0.24, 0.48)];

/// Draws the buildings in as many rows as they need and fit; the last place counts those left out.
pub(super) fn draw_skyline(
    canvas: &mut Canvas,
    place: Area,
    finished: &[Building],
    fresh: &[Building],
) {
    let columns = fitting_in(place.w, STEP, 0.0);
    let most = columns * fitting_in(place.h, HEIGHT, GAP);
    let shown = if finished.len() > most { most - 1 } else { finished.len() };
    let row =
        |number: usize| area(place.x, place.y + length(number) * (HEIGHT + GAP), place.w, HEIGHT);
    for number in 0..finished.len().min(most).div_ceil(columns) {
        draw_landscape(canvas, row(number), number);
    }
    let margin = (place.w - STEP * length(columns)) / 2.0 + (STEP - SIDE) / 2.0;
    let plot = |number: usize| {
        let row = row(number / columns);
        let left = row.x + margin + length(number % columns) * STEP;
        area(left, row.y + HEIGHT - GROUND + 1.6 - SIDE, SIDE, SIDE)
    };
    for (number, building) in finished.iter().take(shown).enumerate() {
        let plot = plot(number);
        canvas.blit(at(plot.x, plot.y), icon(building_icon(*building), SIDE));
        if fresh.contains(building) {
            let foot = row(number / columns);
            draw_new_below(canvas, plot.x, plot.right(), foot.y + foot.h);
        }
    }
    if finished.len() > shown {
        let rest = format!("+{}", finished.len() - shown);
        canvas.text_centred(plot(shown).centre(), theme::LABEL_BOLD, theme::TEXT, &rest);
    }
}

/// Draws sky, two hills and the ground; in each second row the hills are mirrored.
fn draw_landscape(canvas: &mut Canvas, place: Area, row: usize) {
    let (across, down) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let is_mirrored = row % 2 == 1;
    let drawing = sprite(("skyline", u16::from(is_mirrored), across, down), || {
        let (wide, high, ground) = (place.w, place.h, place.h - GROUND);
        let [sky, hill, earth] = [palette::SLATE, palette::OLIVE, palette::WOOD].map(|shade| {
            let [red, green, blue] = shade.rgb();
            format!("rgb({red},{green},{blue})")
        });
        let hills = HILLS.map(|(middle, across, up)| {
            let middle = if is_mirrored { 1.0 - middle } else { middle };
            let (middle, across, up) = (wide * middle, wide * across, high * up);
            format!(
                "<ellipse cx=\"{middle}\" cy=\"{ground}\" rx=\"{across}\" ry=\"{up}\" fill=\"{hill}\"/>"
            )
        });
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\"><clipPath id=\"c\">\
             <rect width=\"{wide}\" height=\"{high}\" rx=\"4\"/></clipPath><g clip-path=\"url(#c)\">\
             <rect width=\"{wide}\" height=\"{high}\" fill=\"{sky}\"/>{}{}\
             <rect y=\"{ground}\" width=\"{wide}\" height=\"{GROUND}\" fill=\"{earth}\"/></g></svg>",
            hills[0], hills[1]
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
}
