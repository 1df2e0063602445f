//! The standings of a division of a league.

use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::panels::{outlined_panel, page, panel};
use super::player::draw_name;
use super::ranks::{Ranks, head};

/// Where somebody goes after the season, as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// To the next higher division.
    Up,
    /// To the next lower division.
    Down,
    /// Nowhere.
    Stays,
    /// They are out of the season.
    Out,
}

/// How a match of somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellTone {
    /// It was won.
    Won,
    /// It is over.
    Over,
    /// It is not over, or counts for nothing.
    Open,
}

/// A match of somebody, in a few signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonCell {
    /// What stands in it.
    pub text: String,
    /// How it stands out.
    pub tone: CellTone,
}

/// A row of the standings, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// "3"
    pub place: String,
    /// As the fonts can write it.
    pub name: String,
    /// "2½"
    pub points: String,
    /// What open matches can still bring, with what is there.
    pub most: String,
    /// At most seven.
    pub cells: Vec<SeasonCell>,
    /// Where its person goes.
    pub moves: Move,
    /// Whether it is the row of the one who asks.
    pub is_own: bool,
}

/// The standings of a division.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonPage<'a> {
    /// The league.
    pub heading: &'a str,
    /// What is said on the right of it.
    pub after: &'a str,
    /// The heads of the columns: place, name, points, most, matches.
    pub heads: [&'a str; 5],
    /// Best first.
    pub lines: Vec<SeasonLine>,
    /// What stands below.
    pub foot: &'a str,
}

const ROW: f32 = 26.0;
const FIRST_ROW: f32 = 62.0;
const FOOT: f32 = 28.0;
const ARROW: f32 = 24.0;
const PLACE: f32 = 44.0;
const NAME: f32 = 62.0;
const NAME_ROOM: f32 = 150.0;
const POINTS: f32 = 258.0;
const MOST: f32 = 306.0;
const CELLS: Area = area(318.0, 0.0, 218.0, 0.0);
const SMALL: Type = Type::new(Face::Text, 11.5);

/// Draws the standings of a division.
pub fn draw_season(season: &SeasonPage<'_>) -> Canvas<Ranks> {
    let rows = season.lines.len();
    let end = FIRST_ROW + ROW * length(rows) + 4.0;
    let mut canvas = page(end + FOOT);
    head(&mut canvas, season.heading, season.after);
    for (x, align, text) in [
        (NAME - 5.0, Align::Right, season.heads[0]),
        (NAME, Align::Left, season.heads[1]),
        (POINTS, Align::Right, season.heads[2]),
        (MOST, Align::Right, season.heads[3]),
        (CELLS.centre().x, Align::Centre, season.heads[4]),
    ] {
        canvas.text(at(x, 56.0), align, theme::CAPTION, theme::MUTED, text);
    }
    let cells = season.lines.iter().map(|line| line.cells.len()).max().unwrap_or(1).max(1);
    for (number, line) in season.lines.iter().enumerate() {
        draw_line(&mut canvas, FIRST_ROW + ROW * length(number), line, cells);
    }
    // Chats lay their badge over the left corner.
    let foot = at(theme::WIDTH - theme::MARGIN - 2.0, end + 17.0);
    canvas.text(foot, Align::Right, SMALL, theme::MUTED, season.foot);
    canvas
}

fn draw_line(canvas: &mut Canvas<Ranks>, top: f32, line: &SeasonLine, cells: usize) {
    let place = area(theme::MARGIN, top, theme::WIDTH - 2.0 * theme::MARGIN, ROW - 2.0);
    let ink = match (line.is_own, line.moves) {
        (true, _) => theme::GOLD,
        (false, Move::Out) => theme::MUTED,
        (false, Move::Up | Move::Down | Move::Stays) => theme::TEXT,
    };
    if line.is_own {
        outlined_panel(canvas, place, theme::GOLD);
    } else {
        panel(canvas, place);
    }
    let middle = place.y + place.h / 2.0;
    let base = middle + theme::COUNT.cap_height() / 2.0;
    draw_arrow(canvas, middle, line.moves);
    canvas.text(at(PLACE, base), Align::Centre, SMALL, theme::MUTED, &line.place);
    draw_name(canvas, at(NAME, base), NAME_ROOM, &theme::PLAYER_NAMES, ink, &line.name);
    canvas.text(at(POINTS, base), Align::Right, theme::COUNT, ink, &line.points);
    canvas.text(at(MOST, base), Align::Right, SMALL, theme::MUTED, &line.most);
    let width = CELLS.w / length(cells);
    for (number, cell) in line.cells.iter().enumerate() {
        let left = CELLS.x + width * length(number);
        canvas.fill(area(left - 0.35, top + 4.0, 0.7, place.h - 8.0), theme::PLOT_LINE);
        let ink = match cell.tone {
            CellTone::Won => theme::GOLD,
            CellTone::Over => theme::TEXT,
            CellTone::Open => theme::MUTED,
        };
        let text = SMALL.shorten(&cell.text, width - 4.0);
        canvas.text(at(left + width / 2.0, base), Align::Centre, SMALL, ink, &text);
    }
}

/// A triangle that points up or down.
fn draw_arrow(canvas: &mut Canvas<Ranks>, middle: f32, moves: Move) {
    let (tip, shade) = match moves {
        Move::Up => (-4.0, theme::GOLD),
        Move::Down => (4.0, theme::BRONZE),
        Move::Stays | Move::Out => return,
    };
    let base = middle - tip * 0.75;
    let corners = [at(ARROW - 4.5, base), at(ARROW + 4.5, base), at(ARROW, middle + tip)];
    canvas.polygon(&corners, shade);
}
