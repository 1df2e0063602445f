//! Proposals by commands and buttons: announced, voted on across a restart, done; and what is refused.

use std::time::Duration;

use aedile::local::{
    Message, MessageId, UserId,
    cast::{FORUM, GNAEUS},
};
use serde_json::json;

use super::{
    house::{Call, House, PEOPLE, button},
    whole::nothing_was_refused,
};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Lets time pass until the channel reads this. In small steps, for each reminder is counted from when the last was sent.
async fn in_time(house: &House, words: &str) -> Message {
    loop {
        tokio::select! {
            message = house.told(FORUM, words) => return message,
            () = tokio::time::sleep(Duration::from_millis(100)) => house.forward(DAY / 4),
        }
    }
}

/// A table of three without a clock: who must move, and the two others.
async fn three() -> (House, UserId, [UserId; 2]) {
    let house = House::open().await;
    house.seated(FORUM, 3, json!({})).await;
    let Call::Turn(mover, _) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let others: Vec<_> = PEOPLE[..3].iter().copied().filter(|user| *user != mover).collect();
    (house, mover, [others[0], others[1]])
}

async fn buttons_go(house: &House, message: MessageId) {
    let bare = |world: &aedile::local::World| {
        let left = world.message(message);
        left.is_none_or(|message| message.buttons().is_empty()).then_some(())
    };
    house.world().until(bare).await;
}

/// The number of the seat of somebody, as commands name it.
async fn seat_of(house: &House, user: UserId) -> String {
    let look = house.table(FORUM).await.look(Some(aedile::tables::UserId(user.0))).await.unwrap();
    (look.seat.unwrap().index() + 1).to_string()
}

#[tokio::test]
async fn an_ai_stands_in_by_a_vote_with_a_restart_in_its_middle_until_the_player_is_back() {
    let (mut house, mover, [one, two]) = three().await;
    let seat = seat_of(&house, mover).await;
    let said = house.says(one, FORUM, "game propose ai", json!({"seat": seat})).await;
    assert!(said.contains("The others are asked"), "{said}");
    let asked = house.told(FORUM, "proposes: An AI player stands in for").await;
    assert_eq!(asked.mentions.len(), 2, "those who may vote are called: {asked:?}");
    let agree = button(&asked, "Agree");
    let first = house.click(two, asked.id, &agree).await;
    assert!(first.content.contains("Votes: 1 of 2 needed"), "{}", first.content);
    house.restart_bot().await;
    let status = house.says(GNAEUS, FORUM, "game status", json!({})).await;
    assert!(status.contains("1 of 2 have voted so far"), "{status}");
    for (user, words) in [
        (two, "You have already voted"),
        (one, "your own proposal"),
        (GNAEUS, "You do not sit at this table"),
    ] {
        let said = house.click(user, asked.id, &agree).await.content;
        assert!(said.contains(words), "{said}");
    }
    // By a command as well: what is offered is what can be voted for.
    let offered =
        house.offered(mover, FORUM, "game propose vote", json!({"choice": ""}), "choice").await;
    let (_, choice) = offered.iter().find(|(label, _)| label.starts_with("Agree")).unwrap();
    let done = house.says(mover, FORUM, "game propose vote", json!({"choice": choice})).await;
    assert!(done.contains("decides"), "{done}");
    let stands_in = house.told(FORUM, "The others have agreed").await;
    buttons_go(&house, asked.id).await;
    let late = house.world().forge_click(two, asked.id, &agree).await.unwrap().message.unwrap();
    assert!(late.content.contains("has been accepted already"), "{}", late.content);
    house.told(FORUM, "(played by an AI)").await;
    let log = house.says(two, FORUM, "game log show", json!({})).await;
    assert!(log.contains("(played by an AI)"), "{log}");
    let back = house.click(mover, stands_in.id, &button(&stands_in, "I'm back")).await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    assert!(
        back.content.contains("Meanwhile an AI player played for you:\n- "),
        "{}",
        back.content
    );
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_table_rests_and_what_cannot_be_meant_is_refused_privately() {
    let (house, _, [one, two]) = three().await;
    for (options, words) in [
        (json!({"until": "2020-01-01"}), "is not after today"),
        (json!({"until": "forever"}), "at most 60 days"),
        (json!({"until": "2099-01-01"}), "at most 60 days"),
        (json!({"until": "soon"}), "soon"),
        (json!({"until": "tomorrow", "within": "5 minutes"}), "1 hour to 14 days"),
    ] {
        let said = house.says(one, FORUM, "game propose pause", options).await;
        assert!(said.contains(words), "{said}");
    }
    let stranger = house.says(GNAEUS, FORUM, "game propose cancel", json!({})).await;
    assert!(stranger.contains("You do not sit at this table"), "{stranger}");
    let no_clock =
        house.says(one, FORUM, "game propose time", json!({"seat": "1", "more": "2 days"})).await;
    assert!(no_clock.contains("no clock"), "{no_clock}");
    house.says(one, FORUM, "game propose pause", json!({"until": "tomorrow"})).await;
    let asked = house.told(FORUM, "proposes: Pause until").await;
    let back = house.click(two, asked.id, &button(&asked, "Withdraw proposal")).await;
    assert!(back.content.contains("Only the player who proposed this"), "{}", back.content);
    let back = house.click(one, asked.id, &button(&asked, "Withdraw proposal")).await;
    assert!(back.content.contains("is withdrawn"), "{}", back.content);
    house.told(FORUM, "Withdrawn").await;
    buttons_go(&house, asked.id).await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn whoever_is_left_alone_proposes_by_buttons_and_is_asked_after_a_week() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(late, _) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let other = PEOPLE[..2].iter().copied().find(|user| *user != late).unwrap();
    let stalled = in_time(&house, "for a long time").await;
    let asked = in_time(&house, "Should an AI player stand in").await;
    let page = house.click(other, stalled.id, &button(&stalled, "Propose …")).await;
    let select = page.selects()[0].custom_id.clone();
    let ended = house.select(other, page.id, &select, "end").await;
    assert!(ended.content.contains("so it is done"), "{}", ended.content);
    let stands: Message = house.told(FORUM, "There is no winner").await;
    assert!(stands.content.contains("**: "), "{}", stands.content);
    let alt = stands.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.starts_with("Scores so far"), "{alt}");
    let hands = house.click(other, stands.id, &button(&stands, "Final hands")).await;
    assert!(hands.content.contains("The hand of") && !hands.attachments.is_empty(), "{hands:?}");
    let curve = house.click(other, stands.id, &button(&stands, "Scores by turn")).await;
    assert!(!curve.attachments.is_empty(), "{curve:?}");
    let again = house.click(other, stands.id, &button(&stands, "Rematch")).await;
    assert!(again.content.contains("is open as a rematch"), "{}", again.content);
    buttons_go(&house, asked.id).await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_proposal_is_made_from_the_panel_and_from_a_look_without_typing() {
    let (house, mover, [one, _]) = three().await;
    let board = house.answer(one, FORUM, "game board", json!({})).await;
    let stranger = house.answer(GNAEUS, FORUM, "game board", json!({})).await;
    let labels = |page: &Message| -> Vec<_> {
        page.buttons().into_iter().map(|button| button.label).collect()
    };
    assert!(!labels(&stranger).contains(&"Propose …".to_owned()), "{stranger:?}");
    let page = house.click(one, board.id, &button(&board, "Propose …")).await;
    let [what, within] = &page.selects()[..] else { panic!("{page:?}") };
    let values: Vec<_> = what.options.iter().map(|(value, _)| value.as_str()).collect();
    for kind in ["ai:", "seat:", "pause:", "pace:", "cancel", "end"] {
        assert!(values.iter().any(|value| value.starts_with(kind)), "{kind} of {values:?}");
    }
    let longer = house.select(one, page.id, &within.custom_id, "168").await;
    assert!(longer.content.contains("Time to vote: 7 days"), "{}", longer.content);
    let back = house.click(one, longer.id, &button(&longer, "Back")).await;
    let page = house.click(one, back.id, &button(&back, "Propose …")).await;
    let seat: usize = seat_of(&house, mover).await.parse().unwrap();
    let wanted = format!("ai:{}", seat - 1);
    let done = house.select(one, page.id, &page.selects()[0].custom_id, &wanted).await;
    assert!(done.content.contains("The others are asked"), "{}", done.content);
    let asked = house.told(FORUM, "proposes: An AI player stands in for").await;
    assert_eq!(asked.mentions.len(), 2, "{asked:?}");
    let panel = house.click(one, done.id, &button(&done, "Back")).await;
    assert!(labels(&panel).contains(&"Look".to_owned()), "{panel:?}");
    let page = house.click(one, panel.id, &button(&panel, "Propose …")).await;
    let again = house.select(one, page.id, &page.selects()[0].custom_id, "cancel").await;
    assert!(again.content.contains("One proposal at a time"), "{}", again.content);
    let is_panel = labels(&again).contains(&"Look".to_owned()) && !again.attachments.is_empty();
    assert!(is_panel, "it stands above the panel: {again:?}");
    nothing_was_refused(&house);
}
