//! Fewer taps through the real bot: no question where *Undo* helps or where none is wanted, and a whole turn with one tap.

use aedile::{
    games::{
        builders::Builders,
        great_city::{GreatCity, Phase, PublicView},
    },
    local::{
        Message, UserId, World,
        cast::{CLAUDIA, FORUM},
    },
    tables::{InteractionId, Look, Player},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, button},
    started::running,
    whole::nothing_was_refused,
};

/// The button of a panel that leads to this.
fn leads(panel: &Message, to: &str) -> String {
    let found = panel.buttons().into_iter().find(|one| one.custom_id.contains(to));
    found.unwrap_or_else(|| panic!("no {to}: {panel:?}")).custom_id
}

async fn number(house: &House) -> u32 {
    house.table_of::<Builders>(FORUM).await.look(None).await.unwrap().number.0
}

#[tokio::test]
async fn what_cannot_be_taken_back_is_asked_about_until_the_player_wants_no_more_questions() {
    let (house, ping, user, _) = running::<Builders>(json!({})).await;
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    let asked = house.click(user, panel.id, &leads(&panel, ":go:recruit:")).await;
    assert!(asked.content.contains("cannot be taken back"), "{}", asked.content);
    let before = number(&house).await;
    let no_more = button(&asked, "Yes, and do not ask again here");
    let panel = house.click(user, asked.id, &no_more).await;
    assert_eq!(number(&house).await, before + 1, "the move is made");
    let next = house.click(user, panel.id, &leads(&panel, ":go:recruit:")).await;
    assert!(!next.content.contains("cannot be taken back"), "{}", next.content);
    assert_eq!(number(&house).await, before + 2, "nothing is asked");
    nothing_was_refused(&house);
}

/// The rest of a lesson is a game, and a real one is a tap away.
#[tokio::test]
async fn a_lesson_that_has_ended_can_be_played_on_and_leads_to_a_game_against_its_ai() {
    let house = House::open().await;
    let mut learner = Clicker::new(3);
    let mut panel = house.answer(CLAUDIA, FORUM, "game learn", json!({"game": "marble"})).await;
    for _ in 0..400 {
        if panel.content.contains("That was the lesson") {
            break;
        }
        panel = learner.step(&house, CLAUDIA, &panel).await;
    }
    let versus = button(&panel, "A game against this AI");
    let on = house.click(CLAUDIA, panel.id, &button(&panel, "Play on")).await;
    assert!(on.content.contains("goes on where you left it"), "{}", on.content);
    let next = learner.step(&house, CLAUDIA, &on).await;
    assert!(!next.content.contains("That was the lesson"), "{}", next.content);
    let opened = house.world().forge_click(CLAUDIA, panel.id, &versus).await.unwrap();
    let opened = opened.message.expect("it is answered");
    assert!(opened.content.contains("is open"), "{}", opened.content);
    let card = house.told(FORUM, "opened by").await;
    assert!(card.content.contains("City of Marble"), "{}", card.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_new_table_without_a_game_asks_which() {
    let house = House::open().await;
    let which = house.answer(CLAUDIA, FORUM, "game new", json!({})).await;
    assert!(which.content.contains("Which game?"), "{}", which.content);
    house.click(CLAUDIA, which.id, &button(&which, "The Builders: Antiquity")).await;
    let card = house.told(FORUM, "opened by").await;
    assert!(card.content.contains("The Builders"), "{}", card.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn what_undo_takes_back_is_done_without_a_question() {
    let (house, ping, user, _) = running::<Builders>(json!({})).await;
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    let before = number(&house).await;
    let done = house.click(user, panel.id, &leads(&panel, ":do:take:1")).await;
    assert_eq!(number(&house).await, before + 1);
    let back = house.click(user, done.id, &button(&done, "Undo")).await;
    assert!(back.content.contains("taken back"), "{}", back.content);
}

#[tokio::test]
async fn a_hint_is_played_to_the_end_of_the_turn_with_one_tap() {
    let (house, ping, user, _) = running::<Builders>(json!({})).await;
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    let hint = house.click(user, panel.id, &button(&panel, "Hint")).await;
    assert!(hint.content.contains("Then: "), "it says what comes after: {}", hint.content);
    let before = number(&house).await;
    let all = button(&hint, "1. Do all");
    let done = house.click(user, hint.id, &all).await;
    assert!(number(&house).await >= before + 2, "{}", done.content);
    let again = house.click(user, done.id, &button(&done, "Look")).await;
    assert!(again.is_ephemeral());
    let people = house.world().people();
    let player = people.iter().find(|one| one.id == user).unwrap().display_name;
    let is_post = |post: &Message| post.id > ping.id && post.content.contains(player);
    let posts = |world: &World| world.messages(FORUM, None).into_iter().find(is_post);
    let told = house.world().until(posts).await.content;
    let lines = told.lines().filter(|line| line.contains(player)).count();
    assert!(lines == 1 && !told.contains("(planned)"), "one turn, one line: {told}");
    nothing_was_refused(&house);
}

/// What lies open at the table, and how many buildings stand in all cities.
fn city(look: &Look) -> (&PublicView, usize) {
    let view = look.public.typed::<GreatCity>().expect("The Great City");
    (view, view.players.iter().map(|player| player.city.buildings.len()).sum())
}

#[tokio::test]
async fn one_button_builds_and_ends_the_turn() {
    let house = House::open_strict().await;
    // Each of three has one emissary: nobody acts twice in a row.
    house.seated_at::<GreatCity>(FORUM, 3, json!({})).await;
    let table = house.table(FORUM).await;
    for click in 1.. {
        let player = table.look(None).await.unwrap().to_move().expect("it goes on").clone();
        let user = player.user().unwrap();
        let look = table.look(Some(user)).await.unwrap();
        let (here, (public, stood)) = (UserId(user.0), city(&look));
        if public.phase == Phase::Act {
            let panel = house.answer(here, FORUM, "game hand", json!({})).await;
            let panel = house.click(here, panel.id, &button(&panel, "Back")).await;
            let ends =
                |label: &str| label.starts_with("Build at") && label.ends_with("end the turn");
            if let Some(one) = panel.buttons().into_iter().find(|one| ends(&one.label)) {
                house.click(here, panel.id, &one.custom_id).await;
                let after = table.look(None).await.unwrap();
                let (public, stands) = city(&after);
                assert_eq!(stands, stood + 1, "it is built");
                let acts =
                    public.phase == Phase::Act && after.to_move().unwrap().user() == Some(user);
                assert!(!acts, "the turn is over");
                return nothing_was_refused(&house);
            }
        }
        let legal = look.own.as_ref().unwrap().legal();
        let (mv, by) = (legal[legal.len() / 2].clone(), Player { user, name: player.name });
        table.play(by, InteractionId(click), Some(look.number), mv).await.unwrap();
    }
}
