//! What somebody wants to be done about a seat, and what becomes of it.

use serde::{Deserialize, Serialize};

use crate::{
    board::{Level, Seat},
    pace::Span,
    tables::{
        Answer, Authority, InteractionId, MoveNumber, Over, Player, ProposalId, Seated, Stage,
        UserId,
    },
};

use super::Subject;

/// How a vote stands after somebody voted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoteCount {
    /// For what.
    pub choice: Answer,
    /// How many want it.
    pub votes: usize,
    /// How many decide.
    pub needed: usize,
}

impl VoteCount {
    /// Whether the matter is decided by it.
    pub const fn is_decided(&self) -> bool {
        self.votes >= self.needed
    }
}

/// The proposal on which somebody votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VotedOn {
    /// This one.
    Proposal(ProposalId),
    /// What is to be done about the turn that began at this number: older buttons say no more.
    Turn(MoveNumber),
}

/// What somebody wants to be done about a seat of a started table, or about its course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatStep {
    /// Gives the own seat up: it is free from now on.
    Resign,
    /// Offers a seat; its holder keeps it until it is taken. The own one; any that no person holds; a moderator any.
    Offer { seat: Seat, to: Recipient, authority: Authority },
    /// Takes an offer back.
    Withdraw { seat: Seat, authority: Authority },
    /// Does not want the seat that is offered to them.
    Decline { seat: Seat },
    /// Takes a seat that is free or offered to them.
    Take { seat: Seat },
    /// Lets an AI hold a seat from now on: as for an offer.
    LetAi {
        seat: Seat,
        /// How well it plays.
        level: Level,
        authority: Authority,
    },
    /// A moderator takes a seat from its holder: it is free from now on.
    Vacate { seat: Seat },
    /// Is back: no AI stands in any longer.
    Back,
    /// Proposes something to the others.
    Propose {
        /// What is proposed.
        subject: Subject,
        /// So long they can vote: 1 hour to 14 days.
        within: Span,
    },
    /// Votes on a proposal.
    Vote {
        /// The proposal or the question.
        asked: VotedOn,
        /// What to do.
        answer: Answer,
    },
    /// Takes an own proposal back.
    TakeBack {
        /// The proposal.
        proposal: ProposalId,
    },
}

/// To whom a seat is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// To anybody who reads the channel.
    Anybody,
    /// To this person, who must accept.
    Person(UserId),
}

/// Why a seat is free. Stored with posts: never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Left {
    /// Its player resigned.
    Resigned,
    /// Its player left the server.
    Server,
    /// Its player wants to be forgotten.
    Forgotten,
    /// The others voted for it.
    Voted,
    /// A moderator of this name wanted it.
    Moderator(String),
}

impl Left {
    /// The name in it.
    pub(in crate::tables) const fn name_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Moderator(name) => Some(name),
            Self::Resigned | Self::Server | Self::Forgotten | Self::Voted => None,
        }
    }
}

/// What became of a wish about a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// What was done.
    pub done: SeatDone,
    /// How far the table is now.
    pub state: Stage,
    /// Who sits there now, by seat.
    pub players: Vec<Seated>,
}

/// What was done about a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatDone {
    /// It is free, and waits for somebody.
    Freed(Seat),
    /// The last person has left, so the table is ended.
    Ended,
    /// It is offered.
    Offered(Seat),
    /// It is no longer offered.
    Withdrawn(Seat),
    /// The one who asked holds it.
    Taken(Seat),
    /// An AI holds it.
    PlayedByAi(Seat),
    /// The player is back; an AI had stood in.
    Back(Seat),
    /// The player had never been away.
    WasThere(Seat),
    /// The others are asked.
    Proposed(ProposalId),
    /// Nobody else is there who would have to agree: it is done.
    Decided,
    /// The vote counts.
    Voted(VoteCount),
    /// What was proposed is proposed no more.
    TakenBack,
    /// This click was used before; nothing more has changed.
    Repeated,
}

/// Why nothing can be done about a seat. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatRefused {
    /// The table has fewer seats.
    NoSuchSeat,
    /// A person holds it.
    NotYours { held_by: Seated },
    /// It is neither free nor offered.
    NotOffered { held_by: Seated },
    /// It is offered to another person.
    OfferedToOther { person: UserId },
    /// One's own.
    Own,
    /// Nobody has offered it.
    NoOffer,
    /// Whoever is to take it has a seat here.
    SitsHere {
        /// With which seat.
        held_by: Seated,
    },
    /// To oneself.
    ToYourself,
    /// An AI would play alone.
    LastPerson,
    /// It is free already.
    AlreadyFree,
    /// The user gave the seat away.
    GivenAway { held_by: Seated },
    /// There is no such proposal here, or none to which this is an answer.
    NoVote,
    /// The proposal is closed.
    VoteOver {
        /// What became of it; `None` when it is just being done.
        over: Option<Over>,
    },
    /// Who proposes something has agreed already.
    OwnProposal,
    /// Only who has proposed something takes it back.
    NotYourProposal,
    /// One proposal a person.
    ProposesAlready,
    /// No person holds that seat.
    NobodysSeat,
    /// What the others decide about the own seat one does oneself.
    OwnSeat,
    /// An AI stands in already.
    AlreadyAway,
    /// Nobody has a clock here.
    NoClock,
    /// The pause would be over already.
    PauseOver,
    /// The table does not rest.
    NotPaused,
    /// It is played so already.
    SamePace,
    /// The vote is about the own turn.
    OwnTurn,
    /// The same vote again.
    SameVote {
        /// How it stands.
        tally: VoteCount,
    },
}

/// A wish on its way to the table.
#[derive(Clone)]
pub(in crate::tables) enum SeatRequest {
    /// Somebody's.
    Of(Player, InteractionId, SeatStep),
    /// A user is gone: gives the seat up, if there is one.
    Gone(UserId, Left),
    /// Nobody's: does what is decided and not done.
    Settle,
}
