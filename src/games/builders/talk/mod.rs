//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod deed;
pub mod fronts;
pub mod guide;
pub mod help;
mod instead;
pub mod labels;
pub mod menu;
mod named;
mod orders;
pub mod rules;
pub mod shot;
pub mod status;
mod team;
pub mod words;

use self::{guide::Guide, shot::Shot};
use super::{
    pictures as pages,
    pictures::news::News,
    rules::{
        events::Event,
        options::Options,
        state::Builders,
        view::{PublicView, SeatView},
    },
};
use crate::render::{Cast, Everybody, Picture};
use crate::talk::{
    layout::{Choice, Panel},
    names::Names,
    present::{Brief, Panels, Pictures, Reference, Seen, Settings, Spot, Topic, Words},
    wishes::{Wish, Wishes},
};

impl Words for Builders {
    fn event(event: &Event, names: &Names) -> String {
        words::event(event, names)
    }

    fn brief(event: &Event, names: &Names) -> Brief {
        brief::brief(event, names)
    }

    fn is_mere_end(event: &Event) -> bool {
        brief::is_mere_end(event)
    }

    fn chapter(event: &Event) -> Option<String> {
        brief::chapter(event)
    }

    fn call(view: &PublicView) -> String {
        words::call(view)
    }

    fn duty(view: &PublicView) -> String {
        words::duty(view)
    }

    fn status(view: &PublicView, names: &Names) -> String {
        status::status(view, names)
    }

    fn help(view: &SeatView) -> String {
        help::help(view)
    }
}

impl Reference for Builders {
    const A_CARD: &'static str = "temple";

    fn topics() -> &'static [Topic] {
        rules::TOPICS
    }

    fn cards(typed: &str) -> Vec<Choice> {
        card_texts::matching(typed)
    }

    fn has_card(typed: &str) -> bool {
        card_texts::has_card(typed)
    }

    fn card(typed: &str) -> Option<String> {
        card_texts::card(typed)
    }
}

impl Settings for Builders {
    fn wishes() -> &'static [Wish] {
        &[]
    }

    /// Turns without a choice are ended by the program unless somebody wants to do that.
    fn agree(wishes: &Wishes) -> Options {
        Options { auto_play_forced: wishes.automatic.unwrap_or(true), ..Options::default() }
    }

    fn options(options: &Options) -> Option<String> {
        words::options(options)
    }
}

impl Pictures for Builders {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [&'static str] = &["buildings and machines", "workers and investments"];
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
        shot::draw(*shot, public, own, news, cast)
    }

    fn board(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
        pages::overview_since(view, news, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::scores(view, cast)
    }
}

impl Panels for Builders {
    const OWN: &'static str = "My team";
    type Guide<'v> = Guide<'v>;

    fn guide(view: &SeatView) -> Guide<'_> {
        Guide::new(view)
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        team::hand(view, page, spot)
    }
}
