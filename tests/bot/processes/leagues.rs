//! A season of a league that two programs look after, of which the one that has its server is killed at random moments: each
//! thread, table, greeting and message is there once.
//!
//! `AEDILE_KILLS` says how often it is killed at each of four times; once without it.

use std::time::Duration;

use aedile::{
    board::{Rng, Seed},
    local::{
        Channel, GUILD, Message, UserId,
        cast::{AURELIA, BRUTUS, CLAUDIA, DECIMUS, FLAVIA, FORUM},
    },
};
use serde_json::json;

use super::{AHEAD, AWAY, FAULTS, Program, SHARDS, Trial};
use crate::bot::house::button;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// A kill comes within so many milliseconds: opening the six threads takes 12 seconds.
const SOON: u32 = 4_000;

const PLAYERS: [UserId; 4] = [AURELIA, BRUTUS, CLAUDIA, DECIMUS];

/// How many matches have a table.
const OPENED: &str = "SELECT count(*) FROM matches WHERE table_id IS NOT NULL";
/// How many matches nobody waits for any more.
const DECIDED: &str = "SELECT count(*) FROM matches WHERE state NOT IN ('drawn', 'open')";

impl Trial {
    /// Time passes for the programs and Discord. Programs look at the clock when something happens, not only once a minute:
    /// something must.
    fn forward(&mut self, time: Duration) {
        self.machine.pass(time);
        self.house.world().pass_time(time);
    }

    /// Kills the program that has *Rome* after a random time, as often as is wanted, and starts it anew.
    async fn owner_is_killed(&mut self, rng: &mut Rng) {
        let kills = std::env::var("AEDILE_KILLS").map_or(1, |kills| kills.parse().unwrap());
        for _ in 0..kills {
            tokio::time::sleep(Duration::from_millis(rng.below(SOON).into())).await;
            let which = self.owner();
            self.programs[which].signal("KILL");
            self.programs[which].ended().await;
            self.programs[which] = self.machine.start(AHEAD[which]);
            self.settled().await;
        }
    }

    /// The program that has the shard of *Rome*.
    fn owner(&self) -> usize {
        let shard = (GUILD.0 >> 22) % SHARDS as u64;
        let sql =
            format!("SELECT name FROM members JOIN leases ON member = id WHERE shard = {shard}");
        let [name] = &self.ask(&sql)[..] else { panic!("nobody has {shard}") };
        let is_it = |program: &Program| name.ends_with(&format!(" {}", program.id()));
        self.programs.iter().position(is_it).unwrap_or_else(|| panic!("{name} is none of ours"))
    }

    /// Waits until the database answers so.
    async fn until(&self, sql: &str, answer: &str) {
        let waits = async {
            while self.ask(sql) != [answer] {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        let waited = tokio::time::timeout(3 * AWAY, waits).await;
        assert!(waited.is_ok(), "{sql}: {:?} and not {answer}", self.ask(sql));
    }

    fn threads(&self) -> Vec<Channel> {
        let all = self.house.world().channels(AURELIA).into_iter();
        all.filter(|channel| channel.parent == Some(FORUM)).collect()
    }

    /// How many messages of a channel that everybody reads say this.
    fn saying(&self, channel: &Channel, words: &str) -> usize {
        let says = |message: &&Message| message.content.contains(words);
        self.house.world().messages(channel.id, None).iter().filter(says).count()
    }

    async fn signs_up(&self) -> Message {
        let new = json!({"game": "builders", "name": "Ludi", "players": 2, "size": 4, "weeks": 3});
        self.house.says(AURELIA, FORUM, "league create", new).await;
        let card = self.house.told(FORUM, "Sign-up is open until").await;
        for user in PLAYERS {
            self.joins(user, &card, "Join").await;
        }
        card
    }

    async fn joins(&self, user: UserId, card: &Message, label: &str) {
        let question = self.house.click(user, card.id, &button(card, label)).await;
        let yes = button(&question, "Join and be ranked here");
        self.house.click(user, question.id, &yes).await;
    }

    /// These press *Join* in the threads of all matches, which is refused where it is not theirs.
    async fn are_ready(&self, users: &[UserId]) {
        for thread in self.threads() {
            let card = self.house.told(thread.id, "Table ").await;
            for user in users {
                self.house.click(*user, card.id, &button(&card, "Join")).await;
            }
        }
    }

    /// Each of the six matches has one thread, one greeting, one card, and one table.
    fn matches_are_there_once(&self) {
        let threads = self.threads();
        let mut names: Vec<_> = threads.iter().map(|thread| thread.name.clone()).collect();
        names.sort();
        names.dedup();
        assert_eq!((threads.len(), names.len()), (6, 6), "{names:?}");
        for thread in &threads {
            let said = ["your match is open", "The Builders: Antiquity\nTable"]
                .map(|words| self.saying(thread, words));
            assert_eq!(said, [1, 1], "{}: greetings and cards", thread.name);
        }
        assert_eq!(
            self.ask("SELECT count(*) FROM tables"),
            ["6"],
            "no table is opened for nothing"
        );
        let seasons = self.ask("SELECT count(*) FROM seasons");
        let forum = self.house.world().channels(AURELIA).into_iter().find(|one| one.id == FORUM);
        let posted = self.saying(&forum.unwrap(), "Ludi** · season");
        assert_eq!(seasons, [posted.to_string()], "a message a season");
        for fault in FAULTS {
            assert_eq!(self.ask(fault), Vec::<String>::new(), "{fault}");
        }
    }
}

#[tokio::test]
async fn a_season_happens_once_whenever_the_program_that_looks_after_it_is_killed() {
    let Some(mut trial) = Trial::of(&AHEAD[..2]).await else { return };
    let mut rng = Rng::new(Seed::from_number(39));
    let card = trial.signs_up().await;
    trial.forward(7 * DAY);
    trial.joins(FLAVIA, &card, "As a reserve").await;
    trial.owner_is_killed(&mut rng).await;
    trial.until(OPENED, "6").await;
    trial.are_ready(&[AURELIA, BRUTUS]).await;
    trial.matches_are_there_once();
    trial.forward(2 * DAY + HOUR);
    assert_eq!(trial.play(1).await, 1);
    trial.owner_is_killed(&mut rng).await;
    trial.until("SELECT count(*) FROM tables WHERE state = 'running'", "6").await;
    trial.forward(21 * DAY);
    assert_eq!(trial.play(1).await, 1);
    trial.owner_is_killed(&mut rng).await;
    trial.until(DECIDED, "6").await;
    trial.forward(3 * DAY + HOUR);
    assert_eq!(trial.play(1).await, 1);
    trial.owner_is_killed(&mut rng).await;
    trial.house.told(FORUM, "season 2").await;
    trial.until("SELECT count(*) FROM seasons", "2").await;
    trial.matches_are_there_once();
    let threads = trial.threads();
    let points = "SELECT match_seats.points FROM match_seats ORDER BY number, seat";
    assert_eq!(trial.ask(points).len(), 2 * threads.len(), "two seats a match");
}
