//! Three programs on one PostgreSQL, whose clocks are ten seconds apart, with eight shards: they are killed, stand still, are
//! replaced, lose their connections, and their server restarts and is slow. After each the same account: no move and no post is
//! lost or doubled, and there is one call for each turn.
//!
//! `AEDILE_KILLS` says how often one is killed; once without it.

#[path = "processes/between.rs"]
mod between;
#[path = "processes/leagues.rs"]
mod leagues;
#[path = "processes/program.rs"]
mod program;
#[path = "processes/whole_games.rs"]
mod whole_games;

use std::time::{Duration, Instant};

use aedile::{
    discord,
    local::{
        self, ChannelId, GatewayRules, Server, World,
        cast::{FORUM, channel_in},
    },
    tables::GameKind,
};
use between::Between;
use postgres::SimpleQueryMessage;
use program::{Machine, Program};
use serde_json::json;

use super::{
    buttons::Clicker,
    cluster::Cluster,
    house::{House, PEOPLE},
    slow,
};

const SHARDS: usize = 8;

/// The requests that Discord takes in a second from all of them.
const MOST: usize = 50;

/// So long the shards of a dead program may be without an answer (issue 16).
const AWAY: Duration = Duration::from_secs(30);

/// What an answer of the server takes on a long way, over which people still play; and what nobody can play with, but lives.
const FAR: Duration = Duration::from_millis(30);
const SLOW: Duration = Duration::from_millis(500);

/// How far the clocks of the three are ahead, in seconds.
const AHEAD: [i64; 3] = [-10, 0, 10];

/// Records that are left out or there twice; posts that failed; messages that were sent twice or to nobody's knowledge; turns
/// that somebody was called for twice.
const FAULTS: [&str; 4] = [
    "SELECT table_id FROM moves GROUP BY table_id HAVING count(*) <> max(number) + 1",
    "SELECT id FROM posts WHERE state = 'failed'",
    "SELECT message FROM posts WHERE role = 'ping' AND state = 'sent' GROUP BY message HAVING count(*) > 1",
    "SELECT number FROM posts WHERE role = 'ping' AND state = 'sent' AND tells = 'call' GROUP BY table_id, number, told HAVING count(*) > 1",
];

/// How many play, how many shards they have, and whether none has two more than another.
const SHARES: &str = "SELECT count(*) || ' ' || sum(n) || CASE WHEN max(n) - min(n) < 2 THEN ' even' ELSE ' uneven' END
    FROM (SELECT count(shard) AS n FROM members LEFT JOIN leases ON member = id GROUP BY id) AS held";

const BY_HAND: &str = "SELECT count(*) FROM moves WHERE kind = 'move' OR why = 'planned'";
const OWED: &str = "SELECT count(*) FROM posts WHERE state IN ('due', 'claimed')";

struct Trial {
    programs: Vec<Program>,
    machine: Machine,
    house: House,
    between: Between,
    database: String,
    cluster: Cluster,
    clicker: Clicker,
    rounds: usize,
}

impl Trial {
    /// `None` where slow tests are not wanted, or PostgreSQL is not installed.
    async fn open() -> Option<Self> {
        if !slow::is_wanted() {
            return None;
        }
        let cluster = Cluster::start()?;
        let database = cluster.database();
        let between = Between::new(&database);
        let at_once = SHARDS as u64;
        let gateway =
            GatewayRules { shards: at_once, max_concurrency: at_once, ..GatewayRules::default() };
        let settings = local::Settings { servers: 8, gateway, ..local::Settings::default() };
        let house = House::empty(Server::start(settings).await.unwrap());
        let mut machine = Machine::new(&house, between.address());
        let programs = AHEAD.map(|ahead| machine.start(ahead)).into();
        let clicker = Clicker::new(1);
        let mut trial =
            Self { programs, machine, house, between, database, cluster, clicker, rounds: 0 };
        trial.house.world().bot_ready(discord::commands::all().len()).await;
        trial.settled().await;
        Some(trial)
    }

    /// Begins a game in each of so many servers: all kinds.
    async fn seat(&self, servers: u8) {
        for number in 0..servers {
            let game = GameKind::ALL[usize::from(number) % GameKind::ALL.len()].id();
            self.house.seated(channel_in(number, FORUM), 2, json!({"game": game})).await;
        }
    }

    fn ask(&self, sql: &str) -> Vec<String> {
        ask(&self.database, sql)
    }

    /// Waits until all shards are connected, whoever has them.
    async fn connected(&self) {
        let all = |world: &World| (world.connected_shards().len() == SHARDS).then_some(());
        let waited = tokio::time::timeout(3 * AWAY, self.house.world().until(all)).await;
        assert!(waited.is_ok(), "{:?}", self.house.world().connected_shards());
    }

    /// Waits until all that live share the shards evenly, so that none changes hands any more: meanwhile its clicks are not
    /// answered, as docs/host-large.md says.
    async fn settled(&mut self) {
        let until = Instant::now() + 3 * AWAY;
        loop {
            self.connected().await;
            let alive =
                self.programs.iter_mut().map(Program::is_alive).filter(|alive| *alive).count();
            let shares = self.ask(SHARES);
            if shares == [format!("{alive} {SHARDS} even")]
                && self.house.world().connected_shards().len() == SHARDS
            {
                return;
            }
            assert!(Instant::now() < until, "of {alive} that live: {shares:?}");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// So many turns at whatever tables wait, each from the list of one's tables, asked for in another server each time: so
    /// most buttons are pressed at programs that do not own the table. How many were taken when no game waits for anybody.
    async fn play(&mut self, turns: usize) -> usize {
        for turn in 0..turns {
            self.rounds += 1;
            let forum = channel_in(u8::try_from(self.rounds % 8).unwrap(), FORUM);
            let Some((user, list, button)) = self.next(forum).await else { return turn };
            let panel = self.house.click(user, list, &button).await;
            self.clicker.finish(&self.house, user, panel).await;
        }
        turns
    }

    /// Who can play, and the message and button that lead there; `None` when no game waits for anybody.
    async fn next(&self, forum: ChannelId) -> Option<(local::UserId, local::MessageId, String)> {
        for user in &PEOPLE[..2] {
            let list = self.house.answer(*user, forum, "me tables", json!({})).await;
            if let Some(button) = list.buttons().iter().find(|button| button.label == "Next table")
            {
                return Some((*user, list.id, button.custom_id.clone()));
            }
        }
        None
    }

    /// Everything goes on, and nothing is lost or doubled.
    async fn account(&mut self, after: &str) {
        self.settled().await;
        if self.play(2).await < 2 {
            // All games are over, which takes a long run.
            self.seat(8).await;
        }
        self.is_sound(after).await;
    }

    /// Nothing is lost, nothing is doubled.
    async fn is_sound(&self, after: &str) {
        let until = Instant::now() + AWAY;
        while self.ask(OWED) != ["0"] {
            assert!(Instant::now() < until, "{after}: posts are owed");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        for fault in FAULTS {
            let found = self.ask(fault);
            assert!(found.is_empty(), "{after}: {fault}: {found:?}");
        }
        let by_hand = self.ask(BY_HAND);
        assert_eq!(by_hand, [self.clicker.moves.len().to_string()], "{after}: one move a click");
        self.all_messages_are_known(after);
        let busiest = self.house.world().busiest_second();
        assert!(busiest <= MOST, "{after}: {busiest} requests in a second");
    }

    /// A message that the database does not know of was sent twice.
    fn all_messages_are_known(&self, after: &str) {
        let sql = "SELECT message FROM posts WHERE message IS NOT NULL";
        let known = self.ask(sql);
        for number in 0..8 {
            let messages = self.house.world().messages(channel_in(number, FORUM), None);
            for message in messages.iter().filter(|message| !message.is_ephemeral()) {
                let id = message.id.0.to_string();
                assert!(known.contains(&id), "{after}: {} was sent twice", message.content);
            }
        }
    }

    /// Waits until others have the shards of one that is gone.
    async fn taken_over(&self, since: Instant) {
        let world = self.house.world();
        world.until(|world| (world.connected_shards().len() < SHARDS).then_some(())).await;
        self.connected().await;
        let away = since.elapsed();
        eprintln!("taken over after {away:?}");
        assert!(away < AWAY, "{away:?}");
    }

    async fn is_killed(&mut self, which: usize) {
        self.programs[which].signal("KILL");
        self.programs[which].ended().await;
        self.taken_over(Instant::now()).await;
        self.account("killed").await;
        self.programs[which] = self.machine.start(AHEAD[which]);
        self.programs[which].is_well_and_says(": connected").await;
        self.account("started anew").await;
    }

    /// It sleeps until it is taken for dead, finds that out, and ends for the operating system to start it anew.
    async fn stands_still(&mut self, which: usize) {
        self.programs[which].signal("STOP");
        tokio::time::sleep(Duration::from_secs(20)).await;
        self.programs[which].signal("CONT");
        let status = self.programs[which].ended().await;
        assert!(!status.success(), "{status}");
        let log = self.programs[which].log();
        assert!(log.contains("must start anew"), "{log}");
        self.account("stood still").await;
        self.programs[which] = self.machine.start(AHEAD[which]);
        self.programs[which].is_well_and_says(": connected").await;
    }

    async fn the_server_fails(&mut self) {
        self.cluster.control(&["-m", "immediate", "restart"]);
        self.account("restarted").await;
        self.between.cut();
        self.account("cut").await;
        self.between.delay(FAR);
        let start = Instant::now();
        self.play(1).await;
        eprintln!("a turn over {FAR:?} took {:?}", start.elapsed());
        self.account("far away").await;
        self.between.delay(SLOW);
        tokio::time::sleep(Duration::from_secs(20)).await;
        self.between.delay(Duration::ZERO);
        self.account("slow").await;
        let is_fenced = |program: &Program| program.log().contains("must start anew");
        assert!(!self.programs.iter().any(is_fenced), "who is slow is not dead");
    }

    /// One after the other is replaced; one that is told of other shards waits, and so does one with newer tables, until the
    /// others have stopped.
    async fn are_replaced(&mut self) {
        for (which, ahead) in AHEAD.into_iter().enumerate() {
            self.programs[which].signal("TERM");
            let status = self.programs[which].ended().await;
            assert!(status.success(), "{status}");
            self.programs[which] = self.machine.start(ahead);
            self.programs[which].is_well_and_says(": connected").await;
            self.account("replaced").await;
        }
        let mut other = self.machine.start_of(SHARDS / 2, 0);
        other.is_well_and_says("waits until others, who play with 8 shards, have stopped").await;
        other.signal("TERM");
        assert!(other.ended().await.success(), "{}", other.log());
        self.account("one with other shards waited").await;
        let version = |change| format!("UPDATE aedile SET version = version {change}");
        self.ask(&version("- 1"));
        let newer = self.machine.start(0);
        newer.is_well_and_says("older version").await;
        self.account("a newer one waits").await;
        self.ask(&version("+ 1"));
        newer.is_well_and_says(": connected").await;
        self.programs.push(newer);
        self.account("a newer one plays").await;
    }
}

/// What a database answers, behind everybody's back: the first column.
fn ask(database: &str, sql: &str) -> Vec<String> {
    let (database, sql) = (database.to_owned(), sql.to_owned());
    // The synchronous library starts a runtime, which a thread of one may not do.
    let ask = move || {
        let mut client = postgres::Client::connect(&database, postgres::NoTls)?;
        client.simple_query(&sql)
    };
    let answers = std::thread::spawn(ask).join().unwrap().expect("PostgreSQL answers");
    let row = |answer| match answer {
        SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
        _ => None,
    };
    answers.into_iter().filter_map(row).collect()
}

#[tokio::test]
async fn games_go_on_whatever_happens_to_programs_and_server() {
    let Some(mut trial) = Trial::open().await else { return };
    trial.seat(8).await;
    trial.account("begun").await;
    let kills = std::env::var("AEDILE_KILLS").map_or(1, |kills| kills.parse().unwrap());
    for kill in 0..kills {
        eprintln!("kill {kill}");
        trial.is_killed(kill % 3).await;
    }
    trial.stands_still(1).await;
    trial.the_server_fails().await;
    trial.are_replaced().await;
}
