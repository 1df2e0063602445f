//! Pictures that a panel asks for, and how they are drawn.

use crate::{
    board::Seat,
    games::marble::{
        pictures::{self as pages, News, places::Places, suggested::Suggestion},
        rules::{
            moves::Piece,
            state::Marble,
            view::{PublicView, SeatView},
        },
    },
    render::{
        Cast, Everybody, Picture,
        parts::{Course, Poster},
    },
    say,
    talk::{
        present::{Pictures, Seen},
        say::Text,
    },
};

/// A picture that a panel asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shot {
    /// The public board.
    Board,
    /// The public board with what this player has on it pointed out.
    Player(Seat),
    /// The places for a tile.
    Places(Places),
    /// The next steps of the aqueducts, behind these pieces.
    Aqueducts(Vec<Piece>),
    /// The tiles that an opponent suggests.
    Suggested(Vec<Suggestion>),
    /// The complete sites, or the one whose reward is due.
    Site,
}

impl Pictures for Marble {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [fn() -> Text] = &[|| say!("marble-sheet-pieces")];
    const BOARD: Shot = Shot::Board;

    fn sheet(page: usize) -> Picture<Everybody> {
        pages::sheet(page)
    }

    fn portrait(typed: &str) -> Option<Picture<Everybody>> {
        super::pieces::portrait(typed)
    }

    fn news(before: &PublicView, after: &PublicView) -> News {
        News::between(before, after)
    }

    fn closing(mut news: News) -> News {
        news.closes = true;
        news
    }

    fn draw(
        shot: &Shot,
        public: &PublicView,
        own: Option<&SeatView>,
        news: &News,
        cast: &Cast,
    ) -> Option<Seen> {
        Some(Seen::OneSeat(match (shot, own) {
            (Shot::Board, Some(view)) => pages::overview_own(view, news, cast),
            (Shot::Board, None) => {
                return Some(Seen::Everybody(pages::overview_since(public, news, cast)));
            }
            (Shot::Player(seat), _) => {
                return Some(Seen::Everybody(pages::overview_of(public, *seat, cast)));
            }
            (_, None) => return None,
            (Shot::Places(shown), Some(view)) => pages::places(view, shown, cast),
            (Shot::Aqueducts(laid), Some(view)) => pages::aqueducts(view, laid, cast),
            (Shot::Suggested(tiles), Some(view)) => pages::suggested(view, tiles, cast),
            (Shot::Site, Some(view)) => pages::site(view, cast),
        }))
    }

    fn poster(poster: &Poster) -> Picture<Everybody> {
        pages::poster::poster(poster, Self::seat_colours(&poster.cast))
    }

    fn board(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
        pages::overview_since(view, news, cast)
    }

    fn finale(view: &PublicView, course: &Course, cast: &Cast) -> Picture<Everybody> {
        pages::finale(view, course, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::scores(view, cast)
    }
}
