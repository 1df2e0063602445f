//! AI at the table through the real bot: in the lobby, in whole games, watched, and asked for advice.

use std::time::Duration;

use aedile::{
    board::log,
    games::great_city::GreatCity,
    local::{
        Message, MessageId,
        cast::{BATHS, CIRCUS, FORUM},
    },
    opponents::Settings,
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, button, is_log},
    whole::{check, has_picture, log_of, nothing_was_refused},
};

/// The log that the last message carries is what `aedile verify` calls good, and its shuffle was promised.
fn verify(house: &House, last: &Message) {
    let file = last.attachments.iter().find(|file| is_log(file)).unwrap();
    let log = house.world().file(file.id).unwrap();
    let summary =
        log::verify::<GreatCity>(&log[..]).unwrap_or_else(|fault| panic!("{}", fault.reason));
    assert!(summary.promised.is_some());
}

#[tokio::test]
async fn a_person_plays_a_whole_game_against_three_ai_of_mixed_levels() {
    let house = House::open().await;
    let new = json!({"ai": "greedy, easy, random", "posts": 1, "keep_pings": true});
    let said = house.says(PEOPLE[0], FORUM, "game new", new).await;
    assert!(said.contains("Press *Start*"), "{said}");
    let card = house.told(FORUM, "All seats are taken").await;
    let offers: Vec<_> = card.buttons().iter().map(|button| button.label.clone()).collect();
    assert!(!offers.iter().any(|label| label == "Join") && card.selects().is_empty(), "{offers:?}");
    let said = house.says(PEOPLE[0], FORUM, "game start", json!({})).await;
    assert!(said.contains("has started"), "{said}");
    let last = Clicker::new(21).play(&house, FORUM, usize::MAX).await.unwrap();
    check::<GreatCity>(&house, FORUM, &last, &log_of(&house, &last), 4).await;
    verify(&house, &last);
    let messages = house.world().messages(FORUM, None);
    let pings: Vec<_> =
        messages.iter().filter(|message| message.content.contains("your turn:")).collect();
    assert!(
        pings.iter().all(|ping| ping.mentions == [PEOPLE[0]]),
        "nobody but the person is called"
    );
    let boards = messages.iter().filter(|message| has_picture(message)).count();
    assert_eq!(
        boards,
        pings.len() + 3,
        "the poster, one board for all AI turns in a row, one at the end, the scores"
    );
    let drafted = |line: &&str| line.starts_with("Cards kept: ");
    let lines = messages
        .iter()
        .filter(|message| has_picture(message))
        .flat_map(|board| board.content.lines());
    let kept: Vec<&str> = lines.filter(drafted).collect();
    assert!(kept.iter().map(|line| line.matches('✓').count()).sum::<usize>() >= 4, "{kept:?}");
    for line in kept {
        // Between the names in bold.
        let between: Vec<&str> = line.split("**").skip(2).step_by(2).collect();
        let is_mark = |text: &&str| text.trim_end_matches(", ") == " ✓";
        assert!(between.iter().all(is_mark), "a drafted card is named to nobody: {line}");
    }
}

#[tokio::test]
async fn a_game_against_ai_goes_on_after_kills_in_the_middle() {
    let mut house = House::open().await;
    house.says(PEOPLE[0], CIRCUS, "game new", json!({"ai": "2 greedy"})).await;
    house.says(PEOPLE[0], CIRCUS, "game start", json!({})).await;
    let mut player = Clicker::new(22);
    for _ in 0..4 {
        assert!(player.play(&house, CIRCUS, 2).await.is_none());
        house.restart_bot().await;
    }
    let last = player.play(&house, CIRCUS, usize::MAX).await.unwrap();
    check::<GreatCity>(&house, CIRCUS, &last, &log_of(&house, &last), 3).await;
    verify(&house, &last);
}

#[tokio::test]
async fn a_game_of_four_ai_is_watched_round_by_round_also_across_a_restart() {
    let pause = Duration::from_secs(20);
    let mut house = House::open_with(Settings { pause, ..House::QUICK }).await;
    house.says(PEOPLE[0], BATHS, "game new", json!({"ai": "3 greedy, easy"})).await;
    let card = house.told(BATHS, "All seats are taken").await;
    let said = house.click(PEOPLE[0], card.id, &button(&card, "Start")).await.content;
    assert!(said.contains("AI players only"), "{said}");
    house.told(BATHS, "begins").await;
    let refused = house.says(PEOPLE[0], FORUM, "game new", json!({"ai": "4 greedy"})).await;
    assert!(refused.starts_with("You may watch at most 1 table with AI players only"), "{refused}");
    house.says(PEOPLE[1], FORUM, "game new", json!({"ai": "4 greedy"})).await;
    let refused = house.says(PEOPLE[2], CIRCUS, "game new", json!({"ai": "4 greedy"})).await;
    assert!(refused.starts_with("At most 2 tables with AI players only"), "{refused}");
    house.forward(pause);
    house.told(BATHS, "**Round 2**").await;
    house.restart_bot().await;
    for round in 3.. {
        house.forward(pause);
        let next = format!("**Round {round}**");
        let world = house.world();
        let done = world.until(|world| {
            let messages = world.messages(BATHS, None);
            let is_over = messages.last()?.attachments.iter().any(is_log);
            let is_next = messages.iter().any(|message| message.content.contains(&next));
            (is_over || is_next).then_some(is_over)
        });
        if done.await {
            break;
        }
    }
    let messages = house.world().messages(BATHS, None);
    assert!(messages.iter().all(|message| message.mentions.is_empty()), "nobody is called");
    let boards = messages.iter().filter(|message| has_picture(message)).count();
    let rounds = house
        .table(BATHS)
        .await
        .look(None)
        .await
        .unwrap()
        .public
        .typed::<GreatCity>()
        .unwrap()
        .rounds;
    assert_eq!(
        boards,
        2 + usize::from(rounds) + 2,
        "the poster, the deal, each round, the end, the scores"
    );
    verify(&house, messages.last().unwrap());
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_lobby_card_adds_ai_with_their_level_and_removes_them() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 4})).await;
    let card = house.told(FORUM, "opened by").await;
    let select = card.selects()[0].custom_id.clone();
    let offered: Vec<_> =
        card.selects()[0].options.iter().map(|(value, _)| value.clone()).collect();
    assert_eq!(offered, ["gentle", "easy", "normal", "hard", "master"]);
    let said = house.select(PEOPLE[1], card.id, &select, "hard").await.content;
    assert!(said.starts_with("You do not sit at this table"), "{said}");
    let said = house.select(PEOPLE[0], card.id, &select, "hard").await.content;
    assert!(said.contains("(AI, hard") && said.contains("Free seats: 2"), "{said}");
    let has_ai = |card: &Message| card.buttons().iter().any(|one| one.label == "Remove AI");
    let world = house.world();
    let card = world.until(|world| world.messages(FORUM, None).into_iter().find(has_ai)).await;
    assert!(house.lobby(FORUM).await.contains("(AI, hard"));
    house.says(PEOPLE[0], FORUM, "game ai add", json!({"level": 1})).await;
    assert!(house.lobby(FORUM).await.contains("(AI, easy"));
    let said = house.click(PEOPLE[0], card.id, &button(&card, "Remove AI")).await.content;
    assert!(said.contains("is gone"), "{said}");
    house.says(PEOPLE[0], FORUM, "game ai remove", json!({})).await;
    let said = house.says(PEOPLE[0], FORUM, "game ai remove", json!({})).await;
    assert!(said.starts_with("No AI player has a seat at this table"), "{said}");
    house.select(PEOPLE[0], card.id, &select, "easy").await;
    let said = house.says(PEOPLE[0], FORUM, "game start", json!({})).await;
    assert!(said.contains("has started"), "{said}");
    let said = house.says(PEOPLE[0], FORUM, "game ai add", json!({})).await;
    assert!(said.contains("already started"), "{said}");
    house.ping(FORUM, MessageId(0)).await;
}

#[tokio::test]
async fn ai_that_cannot_sit_are_refused_in_private_and_nothing_is_opened() {
    let house = House::open().await;
    for (options, words) in [
        (json!({"ai": "brutal"}), "There is no AI level “brutal”"),
        (
            json!({"ai": "3 hard", "seats": 2}),
            "This table has 2 seats, so at most 2 AI players can join.",
        ),
        (json!({"ai": "40 hard"}), "more AI players than a table has seats"),
        (json!({"ai": "5 hard"}), "at most 4 AI players can join"),
    ] {
        let said = house.says(PEOPLE[0], FORUM, "game new", options).await;
        assert!(said.contains(words), "{said}");
    }
    let list = house.says(PEOPLE[0], FORUM, "game list", json!({})).await;
    assert!(list.starts_with("No table is open"), "{list}");
    let offered = house.offered(PEOPLE[0], FORUM, "game new", json!({"ai": "2 hard"}), "ai").await;
    assert_eq!(offered[0].1, "hard, hard");
}

#[tokio::test]
async fn a_hint_gives_moves_with_reasons_that_can_be_made_and_only_to_the_one_whose_turn_it_is() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else { panic!("it began") };
    let other = *PEOPLE[..2].iter().find(|person| **person != user).unwrap();
    let said = house.says(other, FORUM, "game hint", json!({})).await;
    assert!(said.starts_with("You can get a hint when it is your turn."), "{said}");
    let said = house.says(PEOPLE[3], FORUM, "game hint", json!({})).await;
    assert!(said.starts_with("Only players can get hints."), "{said}");
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    let hint = house.click(user, panel.id, &button(&panel, "Hint")).await;
    assert!(hint.content.contains("the opinion of an AI"), "{}", hint.content);
    let moves: Vec<_> =
        hint.buttons().into_iter().filter(|button| button.custom_id.contains(":do:")).collect();
    assert!((1..=3).contains(&moves.len()));
    let lines = hint.content.lines().filter(|line| line.starts_with(char::is_numeric));
    assert_eq!(lines.count(), moves.len(), "{}", hint.content);
    let before = house.table(FORUM).await.look(None).await.unwrap().number;
    house.click(user, hint.id, &moves[0].custom_id).await;
    assert!(house.table(FORUM).await.look(None).await.unwrap().number > before);
    let typed = house.answer(user, FORUM, "game hint", json!({})).await;
    assert!(typed.is_ephemeral());
}
