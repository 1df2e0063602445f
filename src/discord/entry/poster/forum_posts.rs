//! What is known of the places of tables that may be posts of forums.

use std::{collections::HashMap, sync::Arc};

use parking_lot::Mutex;

use crate::{discord::entry::forums::Forum, tables::ChannelId};

/// More than this many are forgotten all at once; they are asked for again.
const REMEMBERED: usize = 10_000;

/// The places of tables that are posts of forums, with the tags that they have. Shared by all deliveries; locked for a look only.
#[derive(Default)]
pub(super) struct ForumPosts {
    known: Mutex<HashMap<ChannelId, ForumPlace>>,
}

/// What is known of the place of a table.
#[derive(Clone)]
pub(super) enum ForumPlace {
    /// No post of a forum, or one whose tags the bot may not change.
    Untagged,
    Post {
        forum: Arc<Forum>,
        applied: Vec<u64>,
    },
}

impl ForumPosts {
    /// What is known of this place.
    pub(super) fn known(&self, channel: ChannelId) -> Option<ForumPlace> {
        self.known.lock().get(&channel).cloned()
    }

    /// Keeps what is known of this place.
    pub(super) fn keep(&self, channel: ChannelId, place: ForumPlace) {
        let mut known = self.known.lock();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(channel, place);
    }
}
