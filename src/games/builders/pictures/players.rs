//! What everybody sees of a player: name, purse, points, street, what the sites miss, who is ready.

use crate::board::Seat;
use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::canvas::{Align, Area, Point, area, at};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::parts::{
    Standing, Who, draw_tablet, new_line, player_ground, player_head, tablet_width,
};
use crate::render::theme;
use crate::say;

use super::icons;
use super::news::{Fresh, counts};
use super::palette::Canvas;
use super::street::{Street, draw_about};
use super::team::{draw_number_ready, draw_ready};

/// A player with what the page knows of them.
pub(super) struct Shown<'a> {
    pub seat: Seat,
    pub player: &'a PlayerView,
    pub who: Who<'a>,
    /// What is new, to be marked.
    pub fresh: Fresh,
}

/// The line of the name, the edge of the box, and the line of who is ready.
const HEAD: f32 = 23.0;
const EDGE: f32 = 5.0;
const READY: f32 = 19.0;
/// The line of what is missing where it stands above the ready ones.
const MISSING: f32 = 30.0;
/// From this height on they stand below each other.
const TALL: f32 = 130.0;
/// A line for the ready ones that is narrower than this has no room even for one.
const NARROW: f32 = 44.0;
/// What a chat lays over the lower left corner of a picture.
const BADGE: f32 = 48.0;

/// Draws a player's box; one in the lower left corner of the page leaves its own corner empty.
pub(super) fn draw_player(
    canvas: &mut Canvas,
    place: Area,
    view: &PublicView,
    shown: &Shown<'_>,
    in_corner: Corner,
) {
    player_ground(canvas, place, Standing::of(shown.seat, view.to_move, view.winners));
    let (player, last) = (shown.player, last_of(view, shown.seat));
    let middle = place.y + HEAD / 2.0 + 0.4;
    let mut end = draw_counts(canvas, at(place.right() - EDGE, middle), shown);
    let is_tall = place.h > TALL;
    let badge = match in_corner {
        Corner::OfPage => BADGE,
        Corner::Elsewhere => 0.0,
    };
    let below = if is_tall { MISSING + READY + 5.0 } else { READY };
    let inner = area(place.x + EDGE, place.y + HEAD, place.w - 2.0 * EDGE, place.h - HEAD - 3.0);
    let scene = Area { h: inner.h - below - 1.0, ..inner };
    let street = Street::new(player, scene, if is_tall { 0.0 } else { badge }, last);
    let room = if player.sites.is_empty() { inner.right() } else { street.left() - 5.0 };
    let room = room - inner.x - badge;
    let is_narrow = !is_tall && room < NARROW;
    if is_narrow {
        end = draw_number_ready(canvas, at(end - 7.0, middle), player, &shown.fresh);
    }
    let head = area(place.x, place.y - 1.6, end - 4.0 - place.x, HEAD);
    player_head(canvas, head, &shown.who, view.first_player == shown.seat);
    street.draw(canvas, last, &shown.fresh);
    let top = scene.y + scene.h + 1.0;
    if is_tall {
        street.draw_missing(canvas, top + 3.0, MISSING - 6.0);
        let room = street.left() - inner.x - 6.0;
        draw_words(canvas, area(inner.x + 2.0, top + 2.0, room, MISSING), player);
        let line = top + MISSING + 0.6;
        canvas.fill(area(inner.x, line, inner.w, 0.7), theme::PLOT_LINE);
        let ready = area(inner.x + badge, line + 3.4, inner.w - badge, READY);
        draw_ready(canvas, ready, player, &shown.fresh);
    } else {
        street.draw_missing(canvas, top, READY);
        if !is_narrow {
            draw_ready(canvas, area(inner.x + badge, top, room, READY), player, &shown.fresh);
        }
    }
}

/// Whether a box lies in the lower left corner of its page, on which chats lay a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corner {
    OfPage,
    Elsewhere,
}

/// Says how many buildings there are and which one is the newest, where there is room.
fn draw_words(canvas: &mut Canvas, place: Area, player: &PlayerView) {
    if place.w < 60.0 {
        return;
    }
    let finished = say!("builders-picture-so-many-finished", number = player.finished.len());
    let newest = player.finished.last().map_or_else(String::new, |building| {
        say!("builders-picture-newest", building = building.name()).to_string()
    });
    draw_about(canvas, place, &finished.to_string(), &newest);
}

/// The site worked on last in the whole game, if it is this player's.
pub(super) fn last_of(view: &PublicView, seat: Seat) -> Option<Building> {
    view.last.filter(|(player, _)| *player == seat).map(|(_, building)| building)
}

/// Draws loans, if there are any, sesterces and points up to a place on their middle line; says where they begin.
fn draw_counts(canvas: &mut Canvas, end: Point, shown: &Shown<'_>) -> f32 {
    let [coins, points, _, loans] = counts(shown.player);
    let [new_coins, new_points, _, new_loans] = shown.fresh.counts;
    let goal = crate::games::builders::rules::cards::rules().end_trigger_points;
    let (total, of) = (points.to_string(), format!("/{goal}"));
    let left = end.x - tablet_width(15.5, (&total, &of));
    draw_tablet(canvas, end, 15.5, (&total, &of));
    if new_points != 0 {
        new_line(canvas, at(left + 5.0, end.y + 8.2), end.x - 5.0);
    }
    let mut x = draw_count(canvas, at(left - 6.0, end.y), (icons::COIN, coins), new_coins != 0);
    if loans > 0 || new_loans != 0 {
        x = draw_count(canvas, at(x - 7.0, end.y), (icons::LOAN, loans), new_loans != 0);
    }
    x
}

/// Draws an icon and a count that ends at a place on the middle line; says where it begins.
fn draw_count(canvas: &mut Canvas, end: Point, (symbol, count): (Icon, u16), is_new: bool) -> f32 {
    let (font, text) = (theme::COUNT_LARGE, count.to_string());
    let ink = if count == 0 { theme::ZERO } else { theme::TEXT };
    let base = end.y + font.cap_height() / 2.0;
    let width = canvas.text(at(end.x, base), Align::Right, font, ink, &text);
    let side = 14.5;
    let left = end.x - width - 2.4 - side;
    canvas.blit_centred(at(left + side / 2.0, end.y), icon(symbol, side));
    if is_new {
        new_line(canvas, at(left, base), end.x);
    }
    left
}
