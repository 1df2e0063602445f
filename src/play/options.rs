//! What the players of a table agree on about its game.

use std::{any::Any, ops::Deref, sync::Arc};

use super::{
    game::AnyGame,
    kind::{GameKind, TypedGame},
};
use crate::{
    board::{Seat, Seed},
    talk::{present::Changed, wishes::Wish},
};

/// A game and what its players agree on.
#[derive(Clone)]
pub struct GameOptions(Arc<dyn OptionsObject>);

impl GameOptions {
    /// These options of a game.
    pub fn of<G: TypedGame>(options: G::Options) -> Self {
        Self(Arc::new(OptionsOf::<G>(options)))
    }

    /// The options by their type, if they are of this game.
    pub fn typed<G: TypedGame>(&self) -> Option<&G::Options> {
        self.0.as_any().downcast_ref::<OptionsOf<G>>().map(|options| &options.0)
    }

    /// Sets this wish; one that the game does not know changes nothing.
    pub fn set(&mut self, wish: &str, answer: bool) {
        *self = self.0.with(wish, answer);
    }
}

impl Deref for GameOptions {
    type Target = dyn OptionsObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What an [`GameOptions`] can be asked.
pub trait OptionsObject: Send + Sync {
    #[doc(hidden)]
    fn as_any(&self) -> &dyn Any;
    /// Which game.
    fn kind(&self) -> GameKind;
    /// As stored.
    fn to_json(&self) -> String;
    /// What differs from the default, with what it changes.
    fn changed(&self) -> Vec<Changed>;
    /// The wishes that the game knows, with what is set.
    fn answers(&self) -> Vec<(Wish, bool)>;
    #[doc(hidden)]
    fn with(&self, wish: &str, answer: bool) -> GameOptions;
    /// The same with the first seat as the first player, if the game knows one.
    fn where_the_first_seat_begins(&self) -> GameOptions;
    /// Shuffles and deals by the newest version, as [`Game::deal`](crate::board::Game::deal).
    fn deal(&self, seats: u8, seed: Seed) -> AnyGame;
}

struct OptionsOf<G: TypedGame>(G::Options);

impl<G: TypedGame> OptionsObject for OptionsOf<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn to_json(&self) -> String {
        serde_json::to_string(&self.0).expect("options are plain data")
    }

    fn changed(&self) -> Vec<Changed> {
        G::changed(&self.0)
    }

    fn answers(&self) -> Vec<(Wish, bool)> {
        let answer = |wish: &Wish| Some((*wish, G::answer(&self.0, wish.name)?));
        G::wishes().iter().filter_map(answer).collect()
    }

    fn with(&self, wish: &str, answer: bool) -> GameOptions {
        let mut options = self.0.clone();
        G::set(&mut options, wish, answer);
        GameOptions::of::<G>(options)
    }

    fn where_the_first_seat_begins(&self) -> GameOptions {
        GameOptions::of::<G>(G::with_first_player(self.0.clone(), Seat::FIRST))
    }

    fn deal(&self, seats: u8, seed: Seed) -> AnyGame {
        AnyGame::of::<G>(G::deal(seats, &self.0, seed)).expect("what was dealt is a setup")
    }
}
