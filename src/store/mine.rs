//! The open tables of one person, in all servers.

use super::{
    ChannelId, GuildId, MessageId, Stage, StoreError, TableId, Timestamp, Tx, UserId, sql::fields,
};

/// An open table at which somebody sits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MineRow {
    pub table: TableId,
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// `Game::ID`.
    pub game: String,
    /// What the table is called, if it has a name.
    pub name: Option<String>,
    /// Lobby or running.
    pub state: Stage,
    /// The person's seat.
    pub seat: u8,
    /// Who decides, while it runs.
    pub to_move: Option<u8>,
    /// The name of who decides.
    pub mover: Option<String>,
    pub began: Option<Timestamp>,
    /// When their time runs out.
    pub deadline: Option<Timestamp>,
    /// Whether something is proposed on which the person has not voted.
    pub may_vote: bool,
    /// Since when its channel is gone.
    pub asleep: Option<Timestamp>,
    /// The latest ping or board in the channel, or the lobby card.
    pub message: Option<MessageId>,
}

impl Tx<'_> {
    /// The open tables at which this person sits: first those that wait for the person, the most urgent of them first,
    /// then those that wait for the person's vote, then the others, latest first.
    pub fn tables_of(&self, player: UserId, limit: u32) -> Result<Vec<MineRow>, StoreError> {
        self.all_readable(
            "SELECT tables.id, guild, channel, game, tables.name, state, mine.seat, to_move, mover.name, began, deadline, asleep,
                 (SELECT message FROM posts WHERE posts.table_id = tables.id AND message IS NOT NULL AND place = channel
                     AND role IN (CASE tables.state WHEN 'lobby' THEN 'lobby_card' ELSE 'ping' END, 'board')
                  ORDER BY posts.id DESC LIMIT 1),
                 EXISTS (SELECT 1 FROM proposals WHERE proposals.table_id = tables.id AND over IS NULL
                     AND proposals.seat IS DISTINCT FROM mine.seat AND late IS DISTINCT FROM mine.seat
                     AND NOT EXISTS (SELECT 1 FROM ballots WHERE proposal = proposals.id AND ballots.seat = mine.seat
                         AND answer IS NOT NULL)) AS may_vote
             FROM seats AS mine JOIN tables ON tables.id = mine.table_id
                 LEFT JOIN seats AS mover ON mover.table_id = tables.id AND mover.seat = to_move
                 LEFT JOIN turns ON turns.table_id = tables.id
             WHERE mine.player = ?1 AND state IN ('lobby', 'running')
             ORDER BY to_move IS NOT DISTINCT FROM mine.seat DESC,
                 CASE WHEN to_move IS NOT DISTINCT FROM mine.seat THEN coalesce(deadline, 9223372036854775807) END,
                 CASE WHEN to_move IS NOT DISTINCT FROM mine.seat THEN began END, may_vote DESC, tables.id DESC
             LIMIT ?2",
            (player, limit),
            fields!(MineRow: table guild channel game name state seat to_move mover began deadline asleep message may_vote),
        )
    }

    /// The same tables, whether or not they can be read, by their numbers.
    pub fn open_of(&self, player: UserId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT DISTINCT tables.id FROM seats JOIN tables ON tables.id = table_id
             WHERE player = ?1 AND state IN ('lobby', 'running') ORDER BY tables.id LIMIT ?2",
            (player, limit),
        )
    }
}
