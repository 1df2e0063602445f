//! Changes of messages older than an hour: Discord takes about three in 20 s in each channel and refuses the others (code
//! 30046). So they go at distances, and those that come meanwhile are one.

use std::{collections::HashMap, time::Duration};

use parking_lot::Mutex;

use crate::tables::{ChannelId, MessageId, Timestamp};

/// From this age on a message is old, with a minute for clocks that differ.
const OLD: Duration = Duration::from_secs(59 * 60);

/// Between two changes of old messages of one channel: fewer than three in 20 s.
const PAUSE: Duration = Duration::from_secs(8);

/// Milliseconds between 1970 and the beginning of Discord's ids.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// When old messages were last changed. A restart forgets it: then Discord says when it was too much.
#[derive(Default)]
pub(in crate::tables) struct Redraws {
    /// Locked for a look only.
    last: Mutex<HashMap<ChannelId, Timestamp>>,
}

impl Redraws {
    /// Takes the turn for a change in this channel; if there is none now, when there is.
    pub(in crate::tables) fn book(&self, channel: ChannelId, now: Timestamp) -> Option<Timestamp> {
        let mut all = self.last.lock();
        all.retain(|_, last| now < last.plus(PAUSE));
        if let Some(last) = all.get(&channel) {
            return Some(last.plus(PAUSE));
        }
        all.insert(channel, now);
        None
    }
}

/// Whether Discord counts a change of this message, which is not older than `least`. Servers other than Discord may put no time
/// into their ids.
pub(in crate::tables) fn is_old(message: MessageId, least: Timestamp, now: Timestamp) -> bool {
    let sent = i64::try_from(message.0 >> 22).unwrap_or(i64::MAX).saturating_add(DISCORD_EPOCH);
    sent >= least.minus(Duration::from_secs(60)).0 && Timestamp(sent).plus(OLD).0 <= now.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_messages_of_a_channel_are_changed_at_distances() {
        let (redraws, here, noon) = (Redraws::default(), ChannelId(1), Timestamp(0));
        assert_eq!(redraws.book(here, noon), None);
        assert_eq!(redraws.book(ChannelId(2), noon), None, "each channel by itself");
        let soon = noon.plus(Duration::from_secs(3));
        assert_eq!(redraws.book(here, soon), Some(noon.plus(PAUSE)));
        assert_eq!(redraws.book(here, noon.plus(PAUSE)), None);
        assert_eq!(redraws.last.lock().len(), 1, "no channel is remembered for ever");
    }

    #[test]
    fn a_message_is_old_after_an_hour_and_an_id_without_a_time_never() {
        let sent = Timestamp(DISCORD_EPOCH + 400_000_000_000);
        let message = MessageId(400_000_000_000 << 22);
        assert!(!is_old(message, sent, sent.plus(OLD / 2)));
        assert!(is_old(message, sent, sent.plus(OLD)));
        assert!(!is_old(MessageId(77), sent, sent.plus(OLD)));
    }
}
