//! A street of open sites: what each is, what finishing brings, who is at work, and a need-bar for each resource.

use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::resources::Resource;
use crate::games::builders::rules::view::{PlayerView, SiteView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::parts::{bracket, new_line};
use crate::render::theme;
use crate::say;

use super::art::{building_art, head};
use super::gain::draw_yield;
use super::names::fitting;
use super::news::Fresh;
use super::palette::Canvas;
use super::pieces::{draw_coins, draw_new_below, draw_points, draw_tick};
use super::pip::{Fill, face, pip};
use super::scaffold::draw_scaffold;
use super::shaft::draw_shaft;

/// Between plots.
const GAP: f32 = 5.0;
/// The least width and height of a plot.
const LEAST: (f32, f32) = (46.0, 56.0);
/// The most that one building takes of a street.
const WIDEST: f32 = 112.0;
/// From this width on a plot has room for a scaffold between points, coins and crew.
const SCAFFOLDED: f32 = 56.0;
/// The line of a name.
const NAME: f32 = 11.6;

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

/// Draws all sites for which there is room beside and below each other; the last plot counts the others.
pub(super) fn draw_street(
    canvas: &mut Canvas,
    place: Area,
    player: &PlayerView,
    last: Option<Building>,
    fresh: &Fresh,
) {
    let sites = player.sites.len();
    let (columns, rows) = (fitting_in(place.w, LEAST.0, GAP), fitting_in(place.h, LEAST.1, GAP));
    let rows = sites.div_ceil(columns).clamp(1, rows);
    let columns = columns.min(sites.div_ceil(rows)).max(1);
    let width = ((place.w - GAP * length(columns - 1)) / length(columns)).min(WIDEST);
    let height = (place.h - GAP * length(rows - 1)) / length(rows);
    let plot = |number: usize| {
        let left = place.x + length(number % columns) * (width + GAP);
        area(left, place.y + length(number / columns) * (height + GAP), width, height)
    };
    let room = if sites > columns * rows { columns * rows - 1 } else { sites };
    let shown = most_telling(&player.sites, last, room);
    for (number, (_, site)) in shown.iter().enumerate() {
        draw_plot(canvas, plot(number), site, player);
        let art = art_of(plot(number));
        if last == Some(site.building) {
            bracket(canvas, art);
        }
        if fresh.sites.contains(&site.building) {
            draw_new_below(canvas, art.x, art.right(), art.y + art.h - 1.9);
        }
    }
    if sites > room {
        let is_new = |site: &SiteView| fresh.sites.contains(&site.building);
        let hidden = player.sites.iter().filter(|site| !shown.iter().any(|(_, one)| one == site));
        draw_rest(canvas, plot(room), sites - room, hidden.clone().any(is_new));
    }
}

/// How many plots of at least so much fit beside or below each other: at least one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few plots")]
pub(super) fn fitting_in(room: f32, least: f32, gap: f32) -> usize {
    (((room + gap) / (least + gap)) as usize).max(1)
}

/// Says how many sites are left out.
fn draw_rest(canvas: &mut Canvas, place: Area, number: usize, is_new: bool) {
    let base = at(place.x, art_of(place).centre().y);
    let text = say!("builders-picture-more-sites", number).to_string();
    for (line, text) in theme::LABEL.wrap(&text, place.w, 2).iter().enumerate() {
        let base = at(base.x, base.y + 12.0 * length(line));
        let width = canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, text);
        if is_new {
            new_line(canvas, base, base.x + width);
        }
    }
}

/// The ground of a site: as high as leaves the bars their room.
fn art_of(plot: Area) -> Area {
    Area { h: (plot.h * 0.36).clamp(25.6, 62.0), ..plot }
}

fn draw_plot(canvas: &mut Canvas, place: Area, site: &SiteView, player: &PlayerView) {
    let (art, building) = (art_of(place), site.building);
    building_art(canvas, art, building);
    if art.w >= SCAFFOLDED {
        draw_scaffold(canvas, art, site);
    }
    if building.points() > 0 {
        draw_points(canvas, at(art.x + 8.2, art.y + 8.6), 17.0, building.points());
    }
    if building.sesterces() > 0 {
        draw_coins(canvas, at(art.right() - 7.2, art.y + 6.9), 12.4, building.sesterces());
    }
    draw_yield(canvas, art, building);
    draw_crew(canvas, art, site, player);
    let name = fitting(building, theme::FLOOR, place.w + GAP - 1.0);
    let base = at(place.centre().x, art.y + art.h + 9.6);
    canvas.text(base, Align::Centre, theme::FLOOR, theme::TEXT, &name);
    let top = art.y + art.h + NAME;
    draw_bars(canvas, area(place.x, top, place.w, place.y + place.h - top), site);
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

/// The most that one resource takes of a shaft.
const HIGHEST: f32 = 9.0;
