//! Parts of an open site that several pages show: which of many are shown, who works there, and what is missing.

use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::resources::Resource;
use crate::games::builders::rules::view::{PlayerView, SiteView};
use crate::render::canvas::{Area, at, length};
use crate::render::theme;

use super::art::head;
use super::palette::Canvas;
use super::pieces::draw_tick;
use super::pip::{Fill, face, pip};
use super::shaft::draw_shaft;

/// The sites that are shown when there is room for so many, each with its number: those with somebody on them and the
/// one worked on last before others, older ones before newer ones, all in the order in which they were opened.
pub(super) fn most_telling(
    sites: &[SiteView],
    last: Option<Building>,
    room: usize,
) -> Vec<(usize, &SiteView)> {
    let mut chosen: Vec<_> = sites.iter().enumerate().collect();
    chosen.sort_by_key(|(_, site)| site.crew.is_empty() && last != Some(site.building));
    chosen.truncate(room);
    chosen.sort_by_key(|(number, _)| *number);
    chosen
}

/// How many plots of at least so much fit beside or below each other: at least one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few plots")]
pub(super) fn fitting_in(room: f32, least: f32, gap: f32) -> usize {
    (((room + gap) / (least + gap)) as usize).max(1)
}

/// The heads of those at work, from the lower right corner of the ground to the left; who has no room is behind others.
pub(super) fn draw_crew(canvas: &mut Canvas, art: Area, site: &SiteView, player: &PlayerView) {
    let extent: f32 = if art.h > 34.0 { 16.0 } else { 12.0 };
    let crew: Vec<_> = site.crew.iter().filter_map(|member| player.member(*member)).collect();
    let step = (extent * 0.86).min((art.w - 30.0) / length(crew.len().max(2) - 1));
    for (number, view) in crew.iter().enumerate() {
        let x = art.right() - extent / 2.0 - 1.0 - length(number) * step;
        let centre = at(x, art.y + art.h - extent / 2.0 - 0.2);
        head(canvas, centre, extent, view.member, view.is_freed);
    }
}

/// The most that one resource takes of a shaft.
const HIGHEST: f32 = 9.0;

/// Draws four columns: on the glyph what is missing, or a tick; above it a shaft as high as the need.
pub(super) fn draw_bars(canvas: &mut Canvas, place: Area, site: &SiteView) {
    let need = site.building.need();
    let pitch = (place.w / 4.0).min(24.0);
    let extent = (pitch - 0.4).min(if place.h > 60.0 { 18.0 } else { 15.0 });
    let most = need.iter().map(|(_, amount)| amount).max().unwrap_or(1);
    let course = ((place.h - extent - 1.0) / f32::from(most)).clamp(1.0, HIGHEST);
    let left = place.x + (place.w - 4.0 * pitch) / 2.0;
    for (number, resource) in Resource::ALL.into_iter().enumerate() {
        let (need, missing) = (need.of(resource), site.missing.of(resource));
        if need == 0 {
            continue;
        }
        let centre = at(left + (length(number) + 0.5) * pitch, place.y + place.h - extent / 2.0);
        if missing == 0 {
            pip(canvas, centre, extent, resource, (Fill::Full, ""));
            draw_tick(canvas, face(centre, extent, resource), extent * 0.56, theme::INK);
        } else {
            pip(canvas, centre, extent, resource, (Fill::Hollow, &missing.to_string()));
        }
        let foot = at(centre.x - extent / 2.0 + 0.6, centre.y - extent / 2.0 - 0.4);
        draw_shaft(canvas, foot, (extent - 1.2, course), resource, (need - missing, need));
    }
}
