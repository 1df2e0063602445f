//! `/me away`: a holiday from now on, of which all tables of the person are told at once.

use super::settings::{json, stored};
use crate::{
    board::Seat,
    pace::{Holiday, Preferences},
    store::Tx,
    tables::{
        Notice, PostKind, Refused, Stage, TableError, TableId, Tables, Timestamp, UserId,
        look::mine::MOST, run::contained::read_one,
    },
};

/// That somebody is away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Away {
    /// The first moment of the day on which they are back.
    pub until: Timestamp,
    /// The running tables that are told; none if they have been already.
    pub told: Vec<TableId>,
}

impl Tables {
    /// From today until the day that was typed this person is on holiday, and all their running tables read it.
    ///
    /// # Errors
    /// When it is no date, today or before, or too far away; then nothing changes.
    pub async fn go_away(&self, user: UserId, until: String) -> Result<Away, TableError> {
        let now = self.now();
        let away = self.store().with(move |tx| go_away(tx, user, &until, now)).await?;
        self.shared.wake_scheduler();
        self.shared.wake_poster();
        Ok(away)
    }
}

fn go_away(tx: &Tx, user: UserId, until: &str, now: Timestamp) -> Result<Away, TableError> {
    let mut settings: Preferences = stored(tx.preferences(user)?)?;
    let zone = settings.zone_or_utc();
    let (holiday, until) = Holiday::until(until, now.into(), zone)?;
    let today = zone.date(now.into());
    let before = settings.holidays.clone();
    settings.holidays.add(holiday, today)?;
    let until = until.into();
    if settings.holidays == before {
        return Ok(Away { until, told: Vec::new() });
    }
    tx.set_preferences(user, &json(&settings))?;
    tx.wake_turns_of(user, now)?;
    let mut told = Vec::new();
    for mine in tx.tables_of(user, MOST)? {
        let seat = Seat::new(mine.seat).filter(|_| mine.state == Stage::Running);
        if let (Some(seat), None) = (seat, mine.asleep) {
            let read = tx.table(mine.table).map_err(TableError::from);
            let read = read.and_then(|row| Ok(row.ok_or(Refused::NoTable)?));
            let Some(row) = read_one(mine.table, read)? else { continue };
            let post = PostKind::Notice(Notice::Away { seat, until });
            tx.owe(mine.table, &[post.owed_at(row.records)], now)?;
            told.push(mine.table);
        }
    }
    Ok(Away { until, told })
}
