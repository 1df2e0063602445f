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
use super::pieces::{CHIP, Chip, draw_new_below};

/// Between members of a line, and between lines.
const GAP: f32 = 5.0;
const LEADING: f32 = 2.6;
const HEAD: f32 = 15.4;
/// Between the parts of a member.
const SEAM: f32 = 0.6;
/// What "and 9 more" takes of a line.
const REST: f32 = 52.0;

/// The members in the order in which they are shown: who is available first.
pub(super) fn in_order(player: &PlayerView) -> Vec<&MemberView> {
    let here = player.team.iter().filter(|view| view.is_available());
    here.chain(player.team.iter().filter(|view| !view.is_available())).collect()
}

/// A member or a tool.
struct Piece {
    head: Option<(Member, bool)>,
    chips: Vec<Chip>,
    is_new: bool,
}

impl Piece {
    fn width(&self) -> f32 {
        let head = self.head.map_or(0.0, |_| HEAD + SEAM);
        head + length(self.chips.len()) * (CHIP + SEAM) - SEAM
    }

    /// Draws it from a place on the middle line.
    fn draw(&self, canvas: &mut Canvas, left: Point) {
        let mut x = left.x;
        if let Some((member, is_freed)) = self.head {
            head(canvas, at(x + HEAD / 2.0, left.y), HEAD, member, is_freed);
            x += HEAD + SEAM;
        }
        for chip in &self.chips {
            chip.draw(canvas, at(x, left.y - CHIP / 2.0));
            x += CHIP + SEAM;
        }
        if self.is_new {
            draw_new_below(canvas, left.x, x - SEAM, left.y + CHIP / 2.0);
        }
    }
}

/// The team laid out in lines of a width.
pub(super) struct Layout {
    lines: Vec<Vec<Piece>>,
    /// Who has no room, and whether one of them is new.
    hidden: (usize, bool),
    has_team: bool,
}

impl Layout {
    /// Who is ready, then the tools at hand, in at most so many lines.
    pub fn new(player: &PlayerView, width: f32, most: usize, fresh: &Fresh) -> Self {
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
        let pieces: Vec<_> = ready.chain(tools).collect();
        let has_team = !player.team.is_empty();
        let mut layout = Self { lines: vec![Vec::new()], hidden: (0, false), has_team };
        let (mut line, mut left) = (0, width);
        let mut rest: f32 = pieces.iter().map(|piece| piece.width() + GAP).sum();
        for piece in pieces {
            let wide = piece.width();
            let keep = if line + 1 == most && rest > left + GAP { REST } else { 0.0 };
            if layout.hidden.0 == 0 && wide > left - keep && line + 1 < most {
                layout.lines.push(Vec::new());
                (line, left) = (line + 1, width);
            }
            let keep = if line + 1 == most && rest > left + GAP { REST } else { 0.0 };
            rest -= wide + GAP;
            if layout.hidden.0 > 0 || wide > left - keep {
                layout.hidden = (layout.hidden.0 + 1, layout.hidden.1 || piece.is_new);
                continue;
            }
            left -= wide + GAP;
            layout.lines[line].push(piece);
        }
        layout
    }

    /// How high it is.
    pub fn height(&self) -> f32 {
        length(self.lines.len()) * (HEAD + LEADING) - LEADING
    }

    /// Draws the lines; says where nobody is ready, and how many have no room.
    pub fn draw(&self, canvas: &mut Canvas, place: Area) {
        let mut end = at(place.x, place.y + HEAD / 2.0);
        for (number, line) in (0..).zip(&self.lines) {
            end = at(place.x, place.y + length(number) * (HEAD + LEADING) + HEAD / 2.0);
            for piece in line {
                piece.draw(canvas, end);
                end.x += piece.width() + GAP;
            }
        }
        let base = at(end.x, end.y + theme::LABEL.cap_height() / 2.0);
        let text = match self.hidden.0 {
            0 if self.lines[0].is_empty() && self.has_team => say!("builders-picture-all-at-work"),
            0 => return,
            number => say!("builders-picture-more", number),
        };
        let text = text.to_string();
        let width = canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, &text);
        if self.hidden.1 {
            new_line(canvas, base, base.x + width);
        }
    }
}
