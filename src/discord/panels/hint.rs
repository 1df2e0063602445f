//! What an AI would do, in words, with buttons to do it.

use crate::{
    ai::Advice,
    board::Level,
    discord::words::Shown,
    say,
    talk::{
        layout::{CONTENT, Panel, Row, Style},
        paths::Guide as _,
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// The advice of this AI, with a button for each move.
#[must_use]
pub fn panel<G: Shown>(
    view: &G::SeatView,
    (adviser, advice): (Level, &[Advice<G::Move>]),
    spot: Spot,
) -> Panel<G::Shot> {
    let guide = G::guide(view);
    let lines = advice.iter().enumerate().map(|(place, advice)| {
        let reason = G::reason(view, advice.mv);
        say!("player-hint-move", place = place + 1, move = guide.deed(advice.mv), reason)
    });
    let text = say!("player-hint", level = adviser.id(), moves = Text::lines(lines));
    let mut buttons: Vec<_> = advice
        .iter()
        .enumerate()
        .map(|(place, advice)| {
            let label = say!("player-hint-button", place = place + 1, move = guide.deed(advice.mv));
            spot.button(GameVerb::Do(advice.mv.to_string()), label, Style::Plain)
        })
        .collect();
    buttons.push(spot.button(GameVerb::Go(String::new()), say!("button-back"), Style::Plain));
    Panel { text: text.cut(CONTENT), rows: Vec::new(), picture: None }.row(Row::Buttons(buttons))
}
