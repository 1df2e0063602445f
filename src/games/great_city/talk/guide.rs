//! The paths to the legal moves of The Great City of Rome, and what their choices are called.

use std::cell::OnceCell;

use super::{
    bill::{self, Build, Production},
    choices, deed, fronts,
    orders::ORDERS,
    shot::Shot,
    words,
};
use crate::{
    board::WhatIf,
    games::great_city::rules::{
        cards::{Card, Deck},
        city::{Cell, CellSet},
        moves::{Bottom, Move, Space},
        state::GreatCity,
        view::{Phase, SeatView},
    },
    talk::{
        names::Names,
        paths::{self, Fork, Front, Label, Order, Page, Path, Thought, Value},
    },
};

/// The cogs that a production needs, §5.5.
const COGS: u8 = 2;

/// What is known of one seat's moves while one answer is made.
pub struct Guide<'v> {
    /// The view of the seat.
    pub view: &'v SeatView,
    what_if: OnceCell<WhatIf<GreatCity>>,
    builds: OnceCell<Vec<Build>>,
}

impl<'v> Guide<'v> {
    /// For this view.
    #[must_use]
    pub const fn new(view: &'v SeatView) -> Self {
        Self { view, what_if: OnceCell::new(), builds: OnceCell::new() }
    }

    /// The world in which moves are tried.
    pub fn what_if(&self) -> &WhatIf<GreatCity> {
        self.what_if.get_or_init(|| WhatIf::new(self.view))
    }

    /// All legal builds, with what they cost and bring.
    pub fn builds(&self) -> &[Build] {
        self.builds.get_or_init(|| {
            let bill = |mv: &Move| bill::build(self.view, self.what_if(), *mv);
            self.view.legal.iter().filter_map(bill).collect()
        })
    }

    /// The legal builds of one card.
    pub fn builds_of(&self, card: Card) -> impl Iterator<Item = &Build> {
        self.builds().iter().filter(move |build| build.card == card)
    }

    /// The build that this move is.
    #[must_use]
    pub fn build(&self, mv: Move) -> Option<&Build> {
        self.builds().iter().find(|build| build.mv == mv)
    }

    /// The legal production, if there is one.
    #[must_use]
    pub fn production(&self) -> Option<Production> {
        let mv = self.view.legal.iter().find(|mv| matches!(mv, Move::Produce { .. }))?;
        bill::production(self.what_if(), *mv)
    }

    /// The build of this card as it would be with coins alone, for the rules to say what is wrong with it.
    fn unpaid(&self, card: Card, at: Cell) -> Move {
        let bricks = self.view.public.turn.as_ref().map_or(0, |turn| turn.bricks);
        Move::Build { card, at, tokens: CellSet::EMPTY, buy: card.bricks().saturating_sub(bricks) }
    }
}

/// The value of a way to pay: `t0,2.1,3+b1` for the tokens of two farms and one bought brick.
fn payment(tokens: CellSet, buy: u8) -> String {
    let farms: Vec<String> = tokens.iter().map(|at| format!("{},{}", at.row(), at.col())).collect();
    format!("t{}+b{buy}", farms.join("."))
}

/// The value of a place: `1,0`.
#[must_use]
pub fn place(at: Cell) -> String {
    format!("{},{}", at.row(), at.col())
}

/// The place with this value.
#[must_use]
pub fn cell(value: &str) -> Option<Cell> {
    let (row, col) = value.split_once(',')?;
    Cell::new(row.parse().ok()?, col.parse().ok()?)
}

/// The deck with this value.
#[must_use]
pub fn deck(value: &str) -> Option<Deck> {
    Deck::ALL.into_iter().find(|deck| deck.id().eq_ignore_ascii_case(value))
}

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
        choices::label(self, fork, value)
    }

    fn names(&self, fork: &Fork<'_, Move>, value: &str) -> Vec<String> {
        choices::names(self, fork, value)
    }

    fn known(&self, fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
        choices::known(self.view, fork)
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

    fn refusal(&self, mv: Move) -> Option<String> {
        let rule = self.what_if().refusal(mv)?;
        Some(super::refusals::refusal(&rule, &Names::new([])).to_string().replace("**", ""))
    }

    fn deed(&self, mv: Move) -> String {
        deed::deed(self, mv)
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

    fn front(&self, page: &Page<'_, Move>) -> Front<Move, Shot> {
        fronts::front(self, page)
    }

    fn instead(&self, _fork: &Fork<'_, Move>) -> String {
        let command = match self.view.public.phase {
            Phase::Draft => "/rome draft",
            Phase::Place => "/rome place",
            Phase::Pick => "/rome pick",
            Phase::Act => "/rome build, /rome produce or /rome pass",
            Phase::SchoolDeck | Phase::SchoolKeep => "/rome keep",
            Phase::Over => "/game score",
        };
        format!("Not now: you must {}, with {command}", words::duty(self.view.public.phase))
    }
}
