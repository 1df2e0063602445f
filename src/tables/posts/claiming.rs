//! Posts are claimed by the one who sends them; one table that cannot be read does not keep those of the others.

use std::{sync::Arc, time::Duration};

use super::{
    boards::told_now,
    due::{Others, due},
    settled::{Fate, Sent, follow},
};
use crate::{
    store::{Beside, Order, PostRole, PostRow, StoreError, Tx, UnreadablePost, UserId},
    tables::{
        DuePost, PostKind, Posts, Room, TableError, Timestamp,
        run::{
            contained::{Parts, write_one},
            shared::Shared,
        },
        state::{Change, read, save},
    },
};

/// A claim that was neither confirmed nor returned for so long has lost its owner, also within one run.
const CLAIM_LAPSES: Duration = Duration::from_secs(5 * 60);

/// The posts of a table that cannot be read are looked at again after this time.
const AFTER_DAMAGE: Duration = Duration::from_secs(3600);

/// The same when the disk could not read a page, perhaps just then.
const AFTER_BAD_PAGE: Duration = Duration::from_secs(10);

/// Posts that have been overtaken make room for others so often in one claim.
const MOST_ROUNDS: u32 = 100;

impl Posts {
    /// Claims posts, each table's in their order but for calls that come first. They are marked before this returns, so
    /// that after a crash it is known that they may have been sent.
    ///
    /// Each must be [settled](Self::settle); the next post of the same table waits for that.
    pub async fn claim(&self, room: impl Into<Room>) -> Result<Vec<DuePost>, TableError> {
        let (now, room, shared) = (self.shared.clock.now(), room.into(), Arc::clone(&self.shared));
        let claim = move |tx: &Tx, parts: Parts| claim(tx, parts, &shared, now, room);
        let (claimed, skipped) = self.shared.write_many(claim).await?;
        if skipped {
            // A call that is held back has a time of its own, which may come before all that the scheduler waits for.
            self.shared.wake_scheduler();
        }
        Ok(claimed)
    }
}

/// What is to be sent now; and whether anything is not to be sent, which may change when its table is looked at next.
fn claim(
    tx: &Tx,
    parts: Parts,
    shared: &Shared,
    now: Timestamp,
    room: Room,
) -> Result<(Vec<DuePost>, bool), TableError> {
    let (mut claimed, mut skipped): (Vec<DuePost>, bool) = (Vec::new(), false);
    let mut others = room.others as usize;
    for _ in 0..MOST_ROUNDS {
        let left = room.all.saturating_sub(u32::try_from(claimed.len()).unwrap_or(room.all));
        let mut went_on = false;
        let (owned, run) = (shared.owned(), shared.run);
        for row in tx.first_due((&owned, run), now.minus(CLAIM_LAPSES), now, (room.order, left))? {
            let Some(row) = readable(tx, row, now)? else {
                went_on = true;
                continue;
            };
            let is_call = row.role == PostRole::Ping;
            if !is_call && others == 0 {
                continue;
            }
            let claim = |tx: &Tx| claim_one(tx, shared, &row, room.order, now);
            match write_one(tx, parts, row.table, claim)? {
                Ok(Claim::Made(post)) => {
                    claimed.push(*post);
                    others -= usize::from(!is_call);
                    continue;
                }
                Ok(Claim::Overtaken) => skipped = true,
                Ok(Claim::Held) => {}
                Err(error) => put_off(tx, &row, &error, now)?,
            }
            went_on = true;
        }
        if !went_on || left == 0 {
            break;
        }
    }
    Ok((claimed, skipped))
}

/// A post whose row cannot be read is given up, with a reason that is kept, and those behind it go out.
fn readable(
    tx: &Tx,
    row: Result<PostRow, UnreadablePost>,
    now: Timestamp,
) -> Result<Option<PostRow>, TableError> {
    match row {
        Ok(row) => Ok(Some(row)),
        Err(UnreadablePost { post, why }) => {
            tracing::error!(%post, %why, "a post is damaged and given up");
            tx.fail_post(post, &why, now)?;
            Ok(None)
        }
    }
}

/// What became of a claim.
enum Claim {
    /// The post is to be sent.
    Made(Box<DuePost>),
    /// The post is not to be sent any more.
    Overtaken,
    /// It waits until its channel's old messages may be changed again.
    Held,
}

/// Claims a post that is due.
fn claim_one(
    tx: &Tx,
    shared: &Shared,
    row: &PostRow,
    order: Order,
    now: Timestamp,
) -> Result<Claim, TableError> {
    let Some(row) = told_now(tx, shared, row, (order, now))? else { return Ok(Claim::Held) };
    let (state, mut around) = read(tx, row.table, &Beside::default())?;
    let unreadable =
        |_| TableError::Broken { table: row.table, why: "a post is not readable".to_owned() };
    let kind: PostKind = serde_json::from_str(&row.kind).map_err(unreadable)?;
    let is_there = |user: &UserId| shared.audience.has(*user, row.table, shared.clock.steady());
    around.present = state.seats.iter().filter_map(|seat| seat.player).filter(is_there).collect();
    around.epoch = shared.epoch(tx)?;
    let mut change = Change::of(&state);
    let others = Others::read(tx, &row, &kind, &state.table)?;
    let post = due(&mut change, &around, (&row, kind.clone()), others, now)?;
    let claim = if let Some(post) = post {
        tx.claim_post(post.id, shared.run, post.loud, now)?;
        Claim::Made(Box::new(post))
    } else {
        tx.skip_post(row.id, now)?;
        change.settle(&kind);
        let sent = Sent::read(tx, &row, &kind)?;
        follow(&mut change, &mut around, (&row, &kind), sent, Fate::Skipped, now);
        Claim::Overtaken
    };
    save(tx, &state, change, now)?;
    Ok(claim)
}

/// A post that says what this program does not understand is given up, and those behind it go out. When it is the table that
/// cannot be read, its posts wait: they go out when it can, also by another version of the program.
fn put_off(tx: &Tx, row: &PostRow, error: &TableError, now: Timestamp) -> Result<(), TableError> {
    let wait = match error {
        TableError::Store(StoreError::Corrupt(_)) => AFTER_BAD_PAGE,
        _ if serde_json::from_str::<PostKind>(&row.kind).is_err() => {
            return Ok(tx.fail_post(row.id, &error.to_string(), now)?);
        }
        TableError::Refused(_)
        | TableError::Broken { .. }
        | TableError::Settings(_)
        | TableError::NoChance
        | TableError::Store(_) => AFTER_DAMAGE,
    };
    Ok(tx.retry_post(row.id, &error.to_string(), now.plus(wait))?)
}
