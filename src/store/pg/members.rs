//! A process among those that play on the database: how it joins, and how it lives.

use std::time::Duration;

use super::{link::Link, schema};
use crate::store::{
    MemberId, MemberRow, Server, StoreError, Upgrade,
    members::{Company, VERSION},
};

/// Between two signs of life.
pub(super) const BEAT: Duration = Duration::from_secs(5);

/// Milliseconds of the database's own clock: no other counts.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT"
    };
}

/// Asks the clock.
pub(super) const CLOCK: &str = concat!("SELECT ", now!());

/// How many live.
const LIVING: &str = concat!("SELECT count(*) FROM members WHERE until > ", now!());

/// So long a member lives after its last sign of life, in milliseconds.
const LIFE: u128 = MemberRow::LIFE.as_millis();

/// Brings the database up to date and joins those who use it.
pub(super) fn join(
    server: &Server,
    company: Company,
    upgrade: Upgrade,
) -> Result<(MemberId, Link), StoreError> {
    let mut link = Link::open(server)?;
    let in_use = || StoreError::InUse(server.to_string());
    match link.begin_as_stranger() {
        Err(StoreError::Locked) => return Err(in_use()),
        begun => begun?,
    }
    bring_up_to_date(&mut link, upgrade)?;
    link.batch(&format!(
        "UPDATE members SET until = LEAST(until, now + {LIFE}), since = LEAST(since, now)
         FROM (SELECT {} AS now) AS clock WHERE until > now + {LIFE} OR since > now",
        now!()
    ))?;
    let (unwelcome, alone) = match company {
        Company::Nobody => (LIVING.to_owned(), 1),
        Company::Others => (format!("{LIVING} AND alone = 1"), 0),
    };
    if link.number(&unwelcome)? > 0 {
        // Who cannot live for so long does not, from now on.
        link.batch("COMMIT")?;
        return Err(in_use());
    }
    let id = link.number(&format!(
        "INSERT INTO members (name, alone, since, until, version) SELECT {}, {alone}, now, now + {LIFE}, {VERSION}
         FROM (SELECT {} AS now) AS clock RETURNING id",
        quoted(&name()),
        now!(),
    ))?;
    link.batch("COMMIT")?;
    Ok((MemberId(id), link))
}

/// Brings the database up to date, where that may be done and nobody plays on it by an older version.
fn bring_up_to_date(link: &mut Link, upgrade: Upgrade) -> Result<(), StoreError> {
    let (found, known) = (schema::refuse_others(link)?, schema::known());
    if found >= known {
        return Ok(());
    }
    if found > 0 && upgrade == Upgrade::Never {
        return Err(StoreError::NotUpgraded { found, known });
    }
    if schema::has_table(link, "members")? && link.number(LIVING)? > 0 {
        return Err(StoreError::Older);
    }
    if found > 0 && upgrade == Upgrade::AfterCopy {
        return Err(StoreError::NoBackup { found, known });
    }
    schema::migrate(link, found)
}

/// Until when the one lives who gave the last sign of life; it grows as long as there is somebody to give one.
pub(super) fn last_sign(link: &mut Link) -> Result<i64, StoreError> {
    link.number(concat!("SELECT coalesce(max(until), 0) FROM members WHERE until > ", now!()))
}

/// A sign of life. Nothing happens where others took it for dead: it notices that when it writes.
pub(super) fn renew(link: &mut Link, member: MemberId) -> Result<(), StoreError> {
    link.batch(&format!(
        "UPDATE members SET until = now + {LIFE}, since = CASE WHEN until < now THEN now ELSE since END
         FROM (SELECT {} AS now) AS clock WHERE id = {member}",
        now!()
    ))
}

/// It is gone for good.
pub(super) fn leave(link: &mut Link, member: MemberId) -> Result<(), StoreError> {
    link.end(&format!("DELETE FROM members WHERE id = {member}"))
}

/// What operators know it by.
fn name() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    format!("{} {}", host.trim(), std::process::id()).trim_start().to_owned()
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}
