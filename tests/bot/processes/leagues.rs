//! Two programs on one PostgreSQL look after a league in each of two servers, from sign-up to the next season. The one that has
//! just begun to do something is killed, and the other one goes on: a thread and a table a match, each message once, and the
//! standings as they were.

use std::{collections::BTreeSet, time::Duration};

use aedile::{
    discord,
    local::{
        self, Channel, ChannelId, GatewayRules, Message, MessageId, Server, UserId,
        cast::{AURELIA, BRUTUS, CLAUDIA, DECIMUS, FLAVIA, FORUM, GNAEUS, channel_in, server},
    },
};
use serde_json::json;

use super::{
    AWAY, FAULTS, OWED, ask,
    program::{Machine, Program},
};
use crate::bot::{
    cluster::Cluster,
    house::{House, button},
    slow,
};

/// Each has one.
const SHARDS: usize = 2;

/// How far their clocks are ahead, in seconds.
const AHEAD: [i64; 2] = [0, 3];

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Who plays; four matches of three follow from that.
const PLAYERS: [UserId; 4] = [BRUTUS, CLAUDIA, DECIMUS, FLAVIA];
const MATCHES: usize = 4;

/// Both leagues, match by match and seat by seat.
const POINTS: &str = "SELECT concat_ws(' ', season_id, number, seat, entrant, place, points, forfeit) FROM match_seats
    ORDER BY season_id, number, seat";

/// How far the first seasons are.
const STAGES: &str = "SELECT DISTINCT stage FROM seasons WHERE number = 1";

struct Leagues {
    programs: Vec<Program>,
    machine: Machine,
    house: House,
    database: String,
    moved: Duration,
    _cluster: Cluster,
}

impl Leagues {
    /// `None` where slow tests are not wanted, or PostgreSQL is not installed.
    async fn open() -> Option<Self> {
        if !slow::is_wanted() {
            return None;
        }
        let cluster = Cluster::start()?;
        let database = cluster.database();
        let at_once = SHARDS as u64;
        let gateway =
            GatewayRules { shards: at_once, max_concurrency: at_once, ..GatewayRules::default() };
        let settings = local::Settings { servers: 2, gateway, ..local::Settings::default() };
        let house = House::empty(Server::start(settings).await.unwrap());
        let mut machine = Machine::new(&house, &database);
        let programs = AHEAD.map(|ahead| machine.start_of(SHARDS, ahead)).into();
        let moved = Duration::ZERO;
        let leagues = Self { programs, machine, house, database, moved, _cluster: cluster };
        leagues.house.world().bot_ready(discord::commands::all().len()).await;
        leagues.shared_out().await;
        Some(leagues)
    }

    fn ask(&self, sql: &str) -> Vec<String> {
        ask(&self.database, sql)
    }

    /// Waits until the database answers so.
    async fn until(&self, sql: &str, answer: &[&str]) {
        let waits = async {
            while self.ask(sql) != answer {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        let waited = tokio::time::timeout(3 * AWAY, waits).await;
        assert!(waited.is_ok(), "{sql}: {:?}, not {answer:?}", self.ask(sql));
    }

    /// Waits until each has a shard and is connected.
    async fn shared_out(&self) {
        self.until("SELECT count(DISTINCT member) || ' ' || count(*) FROM leases", &["2 2"]).await;
        let world = self.house.world();
        world.until(|world| (world.connected_shards().len() == SHARDS).then_some(())).await;
    }

    /// Which program looks after this server.
    fn owner(&self, number: u8) -> usize {
        let shard = (server(number).0 >> 22) % SHARDS as u64;
        let sql =
            format!("SELECT name FROM members JOIN leases ON member = id WHERE shard = {shard}");
        let name = self.ask(&sql).pop().expect("somebody has it");
        let is_it = |program: &Program| name.ends_with(&format!(" {}", program.id()));
        self.programs.iter().position(is_it).expect("it is one of ours")
    }

    /// Kills one. Its life would last some seconds more, which are not waited for.
    async fn kill(&mut self, which: usize) {
        let id = self.programs[which].id();
        self.programs[which].signal("KILL");
        self.programs[which].ended().await;
        self.ask(&format!("DELETE FROM members WHERE name LIKE '% {id}'"));
    }

    /// Kills the one that looks after this server, and starts it anew once the other has all.
    async fn kill_the_owner(&mut self, of: u8) {
        let which = self.owner(of);
        self.kill(which).await;
        self.until("SELECT count(DISTINCT member) || ' ' || count(*) FROM leases", &["1 2"]).await;
        self.programs[which] = self.machine.start_of(SHARDS, AHEAD[which]);
        self.shared_out().await;
    }

    /// Time passes for all.
    fn pass(&mut self, time: Duration) {
        self.moved += time;
        self.house.forward(time);
        self.machine.move_clocks(self.moved);
    }

    /// Both look at what is due: they start anew.
    async fn all_are_killed(&mut self) {
        for which in 0..2 {
            self.kill(which).await;
        }
        self.programs = AHEAD.map(|ahead| self.machine.start_of(SHARDS, ahead)).into();
        self.shared_out().await;
    }

    /// Somebody presses a button, and says yes where they are asked.
    async fn presses(&self, user: UserId, card: &Message, label: &str) -> Message {
        let answer = self.house.click(user, card.id, &button(card, label)).await;
        match answer.buttons().first() {
            Some(yes) => self.house.click(user, answer.id, &yes.custom_id).await,
            None => answer,
        }
    }

    /// The threads of a server.
    fn threads(&self, number: u8) -> Vec<Channel> {
        let forum = channel_in(number, FORUM);
        let all = self.house.world().channels(AURELIA).into_iter();
        all.filter(|channel| channel.parent == Some(forum)).collect()
    }

    /// What the bot has said in a channel with these words.
    fn said(&self, channel: ChannelId, words: &str) -> Vec<MessageId> {
        let all = self.house.world().messages(channel, None).into_iter();
        all.filter(|one| one.content.contains(words)).map(|one| one.id).collect()
    }

    async fn sign_up(&self) {
        for number in 0..2 {
            let forum = channel_in(number, FORUM);
            let new =
                json!({"game": "builders", "name": "Ludi", "players": 3, "size": 4, "weeks": 3});
            self.house.says(AURELIA, forum, "league create", new).await;
            let card = self.house.told(forum, "Sign-up is open until").await;
            for user in PLAYERS {
                let said = self.presses(user, &card, "Join").await.content;
                assert!(said.contains("You are in"), "{said}");
            }
            self.presses(GNAEUS, &card, "As a reserve").await;
        }
    }

    /// The draw of both; the one that opens threads in the first server is killed when there is one.
    async fn are_drawn(&mut self) {
        self.pass(7 * DAY);
        // What somebody does lets the programs look at the clock.
        for number in 0..2 {
            let reserve = json!({"reserve": true});
            self.house.says(AURELIA, channel_in(number, FORUM), "league join", reserve).await;
        }
        while self.threads(0).is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.kill_the_owner(0).await;
        self.until("SELECT count(*) FROM matches WHERE state = 'open'", &["8"]).await;
    }

    /// Some are ready, somebody leaves while their program dies, and time is up for the others.
    async fn begin(&mut self) {
        let first = self.threads(0)[0].id;
        let card = self.house.told(first, "A match of a league").await;
        for user in PLAYERS {
            // One of them does not play it.
            self.house.click(user, card.id, &button(&card, "Join")).await;
        }
        self.until("SELECT count(*) FROM tables WHERE state = 'running'", &["1"]).await;
        let forum = channel_in(0, FORUM);
        let question = self.house.answer(FLAVIA, forum, "league leave", json!({})).await;
        let sure = question.buttons().swap_remove(0).custom_id;
        let world = self.house.world();
        let leaves = world.click(FLAVIA, question.id, &sure);
        let which = self.owner(0);
        let dies = async {
            tokio::time::sleep(Duration::from_millis(20)).await;
            self.programs[which].signal("KILL");
        };
        let _ = tokio::join!(leaves, dies);
        self.kill_the_owner(0).await;
        // Whether it came to that or not.
        let again = self.house.answer(FLAVIA, forum, "league leave", json!({})).await;
        if let Some(sure) = again.buttons().first() {
            self.house.click(FLAVIA, again.id, &sure.custom_id).await;
        }
        let out = "SELECT count(*) FROM entrants WHERE state = 'out' AND division IS NOT NULL";
        self.until(out, &["1"]).await;
        // The reserve has two days as well.
        for _ in 0..2 {
            self.pass(2 * DAY);
            self.kill_the_owner(1).await;
        }
        self.until("SELECT count(*) FROM tables WHERE state = 'lobby'", &["0"]).await;
    }

    /// The deadline; then the close. The program that posts it is killed.
    async fn end(&mut self) {
        self.pass(21 * DAY);
        self.kill_the_owner(1).await;
        self.until(STAGES, &["closing"]).await;
        self.kill_the_owner(0).await;
        self.until(OWED, &["0"]).await;
        let points = self.ask(POINTS);
        self.pass(3 * DAY);
        self.all_are_killed().await;
        self.until(STAGES, &["closed"]).await;
        assert_eq!(self.ask(POINTS), points, "the close changes nothing");
        assert_eq!(self.ask("SELECT stage FROM seasons WHERE number = 2"), ["signup"; 2]);
    }

    /// Nothing is lost, nothing is doubled.
    async fn are_sound(&self) {
        for fault in FAULTS {
            let found = self.ask(fault);
            assert!(found.is_empty(), "{fault}: {found:?}");
        }
        self.until("SELECT count(*) FROM seasons WHERE told IS NULL OR told < version", &["0"])
            .await;
        assert_eq!(self.ask("SELECT count(*) FROM tables"), ["8"], "a table a match");
        assert_eq!(self.ask("SELECT count(DISTINCT table_id) FROM matches"), ["8"]);
        let waits = "SELECT count(*) FROM matches WHERE state IN ('drawn', 'open')";
        assert_eq!(self.ask(waits), ["0"]);
        for number in 0..2 {
            let forum = channel_in(number, FORUM);
            for season in ["season 1", "season 2"] {
                assert_eq!(self.said(forum, season).len(), 1, "{season} of server {number}");
            }
            let threads = self.threads(number);
            let names: BTreeSet<_> = threads.iter().map(|thread| thread.name.clone()).collect();
            assert_eq!((threads.len(), names.len()), (MATCHES, MATCHES), "a thread a match");
            for thread in &threads {
                self.is_said_once(thread).await;
            }
        }
    }

    /// What stands in the thread of a match is one line to its players, and what the database knows of.
    async fn is_said_once(&self, thread: &Channel) {
        let hellos = self.said(thread.id, "your match is open");
        assert_eq!(hellos.len(), 1, "{}", thread.name);
        let mut all = self.house.world().messages(thread.id, None);
        all.retain(|message| !message.is_ephemeral() && !hellos.contains(&message.id));
        // Games go on meanwhile.
        self.until(OWED, &["0"]).await;
        let known = self.ask("SELECT message FROM posts WHERE message IS NOT NULL");
        for message in all {
            let id = message.id.0.to_string();
            assert!(known.contains(&id), "{}: sent twice: {}", thread.name, message.content);
        }
    }
}

#[tokio::test]
async fn seasons_go_on_where_they_were_when_either_of_two_programs_is_killed() {
    let Some(mut leagues) = Leagues::open().await else { return };
    leagues.sign_up().await;
    leagues.are_drawn().await;
    leagues.begin().await;
    leagues.end().await;
    leagues.are_sound().await;
}
