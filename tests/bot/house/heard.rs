//! What a channel and an answer say.

use std::time::Duration;

use aedile::local::{
    Attachment, ChannelId, InteractionOutcome, Message, MessageId, Refused, UserId, World,
};
use serde_json::{Value, json};

use super::House;

/// The options of a table whose channel keeps whatever was posted there.
pub fn all_stays() -> Value {
    json!({"posts": 1, "keep_pings": true})
}

/// The id of the message's button with this label.
pub fn button(message: &Message, label: &str) -> String {
    let found = message.buttons().into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("{label:?} is not among {:?}", message.buttons())).custom_id
}

/// Whether the file is a game's log.
pub fn is_log(file: &Attachment) -> bool {
    std::path::Path::new(&file.filename).extension().is_some_and(|kind| kind == "jsonl")
}

/// What a channel tells the players.
pub enum Call {
    /// The ping that calls this person.
    Turn(UserId, Message),
    /// The message with the final scores.
    Over(Message),
}

impl House {
    /// The last call of a channel whose turn was played; 0 if there is none.
    pub fn answered(&self, channel: ChannelId) -> MessageId {
        self.answered.lock().unwrap().get(&channel).copied().unwrap_or(MessageId(0))
    }

    /// Keeps that the turn of this call was played.
    pub fn answer_call(&self, call: &Message) {
        self.answered.lock().unwrap().insert(call.channel, call.id);
    }

    /// Waits for the ping that calls somebody, younger than `after`; who is called, and the message.
    pub async fn ping(&self, channel: ChannelId, after: MessageId) -> Call {
        self.world().until(|world| call(world, channel, after)).await
    }
}

fn call(world: &World, channel: ChannelId, after: MessageId) -> Option<Call> {
    let messages = world.messages(channel, None);
    let last = messages.last()?;
    if last.attachments.iter().any(is_log) {
        return Some(Call::Over(last.clone()));
    }
    // With much to send a picture may come after the call.
    let is_call = |message: &&Message| {
        message.id > after
            && message.buttons().iter().any(|button| button.custom_id.ends_with(":turn"))
    };
    let ping = messages.iter().rev().find(is_call)?;
    let user = *ping.mentions.first()?;
    Some(Call::Turn(user, ping.clone()))
}

/// The private answer to what somebody does, who does it again while they are told that they are too quick: a test plays
/// more quickly than people.
pub(super) async fn patiently(
    what: &str,
    act: impl AsyncFn() -> Result<InteractionOutcome, Refused>,
) -> Message {
    loop {
        let outcome = act().await.unwrap_or_else(|refused| panic!("{what}: {refused}"));
        let answer = private(outcome, what);
        if !answer.content.starts_with("Too many commands at once") {
            return answer;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// The answer, which must be private to the one who asked.
fn private(outcome: InteractionOutcome, what: &str) -> Message {
    let message = outcome.message.unwrap_or_else(|| panic!("{what}: no answer, {:?}", outcome.ack));
    assert!(message.is_ephemeral(), "{what}: everybody reads {}", message.content);
    message
}
