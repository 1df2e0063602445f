//! The question before somebody is forgotten.

use crate::{
    say,
    tables::Traces,
    talk::{
        layout::{NoPicture, Panel, Style},
        present::Spot,
        say::Text,
        verb::PersonVerb,
    },
};

/// What forgetting would do.
pub fn question(traces: Traces) -> Panel<NoPicture> {
    let Traces { running, lobbies, over, blocks } = traces;
    let lines = [
        Some(say!("privacy-question")),
        (running > 0).then(|| say!("privacy-running", games = running)),
        (lobbies > 0).then(|| say!("privacy-lobbies", tables = lobbies)),
        (over > 0).then(|| say!("privacy-over", games = over)),
        (blocks > 0).then(|| say!("privacy-blocks", servers = blocks)),
        Some(say!("privacy-erased")),
        Some(say!("privacy-messages")),
    ];
    let spot = Spot::NOWHERE;
    let button = spot.button(PersonVerb::Forget, say!("button-forget-me"), Style::Ending);
    Panel::text(Text::lines(lines.into_iter().flatten())).buttons([button])
}
