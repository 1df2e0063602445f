//! What everybody may see of each game as a [`PublicView`].

use std::{any::Any, fmt, sync::Arc};

use super::{
    kind::TypedGame,
    shot::{AnyNews, AnyShot},
    views::{OwnView, PublicObject, PublicView},
};
use crate::{
    board::{Game, Seat},
    render::{Cast, Everybody, Picture, parts::Course},
    talk::{
        names::Names,
        present::Seen,
        say::Text,
        sight::{Account, Part},
    },
};

impl PublicView {
    /// This view of a game.
    pub fn of<G: TypedGame>(view: G::PublicView) -> Self {
        Self(Arc::new(PublicOf::<G>(view)))
    }

    /// The view by its type, where only views of this game come.
    fn here<G: TypedGame>(&self) -> &G::PublicView {
        self.typed::<G>().expect("the views of a table are of its own game")
    }
}

struct PublicOf<G: Game>(G::PublicView);

impl<G: TypedGame> PublicObject for PublicOf<G> {
    fn view(&self) -> &dyn Any {
        &self.0
    }

    fn is(&self, other: &PublicView) -> bool {
        other.typed::<G>() == Some(&self.0)
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }

    fn call(&self) -> Text {
        G::call(&self.0)
    }

    fn duty(&self) -> Text {
        G::duty(&self.0)
    }

    fn heading(&self) -> Option<Text> {
        G::heading(&self.0)
    }

    fn status(&self, names: &Names) -> Text {
        G::status(&self.0, names)
    }

    fn account(&self, seat: Seat) -> Option<Account> {
        G::account(&self.0, seat)
    }

    fn progress(&self) -> (u32, u32) {
        G::progress(&self.0)
    }

    fn parts(&self, names: &Names) -> Vec<Part<AnyShot>> {
        let part =
            |Part { name, says, shot }| Part { name, says, shot: shot.map(AnyShot::of::<G>) };
        G::parts(&self.0, names).into_iter().map(part).collect()
    }

    fn news(&self, before: &PublicView) -> AnyNews {
        AnyNews::of::<G>(G::news(before.here::<G>(), &self.0))
    }

    fn closing(&self, before: &PublicView) -> AnyNews {
        AnyNews::of::<G>(G::closing(G::news(before.here::<G>(), &self.0)))
    }

    fn board(&self, news: &AnyNews, cast: &Cast) -> Picture<Everybody> {
        G::board(&self.0, &news.typed::<G>(), cast)
    }

    fn draw(
        &self,
        shot: &AnyShot,
        own: Option<&OwnView>,
        news: &AnyNews,
        cast: &Cast,
    ) -> Option<Seen> {
        let own = own.and_then(OwnView::typed::<G>);
        G::draw(shot.typed::<G>()?, &self.0, own, &news.typed::<G>(), cast)
    }

    fn scores(&self, cast: &Cast) -> Picture<Everybody> {
        G::scores(&self.0, cast)
    }

    fn finale(&self, course: &Course, cast: &Cast) -> Picture<Everybody> {
        G::finale(&self.0, course, cast)
    }
}
