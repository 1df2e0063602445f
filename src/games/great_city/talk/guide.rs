//! What is known of one seat's moves while one answer is made, and the values of its choices.

use std::cell::OnceCell;

use super::bill::{self, Build, Production};
use crate::{
    board::WhatIf,
    games::great_city::rules::{
        cards::{Card, Deck},
        city::{Cell, CellSet},
        moves::Move,
        state::GreatCity,
        view::SeatView,
    },
};

/// What is known of one seat's moves while one answer is made.
pub struct Guide<'v> {
    /// The view of the seat.
    pub view: &'v SeatView,
    what_if: OnceCell<WhatIf<GreatCity>>,
    builds: OnceCell<Vec<Build>>,
}

impl<'v> From<&'v SeatView> for Guide<'v> {
    fn from(view: &'v SeatView) -> Self {
        Self { view, what_if: OnceCell::new(), builds: OnceCell::new() }
    }
}

impl Guide<'_> {
    /// The world in which moves are tried.
    pub fn what_if(&self) -> &WhatIf<GreatCity> {
        self.what_if.get_or_init(|| WhatIf::new(self.view))
    }

    /// All legal builds, with what they cost and bring.
    pub fn builds(&self) -> &[Build] {
        self.builds.get_or_init(|| {
            let bill = |mv: &Move| bill::build(self.view, self.what_if(), *mv);
            self.view.legal.iter().filter_map(bill).collect()
        })
    }

    /// The legal builds of one card.
    pub fn builds_of(&self, card: Card) -> impl Iterator<Item = &Build> {
        self.builds().iter().filter(move |build| build.card == card)
    }

    /// The build that this move is.
    pub fn build(&self, mv: Move) -> Option<&Build> {
        self.builds().iter().find(|build| build.mv == mv)
    }

    /// The legal production, if there is one.
    pub fn production(&self) -> Option<Production> {
        let mv = self.view.legal.iter().find(|mv| matches!(mv, Move::Produce { .. }))?;
        bill::production(self.what_if(), *mv)
    }

    /// The build of this card as it would be with coins alone, for the rules to say what is wrong with it.
    pub fn unpaid(&self, card: Card, at: Cell) -> Move {
        let bricks = self.view.public.turn.as_ref().map_or(0, |turn| turn.bricks);
        Move::Build { card, at, tokens: CellSet::EMPTY, buy: card.bricks().saturating_sub(bricks) }
    }
}

/// The value of a way to pay: `t0,2.1,3+b1` for the tokens of two farms and one bought brick.
pub fn payment(tokens: CellSet, buy: u8) -> String {
    let farms: Vec<String> = tokens.iter().map(|at| format!("{},{}", at.row(), at.col())).collect();
    format!("t{}+b{buy}", farms.join("."))
}

/// The value of a place: `1,0`.
pub fn place(at: Cell) -> String {
    format!("{},{}", at.row(), at.col())
}

/// The place with this value.
pub fn cell(value: &str) -> Option<Cell> {
    let (row, col) = value.split_once(',')?;
    Cell::new(row.parse().ok()?, col.parse().ok()?)
}

/// The deck with this value.
pub fn deck(value: &str) -> Option<Deck> {
    Deck::ALL.into_iter().find(|deck| deck.id().eq_ignore_ascii_case(value))
}
