//! Who reads which language: what a channel and a person read that no interaction asks for. The marked language stands for a second
//! one: English with accents on its letters.

use aedile::{
    games::great_city::GreatCity,
    local::{
        GUILD, Message, MessageId, UserId, World,
        cast::{CIRCUS, FORUM},
    },
};
use serde_json::json;

use super::{
    house::{Call, House, PEOPLE},
    whole::nothing_was_refused,
};

/// Discord's locale of the marked language.
const MARKED: &str = "en-XA";

fn is_marked(text: &str) -> bool {
    text.contains(['á', 'é', 'í', 'ó', 'ú'])
}

/// The first direct message to one of the players that was sent after this one.
async fn letter(house: &House, after: MessageId) -> (UserId, Message) {
    let find = |world: &World| {
        let new = |user: &UserId| {
            let mut all = world.direct_messages(*user).into_iter();
            Some((*user, all.find(|message| message.id > after)?))
        };
        PEOPLE[..2].iter().find_map(new)
    };
    house.world().until(find).await
}

#[tokio::test]
async fn a_channel_reads_the_language_of_its_server_until_its_managers_name_another() {
    let mut house = House::open().await;
    let [manager, other] = [PEOPLE[0], PEOPLE[1]];
    house.world().set_server_locale(manager, GUILD, MARKED).unwrap();
    let opened = house.says(other, FORUM, "game new", json!({"seats": 2})).await;
    assert!(!is_marked(&opened), "the answer is for its reader: {opened}");
    let is_it = |message: &Message| message.content.starts_with("## ");
    let world = house.world();
    let card = world.until(|world| world.messages(FORUM, None).into_iter().find(is_it)).await;
    assert!(is_marked(&card.content), "{}", card.content);
    let alt = card.attachments[0].description.clone().unwrap_or_default();
    assert!(is_marked(&alt), "{alt}");
    let shown = house.says(manager, FORUM, "admin settings", json!({})).await;
    assert!(shown.contains("the server's language in Discord"), "{shown}");

    let unknown = json!({"language": "Latin"});
    let refused = house.says(manager, FORUM, "admin settings", unknown).await;
    assert!(refused.contains("“Latin” is not one of my languages"), "{refused}");
    let offered =
        house.offered(manager, FORUM, "admin settings", json!({"language": "eng"}), "language");
    assert_eq!(offered.await, [("English".to_owned(), "en".to_owned())]);
    let set = house.says(manager, FORUM, "admin settings", json!({"language": "english"})).await;
    assert!(set.contains("**Language of the channels:** English."), "{set}");
    house.restart_bot().await;
    house.says(other, CIRCUS, "game new", json!({"seats": 2})).await;
    assert!(!is_marked(&house.told(CIRCUS, "opened by").await.content));
    nothing_was_refused(&house);
}

#[tokio::test]
async fn direct_messages_are_in_the_language_used_last_or_in_the_chosen_one() {
    let house = House::open().await;
    for user in &PEOPLE[..2] {
        house.world().set_locale(*user, MARKED).unwrap();
        let set = house.says(*user, FORUM, "me notify", json!({"by": 1})).await;
        assert!(is_marked(&set), "{set}");
    }
    house.seated(FORUM, 2, json!({})).await;
    let (user, first) = letter(&house, MessageId(0)).await;
    assert!(is_marked(&first.content), "{}", first.content);
    assert!(house.world().messages(FORUM, None).iter().all(|message| !is_marked(&message.content)));

    for user in &PEOPLE[..2] {
        house.says(*user, FORUM, "me language", json!({"language": "English"})).await;
    }
    house.seated(CIRCUS, 2, json!({"host_first": user == PEOPLE[0]})).await;
    let (_, second) = letter(&house, first.id).await;
    assert!(!is_marked(&second.content), "{}", second.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_newcomer_gets_direct_messages_in_the_language_of_the_server() {
    let house = House::open().await;
    let [manager, silent] = [PEOPLE[0], PEOPLE[1]];
    house.world().set_server_locale(manager, GUILD, MARKED).unwrap();
    let block = json!({"user": silent.to_string(), "until": "2 weeks", "reason": "rude"});
    let done = house.says(manager, FORUM, "admin block", block).await;
    assert!(done.contains("may not open"), "{done}");
    let letter_to = |world: &World| world.direct_messages(silent).pop();
    let blocked = house.world().until(letter_to).await;
    assert!(is_marked(&blocked.content), "{}", blocked.content);

    // Those who have spoken English read English there.
    for user in [manager, PEOPLE[2]] {
        house.says(user, FORUM, "me notify", json!({"by": 1})).await;
    }
    house.says(manager, FORUM, "game new", json!({"seats": 2})).await;
    house.says(PEOPLE[2], FORUM, "game join", json!({})).await;
    let called = |world: &World| {
        let letters = |user: &UserId| world.direct_messages(*user).pop();
        [manager, PEOPLE[2]].iter().find_map(letters)
    };
    let first = house.world().until(called).await;
    assert!(!is_marked(&first.content), "they have spoken English: {}", first.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn nothing_is_kept_of_somebody_who_only_looks() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let stranger = PEOPLE[3];
    house.world().set_locale(stranger, MARKED).unwrap();
    let looked = house.says(stranger, FORUM, "game board", json!({})).await;
    assert!(is_marked(&looked), "{looked}");
    house.world().set_locale(stranger, "en-US").unwrap();
    let data = house.says(stranger, FORUM, "me data", json!({})).await;
    assert!(data.contains("stored no data about you"), "{data}");
}

#[tokio::test]
async fn a_panel_goes_on_in_the_language_that_its_reader_chooses_meanwhile() {
    let house = House::open().await;
    house.seated_at::<GreatCity>(FORUM, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, house.answered(FORUM)).await else {
        panic!("somebody is called");
    };
    let button = |message: &Message, end: &str| {
        let buttons = message.buttons();
        buttons.iter().find(|one| one.custom_id.ends_with(end)).unwrap().custom_id.clone()
    };
    let panel = house.click(user, ping.id, &button(&ping, ":turn")).await;
    assert!(!is_marked(&panel.content), "{}", panel.content);
    house.world().set_locale(user, MARKED).unwrap();
    let help = house.click(user, panel.id, &button(&panel, ":help")).await;
    assert_eq!(help.id, panel.id, "it is the same message");
    assert!(is_marked(&help.content), "{}", help.content);
    nothing_was_refused(&house);
}
