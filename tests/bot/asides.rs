//! Notes for oneself, and predictions of those who watch.

use aedile::local::{Message, MessageId, cast::FORUM};
use serde_json::{Value, json};

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, button, is_log},
};

const WATCHER: aedile::local::UserId = PEOPLE[3];

#[tokio::test]
async fn a_note_stands_in_the_panel_of_who_wrote_it_and_is_read_by_nobody_else() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(writer, ping) = house.ping(FORUM, MessageId(0)).await else { panic!("it runs") };
    let other = *PEOPLE[..2].iter().find(|user| **user != writer).unwrap();
    let note = async |options: Value| house.says(writer, FORUM, "me note", options).await;
    assert!(note(json!({})).await.contains("You have no note here."));
    let kept = note(json!({"text": "watch\n  the *Forum*"})).await;
    assert!(kept.starts_with(r"Noted: watch the \*Forum\*"), "{kept}");
    assert!(note(json!({})).await.contains(r"watch the \*Forum\*"));
    let panel = house.click(writer, ping.id, &button(&ping, "Your turn")).await;
    assert!(panel.content.ends_with(r"-# Your note: watch the \*Forum\*"), "{}", panel.content);
    for command in
        ["game status", "game hand", "game log show", "game board", "me tables", "me note"]
    {
        let says = house.says(other, FORUM, command, json!({})).await;
        assert!(!says.contains("Forum\\*"), "{command}: {says}");
    }
    for message in house.world().messages(FORUM, None) {
        assert!(!message.content.contains("Forum\\*"), "{}", message.content);
    }
    assert!(note(json!({"text": " "})).await.contains("A note cannot be empty."));
    assert!(note(json!({"off": true})).await.contains("Your note here is deleted"));
    let panel = house.click(writer, ping.id, &button(&ping, "Your turn")).await;
    assert!(!panel.content.contains("Your note"), "{}", panel.content);
    let refused = house.says(WATCHER, FORUM, "me note", json!({"text": "mine"})).await;
    assert!(refused.contains("You do not sit at this table"), "{refused}");
}

#[tokio::test]
async fn who_watches_predicts_once_until_half_of_the_game_and_all_read_it_at_the_end() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let look = async |user| house.answer(user, FORUM, "game board", json!({})).await;
    let plays = look(PEOPLE[0]).await;
    assert!(plays.buttons().iter().all(|button| button.label != "Predict the winner"));
    let board = look(WATCHER).await;
    let tip = button(&board, "Predict the winner");
    let refused = house.world().forge_click(PEOPLE[0], plays.id, &tip).await.unwrap();
    assert!(refused.message.unwrap().content.contains("Players cannot make predictions."));
    let page = house.click(WATCHER, look(WATCHER).await.id, &tip).await;
    assert!(page.content.contains("until a quarter of the game is over"), "{}", page.content);
    assert!(page.buttons().iter().all(|one| !one.label.contains("likely")), "{page:?}");
    let aurelia_is_sure = button(&page, "Aurelia: sure");
    for (name, confidence) in [("Aurelia", "a guess"), ("Brutus", "sure")] {
        let page = house.click(WATCHER, look(WATCHER).await.id, &tip).await;
        let label = format!("{name}: {confidence}");
        let told = house.click(WATCHER, page.id, &button(&page, &label)).await;
        let saved = format!("Your prediction is saved: **{name}** ({confidence}). It counts");
        assert!(told.content.contains(&saved), "{}", told.content);
    }
    let mine = house.told(FORUM, "begins").await;
    let seen = house.click(WATCHER, mine.id, &button(&mine, "My panel")).await;
    assert!(
        seen.content.contains("It is the turn of ") && !seen.attachments.is_empty(),
        "{}",
        seen.content
    );
    let page = house.click(WATCHER, look(WATCHER).await.id, &tip).await;
    let back = house.click(WATCHER, page.id, &button(&page, "Back")).await;
    button(&back, "Predict the winner");
    let page = house.click(WATCHER, look(WATCHER).await.id, &tip).await;
    assert!(
        page.content.contains("Your prediction so far: **Brutus** (sure)."),
        "{}",
        page.content
    );
    let mut clicker = Clicker::new(3);
    let (mut turns, mut fixed) = (0, 0);
    // Nobody is told as long as the game runs; and some time it is too late.
    let last = loop {
        if let Some(last) = clicker.play(&house, FORUM, 1).await {
            break last;
        }
        turns += 1;
        let is_open =
            look(WATCHER).await.buttons().iter().any(|one| one.label == "Predict the winner");
        let told = house.world().forge_click(WATCHER, board.id, &tip).await.unwrap();
        let told = told.message.expect("an answer").content;
        assert_eq!(told.contains("Predictions are possible"), !is_open, "{told}");
        assert!(is_open || turns > 1, "it was open for no turn");
        // What counts is not taken back when the game has shown more.
        if told.contains("It is for fun") {
            let changed = house.world().forge_click(WATCHER, board.id, &aurelia_is_sure).await;
            let changed = changed.unwrap().message.expect("an answer").content;
            assert!(changed.contains("Your prediction stays **Brutus** (sure)"), "{changed}");
            fixed += 1;
        }
        let mut public = house.world().messages(FORUM, None);
        public.retain(|message| !message.attachments.iter().any(is_log));
        assert!(public.iter().all(|message| !message.content.contains("Predictions: ")));
    };
    assert!(fixed > 0, "between a quarter and a half it is for fun");
    let still_open =
        look(WATCHER).await.buttons().iter().any(|one| one.label == "Predict the winner");
    assert!(!still_open);
    let board = house.answer(WATCHER, FORUM, "rank predictions", json!({})).await;
    assert!(board.content.contains("You have made 1 of the 20 predictions"), "{}", board.content);
    let alt = board.attachments[0].description.clone().unwrap();
    assert!(alt.contains("–: Decimus") && alt.contains(", 1 prediction,"), "{alt}");
    let mine = house.click(WATCHER, board.id, &button(&board, "My predictions")).await;
    assert!(mine.content.contains("-# sure: 1 made, "), "{}", mine.content);
    assert!(
        mine.content.contains("-# Table 1, The Great City of Rome: sure, "),
        "{}",
        mine.content
    );
    let others = house.answer(PEOPLE[0], FORUM, "rank predictions", json!({})).await;
    assert!(!format!("{others:?}").contains("Decimus"), "{others:?}");
    what_one_has_seen_is_shown_to_everybody_once(&house, &last).await;
    assert!(
        last.content.contains("Predictions: **Brutus** (predicted by Decimus: sure)."),
        "{}",
        last.content
    );
}

/// The film, the scores turn by turn and a missed move are posted by whoever asks first, and by nobody again.
async fn what_one_has_seen_is_shown_to_everybody_once(house: &House, last: &Message) {
    for (label, says, file) in
        [("Film", "The film of table", ".gif"), ("Scores by turn", "The scores of table", ".png")]
    {
        let seen = house.click(WATCHER, last.id, &button(last, label)).await;
        let done = house.click(WATCHER, seen.id, &button(&seen, "Show everybody")).await;
        assert!(done.content.contains("will be posted"), "{}", done.content);
        let posted = house.told(FORUM, says).await;
        assert!(posted.attachments[0].filename.ends_with(file), "{posted:?}");
        let seen = house.click(PEOPLE[0], last.id, &button(last, label)).await;
        let again = house.click(PEOPLE[0], seen.id, &button(&seen, "Show everybody")).await;
        assert!(again.content.contains(&posted.id.0.to_string()), "{}", again.content);
        let messages = house.world().messages(FORUM, None);
        assert_eq!(messages.iter().filter(|one| one.content.contains(says)).count(), 1);
    }
    for user in &PEOPLE[..2] {
        let seen = house.click(*user, last.id, &button(last, "My best missed move")).await;
        if seen.buttons().is_empty() {
            continue;
        }
        let show = button(&seen, "Show everybody");
        let (table, missed) = show.split_once(":missed:").unwrap();
        let number = missed.split(':').next().unwrap();
        for better in ["build:nothing", "place:9", "place:nothing:at:all"] {
            let forged = format!("{table}:missed:{number}:99:{better}");
            let told = house.world().forge_click(*user, seen.id, &forged).await.unwrap();
            let told = told.message.unwrap().content;
            assert!(told.contains("not mine"), "{forged}: {told}");
        }
        let seen = house.click(*user, last.id, &button(last, "My best missed move")).await;
        house.click(*user, seen.id, &button(&seen, "Show everybody")).await;
        let posted = house.told(FORUM, "that knew no more than the player").await;
        assert!(!posted.content.contains("move 1") && !posted.attachments.is_empty(), "{posted:?}");
    }
}
