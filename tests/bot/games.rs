//! Whole games through the real bot: what the engine replays from the log is what the channel was told.

use aedile::{
    games::{
        Game,
        great_city::{GreatCity, view::PlayerView},
    },
    local::{
        ChannelId, Message, Recorded,
        cast::{BATHS, CIRCUS, FORUM},
    },
};
use serde_json::{Value, json};

use super::openapi::assert_valid;
use super::{
    buttons::Clicker,
    house::{House, PEOPLE, is_log},
    typing::Typist,
};

async fn clicked(seats: usize, options: Value, seed: u64) {
    let house = House::open().await;
    house.seated(FORUM, seats, options).await;
    let mut player = Clicker::new(seed);
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let log = log_of(&house, &last);
    let by_hand: Vec<String> =
        log.iter().filter(|record| is_move(record) && record["auto"] != true).map(code).collect();
    assert_eq!(player.moves, by_hand, "every click is one move, in order");
    check(&house, FORUM, &last, &log, seats).await;
}

async fn typed(seats: usize, options: Value, seed: u64) {
    let house = House::open().await;
    house.seated(CIRCUS, seats, options).await;
    let last = Typist::new(seed).play(&house, CIRCUS).await;
    let log = log_of(&house, &last);
    check(&house, CIRCUS, &last, &log, seats).await;
}

/// The log that the last message carries.
pub fn log_of(house: &House, last: &Message) -> Vec<Value> {
    let file = last.attachments.iter().find(|file| is_log(file)).unwrap();
    let bytes = house.world().file(file.id).unwrap();
    let text = std::str::from_utf8(&bytes).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn is_move(record: &Value) -> bool {
    let kinds =
        ["draft", "place", "pick", "build", "school_deck", "school_keep", "produce", "pass"];
    kinds.iter().any(|kind| record["type"] == *kind)
}

fn read(record: &Value) -> <GreatCity as Game>::Move {
    serde_json::from_value(record.clone()).unwrap()
}

fn code(record: &Value) -> String {
    read(record).to_string()
}

/// Replays the log with the engine alone and compares it with everything that the bot said about the end.
pub async fn check(house: &House, channel: ChannelId, last: &Message, log: &[Value], seats: usize) {
    let setup = serde_json::from_value(log[0].clone()).unwrap();
    let mut game = GreatCity::new(&setup).unwrap();
    for record in log.iter().filter(|record| is_move(record)) {
        let seat = game.turn().seat().unwrap();
        assert_eq!(record["player"], json!(seat));
        game.play(seat, read(record)).unwrap();
    }
    let public = game.public_view();
    let winners = public.winners.unwrap();
    assert_eq!(log.last().unwrap()["winners"], json!(winners));
    let look = house.table(channel).await.look(None).await.unwrap();
    assert_eq!(look.public.winners, Some(winners));
    for (shown, replayed) in look.public.players.iter().zip(&public.players) {
        let end = |player: &PlayerView| {
            let PlayerView { city, coins, influence, influence_cards, hand, score, .. } =
                player.clone();
            (city, coins, influence, influence_cards, hand, score)
        };
        assert_eq!(end(shown), end(replayed), "the table and the engine have come to the same end");
    }
    for (seat, player) in public.players.iter().enumerate() {
        let said = format!(": {} points", player.score.total);
        assert!(last.content.contains(&said), "seat {seat}: {said} not in {}", last.content);
    }
    let score = house.answer(PEOPLE[seats - 1], channel, "game score", json!({})).await;
    assert!(score.attachments[0].description.as_ref().is_some_and(|alt| !alt.is_empty()));
    posts_are_in_order(&house.world().messages(channel, None), log);
    nothing_was_refused(house);
}

/// One silent board post and one loud ping for each change of turn; buttons only on the last ping, and that one is gone.
fn posts_are_in_order(messages: &[Message], log: &[Value]) {
    const SILENT: u64 = 1 << 12;
    let boards = messages.iter().filter(|message| has_picture(message)).count();
    let pings: Vec<&Message> =
        messages.iter().filter(|message| message.content.contains("your turn:")).collect();
    assert!(
        boards > pings.len(),
        "each ping follows a board, and the last board has none: {boards}, {}",
        pings.len()
    );
    assert!(pings.len() <= log.len());
    for ping in pings {
        assert_eq!(ping.mentions.len(), 1, "{}", ping.content);
        assert_eq!(ping.flags & SILENT, 0);
        assert!(ping.buttons().is_empty(), "the buttons of an old ping are gone: {}", ping.content);
    }
    for board in messages.iter().filter(|message| has_picture(message)) {
        assert_eq!(board.flags & SILENT, SILENT, "{}", board.content);
        assert!(board.mentions.is_empty());
        let alt = board.attachments[0].description.as_ref().unwrap();
        assert!((1..=1024).contains(&alt.chars().count()));
    }
}

pub fn has_picture(message: &Message) -> bool {
    message.attachments.iter().any(|file| file.content_type == "image/png")
}

/// Nothing that the bot sent broke a rule of Discord's: not those that the local one enforces, not the published schema.
pub fn nothing_was_refused(house: &House) {
    let requests = house.world().requests();
    for Recorded { method, path, body, status, .. } in &requests {
        assert!(*status < 400, "{method} {path}: {status} {body}");
    }
    assert_valid(&requests);
}

#[tokio::test]
async fn two_play_a_whole_game_by_buttons() {
    clicked(2, json!({"shrine": true}), 1).await;
}

#[tokio::test]
async fn three_play_a_whole_game_by_buttons() {
    clicked(3, json!({"automatic": false}), 2).await;
}

#[tokio::test]
async fn four_play_a_whole_game_by_buttons() {
    clicked(4, json!({"preset": 1}), 3).await;
}

#[tokio::test]
async fn two_play_a_whole_game_by_commands() {
    typed(2, json!({"automatic": false}), 4).await;
}

#[tokio::test]
async fn three_play_a_whole_game_by_commands() {
    typed(3, json!({"preset": 1, "shrine": true}), 5).await;
}

#[tokio::test]
async fn four_play_a_whole_game_by_commands() {
    typed(4, json!({}), 6).await;
}

#[tokio::test]
async fn a_table_in_a_thread_works_like_one_in_a_channel() {
    let house = House::open().await;
    let thread = house.world().create_thread(PEOPLE[0], BATHS, "Rome", None).unwrap();
    house.seated(thread, 2, json!({})).await;
    assert!(Clicker::new(7).play(&house, thread, 6).await.is_none());
    nothing_was_refused(&house);
}

#[tokio::test]
async fn several_tables_run_in_one_server() {
    let house = House::open().await;
    for channel in [FORUM, CIRCUS, BATHS] {
        house.seated(channel, 2, json!({})).await;
    }
    for channel in [FORUM, CIRCUS, BATHS] {
        assert!(Clicker::new(8).play(&house, channel, 5).await.is_none());
    }
    let list = house.says(PEOPLE[3], FORUM, "game list", json!({})).await;
    assert_eq!(list.lines().count(), 3, "{list}");
}

#[tokio::test]
async fn a_game_goes_on_after_a_kill_in_the_middle() {
    let mut house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let mut player = Clicker::new(9);
    assert!(player.play(&house, FORUM, 9).await.is_none());
    house.restart_bot().await;
    assert!(player.play(&house, FORUM, 9).await.is_none());
    house.restart_bot().await;
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let log = log_of(&house, &last);
    check(&house, FORUM, &last, &log, 2).await;
}
