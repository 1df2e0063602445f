//! What is stored of a proposal and of the votes on it.

use serde::{Deserialize, Serialize};

use super::{MoveNumber, PostId, ProposalId, TableId, Timestamp, sql::words};

/// Something that is proposed from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProposalRow {
    /// The seat that proposes it; `None` for the program.
    pub seat: Option<u8>,
    /// The records there are.
    pub number: MoveNumber,
    /// What, as JSON.
    pub subject: String,
    /// Now.
    pub opened: Timestamp,
    /// Until when it can be decided; `None` with the turn that it is about.
    pub closes: Option<Timestamp>,
}

/// A proposal as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalRow {
    /// Its number.
    pub id: ProposalId,
    /// At which table.
    pub table: TableId,
    /// The seat that proposes it; `None` for the program.
    pub seat: Option<u8>,
    /// The records there were.
    pub number: MoveNumber,
    /// What, as JSON.
    pub subject: String,
    /// Since when.
    pub opened: Timestamp,
    /// Until when it can be decided; `None` with the turn that it is about.
    pub closes: Option<Timestamp>,
    /// What became of it; `None` while it is open.
    pub over: Option<Over>,
}

/// What a seat has to do with an open proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallotRow {
    /// Which.
    pub seat: u8,
    /// How it votes, if it has.
    pub answer: Option<Answer>,
    /// The post that called it.
    pub called: Option<PostId>,
}

/// What somebody votes for. Stored with posts, too: never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What is proposed.
    Agree,
    /// Nothing of it.
    Against,
    /// The program plays the move that does least, until another seat decides.
    Skip,
    /// An AI plays until the player is back.
    StandIn,
    /// The seat is given to somebody else.
    Replace,
    /// The player gets the time of a turn once more.
    Wait,
}

impl Answer {
    const ALL: [Self; 6] =
        [Self::Agree, Self::Against, Self::Skip, Self::StandIn, Self::Replace, Self::Wait];

    /// Its name, as buttons carry it: never renamed.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Against => "against",
            Self::Skip => "skip",
            Self::StandIn => "stand_in",
            Self::Replace => "replace",
            Self::Wait => "wait",
        }
    }

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|answer| answer.id() == id)
    }
}

/// What became of a proposal. Stored with posts, too: never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// It was done.
    Agreed,
    /// Too many are against it.
    Rejected,
    /// Its time ran out.
    Lapsed,
    /// The one who made it took it back.
    Withdrawn,
    /// What it was about has passed.
    Void,
}

words!(Answer {
    Agree = "agree",
    Against = "against",
    Skip = "skip",
    StandIn = "stand_in",
    Replace = "replace",
    Wait = "wait",
});
words!(Over {
    Agreed = "agreed",
    Rejected = "rejected",
    Lapsed = "lapsed",
    Withdrawn = "withdrawn",
    Void = "void",
});
