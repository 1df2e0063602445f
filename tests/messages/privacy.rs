//! The question before somebody is forgotten.

use aedile::{discord::panels::privacy::question, tables::Traces};

use super::limits::Limits as _;

#[test]
fn the_question_says_what_will_happen() {
    let panel = question(Traces { lobbies: 1, running: 2, over: 5, blocks: 1 });
    panel.check().unwrap();
    insta::assert_snapshot!(panel.text, @r"
    **Delete all your data?** This cannot be undone.
    - Running games: 2. You give up your seats there; they are offered to others, who get your cards. You cannot take them back.
    - Tables that have not started: 1. You leave them.
    - Games that you have played: 5. Your name there becomes “former player”. Moves and scores stay, for the others.
    - Servers where you are blocked: 1. Your id stays there until the block ends, and nothing else.
    - Your name, settings, notes, statistics, ratings, votes, offers, reviews and predictions are deleted, and so are your deals and puzzles of the day. Somebody else becomes host of your tables. In rated results and leagues you become somebody without a name, so that nobody else's rating changes.
    -# Messages that are in Discord's channels already stay there; `/me data` shows what I have.
    ");
    let short = question(Traces::default()).text.to_string();
    assert!(!short.contains("game that") && !short.contains("running"), "{short}");
}
