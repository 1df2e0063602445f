//! Pictures that a panel asks for, and how they are drawn.

use crate::{
    games::marble::{
        pictures::{self as pages, News, places::Places},
        rules::{
            moves::Piece,
            view::{PublicView, SeatView},
        },
    },
    render::Cast,
    talk::present::Seen,
};

/// A picture that a panel asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shot {
    /// The public board.
    Board,
    /// The places for a tile.
    Places(Places),
    /// The next steps of the aqueducts, behind these pieces.
    Aqueducts(Vec<Piece>),
    /// The complete sites, or the one whose reward is due.
    Site,
}

/// Draws it; `None` when it needs a seat's view and there is none.
#[must_use]
pub fn draw(
    shot: &Shot,
    public: &PublicView,
    own: Option<&SeatView>,
    news: &News,
    cast: &Cast,
) -> Option<Seen> {
    Some(Seen::OneSeat(match (shot, own) {
        (Shot::Board, _) => {
            return Some(Seen::Everybody(pages::overview_since(public, news, cast)));
        }
        (_, None) => return None,
        (Shot::Places(shown), Some(view)) => pages::places(view, shown, cast),
        (Shot::Aqueducts(laid), Some(view)) => pages::aqueducts(view, laid, cast),
        (Shot::Site, Some(view)) => pages::site(view, cast),
    }))
}
