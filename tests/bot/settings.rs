//! The rules that a host chooses on the lobby card.

use aedile::{
    board::SeatColour,
    games::{great_city::GreatCity, marble::Marble},
    local::{Ack, Channel, Fault, MessageId, Select, UserId, cast::FORUM},
};
use serde_json::json;

use super::{
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

#[tokio::test]
async fn the_host_chooses_rules_on_the_card_until_the_start_and_everybody_sees_them() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 2})).await;
    let card = house.told(FORUM, "opened by").await;
    let settings = button(&card, "Settings");
    let page = house.click(PEOPLE[0], card.id, &settings).await;
    assert!(
        page.content.contains("The Shrine, a small expansion, is in play: **no**"),
        "{}",
        page.content
    );
    let select = page.selects()[0].custom_id.clone();
    let changed = house.select(PEOPLE[0], page.id, &select, "shrine=yes").await;
    assert!(changed.content.contains("is in play: **yes**"), "{}", changed.content);
    assert!(house.lobby(FORUM).await.contains("with the Shrine"));
    let seen = house.click(PEOPLE[1], card.id, &settings).await;
    assert!(seen.content.contains("is in play: **yes**"), "{}", seen.content);
    assert!(seen.content.contains("who opened this table, can change them"), "{}", seen.content);
    assert!(seen.selects().is_empty(), "a guest changes nothing");
    house.says(PEOPLE[1], FORUM, "game join", json!({})).await;
    let late = house.select(PEOPLE[0], page.id, &select, "shrine=no").await.content;
    assert!(late.contains("already started"), "{late}");
    let table = house.table(FORUM).await;
    assert!(table.look(None).await.unwrap().public.typed::<GreatCity>().unwrap().options.shrine);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_host_chooses_another_game_until_the_start_and_guests_keep_their_seats() {
    let house = House::open().await;
    let [host, guest] = [PEOPLE[0], PEOPLE[1]];
    house.says(host, FORUM, "game new", json!({"game": "rome", "seats": 3})).await;
    let card = house.told(FORUM, "The Great City of Rome").await;
    house.says(guest, FORUM, "game join", json!({})).await;
    let page = house.click(host, card.id, &button(&card, "Settings")).await;
    let asks = |one: &Select| one.options.iter().any(|(value, _)| value == "marble");
    let select = page.selects().into_iter().find(asks).expect("the host may choose a game");
    assert!(select.options.iter().all(|(value, _)| value != "great_city"), "{select:?}");
    let refused = house.world().forge_click(guest, page.id, &select.custom_id).await;
    assert!(refused.is_err() || refused.unwrap().message.is_some());
    house.select(host, page.id, &select.custom_id, "marble").await;
    house.told(FORUM, "## Rome: City of Marble").await;
    house.says(host, FORUM, "game start", json!({})).await;
    house.told(FORUM, "**Rome: City of Marble** begins").await;
    let look = house.table_of::<Marble>(FORUM).await.look(None).await.unwrap();
    assert_eq!((look.kind.id(), look.players.len()), ("marble", 2));
    nothing_was_refused(&house);
}

/// What somebody types into a form that a button of this message opens, and what the panel says then.
async fn types(
    house: &House,
    user: UserId,
    (message, button): (MessageId, &str),
    text: &str,
) -> String {
    let clicked = house.world().click(user, message, button).await.expect("it can be clicked");
    let Ack::Modal { modal } = clicked.ack else { panic!("{:?}", clicked.ack) };
    let done = house.world().submit(user, modal.id, json!({"typed": text})).await;
    done.expect("it can be typed").message.expect("an answer").content
}

#[tokio::test]
async fn the_host_types_the_name_of_the_table_until_the_game_is_over() {
    let house = House::open().await;
    let [host, guest] = [PEOPLE[0], PEOPLE[1]];
    house.says(host, FORUM, "game new", json!({"seats": 2})).await;
    let card = house.told(FORUM, "opened by").await;
    let settings = button(&card, "Settings");
    let seen = house.click(guest, card.id, &settings).await;
    assert!(seen.buttons().is_empty(), "{seen:?}");
    let page = house.click(host, card.id, &settings).await;
    let name = button(&page, "Name of the table");
    let said = types(&house, host, (page.id, &name), " Friday\u{202e}  *Romans* ").await;
    assert!(said.contains("Name of the table: **Friday \\*Romans\\***"), "{said}");
    house.told(FORUM, "Friday").await;
    // What stands there at first is the name of now.
    let clicked = house.world().click(host, page.id, &name).await.unwrap();
    let Ack::Modal { modal } = clicked.ack else { panic!("{:?}", clicked.ack) };
    assert_eq!(modal.title, "Name of the table");
    let line = &modal.components[0]["components"][0];
    assert_eq!((&line["value"], &line["max_length"]), (&json!("Friday *Romans*"), &json!(40)));
    // Nobody else names it, and signs that nobody sees are no name.
    let forged = house.world().forge_click(guest, card.id, "a:1:0:name:Mine").await.unwrap();
    let forged = forged.message.expect("an answer").content;
    assert!(forged.contains("opened this table"), "{forged}");
    let asked = house.world().forge_click(guest, card.id, "a:1:0:askname").await.unwrap();
    assert!(!matches!(asked.ack, Ack::Modal { .. }), "the page, and no form: {:?}", asked.ack);
    let refused = types(&house, host, (page.id, &name), "\u{202e}").await;
    assert!(refused.contains("40") && refused.contains("**Friday"), "{refused}");
    house.says(guest, FORUM, "game join", json!({})).await;
    let said = types(&house, host, (page.id, &name), "Saturday").await;
    assert!(said.contains("**Saturday**"), "{said}");
    house.told(FORUM, "Saturday").await;
    house.says(host, FORUM, "admin end", json!({})).await;
    let late = house.world().forge_click(host, page.id, "a:1:0:name:Sunday").await.unwrap();
    let late = late.message.expect("an answer").content;
    assert!(late.contains("This table was ended"), "{late}");
    nothing_was_refused(&house);
}

/// Where the form cannot be shown there is the page, which says how else to name the table; where it may be there, nothing more.
#[tokio::test]
async fn a_form_that_is_refused_or_not_confirmed_leaves_the_page_as_it_is() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 2})).await;
    let card = house.told(FORUM, "opened by").await;
    let page = house.click(PEOPLE[0], card.id, &button(&card, "Settings")).await;
    let name = button(&page, "Name of the table");
    let messages = || house.world().messages(FORUM, Some(PEOPLE[0])).len();
    let before = messages();
    house.world().misbehave(Fault::on("POST", "/callback").refused(50035));
    let shown = house.click(PEOPLE[0], page.id, &name).await.content;
    assert!(shown.contains("`/game new name:`"), "{shown}");
    house.world().misbehave(Fault::on("POST", "/callback").cut_answer());
    let clicked = house.world().click(PEOPLE[0], page.id, &name).await.unwrap();
    assert!(matches!(clicked.ack, Ack::Modal { .. }), "{:?}", clicked.ack);
    // One click of a person is handled after the other.
    house.click(PEOPLE[0], card.id, &button(&card, "Settings")).await;
    assert_eq!(messages(), before + 1, "the page of the last click alone");
}

#[tokio::test]
async fn a_preset_says_which_game_is_meant() {
    let house = House::open().await;
    let said =
        house.says(PEOPLE[0], FORUM, "game new", json!({"game": "builders", "preset": 1})).await;
    assert!(said.contains("`preset` belongs to The Great City of Rome"), "{said}");
    house.says(PEOPLE[0], FORUM, "game new", json!({"preset": 1})).await;
    house.told(FORUM, "The Great City of Rome").await;
}

#[tokio::test]
async fn the_host_takes_a_seat_from_a_guest_who_cannot_come_back() {
    let house = House::open().await;
    let [host, guest, other] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    house.says(host, FORUM, "game new", json!({"game": "builders", "seats": 4})).await;
    let card = house.told(FORUM, "opened by").await;
    for user in [guest, other] {
        house.says(user, FORUM, "game join", json!({})).await;
    }
    let settings = button(&card, "Settings");
    let seen = house.click(guest, card.id, &settings).await;
    assert!(seen.content.contains("no rules to choose"), "{seen:?}");
    assert_eq!(seen.selects().len(), 1, "a guest chooses a colour alone");
    let page = house.click(host, card.id, &settings).await;
    let names_guest =
        |select: &Select| select.options.iter().any(|(value, _)| *value == guest.0.to_string());
    let guests = page.selects().into_iter().find(names_guest).expect("guests may be sent away");
    let done = house.select(host, page.id, &guests.custom_id, &guest.0.to_string()).await;
    assert!(done.content.contains("cannot join it again"), "{}", done.content);
    let again = house.click(guest, card.id, &button(&card, "Join")).await;
    assert!(again.content.contains("cannot join it again"), "{}", again.content);
    for (user, whom, words) in [
        (other, host, "who opened this table, can do that"),
        (host, guest, "has no seat at this table"),
        (host, host, "That is you"),
        (host, other, "cannot join it again"),
    ] {
        let whom = json!({"user": whom.0.to_string()});
        let said = house.says(user, FORUM, "game seat dismiss", whom).await;
        assert!(said.contains(words), "{said}");
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_lobby_says_how_those_who_share_it_have_played() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.ping(FORUM, MessageId(0)).await;
    house.says(PEOPLE[0], FORUM, "admin end", json!({})).await;
    house.told(FORUM, "ended").await;
    house.says(PEOPLE[1], FORUM, "me stats", json!({"show": false})).await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 3})).await;
    house.says(PEOPLE[1], FORUM, "game join", json!({})).await;
    let card = house.lobby(FORUM).await;
    assert!(card.contains("(finished games here: 0 of 1"), "{card}");
    assert_eq!(card.matches("(finished").count(), 1, "{card}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_table_says_how_far_apart_its_reminders_come() {
    let house = House::open().await;
    for (typed, refused) in [("soon", "soon"), ("20 minutes", "20 minutes")] {
        let new = json!({"seats": 2, "reminders": typed});
        let said = house.says(PEOPLE[0], FORUM, "game new", new).await;
        assert!(said.contains(refused) && !said.contains("is open"), "{said}");
    }
    let new = json!({"seats": 2, "reminders": "12h"});
    house.says(PEOPLE[0], FORUM, "game new", new).await;
    let card = house.lobby(FORUM).await;
    let words = "Reminders for players who have set no other time: every 12 hours";
    assert!(card.contains(words), "{card}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn who_sits_there_chooses_a_colour_that_nobody_has() {
    let house = House::open().await;
    let [host, guest] = [PEOPLE[0], PEOPLE[1]];
    house.says(host, FORUM, "game new", json!({"seats": 3})).await;
    let card = house.told(FORUM, "opened by").await;
    house.says(guest, FORUM, "game join", json!({})).await;
    let settings = button(&card, "Settings");
    let page = house.click(guest, card.id, &settings).await;
    assert!(page.content.contains("Your pieces: **orange shield**."), "{}", page.content);
    let [select] = &page.selects()[..] else { panic!("a guest chooses the colour alone") };
    let free: Vec<&str> = select.options.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(free, ["white", "brown"], "the host has purple");
    let stale = house.click(host, card.id, &settings).await;
    let chosen = house.select(guest, page.id, &select.custom_id, "brown").await;
    assert!(chosen.content.contains("Your pieces: **brown square**."), "{}", chosen.content);

    let own = stale.selects().into_iter().last().expect("the host has more to choose");
    let taken = house.select(host, stale.id, &own.custom_id, "brown").await.content;
    assert!(taken.contains("Somebody else has just chosen this colour"), "{taken}");
    let page = house.click(host, card.id, &settings).await;
    let chosen = house.select(host, page.id, &own.custom_id, "orange").await.content;
    assert!(chosen.contains("Your pieces: **orange shield**."), "{chosen}");

    house.says(host, FORUM, "game start", json!({})).await;
    let look = house.table(FORUM).await.look(None).await.unwrap();
    let colours: Vec<_> = look.players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Some(SeatColour::Orange), Some(SeatColour::Brown)]);
    let late = house.click(host, card.id, &settings).await;
    assert!(late.content.contains("Your pieces: **orange"), "{}", late.content);
    assert!(late.selects().is_empty(), "the game has started");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_table_has_a_name_on_its_card_in_its_thread_and_below_each_mention() {
    let house = House::open().await;
    let [manager, host, guest] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    let new = json!({"seats": 2, "name": "Friday\u{202e} **@everyone**", "thread": true});
    house.says(host, FORUM, "game new", new).await;
    let is_it = |one: &Channel| one.name == "Friday **@everyone**: The Great City of Rome";
    let thread = house.world().until(|world| world.channels(host).into_iter().find(is_it)).await.id;
    let harmless = "Friday \\*\\*@\u{200b}everyone\\*\\*";
    let card = house.told(thread, &format!("## {harmless} · The Great City of Rome")).await;
    assert!(card.mentions.is_empty(), "{card:?}");
    let named = async |by, command, name: &str| {
        house.says(by, thread, command, json!({"name": name})).await
    };
    let refused = named(guest, "game new", "Mine").await;
    assert!(refused.contains("Brutus"), "a guest may not: {refused}");
    for none in ["\u{200b}", &"x".repeat(41)] {
        let refused = named(host, "game new", none).await;
        assert!(refused.contains("1 to 40 visible characters"), "{refused}");
    }
    let said = named(host, "game new", "Friday Romans").await;
    assert_eq!(said, "This table is now called **Friday Romans**.");
    house.told(thread, "## Friday Romans · ").await;
    house.says(guest, thread, "game join", json!({})).await;
    house.told(thread, "-# Friday Romans (The Great City of Rome, table 1)").await;
    assert!(named(manager, "admin name", "Saturday").await.contains("**Saturday**"));
    house.told(thread, "## Saturday · ").await;
    let mine = house.says(guest, thread, "me tables", json!({})).await;
    assert!(mine.contains("- [Saturday](https://"), "{mine}");
    let list = house.says(guest, thread, "game list", json!({})).await;
    assert!(list.contains("**Saturday** (The Great City of Rome)"), "{list}");
}
