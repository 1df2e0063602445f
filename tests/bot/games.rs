//! Whole games through the real bot: what the engine replays from the log is what the channel was told.

use std::fmt::Debug;

use aedile::{
    board::{
        Seat, log as logs,
        log::{Logged, Summary},
        points,
    },
    games::{
        builders::{self, Builders},
        great_city::{self, GreatCity, rules::view::PlayerView},
        marble::{self, Marble},
    },
    local::{
        ChannelId, Message, Recorded,
        cast::{BATHS, CIRCUS, FORUM},
    },
    tables::Listed,
};
use serde_json::{Value, json};

use super::openapi::assert_valid;
use super::{
    buttons::Clicker,
    house::{House, PEOPLE, is_log},
    typing::Typist,
};

/// A game that whole plays are tested of.
pub trait Tested: Listed + Logged {
    /// What the table and a replay of its log must both show at the end.
    fn end(view: &Self::PublicView) -> Box<dyn Debug>;
}

impl Tested for GreatCity {
    fn end(view: &great_city::PublicView) -> Box<dyn Debug> {
        let end = |player: &PlayerView| {
            let PlayerView { city, coins, influence, influence_cards, hand, score, .. } =
                player.clone();
            (city, coins, influence, influence_cards, hand, score)
        };
        Box::new((view.players.iter().map(end).collect::<Vec<_>>(), view.winners))
    }
}

impl Tested for Builders {
    fn end(view: &builders::PublicView) -> Box<dyn Debug> {
        let builders::PublicView { players, round, line, is_stalled, winners, .. } = view.clone();
        Box::new((players, round, line, is_stalled, winners))
    }
}

impl Tested for Marble {
    fn end(view: &marble::PublicView) -> Box<dyn Debug> {
        let marble::PublicView { players, round, tiles, sites, aqueducts, winners, .. } =
            view.clone();
        Box::new((players, round, tiles, sites, aqueducts, winners))
    }
}

async fn clicked<G: Tested>(seats: usize, options: Value, seed: u64) {
    let house = House::open().await;
    house.seated_at::<G>(FORUM, seats, options).await;
    let mut player = Clicker::new(seed);
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let log = log_of(&house, &last);
    assert_eq!(player.moves, by_hand::<G>(&log), "every click is one move, in order");
    check::<G>(&house, FORUM, &last, &log, seats).await;
}

async fn typed<G: Tested>(seats: usize, options: Value, mut player: Typist) {
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
fn by_hand<G: Tested>(log: &[Value]) -> Vec<String> {
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
        format!("{:?}", G::end(&look.public)),
        format!("{:?}", G::end(&game.public_view())),
        "the table and the engine have come to the same end"
    );
    for seat in Seat::all(game.seats()) {
        let total = *game.score(seat).last().unwrap();
        let said = format!(": {} points", points(total, G::POINT));
        assert!(last.content.contains(&said), "{seat:?}: {said} not in {}", last.content);
    }
    let score = house.answer(PEOPLE[seats - 1], channel, "game score", json!({})).await;
    assert!(score.attachments[0].description.as_ref().is_some_and(|alt| !alt.is_empty()));
    let told = house.world().messages(channel, None);
    let idle = told.iter().find(|message| message.content.contains("ended the turn. (automatic)"));
    assert!(idle.is_none(), "that a turn ends by itself goes without saying: {idle:?}");
    assert!(last.content.contains("`/game log verify` checks it here"), "{}", last.content);
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

#[tokio::test]
async fn two_play_a_whole_game_by_buttons() {
    clicked::<GreatCity>(2, json!({"set": ["shrine=yes"]}), 1).await;
}

#[tokio::test]
async fn three_play_a_whole_game_by_buttons() {
    clicked::<GreatCity>(3, json!({"automatic": false}), 2).await;
}

#[tokio::test]
async fn four_play_a_whole_game_by_buttons() {
    clicked::<GreatCity>(4, json!({"preset": 1}), 3).await;
}

#[tokio::test]
async fn two_play_a_whole_game_by_commands() {
    typed::<GreatCity>(2, json!({"automatic": false}), Typist::new(4)).await;
}

#[tokio::test]
async fn three_play_a_whole_game_by_commands() {
    typed::<GreatCity>(
        3,
        json!({"preset": 1, "set": ["shrine=yes", "open_known_cards=no"]}),
        Typist::new(5),
    )
    .await;
}

#[tokio::test]
async fn four_play_a_whole_game_by_commands() {
    typed::<GreatCity>(4, json!({}), Typist::new(6)).await;
}

#[tokio::test]
async fn two_build_a_whole_game_by_buttons() {
    clicked::<Builders>(2, json!({}), 11).await;
}

#[tokio::test]
async fn four_build_a_whole_game_by_buttons() {
    clicked::<Builders>(4, json!({"automatic": false}), 12).await;
}

#[tokio::test]
async fn three_build_a_whole_game_by_commands() {
    typed::<Builders>(3, json!({}), Typist::of_builders(13)).await;
}

#[tokio::test]
async fn two_play_a_whole_game_of_marble_by_buttons() {
    clicked::<Marble>(2, json!({"automatic": false}), 21).await;
}

#[tokio::test]
async fn four_play_a_whole_game_of_marble_by_buttons() {
    clicked::<Marble>(4, json!({}), 22).await;
}

#[tokio::test]
async fn three_play_a_whole_game_of_marble_by_commands() {
    typed::<Marble>(3, json!({"set": ["fixed_hills=yes"]}), Typist::of_marble(23)).await;
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
    check::<GreatCity>(&house, FORUM, &last, &log, 2).await;
}

#[tokio::test]
async fn games_of_all_kinds_go_on_side_by_side_after_a_kill_in_the_middle() {
    let mut house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.seated_at::<Builders>(CIRCUS, 2, json!({})).await;
    house.seated_at::<Marble>(BATHS, 2, json!({})).await;
    let (mut rome, mut site, mut marble) = (Clicker::new(14), Clicker::new(15), Clicker::new(16));
    for _ in 0..2 {
        assert!(rome.play(&house, FORUM, 5).await.is_none());
        assert!(site.play(&house, CIRCUS, 5).await.is_none());
        assert!(marble.play(&house, BATHS, 5).await.is_none());
        house.restart_bot().await;
    }
    let last = site.play(&house, CIRCUS, usize::MAX).await.unwrap();
    check::<Builders>(&house, CIRCUS, &last, &log_of(&house, &last), 2).await;
    let last = marble.play(&house, BATHS, usize::MAX).await.unwrap();
    check::<Marble>(&house, BATHS, &last, &log_of(&house, &last), 2).await;
    let last = rome.play(&house, FORUM, usize::MAX).await.unwrap();
    check::<GreatCity>(&house, FORUM, &last, &log_of(&house, &last), 2).await;
}
