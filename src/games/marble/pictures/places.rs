//! The page on which a player chooses a place for a tile.
//!
//! Each place is a small rhombus with its number: 1, 2 and 3 are the best, the others follow in reading order. The menu says
//! the same numbers.

use crate::catalogue::Text;
use crate::games::marble::rules::{
    Kind, Move, Placement, Post, Prospect, SeatView, TriangleSet, grid,
};
use crate::render::canvas::{Point, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::parts::draw_mark;
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::board::{Asked, MAGISTRATE, draw_outline, draw_tile, halves};
use super::desk::Desk;
use super::ground::{corner_of, middle, point, slant};
use super::lines::{self, Outline};
use super::names::gains;
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
    /// All places of the tile by their numbers, from 1, see [`numbered`].
    pub numbers: Vec<Placement>,
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

/// Places in the order of their numbers: up to three of the best, then the others from above, from the left.
pub fn numbered(places: &[Placement], best: &[Placement]) -> Vec<Placement> {
    let first = best.iter().take(BEST).copied();
    let mut order: Vec<Placement> = first.collect();
    let mut others: Vec<Placement> =
        places.iter().filter(|place| !order.contains(place)).copied().collect();
    others.sort_by(|one, other| {
        let key = |place: &Placement| {
            let centre = centre(*place);
            (centre.y, centre.x)
        };
        key(one).partial_cmp(&key(other)).unwrap_or(std::cmp::Ordering::Equal)
    });
    order.append(&mut others);
    order
}

/// The middle of a place.
pub(super) fn centre(place: Placement) -> Point {
    let [one, other, ..] = grid().lot(place).corners.map(point);
    middle(one, other)
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
    draw_spots(&mut desk, shown);
    draw_side(&mut desk, shown, &offers);
    desk.picture(&alt(view, shown, &offers, cast))
}

/// Draws a rhombus with its number for each place, whole for the best one; none over the place under consideration.
fn draw_spots(desk: &mut Desk<'_>, shown: &Places) {
    let under = shown.chosen.map_or(TriangleSet::EMPTY, |chosen| grid().lot(chosen.at).ground);
    let is_clear = |place: &Placement| !grid().lot(*place).ground.meets(&under);
    let number = |place: &Placement| shown.numbers.iter().position(|other| other == place);
    let clear = shown.places.iter().filter(|place| is_clear(place));
    let mut spots: Vec<(usize, Placement)> =
        clear.filter_map(|place| Some((number(place)? + 1, *place))).collect();
    // The best one lies whole below the others, whose numbers it does not hide; its number comes last.
    spots.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
    let whole = spots.last().copied().filter(|(number, _)| *number == 1 && shown.chosen.is_none());
    if let Some((_, place)) = whole {
        draw_tile(&mut desk.canvas, shown.tile, place, Tone::Lively);
        draw_outline(&mut desk.canvas, place, Outline::Chosen);
        spots.pop();
    }
    // Numbers come after all rhombi, which overlap a little where they lean against each other.
    for (number, place) in &spots {
        let corner = corner_of(&grid().lot(*place).corners);
        desk.canvas.blit(corner, lines::spot(slant(*place), *number <= BEST));
    }
    for (number, place) in &spots {
        let ink = if *number <= BEST { theme::INK } else { theme::WHITE };
        desk.canvas.text_centred(centre(*place), SPOT, ink, &number.to_string());
    }
    if let Some((number, place)) = whole {
        draw_number(&mut desk.canvas, place, number, 0);
    }
}

/// The number on the rhombus of a place.
const SPOT: Type = Type::new(Face::Bold, 13.8);

/// Draws a place as a rhombus with a number that is not one of the page's order.
pub(super) fn draw_marked(desk: &mut Desk<'_>, place: Placement) {
    let corner = corner_of(&grid().lot(place).corners);
    desk.canvas.blit(corner, lines::spot(slant(place), true));
}

/// Draws the number of a place on a white disc, beside so many that are there already.
pub(super) fn draw_number(canvas: &mut Canvas, place: Placement, number: usize, beside: usize) {
    let middle = centre(place);
    let middle = at(middle.x + 14.0 * length(beside), middle.y);
    canvas.disc(middle, 8.8, palette::JOINT);
    canvas.disc(middle, 7.8, theme::WHITE);
    canvas.text_centred(middle, Type::new(Face::Bold, 13.0), theme::INK, &number.to_string());
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
            desk.gap(6.0);
        }
    }
    let others = (1..).zip(&shown.numbers).skip(offers.best.len());
    let others = others.filter(|(_, place)| shown.places.contains(place));
    desk.names(others.map(|(number, place)| (number, place.to_string())));
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
    let each = |place: &Placement| {
        let number = shown.numbers.iter().position(|other| other == place).map_or(0, |at| at + 1);
        format!("{number} {place}")
    };
    let in_order = shown.numbers.iter().filter(|place| shown.places.contains(place));
    let places = Text::units(in_order.map(each));
    let count = shown.places.len();
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
