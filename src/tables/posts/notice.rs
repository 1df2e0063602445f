//! The lines in a channel that are no board posts and no pings.

use serde::{Deserialize, Serialize};

use crate::{
    board::Seat,
    tables::{Answer, Over, Subject, Timestamp, UserId, Whose, seats::Left},
};

/// A line in the channel that is no board post and no ping.
///
/// Stored as JSON: a variant may be added, never renamed. Names are those of the moment, for later the seat may be
/// somebody else's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Moves were taken back. No longer owed: the next board post tells it.
    Undone {
        /// The seat whose moves they were.
        seat: Seat,
        /// How many, with those that the program had played after them.
        moves: u32,
    },
    /// The table was ended before its time.
    Ended {
        /// Who ended it.
        by: UserId,
        name: String,
    },
    /// The table was moved here.
    Moved {
        /// The name of whoever moved it.
        name: String,
    },
    /// A seat was given up and waits for somebody.
    SeatFree {
        /// The free seat.
        seat: Seat,
        name: String,
        /// Why they left it.
        why: Left,
        /// Whether it must move now.
        waits: bool,
    },
    /// A free seat must move.
    SeatWaits {
        /// The free seat.
        seat: Seat,
        name: String,
    },
    /// A seat is offered; its holder keeps it until it is taken.
    SeatOffered {
        /// The seat that is offered.
        seat: Seat,
        of: Whose,
        /// Who offers it.
        by: String,
        /// To whom; `None` for anybody.
        person: Option<UserId>,
        /// Whether this line calls somebody who slept when the seat was offered.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        woken: bool,
    },
    /// Nothing came of an offer.
    OfferOver { seat: Seat, of: Whose },
    /// A seat has another holder.
    SeatTaken {
        /// The seat that has passed on.
        seat: Seat,
        /// Who holds it now.
        name: Whose,
        /// Who held it.
        from: Whose,
    },
    /// The last person has left, so the table is ended.
    AllLeft {
        /// Who was the last.
        name: String,
        /// Why they left.
        why: Left,
    },
    /// Somebody has said that they are away.
    Away {
        /// Whose seat it is.
        seat: Seat,
        until: Timestamp,
    },
    /// The reminders of a turn are used up.
    Stalled {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The time of a turn ran out, so an AI plays it.
    TimeUp {
        /// Whose turn it is.
        seat: Seat,
        /// For how long it plays.
        until: StandsIn,
    },
    /// Nobody has played for long.
    StillPlaying {
        /// When the table closes if nobody answers.
        closes: Timestamp,
        /// Whom alone this line calls: somebody who slept when the others were asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        woken: Option<Seat>,
    },
    /// Nobody answered; the table is closed.
    Idle,
    /// The lobby closes soon.
    LobbyCloses {
        /// When it closes.
        at: Timestamp,
    },
    /// The lobby was open long enough.
    LobbyExpired,
    /// The others have decided about a turn whose time ran out.
    Decided {
        /// About whose turn.
        seat: Seat,
        /// Whose it was.
        name: String,
        /// What they have decided.
        choice: Answer,
    },
    /// What became of a proposal.
    ProposalOver {
        /// What was proposed.
        subject: Subject,
        /// What became of it.
        over: Over,
    },
    /// An AI stands in for somebody, as the others have decided.
    StandsIn { seat: Seat },
    /// The game has ended before its time, as the others have decided.
    EndedNow {
        /// The points of each seat.
        totals: Vec<String>,
    },
    /// The deadline of the season of a league has decided this match, which goes on.
    SeasonOver,
    /// An organiser has decided this match of a league, which goes on.
    MatchDecided,
    /// A reserve takes over a seat of this match of a league.
    Reserve {
        /// Who takes over; `None` once they are forgotten.
        person: Option<UserId>,
        /// How long the match waits for them.
        until: Timestamp,
    },
    /// A player for whom an AI stood in plays again.
    Back {
        /// The player's seat.
        seat: Seat,
        /// The player's name.
        name: String,
    },
}

/// Where a line tells of people, for one of them may want to be forgotten.
#[derive(Default)]
pub(in crate::tables) struct People<'a> {
    /// The seat that it is about.
    pub(in crate::tables) seat: Option<Seat>,
    /// Who did it.
    pub(in crate::tables) by: Option<&'a mut UserId>,
    /// To whom something is offered.
    pub(in crate::tables) to: Option<&'a mut Option<UserId>>,
    /// The names of people.
    pub(in crate::tables) names: Vec<&'a mut String>,
}

/// How long an AI plays for somebody whose time ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandsIn {
    /// This turn.
    TurnEnds,
    /// This turn and those that follow, until the player is back.
    PlayerIsBack,
}

impl Notice {
    /// The seat that can be taken by a button under this line.
    pub const fn offers(&self) -> Option<Seat> {
        match self {
            Self::SeatFree { seat, .. }
            | Self::SeatWaits { seat, .. }
            | Self::SeatOffered { seat, .. } => Some(*seat),
            Self::Undone { .. }
            | Self::Ended { .. }
            | Self::Moved { .. }
            | Self::Stalled { .. }
            | Self::Away { .. }
            | Self::TimeUp { .. }
            | Self::StillPlaying { .. }
            | Self::Idle
            | Self::LobbyCloses { .. }
            | Self::LobbyExpired
            | Self::OfferOver { .. }
            | Self::SeatTaken { .. }
            | Self::AllLeft { .. }
            | Self::Decided { .. }
            | Self::ProposalOver { .. }
            | Self::StandsIn { .. }
            | Self::EndedNow { .. }
            | Self::SeasonOver
            | Self::MatchDecided
            | Self::Reserve { .. }
            | Self::Back { .. } => None,
        }
    }

    /// Where it tells of people. Each field is listed, so that whoever adds one must say whether it does.
    pub(in crate::tables) fn people(&mut self) -> People<'_> {
        let none = People::default();
        match self {
            Self::Ended { by, name } => People { by: Some(by), names: vec![name], ..none },
            Self::Moved { name } => People { names: vec![name], ..none },
            Self::SeatFree { seat, name, why, waits: _ } => {
                let names = why.name_mut().into_iter().chain([name]).collect();
                People { seat: Some(*seat), names, ..none }
            }
            Self::AllLeft { name, why } => {
                People { names: why.name_mut().into_iter().chain([name]).collect(), ..none }
            }
            Self::SeatWaits { seat, name }
            | Self::Decided { seat, name, choice: _ }
            | Self::Back { seat, name } => People { seat: Some(*seat), names: vec![name], ..none },
            Self::SeatOffered { seat, of, by, person, woken: _ } => {
                let names = of.name_mut().into_iter().chain([by]).collect();
                People { seat: Some(*seat), to: Some(person), names, ..none }
            }
            Self::Reserve { person, until: _ } => People { to: Some(person), ..none },
            Self::OfferOver { seat, of } => {
                People { seat: Some(*seat), names: of.name_mut().into_iter().collect(), ..none }
            }
            Self::SeatTaken { seat, name, from } => {
                let names = name.name_mut().into_iter().chain(from.name_mut()).collect();
                People { seat: Some(*seat), names, ..none }
            }
            Self::Undone { seat: _, moves: _ }
            | Self::Away { seat: _, until: _ }
            | Self::Stalled { seat: _ }
            | Self::TimeUp { seat: _, until: _ }
            | Self::StillPlaying { closes: _, woken: _ }
            | Self::LobbyCloses { at: _ }
            | Self::ProposalOver { subject: _, over: _ }
            | Self::StandsIn { seat: _ }
            | Self::EndedNow { totals: _ }
            | Self::Idle
            | Self::SeasonOver
            | Self::MatchDecided
            | Self::LobbyExpired => none,
        }
    }
}
