//! What takes part in a shuffle, and that it comes after the post that promised the secret.

use super::*;
use crate::board::Level;

/// The clicks of a game that is over at once.
async fn clicks(world: &World, table: TableId) -> Vec<u64> {
    let game = world.table(table).await;
    world.finish(&game).await;
    game.outcome().await.unwrap().clicks.ids
}

/// A table of the host and one AI, as by `/game new ai:`.
async fn against_one(world: &World) -> TableId {
    let new = world.new_table(2, Options::PUBLISHER);
    let new = NewTable { opponents: vec![Level::Random], ..new };
    world.tables.create(new).await.unwrap().table
}

#[tokio::test]
async fn a_full_table_starts_with_a_click_after_its_card_is_posted_and_not_before() {
    let world = World::new();
    let id = against_one(&world).await;
    assert_eq!(world.tables.lobby(id).await.unwrap().state, TableState::Lobby);
    let early =
        refusal(world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await);
    assert_eq!(early, TableError::Refused(Refused::Lobby(LobbyRefused::NotPosted)));
    assert_eq!(world.tables.lobby(id).await.unwrap().state, TableState::Lobby);
    world.post_card(id);
    let stale =
        refusal(world.tables.at_lobby(id, player(0), InteractionId(5), LobbyStep::Start).await);
    assert_eq!(stale, TableError::Refused(Refused::Lobby(LobbyRefused::NotPosted)));
    let started =
        world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await.unwrap();
    assert_eq!(started.state, TableState::Running);
}

#[tokio::test]
async fn whoever_waits_for_a_card_that_is_just_posted_need_not_ask_again() {
    let world = World::new();
    let id = against_one(&world).await;
    let start = world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start);
    let (started, _) = tokio::join!(start, world.send_all());
    assert_eq!(started.unwrap().state, TableState::Running);
}

#[tokio::test]
async fn the_last_seat_starts_nothing_while_the_card_is_not_posted() {
    let world = World::new();
    let id = world.unposted(2).await;
    let early = world.click();
    let full = world.tables.at_lobby(id, player(1), early, LobbyStep::Join).await.unwrap();
    assert_eq!((full.state, full.is_full()), (TableState::Lobby, true));
    world.post_card(id);
    world.meddle(&format!("UPDATE posts SET message = {} WHERE role = 'lobby_card'", early.0 + 1));
    let start = InteractionId(early.0 + 2);
    world.tables.at_lobby(id, player(0), start, LobbyStep::Start).await.unwrap();
    assert_eq!(clicks(&world, id).await, [0, 0, start.0], "what came before does not take part");
}

#[tokio::test]
async fn a_person_takes_part_with_the_first_join_and_an_ai_by_its_seat_alone() {
    let world = World::new();
    let id = world.lobby(4).await;
    let (first, third) = (world.click(), world.click());
    let tables = &world.tables;
    tables.at_lobby(id, player(1), first, LobbyStep::Join).await.unwrap();
    for _ in 0..3 {
        tables.at_lobby(id, player(1), world.click(), LobbyStep::Leave).await.unwrap();
        tables
            .at_lobby(id, player(0), world.click(), LobbyStep::AddAi(Level::Random))
            .await
            .unwrap();
        tables.at_lobby(id, player(0), world.click(), LobbyStep::RemoveAi).await.unwrap();
        tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    }
    tables.at_lobby(id, player(0), world.click(), LobbyStep::AddAi(Level::Random)).await.unwrap();
    tables.at_lobby(id, player(2), third, LobbyStep::Join).await.unwrap();
    let seats = tables.store().read(move |tx| tx.seats(id)).await.unwrap();
    let seats: Vec<u64> = seats.iter().map(|seat| seat.interaction.0).collect();
    assert_eq!(seats[1..], [first.0, 0, third.0]);
    let data = world.tables.data_of(player(1).user).await.unwrap().unwrap();
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["lobbies_joined"], serde_json::json!([]), "the lobby is over");
    let look = world.table(id).await.look(None).await.unwrap();
    assert_eq!(look.state, TableState::Running);
}

#[tokio::test]
async fn the_first_join_of_who_has_left_a_lobby_is_told_and_forgotten_with_the_person() {
    let world = World::new();
    let id = world.lobby(3).await;
    let (first, user) = (world.click(), player(1).user);
    world.tables.at_lobby(id, player(1), first, LobbyStep::Join).await.unwrap();
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Leave).await.unwrap();
    let data = world.tables.data_of(user).await.unwrap().unwrap();
    assert!(data.contains(&format!("\"join\": \"{first}\"")), "{data}");
    assert!(world.tables.forget(user).await.unwrap());
    assert_eq!(world.tables.data_of(user).await.unwrap(), None);
}
