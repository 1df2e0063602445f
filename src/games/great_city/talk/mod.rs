//! The Great City of Rome in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod bill;
mod brief;
pub mod card_texts;
pub mod choices;
mod deed;
mod fronts;
pub mod guide;
mod hand;
mod help;
pub mod labels;
mod orders;
pub mod rules;
pub mod shot;
pub mod wishes;
pub mod words;

use self::{guide::Guide, shot::Shot};
use super::{
    pictures as pages,
    pictures::news::News,
    rules::{
        events::Event,
        options::Options,
        state::GreatCity,
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

impl Words for GreatCity {
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
        words::duty(view.phase).to_owned()
    }

    fn status(view: &PublicView, names: &Names) -> String {
        words::status(view, names)
    }

    fn help(view: &SeatView) -> String {
        help::help(view)
    }
}

impl Reference for GreatCity {
    const A_CARD: &'static str = "school";

    fn topics() -> &'static [Topic] {
        rules::TOPICS
    }

    fn cards(typed: &str) -> Vec<Choice> {
        card_texts::choices(typed)
    }

    fn has_card(typed: &str) -> bool {
        card_texts::has_card(typed)
    }

    fn card(typed: &str) -> Option<String> {
        card_texts::card(typed)
    }
}

impl Settings for GreatCity {
    fn wishes() -> &'static [Wish] {
        wishes::WISHES
    }

    fn agree(wishes: &Wishes) -> Options {
        wishes::agree(wishes)
    }

    fn options(options: &Options) -> Option<String> {
        words::options(options)
    }
}

impl Pictures for GreatCity {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [&'static str] = &["buildings"];
    const BOARD: Shot = Shot::Board;

    fn sheet(_page: usize) -> Picture<Everybody> {
        pages::buildings()
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

impl Panels for GreatCity {
    const OWN: &'static str = "My hand";
    type Guide<'v> = Guide<'v>;

    fn guide(view: &SeatView) -> Guide<'_> {
        Guide::new(view)
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        hand::hand(view, page, spot)
    }
}
