//! How finished buildings stand: on a street beside the open sites, and, where it has no more room, on terraces behind it.

use crate::games::builders::rules::cards::Building;
use crate::render::canvas::{Area, Point, area, at, length, pixels};
use crate::render::gallery::sprite;
use crate::render::icons::Icon;
use crate::render::theme;

use super::art::building_icon;
use super::icons;
use super::palette::{Canvas, PAVING_DARK};
use super::scene::{draw_cypress, draw_wall};

/// The sides that a building may have, the largest first: few, as each is drawn once for each building.
const SIDES: [f32; 13] =
    [76.0, 66.0, 58.0, 50.0, 44.0, 40.0, 35.0, 30.0, 26.0, 22.0, 18.0, 15.0, 12.0];
/// The least side of a building that is told apart from others on a phone.
const LEGIBLE: f32 = 35.0;
/// From one row to the one behind it, and from one building to the next, in sides.
const RISE: f32 = 0.62;
const PITCH: f32 = 1.07;
/// What buildings leave free at both ends of a scene.
pub(super) const EDGE: f32 = 3.0;
/// The most from one building to the next, in sides.
const APART: f32 = 1.55;

/// Where finished buildings stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stand {
    /// All above the ground.
    pub sky: Area,
    /// The part of the street that sites leave free.
    pub street: f32,
    /// How large a building is.
    pub side: f32,
    /// How many terraces there are.
    pub terraces: usize,
    /// How much of a terrace has buildings.
    wide: f32,
    count: usize,
}

impl Stand {
    /// The largest buildings that have room: so many, above a ground at the foot of `sky`, with `street` units of it free.
    pub fn new(sky: Area, street: f32, count: usize, most: f32) -> Self {
        let of = |side: f32, wide: f32| {
            let front = fits(street, side);
            let terraces = count.saturating_sub(front).div_ceil(fits(wide, side).max(1));
            Self { sky, street, side, terraces, wide, count }
        };
        let has_room = |stand: &Self| {
            stand.side <= most && stand.side * (1.0 + RISE * length(stand.terraces)) <= sky.h - 1.5
        };
        // Beside the sites, where nothing hides them, unless they would be too small there.
        let beside = SIDES.into_iter().filter(|side| *side >= LEGIBLE).map(|side| of(side, street));
        let behind = SIDES.into_iter().map(|side| of(side, sky.w));
        let [.., least] = SIDES;
        beside.chain(behind).find(has_room).unwrap_or_else(|| of(least, sky.w))
    }

    /// How far the ground of a row is above the street.
    fn rise(&self, row: usize) -> f32 {
        length(row) * RISE * self.side
    }

    /// How many buildings stand in a row, the street being row 0; the newest are there.
    fn in_row(&self, row: usize) -> usize {
        let front = fits(self.street, self.side).min(self.count);
        if row == 0 {
            return front;
        }
        // As many on each terrace.
        let (behind, share) = (self.count - front, (self.count - front).div_ceil(self.terraces));
        behind.saturating_sub(share * (row - 1)).min(share)
    }

    /// The places of all, the oldest first: on the terrace farthest away.
    pub fn places(&self) -> Vec<Area> {
        let foot = self.sky.y + self.sky.h;
        let place = |row: usize| {
            let count = self.in_row(row);
            let room = if row == 0 { self.street } else { self.wide };
            let pitch = (room / length(count.max(1))).clamp(self.side, self.side * APART);
            let left = if row == 0 { 0.0 } else { (room - pitch * length(count)).max(0.0) / 2.0 };
            let (side, top) = (self.side, foot - self.rise(row) - self.side);
            let left = self.sky.x + left + (pitch - side) / 2.0;
            (0..count).map(move |number| area(left + pitch * length(number), top, side, side))
        };
        (0..=self.terraces).rev().flat_map(place).collect()
    }

    /// Where the last building of the street ends.
    pub fn end(&self) -> f32 {
        let front = self.in_row(0);
        let pitch = (self.street / length(front.max(1))).clamp(self.side, self.side * APART);
        self.sky.x - EDGE + pitch * length(front)
    }

    /// Whether nothing stands on the street itself.
    pub fn is_behind(&self) -> bool {
        self.in_row(0) == 0
    }

    /// Draws walls, trees and buildings; says where each stands.
    pub fn draw(&self, canvas: &mut Canvas, finished: &[Building]) -> Vec<Area> {
        let places = self.places();
        if self.terraces > 0 {
            let rise = self.rise(self.terraces);
            let foot = self.sky.y + self.sky.h;
            let wide = area(self.sky.x - EDGE, foot - rise, self.sky.w + 2.0 * EDGE, rise);
            draw_wall(canvas, wide);
            for row in 1..self.terraces {
                canvas.fill(Area { y: foot - self.rise(row), h: 1.0, ..wide }, PAVING_DARK);
            }
        }
        for pair in places.windows(2) {
            let gap = pair[1].x - pair[0].right();
            if gap > self.side * 0.2 && (pair[0].y - pair[1].y).abs() < 0.1 {
                let foot = at(pair[0].right() + gap / 2.0, pair[0].y + self.side);
                draw_cypress(canvas, foot, self.side * 0.66);
            }
        }
        for (building, place) in finished.iter().zip(&places) {
            draw_building(canvas, *place, *building);
        }
        places
    }
}

/// How many buildings of a side stand beside each other.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few buildings")]
fn fits(room: f32, side: f32) -> usize {
    (room / (side * PITCH)).max(0.0) as usize
}

/// Draws a building in a square.
pub(super) fn draw_building(canvas: &mut Canvas, place: Area, building: Building) {
    let side = pixels(place.w).cast_unsigned();
    let drawing =
        sprite((building_icon(building).name(), 9 << 8, side, side), || whole_svg(building, ""));
    canvas.blit(at(place.x, place.y), drawing);
}

/// Draws a building of which a share is there, from the foot on; the rest is a shade of it.
pub(super) fn draw_unfinished(canvas: &mut Canvas, place: Area, building: Building, there: f32) {
    let side = pixels(place.w).cast_unsigned();
    // What is not there yet is nearer to the sky, and as opaque.
    let dusk = "<filter id=\"d\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"\
                .34 0 0 0 .13 0 .34 0 0 .22 0 0 .34 0 .25 0 0 0 1 0\"/></filter>";
    let shade =
        sprite((building_icon(building).name(), 10 << 8, side, side), || whole_svg(building, dusk));
    canvas.blit(at(place.x, place.y), shade);
    let drawing =
        sprite((building_icon(building).name(), 9 << 8, side, side), || whole_svg(building, ""));
    canvas.blit_below(at(place.x, place.y), drawing, place.h * (1.0 - there));
}

/// The drawing of a building; an emblem hangs as a sign on a house.
fn whole_svg(building: Building, filter: &str) -> String {
    let drawing = building_icon(building);
    let open = if filter.is_empty() { "<g>" } else { "<g filter=\"url(#d)\">" };
    let inner = if is_emblem(drawing) {
        format!("{HOUSE}{}", drawing.within((32.0, 40.0), 31.0))
    } else {
        drawing.inner().to_owned()
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">{filter}{open}{inner}</g></svg>"
    )
}

/// A house without a door: wall, roof and eaves.
const HOUSE: &str = "<path d=\"M5 24h54v39H5z\" fill=\"#7A5A44\"/><path d=\"M9 24h46v35H9z\" fill=\"#5A3A2A\"/>\
    <path d=\"M32 3 64 21v4H0v-4z\" fill=\"#C9633A\"/><path d=\"M0 21h64v4H0z\" fill=\"#8A3C20\"/>\
    <path d=\"M2 59h60v5H2z\" fill=\"#D9C8A6\"/>";

/// Whether a drawing shows no house, but what is done there.
fn is_emblem(drawing: Icon) -> bool {
    matches!(
        drawing,
        icons::BUILD_ARMORY
            | icons::BUILD_ARCHERY
            | icons::BUILD_PORT
            | icons::BUILD_THEATER
            | icons::BUILD_SAW_MACHINE
            | icons::BUILD_ARCHITECT_TABLE
    )
}

/// Draws the pennant of what was finished last, over the upper left corner of its place, below `top`.
pub(super) fn draw_pennant(canvas: &mut Canvas, place: Area, top: f32) {
    let high = (place.h * 0.5).clamp(9.0, 20.0);
    let (across, down) = (pixels(high).cast_unsigned(), pixels(high).cast_unsigned());
    let drawing = sprite(("pennant", 0, across, down), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"><path d=\"M4 2h7v60H4z\" fill=\"#241813\"/>\
         <path d=\"M6 3h3v58H6z\" fill=\"#FFF6E0\"/><path d=\"M9 3h54L50 17l13 14H9z\" fill=\"#241813\"/>\
         <path d=\"M11 6h44L45 17l10 11H11z\" fill=\"#F6C445\"/></svg>"
            .to_owned()
    });
    let corner: Point = at(place.x - high * 0.1, (place.y - high * 0.34).max(top + 1.0));
    // The pole stands on the ground: not every building is as high beside its middle.
    let start = corner.y + high * 0.9;
    let pole = |from: f32, wide: f32| {
        area(corner.x + high * from, start, high * wide, place.y + place.h - start)
    };
    canvas.fill(pole(0.0625, 0.109), theme::INK);
    canvas.fill(pole(0.094, 0.047), theme::TEXT);
    canvas.blit(corner, drawing);
}
