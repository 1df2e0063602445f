//! The question before somebody is forgotten.

use aedile::{discord::panels::privacy::question, tables::Traces};

use super::limits::Limits as _;

#[test]
fn the_question_says_what_will_happen() {
    let panel = question(Traces { lobbies: 1, running: 2, over: 5, blocks: 1 });
    panel.check().unwrap();
    insta::assert_snapshot!(panel.text, @"
    **Shall I forget you?** This cannot be taken back.
    - You give up your seat in 2 running games. The seats are offered to others, who get your cards; you cannot take them back.
    - You leave 1 table that has not started yet.
    - In 5 games that you played before, your name becomes “someone”. Moves and scores stay, for the others.
    - You are blocked in 1 server: your id stays there until the block ends, and nothing else.
    - Your name, settings, statistics, ratings, votes and offers are erased. Where you host a table, somebody else does. In rated results you become somebody without a name, so that nobody else's rating changes.
    -# Messages that are in Discord's channels already stay there; `/me data` shows what I have.
    ");
    let short = question(Traces::default()).text.to_string();
    assert!(!short.contains("game that") && !short.contains("running"), "{short}");
}
