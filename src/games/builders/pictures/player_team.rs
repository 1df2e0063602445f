//! The team of one player in detail: a small card for each, and below it where they are.

use crate::games::builders::rules::view::{MemberView, PlayerView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::gallery::icon;
use crate::render::parts::new_corner;
use crate::render::theme;
use crate::say;

use super::card::{Worker, small_art, worker_card};
use super::icons;
use super::names::fitting;
use super::news::Fresh;
use super::palette::Canvas;
use super::pieces::{CHIP, Chip, draw_numeral};
use super::pip::{Fill, pip};
use super::player_parts::{GAP, HEADING, heading};
use super::team;

/// Members in a row, and the line below each card.
const COLUMNS: usize = 4;
const WHERE: f32 = 14.0;
/// The most rows of members; the last place of a larger team counts the others.
const ROWS: usize = 3;

/// How high a team with its heading is.
pub(super) fn height(player: &PlayerView, card: f32) -> f32 {
    let rows = player.team.len().div_ceil(COLUMNS).min(ROWS);
    HEADING + length(rows) * (card + WHERE + GAP) - GAP
}

/// Draws the whole team as small cards, those who are available first.
pub(super) fn draw_team(
    canvas: &mut Canvas,
    place: Area,
    player: &PlayerView,
    card: f32,
    fresh: &Fresh,
) {
    heading(canvas, place, &say!("builders-picture-team").to_string(), player.team.len());
    let width = (place.w - GAP * length(COLUMNS - 1)) / length(COLUMNS);
    let team = team::in_order(player);
    let places = COLUMNS * ROWS;
    let shown = if team.len() > places { places - 1 } else { team.len() };
    let cell = |number: usize| {
        let left = place.x + length(number % COLUMNS) * (width + GAP);
        let top = place.y + HEADING + length(number / COLUMNS) * (card + WHERE + GAP);
        area(left, top, width, card + WHERE)
    };
    for (number, view) in team.iter().take(shown).enumerate() {
        draw_member(canvas, cell(number), view, player);
        if fresh.team.contains(&view.member) {
            let body = Area { h: card - if card >= 55.0 { 14.0 } else { 2.0 }, ..cell(number) };
            new_corner(canvas, small_art(body));
        }
    }
    if team.len() > shown {
        let rest = say!("builders-picture-more", number = team.len() - shown).to_string();
        canvas.text_centred(cell(shown).centre(), theme::LABEL_BOLD, theme::MUTED, &rest);
    }
}

/// Draws a member: the card, and below it where it is, with what, or that it can go.
fn draw_member(canvas: &mut Canvas, place: Area, view: &MemberView, player: &PlayerView) {
    canvas.round(place, 4.0, theme::RAISED);
    worker_card(canvas, area(place.x, place.y, place.w, place.h - WHERE), Worker::from(view));
    let (top, mut left) = (place.y + place.h - WHERE + 0.6, place.x + 1.0);
    let mut end = place.right() - 3.0;
    if let Some(tool) = view.tool {
        end -= CHIP - 2.4;
        Chip::Tool(tool).draw(canvas, at(end, top));
        end -= 2.0;
    }
    if let Some(resource) = view.educated {
        let middle = top + CHIP / 2.0;
        pip(canvas, at(end - 5.0, middle), 11.8, resource, (Fill::Full, ""));
        canvas.blit_centred(at(end - 18.0, middle), icon(icons::UNIVERSITY, 12.6));
        end -= 26.0;
    }
    let base = top + CHIP / 2.0 + theme::FLOOR.cap_height() / 2.0;
    let site = view.at.and_then(|at| player.sites.iter().position(|site| site.building == at));
    if let (Some(number), Some(building)) = (site, view.at) {
        left += draw_numeral(canvas, at(left, top), number) + 2.6;
        let (font, name) = fitting(building, theme::FLOOR, end - left);
        canvas.text(at(left, base), Align::Left, font, theme::MUTED, &name);
    } else {
        let font = theme::FLOOR;
        let says = say!("builders-picture-available").to_string();
        canvas.text(at(left + 3.0, base), Align::Left, font, theme::NEW, &says);
    }
}
