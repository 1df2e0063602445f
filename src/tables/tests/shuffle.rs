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
    assert_eq!(world.tables.lobby(id).await.unwrap().state, Stage::Lobby);
    let early =
        refusal(world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await);
    assert_eq!(early, TableError::Refused(Refused::Lobby(LobbyRefused::NotPosted)));
    assert_eq!(world.tables.lobby(id).await.unwrap().state, Stage::Lobby);
    world.post_card(id);
    let stale =
        refusal(world.tables.at_lobby(id, player(0), InteractionId(5), LobbyStep::Start).await);
    assert_eq!(stale, TableError::Refused(Refused::Lobby(LobbyRefused::NotPosted)));
    let started =
        world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await.unwrap();
    assert_eq!(started.state, Stage::Running);
}

#[tokio::test]
async fn whoever_waits_for_a_card_that_is_just_posted_need_not_ask_again() {
    let world = World::new();
    let id = against_one(&world).await;
    let start = world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start);
    let (started, _) = tokio::join!(start, world.send_all());
    assert_eq!(started.unwrap().state, Stage::Running);
}

/// Posts the card of this table as this message.
async fn post_as(world: &World, table: TableId, message: u64) {
    let posts = world.tables.posts();
    let claimed = posts.claim(10).await.unwrap();
    let [card] = &claimed[..] else { panic!("one card is owed") };
    assert_eq!(card.table, table);
    let placed = Placed { channel: card.channel, message: MessageId(message) };
    posts.settle(card.id, Settled::Placed(placed, None)).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_table_that_a_join_fills_before_its_card_is_posted_starts_once_it_is() {
    let world = World::new();
    let id = world.unposted(2).await;
    let early = world.click();
    let full = world.tables.at_lobby(id, player(1), early, LobbyStep::Join).await.unwrap();
    assert_eq!((full.state, full.is_full()), (Stage::Lobby, true));
    let world = world.restart().await;
    post_as(&world, id, early.0 + 1).await;
    assert_eq!(world.tables.lobby(id).await.unwrap().state, Stage::Running);
    assert_eq!(world.tables.called().await, [id], "an AI may be the first");
    let card = early.0 + 1;
    assert_eq!(clicks(&world, id).await, [0, 0, card], "what came before does not take part");
}

#[tokio::test(start_paused = true)]
async fn a_join_that_is_older_than_the_card_starts_the_game_when_it_comes_late() {
    let world = World::new();
    let id = world.unposted(2).await;
    let early = world.click();
    post_as(&world, id, early.0 + 1).await;
    let full = world.tables.at_lobby(id, player(1), early, LobbyStep::Join).await.unwrap();
    assert_eq!(full.state, Stage::Running);
    assert_eq!(clicks(&world, id).await, [0, 0, early.0 + 1]);
}

/// Who joined has left again, an AI is no join, and neither is the command that opened the table.
#[tokio::test(start_paused = true)]
async fn a_table_that_no_join_has_filled_waits_for_its_host_when_its_card_is_posted() {
    let world = World::new();
    let id = world.unposted(2).await;
    let tables = &world.tables;
    for (index, step) in
        [(1, LobbyStep::Join), (1, LobbyStep::Leave), (0, LobbyStep::AddAi(Level::Random))]
    {
        tables.at_lobby(id, player(index), world.click(), step).await.unwrap();
    }
    post_as(&world, id, world.click().0).await;
    assert_eq!(tables.lobby(id).await.unwrap().state, Stage::Lobby);
    tables.end(id, player(0), Authority::Own, world.click()).await.unwrap();
    world.send_all().await;
    let id = against_one(&world).await;
    post_as(&world, id, world.click().0).await;
    assert_eq!(world.tables.lobby(id).await.unwrap().state, Stage::Lobby);
}

#[tokio::test(start_paused = true)]
async fn the_first_click_that_may_start_a_game_is_kept_until_it_is_stored() {
    let world = World::new();
    if !world.is_in_a_file() {
        return;
    }
    let id = world.lobby(3).await;
    let tables = &world.tables;
    tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let [first, second] = [world.click(), world.click()];
    let starting = TableError::Refused(Refused::Lobby(LobbyRefused::Starting));
    crate::store::Outsider::hurry(tables.store()).await;
    let lock = world.lock_the_database();
    for (by, click, step) in [
        (0, first, LobbyStep::Start),
        (0, second, LobbyStep::Start),
        (2, world.click(), LobbyStep::Join),
        (1, world.click(), LobbyStep::Leave),
    ] {
        let refused = refusal(tables.at_lobby(id, player(by), click, step).await);
        assert_eq!(refused, starting, "{step:?}");
    }
    let ended = tables.end(id, player(0), Authority::Own, world.click()).await;
    assert_eq!(refusal(ended), starting);
    let changed = tables.change_options(id, player(0), world.click(), |_| {}).await;
    assert_eq!(refusal(changed), starting);
    drop(lock);
    while tables.lobby(id).await.unwrap().state == Stage::Lobby {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let clicks = clicks(&world, id).await;
    assert_eq!(clicks.last(), Some(&first.0), "no later click has taken its place");
}

#[tokio::test(start_paused = true)]
async fn clicks_that_come_at_once_are_taken_one_after_the_other() {
    let world = World::new();
    let id = world.lobby(4).await;
    let join = |index| world.tables.at_lobby(id, player(index), world.click(), LobbyStep::Join);
    let (one, two, three) = tokio::join!(join(1), join(2), join(3));
    let states = [one, two, three].map(|lobby| lobby.unwrap().state);
    assert_eq!(states.iter().filter(|state| **state == Stage::Running).count(), 1);
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
    assert_eq!(look.state, Stage::Running);
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
