//! Cards and resources as every page draws them.

use crate::games::builders::rules::view::MemberView;
use crate::games::builders::rules::{
    cards::{Building, Member, MemberKind},
    resources::{Resource, Resources},
};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::theme;
use crate::say;

use super::art::{building_art, rank, worker_art};
use super::facts;
use super::icons;
use super::names::short_name;
use super::palette::Canvas;
use super::pieces::{draw_price, price_width};
use super::pip::{Fill, pip};

/// Between an icon and its number.
const GAP: f32 = 1.8;
/// Between the resources of a row.
const BETWEEN: f32 = 1.0;

/// Draws the resources of which there are some, each with its amount on it, `side` units across, in their fixed order;
/// says where the last ends. `left` is on the middle line.
pub fn resources_row(canvas: &mut Canvas, left: Point, side: f32, amounts: Resources) -> f32 {
    let mut x = left.x;
    for (resource, amount) in amounts.iter() {
        let number = amount.to_string();
        pip(canvas, at(x + side / 2.0, left.y), side, resource, (Fill::Full, &number));
        x += side + BETWEEN;
    }
    (x - BETWEEN).max(left.x)
}

/// How wide [`resources_row`] draws these.
pub fn resources_width(side: f32, amounts: Resources) -> f32 {
    (length(amounts.iter().count()) * (side + BETWEEN) - BETWEEN).max(0.0)
}

/// A member of a team as a card shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worker {
    pub member: Member,
    /// Whether it is a freed prisoner.
    pub is_freed: bool,
    /// What it brings.
    pub produces: Resources,
    /// What sending it costs.
    pub price: u8,
}

/// As it comes from the row or the line.
impl From<Member> for Worker {
    fn from(member: Member) -> Self {
        Self { member, is_freed: false, produces: member.produces(), price: member.price() }
    }
}

/// As it is in a team, education included.
impl From<&MemberView> for Worker {
    fn from(view: &MemberView) -> Self {
        let MemberView { member, is_freed, produces, price, .. } = *view;
        Self { member, is_freed, produces, price }
    }
}

impl Worker {
    /// The name; a freed prisoner says so.
    pub fn name(self) -> String {
        facts::name(self.member, self.is_freed).to_string()
    }
}

/// How much detail a card has, by its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grade {
    /// From 45 units, 72 wide: a line for the name, art, a square of four amounts; from 55 a foot.
    Small,
    /// From 70 units, 150 wide: large art on the left, name, amounts in a row, a line.
    Large,
}

impl Grade {
    fn of(place: Area) -> Self {
        if place.h >= 70.0 && place.w >= 150.0 { Self::Large } else { Self::Small }
    }
}

const SMALL_NAME: Type = Type::new(Face::Text, 10.6);
const SMALL_COUNT: Type = Type::new(Face::Bold, 12.0);
/// The height of a small card's foot.
const FOOT: f32 = 14.0;
/// From one of four amounts to the next, across.
const PITCH: f32 = 17.0;
const RADIUS: f32 = 4.0;
/// The side of a resource on a large card.
const LARGE: f32 = 20.0;

/// Draws a card of the building row or a site with its need, sesterces and points. At least 72 by 56 units.
pub fn building_card(canvas: &mut Canvas, place: Area, building: Building) {
    let middle = place.y + place.h * 0.56;
    match Grade::of(place) {
        Grade::Small => {
            let body = small_ground(canvas, place, true);
            small_name(
                canvas,
                body,
                place.w - 7.0,
                &[building.name().to_string(), short_name(building)],
            );
            building_art(canvas, small_art(body), building);
            four_amounts(canvas, body, building.need());
            building_foot(canvas, place, building);
        }
        Grade::Large => {
            let left = large_ground(canvas, place, &building.name().to_string());
            building_art(canvas, large_art(place), building);
            resources_row(canvas, at(left, middle), LARGE, building.need());
            let base = at(left, place.y + place.h - 8.0);
            let (sesterces, points) = (building.sesterces(), building.points());
            let text = if let Some(machine) = building.machine() {
                let brings = machine.produces().to_string();
                say!("builders-picture-machine", points, brings)
            } else {
                say!("builders-picture-building", sesterces, points)
            };
            let text = text.to_string();
            canvas.text(base, Align::Left, theme::EFFECT_COMPACT, theme::EFFECT, &text);
        }
    }
}

/// Draws what a building pays, or what a machine will bring, and the points.
fn building_foot(canvas: &mut Canvas, place: Area, building: Building) {
    let left = at(place.x + 4.5, place.y + place.h - 3.4);
    count(canvas, at(place.right() - 4.0, left.y), icons::BANNER, building.points());
    if let Some(machine) = building.machine() {
        canvas.blit_centred(at(left.x + 5.5, left.y - 4.2), icon(icons::COG, 11.0));
        resources_row(canvas, at(left.x + 13.5, left.y - 4.2), 12.6, machine.produces());
    } else {
        let width = 11.0 + GAP + SMALL_COUNT.width(&building.sesterces().to_string());
        count(canvas, at(left.x + width, left.y), icons::COIN, building.sesterces());
    }
}

/// Draws a member of a team or the row with what it brings and what sending it costs. At least 72 by 45 units; from
/// 56 with a foot, in which bars tell the rank.
pub fn worker_card(canvas: &mut Canvas, place: Area, worker: Worker) {
    let middle = place.y + place.h * 0.56;
    match Grade::of(place) {
        Grade::Small => small_worker(canvas, place, worker),
        Grade::Large => {
            let left = large_ground(canvas, place, &worker.name());
            worker_art(canvas, large_art(place), worker.member, worker.is_freed);
            resources_row(canvas, at(left, middle), LARGE, worker.produces);
            let text = say!("builders-picture-sending", price = worker.price).to_string();
            let base = at(left, place.y + place.h - 8.0);
            canvas.text(base, Align::Left, theme::EFFECT_COMPACT, theme::EFFECT, &text);
        }
    }
}

fn small_worker(canvas: &mut Canvas, place: Area, worker: Worker) {
    let has_foot = place.h >= 55.0;
    let body = small_ground(canvas, place, has_foot);
    worker_art(canvas, small_art(body), worker.member, worker.is_freed);
    four_amounts(canvas, body, worker.produces);
    let right = place.right() - 4.0;
    if has_foot {
        small_name(canvas, body, place.w - 7.0, &worker_names(worker));
        let base = place.y + place.h - 3.4;
        draw_price_to(canvas, at(right, base), worker.price);
        rank_mark(canvas, at(place.x + 4.5, base - 4.2), worker);
    } else {
        let taken = draw_price_to(canvas, at(right, place.y + 11.4), worker.price);
        let room = place.w - 7.0 - taken;
        small_name(canvas, body, room, &worker_names(worker));
    }
}

/// Bars for the rank of a worker, a whole chain for a prisoner, a broken one for a freed prisoner, a cog for a machine.
fn rank_mark(canvas: &mut Canvas, left: Point, worker: Worker) {
    let symbol = match worker.member.kind() {
        MemberKind::Worker => {
            for number in 0..rank(worker.member) {
                let x = left.x + f32::from(number) * 5.2;
                canvas.round(area(x, left.y - 4.0, 3.4, 8.0), 1.2, theme::KIND);
            }
            return;
        }
        MemberKind::Slave if worker.is_freed => icons::CHAIN_BROKEN,
        MemberKind::Slave => icons::CHAIN,
        MemberKind::Machine => icons::COG,
    };
    canvas.blit_centred(at(left.x + 5.5, left.y), icon(symbol, 11.0));
}

/// What stands on the small card of a worker, the longest first: what they are, as printed on the card. The trade would fit on
/// some cards only; the amounts below tell it on all.
fn worker_names(worker: Worker) -> [String; 2] {
    let title = facts::title(worker.member, worker.is_freed).to_string();
    let machine = Building::all().find(|building| building.machine() == Some(worker.member));
    let short = match machine {
        _ if worker.is_freed => say!("builders-picture-freed").to_string(),
        Some(building) => short_name(building),
        None => title.clone(),
    };
    [title, short]
}

/// Draws the marble of a small card; says what is left above the foot.
pub fn small_ground(canvas: &mut Canvas, place: Area, has_foot: bool) -> Area {
    canvas.round(place, RADIUS, theme::MARBLE_LIP);
    let height = place.h - if has_foot { FOOT } else { 2.0 };
    let body = Area { h: height, ..place };
    canvas.round(body, RADIUS, theme::MARBLE);
    if has_foot {
        canvas.fill(Area { y: place.y + height - RADIUS, h: RADIUS, ..place }, theme::MARBLE);
    }
    body
}

/// Writes the first of these names that fits on a small card; the last one, in smaller letters, if none does.
pub fn small_name(canvas: &mut Canvas, body: Area, room: f32, names: &[String]) {
    let fits = |name: &&String| SMALL_NAME.width(name) <= room;
    let name = names.iter().find(fits).or(names.last()).map_or("", String::as_str);
    let (font, name) = SMALL_NAME.fit(name, room);
    canvas.text(at(body.x + 4.0, body.y + 11.0), Align::Left, font, theme::INK, &name);
}

/// The square for the art of a small card: what the amounts leave.
pub fn small_art(body: Area) -> Area {
    let side = (body.h - 16.4).min(body.w - 8.0 - 2.0 * PITCH);
    let spare = body.h - 15.4 - side;
    area(body.x + 3.4, body.y + 13.6 + spare / 2.0, side, side)
}

/// Draws amounts in four fixed places beside the art: stone and wood above architecture and decoration.
pub fn four_amounts(canvas: &mut Canvas, body: Area, amounts: Resources) {
    let art = small_art(body);
    let left = body.right() - 0.8 - 2.0 * PITCH;
    for (number, resource) in Resource::ALL.into_iter().enumerate() {
        let much = amounts.of(resource);
        let x = left + length(number % 2) * PITCH;
        let y = art.centre().y + if number < 2 { -7.2 } else { 7.5 };
        if much == 0 {
            canvas.disc(at(x + 7.0, y), 1.1, theme::MARBLE_LINE);
            continue;
        }
        pip(canvas, at(x + 7.0, y), 14.0, resource, (Fill::Full, &much.to_string()));
    }
}

/// Draws an icon and a number that end at a place on the base line; says how wide they are.
pub fn count(canvas: &mut Canvas, end: Point, symbol: Icon, number: u8) -> f32 {
    let text = number.to_string();
    let width = canvas.text(end, Align::Right, SMALL_COUNT, theme::INK, &text) + GAP + 11.0;
    let middle = at(end.x - width + 5.5, end.y - SMALL_COUNT.cap_height() / 2.0);
    canvas.blit_centred(middle, icon(symbol, 11.0));
    width
}

/// Draws a price tag that ends at a place on the base line of text beside it; says how wide it is.
pub fn draw_price_to(canvas: &mut Canvas, end: Point, price: u8) -> f32 {
    let width = price_width(12.4, price);
    draw_price(canvas, at(end.x - width, end.y - 4.2), 12.4, price);
    width
}

/// Draws marble and name of a large card; says where its text begins.
fn large_ground(canvas: &mut Canvas, place: Area, name: &str) -> f32 {
    canvas.round(place, theme::RADIUS, theme::MARBLE_LIP);
    canvas.round(Area { h: place.h - 2.4, ..place }, theme::RADIUS, theme::MARBLE);
    let left = large_art(place).right() + 10.0;
    let name = theme::CARD_NAME_COMPACT.shorten(name, place.right() - left - 6.0);
    let base = at(left, place.y + 18.0);
    canvas.text(base, Align::Left, theme::CARD_NAME_COMPACT, theme::INK, &name);
    left
}

fn large_art(place: Area) -> Area {
    area(place.x + 6.0, place.y + 6.0, place.h - 14.4, place.h - 14.4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Language;
    use crate::games::builders::pictures::pip::resource_icon;
    use crate::render::sprite::rasterise;

    /// The share of pixels that one of two glyphs covers and the other does not, in the smallest size.
    fn apart(one: Icon, other: Icon) -> f32 {
        let cover = |icon: Icon| -> Vec<bool> {
            rasterise(icon.svg(), 33, 33).pixels().map(|pixel| pixel.0[3] > 127).collect()
        };
        let (one, other) = (cover(one), cover(other));
        let differ = one.iter().zip(&other).filter(|(one, other)| one != other).count();
        length(differ) / length(one.len())
    }

    #[test]
    fn resources_are_told_apart_by_their_outlines_alone() {
        for (number, one) in Resource::ALL.into_iter().enumerate() {
            for other in Resource::ALL.into_iter().skip(number + 1) {
                let apart = apart(resource_icon(one, Fill::Full), resource_icon(other, Fill::Full));
                assert!(apart > 0.08, "{one} and {other}: {apart}");
            }
        }
    }

    #[test]
    fn a_row_is_as_wide_as_it_says() {
        for amounts in [Resources::NONE, Resources::new([0, 3, 0, 0]), Resources::new([2, 4, 1, 3])]
        {
            let mut canvas = Canvas::new(20.0, theme::PANEL);
            let end = resources_row(&mut canvas, at(10.0, 14.0), 13.0, amounts);
            assert!((end - 10.0 - resources_width(13.0, amounts)).abs() < 0.01, "{amounts}");
        }
    }

    #[test]
    fn every_name_fits_on_a_small_card_in_any_language() {
        let room = 72.0 - 7.0;
        let fits = |names: &[String]| names.iter().any(|name| SMALL_NAME.width(name) <= room);
        let check = |tag| {
            for building in Building::all() {
                let names = [building.name().to_string(), short_name(building)];
                assert!(fits(&names), "{tag}: {}", building.id());
            }
            for worker in Member::all().map(Worker::from) {
                let freed = Worker { is_freed: true, ..worker };
                assert!(fits(&worker_names(worker)), "{tag}: {}", worker.name());
                assert!(fits(&worker_names(freed)), "{tag}: {}", freed.name());
            }
        };
        for language in Language::all() {
            language.speak(|| check(language.tag()));
        }
    }

    #[test]
    fn small_cards_name_the_trade_of_nobody() {
        let people = || Member::all().filter(|member| member.kind() != MemberKind::Machine);
        for is_freed in [false, true] {
            let named = |member| worker_names(Worker { is_freed, ..Worker::from(member) });
            for one in people() {
                let like = people().filter(|other| other.title() == one.title());
                for other in like {
                    assert_eq!(named(one), named(other), "{} and {}", one.id(), other.id());
                }
            }
        }
    }
}
