//! Both rows: five buildings, five workers, on cream cards as all that may be taken.

use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::resources::Resources;
use crate::games::builders::rules::view::PublicView;
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{dashed, panel};
use crate::render::theme;
use crate::say;

use super::art::{building_art, worker_art};
use super::card::resources_row;
use super::names::{fitting, fitting_label};
use super::news::News;
use super::palette::{self, Canvas};
use super::pieces::{draw_coins, draw_new_below, draw_price};
use super::{icons, pip};

/// Between cards, and from the edge of a card to its art.
const GAP: f32 = 2.6;
const EDGE: f32 = 3.0;
/// How wide the art is, and the height of the line of the name.
const ART: f32 = 30.0;
const NAME: f32 = 16.0;
/// The types of a name, and what its line leaves free.
const NAMES: [Type; 4] = [
    Type::new(Face::Bold, 12.0),
    Type::new(Face::Bold, 11.4),
    Type::new(Face::Bold, 10.8),
    Type::new(Face::Bold, 10.2),
];
const NAME_EDGE: f32 = 5.0;
/// Points, which have no ground of their own.
const POINTS: Type = Type::new(Face::Bold, 15.0);

/// Draws the row of buildings: what each needs, pays and scores, and what a machine will bring.
pub(super) fn draw_buildings(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    for (place, card) in cards(place, view.buildings.len()).zip(&view.buildings) {
        let Some(building) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        let whole = building.name().to_string();
        let kind = name_font(place, &whole);
        let (kind, name) = fitting(building, kind, place.w - NAME_EDGE);
        let (art, foot) = draw_card(canvas, place, building.need(), (kind, &name));
        building_art(canvas, art, building);
        draw_gain(canvas, foot, (place.right() - EDGE, side(place)), building);
        if news.has_building(building) {
            draw_new_below(canvas, place.x + EDGE, place.right() - EDGE, place.y + place.h - 2.9);
        }
    }
}

/// Draws the row of workers: what each brings and what sending it costs.
pub(super) fn draw_workers(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    for (place, card) in cards(place, view.workers.len()).zip(&view.workers) {
        let Some(worker) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        let kind = name_font(place, &worker.name().to_string());
        let (kind, name) = fitting_label(worker, kind, place.w - NAME_EDGE);
        let (art, foot) = draw_card(canvas, place, worker.produces(), (kind, &name));
        worker_art(canvas, art, worker, false);
        let end = draw_price(canvas, foot, side(place) - 1.4, worker.price()) + 4.0;
        let says = say!("builders-picture-to-send").to_string();
        let (kind, says) = theme::LABEL.fit(&says, place.right() - EDGE - end);
        let base = at(end, foot.y + theme::LABEL.cap_height() / 2.0);
        canvas.text(base, Align::Left, kind, theme::EFFECT, &says);
        if news.has_worker(worker) {
            draw_new_below(canvas, place.x + EDGE, place.right() - EDGE, place.y + place.h - 2.9);
        }
    }
}

/// The side of a resource on a card, by the card's height.
fn side(place: Area) -> f32 {
    (place.h * 0.3).clamp(15.7, 16.0)
}

/// The largest type in which a name fits on a card, or the smallest.
fn name_font(place: Area, name: &str) -> Type {
    let [.., least] = NAMES;
    let fits = |font: &Type| font.width(name) <= place.w - NAME_EDGE;
    let first = usize::from(place.h <= 55.0);
    NAMES.into_iter().skip(first).find(fits).unwrap_or(least)
}

/// Draws the ground of a card with the amounts and the name; says where its art goes, and where the middle line of its foot
/// begins.
fn draw_card(
    canvas: &mut Canvas,
    place: Area,
    amounts: Resources,
    (font, name): (Type, &str),
) -> (Area, Point) {
    canvas.round(place, 4.5, palette::CARD_LIP);
    canvas.round(Area { h: place.h - 1.6, ..place }, 4.5, palette::CARD);
    let base = at(place.x + EDGE, place.y + 12.4);
    canvas.text(base, Align::Left, font, theme::INK, name);
    let art = area(place.x + EDGE, place.y + NAME, ART, place.h - NAME - 4.4);
    let left = art.right() + 3.0;
    let line = (place.h - NAME - 4.0) / 2.0;
    let middle = at(left, place.y + NAME + line / 2.0 - 0.6);
    resources_row(canvas, middle, side(place), amounts);
    (art, at(left, middle.y + line))
}

/// Draws the points, the sesterces that a building pays, and what a machine will bring. What one gets has round gold, what
/// one pays a tag.
fn draw_gain(canvas: &mut Canvas, foot: Point, (end, side): (f32, f32), building: Building) {
    let (points, base) = (building.points().to_string(), foot.y + POINTS.cap_height() / 2.0);
    canvas.blit_centred(at(foot.x + side / 2.0 - 1.0, foot.y), icon(icons::BANNER, side));
    canvas.text(at(foot.x + side, base), Align::Left, POINTS, theme::INK, &points);
    if building.sesterces() > 0 {
        draw_coins(canvas, at(end - side / 2.0 - 6.0, foot.y), side, building.sesterces());
    }
    if let Some(machine) = building.machine() {
        let mut x = end - side / 2.0;
        for (resource, amount) in machine.produces().iter() {
            let text = amount.to_string();
            pip::pip(canvas, at(x, foot.y), side, resource, (pip::Fill::Full, &text));
            x -= side + 1.0;
        }
        canvas.blit_centred(at(x, foot.y), icon(icons::COG, side - 2.0));
    }
}

/// Draws the place of a card that is not there.
pub(super) fn draw_gap(canvas: &mut Canvas, place: Area) {
    let hole = place.inset(0.6);
    canvas.round(hole, 4.5, theme::PLOT);
    dashed(canvas, hole, 4.5, 0.9, theme::PLOT_LINE);
}

/// Draws the ground of a row of large cards with its title and how many cards its deck has.
pub(super) fn draw_ground(canvas: &mut Canvas, place: Area, title: &str, deck: u8) {
    panel(canvas, place);
    let base = at(place.x + 7.0, place.y + 11.0);
    let end = canvas.text(base, Align::Left, theme::LABEL_BOLD, theme::TEXT, title);
    let deck = say!("builders-picture-deck", cards = deck).to_string();
    let start = at(base.x + end + 6.0, base.y);
    canvas.text(start, Align::Left, theme::CAPTION, theme::MUTED, &deck);
}

/// The places of so many cards.
fn cards(place: Area, count: usize) -> impl Iterator<Item = Area> {
    let width = (place.w - 4.0 * GAP) / 5.0;
    (0..count).map(move |number| {
        let left = place.x + length(number) * (width + GAP);
        Area { x: left, w: width, ..place }
    })
}
