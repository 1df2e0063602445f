//! Rematches: the same people, another one begins, nobody is forced.

use std::time::Duration;

use super::*;
use crate::board::FirstPlayer;

async fn finished(world: &World, seats: u8) -> Table {
    let table = world.game(seats).await;
    world.finish(&table).await;
    table
}

fn names(lobby: &Lobby) -> Vec<&str> {
    lobby.players.iter().map(|seated| seated.name.as_str()).collect()
}

/// Who placed first, by the deal.
async fn beginner(world: &World, table: TableId) -> UserId {
    let deal = world.tables.store().read(move |tx| tx.deal(table)).await.unwrap().unwrap();
    let setup: <GreatCity as Game>::Setup = serde_json::from_str(&deal).unwrap();
    let players = world.tables.lobby(table).await.unwrap().players;
    players[setup.first_player.index()].user().unwrap()
}

#[tokio::test]
async fn everybody_joins_the_rematch_with_one_click_and_another_begins() {
    let world = World::new();
    let old = finished(&world, 3).await;
    let began = beginner(&world, old.id()).await;
    let lobby = world.tables.rematch(old.id(), player(1), world.click()).await.unwrap();
    assert_eq!((lobby.state, lobby.rematch_of), (Stage::Lobby, Some(old.id())));
    world.post_card(lobby.table);
    assert_eq!((lobby.seats, names(&lobby)), (3, vec!["Player 1"]));
    let kept = lobby.kept.clone().unwrap();
    assert_eq!(kept.until, world.tables.now().plus(Duration::from_secs(24 * 3600)));
    assert_eq!(kept.of.len(), 2);
    let stranger = refusal(
        world.tables.at_lobby(lobby.table, player(3), world.click(), LobbyStep::Join).await,
    );
    assert!(
        matches!(stranger, TableError::Refused(Refused::Lobby(LobbyRefused::SeatsKept { names, .. })) if names == kept.names())
    );
    world.tables.at_lobby(lobby.table, player(0), world.click(), LobbyStep::Join).await.unwrap();
    let full = world
        .tables
        .at_lobby(lobby.table, player(2), world.click(), LobbyStep::Join)
        .await
        .unwrap();
    assert_eq!((full.state, full.kept), (Stage::Running, None));
    let (before, after) = (world.tables.lobby(old.id()).await.unwrap(), full.players);
    let begins = beginner(&world, lobby.table).await;
    assert_ne!(begins, began);
    let place = before.players.iter().position(|seated| seated.user() == Some(began)).unwrap();
    let clockwise: Vec<_> = (1..=3).map(|step| before.players[(place + step) % 3].who).collect();
    assert_eq!(after.iter().map(|seated| seated.who).collect::<Vec<_>>(), clockwise);
    assert_eq!(after[0].user(), Some(begins), "the left neighbour of who began before");
    let game = world.table(lobby.table).await;
    world.finish(&game).await;
    crate::board::log::verify::<GreatCity>(game.log().await.unwrap().text.as_bytes()).unwrap();
}

#[tokio::test]
async fn after_a_day_the_seats_are_for_all_and_the_host_need_not_wait() {
    let world = World::new();
    let old = finished(&world, 3).await;
    let began = beginner(&world, old.id()).await;
    let lobby = world.tables.rematch(old.id(), player(0), world.click()).await.unwrap();
    world.post_card(lobby.table);
    world.clock.forward(Duration::from_secs(24 * 3600));
    world.tables.at_lobby(lobby.table, player(3), world.click(), LobbyStep::Join).await.unwrap();
    let started = world
        .tables
        .at_lobby(lobby.table, player(0), world.click(), LobbyStep::Start)
        .await
        .unwrap();
    assert_eq!((started.state, started.players.len()), (Stage::Running, 2));
    assert_ne!(beginner(&world, lobby.table).await, began, "not even among strangers");
}

#[tokio::test]
async fn options_and_terms_stay() {
    let world = World::new();
    let new = world.new_table(2, Options { shrine: true, ..Options::yucata() });
    let terms = serde_json::from_str(r#"{"time_out":"vote"}"#).unwrap();
    let old = world.open(NewTable { terms, ..new }).await;
    world.tables.at_lobby(old, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world.finish(&world.table(old).await).await;
    let lobby = world.tables.rematch(old, player(0), world.click()).await.unwrap();
    let options = lobby.options.typed::<GreatCity>().expect("the same game");
    let first_player = FirstPlayer::Fixed(crate::board::Seat::FIRST);
    assert_eq!(*options, Options { shrine: true, first_player, ..Options::yucata() });
    assert!(lobby.terms == terms, "the terms of the table before");
}

#[tokio::test]
async fn opponents_without_a_body_sit_down_at_once() {
    let world = World::new();
    let old = finished(&world, 3).await;
    world.meddle(&format!(
        "UPDATE seats SET player = NULL, ai = 'hard', name = 'Vitruvius' WHERE seat = 1 AND table_id = {0};
         UPDATE seats SET player = NULL, ai = 'easy', name = 'Apollodorus' WHERE seat = 2 AND table_id = {0}",
        old.id()
    ));
    let lobby = world.tables.rematch(old.id(), player(0), world.click()).await.unwrap();
    assert!(lobby.is_full(), "nobody has to be waited for");
    world.post_card(lobby.table);
    let lobby = world
        .tables
        .at_lobby(lobby.table, player(0), world.click(), LobbyStep::Start)
        .await
        .unwrap();
    assert_eq!(lobby.state, Stage::Running);
    let ai = lobby.players.iter().filter(|seated| matches!(seated.who, Occupant::Ai(_))).count();
    assert_eq!(ai, 2);
}

#[tokio::test]
async fn what_is_no_rematch_is_refused_and_changes_nothing() {
    let world = World::new();
    let (tables, click) = (&world.tables, || world.click());
    let running = world.game_in(ChannelId(11), 2, Options::PUBLISHER).await.id();
    assert_eq!(
        refusal(tables.rematch(running, player(0), click()).await),
        TableError::Refused(Refused::NotOver)
    );
    tables.end(running, player(0), Authority::Moderator, click()).await.unwrap();
    assert_eq!(
        refusal(tables.rematch(running, player(0), click()).await),
        TableError::Refused(Refused::Ended)
    );
    assert_eq!(
        refusal(tables.rematch(TableId(99), player(0), click()).await),
        TableError::Refused(Refused::NoTable)
    );
    let old = finished(&world, 2).await.id();
    let stranger = refusal(tables.rematch(old, player(3), click()).await);
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })));
    let open = world.lobby(2).await;
    let taken = refusal(tables.rematch(old, player(0), click()).await);
    assert_eq!(
        taken,
        TableError::Refused(Refused::Lobby(LobbyRefused::ChannelTaken {
            table: open,
            channel: CHANNEL,
            state: Stage::Lobby,
        }))
    );
    tables.end(open, player(0), Authority::Own, click()).await.unwrap();

    let once = click();
    let lobby = tables.rematch(old, player(0), once).await.unwrap();
    let again = tables.rematch(old, player(0), once).await.unwrap();
    assert_eq!(again.table, lobby.table, "delivered twice, opened once");
    let second = refusal(tables.rematch(old, player(1), click()).await);
    assert!(
        matches!(second, TableError::Refused(Refused::Lobby(LobbyRefused::Rematched { table, .. })) if table == lobby.table)
    );
    tables.at_lobby(lobby.table, player(0), click(), LobbyStep::Leave).await.unwrap();
    let anew = tables.rematch(old, player(1), click()).await.unwrap();
    assert_ne!(anew.table, lobby.table, "nobody waits at the first one any more");
}
