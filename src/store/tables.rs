//! Tables, seats and players.

use super::{
    ChannelId, GuildId, MoveNumber, NewTableRow, SeatRow, Stage, StoreError, TableId, TableRow,
    Timestamp, Tx, UserId,
    sql::{Later, Row, fields},
};

/// Tables, with what follows from there on.
macro_rules! table {
    ($rest:literal) => {
        concat!(
            "SELECT id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, records,
                 to_move, boarded, created, started, closed, own_thread, terms, active, asked, asleep, wake, rematch_of,
                 version, name, named_by, paused, paused_until FROM tables ",
            $rest
        )
    };
}

pub(super) const TABLE: &str = table!("WHERE id = ?1");

/// Whether the host of a lobby does not want a person there.
pub(super) const DISMISSED: &str = "SELECT 1 FROM dismissed WHERE table_id = ?1 AND player = ?2";

pub(super) const SEATS: &str =
    "SELECT seat, player, ai, name, interaction, bank, missed, away, standing_order, colour FROM seats
    WHERE table_id = ?1 ORDER BY seat";

impl Tx<'_> {
    /// Enters a table in its lobby.
    ///
    /// # Errors
    /// Among others when the channel has an open table.
    pub fn insert_table(&self, table: &NewTableRow) -> Result<TableId, StoreError> {
        let id = self.value(
            "INSERT INTO tables (guild, channel, game, options, seats, host, secret, commitment, rules_version, state,
                 created, active, wake, terms, own_thread, rematch_of, name, named_by)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'lobby', ?10, ?10, ?10, ?11, ?12, ?13, ?14, ?15) RETURNING id",
            (
                table.guild,
                table.channel,
                table.game,
                &table.options,
                table.seats,
                table.host,
                table.secret,
                table.commitment,
                table.rules_version,
                table.created,
                &table.terms,
                table.own_thread,
                table.rematch_of,
                &table.name,
                table.named_by,
            ),
        )?;
        id.ok_or(StoreError::Closed)
    }

    /// The table with this id.
    pub fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.one(TABLE, [id], table_row)
    }

    /// Of which version is what a process keeps in memory of the table.
    pub fn version(&self, id: TableId) -> Result<Option<i64>, StoreError> {
        self.value("SELECT version FROM tables WHERE id = ?1", [id])
    }

    /// The version that a table will have after what this transaction writes; it had `before` when it was read.
    pub(crate) fn version_after(&self, id: TableId, before: i64) -> Result<Later, StoreError> {
        self.noted(self.driver.version_after(id, before))
    }

    /// The lobby or running table of the channel.
    pub fn open_table(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        self.one(
            table!("WHERE channel = ?1 AND state IN ('lobby', 'running')"),
            [channel],
            table_row,
        )
    }

    /// The youngest table of the channel, in whatever state.
    pub fn latest_table(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        self.one(table!("WHERE channel = ?1 ORDER BY id DESC LIMIT 1"), [channel], table_row)
    }

    /// The open tables of a server, lobbies first, then the youngest first.
    /// Without so many of the first ones.
    pub fn open_tables(
        &self,
        guild: GuildId,
        (skip, limit): (u32, u32),
    ) -> Result<Vec<TableRow>, StoreError> {
        self.all_readable(
            table!(
                "WHERE guild = ?1 AND state IN ('lobby', 'running') ORDER BY state = 'lobby' DESC, id DESC LIMIT ?2 OFFSET ?3"
            ),
            (guild, limit, skip),
            table_row,
        )
    }

    /// The same tables, whether or not they can be read.
    pub fn listed_in(
        &self,
        guild: GuildId,
        (skip, limit): (u32, u32),
    ) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running')
             ORDER BY state = 'lobby' DESC, id DESC LIMIT ?2 OFFSET ?3",
            (guild, limit, skip),
        )
    }

    /// How many tables are in this state.
    pub fn count_tables(&self, state: Stage) -> Result<u64, StoreError> {
        self.count("SELECT count(*) FROM tables WHERE state = ?1", [state])
    }

    /// How many open tables of a server have AI in all their seats; of these hosts only, if one is named.
    pub fn count_watched(&self, guild: GuildId, host: Option<UserId>) -> Result<u64, StoreError> {
        self.count(
            "SELECT count(*) FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running') AND (?2 IS NULL OR host = ?2)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.ai IS NULL)",
            (guild, host),
        )
    }

    /// The rematch of a table; one that was ended in its lobby is none.
    pub fn rematch_of(&self, table: TableId) -> Result<Option<TableId>, StoreError> {
        self.value(
            "SELECT id FROM tables WHERE id > ?1 AND rematch_of = ?1 AND (state <> 'ended' OR started IS NOT NULL)
             ORDER BY id DESC LIMIT 1",
            [table],
        )
    }

    /// A person has no seat in this lobby any more, and gets none.
    pub fn dismiss(&self, id: TableId, player: UserId) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO dismissed (table_id, player) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            (id, player),
        )
    }

    /// Lobby → running: the deal, the clicks that took part in it, and how many seats it is for.
    pub fn start_table(
        &self,
        id: TableId,
        seats: u8,
        (setup, clicks): (&str, &str),
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE tables SET state = 'running', seats = ?2, started = ?3 WHERE id = ?1 AND state = 'lobby'",
            (id, seats, at),
        )?;
        self.set_deal(id, setup, clicks)
    }

    /// Keeps the deal, and the clicks that took part in it.
    pub fn set_deal(&self, id: TableId, setup: &str, clicks: &str) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO deals (table_id, setup, clicks) VALUES (?1, ?2, ?3)",
            (id, setup, clicks),
        )
    }

    /// The seats of a table, in order.
    pub fn seats(&self, id: TableId) -> Result<Vec<SeatRow>, StoreError> {
        self.all(
            SEATS,
            [id],
            fields!(SeatRow: seat player ai name interaction bank missed away standing_order colour),
        )
    }

    /// Replaces the seats of a table, all of them.
    pub fn set_seats(&self, id: TableId, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.run("DELETE FROM seats WHERE table_id = ?1", [id])?;
        for row in seats {
            let SeatRow { seat, player, ai, name, interaction, bank, missed, away, .. } = row;
            let (order, colour) = (&row.standing_order, &row.colour);
            self.run(
                "INSERT INTO seats (table_id, seat, player, ai, name, interaction, bank, missed, away, standing_order, colour)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                (id, seat, player, ai, name, interaction, bank, missed, away, order, colour),
            )?;
        }
        Ok(())
    }

    /// Keeps a player's name, everywhere and at this table if the player has a seat there.
    pub fn meet(
        &self,
        player: UserId,
        name: &str,
        table: Option<TableId>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO players (id, name, since) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET name = ?2",
            (player, name, now),
        )?;
        let Some(table) = table else { return Ok(()) };
        self.run(
            "UPDATE seats SET name = ?3 WHERE table_id = ?1 AND player = ?2",
            (table, player, name),
        )
    }

    /// Keeps how many records there are, who decides next, and how many of the records the board posts tell of; and that the
    /// table is not idle, when a person did it.
    pub fn set_turn(
        &self,
        id: TableId,
        records: MoveNumber,
        to_move: Option<u8>,
        boarded: MoveNumber,
        acted: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE tables SET records = ?2, to_move = ?3, boarded = ?4, active = coalesce(?5, active),
                 asked = CASE WHEN ?5 IS NULL THEN asked END
             WHERE id = ?1",
            (id, records, to_move, boarded, acted),
        )
    }
}

fn table_row(row: &Row) -> Result<TableRow, StoreError> {
    let paused = row.get::<Option<Timestamp>>(27)?.zip(row.get(28)?);
    let read = fields!(TableRow { paused }: id guild channel game options seats host secret commitment rules_version state
        records to_move boarded created started closed own_thread terms active asked asleep wake rematch_of version name
        named_by);
    read(row)
}
