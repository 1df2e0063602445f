//! What is stored about somebody, as a file; and the way to erase it, with a question before.

use super::{
    App,
    answer::Answer,
    play,
    wire::{File, Sheet},
    words::NoPicture,
};
use crate::tables::{MoveNumber, TableId, Traces};
use crate::talk::{
    custom_id::Verb,
    layout::{Panel, Row, Style},
    names::count,
    present::Spot,
};

/// Where nothing is stored.
const NOTHING: &str = "I have stored nothing about you. That changes when you take a seat at a table or set something with `/me`.";

/// Answers with everything that is stored about the one who asks.
pub async fn hand_out(app: &App, answer: &Answer) {
    match app.tables.data_of(answer.player.user).await {
        Ok(Some(json)) => {
            let text = "Everything that I have stored about you. Times are milliseconds since 1970 (UTC). \
                        `/me forget` erases it.";
            let file =
                File { name: "my-data.json".to_owned(), alt: None, bytes: json.into_bytes() };
            answer.show(&Sheet { text: text.to_owned(), rows: Vec::new(), file: Some(file) }).await;
        }
        Ok(None) => answer.show(&Sheet::text(NOTHING)).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// Says what forgetting would do, with the button that does it.
pub async fn ask(app: &App, answer: &Answer) {
    match app.tables.traces_of(answer.player.user).await {
        Ok(Some(traces)) => {
            let Panel { text, rows, .. } = question(traces);
            answer.show(&Sheet { text, rows, file: None }).await;
        }
        Ok(None) => answer.show(&Sheet::text(NOTHING)).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}

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
    let button = spot.button(Verb::Forget, "Forget me", Style::Ending);
    Panel::text(lines.join("\n")).row(Row::Buttons(vec![button]))
}

/// Forgets the one who clicks.
pub async fn forget(app: &App, answer: &Answer) {
    match app.tables.forget(answer.player.user).await {
        Ok(true) => {
            let words =
                "Done: I have forgotten you. What you do with me from now on is stored anew.";
            answer.show(&Sheet::text(words)).await;
        }
        Ok(false) => answer.show(&Sheet::text(NOTHING)).await,
        Err(error) => play::refuse(answer, &error).await,
    }
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
