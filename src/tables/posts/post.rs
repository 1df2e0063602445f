//! What a channel must be told.

use serde::{Deserialize, Serialize};

use crate::{
    board::Seat,
    pace::{Notify, OldCalls, Preferences, Terms, TimeOut},
    store::{NewPostRow, PostRole},
    tables::{
        Calling, ChannelId, GameKind, GuildId, MessageId, MoveNumber, Notice, PostId, ProposalId,
        TableId, Timestamp, UserId,
    },
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
    /// The same in the message of the board post before, with what that one told; anew where it has scrolled away.
    Redraw {
        /// The records that earlier messages told of.
        from: MoveNumber,
        /// The moment that the picture shows.
        to: MoveNumber,
    },
    /// The same when the round of that message is over, wherever it is: it then holds the whole round.
    RoundEnd {
        /// The records that earlier messages told of.
        from: MoveNumber,
        /// The first moment of the next round, or the end.
        to: MoveNumber,
    },
    /// The line that mentions who must act, with the button *Your turn*.
    Ping {
        seat: Seat,
        number: MoveNumber,
        /// Whose turn comes after that, if it was known when the turn began.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Seat>,
    },
    /// The same call under its own occasion: aloud or not at all.
    Call {
        seat: Seat,
        number: MoveNumber,
        /// Why now.
        why: Calling,
        via: Via,
    },
    /// A line for the one whose turn comes next, as a direct message: aloud or not at all.
    NextUp {
        /// Who is told.
        seat: Seat,
        /// Who decides now, since which moment.
        number: MoveNumber,
    },
    /// A line for one of the table's people, as a direct message: the channel takes no posts, or is gone.
    ShutOut {
        /// Who is told.
        seat: Seat,
        #[serde(default, skip_serializing_if = "Shut::is_refused")]
        why: Shut,
    },
    /// Take the buttons off the previous ping.
    ClearPing,
    /// Delete the previous ping.
    DeletePing,
    /// Take the buttons off this notice.
    ClearNotice {
        /// The notice.
        post: PostId,
    },
    /// Take the buttons off this message, an earlier call of the same turn.
    Unbutton {
        /// The channel of the message.
        channel: ChannelId,
        message: MessageId,
    },
    /// Delete this message, an earlier call of the same turn.
    Delete {
        /// The channel of the message.
        channel: ChannelId,
        message: MessageId,
    },
    /// The scores, the winners, the secret of the shuffle, the log.
    Final,
    /// Something of a game that is over, which somebody shows to everybody.
    Shown(Shown),
    /// What somebody proposes, with the buttons to vote; it mentions those who may and are awake.
    Proposal {
        /// The proposal.
        proposal: ProposalId,
    },
    /// The same for somebody who was not called by it: aloud or not at all.
    Summon {
        /// To which.
        proposal: ProposalId,
        /// Who is called.
        seat: Seat,
        via: Via,
    },
    /// A line of another kind.
    Notice(Notice),
}

/// What of a game that is over can be shown to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The film of it.
    Film,
    /// The scores turn by turn.
    Curve,
    /// The best move that the player of a seat missed.
    Missed {
        seat: Seat,
        /// Which of their decisions.
        number: MoveNumber,
        /// The text form of the better move.
        better: String,
        /// By how many points more the seat might have been ahead at the end.
        points: i32,
    },
    /// The curve and the figures of the review of a seat.
    Review { seat: Seat },
}

impl Shown {
    /// Whether both show the same, if perhaps not in the same words.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Missed { seat, .. }, Self::Missed { seat: shown, .. }) => seat == shown,
            _ => self == other,
        }
    }
}

/// Why a channel takes no posts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shut {
    /// The bot may not post there.
    #[default]
    Refused,
    /// There is no such channel any more: the table is asleep.
    Gone,
}

impl Shut {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    const fn is_refused(&self) -> bool {
        matches!(self, Self::Refused)
    }
}

/// The way to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// The table's channel.
    Channel,
    /// A direct message.
    Direct,
}

impl Via {
    /// Where somebody is called who wants to be called.
    pub(in crate::tables) fn of(person: &Preferences) -> Self {
        match person.notify {
            Notify::Direct if !person.direct_closed => Self::Direct,
            Notify::Direct | Notify::Channel | Notify::Off => Self::Channel,
        }
    }
}

/// A post that was claimed and must now be sent, then confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuePost {
    pub id: PostId,
    /// Whose post it is.
    pub table: TableId,
    /// The table's game.
    pub game: GameKind,
    /// What the table is called, if it has a name.
    pub name: Option<String>,
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
    /// To whom it goes as a direct message, instead of the channel.
    pub direct: Option<UserId>,
    /// Who comes next and wishes to be told so in the same line.
    pub next: Option<UserId>,
    /// Whom it calls at once, to vote or to answer.
    pub electors: Vec<UserId>,
    /// When the time of the turn runs out, and what happens then.
    pub limit: Option<Limit>,
    /// How many attempts there were before.
    pub attempts: u32,
    /// When the last of these attempts began. Its outcome is not known: look in the channel before sending again if
    /// that is longer ago than Discord remembers nonces.
    pub in_doubt_since: Option<Timestamp>,
    /// When a backup was put back last, in seconds since 1970; 0 when none ever was.
    pub epoch: u64,
}

/// When the time of a turn runs out, and what happens then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The moment at which it runs out.
    pub at: Timestamp,
    /// What happens then.
    pub then: TimeOut,
}

/// A message, and the channel or conversation in which it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The channel or conversation.
    pub channel: ChannelId,
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
    pub message: MessageId,
}

/// After every post.
pub(in crate::tables) const LAST: PostId = PostId(i64::MAX.unsigned_abs());

impl DuePost {
    /// Whether it is meant for the table's channel, and not for a person or an older place.
    pub fn is_for_its_channel(&self) -> bool {
        self.direct.is_none() && self.edits.is_none_or(|placed| placed.channel == self.channel)
    }

    /// The nonce to send it with: at most 25 characters, the same at each attempt, never used for another post, be it one of the
    /// same number that was lost when a backup was put back.
    pub fn nonce(&self) -> String {
        let (id, created) = (self.id.0, self.created.0);
        match self.epoch {
            0 => format!("{id:x}.{created:x}"),
            // The moment at which it became due is left out: with it the three may be too long.
            epoch => format!("{id:x}.r{epoch:x}"),
        }
    }

    /// The file name of its picture, by which a post in doubt is found in the channel.
    pub fn picture_name(&self) -> String {
        self.file_name("png")
    }

    /// The same for a film.
    pub fn film_name(&self) -> String {
        self.file_name("gif")
    }

    fn file_name(&self, ending: &str) -> String {
        format!("aedile-{}-{}.{ending}", self.table, self.id)
    }
}

impl PostKind {
    /// What it is to the store.
    pub const fn role(&self) -> PostRole {
        match self {
            Self::LobbyCard => PostRole::LobbyCard,
            Self::Board { .. } | Self::Redraw { .. } | Self::RoundEnd { .. } => PostRole::Board,
            Self::Ping { .. } | Self::Call { via: Via::Channel, .. } => PostRole::Ping,
            Self::ClearPing
            | Self::DeletePing
            | Self::ClearNotice { .. }
            | Self::Unbutton { .. }
            | Self::Delete { .. } => PostRole::ClearPing,
            Self::Final => PostRole::Final,
            // What goes to a person is none of the pings by which the channel plays.
            Self::Notice(_)
            | Self::Shown(_)
            | Self::Proposal { .. }
            | Self::Summon { .. }
            | Self::NextUp { .. }
            | Self::ShutOut { .. }
            | Self::Call { via: Via::Direct, .. } => PostRole::Notice,
        }
    }

    /// Whether there are buttons under it that go when they lead nowhere any more.
    pub(in crate::tables) const fn has_buttons(&self) -> bool {
        match self {
            Self::Notice(notice) => notice.offers().is_some(),
            _ => self.asks().is_some(),
        }
    }

    /// On which proposal one can vote under it.
    pub(in crate::tables) const fn asks(&self) -> Option<ProposalId> {
        match self {
            Self::Proposal { proposal } | Self::Summon { proposal, .. } => Some(*proposal),
            _ => None,
        }
    }

    /// What takes the ping away of a turn that is over.
    pub(in crate::tables) const fn end_of_ping(terms: &Terms) -> Self {
        match terms.old_calls {
            OldCalls::Deleted => Self::DeletePing,
            OldCalls::Kept => Self::ClearPing,
        }
    }

    /// What takes this call in the channel away, after which there was another in the same turn.
    pub(in crate::tables) const fn end_of_call(
        terms: &Terms,
        channel: ChannelId,
        message: MessageId,
    ) -> Self {
        match terms.old_calls {
            OldCalls::Deleted => Self::Delete { channel, message },
            OldCalls::Kept => Self::Unbutton { channel, message },
        }
    }

    /// The same about this proposal, if it was about one whose number was not known.
    pub(in crate::tables) fn about(self, new: Option<ProposalId>) -> Self {
        let known = |proposal| new.filter(|_| proposal == ProposalId::NEW).unwrap_or(proposal);
        match self {
            Self::Proposal { proposal } => Self::Proposal { proposal: known(proposal) },
            Self::Summon { proposal, seat, via } => {
                Self::Summon { proposal: known(proposal), seat, via }
            }
            other => other,
        }
    }

    /// As stored.
    pub(in crate::tables) fn json(&self) -> String {
        serde_json::to_string(self).expect("a post's kind is plain data")
    }

    /// The row to be written with the change that causes it.
    pub(in crate::tables) fn owed_at(&self, number: MoveNumber) -> NewPostRow {
        NewPostRow { kind: self.json(), role: self.role(), number }
    }
}
