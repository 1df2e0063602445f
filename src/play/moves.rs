//! A move of any game, and the rule that one breaks.

use std::{any::Any, error::Error, fmt, sync::Arc};

use super::kind::TypedGame;
use crate::{
    board::Game,
    talk::{names::Names, say::Text},
};

/// A move of any game. Written out it is its text form, as in the ids of buttons.
#[derive(Clone)]
pub struct AnyMove(Arc<dyn MoveObject>);

impl AnyMove {
    /// This move of a game.
    pub fn of<G: Game>(mv: G::Move) -> Self {
        Self(Arc::new(MoveOf::<G>(mv)))
    }

    /// The move with this text form, if it is one of this game.
    pub(super) fn parse<G: Game>(text: &str) -> Option<Self> {
        text.parse().ok().map(Self::of::<G>)
    }

    /// The move by its type, if it is one of this game.
    pub fn typed<G: Game>(&self) -> Option<G::Move> {
        self.0.as_any().downcast_ref::<MoveOf<G>>().map(|mv| mv.0)
    }

    /// The move by its type, where only moves of this game come.
    pub(super) fn here<G: Game>(&self) -> G::Move {
        self.typed::<G>().expect("the moves at a table are read by its own game")
    }

    /// As logs and the database have it.
    pub fn json(&self) -> String {
        self.0.json()
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.text(f)
    }
}

impl fmt::Debug for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}

impl PartialEq for AnyMove {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

trait MoveObject: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn json(&self) -> String;
    fn text(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn is(&self, other: &AnyMove) -> bool;
}

struct MoveOf<G: Game>(G::Move);

impl<G: Game> MoveObject for MoveOf<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn json(&self) -> String {
        serde_json::to_string(&self.0).expect("a move is plain data")
    }

    fn text(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }

    fn is(&self, other: &AnyMove) -> bool {
        other.typed::<G>() == Some(self.0)
    }
}

/// The rule that a move breaks, with all that its sentence needs.
pub struct AnyIllegal(Box<dyn IllegalObject>);

impl AnyIllegal {
    pub(super) fn of<G: TypedGame>(illegal: G::Illegal) -> Self {
        Self(Box::new(IllegalOf::<G>(illegal)))
    }

    /// Why the rules refuse the move, in whole sentences for its player.
    pub fn says(&self, names: &Names) -> Text {
        self.0.says(names)
    }
}

impl fmt::Display for AnyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.0.error(), f)
    }
}

impl fmt::Debug for AnyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.error())
    }
}

impl Error for AnyIllegal {}

trait IllegalObject: Send + Sync {
    fn says(&self, names: &Names) -> Text;
    fn error(&self) -> &dyn Error;
}

struct IllegalOf<G: Game>(G::Illegal);

impl<G: TypedGame> IllegalObject for IllegalOf<G> {
    fn says(&self, names: &Names) -> Text {
        G::refusal(&self.0, names)
    }

    fn error(&self) -> &dyn Error {
        &self.0
    }
}
