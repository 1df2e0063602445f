//! Pictures that a panel asks for, and how they are drawn.

use crate::{
    games::builders::{
        pictures as pages,
        pictures::news::News,
        rules::view::{PublicView, SeatView},
    },
    render::Cast,
    talk::present::Seen,
};

/// A picture that a panel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shot {
    /// The public board.
    Board,
    /// The own team with its sites.
    Team,
}

/// Draws it; `None` when it needs a seat's view and there is none. Nothing in it is secret (B14).
#[must_use]
pub fn draw(
    shot: Shot,
    public: &PublicView,
    own: Option<&SeatView>,
    news: &News,
    cast: &Cast,
) -> Option<Seen> {
    match shot {
        Shot::Board => Some(Seen::Everybody(pages::overview_since(public, news, cast))),
        Shot::Team => own.map(|view| Seen::Everybody(pages::player(public, view.seat, news, cast))),
    }
}
