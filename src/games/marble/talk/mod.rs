//! City of Marble in words, menus and pictures. No rules: what is legal and what it brings comes from views.

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
pub mod units;
mod wishes;
pub mod words;

use self::{guide::Guide, shot::Shot};
use super::{
    rules::{
        events::Event,
        illegal::IllegalMove,
        moves::Move,
        state::Marble,
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

impl Words for Marble {
    const LESSON_ROUNDS: u32 = 4;

    fn event(event: &Event, names: &Names) -> Text {
        words::event(event, names)
    }

    fn brief(event: &Event, names: &Names) -> Brief {
        brief::brief(event, names)
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!("marble-count", kind, number)
    }

    fn is_mere_end(event: &Event) -> bool {
        brief::is_mere_end(event)
    }

    fn is_half_over(view: &PublicView) -> bool {
        view.tiles.len() >= usize::from(view.stacks.total())
    }

    fn call(view: &PublicView) -> Text {
        words::call(view)
    }

    fn duty(view: &PublicView) -> Text {
        words::duty(view)
    }

    fn score_line(line: &'static str) -> Text {
        say!("marble-line", line)
    }

    fn refusal(illegal: &IllegalMove, _names: &Names) -> Text {
        refusals::refusal(illegal)
    }

    fn reason(view: &SeatView, mv: Move) -> Text {
        reasons::reason(&strategy::reason::of(view, mv))
    }

    fn status(view: &PublicView, names: &Names) -> Text {
        status::status(view, names)
    }

    fn account(view: &PublicView, seat: Seat) -> Option<Account> {
        near::account(view, seat)
    }

    fn help(view: &SeatView) -> Text {
        help::help(view)
    }

    fn explain(view: &SeatView) -> Vec<Explanation> {
        help::explain(view)
    }
}

impl Reference for Marble {
    const A_CARD: Option<&'static str> = Some("fountain");

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
    const WATCHES: &'static [Watch] = plans::WATCHES;
    type Guide<'v> = Guide<'v>;

    fn own() -> Text {
        say!("marble-own")
    }

    fn standing_order(id: &str) -> Text {
        words::standing_order(id)
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

    fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<Shot> {
        own::hand(view, spot)
    }
}
