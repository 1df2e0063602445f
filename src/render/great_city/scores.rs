//! The scores as stacked bars, at the end or so far. Visual language §5.

use crate::games::Seat;
use crate::games::great_city::view::{PublicView, Score};
use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::gallery::{Icon, icon};
use crate::render::lettering::{Face, Type};
use crate::render::palette::Shade;
use crate::render::parts::{
    Mark, Pattern, Segment, draw_bar, draw_mark, drawn_name, fill_pattern, marks, mosaic_rule,
    outlined_panel, page, panel, title,
};
use crate::render::{Cast, Everybody, Picture, theme};

use super::alt;

/// A category of points: colour, pattern, icon and word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub name: &'static str,
    pub icon: Icon,
    pub points: u32,
    ground: Shade,
    ink: Shade,
    pattern: Pattern,
}

impl Line {
    const fn segment(&self) -> Segment {
        Segment { points: self.points, ground: self.ground, ink: self.ink, pattern: self.pattern }
    }
}

/// The categories of a score in their fixed order; the Shrine only where it is played with.
pub(super) fn lines(view: &PublicView, score: &Score) -> Vec<Line> {
    let points = |sum: i32| u32::try_from(sum).unwrap_or(0);
    let line = |name, icon, sum: i32, (ground, ink): (Shade, Shade), pattern| Line {
        name,
        icon,
        points: points(sum),
        ground,
        ink,
        pattern,
    };
    let homes = score.residential_2 + score.residential_3 + score.residential_4;
    let temples = score.temples - score.shrine;
    let (ink, white) = (theme::INK, theme::WHITE);
    let mut lines = vec![
        line("Residential", Icon::Home, homes, (theme::SCORE_HOMES, ink), Pattern::Lines),
        line(
            "Aqueducts",
            Icon::Aqueduct,
            score.aqueducts,
            (theme::SCORE_AQUEDUCTS, white),
            Pattern::Columns,
        ),
        line("Temples", Icon::Temple, temples, (theme::SCORE_TEMPLES, white), Pattern::Rising),
        line("Coins", Icon::Coin, score.coins, (theme::SCORE_COINS, ink), Pattern::Lozenges),
        line(
            "Influence",
            Icon::Star,
            score.influence_tokens,
            (theme::SCORE_TOKENS, white),
            Pattern::Falling,
        ),
        line(
            "Infl. cards",
            Icon::Laurel,
            score.influence_cards,
            (theme::SCORE_CARDS, ink),
            Pattern::Waves,
        ),
    ];
    if view.options.shrine || score.shrine != 0 {
        lines.insert(
            3,
            line("Shrine", Icon::Shrine, score.shrine, (theme::SCORE_SHRINE, ink), Pattern::Dots),
        );
    }
    lines
}

/// The left edge of the bars and the width of the longest.
const BARS: (f32, f32) = (114.2, 367.2);
const TOP: f32 = 85.0;
const STEP: f32 = 65.0;
const ROW: f32 = 59.6;

/// Draws the points of all players by category: the final scores, or those if the game ended now.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let mut canvas = page(TOP + STEP * length(view.players.len()) + 5.0);
    let (heading, after) = if view.winners.is_some() {
        ("Final scores", format!("after {} rounds", view.rounds))
    } else {
        ("Scores so far", format!("in round {} of {}", view.round, view.rounds))
    };
    title(&mut canvas, heading);
    canvas.text(at(540.0, 26.0), Align::Right, theme::LABEL_LARGE, theme::MUTED, &after);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    if let Some(player) = view.players.first() {
        draw_legend(&mut canvas, &lines(view, &player.score));
    }
    let most = view.players.iter().map(|player| player.score.total).max().unwrap_or(0).max(1);
    #[expect(clippy::cast_precision_loss, reason = "a few hundred points")]
    let unit = BARS.1 / most as f32;
    for (seat, (mark, persona)) in seats.zip(marks(cast).iter().zip(&cast.players)) {
        let place = area(theme::MARGIN, TOP + STEP * length(seat.index()), 530.0, ROW);
        draw_row(&mut canvas, place, view, &Row { seat, mark, name: drawn_name(persona), unit });
    }
    Picture::new(&canvas, &alt::scores(view, cast))
}

/// The place of a category's column.
fn column(number: usize, of: usize) -> Area {
    let pitch = (BARS.1 + 3.4) / length(of);
    area(BARS.0 + length(number) * pitch, 47.0, pitch - 3.0, 18.0)
}

fn draw_legend(canvas: &mut Canvas, lines: &[Line]) {
    for (number, line) in lines.iter().enumerate() {
        let head = column(number, lines.len());
        canvas.round(area(head.x, head.y + 10.0, head.w, 23.0), 4.0, theme::PANEL);
        fill_pattern(canvas, head, &line.segment());
        canvas.fill(Area { x: head.centre().x - 11.0, w: 22.0, ..head }, theme::RAISED);
        canvas.blit_centred(head.centre(), icon(line.icon, 15.6));
        canvas.text(
            at(head.centre().x, head.y + 28.8),
            Align::Centre,
            theme::FLOOR,
            theme::TEXT,
            line.name,
        );
    }
    canvas.text(at(536.0, 75.8), Align::Right, theme::LABEL, theme::MUTED, "total");
}

/// A player's row.
struct Row<'a> {
    seat: Seat,
    mark: &'a Mark,
    name: &'a str,
    unit: f32,
}

fn draw_row(canvas: &mut Canvas, place: Area, view: &PublicView, row: &Row<'_>) {
    let is_winner = view.winners.is_some_and(|winners| winners.contains(row.seat));
    let centre = at(place.x + 21.0, place.y + 28.4);
    if is_winner {
        outlined_panel(canvas, place, theme::GOLD);
        canvas.blit_centred(at(centre.x, centre.y + 0.6), icon(Icon::Crown, 34.5));
        draw_mark(canvas, centre, 22.5, row.mark);
    } else {
        panel(canvas, place);
        draw_mark(canvas, centre, 26.0, row.mark);
    }
    let name = theme::PLAYER_NAME_LARGE.shorten(row.name, BARS.0 - place.x - 46.0);
    canvas.text(
        at(place.x + 42.0, place.y + 28.6),
        Align::Left,
        theme::PLAYER_NAME_LARGE,
        theme::TEXT,
        &name,
    );
    let score = &view.players[row.seat.index()].score;
    let (rank_ink, total_ink) =
        if is_winner { (theme::GOLD, theme::GOLD) } else { (theme::MUTED, theme::TEXT) };
    let rank = if is_winner { "winner" } else { rank(view, score.total) };
    canvas.text(
        at(place.x + 42.0, place.y + 41.6),
        Align::Left,
        Type::new(Face::Text, 12.0),
        rank_ink,
        rank,
    );
    let lines = lines(view, score);
    let segments: Vec<_> = lines.iter().map(Line::segment).collect();
    draw_bar(canvas, area(BARS.0, place.y + 8.5, BARS.1, 25.2), row.unit, &segments);
    for (number, line) in lines.iter().enumerate() {
        let column = column(number, lines.len());
        let text = line.points.to_string();
        let font = Type::new(Face::Bold, 12.5);
        let left = column.centre().x - f32::midpoint(16.0, font.width(&text));
        canvas.blit_centred(at(left + 6.0, place.y + 48.0), icon(line.icon, 13.0));
        let ink = if line.points == 0 { theme::ZERO } else { theme::TEXT };
        canvas.text(at(left + 16.0, place.y + 52.4), Align::Left, font, ink, &text);
    }
    canvas.text(
        at(535.6, place.y + 38.4),
        Align::Right,
        theme::TOTAL,
        total_ink,
        &score.total.to_string(),
    );
}

/// The place of a total among all.
pub(super) fn rank(view: &PublicView, total: i32) -> &'static str {
    let better = view.players.iter().filter(|player| player.score.total > total).count();
    ["first", "second", "third", "fourth"][better.min(3)]
}
