//! The moderators' log: what managers did in a server, written in the transaction that does it.

use serde::{Deserialize, Serialize};

use crate::{
    board::Seat,
    store::{ModerationRow, Tx},
    tables::{
        Authority, ChannelId, GuildId, Player, Seated, ServerSettings, TableError, TableId, Tables,
        Timestamp, UserId, seats::SeatStep,
    },
};

/// What a manager did in a server. Stored: variants and fields are added, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moderated {
    /// Ended a table.
    Ended { table: TableId },
    /// Let a table go on in another channel.
    Moved { table: TableId },
    /// Changed who holds a seat.
    Seat { table: TableId, seat: Seat, change: SeatChange },
    /// Changed what `/admin settings` sets.
    Settings,
    /// Changed the limits; what they are since.
    Limits { tables: u16, tables_each: u16, threads: u16, ai_tables: u16, ai_tables_each: u16 },
    /// Blocked a member.
    Blocked { until: Timestamp },
    /// Ended a block before its date.
    Unblocked,
    /// Made the rated result of a table void.
    Voided { table: TableId },
    /// Closed all tables that waited for players.
    ClosedLobbies { tables: usize },
    /// Closed all tables of a person.
    ClosedTablesOf { tables: usize },
    /// Nobody did it: the program stopped the message of a day in a channel that refused it.
    DailyStopped { channel: ChannelId },
    /// Closed all tables at which nobody did anything for so many days.
    ClosedIdle { tables: usize, days: u16 },
}

/// What a manager did about a seat. Stored as [`Moderated`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatChange {
    /// Offered it to somebody.
    Offered,
    /// Took the offer back.
    OfferTakenBack,
    /// Gave it to an AI.
    GivenToAi,
    /// Took it from its player.
    Freed,
}

/// An entry of the moderators' log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationEntry {
    /// When it was done.
    pub at: Timestamp,
    /// Who did it; `None` once they are forgotten, and for what the program did itself.
    pub moderator: Option<UserId>,
    /// Whom it concerns, if it is one person who is not forgotten.
    pub person: Option<UserId>,
    /// What was done; `None` when a newer version of the program wrote it.
    pub what: Option<Moderated>,
    /// Why, as the moderator wrote it.
    pub reason: Option<String>,
}

impl Moderated {
    /// What the limits are now.
    pub(super) const fn limits(set: &ServerSettings) -> Self {
        let ServerSettings { tables, tables_each, threads_a_minute: threads, .. } = *set;
        let (ai_tables, ai_tables_each) = (set.ai_tables, set.ai_tables_each);
        Self::Limits { tables, tables_each, threads, ai_tables, ai_tables_each }
    }
}

/// Keeps what a manager did, to whom if it concerns one person, and why if they say so.
pub(in crate::tables) fn note(
    tx: &Tx,
    guild: GuildId,
    (moderator, at): (UserId, Timestamp),
    what: &Moderated,
    (person, reason): (Option<UserId>, Option<String>),
) -> Result<(), TableError> {
    Ok(tx.log_moderation(guild, &entry((moderator, at), what, (person, reason)))?)
}

/// Keeps what the program did itself.
pub(in crate::tables) fn note_own(
    tx: &Tx,
    guild: GuildId,
    at: Timestamp,
    what: &Moderated,
) -> Result<(), TableError> {
    let by = UserId::FORGOTTEN;
    let row = ModerationRow { moderator: None, ..entry((by, at), what, (None, None)) };
    Ok(tx.log_moderation(guild, &row)?)
}

/// The entry that [`note`] keeps.
pub(in crate::tables) fn entry(
    (moderator, at): (UserId, Timestamp),
    what: &Moderated,
    (person, reason): (Option<UserId>, Option<String>),
) -> ModerationRow {
    let what = serde_json::to_string(what).expect("what was done is plain data");
    ModerationRow { at, moderator: Some(moderator), person, what, reason }
}

/// The entry of what a manager did about a seat, if they did it with a manager's rights: `before` sat there until then.
pub(in crate::tables) fn about_seat(
    table: TableId,
    (by, now): (&Player, Timestamp),
    step: &SeatStep,
    before: &[Seated],
) -> Option<ModerationRow> {
    let (seat, change, authority) = match step {
        SeatStep::Offer { seat, authority, .. } => (*seat, SeatChange::Offered, *authority),
        SeatStep::Withdraw { seat, authority } => (*seat, SeatChange::OfferTakenBack, *authority),
        SeatStep::LetAi { seat, authority, .. } => (*seat, SeatChange::GivenToAi, *authority),
        SeatStep::Vacate { seat } => (*seat, SeatChange::Freed, Authority::Moderator),
        SeatStep::Resign
        | SeatStep::Decline { .. }
        | SeatStep::Take { .. }
        | SeatStep::Back
        | SeatStep::Propose { .. }
        | SeatStep::Vote { .. }
        | SeatStep::TakeBack { .. } => return None,
    };
    if authority == Authority::Own {
        return None;
    }
    let what = Moderated::Seat { table, seat, change };
    let person = before.iter().find(|held| held.seat == seat).and_then(Seated::user);
    Some(entry((by.user, now), &what, (person, None)))
}

impl Tables {
    /// The moderators' log of a server, the newest entry first: at most `limit` entries after the first `skip`.
    pub async fn moderation(
        &self,
        guild: GuildId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<ModerationEntry>, TableError> {
        let rows = self.store().read(move |tx| tx.moderation(guild, skip, limit)).await?;
        let entry = |row: ModerationRow| {
            let ModerationRow { at, moderator, person, what, reason } = row;
            let what = serde_json::from_str(&what).ok();
            ModerationEntry { at, moderator, person, what, reason }
        };
        Ok(rows.into_iter().map(entry).collect())
    }
}
