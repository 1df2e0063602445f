//! One shard of the gateway: from its turn to its end, and from the beginning whenever its session is lost.
//!
//! The library would begin a lost session again by a queue of its own, which knows neither other processes nor that several may
//! begin at once, starts what was given up meanwhile, and confuses who has ended. So its managers get no queue here.

use std::{
    panic::AssertUnwindSafe,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::FutureExt as _;
use serenity::{
    Client,
    all::{ConnectionStage, OnlineStatus, ShardId, ShardInfo, ShardManager, ShardRunnerMessage},
    gateway::{
        Shard, ShardManagerOptions, ShardMessenger, ShardRunner, ShardRunnerInfo,
        ShardRunnerOptions,
    },
};
use tokio_util::sync::CancellationToken;

use super::{
    door::Door,
    pauses::{Away, ShortSessions},
    session::Session,
    turns::{NotBegun, Turns},
    unread::Unread,
    watch::Watch,
};
use crate::{
    discord::wire::{
        connect::{Gates, INTENTS},
        is_bad_token,
    },
    metrics::Gateway,
};

/// Closes a connection for good: the session is given up.
const CLEAN: u16 = 1000;
/// The longest pause after a failure of the store, which nobody limits and which is back soon.
const STORE: Duration = Duration::from_secs(5);
/// How long Discord may take to answer that.
const GOODBYE: Duration = Duration::from_secs(5);
/// Between two looks at how quick a shard is.
const BEAT: Duration = Duration::from_secs(5);
/// Between two looks at whether the session still waits for Discord.
const LOOK: Duration = Duration::from_millis(500);
/// Why a session has ended whose connection Discord has closed in a way that the library does not look at.
const REFUSED: &str = "Discord has refused the session (close code 4003, 4010 or 4011): either the bot is on too many servers for this \
                       number of shards, so set discord.shards to \"auto\" and start again, or it is a fault of Discord's";
/// A panic so soon after another one is no accident.
const OFTEN: Duration = Duration::from_secs(10 * 60);
/// How long the shard rests then: Discord lets a bot begin a thousand sessions a day.
const REST: Duration = Duration::from_secs(3 * 60);

/// What all shards of this process share.
pub struct Line {
    /// How many shards the bot has.
    pub of: u32,
    /// The address, the token and what else belongs to the bot.
    pub client: Client,
    /// Takes what Discord tells.
    pub door: Arc<Door>,
    /// Takes what the library cannot read.
    pub unread: Arc<Unread>,
    /// Notes how the shards are.
    pub watch: Arc<Watch>,
    /// What Discord says of how many may begin.
    pub gates: Gates,
    /// When they may begin.
    pub turns: Turns,
}

impl Line {
    /// Keeps the shard connected until `stop`.
    ///
    /// # Errors
    /// When Discord refuses the bot for good.
    pub async fn keep(&self, id: ShardId, stop: &CancellationToken) -> serenity::Result<()> {
        let mut panicked: Option<Instant> = None;
        let (mut away, mut short) = (Away::default(), ShortSessions::default());
        loop {
            let begin = Box::pin(self.begin(id));
            match stop.run_until_cancelled(begin).await {
                None => return Ok(()),
                Some(Ok(shard)) => {
                    if away.is_over() {
                        tracing::info!(shard = id.0, "what kept a shard from beginning is over");
                    }
                    let since = Instant::now();
                    if let Some(ended) = self.outlive(id, shard, stop).await {
                        ended?;
                    } else {
                        self.rest(id, panicked.replace(Instant::now()), stop).await;
                    }
                    self.watch.ended(id);
                    self.watch.metrics.set_gateway(id.0, Gateway::Disconnected);
                    wait(short.ended(since.elapsed()), stop).await;
                }
                Some(Err(NotBegun::Discord(error))) if is_bad_token(&error) => return Err(*error),
                Some(Err(error)) => {
                    self.watch.metrics.set_shard_trouble(id.0, error.to_string());
                    let (pause, is_first) = away.failed();
                    complain(id, &error, is_first);
                    let is_of_store = matches!(error, NotBegun::Store(_));
                    wait(if is_of_store { pause.min(STORE) } else { pause }, stop).await;
                }
            }
            if stop.is_cancelled() {
                return Ok(());
            }
        }
    }

    /// Connects the shard when Discord lets a session begin.
    async fn begin(&self, id: ShardId) -> Result<Shard, NotBegun> {
        self.gates.open().await.map_err(Box::new)?;
        Box::pin(self.turns.take(id, || self.connect(id))).await
    }

    /// Waits for a while after a panic, if there was one before it not long ago.
    async fn rest(&self, id: ShardId, before: Option<Instant>, stop: &CancellationToken) {
        self.watch.metrics.set_gateway(id.0, Gateway::Disconnected);
        if before.is_some_and(|before| before.elapsed() < OFTEN) {
            stop.run_until_cancelled(tokio::time::sleep(REST)).await;
        }
    }

    /// Lets a session run to its end; `None` when it panicked: so does the library at some words that Discord would never say.
    async fn outlive(
        &self,
        id: ShardId,
        shard: Shard,
        stop: &CancellationToken,
    ) -> Option<serenity::Result<()>> {
        let session = AssertUnwindSafe(Box::pin(self.run(id, shard, stop))).catch_unwind();
        let ended = session.await.ok();
        if ended.is_none() {
            tracing::error!(shard = id.0, "an event made the library panic; connecting anew");
        }
        ended
    }

    async fn connect(&self, id: ShardId) -> serenity::Result<Shard> {
        let (url, http) = (self.client.ws_url.clone(), self.client.http.clone());
        let info = ShardInfo { id, total: self.of };
        let mut shard = Shard::new(url, http.token(), info, INTENTS, None).await?;
        shard.set_application_id_callback({
            let http = http.clone();
            move |id| http.set_application_id(id)
        });
        Ok(shard)
    }

    /// Lets the session run to its end, resumed as often as Discord allows it.
    async fn run(
        &self,
        id: ShardId,
        shard: Shard,
        stop: &CancellationToken,
    ) -> serenity::Result<()> {
        let (manager, _fatal) = self.manager();
        let mut runner = ShardRunner::new(self.options(shard, manager.clone()));
        let runner_tx = ShardMessenger::new(&runner);
        let (latency, stage) = (None, ConnectionStage::Handshake);
        let info = ShardRunnerInfo { latency, runner_tx: runner_tx.clone(), stage };
        manager.runners.lock().await.insert(id, info);
        // Who asks to be begun anew waits for this note, in vain where nobody is left to write it.
        manager.shutdown_finished(id);
        let mut running = Session::start(async move { Box::pin(runner.run()).await })?;
        let (mut beat, mut look) = (tokio::time::interval(BEAT), tokio::time::interval(LOOK));
        loop {
            tokio::select! {
                ended = running.ended() => return ended,
                () = stop.cancelled() => break,
                _ = beat.tick() => self.measure(id, &manager).await,
                _ = look.tick() => if running.is_stuck() {
                    self.watch.metrics.set_gateway(id.0, Gateway::Disconnected);
                    self.watch.metrics.set_shard_trouble(id.0, REFUSED.to_owned());
                    end_stuck(id, &runner_tx);
                }
            }
        }
        if running.is_stuck() {
            // It would look for a goodbye for ever.
            end_stuck(id, &runner_tx);
            return Ok(());
        }
        runner_tx.send_to_shard(ShardRunnerMessage::Shutdown(id, CLEAN));
        tokio::time::timeout(GOODBYE, running.ended()).await.unwrap_or(Ok(()))
    }

    async fn measure(&self, id: ShardId, manager: &ShardManager) {
        if let Some(runner) = manager.runners.lock().await.get(&id) {
            self.watch.note(id, runner.stage);
            if let Some(latency) = runner.latency {
                self.watch.metrics.set_latency(id.0, latency);
            }
        }
    }

    fn options(&self, shard: Shard, manager: Arc<ShardManager>) -> ShardRunnerOptions {
        ShardRunnerOptions {
            data: self.client.data.clone(),
            event_handlers: vec![self.watch.clone()],
            raw_event_handlers: vec![self.unread.clone()],
            framework: Some(self.door.clone()),
            manager,
            shard,
            http: self.client.http.clone(),
        }
    }

    /// A manager for one session, and where it says why Discord refuses the bot. Its queue is a task of a runtime that never
    /// runs, so that it begins nothing.
    fn manager(&self) -> (Arc<ShardManager>, impl Sized + use<>) {
        let nowhere = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime without threads and timers asks nothing of the system");
        let made = {
            let _inside = nowhere.enter();
            ShardManager::new(ShardManagerOptions {
                data: self.client.data.clone(),
                event_handlers: Vec::new(),
                raw_event_handlers: Vec::new(),
                framework: Arc::default(),
                shard_index: 0,
                shard_init: 0,
                shard_total: self.of,
                ws_url: self.client.ws_url.clone(),
                http: self.client.http.clone(),
                intents: INTENTS,
                presence: None,
            })
        };
        nowhere.shutdown_background();
        made
    }
}

/// Ends a session whose connection is closed, which the library has not noticed: it does when it cannot send something.
fn end_stuck(id: ShardId, runner: &ShardMessenger) {
    tracing::error!(shard = id.0, "{REFUSED}");
    runner.set_status(OnlineStatus::Online);
}

/// Says the first time that a shard does not begin.
fn complain(id: ShardId, error: &NotBegun, is_first: bool) {
    let shard = id.0;
    if is_first {
        tracing::warn!(shard, %error, "a shard does not begin; trying again, further and further apart");
    } else {
        tracing::debug!(shard, %error, "a shard does not begin yet");
    }
}

async fn wait(pause: Duration, stop: &CancellationToken) {
    stop.run_until_cancelled(tokio::time::sleep(pause)).await;
}
