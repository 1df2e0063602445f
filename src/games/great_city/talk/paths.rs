//! The paths to the legal moves of The Great City of Rome, and what their choices are called.

use std::borrow::Cow;

use super::{
    fronts,
    guide::{Guide, cell, deck, payment, place},
    menu, named,
    orders::{ORDERS, PLACE},
    shot::Shot,
    summary, words,
};
use crate::{
    games::great_city::pictures::Suggestion,
    games::great_city::rules::{
        cards::Card,
        city::Cell,
        moves::{Bottom, Move, Space},
        view::Phase,
    },
    say,
    talk::{
        names::Names,
        paths::{self, Fork, Front, Label, Order, Page, Path, Thought, Value},
        say::Text,
    },
};

/// The cogs that a production needs, §5.5.
const COGS: u8 = 2;

impl paths::Guide for Guide<'_> {
    const COMMAND: &'static str = "rome";
    const ORDERS: &'static [Order] = ORDERS;

    type Move = Move;
    type Shot = Shot;

    fn legal(&self) -> &[Move] {
        &self.view.legal
    }

    fn path(&self, mv: Move) -> Path {
        match mv {
            Move::Draft { card } => Path::new("draft").step(card.id()),
            Move::Place { space } => Path::new("place").step(space.to_string()),
            Move::Pick { card } => Path::new("pick").step(card.id()),
            Move::Build { card, at, tokens, buy } => {
                Path::new("build").step(card.id()).step(place(at)).step(payment(tokens, buy))
            }
            Move::SchoolDeck { deck } => Path::new("keep").step(deck.id().to_ascii_lowercase()),
            Move::SchoolKeep { keep, bottom } => {
                let path = Path::new("keep").step(keep.id());
                let cards: Vec<String> =
                    bottom.iter().map(|card| (card as u8).to_string()).collect();
                if cards.is_empty() { path } else { path.step(cards.join(".")) }
            }
            Move::Produce { .. } => Path::new("produce"),
            Move::Pass => Path::new("pass"),
        }
    }

    fn label(&self, fork: &Fork<'_, Move>, value: &str) -> Label {
        menu::label(self, fork, value)
    }

    fn names(&self, fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
        named::names(self, fork, value)
    }

    fn offered<'a>(&self, fork: &Fork<'_, Move>, value: &'a str) -> Cow<'a, str> {
        match cell(value).filter(|_| fork.asked().id == PLACE) {
            Some(at) => named::typed_place(self, at).into(),
            None => value.into(),
        }
    }

    fn known(&self, fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
        named::known(self.view, fork)
    }

    /// What stands in the path; without a place it is the corner of the city, and the payment is in coins.
    fn meant(&self, path: &Path) -> Option<Move> {
        let first = path.value(0);
        Some(match path.order() {
            "draft" => Move::Draft { card: Card::from_id(first)? },
            "place" => Move::Place { space: Space::new(first.parse().ok()?)? },
            "pick" => Move::Pick { card: Card::from_id(first)? },
            "build" => {
                let at = cell(path.value(1)).or_else(|| Cell::new(0, 0))?;
                self.unpaid(Card::from_id(first)?, at)
            }
            "keep" => match deck(first) {
                Some(deck) => Move::SchoolDeck { deck },
                None => Move::SchoolKeep { keep: Card::from_id(first)?, bottom: Bottom::default() },
            },
            "produce" => {
                let cogs = self.view.public.turn.as_ref().map_or(0, |turn| turn.cogs);
                Move::Produce { buy: COGS.saturating_sub(cogs) }
            }
            "pass" => Move::Pass,
            _ => return None,
        })
    }

    fn refusal(&self, mv: Move) -> Option<Text> {
        let rule = self.what_if().refusal(mv)?;
        Some(super::refusals::refusal(&rule, &Names::untold()))
    }

    fn summary(&self, mv: Move) -> Text {
        summary::summary(self, mv)
    }

    fn what(&self, mv: Move) -> Text {
        summary::what(self, mv)
    }

    fn thought(&self, mv: Move) -> Thought {
        match mv {
            Move::Build { .. } => Thought::Shown,
            Move::Draft { .. }
            | Move::Place { .. }
            | Move::Pick { .. }
            | Move::SchoolDeck { .. }
            | Move::SchoolKeep { .. }
            | Move::Produce { .. }
            | Move::Pass => Thought::None,
        }
    }

    /// Bricks and cogs of a turn are gone when it ends.
    fn wastes(&self, mv: Move) -> bool {
        mv == Move::Pass && self.legal().len() > 1
    }

    fn seals(&self, mv: Move) -> bool {
        self.what_if().is_final(mv)
    }

    fn suggested(&self, moves: &[Move]) -> Option<Shot> {
        let build = |(number, mv): (u8, &Move)| match *mv {
            Move::Build { card, at, .. } => Some(Suggestion { number, card, at }),
            _ => None,
        };
        let builds: Vec<_> = (1..).zip(moves).filter_map(build).collect();
        (!builds.is_empty()).then_some(Shot::Suggested(builds))
    }

    fn front(&self, page: &Page<'_, Move>) -> Front<Move, Shot> {
        fronts::front(self, page)
    }

    fn instead(&self, _fork: &Fork<'_, Move>) -> Text {
        let command = match self.view.public.phase {
            Phase::Draft => "/rome draft".into(),
            Phase::Place => "/rome place".into(),
            Phase::Pick => "/rome pick".into(),
            Phase::Act => Text::one_of(["/rome build", "/rome produce", "/rome pass"]),
            Phase::SchoolDeck | Phase::SchoolKeep => "/rome keep".into(),
            Phase::Over => "/game score".into(),
        };
        say!("great_city-instead", duty = words::duty(&self.view.public), command)
    }
}
