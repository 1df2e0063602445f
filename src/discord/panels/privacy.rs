//! The question before somebody is forgotten.

use crate::{
    say,
    tables::Traces,
    talk::{
        layout::{NoPicture, Panel, Row, Style},
        present::Spot,
        say::Text,
        verb::PersonVerb,
    },
};

/// What forgetting would do.
pub fn question(traces: Traces) -> Panel<NoPicture> {
    let Traces { running, lobbies, over, .. } = traces;
    let lines = [
        Some(say!("privacy-question")),
        (running > 0).then(|| say!("privacy-running", games = running)),
        (lobbies > 0).then(|| say!("privacy-lobbies", tables = lobbies)),
        (over > 0).then(|| say!("privacy-over", games = over)),
        Some(say!("privacy-erased")),
        Some(say!("privacy-messages")),
    ];
    let spot = Spot::NOWHERE;
    let button = spot.button(PersonVerb::Forget, say!("button-forget-me"), Style::Ending);
    Panel::text(Text::lines(lines.into_iter().flatten())).row(Row::Buttons(vec![button]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_question_says_what_will_happen() {
        let panel = question(Traces { lobbies: 1, running: 2, over: 5 });
        panel.check().unwrap();
        insta::assert_snapshot!(panel.text, @"
        **Shall I forget you?** This cannot be taken back.
        - You give up your seat in 2 running games. The seats are offered to others, who get your cards; you cannot take them back.
        - You leave 1 table that has not started yet.
        - In 5 games that you played before, your name becomes “someone”. Moves and scores stay, for the others.
        - Your name, settings, statistics, votes and offers are erased. Where you host a table, somebody else does.
        -# Messages that are in Discord's channels already stay there; `/me data` shows what I have.
        ");
        let short = question(Traces::default()).text.to_string();
        assert!(!short.contains("game that") && !short.contains("running"), "{short}");
    }
}
