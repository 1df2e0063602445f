//! What everybody sees of a player: name, counts, open sites, team.

use crate::board::Seat;
use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::canvas::{Align, Area, Point, area, at};
use crate::render::gallery::icon;
use crate::render::lettering::Type;
use crate::render::parts::{Standing, Who, bracket, new_line, player_ground, player_head};
use crate::render::theme;
use crate::say;

use super::icons;
use super::news::{Fresh, counts};
use super::palette::Canvas;
use super::street::draw_street;
use super::team::Layout;

/// A player with what the page knows of them.
pub(super) struct Shown<'a> {
    pub seat: Seat,
    pub player: &'a PlayerView,
    pub who: Who<'a>,
    /// What is new, to be marked.
    pub fresh: Fresh,
}

/// Below this width name and counts stand in two lines.
const WIDE: f32 = 240.0;

/// Draws a player's panel.
pub(super) fn draw_player(canvas: &mut Canvas, place: Area, view: &PublicView, shown: &Shown<'_>) {
    player_ground(canvas, place, Standing::of(shown.seat, view.to_move, view.winners));
    let is_first = view.first_player == shown.seat;
    let inner = area(place.x + 6.0, place.y, place.w - 12.0, place.h - 4.0);
    let top = if place.w >= WIDE {
        let head = area(place.x, place.y, place.w - 128.0, 26.0);
        player_head(canvas, head, &shown.who, is_first);
        draw_counts(
            canvas,
            at(place.right() - 124.0, place.y + 17.4),
            place.right() - 6.0,
            view,
            shown,
        );
        23.6
    } else {
        player_head(canvas, place, &shown.who, is_first);
        draw_counts(canvas, at(inner.x, place.y + 33.4), inner.right(), view, shown);
        41.0
    };
    draw_work(
        canvas,
        area(inner.x, place.y + top, inner.w, inner.y + inner.h - place.y - top),
        view,
        shown,
    );
}

/// Sites above, team below.
fn draw_work(canvas: &mut Canvas, place: Area, view: &PublicView, shown: &Shown<'_>) {
    let most = if place.h < TALL { 1 } else { 3 };
    let team = Layout::new(shown.player, place.w, most, &shown.fresh);
    let top = place.y + place.h - team.height();
    team.draw(canvas, area(place.x, top, place.w, team.height()));
    canvas.fill(area(place.x, top - 3.4, place.w, 0.7), theme::PLOT_LINE);
    let sites = area(place.x, place.y, place.w, top - RULE - place.y);
    let last = last_of(view, shown.seat);
    if shown.player.sites.is_empty() {
        let text = say!("builders-picture-no-site").to_string();
        canvas.text_centred(sites.centre(), theme::LABEL, theme::ZERO, &text);
    } else {
        draw_street(canvas, sites, shown.player, last, &shown.fresh);
    }
}

/// From this height on the team may have several lines.
const TALL: f32 = 100.0;
/// The room for the line between sites and team.
const RULE: f32 = 6.0;

/// The site worked on last in the whole game, if it is this player's.
pub(super) fn last_of(view: &PublicView, seat: Seat) -> Option<Building> {
    view.last.filter(|(player, _)| *player == seat).map(|(_, building)| building)
}

/// Draws coins, points of those that end the game, finished buildings and loans, evenly spread.
fn draw_counts(canvas: &mut Canvas, start: Point, end: f32, view: &PublicView, shown: &Shown<'_>) {
    let [coins, points, finished, loans] = counts(shown.player);
    let goal = crate::games::builders::rules::cards::rules().end_trigger_points;
    let texts =
        [coins.to_string(), format!("{points}/{goal}"), finished.to_string(), loans.to_string()];
    let icons = [icons::COIN, icons::BANNER, icons::HOME, icons::LOAN];
    let width = |font: Type| {
        texts.iter().map(|text| font.size() * 0.97 + 2.0 + font.width(text)).sum::<f32>()
    };
    let room = end - start.x;
    let [.., smallest] = theme::COUNTS;
    let font = *theme::COUNTS.iter().find(|font| width(**font) + 9.0 <= room).unwrap_or(&smallest);
    let gap = ((room - width(font)) / 3.0).min(14.0);
    let mut x = start.x;
    for (number, (text, symbol)) in texts.iter().zip(icons).enumerate() {
        let side = font.size() * 0.97;
        let middle = start.y - font.cap_height() / 2.0;
        canvas.blit_centred(at(x + side / 2.0, middle), icon(symbol, side));
        let is_zero = counts(shown.player)[number] == 0;
        let ink = if is_zero { theme::ZERO } else { theme::TEXT };
        let right =
            x + side + 2.0 + canvas.text(at(x + side + 2.0, start.y), Align::Left, font, ink, text);
        if shown.fresh.counts[number] != 0 {
            new_line(canvas, at(x, start.y), right);
        }
        let is_last = number == 2
            && last_of(view, shown.seat).is_some_and(|last| shown.player.finished.contains(&last));
        if is_last {
            bracket(canvas, Area::square(at(x + side / 2.0, middle), side - 1.0));
        }
        x = right + gap;
    }
}
