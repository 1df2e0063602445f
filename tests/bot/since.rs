//! What happened since: in the panel, and in words by `/game log show since:`.

use aedile::local::{MessageId, cast::FORUM};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{self, Call, House, PEOPLE, is_log},
    whole::nothing_was_refused,
};

/// A table of two on which some turns have been played, and who is called now by which ping.
async fn under_way(turns: usize) -> (House, aedile::local::UserId, aedile::local::Message) {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    assert!(Clicker::new(31).play(&house, FORUM, turns).await.is_none());
    match house.ping(FORUM, MessageId(0)).await {
        Call::Turn(user, ping) => (house, user, ping),
        Call::Over(_) => panic!("no game is that short"),
    }
}

#[tokio::test]
async fn a_panel_opens_with_what_happened_and_says_where_to_read_more() {
    let (house, user, ping) = under_way(9).await;
    let button = ping.buttons().into_iter().find(|button| button.label == "Your turn").unwrap();
    let panel = house.click(user, ping.id, &button.custom_id).await;
    assert!(panel.content.starts_with("**Since your last turn:**"), "{}", panel.content);
    let is_text = |line: &&str| !line.is_empty() && !line.starts_with("> ");
    assert!(panel.content.lines().filter(is_text).count() <= 2, "{}", panel.content);
    let help = house.click(user, panel.id, &house::button(&panel, "Help")).await;
    let told = help.content.lines().filter(|line| line.starts_with("- **")).count();
    assert!((1..=6).contains(&told), "{}", help.content);
    let panel = house.click(user, help.id, &house::button(&help, "Back")).await;
    let look = panel.buttons().into_iter().find(|button| button.label == "Look").unwrap();
    let board = house.click(user, panel.id, &look.custom_id).await;
    assert!(board.content.contains("✦"), "{}", board.content);
    let alt = board.attachments[0].description.clone().unwrap();
    assert!(alt.contains("New: "), "{alt}");
    let since = house.says(user, FORUM, "game log show", json!({"since": "turn"})).await;
    assert!(since.starts_with("**Since your last turn**, "), "{since}");
    for line in help.content.lines().filter_map(|line| line.strip_prefix("- **")) {
        let summary = line.split("; ").next().unwrap();
        // In the summary a colon stands between who and what.
        let summary = summary.trim_end_matches('.').replacen(':', "", 1);
        assert!(since.contains(&summary), "{summary} is not in {since}");
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_log_since_a_moment_is_in_words_private_and_as_a_file_when_long() {
    let (house, user, _) = under_way(5).await;
    for since in ["day", "a week", "start", "move 0", "0"] {
        let said = house.says(user, FORUM, "game log show", json!({"since": since})).await;
        assert!(said.contains("kept a card of the opening draft"), "{since}: {said}");
        assert!(!said.contains("Move 0 is"), "{said}");
    }
    let round = house.says(user, FORUM, "game log show", json!({"since": "Round 1"})).await;
    assert!(round.lines().nth(1).unwrap().contains("__Round 1__"), "{round}");
    let offered = house.offered(user, FORUM, "game log show", json!({"since": ""}), "since").await;
    assert_eq!(offered[0], ("my last turn".to_owned(), "turn".to_owned()));
    assert!(offered.iter().any(|(_, value)| value == "round 1"), "{offered:?}");
    let all = house.answer(user, FORUM, "game log show", json!({})).await;
    assert!(all.content.starts_with("**Since the start of the game**"), "{}", all.content);
    assert!(!all.attachments.iter().any(is_log), "in words");
    let file = house.answer(user, FORUM, "game log export", json!({})).await;
    assert!(is_log(&file.attachments[0]));
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_moment_that_is_none_is_refused_in_private() {
    let (house, user, _) = under_way(3).await;
    let before = house.world().messages(FORUM, None).len();
    for (since, words) in [
        ("soon", "“soon” is not a moment of this game"),
        ("-1", "is not a moment of this game"),
        ("round 14", "is not a moment of this game"),
        ("999", "Move 999 has not been made"),
        ("99999999999999999999", "is not a moment of this game"),
        ("**@everyone**", "is not a moment of this game"),
    ] {
        let said = house.says(user, FORUM, "game log show", json!({"since": since})).await;
        assert!(said.contains(words), "{since}: {said}");
    }
    let said = house.says(PEOPLE[3], FORUM, "game log show", json!({"since": "turn"})).await;
    assert!(said.contains("no seat at this table"), "{said}");
    let offered =
        house.offered(PEOPLE[3], FORUM, "game log show", json!({"since": ""}), "since").await;
    assert!(offered.iter().all(|(_, value)| value != "turn"), "{offered:?}");
    let said = house
        .says(PEOPLE[0], aedile::local::cast::CIRCUS, "game log show", json!({"since": "day"}))
        .await;
    assert!(said.contains("There is no table here"), "{said}");
    assert_eq!(house.world().messages(FORUM, None).len(), before, "nobody else heard of it");
}
