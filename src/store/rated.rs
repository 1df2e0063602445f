//! Results that ratings are made of. They name tables without pointing to them, so they stay when a game is deleted.

use super::{
    GuildId, StoreError, TableId, Timestamp, Tx, UserId,
    sql::{Row, fields, words},
};
use crate::board::named;

named! {
    /// Why a rated game counts for nothing.
    Void: 4 {
        /// It was over before everybody had had two turns.
        Early = "early",
        /// Those who were there agreed to end it.
        Agreed = "agreed",
        /// It was closed without an end.
        Closed = "closed",
        /// Somebody who manages the server made the result void.
        Manager = "manager",
    }
}

words!(Void);

/// The results that make up one rating of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatedScope {
    /// Those of one server.
    Server(GuildId),
    /// Those of all servers at whose tables everybody chose to be ranked everywhere.
    Everywhere,
}

/// A rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGameRow {
    pub table: TableId,
    pub guild: GuildId,
    /// `Game::ID`.
    pub game: String,
    /// Whether all who began chose to be ranked everywhere.
    pub everywhere: bool,
    pub began: Timestamp,
    /// `None` while it is played.
    pub ended: Option<Timestamp>,
    /// `None` when it counts.
    pub void: Option<Void>,
}

/// Somebody who began a rated game, whoever sat in the seat later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedSeatRow {
    pub seat: u8,
    /// A pseudonym of somebody who is forgotten: see [`UserId::is_pseudonym`].
    pub person: UserId,
    /// As shown in the server at the start.
    pub name: String,
    /// By the final points, from 1; `None` before the end, and where the game did not come to one.
    pub place: Option<u8>,
    /// When they left.
    pub gone: Option<Timestamp>,
}

/// A result that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedResultRow {
    pub table: TableId,
    pub ended: Timestamp,
    /// By seat.
    pub seats: Vec<RatedSeatRow>,
}

/// How far results were read, and whether those before are still the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedMark {
    /// The last one, by end and number.
    pub last: (Timestamp, TableId),
    /// How many count up to it.
    pub count: u64,
    /// How many people are forgotten.
    pub forgotten: u64,
}

/// A seat at a finished table of people and AIs at which nobody was replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgainstAiRow {
    pub table: TableId,
    /// What was agreed on about the game, as JSON.
    pub options: String,
    pub player: Option<UserId>,
    /// The level of the AI that had the seat.
    pub ai: Option<String>,
    /// The points by the name of their line, as JSON.
    pub scores: String,
    pub won: bool,
    /// How many moves an AI made for the person.
    pub stood_in: u32,
}

impl RatedScope {
    /// What limits a statement to results of this scope that count; `?1` is the game, `?2` the server.
    const fn limit(self) -> &'static str {
        match self {
            Self::Server(_) => {
                "rated_games.game = ?1 AND guild = ?2 AND ended IS NOT NULL AND void IS NULL"
            }
            Self::Everywhere => {
                "rated_games.game = ?1 AND ?2 = 0 AND everywhere = 1 AND ended IS NOT NULL AND void IS NULL"
            }
        }
    }

    const fn guild(self) -> GuildId {
        match self {
            Self::Server(guild) => guild,
            Self::Everywhere => GuildId(0),
        }
    }
}

impl UserId {
    /// Whether this stands in rated results for somebody who is forgotten: below 0 in the database, where Discord's numbers
    /// are above.
    pub const fn is_pseudonym(self) -> bool {
        self.0.cast_signed() < 0
    }
}

impl Tx<'_> {
    /// Enters a rated game that begins, with who sits there.
    pub fn begin_rated(
        &self,
        game: &RatedGameRow,
        seats: &[(u8, UserId, &str)],
    ) -> Result<(), StoreError> {
        let RatedGameRow { table, guild, game, everywhere, began, ended: _, void: _ } = game;
        self.run(
            "INSERT INTO rated_games (table_id, guild, game, everywhere, began) VALUES (?1, ?2, ?3, ?4, ?5)",
            (table, guild, game, everywhere, began),
        )?;
        for (seat, person, name) in seats {
            self.run(
                "INSERT INTO rated_seats (table_id, seat, person, name) VALUES (?1, ?2, ?3, ?4)",
                (table, seat, person, *name),
            )?;
        }
        Ok(())
    }

    /// What a table agrees on, in JSON.
    pub fn set_terms(&self, id: TableId, terms: &str) -> Result<(), StoreError> {
        self.run("UPDATE tables SET terms = ?2 WHERE id = ?1", (id, terms))
    }

    /// The rated game of a table, if it is one.
    pub fn rated_game(&self, table: TableId) -> Result<Option<RatedGameRow>, StoreError> {
        self.one(
            "SELECT table_id, guild, game, everywhere, began, ended, void FROM rated_games WHERE table_id = ?1",
            [table],
            fields!(RatedGameRow: table guild game everywhere began ended void),
        )
    }

    /// Who began a rated game, by seat.
    pub fn rated_seats(&self, table: TableId) -> Result<Vec<RatedSeatRow>, StoreError> {
        self.all(
            "SELECT seat, person, name, place, gone FROM rated_seats WHERE table_id = ?1 ORDER BY seat",
            [table],
            fields!(RatedSeatRow: seat person name place gone),
        )
    }

    /// Who began a rated game in this seat has left it. The first time counts, and nothing after the end.
    pub fn leave_rated(&self, table: TableId, seat: u8, at: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE rated_seats SET gone = ?3 WHERE table_id = ?1 AND seat = ?2 AND gone IS NULL
             AND EXISTS (SELECT 1 FROM rated_games WHERE rated_games.table_id = ?1 AND ended IS NULL)",
            (table, seat, at),
        )
    }

    /// Enters the place of a seat.
    pub fn place_rated(&self, table: TableId, seat: u8, place: u8) -> Result<(), StoreError> {
        self.run(
            "UPDATE rated_seats SET place = ?3 WHERE table_id = ?1 AND seat = ?2",
            (table, seat, place),
        )
    }

    /// A rated game is over; without a reason why not it counts. The first end is the one that stays.
    pub fn end_rated(
        &self,
        table: TableId,
        at: Timestamp,
        void: Option<Void>,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE rated_games SET ended = ?2, void = ?3 WHERE table_id = ?1 AND ended IS NULL",
            (table, at, void),
        )
    }

    /// Makes the result of a rated game void, for a manager's reason.
    pub fn void_rated(&self, table: TableId, reason: &str) -> Result<(), StoreError> {
        self.run(
            "UPDATE rated_games SET void = ?2, reason = ?3 WHERE table_id = ?1",
            (table, Void::Manager, reason),
        )
    }

    /// Results of a scope behind this end and number, in the order in which they are folded.
    pub fn rated_results(
        &self,
        game: &str,
        scope: RatedScope,
        (ended, table): (Timestamp, TableId),
        limit: u32,
    ) -> Result<Vec<RatedResultRow>, StoreError> {
        let of_scope = scope.limit();
        let sql = format!(
            "SELECT rated_games.table_id, ended, seat, person, name, place, gone FROM
                 (SELECT * FROM rated_games WHERE {of_scope} AND (ended > ?3 OR (ended = ?3 AND table_id > ?4))
                  ORDER BY ended, table_id LIMIT ?5) AS rated_games
             JOIN rated_seats ON rated_seats.table_id = rated_games.table_id
             ORDER BY ended, rated_games.table_id, seat"
        );
        let mut results: Vec<RatedResultRow> = Vec::new();
        self.each(&sql, (game, scope.guild(), ended, table, limit), |row| {
            let (table, ended) = (row.get(0)?, row.get(1)?);
            let seat = seat(row)?;
            match results.last_mut() {
                Some(last) if last.table == table => last.seats.push(seat),
                _ => results.push(RatedResultRow { table, ended, seats: vec![seat] }),
            }
            Ok(())
        })?;
        Ok(results)
    }

    /// What stands there now up to this end and number.
    pub fn rated_mark(
        &self,
        game: &str,
        scope: RatedScope,
        last: (Timestamp, TableId),
    ) -> Result<RatedMark, StoreError> {
        let of_scope = scope.limit();
        let sql = format!(
            "SELECT count(*) FROM rated_games WHERE {of_scope} AND (ended < ?3 OR (ended = ?3 AND table_id <= ?4))"
        );
        let count = self.count(&sql, (game, scope.guild(), last.0, last.1))?;
        Ok(RatedMark { last, count, forgotten: self.forgotten_in_ratings()? })
    }

    /// How many people are forgotten: as many pseudonyms were given.
    fn forgotten_in_ratings(&self) -> Result<u64, StoreError> {
        let least: Option<i64> = self.value("SELECT min(person) FROM rated_seats", [])?;
        Ok(least.unwrap_or(0).min(0).unsigned_abs())
    }

    /// A person becomes somebody without a name in all rated results.
    pub(super) fn forget_in_ratings(&self, person: UserId, name: &str) -> Result<(), StoreError> {
        let next = self.forgotten_in_ratings()?.cast_signed() + 1;
        self.run(
            "UPDATE rated_seats SET person = ?2, name = ?3 WHERE person = ?1",
            (person, -next, name),
        )
    }

    /// When somebody left rated games since this moment, the latest first; those do not count that a manager made void.
    pub fn leaves_since(
        &self,
        person: UserId,
        since: Timestamp,
    ) -> Result<Vec<Timestamp>, StoreError> {
        self.column(
            "SELECT gone FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
             WHERE person = ?1 AND gone > ?2 AND (void IS NULL OR void <> ?3) ORDER BY gone DESC",
            (person, since, Void::Manager),
        )
    }

    /// How many rated games somebody has finished, in all servers.
    pub fn rated_finished(&self, person: UserId) -> Result<u64, StoreError> {
        self.count(
            "SELECT count(*) FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
             WHERE person = ?1 AND ended IS NOT NULL AND void IS NULL AND gone IS NULL",
            [person],
        )
    }

    /// At how many rated tables somebody sits, this lobby not counted.
    pub fn rated_at_once(&self, person: UserId, but: TableId) -> Result<u64, StoreError> {
        let plays = self.count(
            "SELECT count(*) FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
             WHERE person = ?1 AND ended IS NULL AND gone IS NULL",
            [person],
        )?;
        // As `Terms` are written.
        let waits = self.count(
            "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE player = ?1 AND state = 'lobby' AND tables.id <> ?2 AND terms LIKE '%\"stakes\":\"rated\"%'",
            (person, but),
        )?;
        Ok(plays + waits)
    }

    /// The name of a person at their latest rated game in a server, or in all of them.
    pub fn rated_name(
        &self,
        person: UserId,
        scope: RatedScope,
    ) -> Result<Option<String>, StoreError> {
        let guild = match scope {
            RatedScope::Server(guild) => Some(guild),
            RatedScope::Everywhere => None,
        };
        self.value(
            "SELECT name FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
             WHERE person = ?1 AND (?2 IS NULL OR guild = ?2) ORDER BY began DESC, rated_games.table_id DESC LIMIT 1",
            (person, guild),
        )
    }

    /// Rated games of a server that are over and not void, the latest first.
    pub fn rated_lately(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<RatedGameRow>, StoreError> {
        self.all(
            "SELECT table_id, guild, game, everywhere, began, ended, void FROM rated_games
             WHERE guild = ?1 AND ended IS NOT NULL AND void IS NULL ORDER BY ended DESC, table_id DESC LIMIT ?2",
            (guild, limit),
            fields!(RatedGameRow: table guild game everywhere began ended void),
        )
    }

    /// The seats of finished tables of people and AIs that began since then, the latest tables first.
    pub fn games_against_ai(
        &self,
        game: &str,
        scope: RatedScope,
        since: Timestamp,
        limit: u32,
    ) -> Result<Vec<AgainstAiRow>, StoreError> {
        let of_scope = match scope {
            RatedScope::Server(_) => "guild = ?2",
            RatedScope::Everywhere => "?2 = 0",
        };
        let sql = format!(
            "SELECT found.id, options, results.player, seats.ai, scores, won, stood_in FROM
                 (SELECT id, options FROM tables WHERE game = ?1 AND {of_scope} AND state = 'finished' AND started >= ?3
                      AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND ai IS NOT NULL)
                      AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND player IS NOT NULL)
                      AND NOT EXISTS (SELECT 1 FROM handovers WHERE handovers.table_id = tables.id)
                  ORDER BY id DESC LIMIT ?4) AS found
             JOIN results ON results.table_id = found.id
             JOIN seats ON seats.table_id = found.id AND seats.seat = results.seat
             ORDER BY found.id DESC, results.seat"
        );
        self.all(
            &sql,
            (game, scope.guild(), since, limit),
            fields!(AgainstAiRow: table options player ai scores won stood_in),
        )
    }

    /// Rated games that are not whole: with fewer than two seats, or counted without a place.
    pub(super) fn rated_damage(&self) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT table_id FROM rated_games WHERE
                 (SELECT count(*) FROM rated_seats WHERE rated_seats.table_id = rated_games.table_id) < 2
                 OR ended IS NOT NULL AND void IS NULL AND EXISTS (SELECT 1 FROM rated_seats
                     WHERE rated_seats.table_id = rated_games.table_id AND place IS NULL AND gone IS NULL)
             ORDER BY table_id",
            [],
        )
    }
}

fn seat(row: &Row) -> Result<RatedSeatRow, StoreError> {
    Ok(RatedSeatRow {
        seat: row.get(2)?,
        person: row.get(3)?,
        name: row.get(4)?,
        place: row.get(5)?,
        gone: row.get(6)?,
    })
}
