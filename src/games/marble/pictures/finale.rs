//! The end as one tall picture: the city as it lies, the account of the winner, the places, how the points grew.

use crate::board::{Game, Seat, SeatSet};
use crate::games::marble::rules::{Marble as Rules, PublicView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{
    Course, Finale, Mark, Scenes, draw_finale, draw_mark, draw_name, marks,
};
use crate::render::{Cast, Everybody, Picture, theme};
use crate::say;

use super::board::{Asked, Scene, draw_board};
use super::news::News;
use super::overview::draw_springs;
use super::palette::{Canvas, seat_colours};
use super::scores::{account, after, alt_of_end};
use super::terrain::{self, END, HEIGHT};

/// The height of the scene: that of the board.
const SCENE: f32 = HEIGHT - 56.0;
const ROW: Type = Type::new(Face::Bold, 13.5);
/// From line to line of the account.
const STEP: f32 = 27.0;

/// Draws the end of a game that took this course.
pub fn finale(view: &PublicView, course: &Course, cast: &Cast) -> Picture<Everybody> {
    let of = |seat| account(view, seat);
    let marks = marks(cast, seat_colours(cast));
    let shown = Finale {
        cast,
        colours: &seat_colours(cast)[..usize::from(view.seats)],
        winners: view.winners().unwrap_or(SeatSet::EMPTY),
        after: vec![after(view)],
        point: Rules::POINT,
        of: &of,
        course,
        scene: SCENE,
        scenes: 1,
    };
    let winner = |canvas: &mut Canvas, place: Area, seat: Seat| {
        terrain::draw_bare(canvas);
        let lying = PublicView { last: None, ..*view };
        let (news, asked) = (News::default(), Asked::default());
        draw_board(canvas, &Scene { view: &lying, marks: &marks, news: &news, asked: &asked });
        draw_springs(canvas, &lying);
        let left = END + 6.0;
        let place = area(left, place.y + 4.0, place.right() - left - 4.0, place.h - 8.0);
        draw_account(canvas, place, view, (seat, &marks[seat.index()]), cast);
    };
    let none = |_: &mut Canvas, _: Area, _: Seat| {};
    let scenes = Scenes { winner: &winner, row: &none, extent: (0.0, 0.0) };
    Picture::new(draw_finale(&shown, &scenes), &alt_of_end(view, course, cast))
}

/// Draws the account of the winner beside the board.
fn draw_account(
    canvas: &mut Canvas,
    place: Area,
    view: &PublicView,
    (seat, mark): (Seat, &Mark),
    cast: &Cast,
) {
    canvas.round(place, 5.0, theme::RAISED);
    let (left, end) = (place.x + 9.0, place.right() - 9.0);
    draw_mark(canvas, at(left + 9.0, place.y + 20.0), 20.0, mark);
    let base = at(left + 23.0, place.y + 24.6);
    let name = cast.players[seat.index()].drawn();
    draw_name(canvas, base, end - left - 23.0, &theme::PLAYER_NAMES_LARGE, theme::TEXT, name);
    let (lines, total) = account(view, seat);
    for (number, line) in lines.iter().enumerate() {
        let base = place.y + 60.0 + STEP * length(number);
        canvas.blit_centred(at(left + 8.0, base - 4.8), icon(line.icon, 15.0));
        let ink = if line.points == 0 { theme::ZERO } else { theme::TEXT };
        let points = line.points.to_string();
        let width = canvas.text(at(end, base), Align::Right, ROW, ink, &points);
        let room = end - width - 4.0 - left - 20.0;
        let name = theme::EFFECT_COMPACT.shorten(&(line.name)().to_string(), room);
        canvas.text(at(left + 20.0, base), Align::Left, theme::EFFECT_COMPACT, ink, &name);
    }
    let foot = place.y + place.h - 16.0;
    canvas.fill(area(left, foot - 28.0, end - left, 1.0), theme::GOLD);
    let says = say!("picture-total").to_string();
    canvas.text(at(left, foot), Align::Left, theme::EFFECT_LINE, theme::TEXT, &says);
    canvas.text(at(end, foot), Align::Right, theme::TOTAL, theme::GOLD, &total.to_string());
}
