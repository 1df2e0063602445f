//! A team in short: who is available with what they bring and cost, the tools, who is locked and where.

use crate::games::builders::rules::cards::Member;
use crate::games::builders::rules::view::{MemberView, PlayerView, SiteView, ToolView};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::theme;
use crate::say;

use super::art::worker_art;
use super::news::Fresh;
use super::palette::Canvas;
use super::pieces::{
    CHIP_HEIGHT, Chip, Use, draw_coins, draw_new_below, draw_numeral, numeral_width,
};

/// How much is shown of each member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// The face, the price, what they bring.
    Faces,
    /// The price and what they bring.
    Prices,
    /// What they bring.
    Bare,
    /// What those bring who are available; the others are counted.
    Available,
}

/// Between members of a line, and between lines.
const GAP: f32 = 4.2;
const LEADING: f32 = 2.8;
const FACE: f32 = 16.0;
const PRICE: f32 = 11.8;
/// Between the parts of a member.
const SEAM: f32 = 0.7;

/// The members in the order in which they are shown: who is available first.
pub(super) fn in_order(player: &PlayerView) -> Vec<&MemberView> {
    let here = player.team.iter().filter(|view| view.is_available());
    here.chain(player.team.iter().filter(|view| !view.is_available())).collect()
}

/// A member or a tool as a run of chips.
struct Piece {
    face: Option<(Member, bool)>,
    /// The number of the site where it is locked.
    site: Option<usize>,
    price: Option<u8>,
    chips: Vec<Chip>,
    is_new: bool,
}

impl Piece {
    fn member(view: &MemberView, sites: &[SiteView], style: Style, fresh: &Fresh) -> Self {
        let chips = view.produces.iter().map(|(resource, amount)| Chip::amount(resource, amount));
        let site = view.at.and_then(|at| sites.iter().position(|site| site.building == at));
        Self {
            face: (style == Style::Faces && site.is_none()).then_some((view.member, view.is_freed)),
            site,
            price: (matches!(style, Style::Faces | Style::Prices) && site.is_none())
                .then_some(view.price),
            chips: chips.chain(view.tool.map(Chip::tool)).collect(),
            is_new: fresh.team.contains(&view.member),
        }
    }

    fn tool(view: ToolView, fresh: &Fresh) -> Self {
        Self {
            face: None,
            site: None,
            price: None,
            chips: vec![Chip::tool(view.tool)],
            is_new: fresh.tools.contains(&view.tool),
        }
    }

    fn width(&self) -> f32 {
        let chips: f32 = self.chips.iter().map(|chip| chip.width() + SEAM).sum();
        let face = self.face.map_or(0.0, |_| FACE + SEAM);
        let price = self.price.map_or(0.0, |_| PRICE + SEAM);
        self.site.map_or(0.0, |site| numeral_width(site) + SEAM) + face + price + chips - SEAM
    }

    /// Draws it from a place on the middle line.
    fn draw(&self, canvas: &mut Canvas, left: Point) {
        let (mut x, top) = (left.x, left.y - CHIP_HEIGHT / 2.0);
        if let Some((member, is_freed)) = self.face {
            worker_art(canvas, area(x, left.y - FACE / 2.0, FACE, FACE), member, is_freed);
            x += FACE + SEAM;
        }
        if let Some(site) = self.site {
            x += draw_numeral(canvas, at(x, top), site) + SEAM;
        }
        if let Some(price) = self.price {
            draw_coins(canvas, at(x + PRICE / 2.0, left.y), PRICE, price);
            x += PRICE + SEAM;
        }
        let state = if self.site.is_some() { Use::Locked } else { Use::Free };
        for chip in &self.chips {
            chip.draw(canvas, at(x, top), state);
            x += chip.width() + SEAM;
        }
        if self.is_new {
            draw_new_below(canvas, left.x, x - SEAM, top + CHIP_HEIGHT);
        }
    }
}

/// The team laid out in lines of a width.
pub(super) struct Layout {
    lines: Vec<Vec<Piece>>,
    line: f32,
    /// How many are left out because they are at work.
    at_work: usize,
}

impl Layout {
    /// Those who are available first, then the tools at hand, then who is locked.
    pub fn new(player: &PlayerView, width: f32, style: Style, fresh: &Fresh) -> Self {
        let member = |view: &MemberView| Piece::member(view, &player.sites, style, fresh);
        let here = player.team.iter().filter(|view| view.is_available()).map(member);
        let tools = player.tools.iter().filter(|tool| tool.carried_by.is_none());
        let is_short = style == Style::Available;
        let away = player.team.iter().filter(|view| !view.is_available());
        let at_work = if is_short { away.clone().count() } else { 0 };
        let away = away.filter(|_| !is_short).map(member);
        let mut lines: Vec<Vec<Piece>> = Vec::new();
        let mut left = 0.0;
        for piece in here.chain(tools.map(|tool| Piece::tool(*tool, fresh))).chain(away) {
            let wide = piece.width();
            match lines.last_mut() {
                Some(line) if wide <= left => line.push(piece),
                _ => {
                    lines.push(vec![piece]);
                    left = width;
                }
            }
            left -= wide + GAP;
        }
        let line = if style == Style::Faces { FACE } else { CHIP_HEIGHT };
        Self { lines, line, at_work }
    }

    /// How high it is.
    pub fn height(&self) -> f32 {
        let lines = self.lines.len() + usize::from(self.at_work > 0);
        (length(lines) * (self.line + LEADING) - LEADING).max(0.0)
    }

    /// Draws the lines that fit; what does not is counted in the last one's place.
    pub fn draw(&self, canvas: &mut Canvas, place: Area) {
        let step = self.line + LEADING;
        let fits = |number: usize| length(number) * step + self.line <= place.h + 0.1;
        let middle = |number: usize| place.y + length(number) * step + self.line / 2.0;
        let needed = self.lines.len() + usize::from(self.at_work > 0);
        let shown = if fits(needed - 1) {
            self.lines.len()
        } else {
            (0..needed).filter(|n| fits(n + 1)).count()
        };
        for (number, line) in self.lines.iter().take(shown).enumerate() {
            let mut x = place.x;
            for piece in line {
                piece.draw(canvas, at(x, middle(number)));
                x += piece.width() + GAP;
            }
        }
        let hidden: usize = self.lines[shown..].iter().map(Vec::len).sum();
        let rest = match (hidden, self.at_work) {
            (0, 0) => return,
            (0, number) => say!("builders-picture-at-work", number),
            (number, 0) => say!("builders-picture-more", number),
            (number, out) => say!("builders-picture-more-at-work", number, out),
        };
        let base = at(place.x, middle(shown) + theme::LABEL.cap_height() / 2.0);
        canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, &rest.to_string());
    }
}
