//! A game of the list that can be shown.

use crate::{tables::Listed, talk::present::Present};

/// A game that stands in the list of games and that the bot can show.
pub trait Shown: Present + Listed {}

impl<G: Present + Listed> Shown for G {}
