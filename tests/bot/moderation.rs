//! Limits, blocks, tables that managers close together, and the log of it, through the whole bot.

use std::time::Duration;

use aedile::local::{
    Channel, ChannelId, UserId, World,
    cast::{AURELIA, BATHS, BRUTUS, CIRCUS, CLAUDIA, FORUM, GNAEUS},
};
use serde_json::{Value, json};

use super::{
    house::{House, button},
    whole::nothing_was_refused,
};

/// The places of the choices of `/admin close`.
const LOBBIES: u64 = 0;
const OF: u64 = 1;
const IDLE: u64 = 2;

/// Aurelia, who manages the server.
async fn admin(house: &House, command: &str, options: Value) -> String {
    house.says(AURELIA, FORUM, &format!("admin {command}"), options).await
}

fn threads(house: &House, parent: ChannelId) -> Vec<Channel> {
    let channels = house.world().channels(AURELIA).into_iter();
    channels.filter(|channel| channel.parent == Some(parent)).collect()
}

async fn opens(house: &House, user: UserId, place: ChannelId) -> String {
    house.says(user, place, "game new", json!({"seats": 2})).await
}

#[tokio::test]
async fn the_flood_of_one_member_is_refused_at_the_sixth_table() {
    let house = House::open().await;
    let flood = json!({"seats": 2, "thread": true});
    for number in 1..=40 {
        let said = house.says(BRUTUS, BATHS, "game new", flood.clone()).await;
        if number <= 5 {
            assert!(said.contains("is open"), "{number}: {said}");
        } else {
            assert!(said.contains("One person may have 5 open tables"), "{number}: {said}");
            let first = threads(&house, BATHS)[0].id;
            assert!(said.contains(&format!("<#{first}>")), "where they are: {said}");
            assert!(said.contains("`/game leave`") && said.contains("`/admin limit`"), "{said}");
        }
    }
    assert_eq!(threads(&house, BATHS).len(), 5, "no thread is opened for a refused table");
    let other = house.says(CLAUDIA, BATHS, "game new", flood.clone()).await;
    assert!(other.contains("is open"), "{other}");
    let limits = admin(&house, "limit", json!({"tables": 6, "tables_each": 6})).await;
    assert!(
        limits.contains("**Open tables** 6 at a time in this server, 6 of the same"),
        "{limits}"
    );
    for (wrong, words) in [
        (json!({"ai_tables": 2, "ai_tables_each": 3}), "One person cannot open 3 tables of AIs"),
        (json!({"tables": 2}), "One person cannot have 6 open tables"),
    ] {
        let said = admin(&house, "limit", wrong).await;
        assert!(said.contains(words), "{said}");
        assert_eq!(admin(&house, "limit", json!({})).await, limits, "it changed nothing");
    }
    let full = house.says(BRUTUS, BATHS, "game new", flood.clone()).await;
    assert!(full.contains("At most 6 tables may be open in this server"), "{full}");
    admin(&house, "limit", json!({"tables": 50, "tables_each": 30, "threads_a_minute": 8})).await;
    for _ in 0..2 {
        let said = house.says(BRUTUS, BATHS, "game new", flood.clone()).await;
        assert!(said.contains("is open"), "{said}");
    }
    let quick = house.says(BRUTUS, BATHS, "game new", flood.clone()).await;
    assert!(quick.contains("At most 8 threads") && quick.contains("<t:"), "{quick}");
    house.forward(Duration::from_secs(60));
    let later = house.says(BRUTUS, BATHS, "game new", flood).await;
    assert!(later.contains("is open"), "{later}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_blocked_member_reads_why_and_until_when() {
    let house = House::open().await;
    opens(&house, CLAUDIA, FORUM).await;
    let person = BRUTUS.to_string();
    let how = admin(&house, "block", json!({"user": person, "until": "2 weeks"})).await;
    assert!(how.contains("Say until when and why"), "{how}");
    let past = json!({"user": person, "until": "today", "reason": "rude"});
    let past = admin(&house, "block", past).await;
    assert!(past.contains("A block lasts from 1 hour to a year"), "{past}");
    let not_yet = admin(&house, "block", json!({"user": person, "off": true})).await;
    assert!(not_yet.contains("is not blocked here"), "{not_yet}");
    let wish = json!({"user": person, "until": "2 weeks", "reason": "opens *tables* and leaves"});
    let done = admin(&house, "block", wish).await;
    assert!(done.contains(&format!("<@{person}> may not open or join tables here")), "{done}");
    let letter = |world: &World| world.direct_messages(BRUTUS).pop();
    let letter = house.world().until(letter).await.content;
    assert!(letter.contains(r"“opens \*tables\* and leaves”"), "{letter}");
    for (command, options) in
        [("game new", json!({"game": "great_city"})), ("game join", json!({}))]
    {
        let place = if command == "game new" { CIRCUS } else { FORUM };
        let said = house.says(BRUTUS, place, command, options).await;
        assert!(said.contains("You may not open or join tables"), "{said}");
        assert!(said.contains(r"“opens \*tables\* and leaves”") && said.contains("<t:"), "{said}");
    }
    assert!(opens(&house, GNAEUS, CIRCUS).await.contains("is open"), "others may");
    let asked = house.answer(BRUTUS, FORUM, "me forget", json!({})).await;
    assert!(asked.content.contains("Servers where you are blocked: 1"), "{}", asked.content);
    let forgotten = house.click(BRUTUS, asked.id, &button(&asked, "Forget me")).await.content;
    assert!(forgotten.contains("except your id where you are blocked"), "{forgotten}");
    let said = opens(&house, BRUTUS, BATHS).await;
    assert!(said.contains("may not open") && !said.contains("reason"), "{said}");
    let ended = admin(&house, "block", json!({"user": person, "off": true})).await;
    assert!(ended.contains("may open and join tables here again"), "{ended}");
    assert!(opens(&house, BRUTUS, BATHS).await.contains("is open"));
    nothing_was_refused(&house);
}

#[tokio::test]
async fn managers_close_many_tables_after_a_question_and_read_who_did_what() {
    let house = House::open().await;
    let empty = admin(&house, "log", json!({})).await;
    assert!(empty.contains("Nobody has used `/admin`"), "{empty}");
    let none = admin(&house, "close", json!({"tables": LOBBIES})).await;
    assert!(none.contains("no such table"), "{none}");
    house.seated(FORUM, 2, json!({})).await;
    house.told(FORUM, "your turn").await;
    opens(&house, BRUTUS, CIRCUS).await;
    opens(&house, CLAUDIA, BATHS).await;
    for (options, words) in [
        (json!({"tables": OF}), "Name the person"),
        (json!({"tables": IDLE}), "in the option `days`"),
        (json!({"tables": LOBBIES, "days": 3}), "Leave the other option empty"),
    ] {
        let said = admin(&house, "close", options).await;
        assert!(said.contains(words), "{said}");
    }
    let ask = json!({"tables": OF, "user": BRUTUS.to_string()});
    let asked = house.answer(AURELIA, FORUM, "admin close", ask).await;
    assert!(asked.content.contains("Shall I close 1 table that"), "{}", asked.content);
    let ask = json!({"tables": LOBBIES});
    let asked = house.answer(AURELIA, FORUM, "admin close", ask).await;
    assert!(asked.content.contains("Shall I close 2 tables"), "{}", asked.content);
    let late = house.world().create_thread(GNAEUS, FORUM, "Late", None).unwrap();
    opens(&house, GNAEUS, late).await;
    let said = house.click(AURELIA, asked.id, &button(&asked, "Close 2 tables")).await.content;
    assert!(said.contains("2 tables are closed"), "{said}");
    for place in [CIRCUS, BATHS] {
        house.told(place, "ended this table").await;
    }
    let late = house.says(GNAEUS, late, "game status", json!({})).await;
    assert!(!late.contains("There is no table here"), "nobody was asked about it: {late}");
    house.forward(Duration::from_secs(24 * 3 * 3600));
    let asked =
        house.answer(AURELIA, FORUM, "admin close", json!({"tables": IDLE, "days": 2})).await;
    assert!(asked.content.contains("nobody has done anything for 2 days"), "{}", asked.content);
    house.click(AURELIA, asked.id, &button(&asked, "Close 2 tables")).await;
    house.told(FORUM, "ended this table").await;
    for lobby_days in 1..=8 {
        admin(&house, "settings", json!({"lobby_days": lobby_days})).await;
    }
    let log = house.answer(AURELIA, FORUM, "admin log", json!({})).await;
    assert_eq!(log.content.matches("changed the settings").count(), 8, "{}", log.content);
    let older = house.click(AURELIA, log.id, &button(&log, "More")).await.content;
    let (idle, lobbies) = ("2 tables that were idle for 2 days", "2 tables that waited");
    assert!(older.contains(idle) && older.contains(lobbies), "{older}");
    assert!(older.contains(&format!("<@{AURELIA}> closed")), "{older}");
    let hidden = house.world().slash(GNAEUS, FORUM, "admin log", json!({})).await;
    assert!(hidden.is_err(), "only those who manage the server see the command");
    nothing_was_refused(&house);
}
