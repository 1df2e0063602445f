//! Which tables can be rated, and who may sit at them.

use std::time::Duration;

use super::{choice::boards, refused::RatedRefused};
use crate::{
    pace::{Boards, Terms},
    play::GameOptions,
    store::{GuildId, SeatRow, TableId, Timestamp, Tx, UserId},
    tables::{error::TableError, lobby::agreed::terms, people::settings::server_from},
};

/// Who has left so many rated games within [`LEAVES_COUNT`] sits down at no new one for as long.
const MOST_LEAVES: usize = 3;

/// How long a leave counts.
const LEAVES_COUNT: Duration = Duration::from_secs(24 * 30 * 3600);

/// At how many rated tables somebody may sit.
const AT_ONCE: u64 = 6;

/// And as long as they have finished fewer than [`KNOWN`].
const AT_ONCE_FIRST: u64 = 2;

/// How many rated games must be finished for more.
const KNOWN: u64 = 5;

/// Whether a table with these terms and rules can be rated in this server.
pub(in crate::tables) fn admit_table(
    tx: &Tx,
    guild: GuildId,
    terms: &Terms,
    options: &GameOptions,
) -> Result<(), TableError> {
    if !server_from(tx.server(guild)?)?.rated {
        return Err(RatedRefused::Off.into());
    }
    if !terms.end_by_themselves() {
        return Err(RatedRefused::NoClock.into());
    }
    if is_published(options) { Ok(()) } else { Err(RatedRefused::OwnRules.into()) }
}

/// Lets only published rules and named sets of them be agreed on at a rated table.
pub(in crate::tables) fn keep_published(
    terms: &Terms,
    options: &GameOptions,
) -> Result<(), TableError> {
    if terms.stakes.are_rated() && !is_published(options) {
        return Err(RatedRefused::OwnRules.into());
    }
    Ok(())
}

/// Whether the rules are those of one of the game's sets. Who begins, and which moves the program makes, is no rule.
pub(in crate::tables) fn is_published(options: &GameOptions) -> bool {
    let kind = options.kind();
    let wanted = options.where_the_first_seat_begins().to_json();
    let sets = 0..kind.presets().len().max(1);
    let mut known = sets.flat_map(|set| [true, false].map(|auto| kind.agree(set, Some(auto))));
    known.any(|known| known.where_the_first_seat_begins().to_json() == wanted)
}

/// Lets no AI take part in a lobby that is rated.
pub(super) fn forbid_ai(terms: &Terms, seats: &[SeatRow]) -> Result<(), TableError> {
    let has_ai = seats.iter().any(|seat| seat.ai.is_some());
    if terms.stakes.are_rated() && has_ai { Err(RatedRefused::NoAi.into()) } else { Ok(()) }
}

/// Whether somebody may play a league: who has left rated games lately may not.
pub(in crate::tables) fn admit_entrant(
    tx: &Tx,
    user: UserId,
    now: Timestamp,
) -> Result<(), TableError> {
    let leaves = tx.leaves_since(user, now.minus(LEAVES_COUNT))?;
    match leaves.get(MOST_LEAVES - 1) {
        Some(third) => Err(RatedRefused::Left { until: third.plus(LEAVES_COUNT) }.into()),
        None => Ok(()),
    }
}

/// Whether somebody may sit down at this rated table.
pub(in crate::tables) fn admit_person(
    tx: &Tx,
    user: UserId,
    table: TableId,
    now: Timestamp,
) -> Result<(), TableError> {
    admit_entrant(tx, user, now)?;
    let (finished, at_once) = (tx.rated_finished(user)?, tx.rated_at_once(user, table)?);
    if finished < KNOWN && at_once >= AT_ONCE_FIRST {
        return Err(RatedRefused::TooManyAtFirst { most: AT_ONCE_FIRST, finished: KNOWN }.into());
    }
    if at_once >= AT_ONCE {
        return Err(RatedRefused::TooMany { most: AT_ONCE }.into());
    }
    match boards(tx, user)? {
        Boards::Nowhere => Err(RatedRefused::NotAsked.into()),
        Boards::Here | Boards::Everywhere => Ok(()),
    }
}

/// Lets nobody use the rights of a manager at a rated table at which they play.
pub(in crate::tables) fn may_manage(
    tx: &Tx,
    table: TableId,
    user: UserId,
) -> Result<(), TableError> {
    let Some(row) = tx.table(table)? else { return Ok(()) };
    if !terms(&row)?.stakes.are_rated() {
        return Ok(());
    }
    let plays = tx.seats(table)?.iter().any(|seat| seat.player == Some(user));
    let began = tx.rated_seats(table)?.iter().any(|seat| seat.person == user);
    if plays || began { Err(RatedRefused::OwnTable.into()) } else { Ok(()) }
}
