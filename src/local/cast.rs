//! How *Rome* opens: its people and channels, whose ids are the same at each start.

use super::{
    ids::{BOT, ChannelId, FIRST_CHANNEL, FIRST_PERSON, UserId},
    model::{Channel, ChannelKind, User},
};

/// Owner of the server: may manage it.
pub const AURELIA: UserId = UserId(FIRST_PERSON);
/// One of the six.
pub const BRUTUS: UserId = UserId(FIRST_PERSON + 1);
/// One of the six.
pub const CLAUDIA: UserId = UserId(FIRST_PERSON + 2);
/// One of the six.
pub const DECIMUS: UserId = UserId(FIRST_PERSON + 3);
/// One of the six.
pub const FLAVIA: UserId = UserId(FIRST_PERSON + 4);
/// The one with the long name.
pub const GNAEUS: UserId = UserId(FIRST_PERSON + 5);

/// The channel at the top.
pub const FORUM: ChannelId = ChannelId(FIRST_CHANNEL);
/// The second channel.
pub const CIRCUS: ChannelId = ChannelId(FIRST_CHANNEL + 1);
/// The third channel.
pub const BATHS: ChannelId = ChannelId(FIRST_CHANNEL + 2);
/// The fourth channel.
pub const MARKET: ChannelId = ChannelId(FIRST_CHANNEL + 3);
/// The fifth channel.
pub const HARBOUR: ChannelId = ChannelId(FIRST_CHANNEL + 4);

const CHANNELS: [(ChannelId, &str, &str); 5] = [
    (FORUM, "forum", "Where Rome meets"),
    (CIRCUS, "circus", "Noise, dust and wagers"),
    (BATHS, "baths", "Long talks, slow games"),
    (MARKET, "market", "Everything has its price"),
    (HARBOUR, "harbour", "News from Ostia"),
];

/// The six people and, last, the bot.
#[must_use]
pub fn users() -> [User; 7] {
    let person = |id, username, display_name, color| User {
        id,
        username,
        display_name,
        color,
        manager: id == AURELIA,
    };
    [
        person(AURELIA, "aurelia", "Aurelia", "#8e3b63"),
        person(BRUTUS, "brutus", "Brutus", "#3a6ea5"),
        person(CLAUDIA, "claudia", "Claudia", "#b06a1e"),
        person(DECIMUS, "decimus", "Decimus", "#4c7a3d"),
        person(FLAVIA, "flavia", "Flavia", "#7a5fb0"),
        person(GNAEUS, "gnaeus.pompeius", "Gnaeus Pompeius Strabo Felix", "#a3402e"),
        person(BOT, "aedile", "Aedile", "#5a5a66"),
    ]
}

/// The text channels at the first start.
pub(super) fn channels(now: u64) -> impl Iterator<Item = Channel> {
    (0..).zip(CHANNELS).map(move |(position, (id, name, topic))| Channel {
        position,
        topic: Some(topic.to_owned()),
        ..Channel::new(id, ChannelKind::Text, name, now)
    })
}
