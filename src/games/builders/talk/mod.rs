//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod choices;
pub mod deed;
pub mod help;
pub mod labels;
pub mod menu;
pub mod page;
pub mod panel;
pub mod reading;
pub mod rules;
pub mod shot;
pub mod site_pages;
pub mod status;
pub mod team_pages;
pub mod typed;
pub mod words;

use self::shot::Shot;
use super::{
    pictures as pages,
    pictures::news::News,
    rules::{
        events::Event,
        moves::Move,
        options::Options,
        state::Builders,
        view::{PublicView, SeatView},
    },
};
use crate::render::{Cast, Everybody, Picture};
use crate::talk::{
    layout::{Choice, Panel},
    names::Names,
    present::{Brief, NoSuchPage, Present, Seen, Spot, Topic},
    wishes::{Wish, Wishes},
};

impl Present for Builders {
    type Shot = Shot;
    type News = News;

    const COMMAND: &'static str = "builders";
    const SHEETS: &'static [&'static str] = &["buildings and machines", "workers and investments"];
    const A_CARD: &'static str = "temple";
    const OWN: &'static str = "My team";
    const BOARD: Shot = Shot::Board;

    fn wishes() -> &'static [Wish] {
        &[]
    }

    /// Turns without a choice are ended by the program unless somebody wants to do that.
    fn agree(wishes: &Wishes) -> Options {
        Options { auto_play_forced: wishes.automatic.unwrap_or(true), ..Options::default() }
    }

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

    fn sheet(page: usize) -> Picture<Everybody> {
        pages::sheet(page)
    }

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

    fn news(before: &PublicView, after: &PublicView) -> News {
        News::between(before, after)
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

    fn options(options: &Options) -> Option<String> {
        words::options(options)
    }

    fn decision(view: &SeatView, page: &str, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
        panel::decision(view, page, spot)
    }

    fn deed(view: &SeatView, mv: Move) -> String {
        deed::deed(view, mv)
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        panel::hand(view, page, spot)
    }

    fn help(view: &SeatView) -> String {
        help::help(view)
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
