//! The handle to the world: what tests and the page look at and order.

use std::{
    collections::VecDeque,
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::{Mutex, MutexGuard};
use serde_json::json;
use tokio::sync::watch;
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};

use super::{
    ApiError,
    faults::{Fault, FaultKind, Faults},
    ids::{AttachmentId, ChannelId, MessageId, UserId},
    model::{Channel, Guild, Message, User},
    rest::Recorded,
    sessions::{Identify, Out, Shard},
    state::{Audience, State},
};

/// How many requests are remembered.
const RECORDED: usize = 20_000;
const SECOND: Duration = Duration::from_secs(1);
/// How long [`World::until`] waits; no test should come near it.
const UNTIL: Duration = Duration::from_secs(3 * 60);

/// Looks at *Rome* and the servers beside it and acts in them; cheap to clone.
#[derive(Clone)]
pub struct World(Arc<Inner>);

struct Inner {
    /// One lock for everything, held for short plain work only, never across an `await`.
    state: Mutex<State>,
    token: String,
    faults: Mutex<Faults>,
    /// Cancelled when the server ends.
    ended: CancellationToken,
    /// `None`: nothing is recorded.
    requests: Option<Mutex<Requests>>,
    rate: Mutex<Rate>,
}

/// How many requests have come, and when, by the machine's clock: Discord's limit does not move with ours.
#[derive(Default)]
struct Rate {
    all: u64,
    last_second: VecDeque<Instant>,
    busiest: usize,
}

impl Rate {
    fn count(&mut self, now: Instant) {
        self.all += 1;
        self.last_second.push_back(now);
        while self.last_second.front().is_some_and(|at| now.duration_since(*at) >= SECOND) {
            self.last_second.pop_front();
        }
        self.busiest = self.busiest.max(self.last_second.len());
    }
}

#[derive(Default)]
struct Requests {
    kept: VecDeque<Recorded>,
    forgotten: usize,
}

/// How the gateway connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayLoss {
    /// Cut; the session waits to be resumed.
    Resumable,
    /// Cut, and a RESUME will be refused.
    Final,
    /// Closed with a code, such as 4000.
    Closed(u16),
}

impl std::fmt::Debug for World {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("World")
    }
}

impl World {
    pub(super) fn new(state: State, token: String, record: bool) -> Self {
        let requests = record.then(Mutex::default);
        Self(Arc::new(Inner {
            state: Mutex::new(state),
            token,
            faults: Mutex::default(),
            ended: CancellationToken::new(),
            requests,
            rate: Mutex::default(),
        }))
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock()
    }

    pub(super) fn token(&self) -> &str {
        &self.0.token
    }

    pub(super) fn strike(&self, method: &str, path: &str) -> Option<FaultKind> {
        self.0.faults.lock().strike(method, path)
    }

    /// Remembers a request; answers its number.
    pub(super) fn record(&self, request: Recorded) -> usize {
        // Answers to interactions are outside of Discord's limit for a bot.
        if !["/interactions/", "/webhooks/"].iter().any(|part| request.path.contains(part)) {
            self.0.rate.lock().count(Instant::now());
        }
        let Some(requests) = &self.0.requests else { return 0 };
        let mut requests = requests.lock();
        if requests.kept.len() == RECORDED {
            requests.kept.pop_front();
            requests.forgotten += 1;
        }
        requests.kept.push_back(request);
        requests.forgotten + requests.kept.len() - 1
    }

    /// Notes how the request of this number was answered.
    pub(super) fn record_status(&self, number: usize, status: u16) {
        let Some(requests) = &self.0.requests else { return };
        let mut requests = requests.lock();
        let at = number.checked_sub(requests.forgotten);
        if let Some(request) = at.and_then(|at| requests.kept.get_mut(at)) {
            request.status = status;
        }
        drop(requests);
        self.state().touch();
    }

    /// Ends the server and all connections.
    pub(super) fn end(&self) {
        self.0.ended.cancel();
        self.state().sessions.send(None, &Out::Cut);
    }

    /// Waits until the server ends.
    pub(super) fn ended(&self) -> WaitForCancellationFutureOwned {
        self.0.ended.clone().cancelled_owned()
    }

    /// The bot's requests so far, oldest first; at most the last 20,000.
    pub fn requests(&self) -> Vec<Recorded> {
        let requests = self.0.requests.as_ref();
        requests.map(|requests| requests.lock().kept.iter().cloned().collect()).unwrap_or_default()
    }

    /// How many requests of the bot count for Discord's limit of 50 a second, in all; those that were limited or failed too,
    /// answers to interactions not.
    pub fn counted_requests(&self) -> u64 {
        self.0.rate.lock().all
    }

    /// How many of them came in the second with most, wherever it began.
    pub fn busiest_second(&self) -> usize {
        self.0.rate.lock().busiest
    }

    /// The people, without the bot.
    pub fn people(&self) -> Vec<User> {
        let state = self.state();
        state.users.iter().filter(|user| user.id != super::BOT).cloned().collect()
    }

    /// The servers, *Rome* first.
    pub fn guilds(&self) -> Vec<Guild> {
        self.state().guilds.values().cloned().collect()
    }

    /// All channels that `viewer` sees, threads included.
    pub fn channels(&self, viewer: UserId) -> Vec<Channel> {
        let mut state = self.state();
        state.archive_idle();
        let seen = |channel: &&Channel| state.sees(viewer, channel);
        state.channels.values().filter(seen).cloned().collect()
    }

    /// The messages of a channel that `viewer` sees, oldest first; `None` sees what everybody sees.
    pub fn messages(&self, channel: ChannelId, viewer: Option<UserId>) -> Vec<Message> {
        self.state().messages_in(channel, viewer).cloned().collect()
    }

    /// A message as it is now.
    pub fn message(&self, id: MessageId) -> Option<Message> {
        self.state().messages.get(&id).cloned()
    }

    /// The bytes of an attachment.
    pub fn file(&self, id: AttachmentId) -> Option<Arc<[u8]>> {
        self.state().files.get(&id).cloned()
    }

    /// The registered commands, as Discord answers them.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.state().commands.clone()
    }

    /// Waits until `look` finds something; it looks again after every change.
    ///
    /// # Panics
    /// When nothing is found within three minutes.
    pub async fn until<T>(&self, look: impl Fn(&Self) -> Option<T>) -> T {
        let mut version = self.state().version.subscribe();
        let wait = async {
            loop {
                if let Some(found) = look(self) {
                    return found;
                }
                version.changed().await.expect("the world, which we hold, has the sender");
            }
        };
        tokio::time::timeout(UNTIL, wait)
            .await
            .expect("what was waited for did not happen in three minutes")
    }

    /// Waits until the bot is connected and has registered at least this many commands.
    ///
    /// # Panics
    /// When that has not happened within three minutes.
    pub async fn bot_ready(&self, commands: usize) {
        let ready = |world: &Self| {
            let state = world.state();
            (state.sessions.is_connected() && state.commands.len() >= commands).then_some(())
        };
        self.until(ready).await;
    }

    /// Whether a bot is connected to the gateway.
    pub fn is_bot_connected(&self) -> bool {
        self.state().sessions.is_connected()
    }

    /// The shards that are connected to the gateway, in order.
    pub fn connected_shards(&self) -> Vec<Shard> {
        self.state().sessions.connected()
    }

    /// Every try to begin a session, the refused among them, in order.
    pub fn identifies(&self) -> Vec<Identify> {
        self.state().sessions.tries.clone()
    }

    /// Orders a fault for requests to come.
    pub fn misbehave(&self, fault: Fault) {
        self.0.faults.lock().add(fault);
    }

    /// Forgets the faults that have not happened yet.
    pub fn behave(&self) {
        self.0.faults.lock().clear();
    }

    /// Ends the gateway connections.
    pub fn drop_gateway(&self, loss: GatewayLoss) {
        self.lose(None, loss);
    }

    /// Ends the gateway connections of the shard of this number.
    pub fn drop_shard(&self, shard: u64, loss: GatewayLoss) {
        self.lose(Some(shard), loss);
    }

    fn lose(&self, only: Option<u64>, loss: GatewayLoss) {
        let mut state = self.state();
        match loss {
            GatewayLoss::Resumable => state.sessions.send(only, &Out::Cut),
            GatewayLoss::Final => {
                state.sessions.send(only, &Out::Cut);
                state.sessions.forget(only);
            }
            GatewayLoss::Closed(code) => state.sessions.send(only, &Out::Close(code)),
        }
        let connected = state.sessions.is_connected();
        state.publish(Audience::Everybody, json!({"type": "bot", "connected": connected}));
    }

    /// Asks the bot to connect anew and resume: op 7.
    pub fn ask_to_reconnect(&self) {
        let frame = json!({"op": 7, "s": null, "t": null, "d": null});
        self.state().sessions.send(None, &Out::Text(frame.to_string()));
    }

    /// Tells the bot that its session is invalid: op 9; unless it is resumable it is gone.
    pub fn invalidate_session(&self, is_resumable: bool) {
        let frame = json!({"op": 9, "s": null, "t": null, "d": is_resumable});
        let mut state = self.state();
        state.sessions.send(None, &Out::Text(frame.to_string()));
        if !is_resumable {
            state.sessions.forget(None);
        }
    }

    /// Tells the bot an event as it stands here, such as Discord never would.
    pub fn tell(&self, name: &str, data: &serde_json::Value) {
        self.state().sessions.dispatch(None, 0, name, data);
    }

    /// Changes all events of this name on their way from now on, into what Discord does not send yet; the change before is
    /// forgotten.
    pub fn alter_events(
        &self,
        name: &str,
        change: impl FnMut(&mut serde_json::Value) + Send + 'static,
    ) {
        self.state().sessions.altered.set(name, change);
    }

    /// Delivers the next interactions twice each.
    pub fn deliver_twice(&self, interactions: u32) {
        self.state().sessions.twice = interactions;
    }

    /// Moves the clock: interactions that wait fail after 3 s, tokens die after 15 minutes.
    pub fn pass_time(&self, time: Duration) {
        let mut state = self.state();
        state.ahead.send_modify(|ahead| *ahead = ahead.saturating_add(time));
        state.archive_idle();
        state.touch();
    }

    /// The time here, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.state().now()
    }

    /// How far the clock runs ahead of the machine's: for a bot that is to live in the same time. What is set in it moves
    /// this world too.
    pub fn ahead(&self) -> watch::Sender<Duration> {
        self.state().ahead.clone()
    }

    /// Sets what the bot may do in a channel; see [`permissions`](super::permissions).
    ///
    /// # Errors
    /// There is no such channel.
    pub fn set_permissions(&self, channel: ChannelId, bits: u64) -> Result<(), ApiError> {
        self.state().set_permissions(channel, bits)
    }
}
