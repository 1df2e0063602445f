//! Both rows: five buildings, five workers.

use crate::games::builders::view::PublicView;
use crate::games::builders::{Building, Member};
use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::parts::{dashed, new_corner, panel};
use crate::render::theme;

use super::art::{building_art, worker_art};
use super::news::News;
use super::pieces::{draw_coins, draw_columns, draw_points, label};

/// The art of a card; the tokens stand beside it.
const ART: f32 = 34.0;
const GAP: f32 = 3.4;
const TOKEN: f32 = 14.6;

/// Draws the row of buildings: what each needs, pays and scores.
pub(super) fn draw_buildings(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    draw_ground(canvas, place, "Buildings", view.building_deck);
    for (place, card) in cards(place, view.buildings.len()).zip(&view.buildings) {
        let Some(building) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        building_art(canvas, area(place.x, place.y, ART, ART), building);
        draw_building_tokens(canvas, place, building);
        draw_columns(
            canvas,
            area(place.x - 1.0, place.y + ART + 2.6, place.w + 2.0, 23.0),
            building.need(),
        );
        draw_name(canvas, place, building.name());
        if news.has_building(building) {
            new_corner(canvas, area(place.x, place.y, ART, ART));
        }
    }
}

/// Draws the row of workers: what each brings and what sending it costs.
pub(super) fn draw_workers(canvas: &mut Canvas, place: Area, view: &PublicView, news: &News) {
    draw_ground(canvas, place, "Workers", view.worker_deck);
    for (place, card) in cards(place, view.workers.len()).zip(&view.workers) {
        let Some(worker) = *card else {
            draw_gap(canvas, place);
            continue;
        };
        draw_worker(canvas, place, worker);
        if news.has_worker(worker) {
            new_corner(canvas, area(place.x, place.y, ART, ART));
        }
    }
}

fn draw_worker(canvas: &mut Canvas, place: Area, worker: Member) {
    worker_art(canvas, area(place.x, place.y, ART, ART), worker, false);
    draw_coins(
        canvas,
        at(place.x + ART + TOKEN / 2.0 + 0.2, place.y + ART - TOKEN / 2.0 - 0.6),
        TOKEN - 0.6,
        worker.price(),
    );
    draw_columns(
        canvas,
        area(place.x - 1.0, place.y + ART + 2.6, place.w + 2.0, 23.0),
        worker.produces(),
    );
    draw_name(canvas, place, &label(worker));
}

fn draw_building_tokens(canvas: &mut Canvas, place: Area, building: Building) {
    let x = place.x + ART + TOKEN / 2.0 + 0.2;
    if building.points() > 0 {
        draw_points(canvas, at(x - 1.2, place.y + 8.4), 18.6, building.points());
    }
    if building.sesterces() > 0 {
        draw_coins(
            canvas,
            at(x, place.y + ART - TOKEN / 2.0 - 0.6),
            TOKEN - 0.6,
            building.sesterces(),
        );
    }
}

/// A name in two lines below its card.
fn draw_name(canvas: &mut Canvas, place: Area, name: &str) {
    for (line, text) in theme::FLOOR.wrap(name, place.w + 1.6, 2).iter().enumerate() {
        let base = at(place.x + place.w / 2.0, place.y + ART + 35.4 + length(line) * 10.2);
        canvas.text(base, Align::Centre, theme::FLOOR, theme::TEXT, text);
    }
}

fn draw_gap(canvas: &mut Canvas, place: Area) {
    let hole = area(place.x, place.y, place.w, place.h - 4.0);
    canvas.round(hole, 4.5, theme::PLOT);
    dashed(canvas, hole, 4.5, 0.9, theme::PLOT_LINE);
    canvas.text_centred(hole.centre(), theme::LABEL, theme::MUTED, "none");
}

fn draw_ground(canvas: &mut Canvas, place: Area, title: &str, deck: u8) {
    panel(canvas, place);
    let base = place.y + 11.6;
    canvas.text(at(place.x + 7.0, base), Align::Left, theme::CAPTION, theme::MUTED, title);
    let deck = format!("deck {deck}");
    canvas.text(at(place.right() - 7.0, base), Align::Right, theme::CAPTION, theme::MUTED, &deck);
}

/// The places of so many cards.
fn cards(place: Area, count: usize) -> impl Iterator<Item = Area> {
    let width = (place.w - 10.0 - 4.0 * GAP) / 5.0;
    (0..count).map(move |number| {
        area(place.x + 5.0 + length(number) * (width + GAP), place.y + 15.4, width, place.h - 17.0)
    })
}
