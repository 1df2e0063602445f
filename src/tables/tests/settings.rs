//! What people and servers set, and what it means for a new table.

use super::*;
use crate::pace::{Notify, Pace, PaceError, Preferences, QuietHours, TimeOut, Zone};

const NOW: Timestamp = Timestamp(5);

#[tokio::test]
async fn preferences_are_kept_over_a_restart() {
    let world = World::new();
    let anna = player(0).user;
    assert_eq!(world.tables.preferences(anna).await.unwrap(), Preferences::default());
    let set = world.tables.change_preferences(anna, |settings| {
        settings.zone = Some(Zone::parse("Europe/Berlin")?);
        settings.set_quiet(QuietHours::parse("22-7")?)
    });
    let set = set.await.unwrap();
    let world = world.restart().await;
    assert_eq!(world.tables.preferences(anna).await.unwrap(), set);
    assert_eq!(world.tables.preferences(player(1).user).await.unwrap(), Preferences::default());
}

#[tokio::test]
async fn a_refused_preference_changes_nothing() {
    let world = World::new();
    let anna = player(0).user;
    let refused = world.tables.change_preferences(anna, |settings| {
        settings.next_up = true;
        settings.set_quiet(QuietHours::parse("22-7")?)
    });
    assert_eq!(refused.await, Err(TableError::Refused(Refused::Pace(PaceError::NoZone))));
    assert_eq!(world.tables.preferences(anna).await.unwrap(), Preferences::default());
}

#[tokio::test]
async fn a_changed_preference_plans_the_open_turns_of_that_player_anew() {
    let world = World::new();
    let table = world.game(2).await;
    let to_move = table.look(None).await.unwrap().to_move().unwrap().user().unwrap();
    let other = [player(0).user, player(1).user].into_iter().find(|user| *user != to_move).unwrap();
    let id = table.id();
    let wake = move |tx: &crate::store::Tx| Ok::<_, TableError>(tx.table(id)?.unwrap().wake);
    let store = world.tables.store();
    world.alter(id, |change, _| change.after.table.wake = None).await;
    world.tables.change_preferences(other, |_| Ok(())).await.unwrap();
    assert_eq!(store.with(wake).await.unwrap(), None);
    world.tables.change_preferences(to_move, |_| Ok(())).await.unwrap();
    assert_eq!(store.with(wake).await.unwrap(), Some(world.tables.now()));
}

#[tokio::test]
async fn only_the_host_changes_the_game_and_only_before_it_starts() {
    let world = World::new();
    let id = world.lobby(3).await;
    let change = |by: u8, game| world.tables.change_game(id, player(by), world.click(), game);
    let not_host = refusal(change(1, GameKind::Marble).await);
    assert!(matches!(not_host, TableError::Refused(Refused::Lobby(LobbyRefused::NotHost { .. }))));
    let changed = change(0, GameKind::Marble).await.unwrap();
    assert_eq!((changed.game(), changed.seats), (GameKind::Marble, 3));
    let world = world.restart().await;
    for by in 1..3 {
        world.tables.at_lobby(id, player(by), world.click(), LobbyStep::Join).await.unwrap();
    }
    assert_eq!(world.table(id).await.kind(), GameKind::Marble, "it is dealt");
    let late = world.tables.change_game(id, player(0), world.click(), GameKind::Builders).await;
    assert_eq!(refusal(late), TableError::Refused(Refused::AlreadyStarted));
}

#[tokio::test]
async fn a_table_keeps_its_terms() {
    let world = World::new();
    let terms = Terms { pace: Pace::HALF_DAY, time_out: TimeOut::Vote, ..EACH_TURN };
    let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let world = world.restart().await;
    assert_eq!(world.tables.lobby(id).await.unwrap().terms, terms);
}

#[tokio::test]
async fn a_server_keeps_what_it_has_set() {
    let world = World::new();
    let set = world.tables.change_server(GUILD, |settings| {
        settings.channels.insert(CHANNEL);
        settings.openers = Openers::Role(RoleId(7));
        settings.terms = Terms { pace: Pace::DAY, time_out: TimeOut::Ai, ..EACH_TURN };
        Ok(())
    });
    let set = set.await.unwrap();
    let world = world.restart().await;
    assert_eq!(world.tables.server(GUILD).await.unwrap(), set);
    assert_eq!(world.tables.server(GuildId(2)).await.unwrap(), ServerSettings::default());
}

fn opening(channel: u64, thread_of: Option<u64>) -> Opening {
    Opening {
        channel: ChannelId(channel),
        thread_of: thread_of.map(ChannelId),
        roles: vec![RoleId(1)],
        manages: false,
    }
}

#[test]
fn a_server_without_settings_admits_everybody_everywhere() {
    let settings = ServerSettings::default();
    assert_eq!(settings.admit(&opening(10, None)), Ok(()));
    assert_eq!(settings.admit(&opening(20, Some(10))), Ok(()));
}

#[test]
fn tables_stand_in_the_listed_channels_and_their_threads() {
    let channels = [ChannelId(10)].into();
    let settings = ServerSettings { channels, ..ServerSettings::default() };
    assert_eq!(settings.admit(&opening(10, None)), Ok(()));
    assert_eq!(settings.admit(&opening(20, Some(10))), Ok(()));
    let elsewhere = Err(Unwelcome::Channel { channels: [ChannelId(10)].into() });
    assert_eq!(settings.admit(&opening(11, None)), elsewhere);
    assert_eq!(settings.admit(&opening(20, Some(11))), elsewhere);
    let settings = ServerSettings { threads: false, ..settings };
    assert_eq!(settings.admit(&opening(20, Some(10))), Err(Unwelcome::Thread));
    assert_eq!(settings.admit(&opening(10, None)), Ok(()));
}

#[test]
fn only_those_who_may_open_tables() {
    let with = |openers| ServerSettings { openers, ..ServerSettings::default() };
    let member = opening(10, None);
    let manager = Opening { manages: true, ..member.clone() };
    assert_eq!(with(Openers::Role(RoleId(1))).admit(&member), Ok(()));
    assert_eq!(with(Openers::Role(RoleId(2))).admit(&member), Err(Unwelcome::Role(RoleId(2))));
    assert_eq!(with(Openers::Role(RoleId(2))).admit(&manager), Ok(()));
    assert_eq!(with(Openers::Managers).admit(&member), Err(Unwelcome::Managers));
    assert_eq!(with(Openers::Managers).admit(&manager), Ok(()));
}

fn applied(change: &ServerChange) -> Result<ServerSettings, ServerRefused> {
    let mut settings = ServerSettings::default();
    settings.apply(change, NOW).map(|()| settings)
}

#[test]
fn a_role_comes_with_those_who_have_it() {
    let with = |openers, role| ServerChange { openers, role, ..ServerChange::default() };
    let role = Some(RoleId(7));
    for openers in [None, Some(OpenersWish::Role)] {
        assert_eq!(applied(&with(openers, role)).unwrap().openers, Openers::Role(RoleId(7)));
    }
    assert_eq!(applied(&with(Some(OpenersWish::Role), None)), Err(ServerRefused::NoRole));
    let managers = Some(OpenersWish::Managers);
    assert_eq!(applied(&with(managers, role)), Err(ServerRefused::RoleUnused));
    assert_eq!(applied(&with(managers, None)).unwrap().openers, Openers::Managers);
}

#[test]
fn the_list_of_channels_has_an_end() {
    let mut settings = ServerSettings::default();
    let add = |id| ServerChange { add: Some(ChannelId(id)), ..ServerChange::default() };
    for id in 0..25 {
        settings.apply(&add(id), NOW).unwrap();
    }
    settings.apply(&add(3), NOW).unwrap();
    assert_eq!(settings.clone().apply(&add(25), NOW), Err(ServerRefused::ListFull));
    let everywhere = ServerChange { everywhere: true, ..ServerChange::default() };
    settings.apply(&everywhere, NOW).unwrap();
    assert_eq!(settings, ServerSettings::default());
}

#[tokio::test]
async fn unreadable_preferences_stop_neither_moves_nor_posts() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    for user in [player(0).user, player(1).user] {
        world.meddle(&format!(
            "INSERT INTO preferences VALUES ({user}, '{{\"zone\":7}}')
             ON CONFLICT (player) DO UPDATE SET settings = excluded.settings"
        ));
    }
    assert!(matches!(world.tables.preferences(by.user).await, Err(TableError::Settings(_))));
    table.play(by, world.click(), None, first_move(&look)).await.unwrap();
    world.tables.scheduler().settle().await.unwrap();
    assert!(world.send_all().await.len() > 1);
}

#[tokio::test]
async fn changed_settings_of_a_server_are_felt_and_a_start_answers_the_lobbys_question() {
    let world = World::new();
    let new = world.new_table(2, Options::PUBLISHER);
    let guild = new.guild;
    let id = world.open(new).await;
    world.tables.scheduler().settle().await.unwrap();
    let row = move |tx: &crate::store::Tx| Ok::<_, TableError>(tx.table(id)?.unwrap());
    let set = |settings: &mut ServerSettings| {
        settings.lobby_days = 1;
        Ok(())
    };
    world.tables.change_server(guild, set).await.unwrap();
    let lobby = world.tables.store().with(row).await.unwrap();
    assert_eq!((lobby.wake, lobby.asked), (Some(world.tables.now()), None));
    world.clock.forward(std::time::Duration::from_secs(12 * 3600));
    world.tables.scheduler().settle().await.unwrap();
    assert!(world.tables.store().with(row).await.unwrap().asked.is_some());
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let started = world.tables.store().with(row).await.unwrap();
    assert_eq!((started.asked, started.active), (None, world.tables.now()));
}

/// In a draft the turn goes to the right, in a round as the emissaries stand: whoever is told to be next is.
#[tokio::test]
async fn whoever_is_told_to_come_next_decides_next() {
    for notify in [Notify::Channel, Notify::Direct] {
        let world = World::new();
        for index in 0..3 {
            world
                .prefers(player(index).user, move |set| {
                    (set.next_up, set.notify) = (true, notify);
                })
                .await;
        }
        let table = world.game(3).await;
        let (mut told, mut right) = (None, 0);
        loop {
            let look = table.look(None).await.unwrap();
            let Some(mover) = look.to_move().and_then(Seated::user) else { break };
            if let Some((_, next)) = told.filter(|(before, _)| *before != mover) {
                assert_eq!(next, mover, "{notify:?}, move {:?}", look.number);
                right += 1;
            }
            let sent = world.send_all().await;
            let next = sent.iter().find_map(|post| match post.kind {
                PostKind::NextUp { .. } => post.direct,
                _ => post.next,
            });
            told = next.map(|next| (mover, next)).or(told.filter(|(before, _)| *before == mover));
            world.step(&table, look.number.0 as usize * 7).await;
        }
        assert!(right > 30, "{right} of a game were told");
    }
}
