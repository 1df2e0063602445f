//! Page, panel, title, mosaic rule and counts.

use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::gallery::{Style, icon};
use crate::render::icons::Icon;
use crate::render::lettering::Type;
use crate::render::shade::Common;
use crate::render::theme;
use crate::say;

/// An empty page with its hairline.
pub fn page<S: Style>(height: f32) -> Canvas<S> {
    let mut canvas = Canvas::new(height, theme::PAGE);
    frame_page(&mut canvas, height);
    canvas
}

/// An empty page with room below its content, which fills it to the lower left corner: chats lay a badge there.
pub fn footed_page<S: Style>(height: f32) -> Canvas<S> {
    page(height + theme::BADGE.1 - 6.0)
}

/// Draws the hairline around a page.
pub fn frame_page<S: Style>(canvas: &mut Canvas<S>, height: f32) {
    let edge = area(2.0, 2.0, theme::WIDTH - 4.0, height - 4.0);
    canvas.outline(edge, 7.0, (1.0, theme::FRAME), theme::PAGE);
}

/// Draws the one ornament: terracotta, dark, travertine, dark.
pub fn mosaic_rule<S: Style>(canvas: &mut Canvas<S>, start: Point, width: f32, stone: f32) {
    let pitch = stone * 1.25;
    let stones = [theme::MOSAIC_RED, theme::MOSAIC_DARK, theme::TRAVERTINE, theme::MOSAIC_DARK];
    for (number, shade) in stones.into_iter().cycle().enumerate() {
        let left = length(number) * pitch;
        if left + stone > width {
            break;
        }
        canvas.round(area(start.x + left, start.y, stone, stone), 0.6, shade);
    }
}

/// Draws a page's title; says where it ends.
pub fn title<S: Style>(canvas: &mut Canvas<S>, text: &Text) -> f32 {
    let start = at(theme::MARGIN, 26.6);
    start.x + canvas.text(start, Align::Left, theme::PAGE_TITLE, theme::TEXT, &text.to_string())
}

/// The title of a picture below the lines of a round that is over, when the view is of the next round already: "After round 1";
/// nothing for other pictures.
pub fn after_round(closes: bool, round: u8) -> Option<Text> {
    closes.then(|| say!("picture-after-round", round = round.saturating_sub(1)))
}

/// Draws the title of a table in this round, or [after the one before](after_round); says where it ends.
pub fn round_title<S: Style>(canvas: &mut Canvas<S>, closes: bool, round: u8, now: Text) -> f32 {
    title(canvas, &after_round(closes, round).unwrap_or(now))
}

/// The same as the first sentence of the picture's text.
pub fn after_round_alt(closes: bool, round: u8) -> Option<Text> {
    closes.then(|| say!("picture-after-round-alt", round = round.saturating_sub(1)))
}

/// Draws a panel.
pub fn panel<S: Style>(canvas: &mut Canvas<S>, place: Area) {
    canvas.round(place, theme::RADIUS, theme::PANEL);
}

/// Draws a panel with an outline: pale gold for who is in turn, gold for who won.
pub fn outlined_panel<S: Style>(canvas: &mut Canvas<S>, place: Area, outline: Common) {
    canvas.framed(place, theme::RADIUS, (1.6, outline), theme::PANEL);
}

/// Draws an icon and its count, dimmed at zero; says where the count ends. `start` is on the base line.
pub fn stat<S: Style>(
    canvas: &mut Canvas<S>,
    start: Point,
    symbol: Icon,
    count: u32,
    font: Type,
) -> f32 {
    let side = stat_icon(font);
    canvas.blit_centred(
        at(start.x + side / 2.0, start.y - font.cap_height() / 2.0),
        icon(symbol, side),
    );
    let ink = if count == 0 { theme::ZERO } else { theme::TEXT };
    let left = start.x + side + STAT_GAP;
    left + canvas.text(at(left, start.y), Align::Left, font, ink, &count.to_string())
}

/// How wide [`stat`] draws this count.
pub fn stat_width(count: u32, font: Type) -> f32 {
    stat_icon(font) + STAT_GAP + font.width(&count.to_string())
}

/// Between an icon and its count.
const STAT_GAP: f32 = 2.4;

/// The side of the icon beside a count.
fn stat_icon(font: Type) -> f32 {
    font.size() * 0.97
}
