//! A game of the list that can be shown.

use crate::{board::log::Logged, tables::Listed, talk::present::Present};

/// A game that stands in the list of games and that the bot can show.
pub trait Shown: Present + Listed + Logged {}

impl<G: Present + Listed + Logged> Shown for G {}
