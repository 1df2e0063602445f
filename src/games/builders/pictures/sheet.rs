//! All cards on two reference sheets: what can be built; who builds, and what can be bought.

use crate::games::builders::rules::cards::loan;
use crate::games::builders::rules::{
    cards::{Building, Investment, Member},
    resources::Resource,
};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::parts::footed_page;
use crate::render::{Everybody, Picture, theme};
use crate::say;

use super::alt;
use super::card::{Worker, building_card, worker_card};
use super::facts;
use super::line::investment_card;
use super::palette::Canvas;
use super::pip::{Fill, pip};

/// How many sheets there are.
pub const SHEETS: usize = 2;

const TOP: f32 = 34.0;
/// From card to card, across and down.
const STEP: (f32, f32) = (75.9, 63.4);
const GAP: f32 = 3.0;
/// Cards in a row.
const ROW: usize = 7;

/// Draws a reference sheet: 0 has the buildings and machines, 1 the workers and the investment line.
pub fn sheet(number: usize) -> Picture<Everybody> {
    let mut canvas = footed_page(356.0);
    if number == 0 {
        head(&mut canvas, &say!("builders-picture-what-can-be-built").to_string());
        for (number, building) in Building::all().enumerate() {
            building_card(&mut canvas, place(number), building);
        }
        Picture::new(canvas, &alt::buildings())
    } else {
        head(&mut canvas, &say!("builders-picture-who-builds").to_string());
        let twice = Member::workers().filter(|worker| worker.id() != "companion_all_2");
        let machines = Building::all().filter_map(Building::machine);
        for (number, member) in twice.chain(machines).enumerate() {
            worker_card(&mut canvas, place(number), Worker::from(member));
            if member.id() == "companion_all" {
                draw_count(&mut canvas, place(number), 2);
            }
        }
        for (number, card) in Investment::all().enumerate() {
            investment_card(&mut canvas, line_place(number), card);
            if card == Investment::Loan {
                draw_count(&mut canvas, line_place(number), loan().cards);
            }
        }
        Picture::new(canvas, &alt::builders())
    }
}

/// Draws the title and what the four glyphs mean.
fn head(canvas: &mut Canvas, title: &str) {
    let base = at(theme::MARGIN + 0.6, 22.6);
    canvas.text(base, Align::Left, theme::SHEET_TITLE, theme::TEXT, title);
    let mut right = 540.0;
    for resource in Resource::ALL.into_iter().rev() {
        let end = at(right, 22.0);
        right -= canvas.text(
            end,
            Align::Right,
            theme::LABEL,
            theme::MUTED,
            &facts::resource(resource).to_string(),
        );
        pip(canvas, at(right - 12.5, 18.2), 18.0, resource, (Fill::Full, ""));
        right -= 32.0;
    }
}

fn place(number: usize) -> Area {
    let (across, down) = (length(number % ROW), length(number / ROW));
    area(theme::MARGIN + across * STEP.0, TOP + down * STEP.1, STEP.0 - GAP, STEP.1 - GAP)
}

/// Says how many identical cards there are.
fn draw_count(canvas: &mut Canvas, card: Area, count: u8) {
    let base = at(card.right() - 4.0, card.y + 11.0);
    canvas.text(base, Align::Right, theme::LABEL_BOLD, theme::KIND, &format!("×{count}"));
}

/// The places of the investment line, in the last two rows: six prisoners and, behind them, the loan; eight others.
fn line_place(number: usize) -> Area {
    match number {
        0..6 => place(3 * ROW + number),
        14 => place(3 * ROW + 6),
        _ => {
            let pitch = (STEP.0 * length(ROW)) / 8.0;
            let left = theme::MARGIN + length(number - 6) * pitch;
            Area { x: left, w: pitch - GAP, ..place(4 * ROW) }
        }
    }
}
