//! How *Rome* and the servers beside it open: their people and channels, whose ids are the same at each start.

use super::{
    ids::{BOT, ChannelId, FIRST_CHANNEL, FIRST_PERSON, GUILD, GuildId, UserId},
    model::{Channel, ChannelKind, Guild, User},
};

/// Owner of all servers: may manage them.
pub const AURELIA: UserId = UserId(FIRST_PERSON);
/// One of the people.
pub const BRUTUS: UserId = UserId(FIRST_PERSON + 1);
/// One of the people.
pub const CLAUDIA: UserId = UserId(FIRST_PERSON + 2);
/// One of the people.
pub const DECIMUS: UserId = UserId(FIRST_PERSON + 3);
/// One of the people.
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
    (FORUM, "forum", "Where all meet"),
    (CIRCUS, "circus", "Noise, dust and wagers"),
    (BATHS, "baths", "Long talks, slow games"),
    (MARKET, "market", "Everything has its price"),
    (HARBOUR, "harbour", "News from the sea"),
];

const SERVERS: [&str; 12] = [
    "Rome",
    "Ostia",
    "Capua",
    "Pompeii",
    "Ravenna",
    "Tarentum",
    "Brundisium",
    "Mediolanum",
    "Syracuse",
    "Massilia",
    "Carthage",
    "Alexandria",
];

/// How many servers there can be.
pub const MOST_SERVERS: u8 = 12;

/// How many people there are at first.
pub const FEWEST_PEOPLE: u8 = 6;
/// How many people there can be.
pub const MOST_PEOPLE: u8 = 16;

/// The server of this number; 0 is *Rome*.
pub const fn server(number: u8) -> GuildId {
    GUILD.after(number as u64)
}

/// The channel of the server of this number that has the name of this one in *Rome*.
pub const fn channel_in(number: u8, of_rome: ChannelId) -> ChannelId {
    ChannelId(of_rome.0 + server(number).0 - GUILD.0)
}

/// Names and color of everybody who can be there, in the order of their ids.
const CAST: [(&str, &str, &str); MOST_PEOPLE as usize] = [
    ("aurelia", "Aurelia", "#8e3b63"),
    ("brutus", "Brutus", "#3a6ea5"),
    ("claudia", "Claudia", "#b06a1e"),
    ("decimus", "Decimus", "#4c7a3d"),
    ("flavia", "Flavia", "#7a5fb0"),
    ("gnaeus.pompeius", "Gnaeus Pompeius Strabo Felix", "#a3402e"),
    ("horatia", "Horatia", "#2f7f86"),
    ("icilius", "Icilius", "#7d6a1c"),
    ("julia", "Julia", "#b0487f"),
    ("livia", "Livia", "#4a5bbd"),
    ("marcus", "Marcus", "#8a4a20"),
    ("octavia", "Octavia", "#3f7d5c"),
    ("paulla", "Paulla", "#96523f"),
    ("quintus", "Quintus", "#566b8f"),
    ("rutilia", "Rutilia", "#8a3f93"),
    ("sextus", "Sextus", "#5f7a2a"),
];

/// The person of this number; 0 is Aurelia.
pub const fn person(number: u8) -> UserId {
    UserId(FIRST_PERSON + number as u64)
}

/// So many people, as far as there are names, and, last, the bot.
pub fn users(people: u8) -> Vec<User> {
    let user = |id, (username, display_name, color)| User {
        id,
        username,
        display_name,
        color,
        manager: id == AURELIA,
    };
    let people = (0..people).zip(CAST).map(|(number, names)| user(person(number), names));
    people.chain([user(BOT, ("aedile", "Aedile", "#5a5a66"))]).collect()
}

/// The first servers.
pub(super) fn servers(count: u8) -> impl Iterator<Item = (u8, Guild)> {
    let named = (0..count).zip(SERVERS);
    named.map(|(number, name)| (number, Guild::new(server(number), name)))
}

/// The text channels that the server of this number has at first.
pub(super) fn channels(number: u8, now: u64) -> impl Iterator<Item = Channel> {
    (0..).zip(CHANNELS).map(move |(position, (id, name, topic))| Channel {
        guild: Some(server(number)),
        position,
        topic: Some(topic.to_owned()),
        ..Channel::new(channel_in(number, id), ChannelKind::Text, name, now)
    })
}
