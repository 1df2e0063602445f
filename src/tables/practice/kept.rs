//! Practice games in the database: each person's last one, as it is after each decision.
//!
//! A practice game is read and played anew each time: that takes less than a picture. So it goes on after a restart, and in any
//! process in which a button of it arrives.

use std::time::Duration;

use serde::Serialize;

use super::{
    beginning::{Beginning, PlayOn},
    game::{Practice, at_beginning},
    number::LESSON,
    written::{entries, moves_json, records},
};
use crate::{
    board::SeatColour,
    pace::Explained,
    store::{PracticeRow, PracticeSource, StoreError, Tx},
    tables::{
        GameKind, MoveNumber, Player, Refused, Stage, Table, TableError, TableId, Tables,
        Timestamp, UserId,
        play::{history::game_after, position::Position},
        run::shared::random,
    },
};

/// How long a practice game waits for its player.
const KEPT: Duration = Duration::from_secs(7 * 24 * 3600);

impl Table {
    /// A practice game of this player from a moment of this finished game on; its seats are called like this instead of their names.
    ///
    /// # Errors
    /// When the game is not over, was over at that moment already, or has no such seat.
    pub async fn practice(
        &self,
        player: Player,
        on: PlayOn,
        seats: Vec<(String, SeatColour)>,
    ) -> Result<Practice, TableError> {
        let now = (self.shared.clock.now(), u64::from_le_bytes(random()?));
        let begin = |position: &Position| {
            Refused::unless(position.state, Stage::Finished)?;
            Practice::of_position(position, (player, PracticeSource::Fork), (on, seats), now)
        };
        self.with(begin).await
    }
}

impl Tables {
    /// Which game this user practises, and what it began with.
    pub async fn practice_source(
        &self,
        user: UserId,
    ) -> Result<Option<(GameKind, PracticeSource)>, TableError> {
        let row = self.store().peek(move |tx| tx.practice(user)).await?;
        Ok(row.and_then(|row| Some((GameKind::from_id(&row.game)?, row.source))))
    }

    /// The practice game of this user. One that cannot be read is as good as none: a new one is begun in a moment.
    pub async fn practice(&self, user: UserId) -> Result<Option<Practice>, TableError> {
        let Some(row) = self.store().peek(move |tx| tx.practice(user)).await? else {
            return Ok(None);
        };
        match read(user, row) {
            Ok(practice) => Ok(Some(practice)),
            Err(why) => {
                tracing::warn!(%why, "a practice game is not readable");
                Ok(None)
            }
        }
    }

    /// Stores the practice game, unless the stored one is no longer at move `read_at`; with `None` a new one, which replaces any.
    ///
    /// # Errors
    /// When another click has made something else of it since, and of the store.
    pub async fn keep_practice(
        &self,
        practice: &Practice,
        read_at: Option<MoveNumber>,
    ) -> Result<(), TableError> {
        let (user, now) = (practice.player(), self.now());
        let row = written(practice, now);
        let keep = move |tx: &Tx| {
            if read_at.is_none() {
                // What was explained in the one before is not known in this one.
                tx.drop_practice(user)?;
            }
            tx.set_practice(user, &row, now)
        };
        self.change_practice(practice, read_at, keep).await
    }

    /// Deletes the practice game, which is over, unless the stored one is no longer at move `read_at`.
    ///
    /// # Errors
    /// When another click has made something else of it since, and of the store.
    pub async fn finish_practice(
        &self,
        practice: &Practice,
        read_at: Option<MoveNumber>,
    ) -> Result<(), TableError> {
        let user = practice.player();
        self.change_practice(practice, read_at, move |tx| tx.drop_practice(user)).await
    }

    async fn change_practice(
        &self,
        practice: &Practice,
        read_at: Option<MoveNumber>,
        change: impl FnOnce(&Tx) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), TableError> {
        let Some(number) = read_at else { return Ok(self.store().with(change).await?) };
        let (user, game, table) = (practice.player(), practice.kind().id(), practice.table());
        // All lessons of a game have the same deal.
        let is_as_read = move |kept: PracticeRow| {
            let is_same = kept.game == game && table_of(&kept) == Some(table);
            is_same && entries(&kept.moves) == Some(number.0 as usize)
        };
        let change = move |tx: &Tx| {
            let can = tx.practice(user)?.is_some_and(is_as_read);
            if can {
                change(tx)?;
            }
            Ok::<_, StoreError>(can)
        };
        let is_changed = self.store().with(change).await?;
        if is_changed { Ok(()) } else { Err(practice.position.stale(number)) }
    }

    /// Which of these kinds of explanations the decision at this move of the user's practice game gets.
    pub async fn explains_in_practice(
        &self,
        user: UserId,
        kinds: Vec<String>,
        at: MoveNumber,
    ) -> Result<Option<usize>, TableError> {
        let tell = move |tx: &Tx| {
            let Some(told) = tx.told_in_practice(user)? else { return Ok(None) };
            let known: Explained = serde_json::from_str(&told).unwrap_or_default();
            let mut told = known.clone();
            let tells = told.explain(&kinds, (LESSON.0, at.0));
            if told != known {
                tx.set_told_in_practice(user, &json(&told))?;
            }
            Ok::<_, StoreError>(tells)
        };
        Ok(self.store().with(tell).await?)
    }

    /// Ends the practice game of this user. Whether there was one.
    pub async fn end_practice(&self, user: UserId) -> Result<bool, TableError> {
        let end = move |tx: &Tx| {
            let had_one = tx.practice(user)?.is_some();
            tx.drop_practice(user)?;
            Ok::<_, StoreError>(had_one)
        };
        Ok(self.store().with(end).await?)
    }

    /// Deletes the practice games to which nobody has come back for a week.
    pub async fn drop_left_practice(&self) -> Result<(), TableError> {
        let kept = i64::try_from(KEPT.as_millis()).unwrap_or(i64::MAX);
        let before = Timestamp(self.now().0.saturating_sub(kept));
        Ok(self.store().with(move |tx| tx.drop_practice_before(before)).await?)
    }
}

/// The error names the place and no secret.
fn read(user: UserId, row: PracticeRow) -> Result<Practice, String> {
    let kind = GameKind::from_id(&row.game).ok_or("there is no such game")?;
    let deal = kind.read_deal(&row.deal).map_err(|why| why.to_string())?;
    let beginning = row.beginning.as_deref().map(serde_json::from_str::<Beginning>).transpose();
    let beginning = beginning.map_err(|_| "its beginning is not readable")?;
    let (player, source) = (Player { user, name: row.name }, row.source);
    let mut position = at_beginning(beginning.as_ref(), &player, deal)?;
    position.history = records(kind, &row.moves)?;
    let line = position.history.line(position.history.next());
    position.game = game_after(&position.start, &line)?;
    Ok(Practice { source, beginning, position, player })
}

/// By which number buttons name what is stored.
fn table_of(row: &PracticeRow) -> Option<TableId> {
    let Some(beginning) = &row.beginning else { return Some(LESSON) };
    serde_json::from_str::<Beginning>(beginning).ok().map(|beginning| beginning.id)
}

fn written(practice: &Practice, now: Timestamp) -> PracticeRow {
    let position = &practice.position;
    PracticeRow {
        game: practice.kind().id().to_owned(),
        source: practice.source,
        name: practice.player.name.clone(),
        deal: position.start.setup_json(),
        beginning: practice.beginning.as_ref().map(json),
        moves: moves_json(position, now),
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("beginnings and what was told are plain data")
}
