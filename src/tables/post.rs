//! What a channel must be told.

use serde::{Deserialize, Serialize};

use super::{
    ChannelId, GameKind, GuildId, MessageId, MoveNumber, Notice, PostId, TableId, Timestamp,
};
use crate::{
    games::Seat,
    store::{NewPostRow, PostRole},
};

/// What a post says. Its words and pictures are made when it is sent, from the table as of the post's move number.
///
/// Stored as JSON: a variant may be added, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PostKind {
    /// The lobby card, or its new state as an edit of the same message.
    LobbyCard,
    /// The picture and the events between two moments: those that no earlier board post told.
    Board {
        /// The records that earlier board posts told of.
        from: MoveNumber,
        /// The moment that the picture shows.
        to: MoveNumber,
    },
    /// The line that mentions who must act, with the button *Your turn*.
    Ping {
        /// Who decides.
        seat: Seat,
        /// Since which moment.
        number: MoveNumber,
    },
    /// Take the buttons off the previous ping.
    ClearPing,
    /// Take the buttons off this notice.
    ClearNotice {
        /// The notice.
        post: PostId,
    },
    /// The scores, the winners, the secret of the shuffle, the log.
    Final,
    /// A line of another kind.
    Notice(Notice),
}

/// A post that was claimed and must now be sent, then confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuePost {
    /// Its id.
    pub id: PostId,
    /// Whose post it is.
    pub table: TableId,
    /// The table's game.
    pub game: GameKind,
    /// The server.
    pub guild: GuildId,
    /// Where it goes.
    pub channel: ChannelId,
    /// What it says.
    pub kind: PostKind,
    /// The table's move number when it became due.
    pub number: MoveNumber,
    /// When it became due.
    pub created: Timestamp,
    /// The message to edit and where it is, instead of sending a new one.
    pub edits: Option<Placed>,
    /// Whether it may mention the one whom it calls: decided when it was claimed, so that nobody is called at night
    /// however late it is sent.
    pub loud: bool,
    /// How many attempts there were before.
    pub attempts: u32,
    /// When the last of these attempts began. Its outcome is not known: look in the channel before sending again if
    /// that is longer ago than Discord remembers nonces.
    pub in_doubt_since: Option<Timestamp>,
}

/// A message, and the channel or conversation in which it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
}

/// A message by which an open table is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingPost {
    /// The post that it is.
    pub id: PostId,
    /// Whose post it is.
    pub table: TableId,
    /// Where it was sent.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
}

/// After every post.
pub(super) const LAST: PostId = PostId(i64::MAX.unsigned_abs());

impl DuePost {
    /// The nonce to send it with: at most 25 characters, the same at each attempt, never used for another post.
    #[must_use]
    pub fn nonce(&self) -> String {
        format!("{:x}.{:x}", self.id.0, self.created.0)
    }

    /// The file name of its picture, by which a post in doubt is found in the channel.
    #[must_use]
    pub fn picture_name(&self) -> String {
        format!("aedile-{}-{}.png", self.table, self.id)
    }
}

impl PostKind {
    const fn role(&self) -> PostRole {
        match self {
            Self::LobbyCard => PostRole::LobbyCard,
            Self::Board { .. } => PostRole::Board,
            Self::Ping { .. } => PostRole::Ping,
            Self::ClearPing | Self::ClearNotice { .. } => PostRole::ClearPing,
            Self::Final => PostRole::Final,
            Self::Notice(_) => PostRole::Notice,
        }
    }

    /// The row to be written with the change that causes it.
    pub(super) fn owed_at(&self, number: MoveNumber) -> NewPostRow {
        let kind = serde_json::to_string(self).expect("a post's kind is plain data");
        NewPostRow { kind, role: self.role(), number }
    }
}
