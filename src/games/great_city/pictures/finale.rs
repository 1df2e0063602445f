//! The end as one tall picture: the winner's city within its wall, the account of its points, the places, how the points grew.

use crate::board::{Game, Seat, SeatSet};
use crate::games::great_city::rules::scoring::areas;
use crate::games::great_city::rules::state::GreatCity;
use crate::games::great_city::rules::view::{CityView, PublicView};
use crate::render::canvas::{Align, Area, area, at, length, pixels};
use crate::render::gallery::{icon, sprite};
use crate::render::lettering::{Face, Type};
use crate::render::parts::{Course, Finale, Scenes, draw_finale};
use crate::render::{Cast, Everybody, Picture, theme};
use crate::say;

use super::extent::Extent;
use super::palette::{self, Canvas, Shade, seat_colours};
use super::score_lines::lines;
use super::site::Site;
use super::tile::body_shade;
use super::{alt, icons};

/// The height of the scene for one winner, and for several.
const SCENE: [f32; 2] = [330.0, 420.0];
/// The width of the account beside the city.
const ACCOUNT: f32 = 186.0;
/// The breadth of the wall, and what is left around it.
const WALL: f32 = 12.0;
const FIELD: f32 = 8.0;
/// The side of a small city.
const SMALL: f32 = 34.0;
/// The most areas that have a line each.
const AREAS: usize = 5;
const ROW: Type = Type::new(Face::Bold, 13.5);

/// Draws the end of a game that took this course.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn finale(view: &PublicView, course: &Course, cast: &Cast) -> Picture<Everybody> {
    let of = |seat: Seat| {
        let score = &view.players[seat.index()].score;
        (lines(view, score), score.total)
    };
    let winners = view.winners.unwrap_or(SeatSet::EMPTY);
    let shown = Finale {
        cast,
        colours: seat_colours(cast),
        winners,
        after: vec![say!("great_city-picture-after-rounds", rounds = view.rounds)],
        point: GreatCity::POINT,
        of: &of,
        course,
        scenes: Seat::MAX,
        scene: SCENE[usize::from(winners.iter().count() > 1)],
    };
    let winner = |canvas: &mut Canvas, place: Area, seat: Seat| {
        draw_town(canvas, Area { w: place.w - ACCOUNT, ..place }, &view.players[seat.index()].city);
        let left = place.right() - ACCOUNT;
        draw_account(canvas, Area { x: left, w: ACCOUNT, ..place }, view, seat);
    };
    let row = |canvas: &mut Canvas, place: Area, seat: Seat| {
        draw_print(canvas, place, &view.players[seat.index()].city);
    };
    let scenes = Scenes { winner: &winner, row: &row, extent: (SMALL, SMALL) };
    Picture::new(draw_finale(&shown, &scenes), &alt::finale(view, course, cast))
}

/// Draws a city as large as it may be within a wall with towers.
fn draw_town(canvas: &mut Canvas, place: Area, city: &CityView) {
    canvas.round(place, 5.0, palette::MEADOW);
    let wall = place.inset(FIELD);
    draw_wall(canvas, wall);
    let ground = wall.inset(WALL + 4.0);
    let side = ground.w.min(ground.h);
    let square = Area::square(ground.centre(), side);
    Site::whole(city, square).draw(canvas, None);
}

/// Draws a wall around a place: battlements, a tower at each corner, a gate below.
fn draw_wall(canvas: &mut Canvas, place: Area) {
    canvas.round(place, 3.0, theme::INK);
    canvas.round(place.inset(1.0), 3.0, palette::WALL);
    canvas.round(place.inset(WALL - 1.2), 2.0, theme::INK);
    canvas.round(place.inset(WALL), 2.0, palette::MEADOW);
    let mut x = place.x + 26.0;
    while x < place.right() - 26.0 {
        canvas.fill(area(x, place.y - 2.0, 3.6, 3.4), palette::WALL);
        canvas.fill(area(x, place.y + place.h - WALL - 2.0, 3.6, 3.4), palette::WALL);
        x += 7.2;
    }
    let extent = pixels(26.0).cast_unsigned();
    let tower = sprite(("tower", 0, extent, extent), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"><path d=\"M8 24h48v40H8z\" fill=\"#241813\"/>\
         <path d=\"M11 26h42v36H11z\" fill=\"#B3A58C\"/><path d=\"M32 0 62 26H2z\" fill=\"#241813\"/>\
         <path d=\"M32 4 56 24H8z\" fill=\"#C9633A\"/><path d=\"M26 62V46a6 6 0 0 1 12 0v16z\" fill=\"#3A2A20\"/></svg>"
            .to_owned()
    });
    for corner in [
        at(place.x + 4.0, place.y + 3.0),
        at(place.right() - 4.0, place.y + 3.0),
        at(place.x + 4.0, place.y + place.h - 7.0),
        at(place.right() - 4.0, place.y + place.h - 7.0),
    ] {
        canvas.blit_centred(corner, tower);
    }
    let gate = area(place.centre().x - 11.0, place.y + place.h - WALL + 1.0, 22.0, WALL - 1.0);
    // An arch: round above, straight where the road leaves.
    canvas.round(gate, 5.0, theme::INK);
    canvas.fill(Area { y: gate.y + gate.h / 2.0, h: gate.h / 2.0, ..gate }, theme::INK);
}

/// Draws the account: the areas of houses with sum, colours and tokens, then the categories and the total.
fn draw_account(canvas: &mut Canvas, place: Area, view: &PublicView, seat: Seat) {
    let player = &view.players[seat.index()];
    canvas.round(place, 5.0, theme::PANEL);
    let (left, end) = (place.x + 12.0, place.right() - 12.0);
    let all = areas(&player.city);
    let categories = lines(view, &player.score);
    let is_low = place.h < 260.0;
    let shown = if is_low { 0 } else { all.len().min(AREAS) };
    let mut y = place.y + 22.0;
    if shown > 0 {
        let says = say!("great_city-picture-areas").to_string();
        canvas.text(at(left, y - 2.0), Align::Left, theme::LABEL_BOLD, theme::TEXT, &says);
        let says = say!("great_city-picture-sum-colours").to_string();
        canvas.text(at(end, y - 2.0), Align::Right, theme::LABEL, theme::MUTED, &says);
        y += 19.0;
    }
    for houses in all.iter().take(shown) {
        let count = houses.houses.min(5);
        for number in 0..count {
            let x = left + 6.5 + f32::from(number) * 12.0;
            canvas.blit_centred(at(x, y - 5.0), icon(icons::HOME, 13.0));
        }
        let bath = if houses.bath > 0 { format!("+{}", houses.bath) } else { String::new() };
        let text = format!("{}×{}{bath}", houses.value * houses.houses, houses.colours);
        canvas.text(at(left + 100.0, y), Align::Centre, ROW, theme::MUTED, &text);
        let points = houses.points().to_string();
        canvas.text(at(end, y), Align::Right, ROW, theme::TEXT, &points);
        y += 19.0;
    }
    if shown > 0 {
        canvas.fill(area(left, y - 9.0, end - left, 0.8), theme::FRAME);
        y += 9.0;
    }
    let room = place.y + place.h - 44.0 - y;
    let step = (room / length(categories.len())).clamp(12.0, 30.0);
    for line in &categories {
        canvas.blit_centred(at(left + 8.0, y - 4.8), icon(line.icon, 15.0));
        let ink = if line.points == 0 { theme::ZERO } else { theme::TEXT };
        let name = theme::EFFECT_COMPACT.shorten(&(line.name)().to_string(), 110.0);
        canvas.text(at(left + 22.0, y), Align::Left, theme::EFFECT_COMPACT, ink, &name);
        canvas.text(at(end, y), Align::Right, ROW, ink, &line.points.to_string());
        y += step;
    }
    let foot = place.y + place.h - 16.0;
    canvas.fill(area(left, foot - 28.0, end - left, 1.0), theme::GOLD);
    let says = say!("picture-total").to_string();
    canvas.text(at(left, foot), Align::Left, theme::EFFECT_LINE, theme::TEXT, &says);
    let total = player.score.total.to_string();
    canvas.text(at(end, foot), Align::Right, theme::TOTAL, theme::GOLD, &total);
}

/// Draws a city as a small pattern: a square for each place, in the colour of what stands there.
fn draw_print(canvas: &mut Canvas, place: Area, city: &CityView) {
    canvas.round(place, 3.0, theme::PLOT);
    let (top, left) = Extent::of(city).map_or((0, 0), Extent::centred);
    let side = (place.w - 5.0) / 4.0;
    for building in &city.buildings {
        let (down, across) =
            (f32::from(building.at.row() - top), f32::from(building.at.col() - left));
        let tile = area(
            place.x + 1.0 + across * (side + 1.0),
            place.y + 1.0 + down * (side + 1.0),
            side,
            side,
        );
        let shade: Shade = body_shade(building.card);
        canvas.round(tile, 1.4, shade);
    }
}
