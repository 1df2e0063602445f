//! The question before somebody is forgotten.

use crate::{
    tables::{MoveNumber, TableId, Traces},
    talk::{
        layout::{NoPicture, Panel, Row, Style},
        names::count,
        present::Spot,
        verb::PersonVerb,
    },
};

/// What forgetting would do.
#[must_use]
pub fn question(traces: Traces) -> Panel<NoPicture> {
    let mut lines = vec!["**Shall I forget you?** This cannot be taken back.".to_owned()];
    if traces.running > 0 {
        lines.push(format!(
            "- You give up your seat in {}. The seats are offered to others, who get your cards; you cannot take them back.",
            count(traces.running, "running game")
        ));
    }
    if traces.lobbies > 0 {
        let lobbies = match traces.lobbies {
            1 => "1 table that has".to_owned(),
            many => format!("{many} tables that have"),
        };
        lines.push(format!("- You leave {lobbies} not started yet."));
    }
    if traces.over > 0 {
        lines.push(format!(
            "- In {} that you played before, your name becomes “someone”. Moves and scores stay, for the others.",
            count(traces.over, "game")
        ));
    }
    lines.push(
        "- Your name, settings, statistics, votes and offers are erased. Where you host a table, somebody else does."
            .to_owned(),
    );
    lines.push("-# Messages that are in Discord's channels already stay there; `/me data` shows what I have.".to_owned());
    let spot = Spot { table: TableId(0), number: MoveNumber(0) };
    let button = spot.button(PersonVerb::Forget, "Forget me", Style::Ending);
    Panel::text(lines.join("\n")).row(Row::Buttons(vec![button]))
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
        let short = question(Traces::default()).text;
        assert!(!short.contains("game that") && !short.contains("running"), "{short}");
    }
}
