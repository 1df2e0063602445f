//! An owed post until it is sent: how it must be sent, or that it is overtaken; and owed again when it is gone.

use std::{collections::HashSet, sync::Arc, time::Duration};

use super::{
    mentions::{
        Delivery, delivery, direct_to, electors, held_back, keep_electors, limit, next_in_line,
    },
    post::LAST,
};
use crate::{
    board::Seat,
    store::{NewPostRow, Order, PostRole, PostRow, TableRow, Tx},
    tables::{
        ChannelId, DuePost, MessageId, Notice, Owned, Placed, PostId, PostKind, Shut, Stage,
        StandingPost, TableError, Tables, Timestamp,
        lobby::agreed::kind,
        play::position::stored,
        run::shared::Shared,
        state::{Change, Surroundings, TableState},
    },
};

/// A wait for posts ends after this time at the latest, so that a lapsed claim is found.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

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
    pub(in crate::tables) shared: Arc<Shared>,
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

/// What is known of the other posts of a table when one of them is due.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::tables) struct Others {
    /// The message that the post changes.
    edits: Option<Placed>,
    /// Whether a later post shows the same anew.
    is_superseded: bool,
    /// Whether the buttons of the message that it changes were taken off.
    is_cleared: bool,
}

impl Others {
    /// Reads them.
    pub(in crate::tables) fn read(
        tx: &Tx,
        row: &PostRow,
        kind: &PostKind,
        table: &TableRow,
    ) -> Result<Self, TableError> {
        let before = |role| tx.message_before(row.table, role, row.id);
        let edits = match (kind, row.role) {
            (
                PostKind::Unbutton { channel, message } | PostKind::Delete { channel, message },
                _,
            ) => Some((*channel, *message)),
            (PostKind::ClearNotice { post }, _) => {
                tx.post(*post)?.and_then(|row| row.place.zip(row.message))
            }
            // What stayed behind in another channel is not the table's any more.
            (_, role @ PostRole::LobbyCard)
            | (PostKind::Redraw { .. } | PostKind::RoundEnd { .. }, role) => {
                before(role)?.filter(|(channel, _)| *channel == table.channel)
            }
            (_, PostRole::ClearPing) => before(PostRole::Ping)?,
            (_, PostRole::Board | PostRole::Ping | PostRole::Final | PostRole::Notice) => None,
        };
        let is_superseded =
            row.role == PostRole::LobbyCard && row.claimed.is_none() && tx.is_superseded(row)?;
        let is_cleared = match edits {
            Some((_, message)) if row.role == PostRole::ClearPing => {
                tx.is_cleared(row.table, message)?
            }
            Some(_) | None => false,
        };
        let edits = edits.map(|(channel, message)| Placed { channel, message });
        Ok(Self { edits, is_superseded, is_cleared })
    }
}

/// The post as it must be sent; `None` when it has been overtaken. What that changes at its table is left in `change`.
pub(in crate::tables) fn due(
    change: &mut Change,
    around: &Surroundings,
    (row, kind_of_post): (&PostRow, PostKind),
    others: Others,
    now: Timestamp,
) -> Result<Option<DuePost>, TableError> {
    let state = &change.after;
    let table = &state.table;
    if is_overtaken(row, &kind_of_post, state, others) {
        return Ok(None);
    }
    if let Some(held) = held_back(state, around, row, &kind_of_post, now) {
        change.after.turn = Some(held);
        return Ok(None);
    }
    let (loud, direct) = match delivery(state, around, row, &kind_of_post, now) {
        Delivery::None => return Ok(None),
        Delivery::Plain => (false, direct_to(state, &kind_of_post)),
        Delivery::Mention(direct) => (true, direct),
    };
    let next = if loud { next_in_line(state, around, &kind_of_post, now) } else { None };
    let post = DuePost {
        id: row.id,
        table: row.table,
        game: kind(table)?,
        name: table.name.clone(),
        guild: table.guild,
        channel: table.channel,
        loud,
        direct,
        next,
        electors: electors(state, around, row, &kind_of_post, now),
        limit: limit(state),
        kind: kind_of_post,
        number: row.number,
        created: row.created,
        edits: others.edits,
        attempts: row.attempts,
        in_doubt_since: row.claimed,
        epoch: around.epoch,
    };
    keep_electors(change, row, &post.kind, &post.electors);
    Ok(Some(post))
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

/// Whether sending would tell what is no longer so: a ping after the turn has changed, an older state of the lobby
/// card, buttons to remove that were never sent or are gone already.
fn is_overtaken(row: &PostRow, kind: &PostKind, state: &TableState, others: Others) -> bool {
    let table = &state.table;
    match (table.asleep, kind) {
        (Some(_), PostKind::ShutOut { why: Shut::Gone, .. }) => return false,
        // A sleeping table gets a fresh board and ping with its new channel; one that has it does not lack it.
        (Some(_), _) | (None, PostKind::ShutOut { why: Shut::Gone, .. }) => return true,
        (None, _) => {}
    }
    match row.role {
        PostRole::Ping => {
            let is_past =
                |seat: Seat| table.boarded > row.number || table.to_move != stored(Some(seat));
            table.state != Stage::Running
                || matches!(kind, PostKind::Ping { seat, .. } if is_past(*seat))
        }
        // A card that may have been sent is settled first, or the next one could not find the message to edit.
        PostRole::LobbyCard => others.is_superseded,
        PostRole::ClearPing => others.edits.is_none() || others.is_cleared,
        // A post that may have been sent is settled first, or its buttons would stay.
        PostRole::Notice if row.claimed.is_some() => false,
        PostRole::Notice => match kind {
            PostKind::Proposal { proposal } => state.open().all(|one| one.id != *proposal),
            PostKind::Notice(Notice::StillPlaying { .. }) => table.asked.is_none(),
            _ => false,
        },
        PostRole::Board | PostRole::Final => false,
    }
}
