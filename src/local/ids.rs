//! Discord's ids: 64-bit numbers, written as strings in JSON, that carry their time of birth.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Milliseconds between the Unix epoch and Discord's, the first second of 2015.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// The bits of a snowflake below its milliseconds.
const LOW_BITS: u32 = 22;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map(Self).map_err(|_| D::Error::custom("an id is a number in quotes"))
            }
        }
    )*};
}

ids! {
    /// A server.
    GuildId,
    /// A person or the bot.
    UserId,
    /// A channel, a thread, or a conversation with the bot.
    ChannelId,
    MessageId,
    /// A file of a message.
    AttachmentId,
    /// A registered command.
    CommandId,
    /// One command, click, choice or form that reached the bot.
    InteractionId,
}

impl GuildId {
    /// Which of so many shards is told what happens there,
    /// <https://docs.discord.com/developers/events/gateway#sharding>.
    pub const fn shard(self, shards: u64) -> u64 {
        (self.0 >> LOW_BITS) % shards
    }

    /// The server so many after this one, each in the shard that follows. What *Rome* has at the start has its counterpart
    /// there, whose id is as many more.
    pub(super) const fn after(self, number: u64) -> Self {
        Self(self.0 + (number << LOW_BITS))
    }
}

/// The server *Rome*, and its role @everyone, which has the same id.
pub const GUILD: GuildId = GuildId(1_100_000_000_000_000_000);
/// The application and its bot user.
pub const BOT: UserId = UserId(1_100_000_000_000_000_900);
/// The first of the people.
pub(super) const FIRST_PERSON: u64 = 1_100_000_000_000_000_201;
/// The first of the channels.
pub(super) const FIRST_CHANNEL: u64 = 1_100_000_000_000_000_101;

/// Deals out ids that never repeat, not after a restart either: they follow the clock.
#[derive(Debug, Default)]
pub(super) struct IdMaker {
    last: u64,
}

impl IdMaker {
    /// A new id of this time in milliseconds since 1970, greater than all before it.
    pub fn next(&mut self, now: u64) -> u64 {
        let by_clock = now.saturating_sub(DISCORD_EPOCH) << LOW_BITS;
        self.last = by_clock.max(self.last + 1);
        self.last
    }

    /// Makes every later id greater than `taken`, should the clock have gone back.
    pub fn skip_to(&mut self, taken: u64) {
        self.last = self.last.max(taken);
    }
}

/// The machine's time in milliseconds since 1970.
pub(super) fn unix_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// An id from JSON: serenity sends some as numbers and most as strings.
pub(super) fn id_of(value: &serde_json::Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_do_not_repeat() {
        let mut maker = IdMaker::default();
        let ids: Vec<u64> = (0..1000).map(|_| maker.next(unix_millis())).collect();
        assert!(ids.is_sorted_by(|a, b| a < b));
        assert!(
            ids[0] > BOT.0,
            "what is made at run time is younger than what was there at the start"
        );
    }

    #[test]
    fn an_id_is_a_string_in_json() {
        let json = serde_json::to_string(&UserId(7)).unwrap();
        assert_eq!(json, "\"7\"");
        assert_eq!(serde_json::from_str::<UserId>(&json).unwrap(), UserId(7));
    }
}
