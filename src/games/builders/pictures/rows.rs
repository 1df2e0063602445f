//! Both rows: five buildings, five workers.

use crate::games::builders::rules::view::PublicView;
use crate::games::builders::rules::{cards::Building, resources::Resources};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::parts::{dashed, new_corner, panel};
use crate::render::theme;
use crate::say;

use super::art::{building_art, worker_art};
use super::gain::draw_yield;
use super::names::label;
use super::news::News;
use super::palette::Canvas;
use super::pieces::{draw_coins, draw_points, draw_square};

/// The art of a card; what it pays and costs stands beside it.
const ART: f32 = 33.0;
/// Between cards, and from the edge of a card to its art.
const GAP: f32 = 2.0;
const EDGE: f32 = 1.5;
const TOKEN: f32 = 14.0;

/// Draws the row of buildings: what each needs, pays and scores, and what a machine will bring.
pub(super) fn draw_buildings(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    draw_ground(canvas, place, &say!("builders-picture-buildings").to_string(), view.building_deck);
    for (place, card) in cards(place, view.buildings.len()).zip(&view.buildings) {
        let Some(building) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        let art = draw_card(canvas, place, building.need(), building.name());
        building_art(canvas, art, building);
        draw_gain(canvas, art, building);
        if news.has_building(building) {
            new_corner(canvas, art);
        }
    }
}

/// Draws the row of workers: what each brings and what sending it costs.
pub(super) fn draw_workers(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    draw_ground(canvas, place, &say!("builders-picture-workers").to_string(), view.worker_deck);
    for (place, card) in cards(place, view.workers.len()).zip(&view.workers) {
        let Some(worker) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        let art = draw_card(canvas, place, worker.produces(), &label(worker));
        worker_art(canvas, art, worker, false);
        draw_coins(canvas, foot_token(art), TOKEN, worker.price());
        if news.has_worker(worker) {
            new_corner(canvas, art);
        }
    }
}

/// Draws the ground of a card with the amounts and the name; says where its art goes.
fn draw_card(canvas: &mut Canvas, place: Area, amounts: Resources, name: &str) -> Area {
    canvas.round(place, 4.5, theme::RAISED);
    let art = area(place.x + EDGE, place.y + EDGE, ART, ART);
    let below = area(place.x + EDGE, place.y + ART + 3.0, place.w - 2.0 * EDGE, 26.0);
    draw_square(canvas, below, amounts);
    draw_name(canvas, place, name);
    art
}

/// The middle of the token at the foot of the art.
const fn foot_token(art: Area) -> Point {
    at(art.right() + TOKEN / 2.0 - 0.2, art.y + ART - TOKEN / 2.0 - 0.4)
}

fn draw_gain(canvas: &mut Canvas, art: Area, building: Building) {
    let foot = foot_token(art);
    if building.points() > 0 {
        draw_points(canvas, at(foot.x - 1.0, art.y + 8.4), 18.6, building.points());
    }
    if building.sesterces() > 0 {
        draw_coins(canvas, foot, TOKEN, building.sesterces());
    }
    let corner = Area { w: ART + TOKEN, ..art };
    draw_yield(canvas, corner, building);
}

/// A name in one or two lines at the foot of its card.
fn draw_name(canvas: &mut Canvas, place: Area, name: &str) {
    let lines = theme::FLOOR.wrap(name, place.w - 0.6, 2);
    let first = place.y + if lines.len() == 1 { 76.6 } else { 71.6 };
    for (line, text) in lines.iter().enumerate() {
        let base = at(place.centre().x, first + length(line) * 10.2);
        canvas.text(base, Align::Centre, theme::FLOOR, theme::TEXT, text);
    }
}

fn draw_gap(canvas: &mut Canvas, place: Area) {
    let hole = place.inset(0.6);
    canvas.round(hole, 4.5, theme::PLOT);
    dashed(canvas, hole, 4.5, 0.9, theme::PLOT_LINE);
    canvas.text_centred(
        hole.centre(),
        theme::LABEL,
        theme::MUTED,
        &say!("builders-picture-none").to_string(),
    );
}

fn draw_ground(canvas: &mut Canvas, place: Area, title: &str, deck: u8) {
    panel(canvas, place);
    let base = place.y + 11.6;
    canvas.text(at(place.x + 7.0, base), Align::Left, theme::CAPTION, theme::MUTED, title);
    let deck = say!("builders-picture-deck", cards = deck).to_string();
    canvas.text(at(place.right() - 7.0, base), Align::Right, theme::CAPTION, theme::MUTED, &deck);
}

/// The places of so many cards.
fn cards(place: Area, count: usize) -> impl Iterator<Item = Area> {
    const MARGIN: f32 = 2.4;
    const HEAD: f32 = 14.8;
    let width = (place.w - 2.0 * MARGIN - 4.0 * GAP) / 5.0;
    (0..count).map(move |number| {
        let left = place.x + MARGIN + length(number) * (width + GAP);
        area(left, place.y + HEAD, width, place.h - HEAD - MARGIN)
    })
}
