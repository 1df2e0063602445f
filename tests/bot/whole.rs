//! Whole games of any kind through the real bot: what the engine replays from the log is what the channel was told.

use std::fmt::Debug;

use aedile::{
    board::{Seat, log as logs, log::Summary, points},
    local::{
        ChannelId, Message, Recorded,
        cast::{CIRCUS, FORUM},
    },
    play::TypedGame,
};
use serde_json::{Value, json};

use super::{
    buttons::{Clicker, UNNAMED},
    house::{House, PEOPLE, button, is_log},
    openapi::assert_valid,
    typing::Typist,
};

/// A game that whole plays are tested of.
pub trait Tested: TypedGame {
    /// What the table and a replay of its log must both show at the end.
    fn end(view: &Self::PublicView) -> Box<dyn Debug> {
        Box::new(view.clone())
    }
}

/// Plays a whole game by buttons.
pub async fn clicked<G: Tested>(seats: usize, options: Value, seed: u64) {
    let house = House::open().await;
    house.seated_at::<G>(FORUM, seats, options).await;
    let mut player = Clicker::new(seed);
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let log = log_of(&house, &last);
    let by_hand = by_hand::<G>(&log);
    assert_eq!(player.moves.len(), by_hand.len(), "every click is one move");
    for (clicked, made) in player.moves.iter().zip(by_hand) {
        assert!(*clicked == made || clicked == UNNAMED, "{clicked} is not {made}");
    }
    check::<G>(&house, FORUM, &last, &log, seats).await;
}

/// Plays a whole game by commands.
pub async fn typed<G: Tested>(seats: usize, options: Value, mut player: Typist) {
    let house = House::open().await;
    house.seated_at::<G>(CIRCUS, seats, options).await;
    let last = player.play(&house, CIRCUS).await;
    let log = log_of(&house, &last);
    // A production that is not possible is typed, too, and refused.
    assert!(player.moves >= by_hand::<G>(&log).len(), "no move without a command");
    check::<G>(&house, CIRCUS, &last, &log, seats).await;
}

/// The log that the last message carries.
pub fn log_of(house: &House, last: &Message) -> Vec<Value> {
    let file = last.attachments.iter().find(|file| is_log(file)).unwrap();
    let bytes = house.world().file(file.id).unwrap();
    let text = std::str::from_utf8(&bytes).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn read<G: Tested>(log: &[Value]) -> Summary<G> {
    let text = log.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    logs::verify(text.as_bytes()).unwrap_or_else(|fault| panic!("{}", fault.reason))
}

/// The moves that no program made, as their codes.
pub fn by_hand<G: Tested>(log: &[Value]) -> Vec<String> {
    let by_hand = read::<G>(log).moves.into_iter().filter(|played| !played.auto);
    by_hand.map(|played| played.mv.to_string()).collect()
}

/// Replays the log with the engine alone and compares it with everything that the bot said about the end.
pub async fn check<G: Tested>(
    house: &House,
    channel: ChannelId,
    last: &Message,
    log: &[Value],
    seats: usize,
) {
    let summary = read::<G>(log);
    let mut game = G::new(&summary.setup).unwrap();
    for played in &summary.moves {
        game.play(game.turn().seat().unwrap(), played.mv).unwrap();
    }
    assert_eq!(log.last().unwrap()["winners"], json!(summary.winners));
    let look = house.table_of::<G>(channel).await.look(None).await.unwrap();
    assert_eq!(
        format!("{:?}", G::end(look.public.typed::<G>().unwrap())),
        format!("{:?}", G::end(&game.public_view())),
        "the table and the engine have come to the same end"
    );
    for seat in Seat::all(game.seats()) {
        let total = *game.score(seat).last().unwrap();
        let said = format!(": {} point", points(total, G::POINT));
        assert!(last.content.contains(&said), "{seat:?}: {said} not in {}", last.content);
    }
    let files = last.attachments.iter();
    let pictures: Vec<_> = files.filter(|file| file.content_type == "image/png").collect();
    let [end] = pictures[..] else { panic!("one picture of the end: {}", pictures.len()) };
    assert!(end.description.as_ref().is_some_and(|alt| !alt.is_empty()));
    let score = house.answer(PEOPLE[seats - 1], channel, "game score", json!({})).await;
    assert!(score.attachments[0].description.as_ref().is_some_and(|alt| !alt.is_empty()));
    let shown = house.click(PEOPLE[3], last.id, &button(last, "Look")).await;
    assert!(has_picture(&shown), "whoever comes later looks at the end: {}", shown.content);
    if let Some(hands) = last.buttons().into_iter().find(|button| button.label == "Final hands") {
        let shown = house.click(PEOPLE[3], last.id, &hands.custom_id).await;
        assert!(has_picture(&shown) && shown.content.contains("at the end"), "{}", shown.content);
        let other = house.click(PEOPLE[3], shown.id, &shown.buttons()[0].custom_id).await;
        assert_ne!(other.content, shown.content, "each seat has its page");
    }
    let told = house.world().messages(channel, None);
    let idle = told.iter().find(|message| message.content.contains("ended the turn. (automatic)"));
    assert!(idle.is_none(), "that a turn ends by itself goes without saying: {idle:?}");
    assert!(!last.content.contains('`'), "no fingerprint in the way: {}", last.content);
    let fair =
        house.click(PEOPLE[3], last.id, &button(last, "Why is the deal fair?")).await.content;
    let secret = log[0]["secret"].as_str().unwrap();
    assert!(fair.contains(secret) && fair.contains("`/game log verify`"), "{fair}");
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
        // What was deleted right before a kill is looked up or deleted again.
        let is_gone = method != "POST" && path.contains("/messages/") && *status == 404;
        assert!(*status < 400 || is_gone, "{method} {path}: {status} {body}");
    }
    assert_valid(&requests);
}
