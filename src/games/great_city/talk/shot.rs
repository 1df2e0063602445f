//! Pictures that a panel asks for, and how they are drawn.

use super::{bill::Build, card_texts};
use crate::{
    board::Seat,
    games::great_city::{
        pictures as pages,
        pictures::{
            intent::{Chosen, Intent},
            news::News,
            suggested::Suggestion,
        },
        rules::{
            cards::Card,
            city::Cell,
            state::GreatCity,
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
#[derive(Clone, Debug, PartialEq)]
pub enum Shot {
    /// The public board.
    Board,
    /// A city in detail.
    City(Seat),
    /// This page of the own hand, from 0.
    Hand(usize),
    /// The own city, hand and the offer: all that a turn needs.
    Act,
    /// The cards of the draft or of a school to choose from.
    Drawn,
    /// The own city with the builds that an opponent suggests.
    Suggested(Vec<Suggestion>),
    /// The own city with lettered places for a card, and the one that is chosen.
    Places {
        card: Card,
        /// Where it can go.
        places: Vec<Cell>,
        /// The build under consideration.
        chosen: Option<Build>,
    },
}

impl Shot {
    /// The places for this card.
    pub fn places(card: Card, places: &[Cell], chosen: Option<&Build>) -> Self {
        Self::Places { card, places: places.to_vec(), chosen: chosen.copied() }
    }
}

impl Pictures for GreatCity {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [fn() -> Text] = &[
        || say!("great_city-sheet-homes"),
        || say!("great_city-sheet-public"),
        || say!("great_city-sheet-temples"),
    ];
    const BOARD: Shot = Shot::Board;
    const HIDES: bool = true;

    fn sheet(page: usize) -> Picture<Everybody> {
        pages::sheet(page)
    }

    fn portrait(typed: &str) -> Option<Picture<Everybody>> {
        let card = card_texts::named(typed)?;
        Some(pages::portrait(card, &card_texts::about(card)))
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
            Shot::Board => Some(match own {
                Some(view) => Seen::OneSeat(pages::overview_own(view, news, cast)),
                None => Seen::Everybody(pages::overview_since(public, news, cast)),
            }),
            Shot::Act => own.map(|view| Seen::OneSeat(pages::act(view, None, cast))),
            Shot::City(seat) => Some(Seen::Everybody(pages::city(public, *seat, cast))),
            Shot::Hand(page) => own.map(|view| Seen::OneSeat(pages::hand(view, *page))),
            Shot::Drawn => own.map(|view| Seen::OneSeat(pages::drawn(view))),
            Shot::Suggested(builds) => {
                own.map(|view| Seen::OneSeat(pages::suggested(view, builds, cast)))
            }
            Shot::Places { card, places, chosen } => own.map(|view| {
                let chosen = chosen.as_ref().map(chosen_place);
                let intent = Intent { card: *card, places: places.clone(), chosen };
                Seen::OneSeat(match intent.chosen {
                    Some(_) => pages::places(view, &intent, cast),
                    None => pages::act(view, Some(&intent), cast),
                })
            }),
        }
    }

    fn poster(poster: &Poster) -> Picture<Everybody> {
        pages::poster(poster)
    }

    fn board(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
        pages::overview_since(view, news, cast)
    }

    fn seat_colours(cast: &Cast) -> &'static [SeatColour] {
        pages::palette::seat_colours(cast)
    }

    fn opened(view: &SeatView, cast: &Cast) -> Option<Picture<Everybody>> {
        Some(pages::hand::opened(view, cast))
    }

    fn finale(view: &PublicView, course: &Course, cast: &Cast) -> Picture<Everybody> {
        pages::finale(view, course, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::scores(view, cast)
    }
}
fn chosen_place(build: &Build) -> Chosen {
    Chosen { at: build.at, tokens: build.tokens, buy: build.buy, score_change: Some(build.total) }
}
