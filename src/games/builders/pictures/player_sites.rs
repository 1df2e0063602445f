//! The open sites of one player in detail.

use crate::catalogue::Text;
use crate::games::builders::rules::cards::{Building, Investment, Member};
use crate::games::builders::rules::resources::Resource;
use crate::games::builders::rules::view::{MemberView, PlayerView, SiteView};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::parts::{bracket, new_corner, panel};
use crate::render::theme;
use crate::say;

use super::art::building_art;
use super::gain::{self, gain_width};
use super::names::{also, fitting, short_worker, told_apart};
use super::news::Fresh;
use super::palette::Canvas;
use super::pieces::{draw_numeral, numeral_width};
use super::pip::draw_legend;
use super::player_parts::{GAP, HEADING, Layout, heading};
use super::scaffold::draw_scaffold;
use super::site_parts::{draw_bars, draw_crew as draw_heads, most_telling};

/// The height of the panel that says that there is no site.
pub(super) const NONE: f32 = 40.0;
/// From this height on a site has a line for its crew below the needs, and what finishing brings beside that.
const ROOMY: f32 = 62.0;
/// From this width on a site is alone in its row.
const WIDE: f32 = 200.0;

/// Draws all open sites.
pub(super) fn draw_sites(
    canvas: &mut Canvas,
    place: Area,
    player: &PlayerView,
    layout: Layout,
    last: Option<Building>,
    fresh: &Fresh,
) {
    heading(canvas, place, &say!("builders-picture-open-sites").to_string(), player.sites.len());
    draw_legend(canvas, at(place.right() - 1.0, place.y + 10.8), &Resource::ALL);
    let place = area(place.x, place.y + HEADING, place.w, place.h - HEADING);
    if player.sites.is_empty() {
        panel(canvas, place);
        canvas.text_centred(
            place.centre(),
            theme::LABEL_LARGE,
            theme::MUTED,
            &say!("builders-picture-no-site").to_string(),
        );
        return;
    }
    let width = (place.w - GAP * length(layout.columns - 1)) / length(layout.columns);
    let cell = |place_of: usize| {
        let left = place.x + length(place_of % layout.columns) * (width + GAP);
        let top = place.y + length(place_of / layout.columns) * (layout.site + GAP);
        area(left, top, width, layout.site)
    };
    let places = layout.columns * layout.rows;
    let room = if player.sites.len() > places { places - 1 } else { places };
    let shown = most_telling(&player.sites, last, room);
    let is_shown = |place: usize| shown.iter().any(|(number, _)| *number == place);
    let rest = player.sites.iter().enumerate().filter(|(place, _)| !is_shown(*place));
    let rest: Vec<Building> = rest.map(|(_, site)| site.building).collect();
    if !rest.is_empty() {
        draw_rest(canvas, cell(room), &rest);
    }
    for (place, (number, site)) in shown.into_iter().enumerate() {
        let place = cell(place);
        draw_site(canvas, place, site, number, player);
        if last == Some(site.building) {
            bracket(canvas, site_art(place));
        }
        if fresh.sites.contains(&site.building) {
            new_corner(canvas, site_art(place));
        }
    }
}

/// Names the sites that have no place of their own, around the middle line of the last place.
fn draw_rest(canvas: &mut Canvas, place: Area, rest: &[Building]) {
    let (font, lines) = also(rest, theme::LABEL, place.w - 6.0, 3);
    let first = place.centre().y + 3.8 - 6.0 * length(lines.len() - 1);
    for (number, line) in lines.iter().enumerate() {
        let base = at(place.x + 4.0, first + 12.0 * length(number));
        canvas.text(base, Align::Left, font, theme::TEXT, line);
    }
}

/// The square of a site's art.
fn site_art(place: Area) -> Area {
    let margin = if place.h < ROOMY { 3.0 } else { 5.0 };
    let most = if place.w >= WIDE { 84.0 } else { 44.0 };
    let side = (place.h - 2.0 * margin).min(most);
    area(place.x + margin, place.y + margin, side, side)
}

fn draw_site(
    canvas: &mut Canvas,
    place: Area,
    site: &SiteView,
    number: usize,
    player: &PlayerView,
) {
    panel(canvas, place);
    let art = site_art(place);
    building_art(canvas, art, site.building);
    draw_scaffold(canvas, art, site);
    if place.w >= WIDE {
        draw_wide(canvas, place, site, number, player);
    } else if place.h >= ROOMY {
        draw_roomy(canvas, place, site, number, player);
    } else {
        draw_dense(canvas, place, site, number);
        draw_heads(canvas, art, site, player);
    }
}

/// Alone in its row: all beside the art.
fn draw_wide(
    canvas: &mut Canvas,
    place: Area,
    site: &SiteView,
    number: usize,
    player: &PlayerView,
) {
    let art = site_art(place);
    let (left, end) = (art.right() + 7.0, place.right() - 6.0);
    let middle = art.y + 9.0;
    let gain = draw_gain(canvas, at(end, middle), site.building);
    draw_numeral(canvas, at(left, middle - 6.5), number);
    let start = left + numeral_width(number) + 4.0;
    let font = theme::PLAYER_NAME;
    let (font, name) = fitting(site.building, font, end - gain - 4.0 - start);
    let base = at(start, middle + font.cap_height() / 2.0);
    canvas.text(base, Align::Left, font, theme::TEXT, &name);
    let needs = area(left, art.y + 20.0, 88.0, place.h - 27.0);
    draw_bars(canvas, needs, site);
    let (left, top) = (needs.right() + 8.0, needs.y);
    draw_crew(canvas, area(left, top, end - left, place.y + place.h - 4.0 - top), site, player);
}

/// Name and needs beside the art, crew and gain below it.
fn draw_roomy(
    canvas: &mut Canvas,
    place: Area,
    site: &SiteView,
    number: usize,
    player: &PlayerView,
) {
    let art = site_art(place);
    let (left, end) = (art.right() + 4.6, place.right() - 5.0);
    draw_name(canvas, at(left, art.y + 10.4), end, site.building, number);
    draw_bars(canvas, area(left, art.y + 14.0, end - left, art.h - 14.0), site);
    let (top, bottom) = (art.y + art.h + 1.0, place.y + place.h);
    let gain = draw_gain(canvas, at(end, f32::midpoint(top, bottom)), site.building);
    let crew = area(place.x + 6.0, top, end - gain - 5.0 - place.x - 6.0, bottom - top);
    draw_crew(canvas, crew, site, player);
}

/// Two lines beside the art, on which stand the heads of those who are there.
fn draw_dense(canvas: &mut Canvas, place: Area, site: &SiteView, number: usize) {
    let art = site_art(place);
    let (left, end) = (art.right() + 4.6, place.right() - 5.0);
    draw_name(canvas, at(left, art.y + 10.0), end, site.building, number);
    let bars = area(left, art.y + 11.6, end - left - 36.0, place.h - 17.0);
    draw_bars(canvas, bars, site);
    draw_gain(canvas, at(end, place.y + place.h - 9.6), site.building);
}

/// The numeral and the name; `start` is on the base line.
fn draw_name(canvas: &mut Canvas, start: Point, end: f32, building: Building, number: usize) {
    draw_numeral(canvas, at(start.x, start.y - 10.0), number);
    let left = start.x + numeral_width(number) + 3.4;
    let (font, name) = fitting(building, theme::LABEL_BOLD, end - left);
    canvas.text(at(left, start.y), Align::Left, font, theme::TEXT, &name);
}

/// Draws what finishing brings up to a place on the middle line; says how wide it is.
fn draw_gain(canvas: &mut Canvas, end: Point, building: Building) -> f32 {
    let width = gain_width(building);
    gain::draw_gain(canvas, at(end.x - width, end.y), building);
    width
}

/// How a member is named.
type NameOf = fn(Member) -> Text;

/// Names the crew in as many lines as there is room for, else counts it, with what the next one sent in this turn would cost if
/// there is room for that, too.
fn draw_crew(canvas: &mut Canvas, place: Area, site: &SiteView, player: &PlayerView) {
    let most = if place.h > 26.0 { 2 } else { 1 };
    let next = |crew| match site.next_cost {
        actions @ 2.. => say!("builders-picture-next", crew, actions),
        _ => crew,
    };
    let [in_full, in_short, count] = [Some(Member::name as NameOf), Some(short_worker), None]
        .map(|name| crew(site, player, name));
    let said =
        [next(in_full), next(in_short), next(count.clone()), count].map(|says| says.to_string());
    let fits = |says: &&String| {
        let lines = theme::CAPTION.wrap(says, place.w, most);
        !lines.iter().any(|line| line.ends_with('…'))
    };
    let [.., least] = &said;
    let says = said.iter().find(fits).unwrap_or(least);
    let (font, lines) = theme::CAPTION.wrap_whole(says, place.w, most);
    let first = place.centre().y + 3.8 - 6.2 * length(lines.len() - 1);
    for (number, line) in lines.iter().enumerate() {
        let base = at(place.x, first + 12.4 * length(number));
        canvas.text(base, Align::Left, font, theme::MUTED, line);
    }
}

/// The crew by these names, or how many they are.
fn crew(site: &SiteView, player: &PlayerView, name: Option<NameOf>) -> Text {
    let members = site.crew.iter().filter_map(|member| player.member(*member));
    match (site.crew.len(), name) {
        (0, _) => say!("builders-picture-nobody-there"),
        (_, Some(name)) => Text::units(members.map(|member| named(member, name))),
        (number, None) => say!("builders-picture-crew", number),
    }
}

/// A member with its tool: "Laborer decorator + Saw".
fn named(view: &MemberView, name: NameOf) -> Text {
    let freed = || told_apart(view.member, say!("builders-picture-freed"));
    let name = if view.is_freed { freed() } else { name(view.member) };
    Text::joined(
        " + ",
        [name].into_iter().chain(view.tool.map(|tool| Investment::Tool(tool).name())),
    )
}
