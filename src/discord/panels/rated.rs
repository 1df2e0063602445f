//! The question to somebody who is ranked nowhere and wants to sit at a rated table.

use crate::{
    discord::words::rated::{Question, question},
    say,
    tables::TableId,
    talk::{
        layout::{NoPicture, Panel, Style},
        present::Spot,
        verb::LobbyVerb,
    },
};

/// Asks, with the buttons that answer.
pub fn panel(table: TableId, about: Question) -> Panel<NoPicture> {
    let spot = Spot::of(table);
    let (yes, no) = match about {
        Question::Join => (say!("button-join-ranked"), say!("button-do-not-join")),
        Question::Open => (say!("button-open-ranked"), say!("button-leave-friendly")),
    };
    Panel::text(question(about)).buttons([
        spot.button(LobbyVerb::Ranked, yes, Style::Main),
        spot.plain(LobbyVerb::Unranked, no),
    ])
}
