//! What an AI would do, in words, with buttons to do it.

use crate::{
    ai::Advice,
    board::Level,
    discord::words::Shown,
    say,
    talk::{
        layout::{CONTENT, Panel, Row, Style, shorten},
        paths::Guide as _,
        present::Spot,
        say::{Language, Text},
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
            let label = format!("{}. {}", place + 1, guide.deed(advice.mv));
            spot.button(GameVerb::Do(advice.mv.to_string()), &label, Style::Plain)
        })
        .collect();
    buttons.push(spot.labelled(GameVerb::Go(String::new()), &say!("button-back"), Style::Plain));
    Panel { text: shorten(&text.to(Language::English), CONTENT), rows: Vec::new(), picture: None }
        .row(Row::Buttons(buttons))
}
