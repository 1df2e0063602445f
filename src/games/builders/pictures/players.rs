//! What everybody sees of a player: name, counts, open sites, team.

use crate::board::Seat;
use crate::games::builders::rules::cards::Building;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::Type;
use crate::render::parts::{Standing, Who, bracket, new_line, player_ground, player_head};
use crate::render::theme;
use crate::say;

use super::icons;
use super::news::{Fresh, counts};
use super::palette::Canvas;
use super::site::{COMPACT, DENSE, Row, draw_site, most_telling};
use super::team::{Layout, Style};

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
    player_ground(canvas, place, standing(view, shown.seat));
    let is_first = view.first_player == shown.seat;
    let inner = area(place.x + 6.0, place.y, place.w - 12.0, place.h - 6.0);
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
        28.0
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

pub(super) fn standing(view: &PublicView, seat: Seat) -> Standing {
    if view.winners.is_some_and(|winners| winners.contains(seat)) {
        Standing::Winner
    } else if view.to_move == Some(seat) {
        Standing::InTurn
    } else {
        Standing::Waiting
    }
}

/// Sites above, team below.
fn draw_work(canvas: &mut Canvas, place: Area, view: &PublicView, shown: &Shown<'_>) {
    let (player, last) = (shown.player, last_of(view, shown.seat));
    // Where there is width for two columns of sites, up to three are shown large instead.
    let columns = if place.w >= WIDE - 20.0 && player.sites.len() > 3 { 2 } else { 1 };
    let rows = player.sites.len().div_ceil(columns).min(ROWS);
    let team = draw_team(canvas, place, rows, shown);
    let sites = area(place.x, place.y, place.w, team - place.y);
    if rows == 0 {
        canvas.text_centred(
            sites.centre(),
            theme::LABEL,
            theme::MUTED,
            &say!("builders-picture-no-site").to_string(),
        );
        return;
    }
    let pitch = (sites.h / length(rows)).min(if place.w < WIDE - 20.0 { TALLEST } else { HIGHEST });
    let height = if pitch > COMPACT + 6.0 { pitch - 4.0 } else { pitch };
    let width = (sites.w - BETWEEN * length(columns - 1)) / length(columns);
    // Where not all have room, the last row says how many are left out.
    let is_cut = player.sites.len() > rows * columns;
    let room = if is_cut { (rows - 1) * columns } else { rows * columns };
    for (place, (number, site)) in most_telling(&player.sites, last, room).into_iter().enumerate() {
        let row = Row {
            site,
            number,
            is_last: last == Some(site.building),
            is_new: shown.fresh.sites.contains(&site.building),
        };
        let left = sites.x + length(place % columns) * (width + BETWEEN);
        let top = sites.y + length(place / columns) * pitch;
        draw_site(canvas, area(left, top, width, height), &row);
    }
    if is_cut {
        let number = player.sites.len() - room;
        let text = say!("builders-picture-more-sites", number).to_string();
        let base = at(sites.x, sites.y + length(rows - 1) * pitch + 10.6);
        canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, &text);
    }
}

/// The most rows of sites.
const ROWS: usize = 5;

/// Draws the team at the foot, in as much detail as so many rows of sites leave room for; says where it begins.
fn draw_team(canvas: &mut Canvas, place: Area, rows: usize, shown: &Shown<'_>) -> f32 {
    let layout = |style| Layout::new(shown.player, place.w, style, &shown.fresh);
    // Sites get their names before the team gets its faces.
    let ladder = [
        (Style::Faces, 48.0),
        (Style::Faces, 31.0),
        (Style::Prices, 31.0),
        (Style::Prices, COMPACT),
        (Style::Bare, COMPACT),
        (Style::Bare, DENSE),
    ];
    let fits = |(style, site): (Style, f32)| {
        let team = layout(style);
        (team.height() + length(rows) * site + RULE <= place.h).then_some(team)
    };
    let team = ladder.into_iter().find_map(fits).unwrap_or_else(|| layout(Style::Available));
    let height = team.height().min(place.h - length(rows) * DENSE - RULE);
    let top = place.y + place.h - height;
    team.draw(canvas, area(place.x, top, place.w, height));
    canvas.fill(area(place.x, top - 3.8, place.w, 0.7), theme::PLOT_LINE);
    top - RULE
}

/// The highest row of sites, and the highest of those that have their needs below.
const HIGHEST: f32 = 54.0;
const TALLEST: f32 = 60.0;
/// Between two columns of sites.
const BETWEEN: f32 = 10.0;
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
    let icons = [icons::COIN, icons::STAR, icons::HOME, icons::LOAN];
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
