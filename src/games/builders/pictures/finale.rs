//! The end as one tall picture: the winner's street with names and points, the places, how the points grew.

use crate::board::{Game, Seat, SeatSet};
use crate::catalogue::Text;
use crate::games::builders::rules::cards::{Building, rules};
use crate::games::builders::rules::state::Builders;
use crate::games::builders::rules::view::PublicView;
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{Course, Finale, Scenes, draw_finale};
use crate::render::{Cast, Everybody, Picture, theme};
use crate::say;

use super::alt;
use super::icons;
use super::names::fitting;
use super::palette::{self, Canvas, seat_colours};
use super::scene::{draw_meadow, draw_scene, draw_wall};
use super::score_lines::{after, lines};
use super::stand::draw_building;
use super::street::draw_town;

/// The height of the scene: for one, two and three levels.
const SCENE: [f32; 3] = [160.0, 216.0, 248.0];
const MANY: usize = 15;
/// Up to so many buildings stand on one level.
const FEW: usize = 4;
/// How wide and high a small street is.
const SMALL: (f32, f32) = (128.0, 30.0);
/// From this height on a level has room for names.
const NAMED: f32 = 64.0;

/// Draws the end of a game that took this course.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn finale(view: &PublicView, course: &Course, cast: &Cast) -> Picture<Everybody> {
    let of = |seat: Seat| {
        let score = &view.players[seat.index()].score;
        (lines(score).to_vec(), score.total)
    };
    let winners = view.winners.unwrap_or(SeatSet::EMPTY);
    let built = |seat: Seat| &view.players[seat.index()].finished;
    let most = winners.iter().map(|seat| built(seat).len()).max().unwrap_or(0);
    let levels = if winners.iter().count() > 1 { 2 } else { levels_of(most) };
    let shown = Finale {
        cast,
        colours: seat_colours(cast),
        winners,
        after: endings(view, cast),
        point: Builders::POINT,
        of: &of,
        course,
        scenes: Seat::MAX,
        scene: SCENE[levels - 1],
    };
    let winner =
        |canvas: &mut Canvas, place: Area, seat: Seat| draw_levels(canvas, place, built(seat));
    let row = |canvas: &mut Canvas, place: Area, seat: Seat| {
        draw_town(canvas, place, built(seat), &[]);
    };
    let scenes = Scenes { winner: &winner, row: &row, extent: SMALL };
    Picture::new(draw_finale(&shown, &scenes), &alt::finale(view, course, cast))
}

/// How long it took, with and without who ended it by their points.
fn endings(view: &PublicView, cast: &Cast) -> Vec<Text> {
    let reached = view.last_round.map(|seat| {
        let who = cast.players[seat.index()].drawn();
        let reached = say!("builders-picture-reached", who, points = rules().end_trigger_points);
        Text::dotted([after(view), reached])
    });
    reached.into_iter().chain([after(view)]).collect()
}

/// On how many levels so many buildings stand.
const fn levels_of(buildings: usize) -> usize {
    match buildings {
        0..=FEW => 1,
        _ if buildings < MANY => 2,
        _ => 3,
    }
}

/// Draws what somebody has built on as many levels as it takes, the oldest above, the last one with its word.
fn draw_levels(canvas: &mut Canvas, place: Area, finished: &[Building]) {
    let is_low = place.h < 150.0 && finished.len() < 10;
    let levels = if is_low { 1 } else { levels_of(finished.len()) };
    let high = (place.h / length(levels)).floor();
    let ground = if high >= NAMED { 29.0 } else { 14.0 };
    let share = finished.len().div_ceil(levels).max(1);
    for level in 0..levels {
        let top = place.y + length(level) * high;
        let here = Area { y: top, h: high, ..place };
        if level == 0 {
            draw_scene(canvas, here, ground);
        } else {
            draw_wall(canvas, Area { h: high - ground, ..here });
            let floor = Area { y: top + high - ground, h: ground, ..here };
            canvas.fill(floor, palette::PAVING);
            canvas.fill(Area { h: 1.2, ..floor }, palette::PAVING_LIGHT);
        }
        let these = finished.iter().skip(level * share).take(share);
        let these: Vec<_> = these.copied().collect();
        draw_level(canvas, here, ground, &these, finished.last().copied());
    }
    if finished.is_empty() {
        let floor = Area { y: place.y + place.h - ground, h: ground, ..place };
        draw_meadow(canvas, floor, 3);
    }
}

/// Draws the buildings of a level, each with its name and its points on the ground below it.
fn draw_level(
    canvas: &mut Canvas,
    place: Area,
    ground: f32,
    buildings: &[Building],
    last: Option<Building>,
) {
    let pitch = place.w / length(buildings.len().max(1));
    let side = (place.h - ground - 8.0).min(pitch * 0.86).min(112.0).floor();
    let floor = place.y + place.h - ground;
    for (number, building) in buildings.iter().enumerate() {
        let middle = place.x + pitch * (length(number) + 0.5);
        let art = area(middle - side / 2.0, floor - side, side, side);
        draw_building(canvas, art, *building);
        let base = floor + 11.8;
        let points = if ground > 20.0 {
            let font = Type::new(Face::Bold, 11.6);
            let (font, name) = fitting(*building, font, pitch - 3.0);
            canvas.text(at(middle, base), Align::Centre, font, theme::INK, &name);
            floor + 20.6
        } else {
            floor + 7.4
        };
        let text = building.points().to_string();
        let font = Type::new(Face::Bold, 12.4);
        let left = middle - f32::midpoint(14.0, font.width(&text));
        canvas.blit_centred(at(left + 6.0, points), icon(icons::BANNER, 12.4));
        let start = at(left + 14.0, points + font.cap_height() / 2.0);
        canvas.text(start, Align::Left, font, theme::INK, &text);
        if last == Some(*building) {
            draw_last(canvas, art);
        }
    }
}

/// Draws a flag over what was finished last, with the word.
fn draw_last(canvas: &mut Canvas, art: Area) {
    let font = Type::new(Face::Bold, 10.6);
    let word = say!("builders-picture-last").to_string();
    let width = font.width(&word) + 12.0;
    let (x, y) = ((art.right() - 3.0).min(theme::WIDTH - 18.0 - width), art.y - 2.0);
    let flag = |grow: f32| {
        [
            at(x - grow, y - grow),
            at(x + width + 2.0 * grow, y - grow),
            at(x + width - 4.0 + 2.0 * grow, y + 6.5),
            at(x + width + 2.0 * grow, y + 13.0 + grow),
            at(x - grow, y + 13.0 + grow),
        ]
    };
    canvas.fill(area(x - 1.0, y, 2.4, art.h * 0.6), theme::INK);
    canvas.polygon(&flag(1.0), theme::INK);
    canvas.polygon(&flag(0.0), theme::GOLD);
    canvas.text(at(x + 4.0, y + 10.2), Align::Left, font, theme::INK, &word);
}
