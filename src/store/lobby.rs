//! What is stored of a lobby beside its table: its card, the clicks of those who join, whom its host does not want, and the table of which
//! it is the rematch.

use super::{
    BlockRow, InteractionId, MessageId, SeatRow, Stage, StoreError, TableId, TableRow, Timestamp,
    Tx, UserId, moderation, moves, posts, sql::fields, tables,
};

/// What a decision about a lobby depends on beside its table.
#[derive(Clone, Debug, Default)]
pub struct LobbyRows {
    /// The message of its first card, once that is posted; later ones took the place of one that was deleted.
    pub first_card: Option<MessageId>,
    /// The message of its latest card.
    pub card: Option<MessageId>,
    /// With what the person first joined it, also if they have left since.
    pub first_join: Option<InteractionId>,
    /// Who joined with the latest click, if that was a join; known while all seats are taken.
    pub last_joined: Option<UserId>,
    /// Whether its host does not want the person there.
    pub is_dismissed: bool,
    /// The table of which it is the rematch, while it waits for players.
    pub before: Option<BeforeRows>,
    /// For whom its seats are, while it waits for the players of a match of a league.
    pub of_match: Option<Vec<MatchPersonRow>>,
}

/// For whom a seat of a match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchPersonRow {
    /// When the table was opened, or a reserve took over one of its seats.
    pub opened: Option<Timestamp>,
    pub seat: u8,
    /// Nobody, where the entrant is out of the season.
    pub player: Option<UserId>,
    pub name: String,
}

/// The table before a rematch.
#[derive(Clone, Debug)]
pub struct BeforeRows {
    pub table: TableRow,
    /// In order.
    pub seats: Vec<SeatRow>,
    /// The deal as JSON.
    pub setup: Option<String>,
}

impl Tx<'_> {
    /// What is stored beside this table, which `person` may want to join.
    pub(super) fn lobby(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        person: Option<UserId>,
    ) -> Result<LobbyRows, StoreError> {
        let is_lobby = table.state == Stage::Lobby;
        let person = person.filter(|_| is_lobby);
        let is_full = is_lobby && seats.len() >= usize::from(table.seats);
        Ok(LobbyRows {
            first_card: self.value(posts::FIRST_CARD, [table.id])?,
            card: self.value(posts::LATEST_CARD, [table.id])?,
            first_join: match person {
                Some(user) => self.value(moves::FIRST_JOIN, (table.id, user))?,
                None => None,
            },
            last_joined: if is_full { self.value(moves::LAST_JOINED, [table.id])? } else { None },
            is_dismissed: match person {
                Some(user) => self.exists(tables::DISMISSED, (table.id, user))?,
                None => false,
            },
            before: self.before(table)?,
            // All others have a host while they wait.
            of_match: match table.host {
                None if is_lobby => self.match_people(table.id)?,
                None | Some(_) => None,
            },
        })
    }

    fn before(&self, table: &TableRow) -> Result<Option<BeforeRows>, StoreError> {
        let Some(before) = table.rematch_of.filter(|_| table.state == Stage::Lobby) else {
            return Ok(None);
        };
        let Some(table) = self.table(before)? else { return Ok(None) };
        let (seats, setup) = (self.seats(before)?, self.deal(before)?);
        Ok(Some(BeforeRows { table, seats, setup }))
    }

    /// The block of a person in the server of the table, also one that is over.
    pub(super) fn block_at(
        &self,
        table: TableId,
        person: UserId,
    ) -> Result<Option<BlockRow>, StoreError> {
        self.one(moderation::BLOCK_AT, (table, person), fields!(BlockRow: until reason))
    }
}
