//! Limits, blocks, tables that managers close together, and the log of all that.

use super::*;
use crate::board::Seat;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The person of these tests who manages the server.
fn manager() -> Player {
    player(9)
}

impl World {
    /// Lets one person and the whole server have as many open tables as a test wants.
    pub(crate) async fn lift_limits(&self) {
        let change =
            LimitChange { tables: Some(5000), tables_each: Some(200), ..LimitChange::default() };
        self.limit(change).await;
    }

    async fn limit(&self, change: LimitChange) {
        self.tables.change_limits(GUILD, manager().user, change).await.unwrap();
    }

    async fn opens(&self, host: u8, channel: u64) -> Result<Lobby, TableError> {
        let new = NewTable {
            host: player(host),
            channel: ChannelId(channel),
            ..self.new_table(2, Options::PUBLISHER)
        };
        self.tables.create(new).await
    }

    async fn log(&self) -> Vec<Moderated> {
        let log = self.tables.moderation(GUILD, 0, 50).await.unwrap();
        log.into_iter().map(|entry| entry.what.expect("this version wrote it")).collect()
    }

    async fn block(&self, person: u8, days: u32) -> Timestamp {
        let until = self.tables.now().plus(DAY * days);
        let why = (until, "opens tables and leaves".to_owned());
        self.tables.block(GUILD, manager().user, player(person).user, why).await.unwrap();
        until
    }
}

fn lobby_refusal<T>(result: Result<T, TableError>) -> LobbyRefused {
    match refusal(result) {
        TableError::Refused(Refused::Lobby(why)) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn one_person_opens_five_tables_and_another_the_sixth() {
    let world = World::new();
    let mut channels = Vec::new();
    for channel in 31..36 {
        channels.push(world.opens(0, channel).await.unwrap().channel);
    }
    let refused = lobby_refusal(world.opens(0, 36).await);
    assert_eq!(refused, LobbyRefused::OpensEnough { most: 5, channels });
    world.opens(1, 36).await.unwrap();
    let elsewhere = NewTable {
        guild: GuildId(2),
        channel: ChannelId(50),
        ..world.new_table(2, Options::PUBLISHER)
    };
    world.tables.create(elsewhere).await.expect("each server counts for itself");
    let first = world.tables.in_channel(ChannelId(31)).await.unwrap().id();
    world.tables.end(first, player(0), Authority::Own, world.click()).await.unwrap();
    world.opens(0, 37).await.expect("one of the five is over");
}

#[tokio::test]
async fn a_server_has_only_so_many_open_tables() {
    let world = World::new();
    world
        .limit(LimitChange { tables: Some(2), tables_each: Some(2), ..LimitChange::default() })
        .await;
    let game = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await;
    world.opens(1, 32).await.unwrap();
    let refused = lobby_refusal(world.opens(2, 33).await);
    assert_eq!(refused, LobbyRefused::ServerFull { most: 2 });
    world.finish(&game).await;
    world.opens(2, 33).await.expect("a game that is over counts no more");
    let again = world.tables.rematch(game.id(), player(1), world.click()).await;
    assert_eq!(lobby_refusal(again), LobbyRefused::ServerFull { most: 2 }, "a rematch is a table");
    let wrong = LimitChange { tables_each: Some(3), ..LimitChange::default() };
    let refused = refusal(world.tables.change_limits(GUILD, manager().user, wrong).await);
    let fits_not = ServerRefused::MoreTablesEach { all: 2, each: 3 };
    assert_eq!(refused, TableError::Refused(Refused::Server(fits_not)));
    assert_eq!(world.tables.server(GUILD).await.unwrap().tables_each, 2, "it changed nothing");
}

#[tokio::test]
async fn only_so_many_threads_are_opened_within_a_minute() {
    let world = World::new();
    world.limit(LimitChange { threads_a_minute: Some(3), ..LimitChange::default() }).await;
    let thread = |host: u8| world.tables.count_thread(GUILD, player(host).user);
    for host in 0..3 {
        thread(host).await.unwrap();
        world.clock.forward(MINUTE / 6);
    }
    let again = Timestamp(0).plus(MINUTE);
    let refused = LobbyRefused::TooManyThreads { most: 3, again };
    assert_eq!(lobby_refusal(thread(4).await), refused);
    world.tables.count_thread(GuildId(2), player(4).user).await.expect("another server");
    world.clock.forward(MINUTE / 2);
    thread(4).await.expect("another minute has begun");
    for channel in 31..36 {
        world.opens(5, channel).await.unwrap();
    }
    let enough = lobby_refusal(thread(5).await);
    assert!(matches!(enough, LobbyRefused::OpensEnough { .. }), "no thread for a refused table");
}

#[tokio::test]
async fn a_blocked_member_opens_and_joins_nothing_until_the_date() {
    let world = World::new();
    let finished = world.game_in(ChannelId(30), 2, Options::PUBLISHER).await;
    world.finish(&finished).await;
    let game = world.game_in(CHANNEL, 2, Options::PUBLISHER).await;
    let lobby = world.lobby_in(ChannelId(31)).await;
    let free = world.game_in(ChannelId(32), 2, Options::PUBLISHER).await;
    world.tables.seat(free.id(), player(0), world.click(), SeatStep::Resign).await.unwrap();
    let until = world.block(1, 7).await;
    world.block(2, 7).await;
    let blocked = LobbyRefused::Blocked { until, reason: "opens tables and leaves".to_owned() };
    let join =
        |person: u8| world.tables.at_lobby(lobby, player(person), world.click(), LobbyStep::Join);
    let seat = SeatStep::Take { seat: Seat::FIRST };
    let take = || world.tables.seat(free.id(), player(2), world.click(), seat.clone());
    assert_eq!(lobby_refusal(world.opens(1, 40).await), blocked);
    assert_eq!(lobby_refusal(join(1).await), blocked);
    assert_eq!(lobby_refusal(take().await), blocked);
    let again = || world.tables.rematch(finished.id(), player(1), world.click());
    assert_eq!(lobby_refusal(again().await), blocked);
    let (by, look) = mover(&game).await;
    game.play(by, world.click(), None, first_move(&look)).await.expect("seats stay");
    join(3).await.expect("it is about one person");
    drop((finished, game, free));
    let world = world.restart().await;
    assert_eq!(lobby_refusal(world.opens(1, 40).await), blocked, "it is stored");
    assert!(world.tables.unblock(GUILD, manager().user, player(2).user).await.unwrap());
    assert!(!world.tables.unblock(GUILD, manager().user, player(2).user).await.unwrap());
    world.opens(2, 41).await.expect("a manager ended the block");
    world.clock.forward(DAY * 7);
    world.opens(1, 40).await.expect("the date has come");
    assert!(!world.tables.unblock(GUILD, manager().user, player(1).user).await.unwrap());
}

#[tokio::test]
async fn the_log_has_what_managers_did_in_order_and_no_more() {
    let world = World::new();
    let lobby = world.lobby_in(ChannelId(31)).await;
    let game = world.game_in(ChannelId(32), 3, Options::PUBLISHER).await.id();
    let own = world.lobby_in(ChannelId(33)).await;
    let (tables, by) = (&world.tables, manager());
    tables.end(own, player(0), Authority::Own, world.click()).await.unwrap();
    let place = Place { guild: GUILD, channel: ChannelId(34) };
    let click = world.click();
    tables.move_to(lobby, place, by.clone(), click).await.unwrap();
    tables.move_to(lobby, place, by.clone(), click).await.unwrap();
    tables.end(lobby, by.clone(), Authority::Moderator, world.click()).await.unwrap();
    let seat = Seat::FIRST;
    let own = Authority::Own;
    let offer = SeatStep::Offer { seat, to: Recipient::Anybody, authority: own };
    tables.seat(game, player(0), world.click(), offer).await.unwrap();
    let level = crate::board::Level::Easy;
    let let_ai = SeatStep::LetAi { seat, level, authority: Authority::Moderator };
    tables.seat(game, by.clone(), world.click(), let_ai).await.unwrap();
    let vacate = SeatStep::Vacate { seat };
    tables.seat(game, by.clone(), world.click(), vacate).await.unwrap();
    tables.end(game, by.clone(), Authority::Moderator, world.click()).await.unwrap();
    tables.change_server_by(GUILD, by.user, |_| Ok(())).await.unwrap();
    world.limit(LimitChange { tables: Some(7), ..LimitChange::default() }).await;
    let until = world.block(4, 1).await;
    tables.unblock(GUILD, by.user, player(4).user).await.unwrap();
    let about = |change| Moderated::Seat { table: game, seat, change };
    let (each, threads, ai_tables, ai_tables_each) = (5, 10, 2, 1);
    let limits =
        Moderated::Limits { tables: 7, tables_each: each, threads, ai_tables, ai_tables_each };
    let mut done = vec![
        Moderated::Moved { table: lobby },
        Moderated::Ended { table: lobby },
        about(SeatChange::GivenToAi),
        about(SeatChange::Freed),
        Moderated::Ended { table: game },
        Moderated::Settings,
        limits,
        Moderated::Blocked { until },
        Moderated::Unblocked,
    ];
    done.reverse();
    assert_eq!(world.log().await, done);
    let log = tables.moderation(GUILD, 0, 50).await.unwrap();
    assert!(log.iter().all(|entry| entry.moderator == Some(by.user)));
    assert_eq!(log[6].person, Some(player(0).user), "whose seat it was");
    assert_eq!(log[1].reason.as_deref(), Some("opens tables and leaves"));
    assert_eq!(tables.moderation(GUILD, 8, 50).await.unwrap(), log[8..], "page by page");
    assert_eq!(tables.moderation(GuildId(2), 0, 50).await.unwrap(), [], "of its server alone");
}

#[tokio::test]
async fn the_log_is_kept_for_a_year_and_a_block_until_its_date() {
    let world = World::new();
    world.block(1, 300).await;
    world.clock.forward(DAY * 200);
    world.block(2, 10).await;
    world.clock.forward(DAY * 101);
    world.tables.drop_old_moderation().await.unwrap();
    assert_eq!(world.log().await.len(), 2, "nothing is a year old");
    assert_eq!(world.places_of(&["blocks"]), Vec::<String>::new());
    let rows = |world: &World| {
        world.places_of(&[&player(1).user.to_string(), &player(2).user.to_string()])
    };
    assert!(
        rows(&world).iter().all(|place| place.starts_with("moderation.person")),
        "{:?}",
        rows(&world)
    );
    world.clock.forward(DAY * 65);
    world.tables.drop_old_moderation().await.unwrap();
    let log = world.tables.moderation(GUILD, 0, 9).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.person).collect::<Vec<_>>(), [Some(player(2).user)]);
}

#[tokio::test]
async fn many_tables_are_closed_but_none_that_nobody_asked_about() {
    let world = World::new();
    let lobby = world.lobby_in(ChannelId(31)).await;
    let game = world.game_in(ChannelId(32), 2, Options::PUBLISHER).await;
    let (tables, by) = (&world.tables, manager());
    let others = world.opens(1, 33).await.unwrap().table;
    assert_eq!(tables.closable(GUILD, Closing::Lobbies).await.unwrap(), [lobby, others]);
    let late = world.lobby_in(ChannelId(34)).await;
    let closed = tables.close_many(GUILD, by.clone(), Closing::Lobbies, others).await.unwrap();
    assert_eq!(closed, Closed { closed: 2, damaged: 0 });
    for (table, state) in [
        (lobby, Stage::Ended),
        (others, Stage::Ended),
        (late, Stage::Lobby),
        (game.id(), Stage::Running),
    ] {
        assert_eq!(tables.lobby(table).await.unwrap().state, state, "table {table}");
    }
    let told = |kinds: Vec<PostKind>| {
        kinds.iter().any(|kind| matches!(kind, PostKind::Notice(Notice::Ended { .. })))
    };
    assert!(told(world.kinds(lobby).await));
    let of = Closing::Of(player(0).user);
    assert_eq!(tables.closable(GuildId(2), of).await.unwrap(), [], "of this server alone");
    assert_eq!(tables.closable(GUILD, of).await.unwrap(), [game.id(), late]);
    let closed = tables.close_many(GUILD, by.clone(), of, late).await.unwrap();
    assert_eq!(closed, Closed { closed: 2, damaged: 0 });
    assert!(told(world.kinds(game.id()).await));
    let refused = refusal(
        game.play(player(0), world.click(), None, AnyMove::of::<GreatCity>(Move::Pass)).await,
    );
    assert_eq!(refused, TableError::Refused(Refused::Ended), "what is in memory knows it");
    let again = tables.close_many(GUILD, by, of, late).await.unwrap();
    assert_eq!(again, Closed::default());
    let logged = [Moderated::ClosedTablesOf { tables: 2 }, Moderated::ClosedLobbies { tables: 2 }];
    assert_eq!(world.log().await, logged);
}

#[tokio::test]
async fn idle_tables_are_closed_and_a_damaged_one_stops_no_other() {
    let world = World::new();
    let damaged = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await.id();
    let idle = world.game_in(ChannelId(32), 2, Options::PUBLISHER).await.id();
    let game = world.game_in(ChannelId(33), 2, Options::PUBLISHER).await;
    world.clock.forward(DAY * 10);
    world.step(&game, 0).await;
    let played = game.id();
    drop(game);
    let world = world.restart().await;
    world.meddle(&format!("UPDATE deals SET setup = '{{}}' WHERE table_id = {damaged}"));
    let closing = Closing::Idle { days: 10 };
    let found = world.tables.closable(GUILD, closing).await.unwrap();
    assert_eq!(found, [damaged, idle]);
    let closed = world.tables.close_many(GUILD, manager(), closing, idle).await.unwrap();
    assert_eq!(closed, Closed { closed: 1, damaged: 1 });
    assert_eq!(world.tables.lobby(idle).await.unwrap().state, Stage::Ended);
    assert_eq!(world.tables.lobby(played).await.unwrap().state, Stage::Running);
    assert_eq!(world.log().await, [Moderated::ClosedIdle { tables: 2, days: 10 }]);
}

#[tokio::test]
async fn a_blocked_person_is_handed_out_the_block_and_forgotten_but_for_the_id() {
    let world = World::new();
    let person = Player { user: UserId(987_654_321), name: "Zephyrine".to_owned() };
    let lobby = NewTable { host: person.clone(), ..world.new_table(2, Options::PUBLISHER) };
    let lobby = world.open(lobby).await;
    world.tables.end(lobby, person.clone(), Authority::Moderator, world.click()).await.unwrap();
    let until = world.tables.now().plus(DAY * 30);
    let (tables, by) = (&world.tables, manager().user);
    let why = (until, "Zephyrine was rude".to_owned());
    tables.block(GUILD, by, person.user, why.clone()).await.unwrap();
    let past = tables.now().plus(DAY);
    tables.block(GuildId(2), by, person.user, (past, why.1)).await.unwrap();
    world.clock.forward(DAY);
    let json = tables.data_of(person.user).await.unwrap().unwrap();
    let data: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(data["blocks"][0]["until"], until.0);
    assert_eq!(data["blocks"][0]["reason"], "Zephyrine was rude");
    assert_eq!(data["moderated"].as_array().unwrap().len(), 3, "{}", data["moderated"]);
    assert_eq!(data["moderated"][1]["what"]["blocked"]["until"], until.0);
    assert_eq!(data["moderator"].as_array().unwrap().len(), 1, "{}", data["moderator"]);
    assert!(!json.contains(&by.to_string()), "nothing tells who it was: {json}");

    assert_eq!(tables.traces_of(person.user).await.unwrap().unwrap().blocks, 1);
    assert!(tables.forget(person.user).await.unwrap());
    let id = person.user.to_string();
    let left = world.places_of(&[&id, "Zephyrine"]);
    assert_eq!(left, [format!("blocks.player: {id}")], "the id alone");
    let opens = NewTable { host: person.clone(), ..world.new_table(2, Options::PUBLISHER) };
    let blocked = LobbyRefused::Blocked { until, reason: String::new() };
    assert_eq!(lobby_refusal(tables.create(opens.clone()).await), blocked, "it still holds");
    assert_eq!(tables.traces_of(person.user).await.unwrap().unwrap().blocks, 1);
    world.clock.forward(DAY * 30);
    tables.drop_old_moderation().await.unwrap();
    assert_eq!(world.places_of(&[&id]), Vec::<String>::new());
    assert_eq!(tables.traces_of(person.user).await.unwrap(), None);
    tables.create(opens).await.unwrap();
}
