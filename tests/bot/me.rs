//! What people set for themselves, in a server, and what is refused.

use aedile::local::{
    UserId,
    cast::{FORUM, GNAEUS},
};
use serde_json::{Value, json};

use super::{
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

const ANNA: UserId = PEOPLE[0];

async fn me(house: &House, command: &str, options: Value) -> String {
    house.says(ANNA, FORUM, &format!("me {command}"), options).await
}

#[tokio::test]
async fn quiet_hours_are_set_shown_and_ended() {
    let house = House::open().await;
    let first = me(&house, "settings", json!({})).await;
    assert!(first.contains("**Quiet hours:** none."), "{first}");
    let how = me(&house, "quiet", json!({})).await;
    assert!(how.contains("/me quiet from:22:00 to:07:00"), "{how}");
    let options = json!({"from": "10pm", "to": "7:00", "zone": "europe/berlin"});
    let set = me(&house, "quiet", options).await;
    assert!(
        set.contains("**Quiet hours:** 22:00 to 07:00") && set.contains("Europe/Berlin"),
        "{set}"
    );
    assert!(set.contains("<t:"), "{set}");
    let days = me(&house, "quiet", json!({"days": "mon-fri"})).await;
    assert!(days.contains("beginning on Monday, Tuesday"), "{days}");
    let in_one = me(&house, "quiet", json!({"from": "23-6"})).await;
    assert!(in_one.contains("23:00 to 06:00, beginning on Monday"), "{in_one}");
    let off = me(&house, "quiet", json!({"off": true})).await;
    assert!(off.contains("**Quiet hours:** none.") && off.contains("Europe/Berlin"), "{off}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn notifications_are_set_one_by_one() {
    let house = House::open().await;
    let direct = me(&house, "notify", json!({"by": 1, "most": 2})).await;
    assert!(direct.contains("I write you a direct message"), "{direct}");
    let options = json!({"first": "12h", "every": "2 days", "next_up": true});
    let waits = me(&house, "notify", options).await;
    assert!(
        waits.contains("at most 2; the first 12 hours after the mention, then every 2 days"),
        "{waits}"
    );
    assert!(waits.contains("I write you a direct message"), "what is not named stays: {waits}");
    let stats = me(&house, "stats", json!({"show": false})).await;
    assert!(stats.contains("**Statistics:** you are hidden."), "{stats}");
}

#[tokio::test]
async fn what_cannot_be_meant_is_refused_and_changes_nothing() {
    let house = House::open().await;
    let zone = me(&house, "zone", json!({"zone": "Europe/Berlin"})).await;
    assert!(zone.contains("**Time zone:** Europe/Berlin"), "{zone}");
    let before = me(&house, "settings", json!({})).await;
    for (command, options, words) in [
        ("zone", json!({"zone": "Europe/Berln"}), "do you mean Europe/Berlin?"),
        ("quiet", json!({"from": "22", "to": "7", "zone": "Mars"}), "There is no time zone “Mars”"),
        ("quiet", json!({"from": "8", "to": "8"}), "would cover the whole day"),
        ("quiet", json!({"from": "8:00", "to": "7:30"}), "They may last at most 20 hours"),
        ("quiet", json!({"from": "late", "to": "7"}), "“late” is not a time of day"),
        ("quiet", json!({"days": "mon-fri"}), "Say with the days when quiet hours begin"),
        ("quiet", json!({"from": "22", "to": "7", "days": "payday"}), "“payday” is not a day"),
        ("quiet", json!({"to": "7"}), "Say when quiet hours begin and when they end"),
        ("holiday", json!({"from": "2020-12-24", "to": "2020-12-26"}), "is in the past"),
        ("holiday", json!({"from": "today", "to": "forever"}), "may last at most 60 days"),
        ("holiday", json!({"from": "today", "to": "2999-01-01"}), "may last at most 60 days"),
        ("holiday", json!({"from": "tomorrow", "to": "today"}), "before it begins"),
        ("holiday", json!({"from": "soon", "to": "later"}), "“soon” is no date"),
        // March in English, Tuesday in Spanish and French: it is asked which.
        ("holiday", json!({"from": "mar", "to": "tomorrow"}), "“mar” is no date; write it like"),
        ("quiet", json!({"from": "22", "to": "7", "days": "mar"}), "“mar” is not a day"),
        ("holiday", json!({"from": "1/2", "to": "2/2"}), "Which of them do you mean?"),
        ("holiday", json!({"from": "today"}), "Nothing has changed"),
        ("notify", json!({"by": 2, "first": "5 min"}), "1 hour to 14 days, not 5 minutes"),
        ("notify", json!({"next_up": true, "every": "now and then"}), "is not a length of time"),
    ] {
        let said = me(&house, command, options.clone()).await;
        assert!(said.contains(words), "/me {command} {options}: {said}");
        assert_eq!(me(&house, "settings", json!({})).await, before, "/me {command} {options}");
    }
    let other = house.says(GNAEUS, FORUM, "me quiet", json!({"from": "22", "to": "7"})).await;
    assert!(other.contains("Name your time zone"), "{other}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn what_is_set_in_a_conversation_with_the_bot_holds_everywhere() {
    let house = House::open().await;
    let direct = house.world().dm_channel(ANNA).unwrap();
    let options = json!({"from": "22", "to": "7", "zone": "Asia/Kolkata"});
    let set = house.says(ANNA, direct, "me quiet", options).await;
    assert!(set.contains("22:00 to 07:00"), "{set}");
    let shown = me(&house, "settings", json!({})).await;
    assert!(shown.contains("22:00 to 07:00") && shown.contains("Asia/Kolkata"), "{shown}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn zones_are_offered_by_city() {
    let house = House::open().await;
    let offered = house.offered(ANNA, FORUM, "me zone", json!({"zone": "berl"}), "zone").await;
    assert_eq!(offered[0].1, "Europe/Berlin");
    assert!(offered[0].0.starts_with("Europe/Berlin · "), "{offered:?}");
    let offered = house.offered(ANNA, FORUM, "me quiet", json!({"zone": ""}), "zone").await;
    assert!(offered.len() > 20 && offered.len() <= 25, "{offered:?}");
}

#[tokio::test]
async fn a_holiday_is_set_and_ended() {
    let house = House::open().await;
    let set = me(&house, "holiday", json!({"from": "tomorrow", "to": "tomorrow"})).await;
    assert!(set.contains("first and last day included") && set.contains("counted in UTC"), "{set}");
    let two = me(&house, "holiday", json!({"from": "24 Dec", "to": "26 Dec"})).await;
    assert!(two.contains("**Holidays:** ") && two.contains("24 December "), "{two}");
    let off = me(&house, "holiday", json!({"off": true})).await;
    assert!(off.contains("**Holidays:** none."), "{off}");
}

#[tokio::test]
async fn whoever_goes_away_tells_all_tables_once() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    for (until, words) in [
        ("2020-01-01", "is not after today"),
        ("today", "is not after today"),
        ("forever", "may last at most 60 days"),
        ("2099-01-01", "may last at most 60 days"),
        ("soon", "“soon” is no date"),
    ] {
        let said = me(&house, "away", json!({"until": until})).await;
        assert!(said.contains(words), "{said}");
    }
    assert!(me(&house, "settings", json!({})).await.contains("**Holidays:** none."));
    let said = me(&house, "away", json!({"until": "tomorrow"})).await;
    assert!(said.contains("Tables informed: 1") && said.contains("Plan ahead"), "{said}");
    let told = house.told(FORUM, "is away until <t:").await;
    assert!(told.content.contains("can propose it") && told.mentions.is_empty(), "{told:?}");
    let page = house.click(PEOPLE[1], told.id, &button(&told, "Propose …")).await;
    assert!(!page.selects().is_empty(), "{page:?}");
    let again = me(&house, "away", json!({"until": "tomorrow"})).await;
    assert!(again.contains("Tables informed: 0"), "{again}");
    let set = me(&house, "settings", json!({})).await;
    assert!(set.contains("These are your quiet hours"), "{set}");
    nothing_was_refused(&house);
}
