//! The page on which a player chooses a place for a tile.
//!
//! A place is called by the two ends of its short diagonal, so it is shown by them: each end bears its name, and a bar
//! joins the two. That names sixty-one places without a label for each: neighbours share their ends.

use crate::catalogue::Text;
use crate::games::marble::rules::{
    Kind, Move, Placement, Post, Prospect, SeatView, TriangleSet, VertexSet, grid,
};
use crate::render::canvas::{at, length};
use crate::render::parts::draw_mark;
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::board::{Asked, MAGISTRATE, draw_outline, draw_tile, halves, on_edge};
use super::desk::{Desk, NAME};
use super::ground::{middle, point, slant};
use super::lines::{self, Outline};
use super::names::{gains, list};
use super::palette::{self, Canvas};
use super::pieces::{self, Tone};

/// How many of the best are shown.
const BEST: usize = 3;

/// A tile and where it may go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// Its type.
    pub tile: Kind,
    /// The places to choose from: all legal ones, or those of an area.
    pub places: Vec<Placement>,
    /// The most worthwhile of them, the best first; up to three are shown with what they bring.
    pub best: Vec<Placement>,
    /// The one under consideration.
    pub chosen: Option<Chosen>,
}

/// A place under consideration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub at: Placement,
    /// Whether a magistrate goes onto the tile.
    pub magistrate: bool,
}

/// What the page tells: places, and what the tile would do at each.
struct Offers {
    chosen: Option<(Chosen, Prospect)>,
    best: Vec<(Chosen, Prospect)>,
}

impl Offers {
    fn of(view: &SeatView, shown: &Places) -> Self {
        let offer = |chosen: Chosen| {
            let Chosen { at, magistrate } = chosen;
            (chosen, view.public.prospect(Move::Play { tile: shown.tile, at, magistrate }))
        };
        let magistrate = view.own().count(Post::Ready) > 0;
        let best = shown.best.iter().take(BEST).map(|at| offer(Chosen { at: *at, magistrate }));
        Self { chosen: shown.chosen.map(offer), best: best.collect() }
    }
}

/// Draws the board with the places for a tile.
pub fn places(view: &SeatView, shown: &Places, cast: &Cast) -> Picture<OneSeat> {
    let offers = Offers::of(view, shown);
    let asked = Asked { ground: view.public.places.iter().collect(), ..Asked::default() };
    let says = say!("marble-picture-chooses-place");
    let mut desk = Desk::new(view, &view.public, cast, &says, &asked);
    if let Some((chosen, does)) = &offers.chosen {
        draw_chosen(&mut desk, shown.tile, *chosen, does);
    }
    draw_bars(&mut desk, shown);
    draw_side(&mut desk, shown, &offers);
    desk.picture(&alt(view, shown, &offers, cast))
}

/// Draws a bar for each place, names its ends, and numbers the best; no bar over the place under consideration.
fn draw_bars(desk: &mut Desk<'_>, shown: &Places) {
    let under = shown.chosen.map_or(TriangleSet::EMPTY, |chosen| grid().lot(chosen.at).ground);
    let is_clear = |place: &&Placement| !grid().lot(**place).ground.meets(&under);
    let chosen = shown.chosen.map(|chosen| grid().lot(chosen.at).corners);
    let mut ends: VertexSet = chosen.iter().flat_map(|corners| &corners[..2]).copied().collect();
    for place in shown.places.iter().filter(is_clear) {
        let [one, other, ..] = grid().lot(*place).corners;
        on_edge(&mut desk.canvas, one, other, lines::bar(slant(*place)));
        ends = ends.with(one).with(other);
    }
    ends.iter().for_each(|end| desk.name(end));
    for (number, place) in (1..=BEST).zip(&shown.best).filter(|(_, place)| is_clear(place)) {
        draw_number(&mut desk.canvas, *place, number, 0);
    }
}

/// Draws the bar of one place, and names its ends.
pub(super) fn draw_bar(desk: &mut Desk<'_>, place: Placement) {
    let [one, other, ..] = grid().lot(place).corners;
    on_edge(&mut desk.canvas, one, other, lines::bar(slant(place)));
    desk.name(one);
    desk.name(other);
}

/// Draws the number of a place on its bar, beside so many that are there already.
pub(super) fn draw_number(canvas: &mut Canvas, place: Placement, number: usize, beside: usize) {
    let [one, other, ..] = grid().lot(place).corners.map(point);
    let middle = middle(one, other);
    let centre = at(middle.x + 12.0 * length(beside), middle.y);
    canvas.disc(centre, 7.2, palette::JOINT);
    canvas.disc(centre, 6.2, theme::WHITE);
    canvas.text_centred(centre, NAME, theme::INK, &number.to_string());
}

/// Draws the tile where it would lie, with its magistrate, and the sites that it would complete.
fn draw_chosen(desk: &mut Desk<'_>, tile: Kind, chosen: Chosen, does: &Prospect) {
    let at = chosen.at;
    draw_tile(&mut desk.canvas, tile, at, Tone::Lively);
    draw_outline(&mut desk.canvas, at, Outline::Chosen);
    if chosen.magistrate {
        let mark = &desk.marks[desk.view.seat.index()];
        draw_mark(&mut desk.canvas, halves(at).1, MAGISTRATE, mark);
    }
    for site in &does.sites {
        let place = point(site.site);
        desk.canvas.blit_centred(place, lines::due_ring());
        desk.canvas.blit_centred(place, pieces::building(site.building, 19.0));
    }
}

fn draw_side(desk: &mut Desk<'_>, shown: &Places, offers: &Offers) {
    let heading = say!("marble-picture-kind", kind = shown.tile);
    desk.heading(Some(pieces::counter(shown.tile, 20.0)), &heading);
    desk.text(&say!("marble-picture-places", count = shown.places.len()), 2);
    desk.gap(8.0);
    if let Some((chosen, does)) = &offers.chosen {
        let Chosen { at, magistrate } = *chosen;
        let place = say!("marble-picture-chosen", place = at, magistrate);
        desk.framed(|desk| draw_card(desk, &place, None, does));
        desk.gap(8.0);
    }
    for (number, (place, does)) in (1..).zip(&offers.best) {
        if desk.room() > 60.0 && shown.chosen.is_none_or(|known| known.at != place.at) {
            draw_card(desk, &format!("{number}  {}", place.at).into(), None, does);
            desk.gap(5.0);
        }
    }
}

/// Says what a place brings, after a note if there is one.
pub(super) fn draw_card(desk: &mut Desk<'_>, place: &Text, note: Option<&Text>, does: &Prospect) {
    let own = does.sites.iter().filter(|site| site.owner == Some(desk.view.seat));
    let points: u8 = own.map(|site| site.points).sum();
    let plus = if points > 0 { format!("+{points}") } else { String::new() };
    desk.strong(None, place, &plus.into());
    for line in note.cloned().into_iter().chain(gains(does, desk.view.seat, desk.cast)) {
        if desk.room() > 16.0 {
            desk.text(&line, 2);
        }
    }
}

/// The page in words.
fn alt(view: &SeatView, shown: &Places, offers: &Offers, cast: &Cast) -> Text {
    let (count, places) = (shown.places.len(), list(&shown.places));
    let mut said = vec![say!("marble-alt-places", count, kind = shown.tile, places)];
    let told = |does: &Prospect| Text::units(gains(does, view.seat, cast));
    if let Some((Chosen { at, magistrate }, does)) = &offers.chosen {
        said.push(say!("marble-alt-chosen", place = at, magistrate, gains = told(does)));
    }
    for (number, (best, does)) in (1_usize..).zip(&offers.best) {
        said.push(say!("marble-alt-best", number, place = best.at, gains = told(does)));
    }
    Text::lines(said)
}
