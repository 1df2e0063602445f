//! City of Marble in words, menus and pictures. No rules: what is legal and what it brings comes from views.

mod account;
pub mod brief;
pub mod fronts;
pub mod guide;
pub mod help;
pub mod menu;
mod named;
mod near;
mod orders;
pub mod own;
mod paths;
pub mod pieces;
mod plans;
pub mod reasons;
pub mod refusals;
pub mod rules;
pub mod shot;
pub mod status;
mod story;
mod summary;
pub mod units;
mod wishes;
pub mod words;

use self::shot::Shot;
use super::{
    rules::{
        illegal::IllegalMove,
        state::Marble,
        view::{PublicView, SeatView},
    },
    strategy,
};
use crate::board::Seat;
use crate::say;
use crate::talk::{
    in_parts::{panels_in_parts, words_in_parts},
    layout::{Choice, Panel},
    names::Names,
    present::{Panels, Reference, Spot, Topic, Words},
    say::Text,
    sight::Account,
};

impl Words for Marble {
    const LESSON_ROUNDS: u32 = 4;
    const MARKS: &str = "outlines";

    words_in_parts! {}

    fn title() -> Text {
        say!("marble-title")
    }

    fn is_aside(event: &super::rules::Event) -> bool {
        story::is_aside(event)
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!("marble-count", kind, number)
    }

    fn progress(view: &PublicView) -> (u32, u32) {
        let placed = u32::try_from(view.tiles.len()).unwrap_or(u32::MAX);
        (placed, placed.saturating_add(view.stacks.total().into()))
    }

    fn score_line(line: &'static str) -> Text {
        say!("marble-line", line)
    }

    fn refusal(illegal: &IllegalMove, _names: &Names) -> Text {
        refusals::refusal(illegal)
    }

    fn account(view: &PublicView, seat: Seat) -> Option<Account> {
        account::account(view, seat)
    }
}

impl Reference for Marble {
    fn a_card() -> Option<Text> {
        Some(pieces::example())
    }

    fn topics() -> &'static [Topic] {
        rules::TOPICS
    }

    fn aim() -> Text {
        say!("marble-rules-aim")
    }

    fn cards(typed: &str) -> Vec<Choice> {
        pieces::matching(typed)
    }

    fn has_card(typed: &str) -> bool {
        pieces::has_piece(typed)
    }

    fn card(typed: &str) -> Option<Text> {
        pieces::piece(typed)
    }
}

impl Panels for Marble {
    panels_in_parts! {}

    fn own() -> Text {
        say!("marble-own")
    }

    fn standing_order(id: &str) -> Text {
        words::standing_order(id)
    }

    fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<Shot> {
        own::hand(view, spot)
    }
}
