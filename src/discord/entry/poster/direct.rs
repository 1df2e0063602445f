//! Conversations with single people, opened once for each.

use std::collections::HashMap;

use parking_lot::Mutex;
use serde_json::json;

use crate::{
    discord::wire::{Counted, Urgency, retry},
    tables::{ChannelId, UserId},
};

/// More than this many are forgotten all at once; opening one again gives the same.
const REMEMBERED: usize = 10_000;

/// The conversations that are known. Shared by all deliveries; locked for a look only.
#[derive(Default)]
pub struct Conversations {
    known: Mutex<HashMap<UserId, ChannelId>>,
}

impl Conversations {
    /// The conversation with this person.
    ///
    /// # Errors
    /// When Discord does not open it.
    pub async fn with(
        &self,
        user: UserId,
        counted: &Counted,
        urgency: Urgency,
    ) -> serenity::Result<ChannelId> {
        if let Some(channel) = self.known.lock().get(&user) {
            return Ok(*channel);
        }
        let body = json!({"recipient_id": user.0.to_string()});
        let open = || async {
            let http = counted.http(urgency);
            http.create_private_channel(&body).await
        };
        let channel = ChannelId(retry::patiently(open).await?.id.get());
        let mut known = self.known.lock();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(user, channel);
        Ok(channel)
    }
}
