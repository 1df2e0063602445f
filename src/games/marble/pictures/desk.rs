//! A page on which one seat chooses something: the board, and beside it a panel with lines of text, one below the other.

use crate::catalogue::Text;
use crate::games::marble::rules::{PublicView, SeatView, Vertex};
use crate::render::canvas::{Align, Area, area, at};
use crate::render::lettering::{Face, Type};
use crate::render::parts::{Mark, dashed, draw_entries, draw_turn, marks, panel, title};
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::board::{Asked, Scene, bare, draw_board};
use super::ground::point;
use super::news::News;
use super::overview::draw_springs;
use super::palette::{Canvas, Shade, Sprite, seat_colours};
use super::terrain::{END, HEIGHT};

/// The panel.
const PANEL: Area = area(END + 4.0, 47.0, 145.0, HEIGHT - 55.0);
/// Where its text begins, and how wide it may be.
const LEFT: f32 = PANEL.x + 9.0;
const ROOM: f32 = PANEL.w - 16.0;
/// A heading in the panel.
const HEADING: Type = Type::new(Face::Bold, 14.0);
/// A line that matters.
const STRONG: Type = Type::new(Face::Bold, 12.0);
/// A line.
const PLAIN: Type = Type::new(Face::Text, 11.4);
/// The name of a vertex on the board.
pub(super) const NAME: Type = Type::new(Face::Bold, 10.2);

/// The page under work.
pub(super) struct Desk<'a> {
    pub canvas: Canvas,
    pub view: &'a SeatView,
    pub cast: &'a Cast,
    pub marks: Vec<Mark>,
    /// Where the next line of the panel begins.
    y: f32,
}

impl<'a> Desk<'a> {
    /// The page with the board as it lies, or with what is chosen so far, and what the seat does. The last tile is not
    /// marked: what may be chosen is.
    pub fn new(
        view: &'a SeatView,
        board: &PublicView,
        cast: &'a Cast,
        says: &Text,
        asked: &Asked,
    ) -> Self {
        let (marks, mut canvas) = (marks(cast, seat_colours(cast)), bare());
        let shown = PublicView { last: None, ..*board };
        let scene = Scene { view: &shown, marks: &marks, news: &News::default(), asked };
        draw_board(&mut canvas, &scene);
        draw_springs(&mut canvas, &shown);
        let end = title(&mut canvas, &say!("marble-picture-round", round = board.round)) + 14.0;
        draw_turn(&mut canvas, end, view.seat, (says, 0.0), cast, &marks);
        panel(&mut canvas, PANEL);
        Self { canvas, view, cast, marks, y: PANEL.y + 6.0 }
    }

    /// The finished page with what it shows in words.
    pub fn picture(self, alt: &Text) -> Picture<OneSeat> {
        Picture::new(self.canvas, &alt.to_string())
    }

    /// Writes the name of a vertex on a plate.
    pub fn name(&mut self, vertex: Vertex) {
        let (place, name) = (point(vertex), vertex.to_string());
        let width = NAME.width(&name) + 4.4;
        let ground = area(place.x - width / 2.0, place.y - 5.8, width, 11.6);
        self.canvas.round(ground, 3.0, theme::PLACE_GROUND);
        self.canvas.text_centred(place, NAME, theme::WHITE, &name);
    }

    /// How much height is left in the panel.
    pub fn room(&self) -> f32 {
        PANEL.y + PANEL.h - self.y
    }

    /// A heading behind a drawing.
    pub fn heading(&mut self, drawing: Option<&Sprite>, text: &Text) {
        self.line(HEADING, 22.0, drawing, (text, &Text::default()));
    }

    /// A line that matters, behind a drawing, and what stands at its end.
    pub fn strong(&mut self, drawing: Option<&Sprite>, text: &Text, end: &Text) {
        self.line(STRONG, 17.0, drawing, (text, end));
    }

    fn line(
        &mut self,
        font: Type,
        height: f32,
        drawing: Option<&Sprite>,
        (text, end): (&Text, &Text),
    ) {
        let (mut left, base, right) = (LEFT, self.y + height - 5.0, LEFT + ROOM);
        if let Some(drawing) = drawing {
            #[expect(clippy::cast_precision_loss, reason = "a few dozen pixels")]
            let width = drawing.width as f32 / theme::SCALE;
            self.canvas.blit_centred(at(LEFT + width / 2.0, self.y + height / 2.0), drawing);
            left += width + 5.0;
        }
        let (text, end) = (text.to_string(), end.to_string());
        let taken = self.canvas.text(at(right, base), Align::Right, font, theme::GOLD, &end);
        let (font, text) = font.fit(&text, right - left - taken - 3.0);
        self.canvas.text(at(left, base), Align::Left, font, theme::TEXT, &text);
        self.y += height;
    }

    /// Muted text in as many lines as it needs, up to so many.
    pub fn text(&mut self, text: &Text, lines: usize) {
        self.inked(theme::MUTED, text, lines);
    }

    /// The same in a colour.
    pub fn inked(&mut self, ink: impl Into<Shade>, text: &Text, lines: usize) {
        let ink = ink.into();
        let (font, lines) = PLAIN.wrap_whole(&text.to_string(), ROOM, lines);
        for line in lines {
            self.canvas.text(at(LEFT, self.y + 11.0), Align::Left, font, ink, &line);
            self.y += 13.6;
        }
    }

    /// Numbers of the board with what they stand for, as many as there is room for.
    pub fn names(&mut self, names: impl Iterator<Item = (usize, String)>) {
        let place = area(LEFT, self.y + 4.0, ROOM, self.room() - 10.0);
        draw_entries(&mut self.canvas, place, &names.collect::<Vec<_>>());
    }

    /// Room between lines.
    pub fn gap(&mut self, height: f32) {
        self.y += height;
    }

    /// Draws lines within a dashed frame.
    pub fn framed(&mut self, lines: impl FnOnce(&mut Self)) {
        let from = self.y;
        lines(self);
        let place = area(PANEL.x + 4.0, from - 1.0, PANEL.w - 8.0, self.y - from + 5.0);
        dashed(&mut self.canvas, place, 5.0, 1.2, theme::WHITE);
    }
}
