//! What somebody is about to build.

use crate::games::great_city::rules::{
    cards::Card,
    city::{Cell, CellSet},
};

/// A card that its owner is about to build, and where it may go.
#[derive(Clone, Debug, PartialEq)]
pub struct Intent {
    pub card: Card,
    /// The legal places, in any order.
    pub places: Vec<Cell>,
    /// What the owner has settled on so far.
    pub chosen: Option<Chosen>,
}

/// A place and a payment, not yet played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chosen {
    /// The place, one of those.
    pub at: Cell,
    /// Own farms that give their brick token.
    pub tokens: CellSet,
    /// Bricks bought at 2 coins each.
    pub buy: u8,
    /// By how many points the score would change, if the caller knows.
    pub score_change: Option<i32>,
}
