//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod account;
pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod fronts;
pub mod guide;
pub mod help;
mod ids;
mod instead;
mod labels;
pub mod menu;
mod named;
mod near;
mod orders;
mod own;
mod paths;
mod plans;
pub mod reasons;
pub mod refusals;
mod room;
pub mod rules;
pub mod shot;
pub mod status;
mod story;
pub mod summary;
pub mod units;
pub mod words;

use self::shot::Shot;
use super::{
    rules::{
        cards::rules,
        illegal::IllegalMove,
        options::Options,
        state::Builders,
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
    present::{Changed, Panels, Reference, Settings, Spot, Topic, Words},
    say::Text,
    sight::Account,
};

impl Words for Builders {
    const LESSON_ROUNDS: u32 = 4;

    words_in_parts! {}

    fn title() -> Text {
        say!("builders-title")
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!("builders-count", kind, number)
    }

    fn progress(view: &PublicView) -> (u32, u32) {
        let most = view.players.iter().map(|player| player.points).max().unwrap_or(0);
        (most.into(), rules().end_trigger_points.into())
    }

    fn score_line(line: &'static str) -> Text {
        say!("builders-line", line)
    }

    fn refusal(illegal: &IllegalMove, names: &Names) -> Text {
        refusals::refusal(illegal, names)
    }

    fn account(view: &PublicView, seat: Seat) -> Option<Account> {
        account::account(view, seat)
    }
}

impl Reference for Builders {
    fn a_card() -> Option<Text> {
        super::Building::from_id("temple").map(super::Building::name)
    }

    fn topics() -> &'static [Topic] {
        rules::TOPICS
    }

    fn aim() -> Text {
        rules::aim()
    }

    fn cards(typed: &str) -> Vec<Choice> {
        card_texts::matching(typed)
    }

    fn has_card(typed: &str) -> bool {
        card_texts::has_card(typed)
    }

    fn card(typed: &str) -> Option<Text> {
        card_texts::card(typed)
    }
}

impl Settings for Builders {
    /// Turns without a choice are ended by the program unless somebody wants to do that.
    fn agree(_preset: usize, automatic: Option<bool>) -> Options {
        Options { auto_play_forced: automatic.unwrap_or(true), ..Options::default() }
    }

    fn changed(options: &Options) -> Vec<Changed> {
        words::changed(options)
    }
}

impl Panels for Builders {
    panels_in_parts! {}
    const PASS: Option<&'static str> = Some(plans::PASS);

    fn own() -> Text {
        say!("builders-own")
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        own::hand(view, page, spot)
    }
}
