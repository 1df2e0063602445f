//! Playing on from a moment of a finished game: from its history and from a review, by players and by others.

use aedile::local::{
    Message, UserId,
    cast::{FORUM, GNAEUS},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    cluster::Cluster,
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

/// All that a message says to eyes and ears.
fn all_of(message: &Message) -> String {
    let alts = message.attachments.iter().filter_map(|file| file.description.clone());
    let buttons = message.buttons().into_iter().map(|button| button.label);
    let options = message.selects().into_iter().flat_map(|select| select.options);
    let options = options.map(|(_, label)| label);
    let all = std::iter::once(message.content.clone()).chain(alts).chain(buttons).chain(options);
    all.collect::<Vec<_>>().join("\n")
}

/// A game of three that was played to its end, and its last message.
async fn played(house: &House) -> Message {
    house.seated(FORUM, 3, json!({})).await;
    Clicker::new(71).play(house, FORUM, usize::MAX).await.unwrap()
}

/// The table as it was so many moves before its end.
async fn looks_back(house: &House, who: UserId, end: &Message, moves: usize) -> Message {
    let mut page = house.click(who, end.id, &button(end, "Look")).await;
    assert!(page.buttons().iter().any(|button| button.label == "Review"), "{}", all_of(&page));
    assert!(page.buttons().iter().all(|button| button.label != "Play on from here"));
    for _ in 0..moves {
        page = house.click(who, page.id, &button(&page, "◀ Earlier")).await;
    }
    page
}

/// Clicks until the practice game is over, and never sees a name of the game that it began with.
async fn is_played_to_its_end(house: &House, who: UserId, mut panel: Message) -> Message {
    let mut clicker = Clicker::new(5);
    for _ in 0..400 {
        let said = all_of(&panel);
        for name in ["Aurelia", "Brutus", "Claudia"] {
            assert!(!said.contains(name), "{name} is named: {said}");
        }
        if said.contains("That was the practice game") {
            return panel;
        }
        panel = clicker.step(house, who, &panel).await;
    }
    panic!("it does not end: {}", panel.content)
}

async fn is_played_on(house: &mut House) {
    let end = played(house).await;
    let then = looks_back(house, GNAEUS, &end, 12).await;
    let page = house.click(GNAEUS, then.id, &button(&then, "Play on from here")).await;
    assert!(page.content.contains("dealt anew"), "{}", page.content);
    let back = house.click(GNAEUS, page.id, &button(&page, "Back")).await;
    assert_eq!(back.content, then.content, "the same moment");
    let page = house.click(GNAEUS, back.id, &button(&back, "Play on from here")).await;
    let [seats, levels] = &page.selects()[..] else { panic!("{}", all_of(&page)) };
    let labels: Vec<_> = levels.options.iter().map(|(_, label)| label.as_str()).collect();
    let offered = ["Against gentle", "Against easy", "Against normal (chosen)", "Against hard"];
    assert_eq!(labels, offered);
    let (value, label) = seats.options[1].clone();
    assert!(label.contains("Seat of") || label.contains("Take the seat of"), "{label}");
    let page = house.select(GNAEUS, page.id, &seats.custom_id, &value).await;
    let levels = page.selects()[1].clone();
    let page = house.select(GNAEUS, page.id, &levels.custom_id, &levels.options[0].0).await;
    assert!(all_of(&page).contains("Against gentle (chosen)"), "{}", all_of(&page));
    let page = house.click(GNAEUS, page.id, &button(&page, "Keep the cards of the game")).await;
    assert!(page.content.contains("are those of the game"), "{}", page.content);

    let begun = house.click(GNAEUS, page.id, &button(&page, "Begin")).await;
    assert!(begun.content.contains("**Practice**: the game goes on"), "{}", begun.content);
    let before = house.answer(GNAEUS, FORUM, "game learn", json!({})).await;
    assert!(before.content.contains("goes on where you left it"), "{}", before.content);
    house.restart_bot().await;
    let panel = house.answer(GNAEUS, FORUM, "game learn", json!({})).await;
    assert_eq!(all_of(&panel), all_of(&before), "as it was left");
    let asked = house.answer(GNAEUS, FORUM, "game learn", json!({"game": "builders"})).await;
    assert!(asked.content.contains("A lesson ends it"), "{}", asked.content);
    let on = button(&asked, "Play on: The Great City of Rome");
    let panel = house.click(GNAEUS, asked.id, &on).await;
    let end_of_it = is_played_to_its_end(house, GNAEUS, panel).await;
    let again =
        house.click(GNAEUS, end_of_it.id, &button(&end_of_it, "Once more from there")).await;
    assert!(again.content.contains("**Practice**: the game goes on"), "{}", again.content);
    let help = house.click(GNAEUS, again.id, &button(&again, "Help")).await;
    let left = house.click(GNAEUS, help.id, &button(&help, "End practice")).await;
    assert!(left.content.contains("You have ended the practice game"), "{}", left.content);
    nothing_was_refused(house);
}

#[tokio::test]
async fn a_moment_of_a_finished_game_is_played_on_by_anybody_in_private() {
    let mut house = House::open().await;
    is_played_on(&mut house).await;
}

#[tokio::test]
async fn the_same_with_the_tables_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let mut house = House::open_on(cluster.database().parse().unwrap()).await;
    is_played_on(&mut house).await;
}

#[tokio::test]
async fn a_forged_or_late_button_begins_nothing() {
    let house = House::open().await;
    let end = played(&house).await;
    let then = looks_back(&house, PEOPLE[0], &end, 3).await;
    let way = button(&then, "Play on from here");
    let (stem, _) = way.split_once(":fork:").unwrap();
    let page = house.click(PEOPLE[0], then.id, &way).await;
    let forge = async |what: &str| {
        let id = format!("{stem}:fork:{what}");
        house.world().forge_click(PEOPLE[0], page.id, &id).await.unwrap().message.unwrap()
    };
    for what in ["", "x", "3.0.random.lay.go", "3.0.hard.lay.go.go", "3.0.master.anew.go"] {
        let refused = forge(what).await;
        assert!(refused.content.contains("is not mine"), "{what}: {}", refused.content);
    }
    let none = forge("3.3.easy.anew.go").await;
    assert!(none.content.contains("no such seat"), "{}", none.content);
    let over = forge("9999.0.easy.anew.go").await;
    assert!(over.content.contains("is over"), "{}", over.content);
    let nothing = house.answer(PEOPLE[0], FORUM, "game learn", json!({})).await;
    assert!(nothing.content.contains("A lesson in"), "none was begun: {}", nothing.content);
    let page = forge("3.0.easy.anew").await;
    assert!(page.content.contains("this one ends your lesson"), "{}", page.content);
    let begun = house.click(PEOPLE[0], page.id, &button(&page, "Begin")).await;
    let help = house.click(PEOPLE[0], begun.id, &button(&begun, "Help")).await;
    house.click(PEOPLE[0], help.id, &button(&help, "End practice")).await;
    let look = button(&begun, "Look");
    let late = house.world().forge_click(PEOPLE[0], begun.id, &look).await.unwrap();
    let late = late.message.unwrap();
    assert!(late.content.contains("This practice game is over"), "{}", late.content);
}
