//! Open sites in a player's panel: what is there and what is missing.

use crate::games::builders::rules::view::SiteView;
use crate::games::builders::rules::{cards::Building, resources::Resource};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::lettering::Type;
use crate::render::parts::{bracket, new_corner};
use crate::render::theme;

use super::art::building_art;
use super::gain::{Size, draw_gain, gain_width};
use super::names::fitting;
use super::palette::Canvas;
use super::pieces::{
    CHIP_HEIGHT, Chip, NUMERAL_ROOM, SMALL_COUNT, Use, draw_new_below, draw_numeral, draw_tick,
    numeral_width,
};
use super::token::{Fill, draw_plate, draw_token};

/// The least height of a site.
pub(super) const DENSE: f32 = 14.0;
/// From this height on a site shows all that it needs, there and missing.
pub(super) const COMPACT: f32 = 17.4;
/// From this height on a site shows its name, beside the art and above the needs.
const NAMED: f32 = 27.0;
/// From this side on art has room for the corner of what is new.
const CORNERED: f32 = 22.0;
/// From this height on the needs have a line of their own.
const TALL: f32 = 44.5;
/// From this height on these are large.
const TALLER: f32 = 50.0;
/// Below this width the art of a site in one line leaves room for chips.
const NARROW: f32 = 130.0;
/// The least that a token with its number takes in a line, and what finishing brings at its end.
const COLUMN: f32 = 19.6;
const GAIN: f32 = 27.6;
/// From this width on a named site is one of two lines with large needs.
const WIDE: f32 = 200.0;
/// The height of the needs.
const NEEDS: f32 = 17.0;

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

/// A site with what its row shows besides.
pub(super) struct Row<'a> {
    pub site: &'a SiteView,
    /// Its place among the open sites, from 0.
    pub number: usize,
    pub is_last: bool,
    pub is_new: bool,
}

/// Draws one site into a place that is at least [`DENSE`] high.
pub(super) fn draw_site(canvas: &mut Canvas, place: Area, row: &Row<'_>) {
    let building = row.site.building;
    let is_wide = place.w >= WIDE && place.h >= NAMED;
    let (style, needs) =
        if place.h >= TALLER { (Needs::Large, LARGE.1) } else { (Needs::Stones, NEEDS) };
    let side = match is_wide {
        true => (place.h - 1.6).min(44.0),
        false if place.h >= TALL => (place.h - needs - 2.4).min(30.0),
        false if place.h >= NAMED => (place.h - 1.6).min(30.0),
        false => (place.h - 1.6).min(if place.w < NARROW { 15.0 } else { 26.0 }),
    };
    let art = area(place.x, place.y, side, side);
    building_art(canvas, art, building);
    let beside = area(art.right() + 3.0, place.y, place.right() - art.right() - 3.0, side);
    if is_wide {
        draw_wide(canvas, beside, row);
    } else if place.h >= TALL {
        draw_head(canvas, beside, building, row.number);
        let needs = area(place.x, place.y + side + 2.8, place.w, needs);
        draw_needs(canvas, needs, row.site, style);
    } else if place.h >= NAMED {
        let base = beside.y + 9.0;
        let left = beside.right() - gain_width(building, Size::Small);
        draw_name(canvas, at(beside.x, base), left - 2.0, building, row.number);
        draw_gain(canvas, at(left, base - 3.4), building, Size::Small);
        let needs = area(beside.x, beside.y + 12.4, beside.w, NEEDS);
        draw_needs(canvas, needs, row.site, Needs::Stones);
    } else {
        draw_line(canvas, Area { h: place.h, ..beside }, row);
    }
    if row.is_last {
        bracket(canvas, art);
    }
    if row.is_new && art.w >= CORNERED {
        new_corner(canvas, art);
    } else if row.is_new {
        draw_new_below(canvas, art.x, art.right(), art.y + art.h);
    }
}

/// All in one line: numeral, needs, and at the end what finishing brings.
fn draw_line(canvas: &mut Canvas, place: Area, row: &Row<'_>) {
    let building = row.site.building;
    let has_stones = place.h >= COMPACT;
    let height = if has_stones { NEEDS } else { DENSE };
    let numeral = at(place.x - 2.2, place.y - 0.4 + (height - DENSE) / 2.0);
    draw_numeral(canvas, numeral, row.number);
    let left = numeral.x + (NUMERAL_ROOM + 0.8).max(numeral_width(row.number) + 0.8);
    let gain = gain_width(building, Size::Small);
    draw_gain(canvas, at(place.right() - gain, place.y + 6.4), building, Size::Small);
    let needs = area(left, place.y, place.right() - gain.max(GAIN) - 1.0 - left, height);
    if needs.w < 4.0 * COLUMN {
        draw_chips(canvas, at(needs.x, needs.y), row.site, has_stones);
    } else {
        let style = if has_stones { Needs::Stones } else { Needs::Dense };
        draw_needs(canvas, needs, row.site, style);
    }
}

/// Draws the needs as four chips in columns: hollow with what is missing, full with a tick where nothing is.
fn draw_chips(canvas: &mut Canvas, corner: Point, site: &SiteView, has_stones: bool) {
    let mut x = corner.x;
    for resource in Resource::ALL {
        let (need, missing) = (site.building.need().of(resource), site.missing.of(resource));
        // The column of the widest numeral, with less air than where chips stand alone.
        let width = Chip::amount(resource, 4).width() - 1.4;
        let place = at(x, corner.y);
        if need == 0 {
            canvas.disc(at(x + width / 2.0, corner.y + 6.5), 1.1, theme::PLOT_LINE);
        } else if missing == 0 {
            Chip::whole(resource).draw_ticked(canvas, place, width);
        } else {
            Chip::amount(resource, missing).draw_within(canvas, place, width, Use::Locked);
        }
        if need > 0 && has_stones {
            let stones = at(x + 0.4, corner.y + CHIP_HEIGHT + 0.6);
            draw_stones(canvas, stones, width - 0.4, resource, (need - missing, need));
        }
        x += width + 0.6;
    }
}

/// The name and below it what finishing brings, beside them large needs.
fn draw_wide(canvas: &mut Canvas, place: Area, row: &Row<'_>) {
    let building = row.site.building;
    let top = place.y + (place.h - 26.0).max(0.0) / 2.0;
    let left = place.x
        + draw_name(
            canvas,
            at(place.x, top + 10.0),
            place.right() - LARGE.0 - 4.0,
            building,
            row.number,
        );
    draw_gain(canvas, at(left, top + 19.2), building, Size::Large);
    let needs = area(place.right() - LARGE.0, top + 3.0, LARGE.0, LARGE.1);
    draw_needs(canvas, needs, row.site, Needs::Large);
}

/// The width of large needs beside a name, and their height.
const LARGE: (f32, f32) = (112.0, 22.0);

/// The name, and below it the numeral with what finishing brings.
fn draw_head(canvas: &mut Canvas, place: Area, building: Building, number: usize) {
    let name = fitting(building, theme::LABEL, place.w);
    canvas.text(at(place.x, place.y + 9.4), Align::Left, theme::LABEL, theme::TEXT, &name);
    let middle = place.y + 20.6;
    let numeral = draw_numeral(canvas, at(place.x, middle - 6.5), number);
    draw_gain(canvas, at(place.x + numeral + 2.4, middle), building, Size::Large);
}

/// The numeral and the name in one line, `start` on the base line; says how much the numeral takes.
fn draw_name(
    canvas: &mut Canvas,
    start: Point,
    end: f32,
    building: Building,
    number: usize,
) -> f32 {
    draw_numeral(canvas, at(start.x, start.y - 10.0), number);
    let left = start.x + numeral_width(number) + 3.0;
    let name = fitting(building, theme::CAPTION, end - left);
    canvas.text(at(left, start.y), Align::Left, theme::CAPTION, theme::TEXT, &name);
    left - start.x
}

/// How the needs of a site are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// Tokens with what is missing, 14 units high.
    Dense,
    /// And below each a stone for each that is needed, 17 units.
    Stones,
    /// The same in large, 22 units.
    Large,
}

impl Needs {
    /// The side of a token, and the type of its number.
    const fn sizes(self) -> (f32, Type) {
        match self {
            Self::Dense | Self::Stones => (12.0, SMALL_COUNT),
            Self::Large => (15.4, theme::COUNT),
        }
    }
}

/// Draws four columns: the token with what is missing or a tick, and below it the stones, filled or not.
pub(super) fn draw_needs(canvas: &mut Canvas, place: Area, site: &SiteView, style: Needs) {
    let (need, pitch) = (site.building.need(), place.w / 4.0);
    let (extent, font) = style.sizes();
    let middle = place.y + extent / 2.0;
    for (number, resource) in Resource::ALL.into_iter().enumerate() {
        let x = place.x + length(number) * pitch;
        let (need, missing) = (need.of(resource), site.missing.of(resource));
        if need == 0 {
            canvas.disc(at(x + extent / 2.0, middle), 1.1, theme::PLOT_LINE);
            continue;
        }
        let fill = if missing > 0 { Fill::Hollow } else { Fill::Full };
        draw_token(canvas, at(x + extent / 2.0, middle), extent, resource, fill);
        if missing == 0 {
            draw_tick(canvas, at(x + extent + 4.4, middle), extent * 0.58, theme::NEW);
        } else {
            let base = at(x + extent + 1.6, middle + font.cap_height() / 2.0);
            canvas.text(base, Align::Left, font, theme::TEXT, &missing.to_string());
        }
        if style != Needs::Dense {
            let corner = at(x, place.y + extent + 1.4);
            draw_stones(canvas, corner, pitch - 2.0, resource, (need - missing, need));
        }
    }
}

/// Draws a stone for each that is needed; those that are there are filled.
fn draw_stones(
    canvas: &mut Canvas,
    corner: Point,
    room: f32,
    resource: Resource,
    (there, need): (u8, u8),
) {
    let pitch = (room / f32::from(need)).min(5.4);
    for number in 0..need {
        let stone = area(corner.x + f32::from(number) * pitch, corner.y, pitch - 0.8, 3.6);
        let fill = if number < there { Fill::Full } else { Fill::Hollow };
        draw_plate(canvas, stone, resource, fill);
    }
}
