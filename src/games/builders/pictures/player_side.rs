//! The panel beside one player in detail: counts, tools, what is finished, points so far.

use crate::board::{Game, Seat};
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::games::builders::rules::{
    cards::{self, added},
    state::Builders,
};
use crate::render::canvas::{Align, Area, area, at};
use crate::render::parts::{
    Mark, SIDE_LEFT, SIDE_PANEL, SIDE_RIGHT, SideCount, SidePoints, Who, plain, side_counts,
    side_panel, side_points,
};
use crate::render::{Cast, theme};
use crate::say;

use super::icons;
use super::news::{Fresh, counts};
use super::palette::Canvas;
use super::pieces::{CHIP, Chip, draw_new_below, draw_numeral, numeral_width};
use super::pip::{Fill, pip};
use super::score_lines::says;
use super::street::draw_town;

/// The page is higher than the first game's.
const PANEL: Area = area(SIDE_PANEL.x, SIDE_PANEL.y, SIDE_PANEL.w, 364.0);
/// The height of the points by category.
const POINTS: f32 = 148.0;

/// Draws the panel.
pub(super) fn draw_side(
    canvas: &mut Canvas,
    view: &PublicView,
    seat: Seat,
    fresh: &Fresh,
    cast: &Cast,
    mark: &Mark,
) {
    let player = &view.players[seat.index()];
    let who = Who::new(&cast.players[seat.index()], mark);
    side_panel(canvas, PANEL, &who, &say!("builders-picture-round", round = view.round));
    draw_counts(canvas, player, fresh);
    let top = draw_tools(canvas, 113.0, player, fresh);
    let raised = area(360.0, PANEL.y + PANEL.h - POINTS - 8.0, 170.0, POINTS);
    draw_finished(canvas, top, raised.y - 4.0, player, fresh);
    draw_points(canvas, raised, view, player);
}

fn draw_counts(canvas: &mut Canvas, player: &PlayerView, fresh: &Fresh) {
    let labels = [
        (icons::COIN, say!("builders-picture-count-sesterces", count = player.coins)),
        (
            icons::BANNER,
            say!("builders-picture-count-points", goal = cards::rules().end_trigger_points),
        ),
        (icons::HOME, say!("builders-picture-count-finished", count = player.finished.len())),
        (icons::LOAN, say!("builders-picture-count-loans", count = player.loans)),
    ];
    let counts = counts(player).into_iter().zip(fresh.counts);
    let shown = counts.zip(labels).map(|((count, changed), (icon, label))| SideCount {
        icon,
        count: count.into(),
        label,
        is_new: changed != 0,
    });
    let all: Vec<_> = shown.collect();
    side_counts(canvas, &all);
}

/// Draws the tools, each with the site to which it is carried; says where the next line begins.
fn draw_tools(canvas: &mut Canvas, top: f32, player: &PlayerView, fresh: &Fresh) -> f32 {
    let base = top + CHIP / 2.0 + theme::LABEL.cap_height() / 2.0;
    let mut x = SIDE_LEFT
        + canvas.text(
            at(SIDE_LEFT, base),
            Align::Left,
            theme::LABEL,
            theme::MUTED,
            &say!("builders-picture-tools").to_string(),
        )
        + 6.0;
    if player.tools.is_empty() {
        canvas.text(
            at(x, base),
            Align::Left,
            theme::LABEL,
            theme::ZERO,
            &say!("builders-picture-none").to_string(),
        );
    }
    for tool in &player.tools {
        let left = x;
        let carrier = tool.carried_by.and_then(|member| player.member(member)?.at);
        let site = player.sites.iter().position(|site| Some(site.building) == carrier);
        if let Some(number) = site {
            draw_numeral(canvas, at(x, top), number);
            x += numeral_width(number) + 0.6;
        }
        Chip::Tool(tool.tool).draw(canvas, at(x, top));
        x += CHIP + 0.6;
        let centre = at(x + CHIP / 2.0, top + CHIP / 2.0);
        let fill = if site.is_some() { Fill::Hollow } else { Fill::Full };
        pip(canvas, centre, CHIP, tool.tool, (fill, &format!("+{}", added(tool.tool).sum())));
        x += CHIP;
        if fresh.tools.contains(&tool.tool) {
            draw_new_below(canvas, left, x, top + CHIP);
        }
        x += 6.0;
    }
    top + CHIP + 5.0
}

/// Shows what is finished, the first one first, as a skyline of as many rows as there is room for.
fn draw_finished(canvas: &mut Canvas, top: f32, end: f32, player: &PlayerView, fresh: &Fresh) {
    let heading = if player.finished.is_empty() {
        say!("builders-picture-nothing-finished")
    } else {
        say!("builders-picture-finished")
    };
    let base = at(SIDE_LEFT, top + 9.6);
    canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, &heading.to_string());
    let place = area(SIDE_LEFT, top + 14.0, SIDE_RIGHT - SIDE_LEFT, (end - top - 14.0).floor());
    draw_town(canvas, place, &player.finished, &fresh.finished);
}

fn draw_points(canvas: &mut Canvas, place: Area, view: &PublicView, player: &PlayerView) {
    let score = &player.score;
    let lines = [
        (icons::HOME, says("buildings"), score.buildings),
        (icons::COG, says("machines"), score.machines),
        (icons::CHAIN, says("prisoners"), score.prisoners),
        (icons::LOAN, says("loans"), score.loans),
        (icons::COIN, says("sesterces"), score.sesterces),
    ];
    let lines = lines.map(|(icon, name, tenths)| SidePoints {
        icon,
        name,
        points: plain(tenths, Builders::POINT),
        is_zero: tenths == 0,
    });
    let says = if view.winners.is_some() {
        say!("picture-total")
    } else {
        say!("builders-picture-so-far")
    };
    let total = plain(score.total, Builders::POINT);
    side_points(canvas, place, &lines, (&says, &total));
}
