//! Both rows: five buildings, five workers.

use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::resources::{Resource, Resources};
use crate::games::builders::rules::view::PublicView;
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::parts::{dashed, panel};
use crate::render::theme;
use crate::say;

use super::art::{building_art, worker_art};
use super::gain::draw_yield;
use super::names::label;
use super::news::News;
use super::palette::Canvas;
use super::pieces::{draw_amounts, draw_coins, draw_new_below, draw_points};
use super::pip::draw_legend;

/// The height of a card's art.
const ART: f32 = 31.0;
/// Between cards, and from the edge of a card to its art.
const GAP: f32 = 2.0;
const EDGE: f32 = 1.5;
const COIN: f32 = 14.0;

/// Draws the row of buildings: what each needs, pays and scores, and what a machine will bring.
pub(super) fn draw_buildings(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    draw_ground(canvas, place, &say!("builders-picture-buildings").to_string(), view.building_deck);
    draw_legend(
        canvas,
        at(place.right() - 7.0, place.y + 11.0),
        &[Resource::Stone, Resource::Wood],
    );
    for (place, card) in cards(place, view.buildings.len()).zip(&view.buildings) {
        let Some(building) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        let art = draw_card(canvas, place, building.need(), &building.name().to_string());
        building_art(canvas, art, building);
        draw_gain(canvas, art, building);
        if news.has_building(building) {
            draw_new_below(canvas, art.x, art.right(), art.y + art.h - 1.9);
        }
    }
}

/// Draws the row of workers: what each brings and what sending it costs.
pub(super) fn draw_workers(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    draw_ground(canvas, place, &say!("builders-picture-workers").to_string(), view.worker_deck);
    draw_legend(
        canvas,
        at(place.right() - 7.0, place.y + 11.0),
        &[Resource::Architecture, Resource::Decoration],
    );
    for (place, card) in cards(place, view.workers.len()).zip(&view.workers) {
        let Some(worker) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        let art = draw_card(canvas, place, worker.produces(), &label(worker));
        worker_art(canvas, art, worker, false);
        draw_coins(canvas, coin_place(art), COIN, worker.price());
        if news.has_worker(worker) {
            draw_new_below(canvas, art.x, art.right(), art.y + art.h - 1.9);
        }
    }
}

/// Draws the ground of a card with the amounts and the name; says where its art goes.
fn draw_card(canvas: &mut Canvas, place: Area, amounts: Resources, name: &str) -> Area {
    canvas.round(place, 4.5, theme::MARBLE_LIP);
    canvas.round(Area { h: place.h - 2.0, ..place }, 4.5, theme::MARBLE);
    let art = area(place.x + EDGE, place.y + EDGE, place.w - 2.0 * EDGE, ART);
    let middle = at(place.centre().x, art.y + ART + 8.6);
    draw_amounts(canvas, middle, art.w + 1.6, amounts);
    draw_name(canvas, place, name);
    art
}

/// The middle of the coin in the upper right corner of the art.
const fn coin_place(art: Area) -> Point {
    at(art.right() - COIN / 2.0 - 0.8, art.y + COIN / 2.0 + 0.8)
}

fn draw_gain(canvas: &mut Canvas, art: Area, building: Building) {
    if building.points() > 0 {
        draw_points(canvas, at(art.x + 8.8, art.y + 9.4), 18.0, building.points());
    }
    if building.sesterces() > 0 {
        draw_coins(canvas, coin_place(art), COIN, building.sesterces());
    }
    draw_yield(canvas, art, building);
}

/// A name in one or two lines at the foot of its card.
fn draw_name(canvas: &mut Canvas, place: Area, name: &str) {
    let lines = theme::FLOOR.wrap(name, place.w - 0.6, 2);
    let first = place.y + if lines.len() == 1 { 61.4 } else { 57.0 };
    for (line, text) in lines.iter().enumerate() {
        let base = at(place.centre().x, first + length(line) * 10.0);
        canvas.text(base, Align::Centre, theme::FLOOR, theme::INK, text);
    }
}

/// Draws the place of a card that is not there.
pub(super) fn draw_gap(canvas: &mut Canvas, place: Area) {
    let hole = place.inset(0.6);
    canvas.round(hole, 4.5, theme::PLOT);
    dashed(canvas, hole, 4.5, 0.9, theme::PLOT_LINE);
}

/// Draws the ground of a row with its title and how many cards its deck has.
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
    const MARGIN: f32 = 2.4;
    const HEAD: f32 = 14.4;
    let width = (place.w - 2.0 * MARGIN - 4.0 * GAP) / 5.0;
    (0..count).map(move |number| {
        let left = place.x + MARGIN + length(number) * (width + GAP);
        area(left, place.y + HEAD, width, place.h - HEAD - MARGIN)
    })
}
