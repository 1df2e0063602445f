//! An open site on a street: what stands of it behind a scaffold, who works there, and below it what is missing.

use crate::games::builders::rules::resources::Resource;
use crate::games::builders::rules::view::{PlayerView, SiteView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::art::head;
use super::names::fitting;
use super::palette::{self, Canvas};
use super::pip::{Fill, pip};
use super::stand::draw_unfinished;

/// How thick the wood of a scaffold is, and its dark edge.
const WOOD: f32 = 1.8;
const EDGE: f32 = 0.5;
/// The heights of its planks, in sides of the building.
const PLANKS: [f32; 2] = [0.86, 0.42];
/// Buildings lower than this have a lighter scaffold, which leaves them to be seen: thinner, with the upper plank alone.
const LOW: f32 = 32.0;
const THIN: f32 = 1.3;

/// Draws a site on ground at the floor of a place: building, scaffold, crew and, on the ground, the name. `ground` is how
/// high that is.
pub(super) fn draw_site(
    canvas: &mut Canvas,
    place: Area,
    (wide, ground): (f32, f32),
    site: &SiteView,
    player: &PlayerView,
) {
    let floor = place.y + place.h - ground;
    let art = area(place.centre().x - wide / 2.0, floor - wide, wide, wide);
    let need = f32::from(site.building.need().sum()).max(1.0);
    let there = 1.0 - f32::from(site.missing.sum()) / need;
    draw_unfinished(canvas, art, site.building, there);
    draw_scaffold(canvas, art, (place.w - 4.0 - wide).clamp(2.0, 9.0));
    draw_crew(canvas, Area { w: place.w - 2.0, ..place }, art, site, player);
    let font = Type::new(Face::Bold, if ground > 12.0 { 11.4 } else { 10.2 });
    let (font, name) = fitting(site.building, font, place.w - 1.0);
    let base = at(place.centre().x, floor + ground / 2.0 + 0.6 + font.cap_height() / 2.0);
    canvas.text(base, Align::Centre, font, theme::TEXT, &name);
}

/// Two poles before the building and planks across, which stand `wide` units out of it in all.
fn draw_scaffold(canvas: &mut Canvas, art: Area, wide: f32) {
    let (left, right) = (art.x - wide / 2.0, art.right() + wide / 2.0);
    let floor = art.y + art.h;
    let top = floor - art.h * PLANKS[1] - 2.6;
    let is_low = art.h < LOW;
    let (wood, planks) = if is_low { (THIN, &PLANKS[..1]) } else { (WOOD, &PLANKS[..]) };
    // Between close neighbours planks end at the poles: they would look like one fence.
    let beyond = if wide < 6.0 { 0.4 } else { 1.6 };
    let mut bars = Vec::new();
    for pole in [left, right - wood] {
        bars.push(area(pole, top, wood, floor - top));
    }
    for plank in planks {
        bars.push(area(left - beyond, floor - art.h * plank, right - left + 2.0 * beyond, wood));
    }
    for bar in &bars {
        canvas.fill(bar.inset(-EDGE), theme::INK);
    }
    for bar in bars {
        canvas.fill(bar, palette::WOOD);
    }
}

/// The heads of those at work at the floor, from the right; who has no room stands behind others.
fn draw_crew(canvas: &mut Canvas, place: Area, art: Area, site: &SiteView, player: &PlayerView) {
    let wide: f32 = if place.h > 80.0 { 20.0 } else { (art.h * 0.44).clamp(11.0, 15.4) };
    let floor = art.y + art.h;
    let crew: Vec<_> = site.crew.iter().filter_map(|member| player.member(*member)).collect();
    let step = (wide * 0.9).min((place.w - wide) / length(crew.len().max(2) - 1));
    for (number, view) in crew.iter().enumerate() {
        let x = place.right() - wide / 2.0 - length(number) * step;
        head(canvas, at(x, floor - wide / 2.0 + 1.6), wide, view.member, view.is_freed);
    }
}

/// Draws what is missing, hollow, around the middle of a place.
pub(super) fn draw_missing(canvas: &mut Canvas, place: Area, wide: f32, site: &SiteView) {
    let kinds = Resource::ALL.into_iter().filter(|kind| site.missing.of(*kind) > 0).count();
    let gap = 0.6;
    let mut x = place.centre().x - (length(kinds) * (wide + gap) - gap) / 2.0 + wide / 2.0;
    for (resource, missing) in site.missing.iter() {
        let centre = at(x, place.centre().y);
        pip(canvas, centre, wide, resource, (Fill::Hollow, &missing.to_string()));
        x += wide + gap;
    }
}
