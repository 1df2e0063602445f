//! What everybody sees of a player: name, counts, city.

use crate::board::Seat;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::{PlayerView, PublicView};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::Type;
use crate::render::parts::{
    Standing, Who, bracket, draw_mark, draw_name, draw_tablet, new_corner, new_line, player_ground,
    player_head, stat, stat_width, tablet_width,
};
use crate::render::theme;
use crate::say;

use super::counts::counts;
use super::extent::Extent;
use super::fan::{self, draw_fan};
use super::grid::Grid;
use super::icons;
use super::news::Fresh;
use super::palette::Canvas;
use super::town::Town;

/// A player with what the page knows of them.
pub(super) struct Shown<'a> {
    pub seat: Seat,
    pub player: &'a PlayerView,
    pub who: Who<'a>,
    /// What is new, to be marked.
    pub fresh: Fresh,
}

/// The breadth of a city's streets.
const STREET: f32 = 2.8;

/// Draws a player as a column: three and four players.
pub(super) fn draw_column(canvas: &mut Canvas, place: Area, view: &PublicView, shown: &Shown<'_>) {
    player_ground(canvas, place, Standing::of(shown.seat, view.to_move, view.winners));
    let end = draw_points(canvas, at(place.right() - 3.6, place.y + 12.6), shown);
    let head = Area { w: end - 1.0 - place.x, ..place };
    player_head(canvas, head, &shown.who, view.first_player == shown.seat);
    draw_counts(canvas, at(place.x + 6.4, place.y + 33.4), place.right() - 3.4, shown);
    let side = 28.2;
    let left = place.x + (place.w - 4.0 * side - 3.0 * STREET) / 2.0;
    draw_city(canvas, at(left, place.y + 39.2), side, shown, last_of(view, shown.seat));
    draw_fan(canvas, hand_place(place, place.right() - 5.0), shown.player);
}

/// Where a hand lies: what a chat lays over the lower left corner of a picture stays free, in each box alike.
fn hand_place(place: Area, end: f32) -> Area {
    const FREE: f32 = 51.0;
    let left = place.x + FREE;
    area(left, place.y + place.h - fan::CARD - 4.0, end - left, fan::CARD)
}

/// Draws the points up to a place on their middle line; says where they begin.
fn draw_points(canvas: &mut Canvas, end: Point, shown: &Shown<'_>) -> f32 {
    let total = shown.player.score.total.to_string();
    draw_tablet(canvas, end, 14.0, (&total, ""))
}

/// Draws the counts at a steady pitch, in the largest type whose last count ends before `end`.
fn draw_counts(canvas: &mut Canvas, start: Point, end: f32, shown: &Shown<'_>) {
    let counts = counts(shown.player);
    let pitch = (end - start.x + 3.0) / 4.0;
    let width = |font: Type| counts.each_ref().map(|(_, count, _)| stat_width(*count, font));
    let fits = |font: &&Type| {
        let widths = width(**font);
        widths.iter().all(|width| width + 2.0 <= pitch) && start.x + 3.0 * pitch + widths[3] <= end
    };
    let [.., smallest] = theme::COUNTS;
    let font = *theme::COUNTS.iter().find(fits).unwrap_or(&smallest);
    for (number, (symbol, count, _)) in counts.into_iter().enumerate() {
        let left = at(start.x + length(number) * pitch, start.y);
        let end = stat(canvas, left, symbol, count, font);
        if shown.fresh.counts[number] != 0 {
            new_line(canvas, left, end);
        }
    }
}

/// Draws a player as a block with labelled counts: two players.
pub(super) fn draw_block(canvas: &mut Canvas, place: Area, view: &PublicView, shown: &Shown<'_>) {
    player_ground(canvas, place, Standing::of(shown.seat, view.to_move, view.winners));
    draw_city(canvas, at(place.x + 6.2, place.y + 6.2), 37.75, shown, last_of(view, shown.seat));
    draw_fan(canvas, hand_place(place, place.x + 166.0), shown.player);
    let left = place.x + 172.5;
    draw_mark(canvas, at(left + 10.5, place.y + 19.0), 22.5, shown.who.mark);
    let text = left + 24.6;
    draw_block_name(canvas, at(text, place.y), place.right() - text - 4.0, &shown.who);
    let total = shown.player.score.total.to_string();
    let width = tablet_width(16.0, (&total, ""));
    draw_tablet(canvas, at(left + 2.0 + width, place.y + 49.0), 16.0, (&total, ""));
    for (number, (symbol, count, label)) in counts(shown.player).into_iter().enumerate() {
        let base = place.y + 79.0 + length(number) * 23.8;
        let middle = base - theme::COUNT_LARGE.cap_height() / 2.0;
        canvas.blit_centred(at(left + 10.5, middle), icon(symbol, 17.4));
        let ink = if count == 0 { theme::ZERO } else { theme::TEXT };
        let end = text
            + 0.8
            + canvas.text(
                at(text + 0.8, base),
                Align::Left,
                theme::COUNT_LARGE,
                ink,
                &count.to_string(),
            );
        canvas.text(
            at(end + 4.6, base),
            Align::Left,
            theme::CAPTION,
            theme::MUTED,
            &label.to_string(),
        );
        if shown.fresh.counts[number] != 0 {
            new_line(canvas, at(left + 1.8, base), end);
        }
    }
    if view.first_player == shown.seat {
        let base = place.y + 79.0 + 4.0 * 23.8;
        canvas.blit_centred(at(left + 10.5, base - 4.6), icon(icons::FIRST_PLAYER, 16.5));
        canvas.text(
            at(text + 0.8, base),
            Align::Left,
            theme::CAPTION,
            theme::MUTED,
            &say!("great_city-picture-first-player").to_string(),
        );
    }
}

/// Draws the name in one line or two, or in one with the note below it; `corner` is on the block's upper edge.
fn draw_block_name(canvas: &mut Canvas, corner: Point, room: f32, who: &Who<'_>) {
    if !who.note.is_empty() {
        let name = at(corner.x, corner.y + 17.0);
        draw_name(canvas, name, room, &theme::PLAYER_NAMES_LARGE, theme::TEXT, who.name);
        let note = theme::CAPTION.shorten(&who.note, room);
        let base = at(corner.x, corner.y + 30.4);
        canvas.text(base, Align::Left, theme::CAPTION, theme::MUTED, &note);
        return;
    }
    let font = theme::PLAYER_NAME_LARGE;
    let lines = font.wrap(who.name, room, 2);
    let first = corner.y + if lines.len() == 1 { 23.8 } else { 16.0 };
    for (number, line) in lines.iter().enumerate() {
        let base = at(corner.x, first + length(number) * 15.0);
        canvas.text(base, Align::Left, font, theme::TEXT, line);
    }
}

/// The last building of the whole game, if it is in this city.
pub(super) fn last_of(view: &PublicView, seat: Seat) -> Option<Cell> {
    view.last_build.filter(|(builder, _)| *builder == seat).map(|(_, cell)| cell)
}

/// Draws a city in a grid of four by four, with brackets around its last building.
fn draw_city(canvas: &mut Canvas, corner: Point, side: f32, shown: &Shown<'_>, last: Option<Cell>) {
    let city = &shown.player.city;
    let (top, left) = Extent::of(city).map_or((0, 0), Extent::centred);
    let around = Extent { top, bottom: top + 3, left, right: left + 3 };
    let town = Town { grid: Grid { corner, side, street: STREET, shown: around }, city };
    town.draw_meadow(canvas, around);
    town.draw_buildings(canvas, None);
    let tile = |cell: Cell| town.grid.place(cell);
    if let Some(cell) = last {
        bracket(canvas, tile(cell));
    }
    for cell in shown.fresh.built.iter().chain(&shown.fresh.tokens) {
        new_corner(canvas, tile(*cell));
    }
}
