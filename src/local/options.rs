//! From what a person fills in to what the bot gets: values typed and checked as Discord's client does.

use serde_json::{Map, Value, json};

use super::{
    check::commands::{GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND},
    ids::{ChannelId, GuildId, UserId, id_of},
    model::Channel,
    state::{State, guild_of},
};

const BOOLEAN: u64 = 5;
const USER: u64 = 6;
const CHANNEL: u64 = 7;
const ROLE: u64 = 8;
const MENTIONABLE: u64 = 9;

/// What Discord's client would not send; nothing has reached the bot.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refused {
    /// Not one of the people.
    #[error("there is no such person")]
    NoSuchPerson,
    /// Deleted, or somebody else's conversation.
    #[error("there is no such channel")]
    NoSuchChannel,
    /// Not registered, not for this place, or `default_member_permissions` hide it from this person.
    #[error("there is no command /{0}")]
    NoSuchCommand(String),
    /// A required option is empty.
    #[error("the option {0} is required")]
    Missing(String),
    /// The command has no such option.
    #[error("the command has no option {0}")]
    NoSuchOption(String),
    /// Of the wrong type, out of range, or not among the choices.
    #[error("{option}: {fault}")]
    BadValue {
        /// The option's name, or the custom id.
        option: String,
        /// What would be right.
        fault: String,
    },
    /// Deleted, dismissed, or for other eyes.
    #[error("there is no such message")]
    NoSuchMessage,
    /// The message has no such button or select, or it is disabled.
    #[error("the message has no such button or menu now")]
    NoSuchComponent,
    /// Submitted already, or somebody else's.
    #[error("there is no such form")]
    NoSuchForm,
    /// Not one's own message or thread.
    #[error("this is not yours to change")]
    NotYours,
    /// A thread in which only moderators write.
    #[error("this thread is locked")]
    Locked,
    /// The server itself refused, as for an empty message.
    #[error("{0}")]
    Api(#[from] super::ApiError),
}

impl Refused {
    /// The option or field that it is about.
    pub fn option(&self) -> Option<&str> {
        match self {
            Self::Missing(option) | Self::NoSuchOption(option) | Self::BadValue { option, .. } => {
                Some(option)
            }
            Self::NoSuchPerson
            | Self::NoSuchChannel
            | Self::NoSuchCommand(_)
            | Self::NoSuchMessage
            | Self::NoSuchComponent
            | Self::NoSuchForm
            | Self::NotYours
            | Self::Locked
            | Self::Api(_) => None,
        }
    }
}

pub(super) fn bad(option: &str, fault: impl Into<String>) -> Refused {
    Refused::BadValue { option: option.to_owned(), fault: fault.into() }
}

/// The `data` of an interaction: the command `name` (with its subcommands, by spaces) and its options. While a person types in the
/// option `focused`, the others need not be right yet.
pub(super) fn command_data(
    state: &State,
    user: UserId,
    channel: ChannelId,
    name: &str,
    given: &Value,
    focused: Option<&str>,
) -> Result<Value, Refused> {
    let place = state.channels.get(&channel).ok_or(Refused::NoSuchChannel)?;
    let unknown = || Refused::NoSuchCommand(name.to_owned());
    let mut words = name.split_whitespace();
    let first = words.next().ok_or_else(unknown)?;
    let commands = state.commands_for(user);
    let here = |command: &&Value| is_for(command, place);
    let command = commands.into_iter().filter(here).find(|command| command["name"] == first);
    let command = command.ok_or_else(unknown)?;
    let mut path = Vec::new();
    let mut at = command;
    for word in words {
        at = options_of(at).find(|sub| is_sub(sub) && sub["name"] == word).ok_or_else(unknown)?;
        path.push(at);
    }
    if options_of(at).any(is_sub) {
        return Err(unknown());
    }
    let mut resolved = Resolved::at(place);
    let mut options = values(state, at, given, focused, &mut resolved)?;
    for sub in path.into_iter().rev() {
        options = json!([{"name": sub["name"], "type": sub["type"], "options": options}]);
    }
    let mut data = json!({"id": command["id"], "name": first, "type": 1, "options": options});
    if let Some(guild) = guild_of(command) {
        data["guild_id"] = json!(guild);
    }
    resolved.write(&mut data);
    Ok(data)
}

/// Whether a command is offered in this channel or conversation.
fn is_for(command: &Value, place: &Channel) -> bool {
    let context = u64::from(place.is_direct());
    let listed = command["contexts"].as_array();
    let fits = listed.is_none_or(|places| places.iter().any(|listed| *listed == context));
    let of_server = guild_of(command);
    fits && (of_server.is_none() || of_server == place.guild)
        && !(place.is_direct() && command["dm_permission"] == false)
}

fn options_of(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}

fn is_sub(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))
}

fn values(
    state: &State,
    command: &Value,
    given: &Value,
    focused: Option<&str>,
    resolved: &mut Resolved,
) -> Result<Value, Refused> {
    let given_names = given.as_object().into_iter().flat_map(Map::keys);
    for name in given_names {
        if options_of(command).all(|option| option["name"] != *name) {
            return Err(Refused::NoSuchOption(name.clone()));
        }
    }
    let mut values = Vec::new();
    for option in options_of(command) {
        let name = option["name"].as_str().unwrap_or_default();
        let value = &given[name];
        if focused == Some(name) {
            let typed = value.as_str().map_or_else(
                || if value.is_null() { String::new() } else { value.to_string() },
                str::to_owned,
            );
            values.push(
                json!({"name": name, "type": option["type"], "value": typed, "focused": true}),
            );
        } else if value.is_null() {
            if option["required"] == true && focused.is_none() {
                return Err(Refused::Missing(name.to_owned()));
            }
        } else {
            match typed(state, option, name, value, resolved) {
                Ok(value) => {
                    values.push(json!({"name": name, "type": option["type"], "value": value}));
                }
                // What is not right yet is not sent along while typing.
                Err(_) if focused.is_some() => {}
                Err(refused) => return Err(refused),
            }
        }
    }
    Ok(json!(values))
}

fn typed(
    state: &State,
    option: &Value,
    name: &str,
    value: &Value,
    resolved: &mut Resolved,
) -> Result<Value, Refused> {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let value = match option["type"].as_u64() {
        Some(STRING) => json!(text),
        Some(INTEGER) => {
            json!(text.trim().parse::<i64>().map_err(|_| bad(name, "a whole number is wanted"))?)
        }
        Some(NUMBER) => {
            let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
            json!(number.ok_or_else(|| bad(name, "a number is wanted"))?)
        }
        Some(BOOLEAN) => {
            json!(text.parse::<bool>().map_err(|_| bad(name, "true or false is wanted"))?)
        }
        Some(kind) => json!(resolved.add(state, kind, option, name, &text)?),
        None => return Err(bad(name, "its type is unknown")),
    };
    check_bounds(option, name, &value)?;
    check_choices(option, name, &value)?;
    Ok(value)
}

fn check_bounds(option: &Value, name: &str, value: &Value) -> Result<(), Refused> {
    let measured = value.as_f64().map(|number| (number, "min_value", "max_value"));
    let length = value.as_str().map(|text| text.chars().count());
    #[expect(clippy::cast_precision_loss, reason = "no text is that long")]
    let length = length.map(|length| (length as f64, "min_length", "max_length"));
    let Some((number, min, max)) = measured.or(length) else { return Ok(()) };
    if let Some(bound) = option[min].as_f64().filter(|bound| number < *bound) {
        return Err(bad(name, format!("at least {bound}")));
    }
    if let Some(bound) = option[max].as_f64().filter(|bound| number > *bound) {
        return Err(bad(name, format!("at most {bound}")));
    }
    // The client takes no longer text than this, whatever the option says.
    if value.as_str().is_some_and(|text| text.chars().count() > 6000) {
        return Err(bad(name, "at most 6000"));
    }
    Ok(())
}

fn check_choices(option: &Value, name: &str, value: &Value) -> Result<(), Refused> {
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    let same = |choice: &Value| {
        choice == value || choice.as_f64().is_some_and(|c| Some(c) == value.as_f64())
    };
    if choices.is_empty() || choices.iter().any(|choice| same(&choice["value"])) {
        return Ok(());
    }
    let names: Vec<&str> = choices.iter().filter_map(|choice| choice["name"].as_str()).collect();
    Err(bad(name, format!("one of: {}", names.join(", "))))
}

/// People and channels that options or selects name, in full.
pub(super) struct Resolved {
    /// In a conversation with the bot nobody is a member, and there are no channels.
    guild: Option<GuildId>,
    users: Map<String, Value>,
    members: Map<String, Value>,
    channels: Map<String, Value>,
}

impl Resolved {
    /// For something done in this channel.
    pub fn at(place: &Channel) -> Self {
        let guild = place.guild;
        Self { guild, users: Map::new(), members: Map::new(), channels: Map::new() }
    }

    /// Takes up what `text`, an id, means for an option of type `kind`, as `asked` for by the bot; answers the id.
    pub fn add(
        &mut self,
        state: &State,
        kind: u64,
        asked: &Value,
        name: &str,
        text: &str,
    ) -> Result<String, Refused> {
        let digits = text.trim_matches(|c: char| !c.is_ascii_digit());
        let id = id_of(&json!(digits)).ok_or_else(|| bad(name, "an id is wanted"))?;
        let key = id.to_string();
        let user = state.user(UserId(id)).filter(|_| matches!(kind, USER | MENTIONABLE));
        let channels = state.channels.get(&ChannelId(id)).filter(|_| kind == CHANNEL);
        let here = |channel: &&Channel| channel.guild.is_some() && channel.guild == self.guild;
        let channel = channels.filter(here);
        if let Some(user) = user {
            if self.guild.is_some_and(|guild| state.is_member(user.id, guild)) {
                let mut member = user.member();
                member["permissions"] = json!(state.permissions_of(user.id).to_string());
                // A resolved member has no user of its own.
                member.as_object_mut().expect("a member is an object").remove("user");
                self.members.insert(key.clone(), member);
            }
            self.users.insert(key.clone(), user.wire());
        } else if let Some(channel) = channel {
            let kinds = asked["channel_types"].as_array();
            if kinds.is_some_and(|kinds| kinds.iter().all(|it| *it != channel.kind.number())) {
                return Err(bad(name, "this kind of channel is not asked for"));
            }
            self.channels.insert(key.clone(), state.channel_for(super::ids::BOT, channel));
        } else if kind == ROLE || kind == MENTIONABLE {
            return Err(bad(name, "there are no roles here"));
        } else {
            return Err(bad(name, "nobody and nothing here has this id"));
        }
        Ok(key)
    }

    /// Puts it into the data of an interaction.
    pub fn write(self, data: &mut Value) {
        let parts = [("users", self.users), ("members", self.members), ("channels", self.channels)];
        for (key, part) in parts {
            if !part.is_empty() {
                data["resolved"][key] = Value::Object(part);
            }
        }
    }
}
