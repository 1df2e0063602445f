//! Cards of the investment line: what each costs, brings, and may cost at the end.

use crate::games::builders::rules::cards::{added, loan, slave_penalty, taught};
use crate::games::builders::rules::{cards::Investment, resources::Resource};
use crate::render::canvas::{Align, Area, Point, area, at};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::theme;
use crate::say;

use super::art::investment_art;
use super::card::{count, draw_price_to, four_amounts, small_art, small_ground, small_name};
use super::icons;
use super::palette::{self, Canvas};
use super::pip::{Fill, pip};

const EFFECT: Type = Type::new(Face::Bold, 13.2);
const MINUS: Type = Type::new(Face::Bold, 11.5);

/// Draws a card of the investment line: art, what it brings, and in the foot what it costs. At least 64 by 56 units.
pub fn investment_card(canvas: &mut Canvas, place: Area, card: Investment) {
    let body = small_ground(canvas, place, true);
    let name = match card {
        Investment::University(_) => say!("builders-picture-university"),
        Investment::Slave(slave) => slave.title(),
        Investment::Tool(_) | Investment::Loan => card.name(),
    };
    small_name(canvas, body, place.w - 7.0, &[name.to_string()]);
    let art = art_place(body, card);
    investment_art(canvas, art, card);
    let foot = at(place.x + 4.5, place.y + place.h - 3.4);
    let end = at(place.right() - 4.0, foot.y);
    match card {
        Investment::Slave(slave) => {
            four_amounts(canvas, body, slave.produces());
            canvas.blit_centred(at(foot.x + 5.5, foot.y - 4.2), icon(icons::CHAIN, 11.0));
            minus(canvas, at(foot.x + 14.5, foot.y), slave_penalty(slave), icons::BANNER);
        }
        Investment::Tool(tool) => {
            effect(canvas, art, end.x, tool, &format!("+{}", added(tool).sum()));
        }
        Investment::University(resource) => {
            effect(canvas, art, end.x, resource, &format!("={}", taught(resource)));
        }
        Investment::Loan => {
            let loan = loan();
            let art = small_art(body);
            count(
                canvas,
                at(place.right() - 4.0, art.y + art.h * 0.24 + 4.2),
                icons::COIN,
                loan.gain,
            );
            let after = minus(canvas, foot, loan.repay, icons::COIN);
            let or =
                canvas.text(at(after + 3.0, foot.y), Align::Left, MINUS, palette::LOSS_INK, "/");
            minus(canvas, at(after + or + 6.0, foot.y), loan.penalty, icons::BANNER);
            return;
        }
    }
    draw_price_to(canvas, end, card.price());
}

/// The square for the art; where no four amounts stand beside it, it is as large as the height allows.
fn art_place(body: Area, card: Investment) -> Area {
    match card {
        Investment::Slave(_) => small_art(body),
        Investment::Tool(_) | Investment::University(_) | Investment::Loan => {
            let side = (body.h - 17.4).min(body.w * 0.4);
            area(body.x + 3.4, body.y + 14.2 + (body.h - 17.4 - side) / 2.0, side, side)
        }
    }
}

/// Draws what a tool or a university does to a resource.
fn effect(canvas: &mut Canvas, art: Area, right: f32, resource: Resource, text: &str) {
    let middle = at(f32::midpoint(art.right(), right) + 1.0, art.centre().y);
    let side = 16.0;
    let left = middle.x - f32::midpoint(side, EFFECT.width(text)) - 0.5;
    let base = at(left, middle.y + EFFECT.cap_height() / 2.0);
    let width = canvas.text(base, Align::Left, EFFECT, theme::INK, text);
    let centre = at(left + width + 1.5 + side / 2.0, middle.y);
    pip(canvas, centre, side, resource, (Fill::Full, ""));
}

/// Draws what may be lost at the end; says where it ends. `start` is on the base line.
fn minus(canvas: &mut Canvas, start: Point, number: u8, symbol: Icon) -> f32 {
    let width = canvas.text(start, Align::Left, MINUS, palette::LOSS_INK, &format!("−{number}"));
    let middle = at(start.x + width + 6.5, start.y - MINUS.cap_height() / 2.0);
    canvas.blit_centred(middle, icon(symbol, 11.0));
    middle.x + 5.5
}
