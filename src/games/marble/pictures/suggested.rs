//! The board with tiles that an opponent suggests, by their numbers.

use crate::catalogue::Text;
use crate::games::marble::rules::kinds::Kind;
use crate::games::marble::rules::moves::Move;
use crate::games::marble::rules::prospect::{Prospect, Prospects};
use crate::games::marble::rules::view::SeatView;
use crate::render::{Cast, OneSeat, Picture};
use crate::say;

use super::board::Asked;
use super::desk::Desk;
use super::names::{gains, word};
use super::places::{Chosen, draw_bar, draw_card, draw_number};

/// A tile with the number of its suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// From 1.
    pub number: u8,
    /// What.
    pub tile: Kind,
    /// Where, and whether with a magistrate.
    pub chosen: Chosen,
}

/// Draws the board with the number of each suggestion on its place, and beside it what each brings.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn suggested(view: &SeatView, tiles: &[Suggestion], cast: &Cast) -> Picture<OneSeat> {
    let prospects = Prospects::new(view);
    let does = |one: &Suggestion| {
        let Chosen { at, magistrate } = one.chosen;
        prospects.of(Move::Play { tile: one.tile, at, magistrate })
    };
    let all: Vec<(Suggestion, Prospect)> = tiles.iter().map(|one| (*one, does(one))).collect();
    let ground = tiles.iter().map(|one| one.chosen.at).collect();
    let asked = Asked { ground, ..Asked::default() };
    let says = say!("marble-picture-suggested");
    let mut desk = Desk::new(view, &view.public, cast, &says, &asked);
    for one in tiles {
        draw_bar(&mut desk, one.chosen.at);
    }
    for (place, one) in tiles.iter().enumerate() {
        let before = tiles[..place].iter().filter(|other| other.chosen.at == one.chosen.at);
        draw_number(&mut desk.canvas, one.chosen.at, one.number.into(), before.count());
    }
    for (one, does) in &all {
        let (tile, number) = (word(Some(one.tile)), one.number);
        let heading =
            say!("marble-picture-suggestion", number, tile, at = one.chosen.at.to_string());
        draw_card(&mut desk, &heading, does);
        if one.chosen.magistrate {
            desk.text(&say!("marble-picture-suggested-magistrate"), 1);
        }
        desk.gap(8.0);
    }
    desk.picture(&alt(view, &all, cast))
}

const fn with(chosen: Chosen) -> &'static str {
    if chosen.magistrate { "with" } else { "without" }
}

fn alt(view: &SeatView, all: &[(Suggestion, Prospect)], cast: &Cast) -> Text {
    let each = all.iter().map(|(one, does)| {
        let (tile, number) = (word(Some(one.tile)), one.number);
        let (at, magistrate) = (one.chosen.at.to_string(), with(one.chosen));
        let gains = Text::units(gains(does, view.seat, cast));
        say!("marble-alt-suggestion", number, tile, at, magistrate, gains)
    });
    let head = say!("marble-alt-suggested");
    Text::lines(std::iter::once(head).chain(each))
}
