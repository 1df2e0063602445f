//! Who of a team is ready, each with head and what they bring, and the tools at hand; who is at work stands on the site.

use crate::games::builders::rules::cards::Member;
use crate::games::builders::rules::view::{MemberView, PlayerView};
use crate::render::canvas::{Align, Area, Point, at, length};
use crate::render::parts::new_line;
use crate::render::theme;
use crate::say;

use super::art::head;
use super::news::Fresh;
use super::palette::Canvas;
use super::pieces::{Chip, draw_new_below};

/// The members in the order in which they are shown: who is available first.
pub(super) fn in_order(player: &PlayerView) -> Vec<&MemberView> {
    let here = player.team.iter().filter(|view| view.is_available());
    here.chain(player.team.iter().filter(|view| !view.is_available())).collect()
}

/// Between members, and between the parts of one.
const GAP: f32 = 6.0;
const SEAM: f32 = 0.8;
/// The sides of a head and of what its bearer brings: where all have room so, and else.
const SIDES: [(f32, f32); 2] = [(18.4, 15.6), (15.4, 13.2)];
/// What "+12" takes of a line.
const REST: f32 = 22.0;

/// A member or a tool.
struct Piece {
    head: Option<(Member, bool)>,
    chips: Vec<Chip>,
    is_new: bool,
}

impl Piece {
    fn width(&self, (head, part): (f32, f32)) -> f32 {
        let head = self.head.map_or(0.0, |_| head + SEAM);
        head + length(self.chips.len()) * (part + SEAM) - SEAM
    }

    /// Draws it from a place on the middle line.
    fn draw(&self, canvas: &mut Canvas, left: Point, (side, part): (f32, f32)) {
        let mut x = left.x;
        if let Some((member, is_freed)) = self.head {
            head(canvas, at(x + side / 2.0, left.y), side, member, is_freed);
            x += side + SEAM;
        }
        for chip in &self.chips {
            chip.draw_sized(canvas, at(x, left.y - part / 2.0), part);
            x += part + SEAM;
        }
        if self.is_new {
            draw_new_below(canvas, left.x, x - SEAM, left.y + part / 2.0);
        }
    }
}

/// Who is ready, then the tools at hand.
fn pieces(player: &PlayerView, fresh: &Fresh) -> Vec<Piece> {
    let ready = player.team.iter().filter(|view| view.is_available()).map(|view| Piece {
        head: Some((view.member, view.is_freed)),
        chips: Chip::all(view.produces).collect(),
        is_new: fresh.team.contains(&view.member),
    });
    let tools = player.tools.iter().filter(|tool| tool.carried_by.is_none());
    let tools = tools.map(|tool| Piece {
        head: None,
        chips: vec![Chip::Tool(tool.tool)],
        is_new: fresh.tools.contains(&tool.tool),
    });
    ready.chain(tools).collect()
}

/// Draws in one line who is ready, each with head and what they bring, and the tools at hand; counts those who have no room.
pub(super) fn draw_ready(canvas: &mut Canvas, place: Area, player: &PlayerView, fresh: &Fresh) {
    let pieces = pieces(player, fresh);
    let middle = place.centre().y;
    let base = middle + theme::LABEL.cap_height() / 2.0;
    if pieces.is_empty() {
        let text = say!("builders-picture-all-at-work").to_string();
        let text = theme::LABEL.shorten(&text, place.w.max(0.0));
        canvas.text(at(place.x + 2.0, base), Align::Left, theme::LABEL, theme::MUTED, &text);
        return;
    }
    let all = |sides| pieces.iter().map(|piece| piece.width(sides) + GAP).sum::<f32>() - GAP;
    let fits = SIDES.into_iter().find(|sides| all(*sides) <= place.w);
    let (sides, room) = fits.map_or((SIDES[0], place.w - REST), |sides| (sides, place.w));
    let mut x = place.x;
    let mut shown = 0;
    for piece in &pieces {
        if x + piece.width(sides) > place.x + room + 0.5 {
            break;
        }
        piece.draw(canvas, at(x, middle), sides);
        x += piece.width(sides) + GAP;
        shown += 1;
    }
    if shown == pieces.len() {
        return;
    }
    let rest = &pieces[shown..];
    let text = match shown {
        0 => say!("builders-picture-ready", number = rest.len()).to_string(),
        _ => format!("+{}", rest.len()),
    };
    let text = theme::LABEL_BOLD.shorten(&text, place.right() - x + 2.0);
    let start = at(x, middle + theme::LABEL_BOLD.cap_height() / 2.0);
    let width = canvas.text(start, Align::Left, theme::LABEL_BOLD, theme::MUTED, &text);
    if rest.iter().any(|piece| piece.is_new) {
        new_line(canvas, start, x + width);
    }
}

/// Draws the head of the first who is ready and how many things are, up to a place on the middle line, where the line of the
/// ready ones has no room; says where it begins.
pub(super) fn draw_number_ready(
    canvas: &mut Canvas,
    end: Point,
    player: &PlayerView,
    fresh: &Fresh,
) -> f32 {
    let pieces = pieces(player, fresh);
    let Some((member, is_freed)) = pieces.first().and_then(|piece| piece.head) else {
        return end.x;
    };
    let font = theme::COUNT;
    let base = at(end.x, end.y + font.cap_height() / 2.0);
    let text = format!("×{}", pieces.len());
    let width = canvas.text(base, Align::Right, font, theme::TEXT, &text);
    let left = end.x - width - 2.0 - 16.0;
    head(canvas, at(left + 8.0, end.y), 16.0, member, is_freed);
    if pieces.iter().any(|piece| piece.is_new) {
        new_line(canvas, at(left, base.y), end.x);
    }
    left
}
