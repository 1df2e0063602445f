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
    let lines: Vec<String> = advice
        .iter()
        .enumerate()
        .map(|(place, advice)| {
            let reason = G::reason(view, advice.mv);
            format!("{}. **{}**: {reason}", place + 1, guide.deed(advice.mv))
        })
        .collect();
    let text = format!(
        "**Hint**, the opinion of an AI ({}) that knows no more than you:\n{}\n-# It may be wrong. You can just as well do something else.",
        adviser.id(),
        lines.join("\n")
    );
    let mut buttons: Vec<_> = advice
        .iter()
        .enumerate()
        .map(|(place, advice)| {
            let label = format!("{}. {}", place + 1, guide.deed(advice.mv));
            spot.button(GameVerb::Do(advice.mv.to_string()), &label, Style::Plain)
        })
        .collect();
    buttons.push(spot.labelled(GameVerb::Go(String::new()), &say!("button-back"), Style::Plain));
    Panel { text: shorten(&text, CONTENT), rows: Vec::new(), picture: None }
        .row(Row::Buttons(buttons))
}
