//! What lies open, as large cards: for whoever chooses among them, on a phone, too.

use crate::catalogue::Text;
use crate::games::builders::rules::cards::{Building, Member};
use crate::games::builders::rules::resources::Resources;
use crate::games::builders::rules::view::PublicView;
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::footed_page;
use crate::render::{Everybody, Picture, saying, theme};
use crate::say;

use super::art::{building_art, worker_art};
use super::card::resources_row;
use super::facts::{self, Detail};
use super::news::News;
use super::palette::{self, Canvas};
use super::pieces::{draw_coins, draw_new_below, draw_points, draw_price};
use super::rows::{draw_gap, draw_ground};
use super::{icons, invest};

/// Cards beside each other.
const BESIDE: usize = 3;
/// The height of a card, and where its parts are: the base of its name, and the middles of its two lines.
const HEIGHT: f32 = 74.0;
const NAME: (f32, Type) = (15.6, Type::new(Face::Bold, 14.5));
const LINES: [f32; 2] = [32.0, 58.0];
/// The side of its art, of a resource, and of a coin or a banner.
const ART: f32 = 47.0;
const RESOURCE: f32 = 22.0;
const COIN: f32 = 21.0;
const PRICE: Type = Type::new(Face::Text, 12.5);
const GAP: f32 = 3.0;
/// The height of a row's title.
const HEAD: f32 = 16.0;
const TOP: f32 = 7.0;

/// Draws both rows and the investment line.
pub fn market(view: &PublicView, news: &News) -> Picture<Everybody> {
    let lines = view.buildings.len().max(view.workers.len()).div_ceil(BESIDE);
    let row = HEAD + length(lines) * (HEIGHT + GAP) + GAP;
    let mut canvas = footed_page(2.0 * (row + GAP) + invest::HEIGHT + 2.0 * TOP);
    let mut top = TOP;
    draw_row(&mut canvas, (top, row), &say!("builders-picture-buildings"), view.building_deck);
    for (place, card) in places(top + HEAD).zip(&view.buildings) {
        match *card {
            Some(building) => draw_building(&mut canvas, place, building, news),
            None => draw_gap(&mut canvas, place),
        }
    }
    top += row + GAP;
    draw_row(&mut canvas, (top, row), &say!("builders-picture-workers"), view.worker_deck);
    for (place, card) in places(top + HEAD).zip(&view.workers) {
        match *card {
            Some(worker) => draw_worker(&mut canvas, place, worker, news),
            None => draw_gap(&mut canvas, place),
        }
    }
    let width = theme::WIDTH - 2.0 * theme::MARGIN;
    let strip = area(theme::MARGIN, top + row + GAP, width, invest::HEIGHT);
    invest::draw_line(&mut canvas, strip, &view.line, news);
    Picture::new(canvas, &in_words(view))
}

fn draw_building(canvas: &mut Canvas, place: Area, building: Building, news: &News) {
    let (art, foot) = draw_card(canvas, place, &building.name().to_string(), building.need());
    building_art(canvas, art, building);
    draw_gain(canvas, foot, building);
    mark(canvas, place, news.has_building(building));
}

fn draw_worker(canvas: &mut Canvas, place: Area, worker: Member, news: &News) {
    let (art, foot) = draw_card(canvas, place, &worker.name().to_string(), worker.produces());
    worker_art(canvas, art, worker, false);
    let end = draw_price(canvas, at(foot.x - COIN / 2.0, foot.y), COIN - 2.0, worker.price());
    let after = at(end + 5.0, foot.y + PRICE.cap_height() / 2.0);
    let says = say!("builders-picture-to-send").to_string();
    canvas.text(after, Align::Left, PRICE, theme::EFFECT, &says);
    mark(canvas, place, news.has_worker(worker));
}

fn draw_row(canvas: &mut Canvas, (top, height): (f32, f32), title: &Text, deck: u8) {
    let place = area(theme::MARGIN, top, theme::WIDTH - 2.0 * theme::MARGIN, height);
    draw_ground(canvas, place, &title.to_string(), deck);
}

/// Draws the ground of a card, its name and its amounts; says where its art goes and where its foot begins.
fn draw_card(canvas: &mut Canvas, place: Area, name: &str, amounts: Resources) -> (Area, Point) {
    canvas.round(place, theme::RADIUS, palette::CARD_LIP);
    canvas.round(Area { h: place.h - 2.4, ..place }, theme::RADIUS, palette::CARD);
    let (base, font) = NAME;
    let name = font.shorten(name, place.w - 12.0);
    canvas.text(at(place.x + 6.0, place.y + base), Align::Left, font, theme::INK, &name);
    let art = area(place.x + 6.0, place.y + 21.0, ART, ART);
    let left = art.right() + 9.0;
    resources_row(canvas, at(left, place.y + LINES[0]), RESOURCE, amounts);
    (art, at(left + COIN / 2.0, place.y + LINES[1]))
}

/// Draws what finishing brings: points, sesterces, and what a machine will bring.
fn draw_gain(canvas: &mut Canvas, foot: Point, building: Building) {
    let mut middle = foot;
    if building.points() > 0 {
        draw_points(canvas, middle, COIN, building.points());
        middle.x += COIN + GAP;
    }
    if building.sesterces() > 0 {
        draw_coins(canvas, middle, COIN, building.sesterces());
    }
    if let Some(machine) = building.machine() {
        canvas.blit_centred(middle, icon(icons::COG, COIN));
        let left = at(middle.x + COIN / 2.0 + GAP, middle.y);
        resources_row(canvas, left, RESOURCE, machine.produces());
    }
}

/// Places for cards.
fn places(top: f32) -> impl Iterator<Item = Area> {
    let left = theme::MARGIN + GAP;
    let width = (theme::WIDTH - 2.0 * left + GAP) / length(BESIDE) - GAP;
    (0..).map(move |number: usize| {
        let (across, down) = (length(number % BESIDE), length(number / BESIDE));
        area(left + across * (width + GAP), top + down * (HEIGHT + GAP), width, HEIGHT)
    })
}

/// Marks a card that is new.
fn mark(canvas: &mut Canvas, place: Area, is_new: bool) {
    if is_new {
        draw_new_below(canvas, place.x + 6.0, place.right() - 6.0, place.y + place.h - 1.9);
    }
}

/// As much as fits: what the cards are before what they need and bring.
fn in_words(view: &PublicView) -> String {
    let said = |detail, of_line| {
        let line = facts::line(&view.line, of_line);
        vec![facts::buildings(view, detail), facts::workers(view, detail), line]
    };
    let lengths = [(Detail::Full, Detail::Full), (Detail::Full, Detail::Numbers)];
    let all = lengths.into_iter().chain([(Detail::Names, Detail::Numbers)]);
    saying::fitting(all.map(|(rows, line)| said(rows, line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_fits_on_its_card() {
        let room = places(0.0).next().unwrap().w - 12.0;
        let buildings = Building::all().map(|building| building.name().to_string());
        for name in buildings.chain(Member::workers().map(|worker| worker.name().to_string())) {
            assert_eq!(NAME.1.shorten(&name, room), name);
        }
    }
}
