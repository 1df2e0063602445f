//! The investment line: which prisoners, tools and universities, how many loans. What is gone leaves its place.

use crate::games::builders::rules::cards::{Investment, Member};
use crate::games::builders::rules::view::LineView;
use crate::games::builders::rules::{cards, resources::Resource};
use crate::render::canvas::{Align, Area, Point, at};
use crate::render::gallery::icon;
use crate::render::parts::panel;
use crate::render::theme;
use crate::say;

use super::icons;
use super::news::News;
use super::palette::Canvas;
use super::pieces::{CHIP, Chip, SMALL_COUNT, draw_coins, draw_new_below};

/// The height of the panel.
pub(super) const HEIGHT: f32 = 20.0;

/// Draws the panel.
pub(super) fn draw_line(canvas: &mut Canvas, place: Area, line: &LineView, news: &News) {
    panel(canvas, place);
    let middle = place.y + place.h / 2.0;
    let gone = news.gone();
    let price = Member::slaves().next().map_or(0, |slave| Investment::Slave(slave).price());
    let mut x = draw_label(
        canvas,
        at(place.x + 7.0, middle),
        &say!("builders-picture-prisoners").to_string(),
        price,
    );
    for slave in Member::slaves() {
        let state = (line.slaves.contains(&slave), gone.slaves.contains(&slave));
        x = draw_card(canvas, at(x, middle), Chip::all(slave.produces()), state) + 3.4;
    }
    x = draw_label(
        canvas,
        at(x + APART, middle),
        &say!("builders-picture-tools").to_string(),
        Investment::Tool(Resource::Stone).price(),
    );
    for tool in Resource::ALL {
        let state = (line.tools.contains(&tool), gone.tools.contains(&tool));
        x = draw_card(canvas, at(x, middle), [Chip::Tool(tool)], state) + 2.2;
    }
    let price = Investment::University(Resource::Stone).price();
    x = draw_label(
        canvas,
        at(x + APART, middle),
        &say!("builders-picture-universities").to_string(),
        price,
    );
    for resource in Resource::ALL {
        let state = (line.universities.contains(&resource), gone.universities.contains(&resource));
        let chip = Chip::Amount(resource, cards::taught(resource));
        x = draw_card(canvas, at(x, middle), [chip], state) + 2.2;
    }
    draw_loans(canvas, at(x + APART, middle), line.loans, gone.loans > 0);
}

/// Between the kinds.
const APART: f32 = 7.0;

/// Draws a kind's name and price; says where its cards begin.
fn draw_label(canvas: &mut Canvas, left: Point, name: &str, price: u8) -> f32 {
    let base = at(left.x, left.y + theme::CAPTION.cap_height() / 2.0);
    let end = left.x + canvas.text(base, Align::Left, theme::CAPTION, theme::MUTED, name);
    draw_coins(canvas, at(end + 8.8, left.y), 12.0, price);
    end + 17.0
}

/// Draws a card as its chips, or the place that it has left; says where it ends. The state: whether it is there, and
/// whether it went since.
fn draw_card(
    canvas: &mut Canvas,
    left: Point,
    chips: impl IntoIterator<Item = Chip>,
    (is_here, is_new): (bool, bool),
) -> f32 {
    let mut x = left.x;
    let top = left.y - CHIP / 2.0;
    for chip in chips {
        if is_here {
            chip.draw(canvas, at(x, top));
        } else {
            Chip::draw_gone(canvas, at(x, top));
        }
        x += CHIP + 0.6;
    }
    if is_new {
        draw_new_below(canvas, left.x, x - 0.6, top + CHIP);
    }
    x - 0.6
}

fn draw_loans(canvas: &mut Canvas, left: Point, loans: u8, is_new: bool) {
    let base = left.y + theme::CAPTION.cap_height() / 2.0;
    canvas.blit_centred(at(left.x + 6.4, left.y), icon(icons::LOAN, 13.0));
    let x = left.x + 15.0;
    let ink = if loans == 0 { theme::ZERO } else { theme::TEXT };
    let right = x + canvas.text(at(x, base), Align::Left, SMALL_COUNT, ink, &format!("×{loans}"));
    if is_new {
        draw_new_below(canvas, left.x, right, left.y + CHIP / 2.0);
    }
}
