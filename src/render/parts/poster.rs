//! The poster of a table that has not started: a square with the buildings of the game, a stall for each seat, and what is agreed.

use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::{Cast, Everybody, Persona, Picture, SeatColour, theme};
use crate::say;

use super::marks::{Mark, draw_mark, marks};
use super::panels::page;
use super::player::draw_name;
use super::square::{Canvas, SCENE, STALL, Stall, draw_square, draw_stall};

/// What a poster tells.
#[derive(Clone, Debug)]
pub struct Poster {
    /// The game.
    pub game: Text,
    /// What is said below it: which table it is.
    pub table: Text,
    /// All seats: who sits, then what the free ones say instead of a name.
    pub cast: Cast,
    /// Who keeps the stall of each seat.
    pub stalls: Vec<Stall>,
    /// How many seats are left; empty when there are none.
    pub left: Text,
    /// The pace and how many rules differ from the book, in a few words each.
    pub brief: Vec<Text>,
    /// The same in full, for those who read the picture: a line each.
    pub agreed: Vec<Text>,
}

const HEIGHT: f32 = 346.0;
const TITLE: Type = Type::new(Face::Title, 22.0);
const NAMES: [Type; 3] =
    [Type::new(Face::Bold, 16.0), Type::new(Face::Bold, 13.5), Type::new(Face::Bold, 11.5)];
const FREE: Type = Type::new(Face::Bold, 16.0);
const BRIEF: Type = Type::new(Face::Bold, 13.0);
/// From one stall to the next, at least.
const GAP: f32 = 8.0;
/// Where the line of what is agreed begins: right of the badge.
const BRIEF_LEFT: f32 = 68.0;

/// Draws a poster with the buildings of its game, and the side of each.
pub fn draw_poster(
    poster: &Poster,
    colours: &[SeatColour],
    houses: &[(Icon, f32)],
) -> Picture<Everybody> {
    let mut canvas: Canvas = page(HEIGHT);
    draw_square(&mut canvas, houses);
    draw_heading(&mut canvas, poster);
    let (marks, count) = (marks(&poster.cast, colours), poster.cast.players.len());
    let room = theme::WIDTH - 2.0 * STALL.x;
    let wide = STALL.w.min((room + GAP) / length(count.max(1)) - GAP);
    let pitch = wide + ((room - wide * length(count)) / length(count.max(2) - 1)).min(GAP * 2.0);
    let start = (theme::WIDTH - pitch * length(count) + pitch - wide) / 2.0;
    let seats = poster.cast.players.iter().zip(&poster.stalls).zip(&marks);
    for (number, ((persona, stall), mark)) in seats.enumerate() {
        let place = Area { x: start + pitch * length(number), w: wide, ..STALL };
        let counter = draw_stall(&mut canvas, place, (*stall, number), mark.colour);
        match stall {
            Stall::Person | Stall::Ai => draw_sitting(&mut canvas, counter, persona, mark),
            Stall::Kept => draw_kept(&mut canvas, counter, persona),
            Stall::Free => draw_free(&mut canvas, counter, persona),
        }
    }
    draw_brief(&mut canvas, &poster.brief);
    Picture::new(canvas, &alt(poster))
}

fn draw_heading(canvas: &mut Canvas, poster: &Poster) {
    let (left, mut end) = (SCENE.x + 15.0, theme::WIDTH - SCENE.x - 11.0);
    let says = poster.left.to_string();
    if !says.is_empty() {
        let wide = BRIEF.width(&says) + 26.0;
        let plate = area(end - wide, 14.0, wide, 26.0);
        canvas.framed(plate, 5.0, (1.6, theme::GOLD), theme::PAGE);
        canvas.text_centred(plate.centre(), BRIEF, theme::TURN, &says);
        end = plate.x - 8.0;
    }
    let game = TITLE.shorten(&poster.game.to_string(), end - left);
    canvas.text(at(left, 37.0), Align::Left, TITLE, theme::TEXT, &game);
    let table = theme::LABEL_LARGE.shorten(&poster.table.to_string(), end - left);
    canvas.text(at(left, 55.0), Align::Left, theme::LABEL_LARGE, theme::MUTED, &table);
}

fn draw_sitting(canvas: &mut Canvas, counter: Area, persona: &Persona, mark: &Mark) {
    draw_mark(canvas, at(counter.x + 18.0, counter.y + 20.0), 26.0, mark);
    let (left, note) = (counter.x + 34.0, persona.note.to_string());
    let room = counter.right() - left - 4.0;
    let base = if note.is_empty() { 25.5 } else { 19.0 };
    draw_name(canvas, at(left, counter.y + base), room, &NAMES, theme::INK, persona.drawn());
    let note = theme::EFFECT_COMPACT.shorten(&note, room);
    let base = at(left, counter.y + 33.0);
    canvas.text(base, Align::Left, theme::EFFECT_COMPACT, theme::EFFECT, &note);
}

fn draw_kept(canvas: &mut Canvas, counter: Area, persona: &Persona) {
    let lines = theme::LABEL_LARGE.wrap(persona.drawn(), counter.w - 12.0, 2);
    let top = if lines.len() > 1 { 17.0 } else { 24.5 };
    for (number, line) in lines.iter().enumerate() {
        let base = at(counter.centre().x, counter.y + top + 15.0 * length(number));
        canvas.text(base, Align::Centre, theme::LABEL_LARGE, theme::INK, line);
    }
}

fn draw_free(canvas: &mut Canvas, counter: Area, persona: &Persona) {
    let (x, room) = (counter.centre().x, counter.w - 12.0);
    let name = FREE.shorten(persona.drawn(), room);
    canvas.text(at(x, counter.y + 19.0), Align::Centre, FREE, theme::TEXT, &name);
    let join = theme::LABEL_LARGE.shorten(&say!("picture-poster-join").to_string(), room);
    canvas.text(at(x, counter.y + 34.0), Align::Centre, theme::LABEL_LARGE, theme::MUTED, &join);
}

/// The line of what is agreed, as many of its parts as there is room for.
fn draw_brief(canvas: &mut Canvas, brief: &[Text]) {
    let (mut x, end) = (BRIEF_LEFT, theme::WIDTH - theme::MARGIN);
    for (number, part) in brief.iter().enumerate() {
        let part = part.to_string();
        if x + 14.0 + BRIEF.width(&part) > end {
            break;
        }
        if number > 0 {
            canvas.fill(area(x + 2.0, 325.5, 4.0, 4.0), theme::TERRACOTTA);
            x += 12.0;
        }
        let ink = if number == 0 { theme::TEXT } else { theme::TURN };
        x += canvas.text(at(x, 332.0), Align::Left, BRIEF, ink, &part) + 6.0;
    }
}

fn alt(poster: &Poster) -> String {
    let seats = poster.cast.players.iter().map(|persona| {
        let parts = [Text::verbatim(&persona.name), persona.note.clone()];
        Text::units(parts.into_iter().filter(|part| !part.is_empty()))
    });
    let seats = (1..).zip(seats).map(|(seat, who)| say!("picture-poster-seat", seat, who));
    let head = [poster.game.clone(), poster.table.clone()];
    let head = head.into_iter().filter(|line| !line.is_empty());
    Text::lines(head.chain(seats).chain(poster.agreed.iter().cloned())).to_string()
}
