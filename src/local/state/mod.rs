//! The truth about *Rome* and the servers beside it: one plain value behind one lock, which nobody holds across an `await`.

mod body;
mod channels;
mod interaction;
mod interactions;
mod members;
mod messages;
mod payload;
mod threads;
mod wire;

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque, btree_map::Entry},
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::sync::{broadcast, watch};

pub(super) use self::{
    body::{Body, Upload},
    interaction::{Interaction, InteractionKind},
};
use super::{
    cast,
    error::ApiError,
    ids::{
        AttachmentId, ChannelId, GuildId, IdMaker, InteractionId, MessageId, UserId, id_of,
        unix_millis,
    },
    model::{Channel, Guild, Message, User},
    permissions,
    sessions::{GatewayRules, Sessions},
};

/// How long an interaction waits for its first answer, in milliseconds.
pub(super) const PATIENCE: u64 = 3_000;
/// How long an interaction's token lives, in milliseconds.
pub(super) const TOKEN_LIVES: u64 = 15 * 60 * 1_000;
/// How many changes a slow browser may lag behind before it has to load everything again.
const CHANGES_KEPT: usize = 1024;

/// Who hears of a change.
#[derive(Clone, Copy, Debug)]
pub(super) enum Audience {
    Everybody,
    /// Those who are in this server now.
    Guild(GuildId),
    Person(UserId),
}

/// What a browser hears of.
#[derive(Clone, Debug)]
pub(super) struct WorldChange {
    pub audience: Audience,
    /// An event as `web` describes it.
    pub event: Value,
}

/// Everything there is. All times are in milliseconds since 1970 by [`State::now`].
pub(super) struct State {
    /// The bot is the last.
    pub users: Vec<User>,
    pub guilds: BTreeMap<GuildId, Guild>,
    /// Who takes no direct messages from members of their servers.
    pub closed: BTreeSet<UserId>,
    /// The locales of those who have set one, in Discord's form.
    pub locales: BTreeMap<UserId, String>,
    pub channels: BTreeMap<ChannelId, Channel>,
    pub messages: BTreeMap<MessageId, Message>,
    /// What was sent with a nonce lately, by the machine's time.
    pub sent: VecDeque<(Instant, MessageId)>,
    /// When messages older than an hour were changed lately, by channel.
    pub old_changes: BTreeMap<ChannelId, VecDeque<u64>>,
    /// Bytes of the attachments; the oldest are forgotten when they become too many.
    pub files: BTreeMap<AttachmentId, Arc<[u8]>>,
    /// Registered commands, as Discord answers them; those of the server have a `guild_id`.
    pub commands: Vec<Value>,
    pub interactions: BTreeMap<InteractionId, Interaction>,
    pub sessions: Sessions,
    pub ids: IdMaker,
    /// `http://127.0.0.1:PORT`, for the addresses of files.
    pub base_url: String,
    /// How far the clock of this world runs ahead of the machine's; others may share it.
    pub ahead: watch::Sender<Duration>,
    /// Browsers listen here.
    pub changes: broadcast::Sender<WorldChange>,
    /// Grows with every change; whoever waits for something looks again.
    pub version: watch::Sender<u64>,
    /// The last version that is on disk; the highest of all while nothing is saved anywhere.
    pub saved: watch::Sender<u64>,
}

impl State {
    /// A world without any server.
    pub fn new(base_url: String, rules: GatewayRules) -> Self {
        Self {
            users: cast::users(cast::FEWEST_PEOPLE),
            guilds: BTreeMap::new(),
            closed: BTreeSet::new(),
            locales: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            sent: VecDeque::new(),
            old_changes: BTreeMap::new(),
            files: BTreeMap::new(),
            commands: Vec::new(),
            interactions: BTreeMap::new(),
            sessions: Sessions::new(rules),
            ids: IdMaker::default(),
            base_url,
            ahead: watch::Sender::default(),
            changes: broadcast::Sender::new(CHANGES_KEPT),
            version: watch::Sender::new(0),
            saved: watch::Sender::new(u64::MAX),
        }
    }

    /// How many people there are.
    pub fn people(&self) -> u8 {
        u8::try_from(self.users.len() - 1).unwrap_or(u8::MAX)
    }

    /// Lets people come until there are so many.
    pub fn invite(&mut self, people: u8) {
        self.users = cast::users(self.people().max(people));
    }

    /// Opens the first so many servers, those of them that are not there yet.
    pub fn open_servers(&mut self, count: u8) {
        let now = self.now();
        for (number, guild) in cast::servers(count) {
            if let Entry::Vacant(free) = self.guilds.entry(guild.id) {
                free.insert(guild);
                self.channels.extend(cast::channels(number, now).map(|it| (it.id, it)));
            }
        }
    }

    /// The machine's time, moved forward by what somebody has let pass.
    pub fn now(&self) -> u64 {
        unix_millis().saturating_add(self.ahead_millis())
    }

    /// How far the clock was moved.
    pub fn ahead_millis(&self) -> u64 {
        u64::try_from(self.ahead.borrow().as_millis()).unwrap_or(u64::MAX)
    }

    /// An id of this moment.
    pub fn new_id(&mut self) -> u64 {
        let now = self.now();
        self.ids.next(now)
    }

    /// Wakes all that wait for a change.
    pub fn touch(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// Tells browsers, and wakes all that wait.
    pub fn publish(&self, audience: Audience, event: Value) {
        // Nobody may be listening.
        let _ = self.changes.send(WorldChange { audience, event });
        self.touch();
    }

    /// Tells browsers what time it is.
    pub fn publish_clock(&self) {
        self.publish(Audience::Everybody, json!({"type": "clock", "now": self.now()}));
    }

    pub fn user(&self, id: UserId) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    pub fn guild(&self, id: GuildId) -> Result<&Guild, ApiError> {
        self.guilds.get(&id).ok_or(ApiError::UNKNOWN_GUILD)
    }

    pub fn channel(&self, id: ChannelId) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or(ApiError::UNKNOWN_CHANNEL)
    }

    /// What a person may do anywhere in their servers.
    pub fn permissions_of(&self, user: UserId) -> u64 {
        let manager = self.user(user).is_some_and(|user| user.manager);
        if manager { permissions::OWNER } else { permissions::EVERYBODY }
    }

    /// Replaces the registered commands of a server or those for everywhere; a name keeps its id.
    pub fn set_commands(&mut self, of: Option<GuildId>, new: Vec<Value>) -> Vec<Value> {
        let (mut old, rest): (Vec<Value>, Vec<Value>) =
            std::mem::take(&mut self.commands).into_iter().partition(|c| guild_of(c) == of);
        self.commands = rest;
        let mut made = Vec::new();
        for command in new {
            let same = |old: &Value| old["name"] == command["name"];
            let known = old.iter().position(same).map(|at| old.swap_remove(at));
            made.push(self.command_json(command, known.as_ref(), of));
        }
        self.commands.extend(made.iter().cloned());
        self.publish_commands();
        made
    }

    /// Adds one command, or replaces the one of its name.
    pub fn add_command(&mut self, of: Option<GuildId>, command: Value) -> Value {
        let same = |old: &Value| old["name"] == command["name"] && guild_of(old) == of;
        let at = self.commands.iter().position(same);
        let known = at.map(|at| self.commands.swap_remove(at));
        let made = self.command_json(command, known.as_ref(), of);
        self.commands.push(made.clone());
        self.publish_commands();
        made
    }

    fn command_json(
        &mut self,
        mut command: Value,
        known: Option<&Value>,
        of: Option<GuildId>,
    ) -> Value {
        let id = known.map_or_else(|| json!(self.new_id().to_string()), |old| old["id"].clone());
        command["id"] = id;
        command["application_id"] = json!(super::ids::BOT);
        command["version"] = json!(self.new_id().to_string());
        if let Some(guild) = of {
            command["guild_id"] = json!(guild);
        }
        for (key, default) in [("type", json!(1)), ("default_member_permissions", Value::Null)] {
            if command[key].is_null() {
                command[key] = default;
            }
        }
        command
    }

    /// Tells every person which commands there are now.
    pub fn publish_commands(&self) {
        for person in &self.users {
            let commands = self.commands_shown(person.id);
            let whom = Audience::Person(person.id);
            self.publish(whom, json!({"type": "commands", "commands": commands}));
        }
    }

    /// The same as this person's client shows them: in its language, where the bot has said something in it.
    pub fn commands_shown(&self, user: UserId) -> Vec<Value> {
        let locale = self.locale_of(user);
        self.commands_for(user).into_iter().map(|command| in_locale(command, &locale)).collect()
    }

    /// The slash commands that this person's client offers, in the bot's order.
    pub fn commands_for(&self, user: UserId) -> Vec<&Value> {
        let held = self.permissions_of(user);
        let may_use = |command: &Value| match id_of(&command["default_member_permissions"]) {
            None => true,
            // No permission at all opens it to administrators alone.
            Some(0) => held & permissions::ADMINISTRATOR != 0,
            Some(needed) => needed & !held == 0,
        };
        let offered = |command: &&Value| command["type"] == 1 && may_use(command);
        self.commands.iter().filter(offered).collect()
    }
}

/// A command, option or choice with its texts in this locale. Names of commands and options stay: by them the page asks.
fn in_locale(entry: &Value, locale: &str) -> Value {
    let mut shown = entry.clone();
    let is_choice = entry.get("value").is_some();
    let text = if is_choice { "name" } else { "description" };
    if let Some(said) = entry[format!("{text}_localizations")].get(locale) {
        shown[text] = said.clone();
    }
    for below in ["options", "choices"] {
        if let Some(all) = entry[below].as_array() {
            shown[below] = all.iter().map(|one| in_locale(one, locale)).collect();
        }
    }
    shown
}

/// The one server that a command belongs to, if it is not for everywhere.
pub(super) fn guild_of(command: &Value) -> Option<GuildId> {
    id_of(&command["guild_id"]).map(GuildId)
}
