//! The views of any game: what everybody may see, what one seat may see, and the worlds that its player imagines.

use std::{
    any::Any,
    fmt,
    ops::{Deref, DerefMut},
    sync::Arc,
};

use super::{
    guide::AnyGuide,
    moves::AnyMove,
    shot::{AnyNews, AnyShot},
};
use crate::{
    ai::{
        Advice, Budget,
        review::{Estimate, FirstLook},
    },
    board::{Game, Level, Seat, Seed, ViewOf},
    render::{Cast, Everybody, Picture, parts::Course},
    talk::{
        layout::Panel,
        names::Names,
        paths::{Path, Value},
        plans::{Decision, Plan, Step},
        present::{Explanation, Seen, Spot},
        say::Text,
        sight::{Account, Part},
    },
};

/// All that a spectator may know of a table.
#[derive(Clone)]
pub struct PublicView(pub(super) Arc<dyn PublicObject>);

impl PublicView {
    /// The view by its type, if it is one of this game.
    pub fn typed<G: Game>(&self) -> Option<&G::PublicView> {
        self.0.view().downcast_ref()
    }
}

impl PartialEq for PublicView {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

impl fmt::Debug for PublicView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}

impl Deref for PublicView {
    type Target = dyn PublicObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What a [`PublicView`] can be asked.
pub trait PublicObject: Send + Sync {
    #[doc(hidden)]
    fn view(&self) -> &dyn Any;
    #[doc(hidden)]
    fn is(&self, other: &PublicView) -> bool;
    #[doc(hidden)]
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// What the seat to move must do, after "your turn: ".
    fn call(&self) -> Text;
    /// The same, after "it is the turn of Anna, who can ".
    fn duty(&self) -> Text;
    /// What stands above the lines of a round that is like this at its beginning.
    fn heading(&self) -> Option<Text>;
    /// The table in words.
    fn status(&self, names: &Names) -> Text;
    /// How the points of a seat come about so far, without what is secret; `None` where the score pad says it all.
    fn account(&self, seat: Seat) -> Option<Account>;
    /// How far the game is: how much of the whole.
    fn progress(&self) -> (u32, u32);
    /// What can be looked at from near.
    fn parts(&self, names: &Names) -> Vec<Part<AnyShot>>;
    /// What is new in this view since an earlier one of the same table.
    fn news(&self, before: &PublicView) -> AnyNews;
    /// The same for a picture below the lines of a round that is over, when this view is of the next one already.
    fn closing(&self, before: &PublicView) -> AnyNews;
    /// The public board, what is new marked.
    fn board(&self, news: &AnyNews, cast: &Cast) -> Picture<Everybody>;
    /// Draws what a panel asks for, what is new marked; `None` when it needs a seat's view and there is none.
    fn draw(
        &self,
        shot: &AnyShot,
        own: Option<&OwnView>,
        news: &AnyNews,
        cast: &Cast,
    ) -> Option<Seen>;
    /// The score pad.
    fn scores(&self, cast: &Cast) -> Picture<Everybody>;
    /// The end of a game that took this course.
    fn finale(&self, course: &Course, cast: &Cast) -> Picture<Everybody>;
}

/// All that one seat knows and remembers, and what it may do.
#[derive(Clone)]
pub struct OwnView(pub(super) Arc<dyn OwnObject>);

impl OwnView {
    /// The view by its type, if it is one of this game.
    pub fn typed<G: Game>(&self) -> Option<&ViewOf<G>> {
        self.0.view().downcast_ref()
    }
}

impl PartialEq for OwnView {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

impl fmt::Debug for OwnView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}

impl Deref for OwnView {
    type Target = dyn OwnObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What an [`OwnView`] can be asked.
pub trait OwnObject: Send + Sync {
    #[doc(hidden)]
    fn view(&self) -> &dyn Any;
    #[doc(hidden)]
    fn is(&self, other: &OwnView) -> bool;
    #[doc(hidden)]
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Whose view it is.
    fn seat(&self) -> Seat;
    /// The moves that the seat may make; none when another seat decides. It costs as much as there are moves.
    fn legal(&self) -> Vec<AnyMove>;
    /// Whether the seat decides.
    fn decides(&self) -> bool;
    /// What only this seat knows, as JSON; `None` for what cannot be written down.
    fn own_json(&self) -> Option<String>;
    /// What can be done now and how.
    fn help(&self) -> Text;
    /// What matters in the decision of this seat, the first thing first.
    fn explain(&self) -> Vec<Explanation>;
    /// Why the seat might make this legal move, behind the move and a colon.
    fn reason(&self, mv: &AnyMove) -> Text;
    /// The page of the own hand with this number, from 0; the last one for a number beyond it.
    fn hand(&self, page: usize, spot: Spot) -> Panel<AnyShot>;
    /// What the seat had hidden until the end; `None` in a game that hides nothing.
    fn opened(&self, cast: &Cast) -> Option<Picture<Everybody>>;
    /// A world like this view.
    fn world(&self) -> World;
    /// The guide to the moves of this view.
    fn guide(&self) -> AnyGuide<'_>;
    /// What an event of this name may be about now, the likeliest first.
    fn watchable(&self, watch: &str) -> Vec<Value>;
    /// What the next step of a plan means to the decision of this seat.
    fn decide(&self, plan: &Plan) -> Decision<AnyMove>;
    /// Whether a step is for the decision of this seat.
    fn is_due(&self, step: &Step) -> bool;
    /// The move that an AI of this level makes.
    ///
    /// # Panics
    /// When it is not the turn of this seat.
    fn choose(&self, level: Level, seed: Seed, budget: &Budget<'_>) -> AnyMove;
    /// The same by the evaluation that was set by hand, see [`Strategy::by_hand`](crate::board::Strategy::by_hand).
    fn choose_by_hand(&self, level: Level, seed: Seed, budget: &Budget<'_>) -> AnyMove;
    /// Whether a move is a blunder, see [`is_blunder`](crate::ai::is_blunder).
    fn is_blunder(&self, mv: &AnyMove, seed: Seed) -> bool;
    /// The best moves, the best first; none when another seat decides.
    fn advise(&self, level: Level, seed: Seed, budget: &Budget<'_>) -> Vec<Advice<AnyMove>>;
    /// All moves that a search by so many iterations has tried, the best first; none when another seat decides.
    fn ranking(&self, iterations: u32, seed: Seed) -> Vec<Advice<AnyMove>>;
    /// The first look of a review at the decision to make this move, by so many iterations, see [`first_look`](crate::ai::review::first_look).
    ///
    /// # Panics
    /// When it is not the turn of this seat.
    fn first_look(&self, made: &AnyMove, iterations: u32, chance: Seed) -> FirstLook<AnyMove>;
    /// The lead to be expected after this legal move, see [`after`](crate::ai::review::after).
    fn after(&self, mv: &AnyMove, iterations: u32, chance: Seed) -> Estimate;
    /// The lead to be expected now, see [`expected`](crate::ai::review::expected).
    fn expected(&self, iterations: u32, chance: Seed) -> Estimate;
}

/// A world that looks to a seat like its table, see [`WhatIf`](crate::board::WhatIf).
pub struct World(pub(super) Box<dyn WorldObject>);

impl Deref for World {
    type Target = dyn WorldObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for World {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

/// What a [`World`] can be asked.
pub trait WorldObject: Send + Sync {
    /// The table as the seat would see it.
    fn view(&self) -> OwnView;
    /// The table as everybody would see it.
    fn public(&self) -> PublicView;
    /// How far the game is there.
    fn round(&self) -> u32;
    /// The paths of the moves that the seat has there, those that look best first.
    fn paths(&self) -> Vec<Path>;
    /// Goes on with the move that looks best to who decides.
    fn make_best(&mut self);
    /// From now on the others make the moves that look least.
    fn leave_best(&mut self);
    /// Makes a legal move of the seat and goes on until its turn is over, by what `choose` says; the moves that it chose.
    fn finish_turn(
        &mut self,
        first: &AnyMove,
        choose: &dyn Fn(&OwnView) -> AnyMove,
    ) -> Vec<AnyMove>;
    /// Goes on until the seat has to decide; whether it comes to that. `order` is the standing order of the seat.
    fn go_on(&mut self, order: Option<&str>) -> bool;
    /// Does what a step of a plan means to the seat and goes on to its next decision, if it comes to one. A step for a question
    /// that is not asked there is passed over.
    fn make(&mut self, step: &Step, order: Option<&str>) -> Next;
}

/// Where the next decision of a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// In the same turn.
    SameTurn,
    /// In a later turn.
    LaterTurn,
    /// Nowhere.
    Nowhere,
}
