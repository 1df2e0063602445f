//! Channels that refuse the bot: after repeated 403 nothing more is sent there for a while (10,000 invalid requests in
//! 10 minutes would shut the bot out of Discord).

use std::{collections::HashMap, time::Duration};

use parking_lot::Mutex;

use crate::tables::{ChannelId, Timestamp};

/// Refusals in a row that make a channel quiet.
const PATIENCE: u32 = 3;

/// How long it stays quiet before the next try.
const QUIET: Duration = Duration::from_secs(5 * 60);

/// The channels that refused. Shared by all deliveries; locked for a look only.
#[derive(Default)]
pub struct QuietChannels {
    refusals: Mutex<HashMap<ChannelId, Refusals>>,
}

struct Refusals {
    count: u32,
    last: Timestamp,
}

impl QuietChannels {
    /// Whether nothing is to be sent there now.
    pub fn is_quiet(&self, channel: ChannelId, now: Timestamp) -> bool {
        self.with(|refusals| {
            refusals
                .get(&channel)
                .is_some_and(|past| past.count >= PATIENCE && now < past.last.plus(QUIET))
        })
    }

    /// Counts a refusal; true when the channel becomes quiet by it, which is worth saying once.
    pub fn refused(&self, channel: ChannelId, now: Timestamp) -> bool {
        self.with(|refusals| {
            let past = refusals.entry(channel).or_insert(Refusals { count: 0, last: now });
            past.count += 1;
            past.last = now;
            past.count == PATIENCE
        })
    }

    /// The channel takes posts; whether it refused any before.
    pub fn accepted(&self, channel: ChannelId) -> bool {
        self.with(|refusals| refusals.remove(&channel).is_some())
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<ChannelId, Refusals>) -> T) -> T {
        look(&mut self.refusals.lock())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_quiet_after_three_refusals_and_tried_again_later() {
        let (quiet, here, now) = (QuietChannels::default(), ChannelId(1), Timestamp(0));
        assert_eq!([(); 3].map(|()| quiet.refused(here, now)), [false, false, true]);
        assert!(quiet.is_quiet(here, now) && !quiet.is_quiet(ChannelId(2), now));
        assert!(!quiet.is_quiet(here, now.plus(QUIET)));
        assert!(quiet.accepted(here) && !quiet.accepted(here));
        assert!(!quiet.refused(here, now));
    }
}
