//! What people do wrong: a private answer that says what to do, nothing changed, nothing told to others.

use aedile::local::{
    Message, MessageId, UserId,
    cast::{BATHS, CIRCUS, FORUM, GNAEUS},
    permissions::{SEND_MESSAGES, VIEW_CHANNEL},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, all_stays},
    whole::nothing_was_refused,
};

/// A running two-player game, the ping that is open, and who is called and who is not.
async fn running() -> (House, Message, UserId, UserId) {
    let house = House::open().await;
    house.seated(FORUM, 2, all_stays()).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let other = PEOPLE[usize::from(user == PEOPLE[0])];
    (house, ping, user, other)
}

/// How far the table is, to see that nothing has changed.
async fn number(house: &House) -> u32 {
    house.table(FORUM).await.look(None).await.unwrap().number.0
}

/// A card that a button or a menu of the panel builds.
fn buildable(panel: &Message) -> Option<String> {
    let options = panel.selects().into_iter().flat_map(|select| select.options);
    let buttons = panel.buttons().into_iter().map(|button| button.custom_id);
    let mut ids = options.map(|(value, _)| value).chain(buttons);
    ids.find_map(|id| {
        let (_, card) = id.split_once("build:")?;
        card.split(':').next().map(str::to_owned)
    })
}

/// Plays until the called player may build, and gives the panel.
async fn at_a_build(house: &House) -> (UserId, Message) {
    let mut player = Clicker::new(1);
    let mut last = MessageId(0);
    loop {
        let Call::Turn(user, ping) = house.ping(FORUM, last).await else {
            panic!("nobody built in a whole game")
        };
        last = ping.id;
        let button = ping.buttons().into_iter().find(|button| button.label == "Your turn").unwrap();
        let mut panel = house.click(user, ping.id, &button.custom_id).await;
        while !panel.content.contains("Your move is made") {
            if panel.content.contains("you may build one card") && buildable(&panel).is_some() {
                return (user, panel);
            }
            panel = player.step(house, user, &panel).await;
        }
    }
}

#[tokio::test]
async fn whoever_is_not_on_turn_reads_whose_turn_it_is() {
    let (house, ping, _, other) = running().await;
    let before = number(&house).await;
    for said in [
        house.says(other, FORUM, "rome pass", json!({})).await,
        house.says(other, FORUM, "rome place", json!({"space": "3"})).await,
        house.click(other, ping.id, &ping.buttons()[0].custom_id).await.content,
    ] {
        assert!(said.contains("It is the turn of **"), "{said}");
    }
    assert_eq!(number(&house).await, before);
}

#[tokio::test]
async fn whoever_does_not_sit_there_can_watch_only() {
    let (house, ping, ..) = running().await;
    let before = number(&house).await;
    for said in [
        house.says(GNAEUS, FORUM, "rome draft", json!({"card": "market"})).await,
        house.says(GNAEUS, FORUM, "game undo", json!({})).await,
        house.says(GNAEUS, FORUM, "game hand", json!({})).await,
        house.click(GNAEUS, ping.id, &ping.buttons()[0].custom_id).await.content,
    ] {
        assert!(said.contains("You do not sit at this table"), "{said}");
    }
    let board = house.answer(GNAEUS, FORUM, "game board", json!({})).await;
    assert_eq!(board.attachments.len(), 1);
    assert_eq!(number(&house).await, before);
}

#[tokio::test]
async fn a_channel_without_a_table_says_how_to_open_one() {
    let house = House::open().await;
    for command in [
        "game board",
        "game join",
        "game start",
        "game undo",
        "rome pass",
        "rome produce",
        "admin end",
    ] {
        let said = house.says(PEOPLE[0], BATHS, command, json!({})).await;
        assert!(
            said.contains("There is no table here") && said.contains("/game new"),
            "/{command}: {said}"
        );
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_lobby_refuses_what_does_not_fit_it() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 2})).await;
    let second = house.says(PEOPLE[1], FORUM, "game new", json!({"game": "great_city"})).await;
    assert!(second.contains("already open in this channel"), "{second}");
    let alone = house.says(PEOPLE[0], FORUM, "game start", json!({})).await;
    assert!(alone.contains("at least 2 players; 1 joined"), "{alone}");
    let twice = house.says(PEOPLE[0], FORUM, "game join", json!({})).await;
    assert!(twice.contains("already have a seat"), "{twice}");
    let early = house.says(PEOPLE[0], FORUM, "rome pass", json!({})).await;
    assert!(early.contains("has not started yet"), "{early}");
    let stranger = house.says(PEOPLE[1], FORUM, "game start", json!({})).await;
    assert!(stranger.contains("Only **Aurelia**"), "{stranger}");
    house.says(PEOPLE[1], FORUM, "game join", json!({})).await;
    let late = house.says(PEOPLE[2], FORUM, "game join", json!({})).await;
    assert!(late.contains("already started"), "{late}");
}

#[tokio::test]
async fn a_lobby_card_is_joined_left_and_started_by_its_buttons() {
    let house = House::open().await;
    house.says(PEOPLE[0], CIRCUS, "game new", json!({"seats": 3})).await;
    let card = house.world().until(|world| world.messages(CIRCUS, None).first().cloned()).await;
    let press = |label: &'static str| {
        card.buttons().into_iter().find(|button| button.label == label).unwrap().custom_id
    };
    let free = card.attachments[0].description.clone().unwrap();
    assert!(free.contains("Seat 1: Aurelia, host\nSeat 2: free"), "{free}");
    let why = house.click(PEOPLE[1], card.id, &press("Why is the deal fair?")).await.content;
    let promise = why.split('`').nth(1).unwrap();
    assert!(promise.len() == 64 && free.ends_with(promise), "{why}: {free}");
    assert!(!card.content.contains(promise), "in nobody's way");
    let joined = house.click(PEOPLE[1], card.id, &press("Join")).await;
    assert!(joined.content.contains("You have seat 2"), "{}", joined.content);
    house.click(PEOPLE[2], card.id, &press("Join")).await;
    let started = house
        .world()
        .until(|world| world.message(card.id).filter(|card| card.buttons().is_empty()))
        .await;
    assert!(started.content.contains("The game has started"), "{}", started.content);
    let seats = started.attachments[0].description.clone().unwrap();
    assert!(seats.contains("Claudia"), "{seats}");
}

#[tokio::test]
async fn cards_places_and_payments_that_are_none_are_named() {
    let (house, ..) = running().await;
    let (user, panel) = at_a_build(&house).await;
    let before = number(&house).await;
    let card = buildable(&panel).unwrap();
    let build = |card: &str, place: &str| json!({"card": card, "place": place});
    for (options, expected) in [
        (build("pyramid", "A"), "“pyramid” is unknown (card)"),
        (build("temple_of_saturn", "A"), "Temple of Saturn"),
        (build(&card, "Z9"), "is unknown (place for it)"),
        (build(&card, "9,9"), "is unknown (place for it)"),
        (build(&card, "3,3"), "edge"),
        (build("-", "-"), "is unknown (card)"),
        (json!({"card": card, "place": "A", "pay": "with love"}), "is unknown (way to pay here)"),
    ] {
        let said = house.says(user, FORUM, "rome build", options.clone()).await;
        assert!(said.contains(expected), "{options}: {said}");
        assert!(said.contains("Your turn"), "the player reads how to go on: {said}");
    }
    let wrong_step = house.says(user, FORUM, "rome place", json!({"space": "3"})).await;
    assert!(!wrong_step.contains("Your move is made"), "{wrong_step}");
    let beyond = house.says(user, FORUM, "rome place", json!({"space": "9"})).await;
    assert!(beyond.contains("is unknown (space of the strip)"), "{beyond}");
    assert_eq!(number(&house).await, before);
}

#[tokio::test]
async fn a_stale_forged_or_foreign_button_changes_nothing() {
    let (house, ping, user, other) = running().await;
    let table = ping.buttons()[0].custom_id.split(':').nth(1).unwrap().to_owned();
    let mut player = Clicker::new(2);
    player.play(&house, FORUM, 3).await;
    let before = number(&house).await;
    for id in [
        format!("a:{table}:0:do:pass"),
        format!("a:{table}:{before}:do:build:market:9,9"),
        format!("a:{table}:{before}:go:dance"),
        format!("a:{table}:99999:do:place:1"),
        "a:999:0:do:pass".to_owned(),
        "a:x:y:z".to_owned(),
        "hello".to_owned(),
    ] {
        for user in [user, other, GNAEUS] {
            let outcome = house.world().forge_click(user, ping.id, &id).await.unwrap();
            let answer = outcome.message.unwrap_or_else(|| panic!("{id}: no answer"));
            assert!(answer.is_ephemeral() && !answer.content.is_empty(), "{id}");
            assert!(!answer.content.contains("Your move is made"), "{id}: {}", answer.content);
        }
    }
    assert_eq!(number(&house).await, before);
}

#[tokio::test]
async fn a_button_of_an_ended_table_says_that_it_is_ended() {
    let (house, ping, user, _) = running().await;
    let refused = house.world().slash(GNAEUS, FORUM, "admin end", json!({})).await;
    assert!(refused.is_err(), "only those who manage the server see the command");
    house.says(PEOPLE[0], FORUM, "admin end", json!({})).await;
    house.told(FORUM, "ended this table").await;
    let answer = house
        .world()
        .forge_click(user, ping.id, &ping.buttons()[0].custom_id)
        .await
        .unwrap()
        .message
        .unwrap();
    assert!(answer.content.contains("was ended"), "{}", answer.content);
    let typed = house.says(user, FORUM, "rome pass", json!({})).await;
    assert!(typed.contains("was ended"), "{typed}");
}

#[tokio::test]
async fn an_undo_is_named_in_the_channel() {
    let (house, ping, user, _) = running().await;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let draft =
        panel.buttons().into_iter().find(|button| button.custom_id.contains(":do:")).unwrap();
    let done = house.click(user, panel.id, &draft.custom_id).await;
    let Some(undo) = done.buttons().into_iter().find(|button| button.label == "Undo") else {
        // The last drafter's card was forced, and the first round has begun: chance has decided.
        let said = house.says(user, FORUM, "game undo", json!({})).await;
        assert!(said.contains("cannot be taken back"), "{said}");
        return;
    };
    let back = house.click(user, done.id, &undo.custom_id).await;
    assert!(
        back.content.contains("taken back") && back.content.contains("Opening draft"),
        "{}",
        back.content
    );
    house.told(FORUM, "took back 1 move").await;
}

#[tokio::test]
async fn missing_permissions_are_named_before_a_table_is_opened() {
    let house = House::open().await;
    house.world().set_permissions(BATHS, VIEW_CHANNEL | SEND_MESSAGES).unwrap();
    let said = house.says(PEOPLE[0], BATHS, "game new", json!({"game": "great_city"})).await;
    assert!(said.contains("*Attach Files*") && said.contains("*Embed Links*"), "{said}");
    assert!(house.says(PEOPLE[0], BATHS, "game status", json!({})).await.contains("no table here"));
}

#[tokio::test]
async fn hands_and_panels_are_for_their_owner_alone() {
    let (house, ..) = running().await;
    let mut player = Clicker::new(3);
    player.play(&house, FORUM, 8).await;
    for message in house.world().messages(FORUM, None) {
        assert!(!message.is_ephemeral());
        assert!(!message.content.contains("Your hand"), "{}", message.content);
    }
}
