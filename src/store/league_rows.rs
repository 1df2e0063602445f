//! The rows of leagues as plain data.

use super::{
    ChannelId, GuildId, LeagueId, MessageId, SeasonId, TableId, Timestamp, UserId, sql::words,
};
use crate::board::named;

named! {
    /// How far a season is.
    SeasonStage: 5 {
        /// People join it.
        SignUp = "signup",
        /// It is drawn, and its matches are played.
        Playing = "playing",
        /// Its matches are over; the organiser may still correct them.
        Closing = "closing",
        /// It is over.
        Closed = "closed",
        /// It was given up before its draw.
        Cancelled = "cancelled",
    }
}

named! {
    /// What an entrant is.
    EntrantState: 3 {
        /// Plays.
        In = "in",
        /// Does not play any more.
        Out = "out",
        /// Takes over the seats of somebody who is out.
        Reserve = "reserve",
    }
}

named! {
    /// Why an entrant is out of a season.
    OutWhy: 4 {
        /// They have left it, or the server, or are forgotten.
        Left = "left",
        /// They were not ready in time for any of their matches.
        NotReady = "not_ready",
        /// Too many of their turns at a match were decided by an AI, or they gave up their seat there.
        Absent = "absent",
        /// An organiser has removed them.
        Removed = "removed",
    }
}

named! {
    /// How far a match is.
    MatchState: 5 {
        /// It has no table yet.
        Drawn = "drawn",
        /// It has a table.
        Open = "open",
        /// Its result counts.
        Done = "done",
        /// It was decided without its end: by the deadline, or by an organiser.
        Adjudicated = "adjudicated",
        /// It counts for nothing.
        Void = "void",
    }
}

words!(SeasonStage, EntrantState, OutWhy, MatchState);

/// A league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueRow {
    pub id: LeagueId,
    pub guild: GuildId,
    /// In which the threads of its matches are opened.
    pub channel: ChannelId,
    pub name: String,
    /// `Game::ID`.
    pub game: String,
    /// The options as JSON.
    pub options: String,
    /// The terms of its matches as JSON.
    pub terms: String,
    /// How many sit at one table.
    pub players: u8,
    /// How many a division has, where the number of entrants allows it.
    pub size: u8,
    /// How long its matches may take.
    pub weeks: u32,
    /// Who created it; nobody once they are forgotten.
    pub organiser: Option<UserId>,
    /// Whether no season follows.
    pub stopped: bool,
    pub created: Timestamp,
}

/// A season of a league.
#[derive(Clone, PartialEq, Eq)]
pub struct SeasonRow {
    pub id: SeasonId,
    pub league: LeagueId,
    pub guild: GuildId,
    /// Within its league, from 1.
    pub number: u32,
    pub stage: SeasonStage,
    /// When its sign-up was opened.
    pub opened: Timestamp,
    /// When it is drawn.
    pub starts: Timestamp,
    /// Until when matches count; `None` before the draw.
    pub deadline: Option<Timestamp>,
    /// Until when organisers correct results; `None` before the deadline.
    pub closes: Option<Timestamp>,
    /// When it is looked at next; `None` when it is over.
    pub wake: Option<Timestamp>,
    /// Counts its changes.
    pub version: i64,
    /// Its message in the channel of the league.
    pub card: Option<MessageId>,
    /// From which it is drawn; shown to nobody before.
    pub secret: [u8; 32],
    /// Its SHA-256.
    pub commitment: [u8; 32],
}

/// Without the secret, which tells the draw.
impl std::fmt::Debug for SeasonRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { id, number, stage, starts, deadline, wake, version, .. } = self;
        let mut shown = f.debug_struct("SeasonRow");
        shown.field("id", id).field("number", number).field("stage", stage);
        shown.field("starts", starts).field("deadline", deadline);
        shown.field("wake", wake).field("version", version).finish_non_exhaustive()
    }
}

/// Somebody who plays a season, or would take over a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    /// Within the season, from 1.
    pub number: u32,
    /// Nobody once they are forgotten.
    pub player: Option<UserId>,
    /// As shown in the server.
    pub name: String,
    pub state: EntrantState,
    /// `None` for those who are not out.
    pub out_why: Option<OutWhy>,
    /// From 1, the highest; `None` before the draw, and for reserves.
    pub division: Option<u32>,
    /// Where they begin in the next season: the lower, the higher up. `None` before the close.
    pub ladder: Option<u32>,
    pub joined: Timestamp,
}

/// A match of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// Within the season, from 1.
    pub number: u32,
    pub division: u32,
    pub state: MatchState,
    pub thread: Option<ChannelId>,
    pub table: Option<TableId>,
    /// When its table was opened.
    pub opened: Option<Timestamp>,
    /// Why no thread could be opened for it: the id of a sentence.
    pub trouble: Option<String>,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSeatRow {
    /// Of the match.
    pub number: u32,
    pub seat: u8,
    /// The number of the entrant.
    pub entrant: u32,
    /// Among those who have not forfeited, from 1; `None` without a result.
    pub place: Option<u8>,
    /// In halves; `None` without a result.
    pub points: Option<u8>,
    /// Whether the entrant gets nothing for it, as they have left.
    pub forfeit: bool,
    /// How many turns an AI has decided.
    pub late: u32,
}

/// Something that an organiser has corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueLogRow {
    pub at: Timestamp,
    /// Who corrected it; nobody once they are forgotten.
    pub person: Option<UserId>,
    /// What, with what was before, as JSON.
    pub what: String,
    /// The number of the entrant whom it concerns, if it is one.
    pub entrant: Option<u32>,
    /// `None` once one of both is forgotten.
    pub reason: Option<String>,
}

/// A match for which a table is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchToOpenRow {
    pub season: SeasonId,
    pub number: u32,
    pub guild: GuildId,
    /// Of the league.
    pub channel: ChannelId,
    /// The number of the season.
    pub season_number: u32,
    pub division: u32,
    /// When the season was drawn.
    pub starts: Timestamp,
}
