//! The page of scores: a bar of categories for each player. Visual language §5.

use crate::board::{Seat, SeatSet};
use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::gallery::{Style, icon};
use crate::render::icons::{self, Icon};
use crate::render::lettering::{Face, Type};
use crate::render::shade::{Common, Shade};
use crate::render::theme;
use crate::render::{Cast, SeatColour};
use crate::say;

use super::bars::{Measure, Pattern, Segment, draw_bar, fill_pattern, hatch, plain};
use super::marks::{Mark, draw_mark, marks};
use super::panels::{footed_page, mosaic_rule, outlined_panel, panel, title};
use super::player::{Who, draw_name};

/// A category of points: colour, pattern, icon and word.
#[derive(Clone, Copy, Debug)]
pub struct ScoreLine<S> {
    /// What it is called.
    pub name: fn() -> Text,
    /// The icon.
    pub icon: Icon,
    /// The units of the score, below 0 for a loss.
    pub points: i32,
    /// Whether it can only be lost.
    pub is_loss: bool,
    /// The colour.
    pub ground: Shade<S>,
    /// The colour of the number on it.
    pub ink: Shade<S>,
    /// The pattern.
    pub pattern: Pattern,
}

impl<S: Style> ScoreLine<S> {
    /// A category of points that are gained, in these shades of ground and ink.
    pub fn gained(
        name: fn() -> Text,
        icon: Icon,
        points: i32,
        (ground, ink): (Shade<S>, Common),
        pattern: Pattern,
    ) -> Self {
        let ink = ink.into();
        Self { name, icon, points, is_loss: false, ground, ink, pattern }
    }

    /// The same for points that can only be lost.
    pub const fn lost(self) -> Self {
        Self { is_loss: true, ..self }
    }

    pub(super) const fn segment(&self) -> Segment<S> {
        let Self { points, ground, ink, pattern, icon, .. } = *self;
        Segment { points, ground, ink, pattern, icon }
    }
}

/// A player's row.
struct ScoreRow<'a, S> {
    who: Who<'a>,
    is_winner: bool,
    rank: Text,
    lines: Vec<ScoreLine<S>>,
    total: i32,
}

/// What the page tells: of whom, who has won, and what a seat has in the categories and in all.
pub struct Scores<'a, S> {
    /// The players.
    pub cast: &'a Cast,
    /// The colours of their seats.
    pub colours: &'a [SeatColour],
    /// Who has won; nobody while the game goes on.
    pub winners: Option<SeatSet>,
    /// How far the game is.
    pub after: Text,
    /// So many units make a point.
    pub point: i32,
    /// The categories of a seat, the same for all, and their total.
    pub of: &'a dyn Fn(Seat) -> (Vec<ScoreLine<S>>, i32),
}

impl<S: Style> Scores<'_, S> {
    fn rows<'a>(&'a self, marks: &'a [Mark]) -> Vec<ScoreRow<'a, S>> {
        let seats = Seat::all(u8::try_from(marks.len()).unwrap_or(0));
        let totals: Vec<i32> = seats.clone().map(|seat| (self.of)(seat).1).collect();
        let row = |(seat, (mark, persona))| {
            let (lines, total) = (self.of)(seat);
            let is_winner = has_won(self.winners, seat);
            let rank = rank(&totals, self.winners, seat);
            ScoreRow { who: Who::new(persona, mark), is_winner, rank, lines, total }
        };
        seats.zip(marks.iter().zip(&self.cast.players)).map(row).collect()
    }
}

impl<S> ScoreRow<'_, S> {
    /// What was gained, before the losses.
    fn gained(&self) -> i32 {
        self.lines.iter().map(|line| line.points.max(0)).sum()
    }
}

/// The left edge of the bars and the most that they have of width.
const BARS: (f32, f32) = (118.0, 367.2);
/// Where the totals end.
const TOTALS: f32 = 535.6;
const TOP: f32 = 85.0;
const STEP: f32 = 65.0;
const ROW: f32 = 59.6;

/// Draws the page: a row for each player, by seat.
pub fn draw_scores<S: Style>(scores: &Scores<'_, S>) -> Canvas<S> {
    let (marks, point) = (marks(scores.cast, scores.colours), scores.point);
    let rows = scores.rows(&marks);
    let mut canvas = footed_page(TOP + STEP * length(rows.len()) + 5.0);
    let heading = match scores.winners {
        Some(_) => say!("picture-final-scores"),
        None => say!("picture-scores-so-far"),
    };
    title(&mut canvas, &heading);
    let after = scores.after.to_string();
    canvas.text(at(540.0, 26.0), Align::Right, theme::LABEL_LARGE, theme::MUTED, &after);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let widest = rows.iter().map(|row| theme::TOTAL.width(&plain(row.total, point)));
    let room = TOTALS - BARS.0 - widest.fold(0.0, f32::max) - 8.0;
    let bars = Bars { width: room.min(BARS.1), point };
    if let Some(row) = rows.first() {
        bars.draw_legend(&mut canvas, &row.lines);
    }
    let most = rows.iter().map(ScoreRow::gained).max().unwrap_or(0).max(1);
    let least = rows.iter().map(|row| row.total).min().unwrap_or(0).min(0);
    let measure = Measure::between(least, most, bars.width, point);
    for (number, row) in rows.iter().enumerate() {
        let place = area(theme::MARGIN, TOP + STEP * length(number), 530.0, ROW);
        draw_player(&mut canvas, place, row);
        draw_bar(
            &mut canvas,
            area(BARS.0, place.y + 8.5, bars.width, 25.2),
            measure,
            &row.lines.iter().map(ScoreLine::segment).collect::<Vec<_>>(),
        );
        bars.draw_numbers(&mut canvas, place.y, &row.lines);
        let ink = if row.is_winner { theme::GOLD } else { theme::TEXT };
        let base = at(TOTALS, place.y + 38.4);
        canvas.text(base, Align::Right, theme::TOTAL, ink, &plain(row.total, point));
    }
    canvas
}

/// The place of a seat by the totals of all: "second", or that it has won.
pub fn rank(totals: &[i32], winners: Option<SeatSet>, seat: Seat) -> Text {
    const RANKS: [&str; Seat::MAX] = ["first", "second", "third", "fourth"];
    let better = totals.iter().filter(|other| **other > totals[seat.index()]).count();
    let rank = if has_won(winners, seat) { "winner" } else { RANKS[better] };
    say!("picture-rank", rank)
}

pub(super) fn has_won(winners: Option<SeatSet>, seat: Seat) -> bool {
    winners.is_some_and(|winners| winners.contains(seat))
}

/// The columns of the categories.
struct Bars {
    width: f32,
    point: i32,
}

impl Bars {
    /// The place of a category's column.
    fn column(&self, number: usize, of: usize) -> Area {
        let pitch = (self.width + 3.4) / length(of);
        area(BARS.0 + length(number) * pitch, 47.0, pitch - 3.0, 18.0)
    }

    fn draw_legend<S: Style>(&self, canvas: &mut Canvas<S>, lines: &[ScoreLine<S>]) {
        for (number, line) in lines.iter().enumerate() {
            let head = self.column(number, lines.len());
            canvas.round(area(head.x, head.y + 10.0, head.w, 23.0), 4.0, theme::PANEL);
            if line.is_loss {
                canvas.fill(head, line.ground);
                hatch(canvas, head, line.pattern, theme::PAGE);
            } else {
                fill_pattern(canvas, head, &line.segment());
            }
            canvas.fill(Area { x: head.centre().x - 11.0, w: 22.0, ..head }, theme::RAISED);
            canvas.blit_centred(head.centre(), icon(line.icon, 15.6));
            let base = at(head.centre().x, head.y + 28.8);
            canvas.text(base, Align::Centre, theme::FLOOR, theme::TEXT, &(line.name)().to_string());
        }
        canvas.text(
            at(536.0, 75.8),
            Align::Right,
            theme::LABEL,
            theme::MUTED,
            &say!("picture-total").to_string(),
        );
    }

    /// Draws all numbers below the bar, since not every segment holds its own.
    fn draw_numbers<S: Style>(&self, canvas: &mut Canvas<S>, top: f32, lines: &[ScoreLine<S>]) {
        for (number, line) in lines.iter().enumerate() {
            let column = self.column(number, lines.len());
            let text = plain(line.points, self.point);
            let font = Type::new(Face::Bold, 12.5);
            let left = column.centre().x - f32::midpoint(16.0, font.width(&text));
            canvas.blit_centred(at(left + 6.0, top + 48.0), icon(line.icon, 13.0));
            let ink = if line.points == 0 { theme::ZERO } else { theme::TEXT };
            canvas.text(at(left + 16.0, top + 52.4), Align::Left, font, ink, &text);
        }
    }
}

/// Draws the panel, mark, name and rank of a player.
fn draw_player<S: Style>(canvas: &mut Canvas<S>, place: Area, row: &ScoreRow<'_, S>) {
    let centre = at(place.x + 21.0, place.y + 28.4);
    if row.is_winner {
        outlined_panel(canvas, place, theme::GOLD);
        canvas.blit_centred(at(centre.x, centre.y + 0.6), icon(icons::CROWN, 34.5));
        draw_mark(canvas, centre, 22.5, row.who.mark);
    } else {
        panel(canvas, place);
        draw_mark(canvas, centre, 26.0, row.who.mark);
    }
    let ink = if row.is_winner { theme::GOLD } else { theme::MUTED };
    let left = place.x + 41.0;
    let base = draw_lines(canvas, at(left, place.y), BARS.0 - left - 4.0, &row.who);
    canvas.text(
        at(left, base + 13.0),
        Align::Left,
        Type::new(Face::Text, 12.0),
        ink,
        &row.rank.to_string(),
    );
}

/// Draws the name in one line or two, or in one with the note below it; says where the last line stands.
fn draw_lines<S: Style>(canvas: &mut Canvas<S>, corner: Point, room: f32, who: &Who<'_>) -> f32 {
    let types = theme::PLAYER_NAMES_LARGE;
    let fits = |font: &Type| font.width(who.name) <= room;
    let (first, second) = (corner.y + 22.2, corner.y + 34.8);
    if !who.note.is_empty() {
        draw_name(canvas, at(corner.x, first), room, &types, theme::TEXT, who.name);
        let note = theme::CAPTION.shorten(&who.note, room);
        canvas.text(at(corner.x, second), Align::Left, theme::CAPTION, theme::MUTED, &note);
        return second;
    }
    if types.iter().any(fits) {
        let base = corner.y + 28.6;
        draw_name(canvas, at(corner.x, base), room, &types, theme::TEXT, who.name);
        return base;
    }
    let font = theme::PLAYER_NAMES_LARGE[1];
    for (line, base) in font.wrap(who.name, room, 2).iter().zip([first, second]) {
        canvas.text(at(corner.x, base), Align::Left, font, theme::TEXT, line);
    }
    second
}
