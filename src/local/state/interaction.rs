//! One interaction: what a person did, and how far the bot has answered it.

use crate::local::{
    ack::Ack,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    model::Cause,
};

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::local) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl InteractionKind {
    /// Discord's `type`.
    pub const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// One thing that a person did, and how far the bot has answered it.
#[derive(Clone, Debug)]
pub(in crate::local) struct Interaction {
    pub id: InteractionId,
    pub token: String,
    pub kind: InteractionKind,
    pub user: UserId,
    pub channel: ChannelId,
    /// The full command, or the custom id.
    pub name: String,
    /// Of a component: the message that it is on.
    pub message: Option<MessageId>,
    pub born: u64,
    /// None yet while it is `None`; never [`Ack::Failed`].
    pub answer: Option<Ack>,
    /// The message of `@original`.
    pub original: Option<MessageId>,
    /// Messages made by this interaction's token, the original among them.
    pub made: Vec<MessageId>,
    /// What answered the person, once there is such a message; after a deferral the first that followed it.
    pub result: Option<MessageId>,
    /// The answer is complete: nothing deferred is outstanding.
    pub settled: bool,
}

impl Interaction {
    pub fn cause(&self) -> Cause {
        let (id, name, user) = (self.id, self.name.clone(), self.user);
        Cause { id, kind: self.kind.number(), name, user, message: self.message }
    }

    /// Whether an answer of this type fits this interaction.
    pub fn takes(&self, kind: u64) -> bool {
        match self.kind {
            InteractionKind::Command => matches!(kind, 4 | 5 | 9),
            InteractionKind::Component => matches!(kind, 4..=7 | 9),
            InteractionKind::Autocomplete => kind == 8,
            InteractionKind::Modal if self.message.is_some() => matches!(kind, 4..=7),
            InteractionKind::Modal => matches!(kind, 4 | 5),
        }
    }
}
