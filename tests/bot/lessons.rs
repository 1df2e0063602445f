//! Lessons, and the lines that explain decisions in somebody's first games.

use std::collections::BTreeSet;

use aedile::{
    local::{
        Message,
        cast::{BRUTUS, CLAUDIA, FORUM},
    },
    tables::GameKind,
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, button},
    whole::nothing_was_refused,
};

/// Whether a lesson's panel says that it is over.
fn is_over(panel: &Message) -> bool {
    panel.content.contains("That was the lesson")
}

#[tokio::test]
async fn a_lesson_of_each_game_is_played_to_its_end_by_its_buttons_alone() {
    let house = House::open().await;
    let mut learner = Clicker::new(3);
    for kind in GameKind::ALL {
        let mut panel =
            house.answer(CLAUDIA, FORUM, "game learn", json!({"game": kind.id()})).await;
        if panel.content.contains("A new one ends it") {
            let new = button(&panel, &format!("New lesson: {}", kind.title()));
            panel = house.click(CLAUDIA, panel.id, &new).await;
        }
        assert!(panel.content.contains("A lesson in"), "{kind:?}: {}", panel.content);
        assert!(
            panel.content.contains("ost points win"),
            "says what it is about: {}",
            panel.content
        );
        assert!(panel.content.contains("\n> "), "each decision is explained: {}", panel.content);
        let mut explanations = BTreeSet::new();
        for _ in 0..400 {
            if is_over(&panel) {
                break;
            }
            explanations.extend(
                panel.content.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned),
            );
            assert!(!panel.buttons().is_empty(), "{kind:?}: {}", panel.content);
            panel = learner.step(&house, CLAUDIA, &panel).await;
        }
        assert!(explanations.len() >= 5, "{kind:?} tells more than one thing: {explanations:?}");
        assert!(is_over(&panel), "{kind:?} does not end: {}", panel.content);
        let (news, over) = panel.content.split_once("**That was the lesson.**").unwrap();
        assert!(news.contains("Lucius"), "{kind:?} tells what the AI did last: {news}{over}");
        let alt = panel.attachments[0].description.as_deref().unwrap_or_default();
        assert!(alt.contains("Claudia"), "{kind:?}: {alt}");
        let rules = house.click(CLAUDIA, panel.id, &button(&panel, "The rules")).await;
        assert!(rules.content.starts_with("**"), "{kind:?}: {}", rules.content);
    }
    assert!(house.world().messages(FORUM, None).is_empty(), "nobody else sees any of it");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_card_of_a_lobby_leads_to_a_lesson_in_its_game() {
    let house = House::open().await;
    house.says(CLAUDIA, FORUM, "game new", json!({"game": "builders", "seats": 2})).await;
    let card = house.told(FORUM, "opened by").await;
    let lesson = house.click(BRUTUS, card.id, &button(&card, "How to play")).await;
    assert!(lesson.content.contains("A lesson in The Builders"), "{}", lesson.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_lesson_is_left_at_any_time_and_is_its_learners_alone() {
    let house = House::open().await;
    let panel = house.answer(CLAUDIA, FORUM, "game learn", json!({})).await;
    let other = house.answer(BRUTUS, FORUM, "game learn", json!({})).await;
    let help = house.click(BRUTUS, other.id, &button(&other, "Help")).await;
    let left = house.click(BRUTUS, help.id, &button(&help, "End lesson")).await;
    assert!(left.content.contains("You have left the lesson"), "{}", left.content);
    // The lesson of another goes on.
    let help = house.click(CLAUDIA, panel.id, &button(&panel, "Help")).await;
    let back = house.click(CLAUDIA, help.id, &button(&help, "Back")).await;
    assert!(back.content.contains("\n> "), "{}", back.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_lesson_of_each_game_goes_on_after_a_restart_where_it_was_left() {
    let mut house = House::open().await;
    let mut learner = Clicker::new(5);
    for kind in GameKind::ALL {
        let mut panel =
            house.answer(CLAUDIA, FORUM, "game learn", json!({"game": kind.id()})).await;
        for _ in 0..6 {
            panel = learner.step(&house, CLAUDIA, &panel).await;
        }
        let before = house.answer(CLAUDIA, FORUM, "game learn", json!({})).await;
        assert!(
            before.content.contains("goes on where you left it"),
            "{kind:?}: {}",
            before.content
        );
        house.restart_bot().await;
        let help = house.click(CLAUDIA, before.id, &button(&before, "Help")).await;
        let back = house.click(CLAUDIA, help.id, &button(&help, "Back")).await;
        assert!(back.content.contains("\n> "), "its buttons go on: {}", back.content);
        let mut panel = house.answer(CLAUDIA, FORUM, "game learn", json!({})).await;
        assert_eq!(panel.content, before.content, "{kind:?}");
        assert_eq!(panel.buttons(), before.buttons(), "{kind:?}");
        for _ in 0..400 {
            if is_over(&panel) {
                break;
            }
            panel = learner.step(&house, CLAUDIA, &panel).await;
        }
        assert!(is_over(&panel), "{kind:?} does not end: {}", panel.content);
    }
    nothing_was_refused(&house);
}

/// Two presses at once of a button that decides: one counts, and the other is told so above the panel as it is then.
#[tokio::test]
async fn of_two_presses_at_once_in_a_lesson_one_counts_and_both_see_the_table_as_it_is() {
    let house = House::open().await;
    let mut learner = Clicker::new(11);
    let mut panel = house.answer(CLAUDIA, FORUM, "game learn", json!({"game": "builders"})).await;
    let mut twice = 0;
    while twice < 6 {
        let deciding = panel.buttons().into_iter().find(|button| button.custom_id.contains(":do:"));
        let Some(deciding) = deciding else {
            panel = learner.step(&house, CLAUDIA, &panel).await;
            continue;
        };
        let press = || house.click(CLAUDIA, panel.id, &deciding.custom_id);
        let (one, other) = tokio::join!(press(), press());
        if is_over(&one) || is_over(&other) {
            break;
        }
        let late = [&one, &other].map(|page| page.content.contains("belongs to an earlier move"));
        assert!(late[0] != late[1], "{}\n\n{}", one.content, other.content);
        assert!(!one.buttons().is_empty() && !other.buttons().is_empty());
        assert_eq!(one.buttons(), other.buttons(), "both see the same moment");
        panel = if late[0] { other } else { one };
        twice += 1;
    }
    assert!(twice > 2, "{twice} times");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_learner_looks_at_the_table_of_the_lesson() {
    let house = House::open().await;
    let panel = house.answer(CLAUDIA, FORUM, "game learn", json!({})).await;
    let table = house.click(CLAUDIA, panel.id, &button(&panel, "Look")).await;
    let labels: Vec<_> = table.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(
        labels,
        ["As text", "Back"],
        "there is nothing to plan, to propose, or to look back at"
    );
    let menu = &table.selects()[0];
    let (city, _) = menu.options.iter().find(|(_, label)| label == "City: Claudia").unwrap();
    let city = house.select(CLAUDIA, table.id, &menu.custom_id, city).await;
    let words = house.click(CLAUDIA, city.id, &button(&city, "As text")).await;
    assert!(words.content.contains("Vegetable Farm"), "{}", words.content);
    let city = house.click(CLAUDIA, words.id, &button(&words, "As a picture")).await;
    let back = house.click(CLAUDIA, city.id, &button(&city, "Back")).await;
    assert!(back.content.contains("Opening draft"), "{}", back.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_second_lesson_asks_before_it_ends_the_first() {
    let house = House::open().await;
    let learn =
        async |place| house.answer(CLAUDIA, FORUM, "game learn", json!({"game": place})).await;
    let first = learn("great_city").await;
    assert!(first.content.contains("A lesson in"), "{}", first.content);
    let asked = learn("builders").await;
    assert!(asked.content.contains("A new one ends it"), "{}", asked.content);
    let on = button(&asked, "Play on: The Great City of Rome");
    let on = house.click(CLAUDIA, asked.id, &on).await;
    assert!(on.content.contains("goes on where you left it"), "{}", on.content);
    let asked = learn("builders").await;
    let new = button(&asked, "New lesson: The Builders: Antiquity");
    let second = house.click(CLAUDIA, asked.id, &new).await;
    assert!(second.content.contains("A lesson in The Builders"), "{}", second.content);
    assert!(learn("builders").await.content.contains("goes on where you left it"));
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_decision_is_explained_until_its_player_wants_no_more() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, house.answered(FORUM)).await else {
        panic!("a game begins with a turn")
    };
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    assert!(panel.content.contains("> Your city begins with a farm"), "{}", panel.content);
    let help = house.click(user, panel.id, &button(&panel, "Help")).await;
    let help = house.click(user, help.id, &button(&help, "Stop explaining")).await;
    let panel = house.click(user, help.id, &button(&help, "Back")).await;
    assert!(!panel.content.contains("> Your city begins"), "{}", panel.content);
    let help = house.click(user, panel.id, &button(&panel, "Help")).await;
    let help = house.click(user, help.id, &button(&help, "Explain decisions")).await;
    let panel = house.click(user, help.id, &button(&help, "Back")).await;
    assert!(panel.content.contains("> Your city begins with a farm"), "{}", panel.content);
    nothing_was_refused(&house);
}
