//! The Great City of Rome in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod account;
pub mod bill;
pub mod brief;
pub mod card_texts;
mod fronts;
pub mod guide;
pub mod help;
pub mod menu;
mod named;
mod near;
mod orders;
mod own;
mod paths;
mod plans;
pub mod reasons;
pub mod refusals;
pub mod rules;
pub mod shot;
pub mod status;
mod story;
mod summary;
pub mod units;
pub mod wishes;
pub mod words;

use self::shot::Shot;
use super::{
    rules::{
        events::Event,
        illegal::IllegalMove,
        state::GreatCity,
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

impl Words for GreatCity {
    words_in_parts! {}

    fn title() -> Text {
        say!("great_city-title")
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!("great_city-count", kind, number)
    }

    fn kind(event: &Event) -> String {
        brief::kind(event)
    }

    fn progress(view: &PublicView) -> (u32, u32) {
        (view.round.saturating_sub(1).into(), view.rounds.into())
    }

    fn score_line(line: &'static str) -> Text {
        say!("great_city-line", line)
    }

    fn refusal(illegal: &IllegalMove, names: &Names) -> Text {
        refusals::refusal(illegal, names)
    }

    fn account(view: &PublicView, seat: Seat) -> Option<Account> {
        account::account(view, seat)
    }
}

impl Reference for GreatCity {
    fn a_card() -> Option<Text> {
        Some(super::Card::School.name())
    }

    fn topics() -> &'static [Topic] {
        rules::TOPICS
    }

    fn aim() -> Text {
        say!("great_city_rules-aim")
    }

    fn cards(typed: &str) -> Vec<Choice> {
        card_texts::choices(typed)
    }

    fn has_card(typed: &str) -> bool {
        card_texts::has_card(typed)
    }

    fn card(typed: &str) -> Option<Text> {
        card_texts::card(typed)
    }
}

impl Panels for GreatCity {
    panels_in_parts! {}
    const PASS: Option<&'static str> = Some(plans::PASS);

    fn own() -> Text {
        say!("great_city-own")
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        own::hand(view, page, spot)
    }
}
