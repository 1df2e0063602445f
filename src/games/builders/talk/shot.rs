//! Pictures that a panel asks for, and how they are drawn.

use super::card_texts::{self, Card};
use crate::{
    board::Seat,
    games::builders::{
        pictures as pages,
        pictures::news::News,
        rules::{
            state::Builders,
            view::{PublicView, SeatView},
        },
    },
    render::{
        Cast, Everybody, Picture, SeatColour,
        parts::{Course, Poster},
    },
    say,
    talk::{
        present::{Pictures, Seen},
        say::Text,
    },
};

/// A picture that a panel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shot {
    /// The public board.
    Board,
    /// What lies open, and the own street and sites.
    Act,
    /// What lies open, as large cards.
    Market,
    /// The own team with its sites.
    Team,
    /// The team and sites of this seat.
    Player(Seat),
}

impl Pictures for Builders {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [fn() -> Text] =
        &[|| say!("builders-sheet-buildings"), || say!("builders-sheet-workers")];
    const BOARD: Shot = Shot::Board;

    fn sheet(page: usize) -> Picture<Everybody> {
        pages::sheet(page)
    }

    fn portrait(typed: &str) -> Option<Picture<Everybody>> {
        let card = card_texts::named(typed)?;
        let about = card_texts::about(card);
        Some(match card {
            Card::Building(card) => pages::portrait::building(card, &about),
            Card::Worker(card) => pages::portrait::worker(card, &about),
            Card::Investment(card) => pages::portrait::investment(card, &about),
        })
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
        match shot {
            Shot::Board => Some(Seen::Everybody(pages::overview_since(public, news, cast))),
            Shot::Act => own.map(|view| Seen::Everybody(pages::act(public, view.seat, news, cast))),
            Shot::Market => Some(Seen::Everybody(pages::market(public, news))),
            Shot::Player(seat) => Some(Seen::Everybody(pages::player(public, *seat, news, cast))),
            Shot::Team => {
                own.map(|view| Seen::Everybody(pages::player(public, view.seat, news, cast)))
            }
        }
    }

    fn poster(poster: &Poster) -> Picture<Everybody> {
        pages::poster::poster(poster)
    }

    fn board(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
        pages::overview_since(view, news, cast)
    }

    fn seat_colours(cast: &Cast) -> &'static [SeatColour] {
        pages::palette::seat_colours(cast)
    }

    fn finale(view: &PublicView, course: &Course, cast: &Cast) -> Picture<Everybody> {
        pages::finale(view, course, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::scores(view, cast)
    }
}
