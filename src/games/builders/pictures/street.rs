//! The street of a player: what is finished, the oldest on the left, then the open sites. Below each site stands what is missing.

use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::view::{PlayerView, SiteView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::lettering::Type;
use crate::render::parts::{bracket, new_line};
use crate::render::theme;

use super::names::also;
use super::news::Fresh;
use super::palette::{self, Canvas};
use super::pieces::draw_new_below;
use super::plot::{draw_missing, draw_site};
use super::scene::{draw_meadow, draw_scene};
use super::site_parts::{fitting_in, most_telling};
use super::stand::{EDGE, Stand, draw_pennant};

/// The least width of a site, and what up to three of them take.
const LEAST: f32 = 46.0;
const ROOMY: f32 = 68.0;
/// The least width where a corner of the page stays free.
const TIGHT: f32 = 44.6;
/// The part of a street that sites take when there are many.
const SHARE: f32 = 0.76;
/// The lines above a street that name the sites without a plot of their own.
const REST: Type = theme::LABEL;
const LINE: f32 = 12.0;

/// How the open sites stand at the end of a street.
pub(super) struct Street<'a> {
    player: &'a PlayerView,
    /// All of it below the names of the sites that have no plot.
    place: Area,
    /// How high the ground is.
    ground: f32,
    /// How wide a site is.
    plot: f32,
    /// Which sites there are.
    shown: Vec<&'a SiteView>,
    /// The names of the others, in lines.
    rest: (Type, Vec<String>),
}

impl<'a> Street<'a> {
    /// The street of a player in a place; `last` is the site that is shown in any case.
    /// The sites leave `free` units of it.
    pub fn new(player: &'a PlayerView, place: Area, free: f32, last: Option<Building>) -> Self {
        let sites = player.sites.len();
        let (wide, narrow) = (place.w - free, if free > 0.0 { TIGHT } else { LEAST });
        let share = if player.finished.is_empty() { 1.0 } else { SHARE };
        let plot = ((place.w * share).min(wide) / length(sites.max(1))).clamp(narrow, ROOMY);
        let shown = most_telling(&player.sites, last, fitting_in(wide, plot, 0.0));
        let shown: Vec<_> = shown.into_iter().map(|(_, site)| site).collect();
        let rest: Vec<_> = without(player, &shown).map(|site| site.building).collect();
        let lines = if place.h > 80.0 { 3 } else { 2 };
        let rest = also(&rest, REST, place.w - 4.0, lines);
        let above = LINE * length(rest.1.len());
        let place = area(place.x, place.y + above, place.w, place.h - above);
        let ground = if place.h > 80.0 { 14.0 } else { 11.6 };
        Self { player, place, ground, plot, shown, rest }
    }

    /// Where the sites begin.
    pub fn left(&self) -> f32 {
        self.place.right() - length(self.shown.len()) * self.plot
    }

    /// The plot of a site, from above to the foot of the ground.
    fn plot(&self, number: usize) -> Area {
        let left = self.left() + length(number) * self.plot;
        Area { x: left, w: self.plot, ..self.place }
    }

    /// Draws it, with white brackets around what was worked on last.
    pub fn draw(&self, canvas: &mut Canvas, last: Option<Building>, fresh: &Fresh) {
        let (place, ground, finished) = (self.place, self.ground, &self.player.finished);
        self.draw_rest(canvas, fresh);
        draw_scene(canvas, place, ground);
        let sky = within(Area { h: place.h - ground, ..place }, EDGE);
        let most = (sky.h - 3.0).min(if place.h > 80.0 { 70.0 } else { 42.0 });
        let free = (self.left() - sky.x - 3.0).max(0.0);
        let stand = Stand::new(sky, free, finished.len(), most);
        let floor = area(sky.x, place.y + place.h - ground, 0.0, ground);
        let end = stand.end().max(place.x + 2.0) + if stand.is_behind() { 0.0 } else { 4.0 };
        let stakes = if finished.is_empty() && self.left() - end > LEAST { 3 } else { 0 };
        draw_meadow(canvas, Area { x: end, w: self.left() - end - 2.0, ..floor }, stakes);
        let places = stand.draw(canvas, finished);
        self.draw_earth(canvas, floor);
        let side = most.min(self.plot - 8.0);
        let side = if stand.terraces > 0 { side.min(stand.side * 1.15) } else { side };
        for (number, site) in self.shown.iter().enumerate() {
            draw_site(canvas, self.plot(number), (side.floor(), ground), site, self.player);
        }
        if let (Some(newest), Some(building)) = (places.last(), finished.last()) {
            draw_pennant(canvas, *newest, place.y);
            if last == Some(*building) {
                bracket(canvas, newest.inset(1.0));
            }
        }
        self.mark(canvas, (&places, side), last, fresh);
    }

    /// Draws the earth that sites stand on.
    fn draw_earth(&self, canvas: &mut Canvas, floor: Area) {
        if self.shown.is_empty() {
            return;
        }
        let (left, end) = (self.left() - 1.0, self.place.right());
        canvas.round(Area { x: left, w: end - left, ..floor }, 3.0, palette::EARTH);
        canvas.fill(Area { x: left, w: end - left, h: 4.0, ..floor }, palette::EARTH);
        for number in 1..self.shown.len() {
            let x = self.plot(number).x - 0.4;
            canvas.fill(Area { x, w: 0.8, h: floor.h - 3.0, ..floor }, palette::PAVING_DARK);
        }
    }

    /// Writes above the street which sites have no plot, underlined if something is new there.
    fn draw_rest(&self, canvas: &mut Canvas, fresh: &Fresh) {
        let (font, lines) = &self.rest;
        let top = self.place.y - LINE * length(lines.len());
        let is_new = |site: &SiteView| fresh.sites.contains(&site.building);
        let is_new = without(self.player, &self.shown).any(is_new);
        for (number, line) in lines.iter().enumerate() {
            let base = at(self.place.x + 2.0, top + LINE * length(number) + 8.6);
            let width = canvas.text(base, Align::Left, *font, theme::TEXT, line);
            if is_new {
                new_line(canvas, at(base.x, base.y - 0.6), base.x + width);
            }
        }
    }

    /// Marks what is new, and what was worked on last.
    fn mark(
        &self,
        canvas: &mut Canvas,
        (places, side): (&[Area], f32),
        last: Option<Building>,
        fresh: &Fresh,
    ) {
        let foot = self.place.y + self.place.h - self.ground;
        for (number, site) in self.shown.iter().enumerate() {
            let plot = self.plot(number);
            if last == Some(site.building) {
                let wide = (side + 10.0).min(plot.w - 3.0);
                bracket(canvas, area(plot.centre().x - wide / 2.0, foot - side, wide, side));
            }
            if fresh.sites.contains(&site.building) {
                // Below the ground, so that no letter is covered.
                let bottom = self.place.y + self.place.h;
                draw_new_below(canvas, plot.x + 3.0, plot.right() - 3.0, bottom);
            }
        }
        for (building, place) in self.player.finished.iter().zip(places) {
            if fresh.finished.contains(building) {
                draw_new_below(canvas, place.x, place.right(), place.y + place.h);
            }
        }
    }

    /// Draws what the sites miss, each below its plot, with a hair line between them.
    pub fn draw_missing(&self, canvas: &mut Canvas, top: f32, high: f32) {
        let side = ((self.plot - 4.0) / 4.0 - 0.6).min(high - 1.6).min(17.4);
        for (number, site) in self.shown.iter().enumerate() {
            let place = Area { y: top, h: high, ..self.plot(number) };
            draw_missing(canvas, place, side, site);
            if number > 0 {
                let line = area(place.x - 0.4, top + 2.0, 0.8, high - 4.0);
                canvas.fill(line, theme::FRAME);
            }
        }
    }
}

/// Draws a street without sites, for pages that have no room for more: what is finished, the newest marked.
pub(super) fn draw_town(
    canvas: &mut Canvas,
    place: Area,
    finished: &[Building],
    fresh: &[Building],
) {
    let ground = 5.0;
    draw_scene(canvas, place, ground);
    let sky = within(Area { h: place.h - ground, ..place }, EDGE);
    let stand = Stand::new(sky, sky.w, finished.len(), sky.h - 4.0);
    if finished.is_empty() {
        let floor = area(place.x + 1.0, place.y + place.h - ground, place.w - 2.0, ground);
        draw_meadow(canvas, floor, 3);
    }
    let places = stand.draw(canvas, finished);
    for (building, place) in finished.iter().zip(&places) {
        if fresh.contains(building) {
            draw_new_below(canvas, place.x, place.right(), place.y + place.h);
        }
    }
    if let Some(newest) = places.last() {
        draw_pennant(canvas, *newest, place.y);
    }
}

/// The sites of a player but for these.
fn without<'a>(player: &'a PlayerView, shown: &[&SiteView]) -> impl Iterator<Item = &'a SiteView> {
    player.sites.iter().filter(|site| !shown.contains(site))
}

/// A place but for so much of its left and right.
const fn within(place: Area, edge: f32) -> Area {
    area(place.x + edge, place.y, place.w - 2.0 * edge, place.h)
}

/// Writes what a street has no picture for: how many buildings there are, and which one is the newest.
pub(super) fn draw_about(canvas: &mut Canvas, place: Area, finished: &str, newest: &str) {
    for (base, ink, text) in [(11.0, theme::MUTED, finished), (25.0, theme::TEXT, newest)] {
        let text = theme::LABEL_BOLD.shorten(text, place.w);
        let start = at(place.x, place.y + base);
        canvas.text(start, Align::Left, theme::LABEL_BOLD, ink, &text);
    }
}
