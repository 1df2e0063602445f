//! What is stored of a proposal and of the votes on it.

use super::{MoveNumber, PostId, ProposalId, TableId, Timestamp, sql::words};
use crate::board::named;

/// A proposal as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalRow {
    pub id: ProposalId,
    /// At which table.
    pub table: TableId,
    /// The seat that proposes it; `None` for the program.
    pub seat: Option<u8>,
    /// The records there were.
    pub number: MoveNumber,
    /// What, as JSON.
    pub subject: String,
    pub opened: Timestamp,
    /// Until when it can be decided; `None` with the turn that it is about.
    pub closes: Option<Timestamp>,
    /// What became of it; `None` while it is open.
    pub over: Option<Over>,
}

/// What a seat has to do with an open proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallotRow {
    /// The seat that votes.
    pub seat: u8,
    /// How it votes, if it has.
    pub answer: Option<Answer>,
    /// The post that called it.
    pub called: Option<PostId>,
}

named! {
    /// What somebody votes for. Stored with posts, too, and in buttons: never renamed.
    Answer: 6 {
        /// What is proposed.
        Agree = "agree",
        /// Nothing of it.
        Against = "against",
        /// The program plays the move that does least, until another seat decides.
        Skip = "skip",
        /// An AI plays until the player is back.
        StandIn = "stand_in",
        /// The seat is given to somebody else.
        Replace = "replace",
        /// The player gets the time of a turn once more.
        Wait = "wait",
    }
}

named! {
    /// What became of a proposal. Stored with posts, too: never renamed.
    Over: 5 {
        /// It was done.
        Agreed = "agreed",
        /// Too many are against it.
        Rejected = "rejected",
        /// Its time ran out.
        Lapsed = "lapsed",
        /// The one who made it took it back.
        Withdrawn = "withdrawn",
        /// What it was about has passed.
        Void = "void",
    }
}

words!(Answer, Over);
