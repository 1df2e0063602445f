//! Notes for oneself, and tips of those who watch.

use aedile::local::{MessageId, cast::FORUM};
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
    assert!(note(json!({"text": " "})).await.contains("A note needs words."));
    assert!(note(json!({"off": true})).await.contains("no note here any more"));
    let panel = house.click(writer, ping.id, &button(&ping, "Your turn")).await;
    assert!(!panel.content.contains("Your note"), "{}", panel.content);
    let refused = house.says(WATCHER, FORUM, "me note", json!({"text": "mine"})).await;
    assert!(refused.contains("You do not sit at this table"), "{refused}");
}

#[tokio::test]
async fn who_watches_tips_once_until_half_of_the_game_and_all_read_it_at_the_end() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let look = async |user| house.answer(user, FORUM, "game board", json!({})).await;
    let plays = look(PEOPLE[0]).await;
    assert!(plays.buttons().iter().all(|button| button.label != "Tip who wins"));
    let board = look(WATCHER).await;
    let tip = button(&board, "Tip who wins");
    let refused = house.world().forge_click(PEOPLE[0], plays.id, &tip).await.unwrap();
    assert!(refused.message.unwrap().content.contains("Those who play give no tips."));
    for name in ["Aurelia", "Brutus"] {
        let page = house.click(WATCHER, look(WATCHER).await.id, &tip).await;
        let told = house.click(WATCHER, page.id, &button(&page, name)).await;
        assert!(told.content.contains(&format!("Your tip: **{name}** wins.")), "{}", told.content);
    }
    let page = house.click(WATCHER, look(WATCHER).await.id, &tip).await;
    assert!(page.content.contains("So far you have tipped **Brutus**."), "{}", page.content);
    let mut clicker = Clicker::new(3);
    let mut turns = 0;
    // Nobody is told as long as the game runs; and some time it is too late.
    let last = loop {
        if let Some(last) = clicker.play(&house, FORUM, 1).await {
            break last;
        }
        turns += 1;
        let is_open = look(WATCHER).await.buttons().iter().any(|one| one.label == "Tip who wins");
        let told = house.world().forge_click(WATCHER, board.id, &tip).await.unwrap();
        let told = told.message.expect("an answer").content;
        assert_eq!(told.contains("Tips are taken"), !is_open, "{told}");
        assert!(is_open || turns > 1, "it was open for no turn");
        let mut public = house.world().messages(FORUM, None);
        public.retain(|message| !message.attachments.iter().any(is_log));
        assert!(public.iter().all(|message| !message.content.contains("Tips: ")));
    };
    let still_open = look(WATCHER).await.buttons().iter().any(|one| one.label == "Tip who wins");
    assert!(!still_open);
    assert!(last.content.contains("Tips: **Brutus** by Decimus."), "{}", last.content);
}
