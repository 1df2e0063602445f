//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod account;
pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod deed;
pub mod fronts;
pub mod guide;
pub mod help;
mod ids;
mod instead;
pub mod menu;
mod named;
mod near;
mod orders;
mod paths;
mod plans;
pub mod reasons;
pub mod refusals;
pub mod rules;
pub mod shot;
pub mod status;
mod team;
pub mod units;
pub mod words;

use self::{guide::Guide, shot::Shot};
use super::{
    rules::{
        cards::rules,
        events::Event,
        illegal::IllegalMove,
        moves::Move,
        options::Options,
        state::Builders,
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
    present::{Brief, Changed, Explanation, Panels, Reference, Settings, Spot, Topic, Words},
    say::Text,
    sight::{Account, Part},
    watched::{Happening, Watch},
};

impl Words for Builders {
    const LESSON_ROUNDS: u32 = 4;

    fn event(event: &Event, names: &Names) -> Text {
        words::event(event, names)
    }

    fn brief(event: &Event, names: &Names) -> Brief {
        brief::brief(event, names)
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!("builders-count", kind, number)
    }

    fn is_mere_end(event: &Event) -> bool {
        brief::is_mere_end(event)
    }

    fn is_half_over(view: &PublicView) -> bool {
        let goal = rules().end_trigger_points;
        view.players.iter().any(|player| player.points >= goal.div_ceil(2))
    }

    fn call(view: &PublicView) -> Text {
        words::call(view)
    }

    fn duty(view: &PublicView) -> Text {
        words::duty(view)
    }

    fn score_line(line: &'static str) -> Text {
        say!("builders-line", line)
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
        help::help(view)
    }

    fn explain(view: &SeatView) -> Vec<Explanation> {
        help::explain(view)
    }
}

impl Reference for Builders {
    const A_CARD: Option<&'static str> = Some("temple");

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
    const WATCHES: &'static [Watch] = plans::WATCHES;
    const PASS: Option<&'static str> = Some(plans::PASS);
    type Guide<'v> = Guide<'v>;

    fn own() -> Text {
        say!("builders-own")
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
        team::hand(view, page, spot)
    }
}
