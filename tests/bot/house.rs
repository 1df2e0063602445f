//! A local Discord, a database and the bot, as `aedile local` puts them together.

#[path = "house/complaints.rs"]
mod complaints;
#[path = "house/heard.rs"]
mod heard;
#[path = "house/opening.rs"]
mod opening;
#[path = "house/seating.rs"]
mod seating;

use std::{
    collections::HashMap,
    num::NonZero,
    path::PathBuf,
    sync::Mutex,
    time::{Duration, Instant},
};

use aedile::{
    cluster::Membership,
    discord::{self, Clients, Panels, Quotas, Settings},
    games::great_city::GreatCity,
    local::{
        self, ChannelId, Message, MessageId, Server, UserId, World,
        cast::{AURELIA, BRUTUS, CLAUDIA, DECIMUS},
    },
    metrics::{Metrics, Shard},
    opponents,
    play::TypedGame,
    store::{Address, Store, StoreError, Upgrade},
    tables::{HandClock, Table, TableRef, Tables, Timestamp},
};
use complaints::Complaints;
pub use heard::*;

use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

/// Who sits down first, second, third, fourth.
pub const PEOPLE: [UserId; 4] = [AURELIA, BRUTUS, CLAUDIA, DECIMUS];

/// The threads of a bot.
const WORKERS: usize = 2;

/// Everything that a test needs. The bot has a runtime of its own, so that it can be killed.
pub struct House {
    server: Server,
    folder: TempDir,
    /// Where the tables are, when not in the folder.
    database: Option<Address>,
    opponents: opponents::Settings,
    bot: Option<Bot>,
    other: Option<Bot>,
    quotas: Quotas,
    panels: Panels,
    /// The server that bots ask, and how; `None` is Discord, which those clients believe to find here.
    api_url: Option<String>,
    clients: Clients,
    /// Of each bot that has run here.
    complaints: Vec<Complaints>,
    /// The last call of each channel whose turn was played to its end.
    answered: Mutex<HashMap<ChannelId, MessageId>>,
    /// What a test does to the bot on purpose, in words of its complaints.
    expected: Mutex<Vec<&'static str>>,
}

/// A healthy program logs no error.
impl Drop for House {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let expected = self.expected.lock().unwrap();
        let all: Vec<_> = self.complaints.iter().flat_map(Complaints::all).collect();
        let is_surprise = |line: &&String| !expected.iter().any(|words| line.contains(words));
        let surprises: Vec<_> = all.iter().filter(is_surprise).collect();
        assert!(surprises.is_empty(), "{surprises:#?}");
    }
}

struct Bot {
    runtime: Option<Runtime>,
    stop: CancellationToken,
    running: tokio::task::JoinHandle<Result<(), discord::DiscordError>>,
    tables: Tables,
    metrics: Metrics,
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl House {
    /// Starts the bot on the database, as after a start of the program.
    pub fn start_bot(&mut self) {
        self.bot = Some(self.new_bot());
    }

    /// Starts a second bot beside the first, as on another machine.
    pub fn start_another(&mut self) {
        self.other = Some(self.new_bot());
    }

    /// Kills the first bot; the second is the only one from then on.
    pub async fn kill_the_first(&mut self) {
        let other = self.other.take();
        let mut bot = std::mem::replace(&mut self.bot, other).expect("the bot runs");
        let runtime = bot.runtime.take().expect("only a killed bot has none");
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(Duration::from_secs(5)))
            .await
            .unwrap();
    }

    fn new_bot(&mut self) -> Bot {
        let complaints = Complaints::new();
        self.complaints.push(complaints.clone());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(WORKERS)
            .on_thread_start(move || complaints.listen())
            .enable_all()
            .build()
            .unwrap();
        let store = self.store();
        let membership = Membership::new(store.clone(), None);
        let tables = Tables::owning(store, self.clock(), membership.owned()).unwrap();
        let stop = CancellationToken::new();
        let metrics = Metrics::default();
        let settings = Settings {
            token: self.server.token().to_owned(),
            api_url: self.api_url.clone(),
            clients: self.clients.clone(),
            shards: None,
            metrics: metrics.clone(),
            quotas: self.quotas,
            panels: self.panels,
        };
        runtime.spawn(opponents::run(tables.clone(), self.opponents, stop.clone()));
        runtime.spawn(tables.clone().follow(stop.clone()));
        let all = (tables.clone(), membership);
        let running = runtime.spawn(discord::run(settings, all, stop.clone()));
        Bot { runtime: Some(runtime), stop, running, tables, metrics }
    }

    /// Lets the bot stand still for so long from now on, as one that the operating system has stopped.
    pub async fn stand_still(&self, time: Duration) {
        let runtime = self.bot.as_ref().and_then(|bot| bot.runtime.as_ref()).expect("the bot runs");
        let (still, mut heard) = tokio::sync::mpsc::unbounded_channel();
        for _ in 0..WORKERS {
            let still = still.clone();
            runtime.spawn(async move {
                still.send(()).unwrap();
                std::thread::sleep(time);
            });
        }
        for _ in 0..WORKERS {
            heard.recv().await.unwrap();
        }
    }

    /// Ends the bot as a signal would, and waits until it has ended.
    pub async fn stop_bot(&mut self) {
        let mut bot = self.bot.take().expect("the bot runs");
        bot.stop.cancel();
        (&mut bot.running).await.unwrap().unwrap();
        bot.tables.close().await;
    }

    /// Lets the bot log errors with these words.
    pub fn expect_error(&self, words: &'static str) {
        self.expected.lock().unwrap().push(words);
    }

    /// Ends the bot in the middle of whatever it does.
    pub async fn kill_bot(&mut self) {
        let mut bot = self.bot.take().expect("the bot runs");
        let runtime = bot.runtime.take().expect("only a killed bot has none");
        self.complaints.last().expect("each bot has its own").end();
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(Duration::from_secs(5)))
            .await
            .unwrap();
        drop(bot);
        self.world().until(|world| (!world.is_bot_connected()).then_some(())).await;
    }

    /// Kills the bot and starts it again on the same database.
    pub async fn restart_bot(&mut self) {
        self.kill_bot().await;
        self.start_bot();
        self.world().until(|world| world.is_bot_connected().then_some(())).await;
    }

    /// The clock by which bot and world live: the machine's, moved forward by [`House::forward`].
    pub fn clock(&self) -> HandClock {
        HandClock::ahead_by(self.world().ahead())
    }

    /// What time it is for the bot's tables.
    pub fn now(&self) -> Timestamp {
        self.bot.as_ref().expect("the bot runs").tables.now()
    }

    /// How the bot's shards are, by their numbers.
    pub fn shards(&self) -> Vec<Shard> {
        self.bot.as_ref().expect("the bot runs").metrics.shards()
    }

    /// How many tables of the server sleep.
    pub async fn asleep(&self) -> usize {
        let tables = &self.bot.as_ref().expect("the bot runs").tables;
        tables.asleep_in(aedile::tables::GuildId(local::GUILD.0)).await.unwrap().len()
    }

    /// Waits until so many tables of the server sleep, which nothing in the world shows.
    pub async fn until_asleep(&self, count: usize) {
        while self.asleep().await < count {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Lets time pass for bot and world together.
    pub fn forward(&self, time: Duration) {
        self.world().pass_time(time);
    }

    /// Does to the database what the bot never does.
    pub fn meddle(&self, sql: &str) {
        rusqlite::Connection::open(self.file()).unwrap().execute_batch(sql).unwrap();
    }

    /// The file of the database.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("aedile.sqlite")
    }

    /// Where the database is.
    fn address(&self) -> Address {
        self.database.clone().unwrap_or_else(|| Address::File(self.file()))
    }

    /// The database, as soon as the bot before has let go of it.
    fn store(&self) -> Store {
        let address = self.address();
        let until = Instant::now() + Duration::from_secs(10);
        loop {
            match Store::among_others(&address, Upgrade::AfterCopy) {
                Err(StoreError::InUse(_)) if Instant::now() < until => {
                    std::thread::sleep(Duration::from_millis(10));
                }
                other => return other.unwrap(),
            }
        }
    }

    /// What a bot needs to find the local Discord: its address, and the token.
    pub fn way(&self) -> (String, String) {
        (self.server.api_url(), self.server.token().to_owned())
    }

    /// The local Discord.
    pub fn world(&self) -> World {
        self.server.world()
    }

    /// The tables of the bot, behind its back.
    pub fn tables(&self) -> &Tables {
        &self.bot.as_ref().expect("the bot runs").tables
    }

    /// The started table of The Great City of Rome that was last in this channel, behind the bot's back.
    pub async fn table(&self, channel: ChannelId) -> Table {
        self.table_of::<GreatCity>(channel).await
    }

    /// The started table of this game that was last in this channel, behind the bot's back.
    pub async fn table_of<G: TypedGame>(&self, channel: ChannelId) -> Table {
        let channel = aedile::tables::ChannelId(channel.0);
        match self.tables().latest_in_channel(channel).await {
            Ok(TableRef::Game(table)) => {
                assert_eq!(table.kind(), G::KIND, "another game is played there");
                table
            }
            Ok(TableRef::Lobby(_)) => panic!("the table has not started"),
            Err(error) => panic!("{error}"),
        }
    }

    /// Waits for a message that everybody reads and that contains these words.
    pub async fn told(&self, channel: ChannelId, words: &str) -> Message {
        let world = self.world();
        let is_it = |message: &Message| message.content.contains(words);
        world.until(|world| world.messages(channel, None).into_iter().find(is_it)).await
    }

    /// The lobby of a channel in words.
    pub async fn lobby(&self, channel: ChannelId) -> String {
        let is_it = |card: &Message| card.buttons().iter().any(|one| one.label == "As text");
        let world = self.world();
        let card = world.until(|world| world.messages(channel, None).into_iter().find(is_it)).await;
        self.click(PEOPLE[0], card.id, &button(&card, "As text")).await.content
    }

    /// What the private answer to a command says.
    pub async fn says(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        options: Value,
    ) -> String {
        self.answer(user, channel, command, options).await.content
    }

    /// The private answer to a command.
    pub async fn answer(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        options: Value,
    ) -> Message {
        let ask = async || self.world().slash(user, channel, command, options.clone()).await;
        let answer = patiently(command, ask).await;
        self.until_carded(&answer.content).await;
        answer
    }

    /// If this says that a table is open, waits for its card: what starts its game comes after that. Where a test lets
    /// nothing be posted there is none.
    async fn until_carded(&self, said: &str) {
        let Some((table, _)) = said.split_once(" is open and") else { return };
        let opened = format!("{table}, opened by");
        let (world, is_card) = (self.world(), |card: &Message| card.content.contains(&opened));
        let carded = world.until(|world| {
            let channels = world.channels(PEOPLE[0]);
            let mut messages = channels.iter().flat_map(|channel| world.messages(channel.id, None));
            messages.any(|message| is_card(&message)).then_some(())
        });
        let _ = tokio::time::timeout(Duration::from_secs(3), carded).await;
    }

    /// The private answer to a click.
    pub async fn click(&self, user: UserId, message: MessageId, custom_id: &str) -> Message {
        patiently(custom_id, async || self.world().click(user, message, custom_id).await).await
    }

    /// The private answer to a choice in a select.
    pub async fn select(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
        value: &str,
    ) -> Message {
        patiently(custom_id, async || self.world().select(user, message, custom_id, &[value]).await)
            .await
    }

    /// The values that autocomplete offers for an option.
    pub async fn offered(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        options: Value,
        focused: &str,
    ) -> Vec<(String, String)> {
        let outcome =
            self.world().autocomplete(user, channel, command, options, focused).await.unwrap();
        match outcome.ack {
            local::Ack::Choices { choices } => choices
                .into_iter()
                .map(|choice| {
                    (
                        choice.name,
                        choice.value.as_str().expect("all our choices are texts").to_owned(),
                    )
                })
                .collect(),
            other => panic!("/{command} {focused}: {other:?}"),
        }
    }
}
