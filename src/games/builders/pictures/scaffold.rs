//! The scaffold of an open site: two towers of wood beside the building, which grow with what is there.

use crate::games::builders::rules::view::SiteView;
use crate::render::canvas::{Area, area, length};

use super::palette::{self, Canvas};

/// A tower has so many storeys when nearly all is there.
const STOREYS: usize = 4;
/// The poles of a tower stand so far from the middle, in heights of the art: a drawing takes 0.38.
const POLES: [f32; 2] = [0.405, 0.47];
/// How thick wood is.
const THICK: f32 = 1.0;

/// Draws the scaffold on the art of a site. Nothing stands there before something was brought.
pub(super) fn draw_scaffold(canvas: &mut Canvas, art: Area, site: &SiteView) {
    let need = usize::from(site.building.need().sum());
    let there = need - usize::from(site.missing.sum());
    let storeys = (STOREYS * there).div_ceil(need.max(1));
    let (middle, foot, storey) = (art.centre().x, art.y + art.h * 0.93, art.h * 0.2);
    let [near, far] = POLES.map(|pole| pole * art.h);
    for (left, right) in [(middle - far, middle - near), (middle + near, middle + far)] {
        let height = storey * length(storeys) + if storeys > 0 { THICK } else { 0.0 };
        for pole in [left, right - THICK] {
            canvas.fill(area(pole, foot - height, THICK, height), palette::WOOD);
        }
        for plank in 1..=storeys {
            let top = foot - storey * length(plank);
            canvas.fill(area(left - 0.7, top, right - left + 1.4, THICK), palette::WOOD);
        }
    }
}
