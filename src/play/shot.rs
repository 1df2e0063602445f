//! The pictures that panels of any game ask for.

use std::{any::Any, fmt, sync::Arc};

use crate::{
    board::Game,
    talk::{layout::Panel, present::Pictures},
};

/// A picture that a panel asks for, drawn later by `PublicView::draw`.
#[derive(Clone)]
pub struct AnyShot(Arc<dyn ShotObject>);

impl AnyShot {
    /// This shot of a game.
    pub fn of<G: Pictures>(shot: G::Shot) -> Self {
        Self(Arc::new(ShotOf::<G>(shot)))
    }

    /// The shot by its type, if it is one of this game.
    pub fn typed<G: Pictures>(&self) -> Option<&G::Shot> {
        self.0.as_any().downcast_ref::<ShotOf<G>>().map(|shot| &shot.0)
    }

    /// The panel of a game as one of any game.
    pub(super) fn panel<G: Pictures>(panel: Panel<G::Shot>) -> Panel<Self> {
        let Panel { text, rows, picture } = panel;
        Panel { text, rows, picture: picture.map(Self::of::<G>) }
    }
}

impl PartialEq for AnyShot {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

impl fmt::Debug for AnyShot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}

trait ShotObject: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is(&self, other: &AnyShot) -> bool;
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

struct ShotOf<G: Pictures>(G::Shot);

impl<G: Pictures> ShotObject for ShotOf<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &AnyShot) -> bool {
        other.typed::<G>() == Some(&self.0)
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// The places that changed between two public views of a game, to be marked in pictures; at first none.
#[derive(Clone, Default)]
pub struct AnyNews(Option<Arc<dyn Any + Send + Sync>>);

impl AnyNews {
    pub(super) fn of<G: Pictures>(news: G::News) -> Self {
        Self(Some(Arc::new(NewsOf::<G>(news))))
    }

    pub(super) fn typed<G: Pictures>(&self) -> G::News {
        let news = self.0.as_ref().and_then(|news| news.downcast_ref::<NewsOf<G>>());
        news.map(|news| news.0.clone()).unwrap_or_default()
    }
}

/// The type of the game is in it, as two games may have the same type of news.
struct NewsOf<G: Game + Pictures>(<G as Pictures>::News);
