//! What there is: servers, people, channels, messages and their parts.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    check::{
        components::{BUTTON, CHANNEL_SELECT, STRING_SELECT},
        message::{EPHEMERAL, LOADING},
    },
    ids::{AttachmentId, ChannelId, GUILD, GuildId, InteractionId, MessageId, UserId},
    permissions,
};

/// A server. All people are in it at first.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    /// Fixed, and that of its role @everyone.
    pub id: GuildId,
    /// The name that people read.
    pub name: String,
    /// Who has left it.
    pub left: BTreeSet<UserId>,
    /// Its preferred locale, in Discord's form; English where old files say nothing.
    #[serde(default = "english")]
    pub locale: String,
}

/// The locale of those who have set none.
pub fn english() -> String {
    "en-US".to_owned()
}

impl Guild {
    /// A server that nobody has left.
    pub(super) fn new(id: GuildId, name: &str) -> Self {
        Self { id, name: name.to_owned(), left: BTreeSet::new(), locale: english() }
    }
}

/// A person, or the bot.
#[derive(Clone, Debug)]
pub struct User {
    /// The id, the same at each start.
    pub id: UserId,
    /// Discord's unique lower-case name.
    pub username: &'static str,
    /// The name that others see.
    pub display_name: &'static str,
    /// The colour of the page's avatar, `#rrggbb`.
    pub color: &'static str,
    /// May manage the servers, and owns them.
    pub manager: bool,
}

/// What a channel is; the numbers are Discord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChannelKind {
    /// A text channel, type 0.
    Text,
    /// A conversation of one person with the bot, type 1.
    Direct,
    /// A public thread, type 11.
    Thread,
    /// A channel of posts, which are threads, type 15.
    Forum,
}

impl ChannelKind {
    /// Discord's `type`.
    pub const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Direct => 1,
            Self::Thread => 11,
            Self::Forum => 15,
        }
    }
}

/// A tag of the posts of a forum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tag {
    pub id: u64,
    /// At most 20 characters.
    pub name: String,
}

/// A channel, a thread, or a conversation with the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    /// Fixed for the channels of the start.
    pub id: ChannelId,
    /// The server that it is in; a conversation is in none. Old state files know of *Rome* alone.
    #[serde(default = "rome")]
    pub guild: Option<GuildId>,
    /// Text, thread or conversation.
    pub kind: ChannelKind,
    /// Without `#`.
    pub name: String,
    /// The line at the top.
    pub topic: Option<String>,
    /// Of a thread: the channel that it hangs on.
    pub parent: Option<ChannelId>,
    /// The order on the page.
    pub position: u16,
    /// Of a thread: who opened it. Of a conversation: the person.
    pub person: Option<UserId>,
    /// Of a thread.
    pub archived: bool,
    /// Of a thread: nobody but moderators writes.
    pub locked: bool,
    /// Of a thread: it is archived after so many minutes without a message.
    #[serde(default = "a_week")]
    pub auto_archive: u64,
    /// Of a thread: when it was last archived or brought back, in milliseconds since 1970.
    #[serde(default)]
    pub archive_changed: u64,
    /// Of a forum: the tags that posts can have.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Of a post: the ids of its tags.
    #[serde(default)]
    pub applied_tags: Vec<u64>,
    /// What the bot may do here; in a thread no more than in its channel.
    pub bot_permissions: u64,
    /// Milliseconds since 1970.
    pub created: u64,
    /// The youngest message.
    pub last_message: Option<MessageId>,
}

impl Channel {
    /// A channel in which everything is as usual.
    pub(super) fn new(id: ChannelId, kind: ChannelKind, name: &str, created: u64) -> Self {
        Self {
            id,
            guild: None,
            kind,
            name: name.to_owned(),
            topic: None,
            parent: None,
            position: 0,
            person: None,
            archived: false,
            locked: false,
            auto_archive: 0,
            archive_changed: created,
            tags: Vec::new(),
            applied_tags: Vec::new(),
            bot_permissions: permissions::EVERYBODY,
            created,
            last_message: None,
        }
    }
}

/// A file of a message. Its bytes are in [`World::file`](super::World::file).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    /// Names the file in edits.
    pub id: AttachmentId,
    /// As uploaded.
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// Such as `image/png`.
    pub content_type: String,
    /// Bytes.
    pub size: usize,
    /// Width and height of a picture in pixels.
    pub pixels: Option<(u32, u32)>,
}

/// The interaction that a message answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cause {
    pub id: InteractionId,
    /// Discord's interaction type: 2 command, 3 component, 5 form.
    pub kind: u8,
    /// The full command, such as `rome build`; of others the custom id.
    pub name: String,
    /// Who did it.
    pub user: UserId,
    /// Of components: the message that was clicked.
    pub message: Option<MessageId>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Younger messages have greater ids.
    pub id: MessageId,
    /// Where it stands.
    pub channel: ChannelId,
    /// Who wrote it.
    pub author: UserId,
    /// Discord's `type`: 0 message, 18 thread created, 19 reply, 20 answer to a command, 21 head of a thread.
    pub kind: u8,
    /// The text, in Discord's markdown.
    pub content: String,
    /// As the bot sent them.
    pub embeds: Vec<Value>,
    /// Rows, as the bot sent them.
    pub components: Vec<Value>,
    /// Files, in order.
    pub attachments: Vec<Attachment>,
    /// Whom it pinged: named in the text and allowed.
    pub mentions: Vec<UserId>,
    /// Discord's message flags.
    pub flags: u64,
    /// What the sender gave, to find it again.
    pub nonce: Option<Value>,
    /// Milliseconds since 1970.
    pub created: u64,
    /// Milliseconds since 1970.
    pub edited: Option<u64>,
    /// The interaction that it answers.
    pub cause: Option<Cause>,
    /// The message that it replies to, or that its thread hangs on.
    pub reference: Option<MessageId>,
    /// Has a thread of the same id.
    pub thread: Option<ChannelId>,
    /// Of an ephemeral message: the only person who sees it.
    pub reader: Option<UserId>,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The text on it.
    pub label: String,
    /// Empty for links.
    pub custom_id: String,
    /// Cannot be clicked.
    pub disabled: bool,
}

/// A select of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What the bot gets to know it by.
    pub custom_id: String,
    /// What it says before a choice.
    pub placeholder: String,
    /// Value and label of each option.
    pub options: Vec<(String, String)>,
    /// How many may be chosen, least and most.
    pub bounds: (usize, usize),
    /// Cannot be used.
    pub disabled: bool,
}

impl Message {
    /// Only one person sees it.
    pub const fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }

    /// The bot thinks; there is no answer yet.
    pub const fn is_thinking(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// All buttons, row by row.
    pub fn buttons(&self) -> Vec<Button> {
        let buttons = self.parts().filter(|part| part["type"] == BUTTON);
        let button = |part: &Value| Button {
            label: text(&part["label"]),
            custom_id: text(&part["custom_id"]),
            disabled: part["disabled"] == true,
        };
        buttons.map(button).collect()
    }

    /// All selects, row by row.
    pub fn selects(&self) -> Vec<Select> {
        self.parts().filter(|part| is_select(part)).map(select).collect()
    }

    /// The component of this custom id, as the bot sent it.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.parts().find(|part| part["custom_id"] == custom_id)
    }

    fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }
}

#[expect(clippy::unnecessary_wraps, reason = "serde asks for the type of the field")]
const fn rome() -> Option<GuildId> {
    Some(GUILD)
}

/// In minutes: what the threads of old state files said.
const fn a_week() -> u64 {
    10_080
}

/// Whether this component is a select of any kind.
pub(super) fn is_select(part: &Value) -> bool {
    let kind = part["type"].as_u64();
    kind.is_some_and(|kind| kind == STRING_SELECT || (5..=CHANNEL_SELECT).contains(&kind))
}

fn select(part: &Value) -> Select {
    let options = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let bound = |key: &str| {
        part[key].as_u64().map_or(1, |bound| usize::try_from(bound).unwrap_or(usize::MAX))
    };
    Select {
        custom_id: text(&part["custom_id"]),
        placeholder: text(&part["placeholder"]),
        options: options.iter().map(|o| (text(&o["value"]), text(&o["label"]))).collect(),
        bounds: (bound("min_values"), bound("max_values")),
        disabled: part["disabled"] == true,
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
