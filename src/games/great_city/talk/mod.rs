//! The Great City of Rome in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod choices;
mod deed;
mod fronts;
pub mod guide;
mod hand;
pub mod labels;
mod orders;
mod paths;
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
    pictures as pages,
    pictures::news::News,
    rules::{
        events::Event,
        illegal::IllegalMove,
        moves::Move,
        options::Options,
        state::GreatCity,
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
    wishes::{Answer, Preset, Wish},
};

impl Words for GreatCity {
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
        words::duty(view.phase)
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

    fn help(view: &SeatView) -> Text {
        words::help(view)
    }
}

impl Reference for GreatCity {
    const A_CARD: Option<&'static str> = Some("school");

    fn topics() -> &'static [Topic] {
        rules::TOPICS
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

impl Settings for GreatCity {
    fn presets() -> &'static [Preset] {
        wishes::PRESETS
    }

    fn agree(preset: usize, automatic: Option<bool>) -> Options {
        wishes::agree(preset, automatic)
    }

    fn wishes() -> &'static [Wish] {
        wishes::WISHES
    }

    fn answer(options: &Options, wish: &str) -> Option<Answer> {
        wishes::answer(options, wish)
    }

    fn set(options: &mut Options, wish: &str, answer: Answer) {
        wishes::set(options, wish, answer);
    }

    fn options(options: &Options) -> Option<Text> {
        words::options(options)
    }
}

impl Pictures for GreatCity {
    type Shot = Shot;
    type News = News;
    const SHEETS: &'static [fn() -> Text] = &[|| say!("great_city-sheet-buildings")];
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
    type Guide<'v> = Guide<'v>;

    fn own() -> Text {
        say!("great_city-own")
    }

    fn guide(view: &SeatView) -> Guide<'_> {
        Guide::new(view)
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        hand::hand(view, page, spot)
    }
}
