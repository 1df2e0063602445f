//! Two programs on one PostgreSQL, of which one or the other is killed, or stands still for a while.
//!
//! `AEDILE_KILLS` says how often one is killed; once without it.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use aedile::{
    discord,
    local::{
        self, ChannelId, GatewayRules, Server, World,
        cast::{FORUM, channel_in},
    },
    store::{RecordKind, Store, TableId},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    cluster::Cluster,
    house::{House, PEOPLE},
};

const SHARDS: usize = 4;

/// So long the shards of a dead program may be without an answer (issue 16).
const AWAY: Duration = Duration::from_secs(30);

/// Between two turns, so that the two people do not use their tokens up.
const PACE: Duration = Duration::from_secs(3);

/// An `aedile run`.
struct Program {
    child: Child,
    log: PathBuf,
}

impl Program {
    fn start(folder: &Path, house: &House, database: &str, number: usize) -> Self {
        let log = folder.join(format!("{number}.log"));
        let (api_url, token) = house.way();
        let child = Command::new(env!("CARGO_BIN_EXE_aedile"))
            .arg("run")
            .current_dir(folder)
            .env("AEDILE_DISCORD_TOKEN", token)
            .env("AEDILE_DISCORD_API_URL", api_url)
            .env("AEDILE_DISCORD_SHARDS", SHARDS.to_string())
            .env("AEDILE_DATABASE_URL", database)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::options().create(true).append(true).open(&log).unwrap())
            .spawn()
            .unwrap();
        Self { child, log }
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().unwrap().success());
    }

    async fn ended(&mut self) -> ExitStatus {
        loop {
            match self.child.try_wait().unwrap() {
                Some(status) => return status,
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Waits until it has connected half of the shards.
    async fn has_its_part(&self) {
        let until = Instant::now() + 3 * AWAY;
        while self.says().matches(" connected ").count() < SHARDS / 2 {
            assert!(Instant::now() < until, "{}", self.says());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn says(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}:\n{}", self.log.display(), self.says());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until all shards are connected, whoever has them.
async fn connected(house: &House) {
    let all = |world: &World| (world.connected_shards().len() == SHARDS).then_some(());
    let waited = tokio::time::timeout(3 * AWAY, house.world().until(all)).await;
    assert!(waited.is_ok(), "{:?}", house.world().connected_shards());
}

/// So many turns at whatever tables wait, each from the list of one's tables: somebody who has just played in a panel is not
/// called at once. Whether all of them could be taken.
async fn play(house: &House, clicker: &mut Clicker, forum: ChannelId, turns: usize) -> bool {
    for _ in 0..turns {
        let mut next = None;
        for user in &PEOPLE[..2] {
            let list = house.answer(*user, forum, "me tables", json!({})).await;
            if let Some(button) = list.buttons().iter().find(|button| button.label == "Next table")
            {
                next = Some((*user, list.id, button.custom_id.clone()));
            }
        }
        let Some((user, list, button)) = next else { return false };
        let panel = house.click(user, list, &button).await;
        clicker.finish(house, user, panel).await;
        // Nobody presses quicker for long.
        tokio::time::sleep(PACE).await;
    }
    true
}

#[tokio::test]
async fn games_go_on_while_programs_are_killed_and_stand_still() {
    let Some(cluster) = Cluster::start() else { return };
    let gateway = GatewayRules { shards: 4, ..GatewayRules::default() };
    let settings = local::Settings { servers: 4, gateway, ..local::Settings::default() };
    let house = House::empty(Server::start(settings).await.unwrap());
    let (folder, database) = (tempfile::tempdir().unwrap(), cluster.database());
    let start = |number| Program::start(folder.path(), &house, &database, number);
    let mut programs = [start(0), start(1)];
    house.world().bot_ready(discord::commands::all().len()).await;
    connected(&house).await;
    // Each game is in a shard of its own; what is asked for in the first server is about all of them.
    let forums = [0, 1, 2, 3].map(|number| channel_in(number, FORUM));
    let mut clicker = Clicker::new(1);
    for forum in forums {
        house.seated(forum, 2, json!({})).await;
    }
    let kills = std::env::var("AEDILE_KILLS").map_or(1, |kills| kills.parse().unwrap());
    for kill in 0..kills {
        assert!(play(&house, &mut clicker, forums[kill % 4], 4).await);
        let program = &mut programs[kill % 2];
        program.signal("KILL");
        program.ended().await;
        let dead = Instant::now();
        house.world().until(|world| (world.connected_shards().len() < SHARDS).then_some(())).await;
        connected(&house).await;
        let away = dead.elapsed();
        eprintln!("taken over after {away:?}");
        assert!(away < AWAY, "{away:?}");
        assert!(play(&house, &mut clicker, forums[kill % 4], 4).await);
        programs[kill % 2] = start(2 + kill);
        programs[kill % 2].has_its_part().await;
        connected(&house).await;
    }
    stands_still(&mut programs).await;
    connected(&house).await;
    assert!(play(&house, &mut clicker, forums[0], 2).await);
    let [_fenced, last] = &mut programs;
    last.signal("TERM");
    assert!(last.ended().await.success(), "{}", last.says());
    assert_eq!(moves_by_hand(&database).await, clicker.moves.len(), "every click is one move");
}

/// How many moves of all four tables somebody made, none of which is left out or there twice.
async fn moves_by_hand(database: &str) -> usize {
    let store = Store::at(&database.parse().unwrap()).unwrap();
    let mut by_hand = 0;
    for table in 1..=4 {
        let records = store.read(move |tx| tx.records(TableId(table))).await.unwrap();
        assert!(
            records.iter().map(|row| row.number.0).eq(0..u32::try_from(records.len()).unwrap())
        );
        by_hand += records.iter().filter(|row| matches!(row.kind, RecordKind::Move(..))).count();
    }
    by_hand
}

/// One of them sleeps until it is taken for dead. It says so and ends, for the operating system to start it anew.
async fn stands_still(programs: &mut [Program; 2]) {
    let [first, _] = programs;
    first.signal("STOP");
    tokio::time::sleep(Duration::from_secs(22)).await;
    first.signal("CONT");
    let status = tokio::time::timeout(AWAY, first.ended()).await.expect("it finds itself dead");
    assert!(!status.success(), "{status}");
    assert!(first.says().contains("must start anew"), "{}", first.says());
}
