//! Deals of the day in the database: the row of a play is written before its deal is shown, and with each decision.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::{DailyPlay, DailyRefused, number::number_of};
use crate::{
    board::{Commitment, ShuffleSecret},
    daily,
    play::{AnyGame, GameKind},
    store::{DailyPlayRow, DailyRow, DateNumber, GuildId, MoveNumber, Timestamp, Tx, UserId},
    tables::{
        LogFile, Tables,
        error::{Refused, TableError},
        people::players::Player,
        play::history::game_after,
        practice::{entries, moves_json, records},
        run::shared::random,
    },
};

/// How long the closing of dates waits after the store has failed.
const AFTER_STORE_ERROR: Duration = Duration::from_secs(60);

/// What everybody may know of a date. It has no `Debug`, as its secret has none.
#[derive(Clone, Copy)]
pub struct DailyDay {
    pub date: DateNumber,
    pub game: GameKind,
    pub commitment: Commitment,
    /// In units of the game's score; `None` until it is known.
    pub par: Option<i32>,
    /// From which it was dealt, once the date is closed.
    pub secret: Option<ShuffleSecret>,
}

impl DailyDay {
    /// The end of a date: its deal can be begun no more.
    pub fn end(date: DateNumber) -> Timestamp {
        Timestamp(daily::begins(DateNumber(date.0 + 1)))
    }

    /// When the last play of a date is over.
    pub fn settles(date: DateNumber) -> Timestamp {
        Timestamp(daily::settles(date))
    }
}

impl Tables {
    /// The date now.
    pub fn daily_today(&self) -> DateNumber {
        daily::date_of(self.now().0)
    }

    /// Today's deal and tomorrow's, which are made if they are not there. Of tomorrow's the commitment alone is public.
    ///
    /// # Errors
    /// Of the store; when the system gives no random numbers.
    pub async fn daily_days(&self) -> Result<(DailyDay, Commitment), TableError> {
        let today = self.daily_today();
        let tomorrow = DateNumber(today.0 + 1);
        let there = move |tx: &Tx| Ok::<_, TableError>(tx.daily(today)?.zip(tx.daily(tomorrow)?));
        if let Some((row, next)) = self.store().read(there).await? {
            return Ok((day(&row)?, Commitment(next.commitment)));
        }
        let new = [dealt(today)?, dealt(tomorrow)?];
        let enter = move |tx: &Tx| {
            new.iter().try_for_each(|row| tx.enter_daily(row))?;
            there(tx)
        };
        let (row, next) = self.store().with(enter).await?.ok_or(DailyRefused::None)?;
        Ok((day(&row)?, Commitment(next.commitment)))
    }

    /// What everybody may know of a date.
    ///
    /// # Errors
    /// When it has no deal, and of the store.
    pub async fn daily_day(&self, date: DateNumber) -> Result<DailyDay, TableError> {
        let read = move |tx: &Tx| day(&tx.daily(date)?.ok_or(DailyRefused::None)?);
        self.store().read(read).await
    }

    /// The play of this person that goes on now: of today, or of yesterday as long as that is not closed.
    ///
    /// # Errors
    /// Of the store, and when it cannot be read.
    pub async fn daily_under_way(&self, user: UserId) -> Result<Option<DailyPlay>, TableError> {
        let today = self.daily_today();
        let now = self.now();
        let read = move |tx: &Tx| {
            for date in [DateNumber(today.0.saturating_sub(1)), today] {
                let (Some(row), Some(play)) = (tx.daily(date)?, tx.daily_play(date, user)?) else {
                    continue;
                };
                if play.done.is_none() && may_go_on(&row, now).is_ok() {
                    return read(&row, play).map(Some);
                }
            }
            Ok::<_, TableError>(None)
        };
        self.store().read(read).await
    }

    /// This person's play of a date.
    ///
    /// # Errors
    /// When it was never begun, of the store, and when it cannot be read.
    pub async fn daily_play(
        &self,
        date: DateNumber,
        user: UserId,
    ) -> Result<DailyPlay, TableError> {
        let read = move |tx: &Tx| {
            let not_begun = || TableError::from(DailyRefused::NotBegun(date));
            let row = tx.daily(date)?.ok_or_else(not_begun)?;
            let play = tx.daily_play(date, user)?.ok_or_else(not_begun)?;
            read(&row, play)
        };
        self.store().read(read).await
    }

    /// A play of today's deal, whose row is written before anything of the deal is shown; one that was begun goes on.
    ///
    /// # Errors
    /// When it is another date or the date is closed already, and of the store.
    pub async fn begin_daily(
        &self,
        date: DateNumber,
        player: Player,
        guild: GuildId,
    ) -> Result<DailyPlay, TableError> {
        let (now, today) = (self.now(), self.daily_today());
        let begin = move |tx: &Tx| {
            let row = tx.daily(date)?.ok_or(DailyRefused::NotToday(date))?;
            if let Some(play) = tx.daily_play(date, player.user)? {
                return read(&row, play);
            }
            may_go_on(&row, now)?;
            if date != today {
                return Err(DailyRefused::NotToday(date).into());
            }
            let new = dealt_to(&row, (player, guild), now)?;
            let counts = is_same_ai(&row)?;
            let new = DailyPlay { position: new.position.begin()?.after, counts, ..new };
            tx.begin_daily_play(&written(&new, now))?;
            Ok(new)
        };
        self.store().with(begin).await
    }

    /// Stores what was decided in a play, unless the stored one is no longer at move `read_at`.
    ///
    /// # Errors
    /// When another click has made something else of it since, the date is closed, and of the store.
    pub async fn keep_daily(
        &self,
        play: &DailyPlay,
        read_at: MoveNumber,
    ) -> Result<(), TableError> {
        let (now, date) = (self.now(), play.date);
        let (row, stale) = (written(play, now), play.position.stale(read_at));
        let keep = move |tx: &Tx| {
            let daily = tx.daily(date)?.ok_or(DailyRefused::NotBegun(date))?;
            may_go_on(&daily, now)?;
            let stored = tx.daily_play(date, row.player)?.ok_or(DailyRefused::NotBegun(date))?;
            if stored.done.is_some() || entries(&stored.moves) != Some(read_at.0 as usize) {
                return Err(stale);
            }
            let counts = stored.counts && is_same_ai(&daily)?;
            Ok(tx.set_daily_play(&DailyPlayRow { counts, ..row })?)
        };
        self.store().with(keep).await
    }

    /// The log of a play of a closed date: the own one, or that of somebody whom the board names.
    ///
    /// # Errors
    /// When the date is not closed, there is no such play, and of the store.
    pub async fn daily_log(&self, date: DateNumber, user: UserId) -> Result<LogFile, TableError> {
        let now = self.now();
        let read = move |tx: &Tx| {
            let row = tx.daily(date)?.ok_or(DailyRefused::None)?;
            closed(&row, now)?;
            let play = tx.daily_play(date, user)?.ok_or(DailyRefused::NotBegun(date))?;
            read(&row, play)?.log()
        };
        self.store().read(read).await
    }

    /// Closes each date when its last play is over, until `stop`.
    pub async fn keep_dailies(self, stop: CancellationToken) {
        let mut owned = self.owned();
        loop {
            owned.borrow_and_update();
            let kept = match self.close_dailies().await {
                Ok(()) => self.announce_dailies().await,
                error => error,
            };
            let next = match kept {
                Ok(()) => Timestamp(daily::next_change(self.now().0)),
                Err(error) => {
                    tracing::warn!(%error, "the deals of past days are not closed yet");
                    self.now().plus(AFTER_STORE_ERROR)
                }
            };
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.until(next) => {}
                // It may have more servers now.
                Ok(()) = owned.changed() => {}
            }
        }
    }

    /// Closes the dates whose last play is over.
    ///
    /// # Errors
    /// Of the store.
    pub async fn close_dailies(&self) -> Result<(), TableError> {
        let now = self.now();
        let last =
            daily::date_of(now.0 - (daily::settles(DateNumber(0)) - daily::begins(DateNumber(0))));
        if now.0 < daily::settles(last) {
            return Ok(());
        }
        if !self.store().read(move |tx| tx.has_open_daily(last)).await? {
            return Ok(());
        }
        Ok(self.store().with(move |tx| tx.close_dailies(last, now)).await?)
    }

    /// The deal whose par is to be computed next, with its secret; `None` when there is none, and in a process that does not
    /// have the first shard.
    ///
    /// # Errors
    /// Of the store.
    pub async fn daily_without_par(
        &self,
    ) -> Result<Option<(DateNumber, AnyGame, ShuffleSecret)>, TableError> {
        if !self.owned().borrow().shards().contains(&0) {
            return Ok(None);
        }
        let Some(row) = self.store().read(|tx| tx.daily_without_par()).await? else {
            return Ok(None);
        };
        if !is_same_ai(&row)? {
            return Ok(None);
        }
        Ok(Some((row.date, start(&row)?, ShuffleSecret(row.secret))))
    }

    /// Enters par.
    ///
    /// # Errors
    /// Of the store.
    pub async fn set_daily_par(&self, date: DateNumber, par: i32) -> Result<(), TableError> {
        Ok(self.store().with(move |tx| tx.set_daily_par(date, par.into())).await?)
    }
}

fn dealt(date: DateNumber) -> Result<DailyRow, TableError> {
    let (secret, game) = (ShuffleSecret(random()?), daily::game_of(date));
    Ok(DailyRow {
        date,
        game: game.id().to_owned(),
        secret: secret.0,
        commitment: secret.commitment().0,
        deal: daily::deal(game, &secret).setup_json(),
        ai_version: daily::ai_version(game),
        par: None,
        closed: None,
    })
}

pub(super) fn game(row: &DailyRow) -> Result<GameKind, TableError> {
    Ok(GameKind::from_id(&row.game).ok_or(DailyRefused::UnknownGame)?)
}

pub(super) fn day(row: &DailyRow) -> Result<DailyDay, TableError> {
    Ok(DailyDay {
        date: row.date,
        game: game(row)?,
        commitment: Commitment(row.commitment),
        par: row.par.and_then(|par| i32::try_from(par).ok()),
        secret: row.closed.map(|_| ShuffleSecret(row.secret)),
    })
}

fn is_same_ai(row: &DailyRow) -> Result<bool, TableError> {
    Ok(daily::ai_version(game(row)?) == row.ai_version)
}

/// Refuses what comes after the last play. What is closed stays closed, also when the machine's clock is set back.
fn may_go_on(row: &DailyRow, now: Timestamp) -> Result<(), DailyRefused> {
    let is_open = row.closed.is_none() && now.0 < daily::settles(row.date);
    if is_open { Ok(()) } else { Err(DailyRefused::Closed(row.date)) }
}

/// Refuses what is public only after the last play.
pub(super) fn closed(row: &DailyRow, now: Timestamp) -> Result<(), DailyRefused> {
    let settles = Timestamp(daily::settles(row.date));
    match row.closed {
        Some(_) => Ok(()),
        None => Err(DailyRefused::NotClosed(row.date, settles.max(now))),
    }
}

pub(super) fn broken(date: DateNumber, why: String) -> TableError {
    TableError::Broken { table: number_of(date), why }
}

/// The deal of a date. The error names the place and no secret.
fn start(row: &DailyRow) -> Result<AnyGame, TableError> {
    game(row)?.read_deal(&row.deal).map_err(|why| broken(row.date, why.to_string()))
}

/// A play of a date before its first move.
pub(super) fn dealt_to(
    row: &DailyRow,
    by: (Player, GuildId),
    began: Timestamp,
) -> Result<DailyPlay, TableError> {
    let secret = (row.date, ShuffleSecret(row.secret));
    Ok(DailyPlay::of(secret, start(row)?, by, began))
}

/// The error names the place and no secret.
fn read(row: &DailyRow, play: DailyPlayRow) -> Result<DailyPlay, TableError> {
    let broken = |why: String| broken(row.date, why);
    let player = Player { user: play.player, name: play.name };
    let mut read = dealt_to(row, (player, play.guild), play.began)?;
    read.counts = play.counts;
    read.position.history = records(game(row)?, &play.moves).map_err(broken)?;
    let line = read.position.history.line(read.number());
    read.position.game = game_after(&read.position.start, &line).map_err(broken)?;
    Ok(read)
}

fn written(play: &DailyPlay, now: Timestamp) -> DailyPlayRow {
    let result = play.result();
    DailyPlayRow {
        date: play.date,
        player: play.player.user,
        guild: play.guild,
        name: play.player.name.clone(),
        moves: moves_json(&play.position, now),
        began: play.began,
        at: now,
        counts: play.counts,
        margin: result.map(|result| result.margin.into()),
        points: result.map(|result| result.points.into()),
        done: result.map(|_| now),
    }
}

impl From<DailyRefused> for TableError {
    fn from(why: DailyRefused) -> Self {
        Self::Refused(Refused::Daily(why))
    }
}
