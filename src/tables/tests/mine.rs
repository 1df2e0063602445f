//! The tables of one person in all servers, and the way from one to the next.

use std::time::Duration;

use super::*;

/// A game of two in another server.
async fn game_elsewhere(world: &World, guild: u64, channel: u64) -> Table {
    let new = NewTable {
        guild: GuildId(guild),
        channel: ChannelId(channel),
        ..world.new_table(2, Options::PUBLISHER)
    };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world.table(id).await
}

/// Plays until this player decides.
async fn until_turn_of(world: &World, table: &Table, who: &Player) {
    let is_it = |look: &Look| look.to_move().and_then(Seated::user) == Some(who.user);
    world.play_until(table, is_it).await;
}

#[tokio::test]
async fn what_waits_for_me_comes_first_wherever_it_is() {
    let world = World::new();
    let mut games = Vec::new();
    for number in 0..3 {
        games.push(game_elsewhere(&world, 50 + number, 60 + number).await);
    }
    let lobby = world.lobby(3).await;
    until_turn_of(&world, &games[0], &player(0)).await;
    until_turn_of(&world, &games[1], &player(1)).await;
    world.clock.forward(Duration::from_secs(1));
    until_turn_of(&world, &games[2], &player(0)).await;
    let set = format!("UPDATE turns SET deadline = 77 WHERE table_id = {}", games[2].id());
    world.send_all().await;
    world.meddle(&set);

    let mine = world.tables.tables_of(player(0).user).await.unwrap();
    let order: Vec<_> = mine.iter().map(|mine| (mine.table, mine.waits.clone())).collect();
    let expected = [
        (games[2].id(), Waits::ForMe(Some(Timestamp(77)))),
        (games[0].id(), Waits::ForMe(None)),
        (lobby, Waits::ForPlayers),
        (games[1].id(), Waits::For("Player 1".to_owned())),
    ];
    assert_eq!(order, expected);
    let places: Vec<_> = mine.iter().map(|mine| (mine.guild.0, mine.channel.0)).collect();
    assert_eq!(places, [(52, 62), (50, 60), (1, 10), (51, 61)]);
    assert!(mine.iter().all(|mine| mine.message.is_some()), "each has a message to go to");

    let next = |after| {
        let tables = world.tables.clone();
        async move { tables.next_of(player(0).user, after).await.unwrap().map(|mine| mine.table) }
    };
    assert_eq!(next(games[1].id()).await, Some(games[2].id()), "the most urgent one");
    assert_eq!(next(games[2].id()).await, Some(games[0].id()));
    assert_eq!(next(games[0].id()).await, Some(games[2].id()), "and round again");
    let other = world.tables.next_of(player(1).user, games[1].id()).await.unwrap();
    assert_eq!(other, None, "no other table waits for that player");
}

#[tokio::test]
async fn the_list_of_a_server_has_lobbies_first_and_survives_a_damaged_table() {
    let world = World::new();
    let lobby = world.lobby(3).await;
    let strange = world.game_in(ChannelId(11), 2, Options::PUBLISHER).await.id();
    let game = world.game_in(ChannelId(12), 2, Options::PUBLISHER).await.id();
    world.meddle(&format!(
        "UPDATE tables SET game = 'chess', options = '[1]' WHERE id = {strange};
         UPDATE deals SET setup = '7' WHERE table_id = {strange}"
    ));
    let list = world.tables.list(GUILD, 0).await.unwrap().tables;
    let brief: Vec<_> = list.iter().map(|table| (table.table, table.game.is_some())).collect();
    assert_eq!(brief, [(lobby, true), (game, true), (strange, false)]);
    let mine = world.tables.tables_of(player(0).user).await.unwrap();
    assert_eq!(mine.len(), 3);
}
