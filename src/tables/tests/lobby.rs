//! From `/game new` to the deal.

use super::*;
use crate::board::{Seat, SeatColour};

#[tokio::test]
async fn a_new_table_seats_its_host_and_owes_its_card() {
    let world = World::new();
    let lobby = world.tables.create(world.new_table(3, Options::yucata())).await.unwrap();
    assert_eq!(lobby.state, Stage::Lobby);
    assert_eq!((lobby.host, lobby.seats), (Some(player(0).user), 3));
    assert_eq!(lobby.seat_of(player(0).user), Seat::new(0));
    assert_eq!(lobby.options.typed::<GreatCity>(), Some(&Options::yucata()));
    assert_eq!(world.kinds(lobby.table).await, [PostKind::LobbyCard]);
}

#[tokio::test]
async fn a_channel_has_one_open_table() {
    let world = World::new();
    let first = world.lobby(2).await;
    let taken = TableError::Refused(Refused::Lobby(LobbyRefused::ChannelTaken {
        table: first,
        channel: CHANNEL,
        state: Stage::Lobby,
    }));
    assert_eq!(refusal(world.tables.create(world.new_table(2, Options::PUBLISHER)).await), taken);
    world.tables.end(first, player(0), Authority::Own, world.click()).await.unwrap();
    let second = world.lobby(2).await;
    assert!(second > first);
}

#[tokio::test]
async fn two_tables_opened_at_once_in_a_channel_are_one() {
    let world = World::new();
    let one = world.tables.create(world.new_table(2, Options::PUBLISHER));
    let two = world.tables.create(world.new_table(2, Options::PUBLISHER));
    let (one, two) = tokio::join!(one, two);
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1);
}

#[tokio::test]
async fn a_game_has_two_to_four_seats() {
    let world = World::new();
    for seats in [0, 1, 5] {
        let refused =
            refusal(world.tables.create(world.new_table(seats, Options::PUBLISHER)).await);
        assert_eq!(
            refused,
            TableError::Refused(Refused::Lobby(LobbyRefused::WrongSeats { least: 2, most: 4 }))
        );
    }
}

#[tokio::test]
async fn the_last_seat_starts_the_game() {
    let world = World::new();
    let id = world.lobby(2).await;
    let lobby = world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    assert_eq!(lobby.state, Stage::Running);
    let look = world.table(id).await.look(Some(player(1).user)).await.unwrap();
    assert_eq!(look.seat, Seat::new(1));
    let kinds = world.kinds(id).await;
    let seat = look.turn.seat().unwrap();
    let (from, number) = (MoveNumber(0), look.number);
    assert_eq!(
        kinds[1..],
        [
            PostKind::LobbyCard,
            PostKind::Board { from, to: number },
            PostKind::Ping { seat, number, next: Some(seat.left(2)) }
        ]
    );
}

#[tokio::test]
async fn the_host_starts_with_the_least_number() {
    let world = World::new();
    let id = world.lobby(4).await;
    let tables = &world.tables;
    let alone = refusal(tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await);
    assert_eq!(
        alone,
        TableError::Refused(Refused::Lobby(LobbyRefused::TooFew { have: 1, least: 2 }))
    );
    tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let not_host = refusal(tables.at_lobby(id, player(1), world.click(), LobbyStep::Start).await);
    assert!(
        matches!(not_host, TableError::Refused(Refused::Lobby(LobbyRefused::NotHost { host_name })) if host_name == player(0).name)
    );
    let lobby = tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await.unwrap();
    assert_eq!((lobby.state, lobby.seats), (Stage::Running, 2));
    assert_eq!(
        refusal(tables.at_lobby(id, player(2), world.click(), LobbyStep::Join).await),
        TableError::Refused(Refused::AlreadyStarted)
    );
    assert_eq!(
        refusal(tables.at_lobby(id, player(1), world.click(), LobbyStep::Leave).await),
        TableError::Refused(Refused::AlreadyStarted)
    );
}

#[tokio::test]
async fn nobody_sits_twice_or_without_a_seat() {
    let world = World::new();
    let id = world.lobby(3).await;
    let tables = &world.tables;
    assert_eq!(
        refusal(tables.at_lobby(id, player(0), world.click(), LobbyStep::Join).await),
        TableError::Refused(Refused::AlreadySeated)
    );
    let stranger = refusal(tables.at_lobby(id, player(1), world.click(), LobbyStep::Leave).await);
    assert!(
        matches!(stranger, TableError::Refused(Refused::NotAtTable { players }) if players.len() == 1)
    );
}

#[tokio::test]
async fn three_who_want_the_last_seat_are_one_player_and_two_refused() {
    let world = World::new();
    let id = world.lobby(2).await;
    let join = |index| world.tables.at_lobby(id, player(index), world.click(), LobbyStep::Join);
    let (a, b, c) = tokio::join!(join(1), join(2), join(3));
    let seated = [a, b, c].iter().flatten().count();
    assert_eq!(seated, 1);
    assert_eq!(world.tables.lobby(id).await.unwrap().players.len(), 2);
}

#[tokio::test]
async fn those_who_stay_move_up_and_inherit_the_table() {
    let world = World::new();
    let id = world.lobby(4).await;
    let tables = &world.tables;
    tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    tables.at_lobby(id, player(2), world.click(), LobbyStep::Join).await.unwrap();
    let lobby = tables.at_lobby(id, player(0), world.click(), LobbyStep::Leave).await.unwrap();
    assert_eq!(lobby.host, Some(player(1).user));
    let seats: Vec<_> =
        lobby.players.iter().map(|player| (player.seat.index(), player.user().unwrap())).collect();
    assert_eq!(seats, [(0, player(1).user), (1, player(2).user)]);
    tables.at_lobby(id, player(1), world.click(), LobbyStep::Leave).await.unwrap();
    let lobby = tables.at_lobby(id, player(2), world.click(), LobbyStep::Leave).await.unwrap();
    assert_eq!(lobby.state, Stage::Ended, "the last one closes the door");
    assert_eq!(
        refusal(tables.at_lobby(id, player(3), world.click(), LobbyStep::Join).await),
        TableError::Refused(Refused::Ended)
    );
}

#[tokio::test]
async fn a_click_delivered_twice_is_one_join_with_one_answer() {
    let world = World::new();
    let id = world.lobby(3).await;
    let click = world.click();
    let (first, second) = tokio::join!(
        world.tables.at_lobby(id, player(1), click, LobbyStep::Join),
        world.tables.at_lobby(id, player(1), click, LobbyStep::Join)
    );
    assert_eq!(first.unwrap().players, second.unwrap().players);
    assert_eq!(world.kinds(id).await.len(), 2, "one card for the host, one for the join");
    let new = world.new_table(2, Options::PUBLISHER);
    let other = NewTable { channel: ChannelId(11), ..new };
    let (first, second) =
        tokio::join!(world.tables.create(other.clone()), world.tables.create(other.clone()));
    assert_eq!(first.unwrap().table, second.unwrap().table);
}

#[tokio::test]
async fn a_lobby_ends_by_its_host_or_a_moderator_and_a_game_by_a_moderator() {
    let world = World::new();
    let id = world.lobby(2).await;
    let tables = &world.tables;
    let refused = refusal(tables.end(id, player(1), Authority::Own, world.click()).await);
    assert!(matches!(refused, TableError::Refused(Refused::Lobby(LobbyRefused::NotHost { .. }))));
    tables.end(id, player(1), Authority::Moderator, world.click()).await.unwrap();

    let game = world.game(2).await;
    let own = refusal(tables.end(game.id(), player(0), Authority::Own, world.click()).await);
    assert_eq!(own, TableError::Refused(Refused::NotModerator));
    let click = world.click();
    let ended = tables.end(game.id(), player(9), Authority::Moderator, click).await.unwrap();
    assert_eq!(ended.state, Stage::Ended);
    tables.end(game.id(), player(9), Authority::Moderator, click).await.unwrap();
    let (by, look) = {
        let look = game.look(Some(player(0).user)).await.unwrap();
        (player(0), look)
    };
    assert_eq!(look.state, Stage::Ended);
    let refused =
        refusal(game.play(by, world.click(), None, AnyMove::of::<GreatCity>(Move::Pass)).await);
    assert_eq!(refused, TableError::Refused(Refused::Ended));
    let notices = world.kinds(game.id()).await;
    let notices = notices.iter().filter(|kind| matches!(kind, PostKind::Notice(_))).count();
    assert_eq!(notices, 1, "delivered twice, ended once");
}

#[tokio::test]
async fn a_lobby_lives_through_a_restart() {
    let world = World::new();
    let id = world.lobby(3).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let before = world.tables.lobby(id).await.unwrap();
    let world = world.restart().await;
    let TableRef::Lobby(after) = world.tables.in_channel(CHANNEL).await.unwrap() else {
        panic!("it has not started");
    };
    assert_eq!((after.players, after.commitment), (before.players, before.commitment));
    world.tables.at_lobby(id, player(2), world.click(), LobbyStep::Join).await.unwrap();
    world.table(id).await;
}

#[tokio::test]
async fn a_server_lists_its_open_tables() {
    let world = World::new();
    let lobby = world.lobby(3).await;
    let game = world.game_in(ChannelId(11), 2, Options::PUBLISHER).await;
    let list = world.tables.list(GUILD, 0).await.unwrap().tables;
    let brief: Vec<_> =
        list.iter().map(|table| (table.table, table.state, table.to_move.is_some())).collect();
    assert_eq!(brief, [(lobby, Stage::Lobby, false), (game.id(), Stage::Running, true)]);
    let rest = world.tables.list(GUILD, 1).await.unwrap();
    assert_eq!((rest.tables.len(), rest.tables[0].table, rest.skipped), (1, game.id(), 1));
    assert_eq!(world.tables.list(GuildId(2), 0).await.unwrap(), Listing::default());
    assert_eq!(
        refusal(world.tables.in_channel(ChannelId(12)).await),
        TableError::Refused(Refused::NoTable)
    );
}

#[tokio::test]
async fn an_ai_that_a_guest_adds_takes_the_last_seat_and_the_host_starts() {
    let world = World::new();
    let id = world.lobby(3).await;
    let (host, guest) = (player(0), player(1));
    world.tables.at_lobby(id, guest.clone(), world.click(), LobbyStep::Join).await.unwrap();
    let level = crate::board::Level::Easy;
    let full =
        world.tables.at_lobby(id, guest, world.click(), LobbyStep::AddAi(level)).await.unwrap();
    assert_eq!((full.state, full.players.len()), (Stage::Lobby, 3));
    let started = world.tables.at_lobby(id, host, world.click(), LobbyStep::Start).await.unwrap();
    assert_eq!(started.state, Stage::Running);
}

#[tokio::test]
async fn the_host_dismisses_a_guest_who_cannot_join_again() {
    let world = World::new();
    let id = world.lobby(3).await;
    let [host, guest, other] = [0, 1, 2].map(player);
    world.tables.at_lobby(id, guest.clone(), world.click(), LobbyStep::Join).await.unwrap();
    let refused = |result| match refusal(result) {
        TableError::Refused(Refused::Lobby(refused)) => refused,
        other => panic!("{other}"),
    };
    let dismiss = async |by: &Player, user| {
        world.tables.at_lobby(id, by.clone(), world.click(), LobbyStep::Dismiss(user)).await
    };
    let not_host = refused(dismiss(&guest, host.user).await);
    assert!(matches!(not_host, LobbyRefused::NotHost { .. }));
    assert_eq!(refused(dismiss(&host, host.user).await), LobbyRefused::DismissesSelf);
    assert_eq!(refused(dismiss(&host, other.user).await), LobbyRefused::NotSeated);
    let lobby = dismiss(&host, guest.user).await.unwrap();
    assert_eq!(lobby.players.len(), 1);
    let again = world.tables.at_lobby(id, guest, world.click(), LobbyStep::Join).await;
    assert_eq!(refused(again), LobbyRefused::Dismissed);
    world.tables.at_lobby(id, other, world.click(), LobbyStep::Join).await.unwrap();
}

#[tokio::test]
async fn each_player_may_have_a_colour_that_nobody_else_has_chosen() {
    let world = World::new();
    let id = world.lobby(3).await;
    let [host, guest, stranger] = [0, 1, 2].map(player);
    world.tables.at_lobby(id, guest.clone(), world.click(), LobbyStep::Join).await.unwrap();
    let choose = async |by: &Player, colour| {
        world.tables.choose_colour(id, by.clone(), world.click(), colour).await
    };
    choose(&guest, SeatColour::Brown).await.unwrap();
    assert!(matches!(
        refusal(choose(&host, SeatColour::Brown).await),
        TableError::Refused(Refused::Lobby(LobbyRefused::ColourTaken))
    ));
    assert!(matches!(
        refusal(choose(&stranger, SeatColour::White).await),
        TableError::Refused(Refused::NotAtTable { .. })
    ));
    choose(&guest, SeatColour::Orange).await.unwrap();
    let lobby = choose(&host, SeatColour::Brown).await.unwrap();
    let colours =
        |players: &[Seated]| players.iter().map(|seated| seated.colour).collect::<Vec<_>>();
    assert_eq!(colours(&lobby.players), [Some(SeatColour::Brown), Some(SeatColour::Orange)]);

    world.tables.at_lobby(id, host.clone(), world.click(), LobbyStep::Start).await.unwrap();
    let look = world.table(id).await.look(None).await.unwrap();
    assert_eq!(colours(&look.players), [Some(SeatColour::Brown), Some(SeatColour::Orange)]);
    assert!(matches!(
        refusal(choose(&host, SeatColour::White).await),
        TableError::Refused(Refused::AlreadyStarted)
    ));
}
