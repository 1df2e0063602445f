//! The Great City of Rome in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod account;
pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod choices;
mod deed;
mod fronts;
pub mod guide;
mod hand;
pub mod labels;
mod near;
mod orders;
mod paths;
mod plans;
pub mod reasons;
pub mod refusals;
pub mod rules;
pub mod shot;
pub mod status;
pub mod units;
pub mod wishes;
pub mod words;

use self::{guide::Guide, shot::Shot};
use super::{
    rules::{
        events::Event,
        illegal::IllegalMove,
        moves::Move,
        state::GreatCity,
        view::{PublicView, SeatView},
    },
    strategy,
};
use crate::board::Seat;
use crate::say;
use crate::talk::{
    layout::{Choice, Panel},
    names::Names,
    paths::Value,
    present::{Brief, Explanation, Panels, Reference, Spot, Topic, Words},
    say::Text,
    sight::{Account, Part},
    watched::{Happening, Watch},
};

impl Words for GreatCity {
    fn event(event: &Event, names: &Names) -> Text {
        words::event(event, names)
    }

    fn brief(event: &Event, names: &Names) -> Brief {
        brief::brief(event, names)
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!("great_city-count", kind, number)
    }

    fn kind(event: &Event) -> String {
        brief::kind(event)
    }

    fn is_mere_end(event: &Event) -> bool {
        brief::is_mere_end(event)
    }

    fn is_half_over(view: &PublicView) -> bool {
        2 * view.round.saturating_sub(1) >= view.rounds
    }

    fn call(view: &PublicView) -> Text {
        words::call(view)
    }

    fn duty(view: &PublicView) -> Text {
        words::duty(view.phase)
    }

    fn score_line(line: &'static str) -> Text {
        say!("great_city-line", line)
    }

    fn refusal(illegal: &IllegalMove, names: &Names) -> Text {
        refusals::refusal(illegal, names)
    }

    fn reason(view: &SeatView, mv: Move) -> Text {
        reasons::reason(&strategy::reason::of(view, mv))
    }

    fn status(view: &PublicView, names: &Names) -> Text {
        status::status(view, names)
    }

    fn account(view: &PublicView, seat: Seat) -> Option<Account> {
        account::account(view, seat)
    }

    fn help(view: &SeatView) -> Text {
        words::help(view)
    }

    fn explain(view: &SeatView) -> Vec<Explanation> {
        words::explain(view)
    }
}

impl Reference for GreatCity {
    const A_CARD: Option<&'static str> = Some("school");

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
    const WATCHES: &'static [Watch] = plans::WATCHES;
    const PASS: Option<&'static str> = Some(plans::PASS);
    type Guide<'v> = Guide<'v>;

    fn own() -> Text {
        say!("great_city-own")
    }

    fn parts(view: &PublicView, names: &Names) -> Vec<Part<Shot>> {
        near::parts(view, names)
    }

    fn happening(event: &Event) -> Option<Happening> {
        plans::happening(event)
    }

    fn watchable(view: &SeatView, watch: &str) -> Vec<Value> {
        plans::watchable(view, watch)
    }

    fn watched(watch: &str, about: &str) -> Option<Text> {
        plans::watched(watch, about)
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        hand::hand(view, page, spot)
    }
}
