//! The page of one card: the card itself on the left, on the right what it is and does, a panel for each paragraph.

use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::panels::{mosaic_rule, page, panel};

/// The least height of the page; the corner below the card stays free for the badge of chats.
const HEIGHT: f32 = 350.0;
/// The card, its drawing, and the strip at its foot.
const CARD: Area = area(14.0, 14.0, 206.0, 302.0);
const ART: Area = area(26.0, 26.0, 182.0, 182.0);
const FOOT: Area = area(26.0, 268.0, 182.0, 34.0);
/// Where the words begin, and how wide they are.
const LEFT: f32 = 232.0;
const WIDE: f32 = theme::WIDTH - LEFT - 14.0;
/// The first panel, the space in a panel and between two, and from line to line.
const TOP: f32 = 52.0;
const PAD: f32 = 11.0;
const GAP: f32 = 8.0;
const STEP: f32 = 17.5;
/// The most lines of a paragraph.
const LINES: usize = 12;
/// Names, the largest first, what kind of card it is, and a paragraph.
const NAMES: [Type; 3] =
    [Type::new(Face::Bold, 23.0), Type::new(Face::Bold, 19.0), Type::new(Face::Bold, 15.5)];
const KIND: Type = Type::new(Face::Bold, 12.5);
const SAYS: Type = Type::new(Face::Text, 13.5);

/// What stands on a card and beside it.
pub struct CardWords<'a> {
    /// The game, above the words.
    pub game: &'a Text,
    /// The name.
    pub name: &'a Text,
    /// What kind of card it is, below its name.
    pub kind: &'a str,
    /// What it does, a panel each.
    pub about: &'a [String],
}

/// The page of a card, but for what a game draws there.
pub struct CardPage<S: Style> {
    /// The page.
    pub canvas: Canvas<S>,
    /// Where its drawing goes.
    pub art: Area,
    /// The strip at the foot of the card, for what it costs.
    pub foot: Area,
    /// What is free below the panels.
    pub rest: Area,
}

/// Draws the page of a card, with at least so much room below the panels.
pub fn card_page<S: Style>(words: &CardWords<'_>, rest: f32) -> CardPage<S> {
    let about: Vec<_> =
        words.about.iter().map(|text| SAYS.wrap(text, WIDE - 2.0 * PAD, LINES)).collect();
    let high = |lines: &Vec<String>| length(lines.len()) * STEP + 2.0 * PAD - 4.0;
    let said: f32 = about.iter().map(|lines| high(lines) + GAP).sum();
    let height = (TOP + said + rest + 8.0).max(HEIGHT);
    let mut canvas = page(height);
    canvas.round(CARD, 9.0, theme::MARBLE_LIP);
    canvas.round(Area { h: CARD.h - 5.0, ..CARD }, 9.0, theme::MARBLE);
    let name = words.name.to_string();
    let fits = |font: &Type| font.width(&name) <= ART.w;
    let font = NAMES.into_iter().find(fits).unwrap_or(NAMES[2]);
    let middle = CARD.centre().x;
    let name = font.shorten(&name, ART.w);
    canvas.text(at(middle, ART.y + ART.h + 26.0), Align::Centre, font, theme::INK, &name);
    let kind = KIND.shorten(words.kind, ART.w);
    canvas.text(at(middle, ART.y + ART.h + 46.0), Align::Centre, KIND, theme::KIND, &kind);
    let game = theme::PAGE_TITLE.shorten(&words.game.to_string(), WIDE);
    canvas.text(at(LEFT, 31.0), Align::Left, theme::PAGE_TITLE, theme::TEXT, &game);
    mosaic_rule(&mut canvas, at(LEFT, 39.0), WIDE, 3.4);
    let mut top = TOP;
    for lines in &about {
        let place = area(LEFT, top, WIDE, high(lines));
        panel(&mut canvas, place);
        for (number, line) in lines.iter().enumerate() {
            let base = at(LEFT + PAD, top + PAD + 10.5 + STEP * length(number));
            canvas.text(base, Align::Left, SAYS, theme::TEXT, line);
        }
        top += place.h + GAP;
    }
    CardPage { canvas, art: ART, foot: FOOT, rest: area(LEFT, top, WIDE, height - 14.0 - top) }
}
