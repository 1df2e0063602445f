//! The Great City of Rome in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod bill;
pub mod build_pages;
pub mod card_texts;
pub mod labels;
pub mod page;
pub mod panel;
pub mod rules;
pub mod school_pages;
pub mod shot;
pub mod typed;
pub mod words;

use super::{
    layout::Panel,
    names::Names,
    present::{NoSuchPage, Present, Seen, Spot},
};
use crate::{
    games::great_city::{Event, GreatCity, Options, PublicView, SeatView},
    render::{Cast, Everybody, Picture, great_city as pages},
};
use shot::Shot;

impl Present for GreatCity {
    type Shot = Shot;

    const BOARD: Shot = Shot::Board;

    fn event(event: &Event, names: &Names) -> String {
        words::event(event, names)
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

    fn options(options: &Options) -> Option<String> {
        words::options(options)
    }

    fn decision(view: &SeatView, page: &str, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
        panel::decision(view, page, spot)
    }

    fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
        panel::hand(view, page, spot)
    }

    fn help(view: &SeatView) -> String {
        panel::help(view)
    }

    fn draw(shot: &Shot, public: &PublicView, own: Option<&SeatView>, cast: &Cast) -> Option<Seen> {
        shot::draw(shot, public, own, cast)
    }

    fn board(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::overview(view, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pages::scores(view, cast)
    }
}
