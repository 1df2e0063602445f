//! The end of a game as one tall picture: who has won and with what, the places with a bar each, and how the points grew.

use crate::board::{Seat, SeatSet};
use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::gallery::{Style, icon};
use crate::render::icons;
use crate::render::lettering::{Face, Type};
use crate::render::theme;
use crate::render::{Cast, SeatColour};
use crate::say;

use super::bars::{Measure, draw_split_bar, plain};

use super::marks::{Mark, draw_mark, marks};
use super::panels::{outlined_panel, page, panel};
use super::player::{Who, draw_name, fit_names};
use super::scores::{ScoreLine, has_won, rank};
use super::small_curve::{Course, draw_small_curve};
use super::tablet::{draw_tablet, tablet_width};

/// What the end of a game tells.
pub struct Finale<'a, S> {
    /// The players.
    pub cast: &'a Cast,
    /// The colours of their seats.
    pub colours: &'a [SeatColour],
    /// Who has won.
    pub winners: SeatSet,
    /// How long it took, and what ended it; the first that fits beside or below the title is drawn.
    pub after: Vec<Text>,
    /// So many units make a point.
    pub point: i32,
    /// The categories of a seat, the same for all, and their total.
    pub of: &'a dyn Fn(Seat) -> (Vec<ScoreLine<S>>, i32),
    /// How the points grew; without moments there is no curve.
    pub course: &'a Course,
    /// The height of what the winners have.
    pub scene: f32,
    /// How many winners have a scene of their own; what all share is that of the first.
    pub scenes: usize,
}

/// What each game draws in it.
pub struct Scenes<'a, S> {
    /// What a winner has built, in a place of the whole width; several winners share it.
    pub winner: &'a dyn Fn(&mut Canvas<S>, Area, Seat),
    /// The same small, in the row of a seat.
    pub row: &'a dyn Fn(&mut Canvas<S>, Area, Seat),
    /// How wide and high that is.
    pub extent: (f32, f32),
}

/// Where the winners' scene begins, the left edge of rows, and where they end.
const TOP: f32 = 52.0;
const LEFT: f32 = 10.0;
const WIDTH: f32 = theme::WIDTH - 2.0 * LEFT;
/// The height of a row for each number of players up to four, and between rows.
const ROWS: [f32; 4] = [72.0, 72.0, 70.0, 66.0];
/// The same where the row has no street below the name.
const LOW: [f32; 4] = [62.0, 62.0, 56.0, 48.0];
const GAP: f32 = 4.0;
/// The height of the curve, and of a bar, in high and in low rows.
const CURVE: [f32; 2] = [98.0, 80.0];
const BAR: [f32; 2] = [20.0, 16.0];
/// Scenes narrower than this stand beside the name.
const BESIDE: f32 = 60.0;
/// Where bars begin, and where totals end.
const BARS: f32 = 200.0;
const TOTALS: f32 = 534.0;
const TITLES: [f32; 5] = [22.0, 20.0, 18.0, 16.0, 14.0];
/// How many of them may stand beside what ended the game.
const WITH_REASON: usize = 3;
/// The size of a long name above what is said of the game.
const STACKED: f32 = 16.0;
const TOTAL: Type = Type::new(Face::Title, 28.0);
const NUMBER: Type = Type::new(Face::Bold, 13.5);

/// The seats by their place: who has won, then the most points first.
pub fn by_place(totals: &[i32], winners: SeatSet) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(u8::try_from(totals.len()).unwrap_or(0)).collect();
    seats.sort_by_key(|seat| (!winners.contains(*seat), -totals[seat.index()]));
    seats
}

/// Draws the page.
pub fn draw_finale<S: Style>(finale: &Finale<'_, S>, scenes: &Scenes<'_, S>) -> Canvas<S> {
    let marks = marks(finale.cast, finale.colours);
    let count = marks.len();
    let is_low = scenes.extent.0 < BESIDE;
    let high = if is_low { LOW } else { ROWS }[count.clamp(1, 4) - 1];
    let curve_high = CURVE[usize::from(is_low)];
    let rows = TOP + finale.scene + 6.0;
    let curve = rows + length(count) * (high + GAP) + 2.0;
    let has_curve = finale.course.totals.len() > 1;
    let end = if has_curve { curve + curve_high } else { curve - GAP };
    let mut canvas = page(end + 9.0);
    let totals: Vec<i32> = (0..count).map(|seat| total(finale, seat)).collect();
    let places = by_place(&totals, finale.winners);
    draw_title(&mut canvas, finale, &marks, &totals);
    draw_scenes(&mut canvas, finale, scenes, &marks);
    let least = lowest(finale, &places);
    let most = places.iter().map(|seat| gained(&(finale.of)(*seat).0)).max().unwrap_or(1).max(1);
    let widest = totals.iter().map(|total| TOTAL.width(&plain(*total, finale.point)));
    let room = TOTALS - widest.fold(0.0, f32::max) - 12.0 - BARS;
    let measure = Measure::between(least, most, room, finale.point);
    for (number, seat) in places.iter().enumerate() {
        let place = area(LEFT, rows + length(number) * (high + GAP), WIDTH, high);
        let row = Row { finale, totals: &totals, mark: &marks[seat.index()], seat: *seat };
        row.draw(&mut canvas, place, measure, room, scenes);
    }
    if has_curve {
        let place = area(LEFT, curve, WIDTH, curve_high);
        let who: Vec<_> = marks.iter().zip(&finale.cast.players).collect();
        let who: Vec<_> = who.into_iter().map(|(mark, persona)| Who::new(persona, mark)).collect();
        draw_small_curve(&mut canvas, place, finale.course, (&who, &totals, &places), finale.point);
    }
    canvas
}

fn total<S>(finale: &Finale<'_, S>, seat: usize) -> i32 {
    Seat::all(4).nth(seat).map_or(0, |seat| (finale.of)(seat).1)
}

/// What was gained, before the losses.
fn gained<S>(lines: &[ScoreLine<S>]) -> i32 {
    lines.iter().map(|line| line.points.max(0)).sum()
}

/// The most that somebody lost, below 0.
fn lowest<S>(finale: &Finale<'_, S>, seats: &[Seat]) -> i32 {
    let lost =
        |seat: &Seat| -> i32 { (finale.of)(*seat).0.iter().map(|line| line.points.min(0)).sum() };
    seats.iter().map(lost).min().unwrap_or(0)
}

/// The marks of who has won in a laurel, their names, how long it took, and their points.
fn draw_title<S: Style>(
    canvas: &mut Canvas<S>,
    finale: &Finale<'_, S>,
    marks: &[Mark],
    totals: &[i32],
) {
    let middle = 27.5;
    let mut x = LEFT;
    for seat in finale.winners.iter() {
        canvas.blit_centred(at(x + 19.0, middle + 0.6), icon(icons::CROWN, 39.0));
        draw_mark(canvas, at(x + 19.0, middle), 25.0, &marks[seat.index()]);
        x += 42.0;
    }
    let best = finale.winners.iter().next().map_or(0, |seat| totals[seat.index()]);
    let best = plain(best, finale.point);
    let end = theme::WIDTH - LEFT - 2.0;
    draw_tablet(canvas, at(end, middle), 22.0, (&best, ""));
    let room = end - tablet_width(22.0, (&best, "")) - 10.0 - x;
    let name = |seat: Seat| finale.cast.players[seat.index()].drawn();
    let names: Vec<_> = finale.winners.iter().map(name).collect();
    let wins = say!("picture-wins", winners = names.len()).to_string();
    let title = format!("{} {wins}", fit_names(Type::new(Face::Title, STACKED), &names, f32::MAX));
    let label = theme::LABEL_LARGE;
    let after: Vec<String> = finale.after.iter().map(Text::to_string).collect();
    if let Some((after, font)) = beside(&title, &after, room) {
        let base = middle + font.cap_height() / 2.0;
        let width = canvas.text(at(x, base), Align::Left, font, theme::TEXT, &title);
        canvas.text(at(x + width + 8.0, base), Align::Left, label, theme::MUTED, after);
    } else {
        // A long name is above what is said of the game.
        let font = Type::new(Face::Title, STACKED);
        let name = fit_names(font, &names, room - font.width(&format!(" {wins}")));
        let title = format!("{name} {wins}");
        canvas.text(at(x, middle - 1.0), Align::Left, font, theme::TEXT, &title);
        let fits = after.iter().find(|after| label.width(after) <= room).or(after.last());
        let after = fits.map_or_else(String::new, |after| label.shorten(after, room));
        canvas.text(at(x, middle + 15.0), Align::Left, label, theme::MUTED, &after);
    }
}

/// The first of these for which there is room beside the title, and the size of the title. What ended the game may shrink it a
/// little, how long it took as much as it must.
fn beside<'a>(title: &str, after: &'a [String], room: f32) -> Option<(&'a str, Type)> {
    let fits =
        |after: &str, font: Type| font.width(title) + 8.0 + theme::LABEL_LARGE.width(after) <= room;
    let last = after.len().saturating_sub(1);
    after.iter().enumerate().find_map(|(number, after)| {
        let sizes = if number < last { &TITLES[..WITH_REASON] } else { &TITLES[..] };
        let fonts = sizes.iter().map(|size| Type::new(Face::Title, *size));
        fonts.map(|font| (after.as_str(), font)).find(|(after, font)| fits(after, *font))
    })
}

/// What the winners have, above each other, in gold; of several each with its mark.
fn draw_scenes<S: Style>(
    canvas: &mut Canvas<S>,
    finale: &Finale<'_, S>,
    scenes: &Scenes<'_, S>,
    marks: &[Mark],
) {
    let count = finale.winners.iter().count().min(finale.scenes).max(1);
    let high = ((finale.scene + GAP) / length(count) - GAP).floor();
    for (number, seat) in finale.winners.iter().take(count).enumerate() {
        let place = area(LEFT, TOP + length(number) * (high + GAP), WIDTH, high);
        // What all share has an outline of its own.
        if finale.scenes > 1 {
            outlined_panel(canvas, place, theme::GOLD);
        }
        (scenes.winner)(canvas, place.inset(2.0), seat);
        if count > 1 {
            draw_mark(canvas, at(place.x + 16.0, place.y + 16.0), 21.0, &marks[seat.index()]);
        }
    }
}

/// The row of a player.
struct Row<'a, 'f, S> {
    finale: &'a Finale<'f, S>,
    totals: &'a [i32],
    mark: &'a Mark,
    seat: Seat,
}

impl<S: Style> Row<'_, '_, S> {
    fn draw(
        &self,
        canvas: &mut Canvas<S>,
        place: Area,
        measure: Measure,
        room: f32,
        scenes: &Scenes<'_, S>,
    ) {
        let is_winner = has_won(Some(self.finale.winners), self.seat);
        if is_winner {
            outlined_panel(canvas, place, theme::GOLD);
        } else {
            panel(canvas, place);
        }
        self.draw_place(canvas, at(place.x + 25.0, place.centre().y), is_winner);
        self.draw_who(canvas, place, is_winner, scenes);
        let (lines, total) = (self.finale.of)(self.seat);
        let segments: Vec<_> = lines.iter().map(ScoreLine::segment).collect();
        let is_low = scenes.extent.0 < BESIDE;
        let (bar, gap) = (BAR[usize::from(is_low)], if is_low { 16.0 } else { 18.0 });
        let top = place.y + (place.h - bar - gap - 4.0) / 2.0;
        draw_split_bar(canvas, area(BARS, top, room, bar), measure, &segments);
        let pitch = room / length(lines.len());
        let base = top + bar + gap;
        for (number, line) in lines.iter().enumerate() {
            let x = BARS + length(number) * pitch;
            canvas.blit_centred(at(x + 7.0, base - 4.8), icon(line.icon, 13.5));
            let ink = if line.points == 0 { theme::ZERO } else { theme::TEXT };
            let text = plain(line.points, self.finale.point);
            canvas.text(at(x + 16.0, base), Align::Left, NUMBER, ink, &text);
        }
        let ink = if is_winner { theme::GOLD } else { theme::TEXT };
        let base = at(TOTALS, place.centre().y + TOTAL.cap_height() / 2.0);
        canvas.text(base, Align::Right, TOTAL, ink, &plain(total, self.finale.point));
    }

    /// The place as a numeral, of the first in a laurel.
    fn draw_place(
        &self,
        canvas: &mut Canvas<S>,
        middle: crate::render::canvas::Point,
        is_winner: bool,
    ) {
        let mine = self.totals[self.seat.index()];
        let better = self.totals.iter().filter(|total| **total > mine).count();
        // Two who have won at one total leave the third place to the next one, also at that total.
        let better = if is_winner { 0 } else { better.max(self.finale.winners.iter().count()) };
        let numeral = ["I", "II", "III", "IV"][better.min(3)];
        let font = Type::new(Face::Title, if is_winner { 13.0 } else { 19.0 });
        let ink = if is_winner { theme::GOLD } else { theme::MUTED };
        if is_winner {
            canvas.blit_centred(at(middle.x, middle.y + 0.6), icon(icons::CROWN, 37.0));
        }
        canvas.text_centred(middle, font, ink, numeral);
    }

    /// Mark, name, what stands beside it, and what this player has built.
    fn draw_who(
        &self,
        canvas: &mut Canvas<S>,
        place: Area,
        is_winner: bool,
        scenes: &Scenes<'_, S>,
    ) {
        let who = Who::new(&self.finale.cast.players[self.seat.index()], self.mark);
        let left = place.x + 50.0;
        let (wide, high) = scenes.extent;
        let is_beside = wide < BESIDE;
        let top = if is_beside || is_winner { place.centre().y } else { place.y + 15.0 };
        draw_mark(canvas, at(left + 10.0, top), 19.0, who.mark);
        let end = if is_beside { BARS - wide - 14.0 } else { BARS - 8.0 };
        let room = end - left - 24.0;
        let below = if is_winner && !is_beside {
            rank(self.totals, Some(self.finale.winners), self.seat).to_string()
        } else {
            who.note.clone()
        };
        let x = left + 24.0;
        let types = theme::PLAYER_NAMES_LARGE;
        if below.is_empty() || (!is_beside && !is_winner) {
            draw_name(canvas, at(x, top + 4.6), room, &types, theme::TEXT, who.name);
        } else {
            draw_name(canvas, at(x, top - 1.0), room, &types, theme::TEXT, who.name);
            let ink = if is_winner { theme::GOLD } else { theme::MUTED };
            let below = theme::LABEL.shorten(&below, room);
            canvas.text(at(x, top + 12.0), Align::Left, theme::LABEL, ink, &below);
        }
        if is_beside {
            let corner = area(BARS - wide - 10.0, place.centre().y - high / 2.0, wide, high);
            (scenes.row)(canvas, corner, self.seat);
        } else if !is_winner {
            (scenes.row)(canvas, area(left, place.y + place.h - high - 5.0, wide, high), self.seat);
        }
    }
}
