//! Seats that pass on, by buttons and by commands, and all that is refused on the way.

use aedile::local::{
    BOT, Message, MessageId, UserId,
    cast::{DECIMUS, FLAVIA, FORUM, GNAEUS},
};
use serde_json::{Value, json};

use super::{
    house::{Call, House, PEOPLE, all_stays, button},
    whole::nothing_was_refused,
};

/// A running game of three, its ping, and who is called.
async fn running() -> (House, Message, UserId) {
    let house = House::open().await;
    house.seated(FORUM, 3, all_stays()).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    (house, ping, user)
}

/// Gives the seat up, with the question.
async fn resign(house: &House, user: UserId) -> Message {
    let question = house.answer(user, FORUM, "game seat resign", json!({})).await;
    assert!(question.content.contains("Give up your seat?"), "{}", question.content);
    house.click(user, question.id, &button(&question, "Give my seat up")).await
}

/// Who sits there, and how many posts the channel has: what a refusal must leave as it is.
async fn standing(house: &House) -> (Vec<String>, usize) {
    let look = house.table(FORUM).await.look(None).await.unwrap();
    let players = look.players.iter().map(|one| format!("{one:?}")).collect();
    (players, house.world().messages(FORUM, None).len())
}

async fn replace(house: &House, user: UserId, options: Value) -> String {
    house.says(user, FORUM, "game seat replace", options).await
}

#[tokio::test]
async fn a_seat_is_given_up_after_a_question_and_taken_by_a_spectator_with_its_hand() {
    let (house, ping, user) = running().await;
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    let hand = house.click(user, panel.id, &button(&panel, "My hand")).await;
    let question = house.answer(user, FORUM, "game seat resign", json!({})).await;
    let before = standing(&house).await;
    let kept = house.click(user, question.id, &button(&question, "Keep my seat")).await;
    assert!(kept.content.contains("nothing has changed"), "{}", kept.content);
    assert_eq!(standing(&house).await, before);

    let done = resign(&house, user).await;
    assert!(done.content.contains("The seat is free"), "{}", done.content);
    let notice = house.told(FORUM, "has resigned").await;
    assert!(notice.content.contains("The game waits until somebody takes the seat"), "{notice:?}");
    assert!(notice.mentions.is_empty());
    let status = house.says(GNAEUS, FORUM, "game status", json!({})).await;
    assert!(status.contains("The game waits until somebody takes"), "{status}");
    let list = house.says(GNAEUS, FORUM, "game list", json!({})).await;
    assert!(list.contains("free seat of"), "{list}");

    let taken = house.click(GNAEUS, notice.id, &button(&notice, "Take the seat")).await;
    assert!(taken.content.contains("The seat is yours"), "{}", taken.content);
    assert!(taken.content.contains("Opening draft"), "the panel comes with it: {}", taken.content);
    let called = house.ping(FORUM, ping.id).await;
    assert!(matches!(called, Call::Turn(user, _) if user == GNAEUS));
    house
        .world()
        .until(|world| world.message(notice.id).filter(|notice| notice.buttons().is_empty()))
        .await;

    // No byte of the hand reaches the one who left.
    let old = [
        (ping.id, button(&ping, "Your turn")),
        (panel.id, button(&panel, "My hand")),
        (hand.id, button(&hand, "Back")),
    ];
    let drafts = panel.buttons().into_iter().filter(|one| one.custom_id.contains(":do:"));
    let old = old.into_iter().chain(drafts.map(|one| (panel.id, one.custom_id)));
    for (message, id) in old {
        let outcome = house.world().forge_click(user, message, &id).await.unwrap();
        let answer = outcome.message.expect("an answer");
        assert!(answer.is_ephemeral());
        assert!(answer.content.contains("You do not sit at this table"), "{id}: {answer:?}");
        assert!(answer.attachments.is_empty(), "{id}: {answer:?}");
    }
    for (command, options) in [
        ("game hand", json!({})),
        ("game undo", json!({})),
        ("rome draft", json!({"card": "market"})),
        ("game seat resign", json!({})),
    ] {
        let answer = house.answer(user, FORUM, command, options).await;
        assert!(answer.content.contains("You do not sit at this table"), "{answer:?}");
        assert!(answer.attachments.is_empty());
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_lobby_answers_that_leave_gives_the_seat_back() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 3})).await;
    let said = house.says(PEOPLE[0], FORUM, "game seat resign", json!({})).await;
    assert!(said.contains("`/game leave`"), "{said}");
    for command in ["game seat replace", "game seat back"] {
        let said = house.says(PEOPLE[0], FORUM, command, json!({})).await;
        assert!(said.contains("has not started yet"), "/{command}: {said}");
    }
}

#[tokio::test]
async fn a_named_person_accepts_by_the_button_and_nobody_else_can() {
    let (house, ..) = running().await;
    let said = replace(&house, PEOPLE[0], json!({"user": FLAVIA.to_string()})).await;
    assert!(said.contains("offered in the channel"), "{said}");
    let offer = house.told(FORUM, "offers you their seat").await;
    assert!(offer.content.contains("**Aurelia**"), "{}", offer.content);
    assert_eq!(offer.mentions, [FLAVIA]);
    let before = standing(&house).await;
    for (user, words) in [
        (GNAEUS, "nobody else can take it"),
        (PEOPLE[1], "already have a seat at this table"),
        (PEOPLE[0], "This is your seat"),
    ] {
        let said = house.click(user, offer.id, &button(&offer, "Take the seat")).await;
        assert!(said.content.contains(words), "{}", said.content);
    }
    for (user, label) in [(GNAEUS, "No, thanks"), (GNAEUS, "Withdraw offer")] {
        house.click(user, offer.id, &button(&offer, label)).await;
    }
    assert_eq!(standing(&house).await, before);

    let declined = house.click(FLAVIA, offer.id, &button(&offer, "No, thanks")).await;
    assert!(declined.content.contains("The offer is over"), "{}", declined.content);
    house.told(FORUM, "keeps the seat").await;
    replace(&house, PEOPLE[0], json!({"user": FLAVIA.to_string()})).await;
    let joined = house.says(FLAVIA, FORUM, "game join", json!({})).await;
    assert!(joined.contains("The seat is yours"), "{joined}");
    house.told(FORUM, "**Flavia** takes over from **Aurelia**").await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn what_cannot_be_offered_is_refused_privately_and_changes_nothing() {
    let (house, ..) = running().await;
    let before = standing(&house).await;
    let bot = json!({"user": BOT.0.to_string()});
    for (user, options, words) in [
        (PEOPLE[0], bot.clone(), "A bot cannot take a seat"),
        (PEOPLE[0], json!({"user": PEOPLE[1].to_string()}), "already has a seat at this table"),
        (PEOPLE[0], json!({"user": PEOPLE[0].to_string()}), "You already have a seat here"),
        (PEOPLE[0], json!({"seat": "2"}), "can give it to somebody else"),
        (PEOPLE[0], json!({"seat": "2", "by": 4}), "can give it to somebody else"),
        (PEOPLE[0], json!({"seat": "4"}), "no such seat"),
        (PEOPLE[0], json!({"seat": "Nero"}), "no such seat"),
        (PEOPLE[0], json!({"by": 1}), "Name the person"),
        (PEOPLE[0], json!({"by": 4, "user": FLAVIA.to_string()}), "Choose one"),
        (PEOPLE[0], json!({"by": 7}), "not offered"),
        (GNAEUS, json!({}), "You do not sit at this table"),
        (GNAEUS, json!({"seat": "1"}), "You do not sit at this table"),
    ] {
        let said = replace(&house, user, options.clone()).await;
        assert!(said.contains(words), "{options}: {said}");
    }
    let admin = |options| house.says(PEOPLE[0], FORUM, "admin replace", options);
    let mut named = bot;
    named["seat"] = json!("2");
    assert!(admin(named).await.contains("A bot cannot take a seat"));
    let seated = json!({"seat": "3", "user": PEOPLE[1].to_string()});
    assert!(admin(seated).await.contains("already has a seat at this table"));
    assert!(admin(json!({"seat": "9"})).await.contains("no such seat"));
    let hidden = house.world().slash(GNAEUS, FORUM, "admin replace", json!({"seat": "1"})).await;
    assert!(hidden.is_err(), "only those who manage the server see the command");
    assert_eq!(standing(&house).await, before);
}

#[tokio::test]
async fn an_ai_takes_a_free_seat_by_the_button_and_a_person_takes_it_over() {
    let (house, ..) = running().await;
    resign(&house, PEOPLE[1]).await;
    let notice = house.told(FORUM, "has resigned").await;
    let before = standing(&house).await;
    let spectator = house.click(GNAEUS, notice.id, &button(&notice, "Let an AI play")).await;
    assert!(spectator.content.contains("You do not sit at this table"), "{}", spectator.content);
    assert_eq!(standing(&house).await, before);
    let done = house.click(PEOPLE[0], notice.id, &button(&notice, "Let an AI play")).await;
    assert!(done.content.contains("AI, normal"), "{}", done.content);
    house.told(FORUM, "takes the **free seat of Brutus**").await;
    let status = house.says(GNAEUS, FORUM, "game status", json!({})).await;
    assert!(status.contains("AI, normal"), "{status}");

    let back = house.says(PEOPLE[1], FORUM, "game seat back", json!({})).await;
    assert!(back.contains("has it now") && back.contains("/game seat replace"), "{back}");
    let offered =
        replace(&house, PEOPLE[0], json!({"seat": "2", "user": PEOPLE[1].to_string()})).await;
    assert!(offered.contains("offered in the channel"), "{offered}");
    let joined = house.says(PEOPLE[1], FORUM, "game join", json!({})).await;
    assert!(joined.contains("The seat is yours"), "{joined}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_persons_seat_goes_to_an_ai_after_a_question_only() {
    let (house, ping, _) = running().await;
    let before = standing(&house).await;
    for (command, options, words) in [
        ("game seat replace", json!({"by": 5}), "Give your seat to the AI player (hard)?"),
        ("admin replace", json!({"seat": "3", "by": 3}), "**Claudia** holds this seat"),
    ] {
        let question = house.answer(PEOPLE[0], FORUM, command, options).await;
        assert!(question.content.contains(words), "{}", question.content);
        let kept = house.click(PEOPLE[0], question.id, &button(&question, "Change nothing")).await;
        assert!(kept.content.contains("nothing has changed"), "{}", kept.content);
        assert_eq!(standing(&house).await, before);
    }
    let question =
        house.answer(PEOPLE[0], FORUM, "admin replace", json!({"seat": "3", "by": 3})).await;
    let give = button(&question, "Give it to the AI");
    let forged = house.world().forge_click(PEOPLE[1], ping.id, &give).await.unwrap();
    let said = forged.message.unwrap().content;
    assert!(said.contains("Only server managers"), "{said}");
    assert_eq!(standing(&house).await, before);
    let done = house.click(PEOPLE[0], question.id, &give).await;
    assert!(done.content.contains("AI, easy"), "{}", done.content);
    house.told(FORUM, "takes over from **Claudia**").await;
    let own = house.answer(PEOPLE[1], FORUM, "game seat replace", json!({"by": 4})).await;
    house.click(PEOPLE[1], own.id, &button(&own, "Give it to the AI")).await;
    house.told(FORUM, "takes over from **Brutus**").await;
    let last = replace(&house, PEOPLE[0], json!({"by": 4})).await;
    assert!(last.contains("No person would be left"), "{last}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_seat_that_was_given_away_is_not_taken_back_and_the_words_say_who_has_it() {
    let (house, ping, user) = running().await;
    resign(&house, user).await;
    let free = house.says(user, FORUM, "game seat back", json!({})).await;
    assert!(free.contains("It is still free"), "{free}");
    house.says(GNAEUS, FORUM, "game join", json!({})).await;
    let told = house.told(FORUM, "takes the **free seat of").await;
    house.ping(FORUM, told.id).await;
    let before = standing(&house).await;
    let id = button(&ping, "Your turn").replace(":turn", ":back");
    let clicked = house.world().forge_click(user, ping.id, &id).await.unwrap().message.unwrap();
    for said in [house.says(user, FORUM, "game seat back", json!({})).await, clicked.content] {
        assert!(said.contains("**Gnaeus Pompeius Strabo Felix** has it now"), "{said}");
        assert!(said.contains("can offer it to you with `/game seat replace`"), "{said}");
    }
    assert_eq!(standing(&house).await, before);
    let nobody = house.says(FLAVIA, FORUM, "game seat back", json!({})).await;
    assert!(nobody.contains("You do not sit at this table"), "{nobody}");
}

#[tokio::test]
async fn who_manages_the_server_gives_any_seat_to_anybody() {
    let (house, ..) = running().await;
    let admin = |options| house.says(PEOPLE[0], FORUM, "admin replace", options);
    let freed = admin(json!({"seat": "Brutus"})).await;
    assert!(freed.contains("The seat is free"), "{freed}");
    house.told(FORUM, "**Aurelia** has freed the seat of **Brutus**").await;
    let again = admin(json!({"seat": "2", "by": 7})).await;
    assert!(again.contains("free already"), "{again}");
    let offered = admin(json!({"seat": "3", "user": FLAVIA.to_string()})).await;
    assert!(offered.contains("Nothing changes until somebody takes it"), "{offered}");
    let ai = admin(json!({"seat": "2", "by": 5})).await;
    assert!(ai.contains("AI, hard"), "{ai}");
    let offer = house.told(FORUM, "offers you the seat of **Claudia**").await;
    house.click(FLAVIA, offer.id, &button(&offer, "Take the seat")).await;
    house.told(FORUM, "**Flavia** takes over from **Claudia**").await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn two_open_seats_are_offered_by_join_and_the_last_person_ends_the_table() {
    let (house, ..) = running().await;
    resign(&house, PEOPLE[1]).await;
    resign(&house, PEOPLE[2]).await;
    let which = house.answer(DECIMUS, FORUM, "game join", json!({})).await;
    assert!(which.content.contains("More than one seat is open"), "{}", which.content);
    let one = "Take seat 3 · free seat of Claudia";
    let taken = house.click(DECIMUS, which.id, &button(&which, one)).await;
    assert!(taken.content.contains("The seat is yours"), "{}", taken.content);
    let twice = house.says(DECIMUS, FORUM, "game join", json!({})).await;
    assert!(twice.contains("already have a seat"), "{twice}");
    resign(&house, PEOPLE[0]).await;
    let last = house.answer(DECIMUS, FORUM, "game seat resign", json!({})).await;
    assert!(last.content.contains("You are the last person"), "{}", last.content);
    let done = house.click(DECIMUS, last.id, &button(&last, "Give my seat up")).await;
    assert!(done.content.contains("the table has ended"), "{}", done.content);
    house.told(FORUM, "ended without a score").await;
    for command in ["game seat resign", "game seat back", "game seat replace"] {
        let said = house.says(PEOPLE[0], FORUM, command, json!({})).await;
        assert!(said.contains("was ended"), "/{command}: {said}");
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn autocomplete_offers_the_seats_that_one_may_give() {
    let (house, ..) = running().await;
    resign(&house, PEOPLE[1]).await;
    let seats = |user, command: &'static str| {
        house.offered(user, FORUM, command, json!({"seat": ""}), "seat")
    };
    let names = |offered: Vec<(String, String)>| -> Vec<String> {
        offered.into_iter().map(|(name, _)| name).collect()
    };
    let own = names(seats(PEOPLE[0], "game seat replace").await);
    assert_eq!(own, ["1 · Aurelia", "2 · free seat of Brutus"]);
    let all = names(seats(PEOPLE[0], "admin replace").await);
    assert_eq!(all, ["1 · Aurelia", "2 · free seat of Brutus", "3 · Claudia"]);
}
