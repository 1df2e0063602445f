//! What is stored about a person: handed out on request, and erased on request.

use serde_json::{Map, Value};

use super::players::forgotten;
use crate::{
    board::Seat,
    store::Tx,
    tables::{
        Left, Notice, PostKind, Refused, TableError, TableId, Tables, Timestamp, UserId, lobby,
        posts::notice::People,
        run::contained::{Parts, write_one},
    },
};

/// Somebody who sits down again while being forgotten is asked to leave so many times.
const ATTEMPTS: usize = 3;

/// What forgetting somebody would touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traces {
    /// Lobbies that would be left.
    pub lobbies: usize,
    /// Seats of running games that would be given up.
    pub running: usize,
    /// Tables that are over, at which the name would be taken away.
    pub over: usize,
    /// Servers in which they are blocked: the id stays there until the block ends.
    pub blocks: u64,
}

impl Tables {
    /// All that is stored about a person, as one JSON object; `None` when that is nothing.
    ///
    /// Of running games it has the person's own decisions alone: nothing of it tells a secret that the person must not know.
    pub async fn data_of(&self, user: UserId) -> Result<Option<String>, TableError> {
        let parts = self.store().read(move |tx| tx.all_about(user)).await?;
        if parts.iter().all(|(_, entries)| entries.is_empty()) {
            return Ok(None);
        }
        let parts =
            parts.into_iter().map(|(name, entries)| (name.to_owned(), Value::Array(entries)));
        let whole = Value::Object(parts.collect::<Map<_, _>>());
        Ok(Some(format!("{whole:#}\n")))
    }

    /// What forgetting this person would touch; `None` when nothing is stored about them.
    pub async fn traces_of(&self, user: UserId) -> Result<Option<Traces>, TableError> {
        let now = self.now();
        let look = move |tx: &Tx| {
            if !tx.knows(user)? {
                return Ok(None);
            }
            let (lobbies, running) =
                (tx.lobbies_with(user)?.len(), tx.running_with(None, user)?.len());
            let over = tx.seats_of(user)?.len().saturating_sub(lobbies + running);
            let blocks = tx.count_blocks(user, now)?;
            Ok::<_, TableError>(Some(Traces { lobbies, running, over, blocks }))
        };
        self.store().read(look).await
    }

    /// Forgets a person: lobbies are left, seats of running games are given up, and in all that stays nobody can tell any
    /// more who it was. Of a block that is in force the id stays until it ends. Whether there was anything to forget.
    ///
    /// Seats and lobbies are left first, each by itself; the person is erased in one transaction after that. The same
    /// again goes on where a failure has stopped it.
    ///
    /// # Errors
    /// [`Refused::StillSeated`] if the person sits down again all the while.
    pub async fn forget(&self, user: UserId) -> Result<bool, TableError> {
        if self.traces_of(user).await?.is_none() {
            return Ok(false);
        }
        self.leave_leagues(user, None).await?;
        for _ in 0..ATTEMPTS {
            // Nobody can give up a seat of a table that cannot be read; the name goes there all the same.
            let damaged = self.leave_all(user, None, Left::Forgotten).await?.1;
            let now = self.now();
            let erase = move |tx: &Tx, parts: Parts| erase(tx, parts, user, &damaged, now);
            if self.shared.write_many(erase).await? {
                self.shared.wake_poster();
                self.all_seats_changed().await;
                return Ok(true);
            }
        }
        Err(Refused::StillSeated.into())
    }
}

/// `false` when the person has sat down at a running game meanwhile; then nothing has changed.
fn erase(
    tx: &Tx,
    parts: Parts,
    user: UserId,
    damaged: &[TableId],
    now: Timestamp,
) -> Result<bool, TableError> {
    if tx.running_with(None, user)?.iter().any(|table| !damaged.contains(table)) {
        return Ok(false);
    }
    for table in tx.lobbies_with(user)? {
        let stand_up = |state: &_| lobby::stand_up(state, user, now);
        let leave = |tx: &Tx| lobby::without_click(tx, table, now, stand_up);
        let _ = write_one(tx, parts, table, leave)?;
    }
    tx.drop_offers_to(user, now)?;
    let (names, seats) = (tx.names_of(user)?, tx.seats_of(user)?);
    let person = Person { user, names, seats };
    let mut texts = vec![user.to_string()];
    texts.extend(person.names.iter().map(|name| Value::from(name.as_str()).to_string()));
    for notice in tx.notices_about(user, &texts)? {
        let Ok(PostKind::Notice(mut line)) = serde_json::from_str(&notice.kind) else { continue };
        if person.strike_from(&mut line, notice.table) {
            tx.reword_post(notice.id, &PostKind::Notice(line).json())?;
        }
    }
    tx.erase(user, &forgotten(), now)?;
    Ok(true)
}

/// By what a person is recognised.
struct Person {
    user: UserId,
    names: Vec<String>,
    seats: Vec<(TableId, u8)>,
}

impl Person {
    /// Takes the person out of a stored line; whether that has changed it.
    ///
    /// Lines bear the names of their time. So besides the known names everybody loses theirs whom a line about one of the
    /// person's seats, or by the person, names.
    fn strike_from(&self, line: &mut Notice, table: TableId) -> bool {
        let People { seat, mut by, mut to, mut names } = line.people();
        by = by.filter(|user| **user == self.user);
        to = to.filter(|user| **user == Some(self.user));
        let is_at = |seat: Seat| self.seats.contains(&(table, seat.into()));
        if by.is_none() && !seat.is_some_and(is_at) {
            names.retain(|name| self.names.contains(name));
        }
        let changed = by.is_some() || to.is_some() || !names.is_empty();
        for name in names {
            *name = forgotten();
        }
        if let Some(user) = by {
            *user = UserId::FORGOTTEN;
        }
        if let Some(user) = to {
            *user = None;
        }
        changed
    }
}
