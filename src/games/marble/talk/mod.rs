//! City of Marble in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod brief;
pub mod fronts;
pub mod guide;
pub mod help;
pub mod menu;
mod named;
mod orders;
pub mod own;
mod paths;
pub mod pieces;
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
    pictures::{self as pages, News},
    rules::{
        events::Event,
        illegal::IllegalMove,
        moves::Move,
        options::Options,
        state::Marble,
        view::{PublicView, SeatView},
    },
    strategy,
};
use crate::render::{Cast, Everybody, Picture};
use crate::say;
use crate::talk::{
    layout::{Choice, Panel},
    names::Names,
    present::{Brief, Panels, Pictures, Reference, Seen, Settings, Spot, Topic, Words},
    say::Text,
    wishes::{Answer, Wish},
};

impl Words for Marble {
    fn event(event: &Event, names: &Names) -> Text {
        words::event(event, names)
    }

    fn brief(event: &Event, names: &Names) -> Brief {
        brief::brief(event, names)
    }

    fn counted(event: &Event, number: usize) -> Text {
        brief::counted(event, number)
    }

    fn is_mere_end(event: &Event) -> bool {
        brief::is_mere_end(event)
    }

    fn new_round(event: &Event) -> Option<u8> {
        brief::new_round(event)
    }

    fn call(view: &PublicView) -> Text {
        words::call(view)
    }

    fn duty(view: &PublicView) -> Text {
        words::duty(view)
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

    fn help(view: &SeatView) -> Text {
        help::help(view)
    }
}

impl Reference for Marble {
    const A_CARD: Option<&'static str> = Some("fountain");

    fn topics() -> &'static [Topic] {
        rules::TOPICS
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

impl Settings for Marble {
    fn agree(_preset: usize, automatic: Option<bool>) -> Options {
        wishes::agree(automatic)
    }

    fn wishes() -> &'static [Wish] {
        wishes::WISHES
    }

    fn answer(options: &Options, wish: &str) -> Option<Answer> {
        wishes::answer(*options, wish)
    }

    fn set(options: &mut Options, wish: &str, answer: Answer) {
        wishes::set(options, wish, answer);
    }

    fn options(options: &Options) -> Option<Text> {
        words::options(options)
    }
}

impl Pictures for Marble {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [fn() -> Text] = &[|| say!("marble-sheet-pieces")];
    const BOARD: Shot = Shot::Board;

    fn sheet(page: usize) -> Picture<Everybody> {
        pages::sheet(page)
    }

    fn news(before: &PublicView, after: &PublicView) -> News {
        News::between(before, after)
    }

    fn draw(
        shot: &Shot,
        public: &PublicView,
        own: Option<&SeatView>,
        news: &News,
        cast: &Cast,
    ) -> Option<Seen> {
        shot::draw(shot, public, own, news, cast)
    }

    fn board(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
        pages::overview_since(view, news, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::scores(view, cast)
    }
}

impl Panels for Marble {
    type Guide<'v> = Guide<'v>;

    fn own() -> Text {
        say!("marble-own")
    }

    fn standing_order(id: &str) -> Text {
        words::standing_order(id)
    }

    fn guide(view: &SeatView) -> Guide<'_> {
        Guide::new(view)
    }

    fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<Shot> {
        own::hand(view, spot)
    }
}
