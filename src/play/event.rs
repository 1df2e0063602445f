//! Something that everybody saw happen, in any game.

use std::{any::Any, fmt, ops::Deref, sync::Arc};

use super::kind::TypedGame;
use crate::{
    board::Game,
    talk::{
        names::Names,
        present::{Brief, new_round},
        say::Text,
        watched::Happening,
    },
};

/// Something that everybody saw happen.
#[derive(Clone)]
pub struct AnyEvent(Arc<dyn EventObject>);

impl AnyEvent {
    /// This event of a game.
    pub fn of<G: TypedGame>(event: G::Event) -> Self {
        Self(Arc::new(EventOf::<G>(event)))
    }

    /// The event by its type, if it is one of this game.
    pub fn typed<G: Game>(&self) -> Option<&G::Event> {
        self.0.event().downcast_ref()
    }
}

impl PartialEq for AnyEvent {
    fn eq(&self, other: &Self) -> bool {
        self.json() == other.json()
    }
}

impl fmt::Debug for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}

impl Deref for AnyEvent {
    type Target = dyn EventObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What an [`AnyEvent`] can be asked.
pub trait EventObject: Send + Sync {
    #[doc(hidden)]
    fn event(&self) -> &dyn Any;
    /// As JSON: equal events have the same.
    fn json(&self) -> String;
    /// One line for the channel.
    fn says(&self, names: &Names) -> Text;
    /// The same for a summary.
    fn brief(&self, names: &Names) -> Brief;
    /// What kind of event it is to a summary.
    fn kind(&self) -> String;
    /// So many events of this [kind](Self::kind), for a summary that only counts them.
    fn counted(&self, kind: &str, number: usize) -> Text;
    /// Whether it is the end of a turn and nothing more.
    fn is_mere_end(&self) -> bool;
    /// The round that begins with it.
    fn new_round(&self) -> Option<u8>;
    /// What it is to plans that watch for it.
    fn happening(&self) -> Option<Happening>;
    #[doc(hidden)]
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

struct EventOf<G: Game>(G::Event);

impl<G: TypedGame> EventObject for EventOf<G> {
    fn event(&self) -> &dyn Any {
        &self.0
    }

    fn json(&self) -> String {
        serde_json::to_string(&self.0).expect("an event is plain data")
    }

    fn says(&self, names: &Names) -> Text {
        G::event(&self.0, names)
    }

    fn brief(&self, names: &Names) -> Brief {
        G::brief(&self.0, names)
    }

    fn kind(&self) -> String {
        G::kind(&self.0)
    }

    fn counted(&self, kind: &str, number: usize) -> Text {
        G::counted(kind, number)
    }

    fn is_mere_end(&self) -> bool {
        G::is_mere_end(&self.0)
    }

    fn new_round(&self) -> Option<u8> {
        new_round(&self.0)
    }

    fn happening(&self) -> Option<Happening> {
        G::happening(&self.0)
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
