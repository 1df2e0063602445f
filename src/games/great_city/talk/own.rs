//! The own hand, in a panel.

use super::{shot::Shot, units::cards};
use crate::{
    games::great_city::{pictures::hand::hand_pages, rules::view::SeatView},
    say,
    talk::{
        layout::{Panel, Row},
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// The hand and the way through its pages.
pub fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
    let pages = hand_pages(view);
    let page = page.min(pages.saturating_sub(1));
    let text = match u32::try_from(view.hand.len()).unwrap_or(u32::MAX) {
        0 => say!("great_city-hand-empty"),
        held => say!("great_city-hand", cards = cards(held), page = page + 1, pages),
    };
    let to = |page: usize, label: Text| spot.plain(GameVerb::Hand(page.to_string()), label);
    let back = spot.back();
    let mut buttons = vec![back];
    if page > 0 {
        buttons.push(to(page - 1, say!("great_city-hand-previous")));
    }
    if page + 1 < pages {
        buttons.push(to(page + 1, say!("great_city-hand-next")));
    }
    Panel { text, rows: Vec::new(), picture: Some(Shot::Hand(page)) }.row(Row::Buttons(buttons))
}
