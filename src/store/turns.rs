//! The turns that running tables wait for, and when each table must be looked at again.

use super::{GuildId, Owned, StoreError, TableId, Timestamp, TurnRow, Tx, UserId, sql::fields};

pub(super) const TURN: &str =
    "SELECT seat, number, began, called, reminded, reminder, stalled, hushed, deadline, expired, held
    FROM turns WHERE table_id = ?1";

/// What can be looked at. A row that says anything else of its state cannot be given another time either.
const OPEN: &str = "state IN ('lobby', 'running')";

impl Tx<'_> {
    /// The turn that the table waits for.
    pub fn turn(&self, table: TableId) -> Result<Option<TurnRow>, StoreError> {
        self.one(
            TURN,
            [table],
            fields!(TurnRow: seat number began called reminded reminder stalled hushed deadline expired held),
        )
    }

    /// Keeps the turn that the table waits for, in the place of the one before.
    pub fn set_turn_row(&self, table: TableId, turn: &TurnRow) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO turns (table_id, seat, number, began, called, reminded, reminder, stalled, hushed,
                 deadline, expired, held)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
             ON CONFLICT (table_id) DO UPDATE SET seat = ?2, number = ?3, began = ?4, called = ?5, reminded = ?6,
                 reminder = ?7, stalled = ?8, hushed = ?9, deadline = ?10, expired = ?11, held = ?12",
            (
                table,
                turn.seat,
                turn.number,
                turn.began,
                turn.called,
                turn.reminded,
                turn.reminder,
                turn.stalled,
                turn.hushed,
                turn.deadline,
                turn.expired,
                turn.held,
            ),
        )
    }

    /// The table waits for nobody any more.
    pub fn end_turn(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM turns WHERE table_id = ?1", [table])
    }

    /// When a table must be checked that cannot be read.
    pub fn postpone(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.run(&format!("UPDATE tables SET wake = ?2 WHERE id = ?1 AND {OPEN}"), (table, at))
    }

    /// The tables of these servers that must be looked at by now, the longest overdue first.
    pub fn to_wake(
        &self,
        owned: &Owned,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let own = owned.limit();
        self.column(
            &format!(
                "SELECT id FROM tables WHERE wake <= ?1 AND {OPEN} {own} ORDER BY wake LIMIT ?2"
            ),
            (now, limit),
        )
    }

    /// When the next table of these servers must be looked at.
    pub fn next_wake(&self, owned: &Owned) -> Result<Option<Timestamp>, StoreError> {
        let own = owned.limit();
        let sql = format!(
            "SELECT wake FROM tables WHERE wake IS NOT NULL AND {OPEN} {own} ORDER BY wake LIMIT 1"
        );
        self.value(&sql, [])
    }

    /// The running tables of these servers that wait for a decision of the program: an AI holds the seat, stands in for its player, or
    /// is to play a turn whose time has run out.
    pub fn to_think(&self, owned: &Owned) -> Result<Vec<TableId>, StoreError> {
        let own = owned.limit();
        self.column(
            &format!("SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.to_move
             LEFT JOIN turns ON turns.table_id = tables.id
             WHERE tables.state = 'running' AND tables.asleep IS NULL AND (seats.ai IS NOT NULL OR (seats.away = 1 AND seats.player IS NOT NULL)
                 OR (turns.expired IS NOT NULL AND time_out = 'ai')) {own}
             ORDER BY tables.id"),
            [],
        )
    }

    /// The tables that wait for this user must be looked at now.
    pub fn wake_turns_of(&self, player: UserId, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE tables SET wake = ?2 WHERE state = 'running' AND EXISTS (SELECT 1 FROM seats
                 WHERE seats.table_id = tables.id AND seats.seat = tables.to_move AND seats.player = ?1)",
            (player, now),
        )
    }

    /// The channel of an open table is gone: nothing happens at it until it has another one.
    pub fn fall_asleep(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE tables SET asleep = ?2, wake = NULL
             WHERE id = ?1 AND state IN ('lobby', 'running') AND asleep IS NULL",
            (table, at),
        )
    }

    /// The open tables of a server must be looked at now.
    pub fn wake_server(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE tables SET wake = ?2 WHERE guild = ?1 AND state IN ('lobby', 'running')",
            (guild, now),
        )
    }
}
