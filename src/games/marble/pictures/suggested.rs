//! The board with tiles that an opponent suggests, by their numbers.

use crate::catalogue::Text;
use crate::games::marble::rules::{Kind, Move, Prospect, SeatView};
use crate::render::{Cast, OneSeat, Picture};
use crate::say;

use super::board::Asked;
use super::desk::Desk;
use super::names::gains;
use super::places::{Chosen, draw_card, draw_marked, draw_number};

/// A tile with the number of its suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// From 1.
    pub number: u8,
    pub tile: Kind,
    /// Where, and whether with a magistrate.
    pub chosen: Chosen,
}

/// Draws the board with the number of each suggestion on its place, and beside it what each brings.
pub fn suggested(view: &SeatView, tiles: &[Suggestion], cast: &Cast) -> Picture<OneSeat> {
    let does = |one: &Suggestion| {
        let Chosen { at, magistrate } = one.chosen;
        view.public.prospect(Move::Play { tile: one.tile, at, magistrate })
    };
    let all: Vec<(Suggestion, Prospect)> = tiles.iter().map(|one| (*one, does(one))).collect();
    let ground = tiles.iter().map(|one| one.chosen.at).collect();
    let asked = Asked { ground, ..Asked::default() };
    let says = say!("marble-picture-suggested");
    let mut desk = Desk::new(view, &view.public, cast, &says, &asked);
    for one in tiles {
        draw_marked(&mut desk, one.chosen.at);
    }
    for (place, one) in tiles.iter().enumerate() {
        let before = tiles[..place].iter().filter(|other| other.chosen.at == one.chosen.at);
        draw_number(&mut desk.canvas, one.chosen.at, one.number.into(), before.count());
    }
    for (one, does) in &all {
        let Suggestion { number, tile, chosen: Chosen { at, magistrate } } = *one;
        let place = say!("marble-picture-suggestion", number, kind = tile, at);
        let note = magistrate.then(|| say!("marble-picture-suggested-magistrate"));
        draw_card(&mut desk, &place, note.as_ref(), does);
        desk.gap(8.0);
    }
    desk.picture(&alt(view, &all, cast))
}

fn alt(view: &SeatView, all: &[(Suggestion, Prospect)], cast: &Cast) -> Text {
    let each = all.iter().map(|(one, does)| {
        let Suggestion { number, tile, chosen: Chosen { at, magistrate } } = *one;
        let gains = Text::units(gains(does, view.seat, cast));
        say!("marble-alt-suggestion", number, kind = tile, at, magistrate, gains)
    });
    let head = say!("marble-alt-suggested");
    Text::lines(std::iter::once(head).chain(each))
}
