//! Whole games of each kind, alone and side by side, over kills of the bot.

use std::fmt::Debug;

use aedile::{
    games::{
        builders::{self, Builders},
        great_city::{self, GreatCity, rules::view::PlayerView},
        marble::{self, Marble},
    },
    local::cast::{BATHS, CIRCUS, FORUM},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, PEOPLE},
    typing::Typist,
    whole::{Tested, check, clicked, log_of, nothing_was_refused, typed},
};

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
        let mut end = *view;
        // One table plays what is forced by hand.
        end.options = marble::Options::default();
        Box::new(end)
    }
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
    typed::<Marble>(3, json!({"set": ["fixed_hills=yes"]}), Typist::of::<Marble>(23)).await;
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
