//! Leagues by the real bot: sign-up, matches in threads that open themselves, standings, the next season.

use std::time::Duration;

use aedile::local::{
    Channel, ChannelId, Fault, Message, UserId,
    cast::{AURELIA, BRUTUS, CIRCUS, CLAUDIA, DECIMUS, FLAVIA, FORUM},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, button},
    whole::nothing_was_refused,
};

const DAY: Duration = Duration::from_secs(24 * 3600);
const ALL_BUT_THREADS: u64 = !(1 << 3) & !(1 << 35);

/// The threads of matches, by name.
fn threads(house: &House) -> Vec<Channel> {
    let all = house.world().channels(AURELIA).into_iter();
    let mut threads: Vec<_> = all.filter(|channel| channel.parent == Some(FORUM)).collect();
    threads.sort_by(|one, other| one.name.cmp(&other.name));
    threads
}

/// The message of a season.
async fn card(house: &House, words: &str) -> Message {
    house.told(FORUM, words).await
}

async fn joins(house: &House, user: UserId, card: &Message, label: &str) -> Message {
    let question = house.click(user, card.id, &button(card, label)).await;
    assert!(question.content.contains("ranked nowhere"), "{}", question.content);
    house.click(user, question.id, &button(&question, "Join and be ranked here")).await
}

/// Four people join a new league of matches of two.
async fn four_join(house: &House) {
    let new = json!({"game": "builders", "name": "Circus", "players": 2, "size": 4});
    house.says(AURELIA, FORUM, "league create", new).await;
    let signup = card(house, "Sign-up is open until").await;
    for user in [BRUTUS, CLAUDIA, DECIMUS, FLAVIA] {
        joins(house, user, &signup, "Join").await;
    }
}

/// Both players of a match press *Join*; it starts.
async fn begins(house: &House, thread: ChannelId) {
    let card = house.told(thread, "A match of a league").await;
    let labels: Vec<_> = card.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Join", "Leave", "As text", "Why is the deal fair?"], "it has no host");
    let join = button(&card, "Join");
    let (mut refused, mut ready) = (0, 0);
    for user in [AURELIA, BRUTUS, CLAUDIA, DECIMUS] {
        let answer = house.world().forge_click(user, card.id, &join).await.unwrap();
        let answer = answer.message.unwrap().content;
        ready += usize::from(answer.contains("You are ready"));
        assert!(!answer.contains("You have seat"), "seats come into their order later: {answer}");
        refused += usize::from(answer.contains("kept for") || answer.contains("already started"));
    }
    assert!(refused <= 2 && ready == 1, "two are strangers here, and one is the first");
    house.told(thread, "The game has started").await;
}

#[tokio::test]
async fn a_season_of_four_is_signed_up_drawn_played_and_followed_by_the_next() {
    let mut house = House::open().await;
    let new =
        json!({"game": "builders", "name": "Ludi *Romani*", "players": 2, "size": 4, "weeks": 3});
    let no = house.says(BRUTUS, FORUM, "league create", new.clone()).await;
    assert!(no.contains("manage"), "{no}");
    house.says(AURELIA, FORUM, "league create", new).await;
    let signup = card(&house, "Sign-up is open until").await;
    let terms =
        "4 people in a division · 3 weeks for the matches · 1 day a turn, then an AI plays it";
    assert!(signup.content.contains(terms), "{}", signup.content);
    for user in [AURELIA, BRUTUS, CLAUDIA, DECIMUS] {
        let joined = joins(&house, user, &signup, "Join").await;
        assert!(joined.content.contains("You are in"), "{}", joined.content);
    }
    let reserve = joins(&house, FLAVIA, &signup, "As a reserve").await;
    assert!(reserve.content.contains("You are a reserve"), "{}", reserve.content);
    let twice = house.click(BRUTUS, signup.id, &button(&signup, "Join")).await;
    assert!(twice.content.contains("You are in already"), "{}", twice.content);
    house.restart_bot().await;
    house.forward(7 * DAY);
    // The message may be edited before the first thread is there, or after the last.
    house.world().until(|_| (threads(&house).len() >= 3).then_some(())).await;
    house.kill_bot().await;
    house.start_bot();
    house.world().until(|_| (threads(&house).len() == 6).then_some(())).await;
    let started = card(&house, "Matches count until").await;
    assert_eq!(started.id, signup.id, "the same message is edited");
    assert!(!started.attachments.is_empty(), "with the standings");
    let found = threads(&house);
    let mut names: Vec<_> = found.iter().map(|thread| thread.name.clone()).collect();
    names.dedup();
    assert_eq!((names.len(), &names[0][..]), (6, "Match 1 · Div 1 · S1 · Ludi *Romani*"));
    for thread in &found {
        let hello = house.told(thread.id, "your match is open").await;
        assert_eq!(hello.mentions.len(), 2, "{}", hello.content);
        begins(&house, thread.id).await;
    }
    let first = found[0].id;
    assert!(Clicker::new(7).play(&house, first, 400).await.is_some(), "it is played to its end");
    let mine = house.says(AURELIA, FORUM, "league schedule", json!({})).await;
    assert!(mine.contains("Match 1, division 1") && mine.contains("Over: "), "{mine}");
    house.forward(21 * DAY);
    let closing = card(&house, "Organisers correct mistakes until").await;
    let decided = "this match is decided for the standings";
    for thread in &found[1..] {
        house.told(thread.id, decided).await;
    }
    let over = house.world().messages(first, None);
    assert!(over.iter().all(|said| !said.content.contains(decided)), "it was played in time");
    let panel = house.click(BRUTUS, closing.id, &button(&closing, "Standings")).await;
    assert_eq!(panel.attachments.len(), 1);
    assert!(panel.content.contains("Organisers correct mistakes until"), "{}", panel.content);
    let said = panel.attachments[0].description.clone().unwrap();
    assert!(said.contains("corrections until") && !said.contains("matches count"), "{said}");
    house.click(BRUTUS, panel.id, &button(&panel, "Show here")).await;
    house.told(FORUM, "shows the standings of").await;
    let no_reason = json!({"action": 1, "match": 2});
    let why = house.says(AURELIA, FORUM, "league manage", no_reason).await;
    assert!(why.contains("needs a reason") || why.contains("their own matches"), "{why}");
    house.forward(3 * DAY);
    let next = card(&house, "season 2").await;
    assert_ne!(next.id, signup.id);
    assert!(next.content.contains("do you stay") && next.mentions.len() == 4, "{}", next.content);
    let stays = house.click(CLAUDIA, next.id, &button(&next, "Join or stay")).await;
    assert!(stays.content.contains("You are in"), "{}", stays.content);
    let old = card(&house, "The secret that decided the draw").await;
    assert_eq!(old.id, signup.id);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn what_cannot_be_is_said_and_changes_nothing() {
    let house = House::open().await;
    let none = house.says(BRUTUS, FORUM, "league standings", json!({})).await;
    assert!(none.contains("There is no league in this server yet"), "{none}");
    let new = json!({"game": "builders", "name": "Circus"});
    house.world().set_permissions(CIRCUS, ALL_BUT_THREADS).unwrap();
    let no = house.says(AURELIA, CIRCUS, "league create", new.clone()).await;
    assert!(no.contains("Create Public Threads"), "{no}");
    house.says(AURELIA, FORUM, "league create", new.clone()).await;
    card(&house, "Sign-up is open until").await;
    let early = house.says(BRUTUS, FORUM, "league standings", json!({})).await;
    assert!(early.contains("there are no standings yet"), "{early}");
    let left = house.says(BRUTUS, FORUM, "league leave", json!({})).await;
    assert!(left.contains("You are not in this season"), "{left}");
    let manage = house.says(BRUTUS, FORUM, "league manage", json!({})).await;
    assert!(manage.contains("manage"), "{manage}");
    let panel = house.says(AURELIA, FORUM, "league manage", json!({})).await;
    assert!(panel.contains("*set places*"), "{panel}");
    for (asked, words) in [
        (json!({"action": 0, "reason": "x"}), "needs the option"),
        (json!({"action": 1, "match": 9, "reason": "x"}), "still in its sign-up"),
        (json!({"action": 5, "days": 3, "reason": "x"}), "still in its sign-up"),
        (json!({"action": 3, "person": BRUTUS.0.to_string(), "reason": "x"}), "no such person"),
        (json!({"action": 6}), "needs a reason"),
    ] {
        let said = house.says(AURELIA, FORUM, "league manage", asked).await;
        assert!(said.contains(words), "{words}: {said}");
    }
    let taken = house.says(AURELIA, FORUM, "league create", new).await;
    assert!(taken.contains("no other league of the server has it"), "{taken}");
    let other = json!({"game": "builders", "name": "Ludi"});
    house.says(AURELIA, FORUM, "league create", other).await;
    let which = house.says(BRUTUS, FORUM, "league join", json!({})).await;
    assert!(which.contains("Which league?"), "{which}");
    let stopped = json!({"action": 6, "reason": "nobody comes", "league": "#1"});
    let stopped = house.says(AURELIA, FORUM, "league manage", stopped).await;
    assert!(stopped.contains("log of the season"), "{stopped}");
    card(&house, "this season is not played").await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_message_of_a_season_comes_up_to_date_when_the_bot_may_write_again() {
    let mut house = House::open().await;
    let new = json!({"game": "builders", "name": "Circus", "players": 2, "size": 4});
    house.says(AURELIA, FORUM, "league create", new).await;
    let signup = card(&house, "Sign-up is open until").await;
    house.world().misbehave(Fault::on("PATCH", &signup.id.0.to_string()).refused(50001));
    joins(&house, BRUTUS, &signup, "Join").await;
    let refused = |house: &House| {
        let requests = house.world().requests();
        let is_it = |path: &str| path.contains(&signup.id.0.to_string());
        requests.iter().any(|sent| sent.status == 403 && is_it(&sent.path))
    };
    house.world().until(|_| refused(&house).then_some(())).await;
    // Nothing changes any more; only the right is back.
    house.restart_bot().await;
    let shown = card(&house, "1 person has joined").await;
    assert_eq!(shown.id, signup.id);
}

#[tokio::test]
async fn a_match_that_is_reopened_greets_its_players_again_in_its_thread() {
    let house = House::open().await;
    four_join(&house).await;
    house.forward(7 * DAY);
    house.world().until(|_| (threads(&house).len() == 6).then_some(())).await;
    let first = threads(&house)[0].id;
    house.told(first, "A match of a league").await;
    for action in [1, 2] {
        let asked = json!({"action": action, "match": 1, "reason": "a mistake"});
        let said = house.says(AURELIA, FORUM, "league manage", asked).await;
        assert!(said.contains("log of the season"), "{said}");
    }
    let hellos = |house: &House| {
        let all = house.world().messages(first, None).into_iter();
        all.filter(|said| said.content.contains("your match is open")).collect::<Vec<_>>()
    };
    house.world().until(|_| (hellos(&house).len() == 2).then_some(())).await;
    assert!(hellos(&house).iter().all(|said| said.mentions.len() == 2));
    assert_eq!(threads(&house).len(), 6, "in the same thread");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_message_of_a_season_that_is_over_is_not_posted_again_when_somebody_is_forgotten() {
    let house = House::open().await;
    let create = async |name: &str| {
        let new = json!({"game": "builders", "name": name, "players": 2, "size": 4});
        house.says(AURELIA, FORUM, "league create", new).await;
    };
    create("Circus").await;
    let signup = card(&house, "Sign-up is open until").await;
    joins(&house, BRUTUS, &signup, "Join").await;
    house
        .says(AURELIA, FORUM, "league manage", json!({"action": 6, "reason": "nobody comes"}))
        .await;
    card(&house, "this season is not played").await;
    house.world().delete_message(AURELIA, signup.id).unwrap();
    let question = house.answer(BRUTUS, FORUM, "me forget", json!({})).await;
    let sure = question.buttons().swap_remove(0).custom_id;
    house.click(BRUTUS, question.id, &sure).await;
    let is_tried = |house: &House| {
        let path = format!("messages/{}", signup.id.0);
        let requests = house.world().requests();
        requests.iter().any(|sent| sent.status == 404 && sent.path.contains(&path))
    };
    house.world().until(|_| is_tried(&house).then_some(())).await;
    // A later look has shown another one.
    create("Ludi").await;
    card(&house, "Ludi").await;
    let all = house.world().messages(FORUM, None);
    assert!(all.iter().all(|said| !said.content.contains("this season is not played")));
}

#[tokio::test]
async fn matches_wait_while_no_thread_can_be_opened_and_each_opens_once_when_one_can() {
    let house = House::open().await;
    four_join(&house).await;
    let until_said = async |words: &str| {
        loop {
            let said = house.says(AURELIA, FORUM, "league manage", json!({})).await;
            if said.contains(words) {
                return said;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    house.world().set_permissions(FORUM, ALL_BUT_THREADS).unwrap();
    house.forward(7 * DAY);
    let said = until_said("Create Public Threads").await;
    assert!(said.contains("Match 1, division 1"), "{said}");
    assert!(!said.contains("Match 2, division 1"), "nothing more is asked of Discord now: {said}");
    house.world().set_permissions(FORUM, !(1 << 3)).unwrap();
    // A thousand threads are active.
    house.world().misbehave(Fault::on("POST", "/threads").refused(160_006));
    house.forward(DAY / 2);
    until_said("Discord allows no more threads here.").await;
    assert_eq!(threads(&house).len(), 0);
    house.forward(DAY / 2);
    house.world().until(|_| (threads(&house).len() == 6).then_some(())).await;
    for thread in threads(&house) {
        house.told(thread.id, "A match of a league").await;
        let said = house.world().messages(thread.id, None);
        let hellos = said.iter().filter(|said| said.content.contains("your match is open"));
        assert_eq!(hellos.count(), 1, "{}", thread.name);
    }
    let said = house.says(AURELIA, FORUM, "league manage", json!({})).await;
    assert!(!said.contains("Match 1"), "nothing is in the way any more: {said}");
}
