//! An owed post until it is sent: how it must be sent, or that it is overtaken; and owed again when it is gone.

use std::{collections::HashSet, sync::Arc, time::Duration};

use super::{
    ChannelId, DuePost, MessageId, Owned, Placed, PostId, PostKind, Shut, StandingPost, TableError,
    TableState, Tables, Timestamp, UserId, Via,
    agreed::kind,
    calls::{is_held_back, limit, next_up, voice},
    position::stored,
    post::LAST,
    shared::Shared,
    to_vote::{self, Voice},
};
use crate::board::Seat;
use crate::store::{NewPostRow, Order, PostRole, PostRow, TableRow, Tx};

/// A wait for posts ends after this time at the latest, so that a lapsed claim is found.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// When the store cannot say what is due, it is asked again after this time.
const AFTER_STORE_ERROR: Duration = Duration::from_secs(1);

/// How many posts may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// So many in all.
    pub all: u32,
    /// At most so many of them are no calls.
    pub others: u32,
    /// Which first.
    pub order: Order,
}

impl From<u32> for Room {
    fn from(all: u32) -> Self {
        Self { all, others: all, order: Order::AsOwed }
    }
}

/// The posts that tables owe, for the one who sends them. Clones are cheap.
#[derive(Clone)]
pub struct Posts {
    pub(super) shared: Arc<Shared>,
}

impl Tables {
    /// The posts that the tables owe.
    pub fn posts(&self) -> Posts {
        Posts { shared: Arc::clone(&self.shared) }
    }
}

impl Posts {
    /// Returns when posts may have become due; with calls first, when a call may have.
    pub async fn wait(&self, order: Order) {
        let now = self.shared.clock.now();
        let latest = now.plus(LONGEST_WAIT);
        let owned = self.shared.owned();
        let at = match self.shared.store.read(move |tx| tx.next_due(&owned, order, now)).await {
            Ok(next) => next.map_or(latest, |next| next.min(latest)),
            Err(_) => now.plus(AFTER_STORE_ERROR),
        };
        tokio::select! {
            () = self.shared.due.notified() => {}
            () = self.shared.clock.until(at) => {}
        }
    }

    /// Lets what waits for its next attempt be tried now, in this channel or everywhere.
    pub async fn try_now(&self, channel: Option<ChannelId>) -> Result<(), TableError> {
        let owned = self.shared.owned();
        self.shared.store.with(move |tx| tx.try_now(&owned, channel)).await?;
        self.shared.wake_poster();
        Ok(())
    }

    /// The messages in this channel or conversation of posts that were owed at about the same time as this one.
    pub async fn messages_near(
        &self,
        post: PostId,
        place: ChannelId,
    ) -> Result<HashSet<MessageId>, TableError> {
        let find = move |tx: &Tx| Ok(tx.messages_near(post, place)?.into_iter().collect());
        self.shared.store.read(find).await
    }

    /// The messages by which open tables of these servers are played, if they were sent `within` this time: of a lobby its
    /// card, of a running table the latest board and ping. Latest first, at most `limit`.
    pub async fn standing(
        &self,
        owned: Owned,
        within: Duration,
        limit: u32,
    ) -> Result<Vec<StandingPost>, TableError> {
        let since = self.shared.clock.now().minus(within);
        let find = move |tx: &Tx| {
            let mut found = Vec::new();
            for row in tx.standing(&owned, since, limit)? {
                if let (Some(channel), Some(message)) = (row.place, row.message) {
                    found.push(StandingPost { id: row.id, table: row.table, channel, message });
                }
            }
            Ok(found)
        };
        self.shared.store.read(find).await
    }

    /// Owes a post again whose message is gone from the channel, unless the table has gone on since.
    pub async fn lost(&self, post: PostId) -> Result<(), TableError> {
        let now = self.shared.clock.now();
        self.shared
            .store
            .with(move |tx| {
                let Some(row) = tx.post(post)? else { return Ok(()) };
                let latest =
                    tx.message_before(row.table, row.role, LAST)?.map(|(_, message)| message);
                if latest == row.message && !tx.is_superseded(&row)? {
                    let again = again(row.clone());
                    tx.owe(row.table, &[again], now)?;
                }
                Ok::<_, TableError>(())
            })
            .await?;
        self.shared.wake_poster();
        Ok(())
    }
}

/// The post as it must be sent; `None` when it has been overtaken.
pub(super) fn due(
    tx: &Tx,
    row: &PostRow,
    shared: &Shared,
    now: Timestamp,
) -> Result<Option<DuePost>, TableError> {
    let broken = |why: &str| TableError::Broken { table: row.table, why: why.to_owned() };
    let table = tx.table(row.table)?.ok_or_else(|| broken("a post has no table"))?;
    let kind_of_post: PostKind =
        serde_json::from_str(&row.kind).map_err(|_| broken("a post is not readable"))?;
    let edits = edited(tx, row, &kind_of_post, &table)?;
    let is_there = |user| shared.audience.has(user, row.table, shared.clock.steady());
    if is_overtaken(tx, row, &kind_of_post, &table, edits)?
        || is_held_back(tx, row, &kind_of_post, &table, is_there, now)?
    {
        return Ok(None);
    }
    let (loud, direct) = match voice(tx, row, &kind_of_post, &table, now)? {
        Voice::None => return Ok(None),
        Voice::Silent => (false, direct_to(tx, &table, &kind_of_post)?),
        Voice::Aloud(direct) => (true, direct),
    };
    let next = if loud { next_in_line(tx, &table, &kind_of_post, now)? } else { None };
    Ok(Some(DuePost {
        id: row.id,
        table: row.table,
        game: kind(&table)?,
        guild: table.guild,
        channel: table.channel,
        loud,
        direct,
        next,
        electors: to_vote::electors(tx, row, &kind_of_post, &table, now)?,
        limit: limit(tx, &table)?,
        kind: kind_of_post,
        number: row.number,
        created: row.created,
        edits,
        attempts: row.attempts,
        in_doubt_since: row.claimed,
        epoch: shared.epoch(tx)?,
    }))
}

/// The message that a post changes.
fn edited(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
) -> Result<Option<Placed>, TableError> {
    match (kind, row.role) {
        (PostKind::Unbutton { channel, message } | PostKind::Delete { channel, message }, _) => {
            Ok(Some(Placed { channel: *channel, message: *message }))
        }
        (PostKind::ClearNotice { post }, _) => placed(tx, *post),
        // What stayed behind in another channel is not the table's any more.
        (_, role @ PostRole::LobbyCard)
        | (PostKind::Redraw { .. } | PostKind::RoundEnd { .. }, role) => {
            Ok(placed_before(tx, row, role)?.filter(|placed| placed.channel == table.channel))
        }
        (_, PostRole::ClearPing) => placed_before(tx, row, PostRole::Ping),
        (_, PostRole::Board | PostRole::Ping | PostRole::Final | PostRole::Notice) => Ok(None),
    }
}

/// Where this post is, if it was sent.
fn placed(tx: &Tx, post: PostId) -> Result<Option<Placed>, TableError> {
    let row = tx.post(post)?;
    let placed = row.and_then(|row| row.place.zip(row.message));
    Ok(placed.map(|(channel, message)| Placed { channel, message }))
}

/// The post that takes the place of one whose message is gone: a call becomes the plain line with its buttons.
fn again(row: PostRow) -> NewPostRow {
    match serde_json::from_str(&row.kind) {
        Ok(PostKind::Call { seat, number, .. }) => {
            PostKind::Ping { seat, number, next: None }.owed_at(row.number)
        }
        Ok(_) | Err(_) => NewPostRow { kind: row.kind, role: row.role, number: row.number },
    }
}

/// Who comes next and is told so in the line that calls the one who decides.
fn next_in_line(
    tx: &Tx,
    table: &TableRow,
    kind: &PostKind,
    now: Timestamp,
) -> Result<Option<UserId>, TableError> {
    let PostKind::Ping { next: Some(next), .. } = kind else { return Ok(None) };
    let next = next_up(tx, table, *next, now)?.filter(|(_, via)| *via == Via::Channel);
    Ok(next.map(|(user, _)| user))
}

/// In whose conversation a direct message is, also when it calls nobody.
fn direct_to(tx: &Tx, table: &TableRow, kind: &PostKind) -> Result<Option<UserId>, TableError> {
    let (PostKind::ShutOut { seat, .. } | PostKind::Call { seat, via: Via::Direct, .. }) = kind
    else {
        return Ok(None);
    };
    let holder = tx.seats(table.id)?.into_iter().nth(seat.index());
    Ok(holder.and_then(|holder| holder.player))
}

/// Where the table's latest message of this kind is.
fn placed_before(tx: &Tx, row: &PostRow, role: PostRole) -> Result<Option<Placed>, TableError> {
    let placed = tx.message_before(row.table, role, row.id)?;
    Ok(placed.map(|(channel, message)| Placed { channel, message }))
}

/// Whether sending would tell what is no longer so: a ping after the turn has changed, an older state of the lobby
/// card, buttons to remove that were never sent or are gone already.
fn is_overtaken(
    tx: &Tx,
    row: &PostRow,
    kind: &PostKind,
    table: &TableRow,
    edits: Option<Placed>,
) -> Result<bool, TableError> {
    match (table.asleep, kind) {
        (Some(_), PostKind::ShutOut { why: Shut::Gone, .. }) => return Ok(false),
        // A sleeping table gets a fresh board and ping with its new channel; one that has it does not lack it.
        (Some(_), _) | (None, PostKind::ShutOut { why: Shut::Gone, .. }) => return Ok(true),
        (None, _) => {}
    }
    Ok(match row.role {
        PostRole::Ping => {
            let is_past =
                |seat: Seat| table.boarded > row.number || table.to_move != stored(Some(seat));
            table.state != TableState::Running
                || matches!(kind, PostKind::Ping { seat, .. } if is_past(*seat))
        }
        // A card that may have been sent is settled first, or the next one could not find the message to edit.
        PostRole::LobbyCard => row.claimed.is_none() && tx.is_superseded(row)?,
        PostRole::ClearPing => match edits {
            Some(placed) => tx.is_cleared(row.table, placed.message)?,
            None => true,
        },
        PostRole::Notice => to_vote::is_overtaken(tx, row, kind, table)?,
        PostRole::Board | PostRole::Final => false,
    })
}
