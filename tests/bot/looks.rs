//! Looking closer and looking back, by buttons, menus and commands.

use aedile::local::{MessageId, cast::FORUM};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, button},
    whole::nothing_was_refused,
};

/// A table of two after some turns.
async fn under_way() -> House {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    assert!(Clicker::new(5).play(&house, FORUM, 12).await.is_none());
    let Call::Turn(..) = house.ping(FORUM, MessageId(0)).await else {
        panic!("no game is so short")
    };
    house
}

#[tokio::test]
async fn a_spectator_looks_at_each_part_of_the_table_and_reads_all_of_it() {
    let house = under_way().await;
    let watcher = PEOPLE[3];
    let board = house.answer(watcher, FORUM, "game board", json!({})).await;
    let menu = board.selects()[0].clone();
    for (page, words) in [
        ("part0", "City: "),
        ("part2", "__Deck I__"),
        ("scores", "The score, as if the game ended now."),
        // One point is no points: which it is depends on the deal.
        ("points1", "** has **"),
        ("words0", "Round "),
        ("table", "**, who can "),
    ] {
        let shown = house.select(watcher, board.id, &menu.custom_id, page).await;
        let is_picture = !shown.attachments.is_empty();
        // What a picture shows stands in its words, a tap away.
        let says = if is_picture && page.starts_with("part") {
            house.click(watcher, shown.id, &button(&shown, "As text")).await.content
        } else {
            shown.content.clone()
        };
        assert!(says.contains(words), "{page}: {says}");
        assert!(!is_picture || shown.content.lines().count() <= 2, "{}", shown.content);
        let has_none = ["points", "words", "part2"].iter().any(|one| page.starts_with(one));
        assert_eq!(is_picture, !has_none, "{page}");
        assert!(
            shown.buttons().iter().all(|button| button.label != "Back"),
            "nothing to go back to"
        );
    }
    let words = house.click(watcher, board.id, &button(&board, "As text")).await;
    assert!(words.attachments.is_empty() && words.content.contains("City: "), "{}", words.content);
    let picture = house.click(watcher, words.id, &button(&words, "As a picture")).await;
    assert!(!picture.attachments.is_empty());
    nothing_was_refused(&house);
}

#[tokio::test]
async fn who_looks_closer_watches_the_film_and_comes_back() {
    let house = under_way().await;
    let watcher = PEOPLE[3];
    let board = house.answer(watcher, FORUM, "game board", json!({})).await;
    let mut page = board;
    for _ in 0..3 {
        let film = house.select(watcher, page.id, &page.selects()[0].custom_id, "film").await;
        assert!(film.content.starts_with("The film of this game so far: "), "{}", film.content);
        assert_eq!(film.attachments[0].filename, "aedile.gif");
        let back = house.click(watcher, film.id, &button(&film, "The table")).await;
        assert_eq!(back.content, page.content, "the same moment");
        page = house.click(watcher, back.id, &button(&back, "◀ Earlier")).await;
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn who_goes_back_and_forth_comes_to_every_moment_and_to_now() {
    let house = under_way().await;
    let user = PEOPLE[0];
    let now = house.answer(user, FORUM, "game board", json!({})).await;
    let present = now.attachments[0].description.clone();
    let mut page = now;
    let mut seen = Vec::new();
    while let Some(earlier) = page.buttons().iter().find(|button| button.label.contains("Earlier"))
    {
        page = house.click(user, page.id, &earlier.custom_id).await;
        seen.push(page.content.lines().next().unwrap().to_owned());
    }
    assert_eq!(seen.last().unwrap(), "**At the start of the game**");
    assert!(seen[0].starts_with("**After move "), "{seen:?}");
    assert!(seen.len() > 8, "{seen:?}");
    let steps = seen.len();
    for _ in 0..steps {
        let later = button(&page, "Later ▶");
        page = house.click(user, page.id, &later).await;
    }
    assert_eq!(page.attachments[0].description, present, "the present table again");
    assert!(!page.content.contains("After move"), "{}", page.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_moment_can_be_typed_or_chosen_and_a_wrong_one_is_explained() {
    let house = under_way().await;
    let at = |moment: &str| json!({"move": moment});
    let start = house.answer(PEOPLE[0], FORUM, "game board", at("start")).await;
    assert!(start.content.starts_with("**At the start of the game**"), "{}", start.content);
    let third = house.answer(PEOPLE[0], FORUM, "game board", at("3")).await;
    assert!(third.content.starts_with("**After move 3**"), "{}", third.content);
    let round = house.answer(PEOPLE[3], FORUM, "game board", at("round 1")).await;
    assert!(round.content.contains("__Round 1__"), "{}", round.content);
    let mine = house.answer(PEOPLE[0], FORUM, "game board", at("my last turn")).await;
    assert!(!mine.attachments.is_empty(), "{}", mine.content);
    // A city, then the start in the other menu: the page stays.
    let menus = third.selects();
    let city = house.select(PEOPLE[0], third.id, &menus[0].custom_id, "part0").await;
    let moments = city.selects()[1].clone();
    let back = house.select(PEOPLE[0], city.id, &moments.custom_id, "0.part0").await;
    assert!(
        back.content.contains("**At the start") && back.content.to_lowercase().contains("city")
    );
    for (typed, words) in [
        ("999", "Move 999 has not been made"),
        ("round 14", "is not a moment of this game"),
        ("yore", "is not a moment of this game"),
    ] {
        let said = house.says(PEOPLE[0], FORUM, "game board", at(typed)).await;
        assert!(said.contains(words), "{typed}: {said}");
    }
    let said = house.says(PEOPLE[3], FORUM, "game board", at("turn")).await;
    assert!(said.contains("You have no seat at this table"), "{said}");
    let offered = house.offered(PEOPLE[0], FORUM, "game board", at(""), "move").await;
    assert_eq!(offered[0].1, "turn", "{offered:?}");
}
