//! The own hand, in a panel.

use super::shot::Shot;
use crate::{
    games::great_city::{pictures::hand::hand_pages, rules::view::SeatView},
    talk::{
        layout::{Panel, Row, Style},
        names::count,
        present::Spot,
        verb::GameVerb,
    },
};

/// The hand and the way through its pages.
#[must_use]
pub fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
    let pages = hand_pages(view);
    let page = page.min(pages.saturating_sub(1));
    let text = match view.hand.len() {
        0 => "**Your hand** is empty.".to_owned(),
        cards => {
            format!("**Your hand:** {}, page {} of {pages}.", count(cards, "card"), page + 1)
        }
    };
    let mut buttons = vec![spot.button(GameVerb::Go(String::new()), "Back", Style::Plain)];
    if page > 0 {
        buttons.push(spot.button(
            GameVerb::Hand((page - 1).to_string()),
            "Previous page",
            Style::Plain,
        ));
    }
    if page + 1 < pages {
        buttons.push(spot.button(
            GameVerb::Hand((page + 1).to_string()),
            "Next page",
            Style::Plain,
        ));
    }
    Panel { text, rows: Vec::new(), picture: Some(Shot::Hand(page)) }.row(Row::Buttons(buttons))
}
