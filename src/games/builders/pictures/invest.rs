//! The investment line: which prisoners, tools and universities, how many loans. What went a moment ago leaves its place.

use crate::games::builders::rules::cards::{Investment, Member};
use crate::games::builders::rules::view::LineView;
use crate::games::builders::rules::{cards, resources::Resource};
use crate::render::canvas::{Align, Area, Point, at, length};
use crate::render::gallery::icon;
use crate::render::parts::panel;
use crate::render::theme;
use crate::say;

use super::icons;
use super::news::News;
use super::palette::Canvas;
use super::pieces::{Chip, SMALL_COUNT, draw_new_below, draw_price, price_width};

/// The height of the panel.
pub(super) const HEIGHT: f32 = 18.6;

/// Draws the panel. What went before the last time is not there any more; what went since has left its place.
pub(super) fn draw_line(canvas: &mut Canvas, place: Area, line: &LineView, news: &News) {
    panel(canvas, place);
    let groups = groups(line, news);
    let chips = groups.iter().flat_map(|group| &group.cards);
    let chips: usize = chips.map(|card| card.chips.len()).sum();
    let cards: usize = groups.iter().map(|group| group.cards.len()).sum();
    let labels: f32 = groups.iter().map(Group::label).sum();
    let fixed = labels + length(cards) * BETWEEN + LOANS;
    let side = ((place.w - 14.0 - fixed) / length(chips.max(1)) - SEAM).clamp(LEAST, LARGEST);
    let free = place.w - 14.0 - fixed - length(chips) * (side + SEAM);
    let apart = (free / length(groups.len())).clamp(0.0, 60.0);
    let mut x = place.x + 7.0;
    let middle = place.centre().y;
    for group in &groups {
        x = group.draw(canvas, at(x, middle), side) + apart;
    }
    let loans = place.right() - LOANS + 1.0;
    draw_loans(canvas, at(loans, middle), line.loans, news.gone().loans > 0);
}

/// Between cards, and between the parts of one.
const BETWEEN: f32 = 3.0;
const SEAM: f32 = 0.6;
/// The least and the most that a part is across.
const LEAST: f32 = 11.6;
const LARGEST: f32 = 15.6;
/// What the loans take.
const LOANS: f32 = 38.0;

/// A card of the line: its parts, and whether it is still there.
struct Card {
    chips: Vec<Chip>,
    is_here: bool,
}

/// Cards that cost the same.
struct Group {
    name: String,
    price: u8,
    cards: Vec<Card>,
}

/// The cards that are there, or that went since.
fn groups(line: &LineView, news: &News) -> [Group; 3] {
    let gone = news.gone();
    let card = |is_here: bool, is_new: bool, chips: Vec<Chip>| {
        (is_here || is_new).then_some(Card { chips, is_here })
    };
    let prisoners = Member::slaves().filter_map(|slave| {
        let (here, went) = (line.slaves.contains(&slave), gone.slaves.contains(&slave));
        card(here, went, Chip::all(slave.produces()).collect())
    });
    let tools = Resource::ALL.into_iter().filter_map(|tool| {
        let (here, went) = (line.tools.contains(&tool), gone.tools.contains(&tool));
        card(here, went, vec![Chip::Tool(tool)])
    });
    let universities = Resource::ALL.into_iter().filter_map(|of| {
        let (here, went) = (line.universities.contains(&of), gone.universities.contains(&of));
        card(here, went, vec![Chip::Amount(of, cards::taught(of))])
    });
    let price = Member::slaves().next().map_or(0, |slave| Investment::Slave(slave).price());
    let group = |name: crate::catalogue::Text, price, cards| {
        let name = name.to_string();
        Group { name, price, cards }
    };
    [
        group(say!("builders-picture-prisoners"), price, prisoners.collect()),
        group(
            say!("builders-picture-tools"),
            Investment::Tool(Resource::Stone).price(),
            tools.collect(),
        ),
        group(
            say!("builders-picture-universities"),
            Investment::University(Resource::Stone).price(),
            universities.collect(),
        ),
    ]
}

impl Group {
    /// How wide its name and price are.
    fn label(&self) -> f32 {
        theme::CAPTION.width(&self.name) + price_width(TAG, self.price) + 8.0
    }

    /// Draws it from a place on the middle line; says where it ends.
    fn draw(&self, canvas: &mut Canvas, left: Point, side: f32) -> f32 {
        let base = at(left.x, left.y + theme::CAPTION.cap_height() / 2.0);
        let end = left.x + canvas.text(base, Align::Left, theme::CAPTION, theme::MUTED, &self.name);
        let mut x = draw_price(canvas, at(end + 3.6, left.y), TAG, self.price) + 4.4;
        let top = left.y - side / 2.0;
        for card in &self.cards {
            let start = x;
            for chip in &card.chips {
                if card.is_here {
                    chip.draw_sized(canvas, at(x, top), side);
                } else {
                    Chip::draw_gone(canvas, at(x, top), side);
                }
                x += side + SEAM;
            }
            if !card.is_here {
                draw_new_below(canvas, start, x - SEAM, top + side - 0.8);
            }
            x += BETWEEN;
        }
        x
    }
}

/// The height of a price.
const TAG: f32 = 12.6;

fn draw_loans(canvas: &mut Canvas, left: Point, loans: u8, is_new: bool) {
    let base = left.y + theme::CAPTION.cap_height() / 2.0;
    canvas.blit_centred(at(left.x + 6.4, left.y), icon(icons::LOAN, 13.0));
    let x = left.x + 15.0;
    let ink = if loans == 0 { theme::ZERO } else { theme::TEXT };
    let right = x + canvas.text(at(x, base), Align::Left, SMALL_COUNT, ink, &format!("×{loans}"));
    if is_new {
        draw_new_below(canvas, left.x, right, left.y + LARGEST / 2.0);
    }
}
