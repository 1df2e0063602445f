//! Houses of one area: what joins them, and the plate with what they count, §7.

use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::scoring::Area as Houses;
use crate::games::great_city::rules::view::CityView;
use crate::render::canvas::{Area, area, at, pixels};
use crate::render::gallery::sprite;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::grid::{Grid, beside};
use super::palette::{self, Canvas, Shade};
use super::tile_art::seam;

/// The breadth of a terrace within both tiles, and where it begins and ends, of a tile's side.
const TERRACE: (f32, f32, f32) = (0.245, 0.36, 0.64);
/// The breadth of a stair, and how far it reaches into the upper and the lower tile.
const STAIR: (f32, f32, f32) = (0.26, 0.33, 0.04);

/// Joins neighbours: a terrace between houses side by side, a stair between one above the other.
pub(super) fn draw_joints(canvas: &mut Canvas, grid: &Grid, houses: &Houses, city: &CityView) {
    let card = |cell: Cell| city.buildings.iter().find(|built| built.at == cell);
    for cell in houses.cells.iter() {
        for next in beside(cell, houses.cells) {
            let (from, to) = (grid.place(cell), grid.place(next));
            if cell.row() == next.row() {
                if let (Some(one), Some(other)) = (card(cell), card(next)) {
                    draw_seam(canvas, houses.value, (from, one.card), (to, other.card));
                }
                draw_terrace(canvas, from, to);
            } else {
                draw_yard(canvas, from, to, yard(houses.value));
                draw_stair(canvas, from, to);
            }
        }
    }
}

/// The ground of houses of this value, as their tiles have it.
pub(super) const fn yard(value: u8) -> Shade {
    match value {
        2 => palette::HOUSE_2,
        3 => palette::SCORE_HOMES,
        _ => palette::HOUSE_4,
    }
}

/// Leads the ground of a tile over its lower lip to the tile below.
fn draw_yard(canvas: &mut Canvas, from: Area, to: Area, shade: Shade) {
    let lip = 0.04 * from.h;
    let top = from.y + from.h - lip;
    canvas.fill(area(from.x, top, from.w, to.y - top), shade);
}

/// Leads the ground of a tile over the round corners to the tile on its right. Tiles with a gold frame have none, and the star
/// on a frame reaches over the upper ones beside it.
fn draw_seam(canvas: &mut Canvas, value: u8, (from, one): (Area, Card), (to, other): (Area, Card)) {
    let corner = |card: Card| if card.is_special() { 0.0 } else { CORNER * from.w };
    let top = if one.is_special() { from.y + from.h / 2.0 } else { from.y };
    let (left, right) = (from.right() - corner(one), to.x + corner(other));
    let width = (pixels(right) - pixels(left)).cast_unsigned();
    let height = (pixels(from.y + from.h) - pixels(top)).cast_unsigned();
    let kind = u16::from(value) << 1 | u16::from(one.is_special());
    let tile = pixels(from.h).cast_unsigned();
    let seam = sprite(("seam", kind, width, height), || seam(one, (width, height), tile));
    canvas.blit_at(pixels(left), pixels(top), seam);
}

/// The radius of a tile's corners, of its side.
const CORNER: f32 = 0.085;

fn draw_terrace(canvas: &mut Canvas, from: Area, to: Area) {
    let (within, top, foot) = TERRACE;
    let left = from.right() - within * from.w;
    let width = pixels(to.x + within * to.w) - pixels(left);
    let height = pixels((foot - top) * from.h);
    let link = sprite(("terrace", 0, width.cast_unsigned(), height.cast_unsigned()), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 34\">\
         <path d=\"M0 8h60v26H0z\" fill=\"#FFF8EA\"/><path d=\"M0 0h60v7H0z\" fill=\"#A8452A\"/>\
         <path d=\"M0 6h60v4H0z\" fill=\"#74291A\"/></svg>"
            .to_owned()
    });
    canvas.blit_at(pixels(left), pixels(from.y + top * from.h), link);
}

fn draw_stair(canvas: &mut Canvas, from: Area, to: Area) {
    let (breadth, above, below) = STAIR;
    let (top, foot) = (from.y + (1.0 - above) * from.h, to.y + below * to.h);
    let width = pixels(breadth * from.w);
    let height = pixels(foot) - pixels(top);
    let stair = sprite(("stair", 0, width.cast_unsigned(), height.cast_unsigned()), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 26 44\" preserveAspectRatio=\"none\">\
         <path d=\"M0 0h26v44H0z\" fill=\"#8C7A62\"/>\
         <path d=\"M3 1h20v6H3zM3 10h20v6H3zM3 19h20v6H3zM3 28h20v6H3zM3 37h20v6H3z\" fill=\"#F0E6D4\"/></svg>"
            .to_owned()
    });
    canvas.blit_at(pixels(from.centre().x - breadth * from.w / 2.0), pixels(top), stair);
}

/// Writes what an area counts on its last house: the houses' sum times the colours beside it, and the bath.
pub(super) fn draw_plate(canvas: &mut Canvas, grid: &Grid, houses: &Houses) {
    let Some(last) = last(houses) else { return };
    let tile = grid.place(last);
    let sum = houses.value * houses.houses;
    let bath = if houses.bath > 0 { format!("+{}", houses.bath) } else { String::new() };
    let text = format!("{sum}×{}{bath}", houses.colours);
    let (size, below) = if tile.w > 42.0 { (14.0, 0.96) } else { (theme::FLOOR.size(), 1.03) };
    let font = Type::new(Face::Bold, size);
    let (width, height) = (font.width(&text) + 0.5 * size, size + 0.2);
    let all = grid.all();
    let ends = (all.x - 2.0 + width / 2.0, all.right() + 2.0 - width / 2.0);
    let middle = at(tile.centre().x.clamp(ends.0, ends.1), tile.y + tile.h * below - height / 2.0);
    let place = area(middle.x - width / 2.0, middle.y - height / 2.0, width, height);
    canvas.framed(place, 3.0, (0.7, palette::KERB), theme::INK);
    let ink = if houses.points() == 0 { theme::ZERO } else { theme::TEXT };
    canvas.text_centred(middle, font, ink, &text);
}

fn last(houses: &Houses) -> Option<Cell> {
    houses.cells.iter().last()
}
