//! The database: SQLite in one file, or PostgreSQL. The only module with SQL.
//!
//! **Two engines.** Statements are written once, in what both understand; a `Driver` runs them. What follows is
//! of SQLite; `pg` says how PostgreSQL differs.
//!
//! **One writer.** A thread of its own owns the connection. Calls reach it through a bounded channel as closures over
//! a [`Tx`], so that a decision and what follows from it are one transaction. Calls that wait at the same moment share one
//! commit; each is answered after it, never before, and a call that is refused is taken back alone.
//!
//! **One reader.** Calls that only read have a thread and a connection beside it: they wait neither for the disk nor for the
//! lock of another program, and see all that was answered before they were made.
//!
//! **Durability.** WAL with `synchronous = FULL`: what was answered survives a crash of the program and of the machine.
//!
//! **Other processes.** A lock file beside the database keeps a second aedile out; the operating system frees it when
//! the process dies; on PostgreSQL several may play (`pg`). Readers such as `aedile backup` or the `sqlite3` shell may work
//! at the same time.
//!
//! **Compatibility.** `user_version` counts the migrations in `migrations/sqlite/`; a database with more of them than this
//! program knows is refused. `application_id` says that the file is ours.
//!
//! **Damage.** Each move carries a checksum of its table's deal and moves up to it, so that a table whose rows were changed
//! behind our back is refused by itself, also at a start from a file with damaged pages of moves; [`check`] names such
//! tables and [`salvage`] keeps the others.
//!
//! **After an error** nothing of the call is in the database. Locked, read-only and full databases work again as
//! soon as they can; nothing must be restarted.

#![cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "what only PostgreSQL can do"))]

mod address;
mod announcements;
mod asides;
mod backup;
mod chain;
mod check;
mod clock;
#[cfg(test)]
#[cfg(feature = "postgres")]
#[path = "../../tests/common/cluster.rs"]
pub(crate) mod cluster;
mod contained;
#[cfg(test)]
mod counted;
mod daily;
#[cfg(test)]
mod damage_tests;
mod error;
mod faults;
mod files;
mod game;
mod given_up;
mod ids;
mod jobs;
mod last_backup;
mod league;
mod league_rows;
mod lobby;
mod members;
mod migrations;
mod mine;
mod moderation;
mod moves;
mod moving;
#[cfg(test)]
mod moving_tests;
mod names;
#[cfg(not(feature = "postgres"))]
mod no_remote;
mod notifications;
mod open;
#[cfg(test)]
mod outsider;
mod overview;
mod owned;
mod people;
#[cfg(feature = "postgres")]
mod pg;
mod places;
mod plans;
mod played;
mod posts;
mod practice;
mod predictions;
mod proposals;
mod puzzles;
mod queue;
mod rated;
#[cfg(feature = "postgres")]
mod remote;
mod restore;
#[cfg(test)]
mod restore_tests;
mod restores;
mod results;
mod retention;
mod reviews;
mod rows;
mod salvage;
mod schema;
mod seats;
mod session;
mod settings;
mod sql;
mod sqlite;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod thread;
mod turns;
mod tx;
mod upgrade;
#[cfg(test)]
mod upgrade_tests;
mod votes;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use tokio::sync::watch;

/// For so long after a post was given up hosts and players are told.
pub const GIVEN_UP_IS_TOLD: std::time::Duration = std::time::Duration::from_secs(24 * 7 * 3600);

pub use address::Address;
pub use announcements::AnnouncementRow;
pub use backup::backup;
pub use check::{Findings, check};
#[cfg(test)]
pub(crate) use counted::counted;
pub use daily::{DailyPlayRow, DailyResultRow, DailyRow};
pub use error::StoreError;
pub use game::GameRow;
pub use given_up::GivenUpRow;
pub use ids::{
    ChannelId, DateNumber, GuildId, InteractionId, LeagueId, MemberId, MessageId, MoveNumber,
    PostId, ProposalId, RoleId, SeasonId, TableId, Timestamp, UserId,
};
pub use jobs::{JobRow, JobState};
pub use last_backup::LastBackup;
pub use league_rows::{
    EntrantRow, EntrantState, LeagueLogRow, LeagueRow, MatchRow, MatchSeatRow, MatchState,
    MatchToOpenRow, OutWhy, SeasonRow, SeasonStage,
};
pub use lobby::{BeforeRows, LobbyRows, MatchPersonRow};
pub use members::{MemberRow, Standing, VERSION};
pub use mine::MineRow;
pub use moderation::{BlockRow, ModerationRow, THREAD_MINUTE};
pub use moving::{CopiedTable, move_all};
#[cfg(not(feature = "postgres"))]
pub use no_remote::{Server, try_out};
pub use notifications::{Heard, Told};
#[cfg(test)]
#[cfg(feature = "postgres")]
pub(crate) use outsider::cluster as server;
#[cfg(test)]
pub(crate) use outsider::{Outsider, engine, open as open_at};
pub use overview::Overview;
pub use owned::Owned;
pub use people::NoticeRow;
#[cfg(feature = "postgres")]
pub use pg::try_out;
pub use plans::PlanRow;
pub use played::PlayedRow;
pub use practice::{PracticeRow, PracticeSource};
pub use predictions::{Confidence, PredictedRow, PredictionRow, PredictionsRow};
pub use puzzles::{PuzzleAnswerRow, PuzzleRow};
pub use queue::{Order, UnreadablePost};
pub use rated::{
    AgainstAiRow, RatedGameRow, RatedMark, RatedResultRow, RatedScope, RatedSeatRow, Void,
};
#[cfg(feature = "postgres")]
pub use remote::Server;
pub use restore::{Restored, restore};
pub use restores::RestoreRow;
pub use results::{GameTally, MeanRow, RankRow, ResultRow, Scope};
pub use reviews::ReviewRow;
pub use rows::{
    HandoverRow, NewPostRow, NewTableRow, OfferRow, PostRole, PostRow, PostState, RecordKind,
    RecordRow, SeatRow, Stage, TableRow, TurnRow,
};
pub use salvage::{Salvaged, is_unused, salvage};
pub(crate) use sql::Later;
pub use state::{AroundRows, Beside, LineRow, PlanDueRow, StateRows};
pub use tx::Tx;
pub use upgrade::Upgrade;
pub use votes::{Answer, BallotRow, Over, ProposalRow};

use members::Company;
use notifications::Notifications;
use open::Opened;
use thread::Worker;

/// The database. Clones are cheap and share the threads, which end when the last of them is dropped.
#[derive(Clone)]
pub struct Store {
    shared: Arc<Shared>,
}

/// What clones share. The reader ends first, so that the writer closes the file in good order.
struct Shared {
    reader: Worker,
    writer: Worker,
    member: Option<MemberId>,
    notifications: Notifications,
    /// Where the file is, unless it is a server's.
    file: Option<PathBuf>,
}

impl Store {
    /// Opens the database, creates it if need be, brings it up to date and checks it.
    ///
    /// Blocks while it does so: milliseconds for a small database, a second for each few hundred MB.
    ///
    /// # Errors
    /// When another aedile has it, it is newer, foreign, damaged, locked or not writable. The file is unchanged then.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_file(path, Upgrade::AfterCopy)
    }

    fn open_file(path: &Path, upgrade: Upgrade) -> Result<Self, StoreError> {
        let Opened { conn, reader, lock, faults } = open::open(path, upgrade)?;
        if !faults.is_empty() {
            contained::name(&reader, &faults)?;
        }
        let (reader, writer) = (Worker::reader(reader)?, Worker::writer(conn, lock)?);
        Ok(Self {
            shared: Arc::new(Shared {
                reader,
                writer,
                member: None,
                notifications: Notifications::new(),
                file: Some(path.to_owned()),
            }),
        })
    }

    /// Opens the database at this address for nobody else; one of PostgreSQL waits some seconds for a server that is away or
    /// starting.
    ///
    /// # Errors
    /// As of [`Self::open`]; [`StoreError::Unreachable`].
    pub fn at(address: &Address) -> Result<Self, StoreError> {
        Self::with_company(address, Company::Nobody, Upgrade::AfterCopy)
    }

    /// Opens it for others as well, who must be let in by this method, too. SQLite lets one in.
    ///
    /// # Errors
    /// As of [`Self::at`]; [`StoreError::Older`] as long as others play by an older version, and what
    /// [`Upgrade`] refuses.
    pub fn among_others(address: &Address, upgrade: Upgrade) -> Result<Self, StoreError> {
        Self::with_company(address, Company::Others, upgrade)
    }

    fn with_company(
        address: &Address,
        company: Company,
        upgrade: Upgrade,
    ) -> Result<Self, StoreError> {
        match address {
            Address::File(path) => Self::open_file(path, upgrade),
            Address::Server(server) => Self::on_server(server, company, upgrade),
        }
    }

    #[cfg(feature = "postgres")]
    fn on_server(server: &Server, company: Company, upgrade: Upgrade) -> Result<Self, StoreError> {
        let notifications = Notifications::new();
        let pg::Opened { writer, reader, member, listening } =
            pg::open(server, (company, upgrade), &notifications)?;
        let (reader, writer) = (Worker::reader(reader)?, Worker::writer(writer, listening)?);
        Ok(Self {
            shared: Arc::new(Shared {
                reader,
                writer,
                member: Some(member),
                notifications,
                file: None,
            }),
        })
    }

    #[cfg(not(feature = "postgres"))]
    fn on_server(server: &Server, _: Company, _: Upgrade) -> Result<Self, StoreError> {
        match server.0 {}
    }

    /// Which member of those who use the database this is; `None` where nobody else can.
    pub fn member(&self) -> Option<MemberId> {
        self.shared.member
    }

    /// What the disk of the database has refused to write in the last two minutes, if anything.
    pub fn refused_lately(&self) -> Option<StoreError> {
        self.shared.writer.refused_lately()
    }

    /// The last backups of the file, as far as anybody has noted them.
    pub fn last_backup(&self) -> LastBackup {
        self.shared.file.as_deref().map(LastBackup::of).unwrap_or_default()
    }

    /// How many calls the disk of the database has refused since the start.
    pub fn refusals(&self) -> u64 {
        self.shared.writer.refusals()
    }

    /// What other processes do at tables from now on.
    pub fn heard(&self) -> Heard {
        self.shared.notifications.tables()
    }

    /// Changes when others come, go or give something up.
    pub fn company_changes(&self) -> watch::Receiver<()> {
        self.shared.notifications.members()
    }

    /// Runs `call`, which may write, in a transaction and answers when it is durable.
    ///
    /// `call` runs on the database thread, so it must be short. When it returns an error, or the commit fails,
    /// nothing of it is in the database.
    ///
    /// # Errors
    /// The error of the call, or that of the commit.
    pub async fn with<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.shared.writer.call(call).await
    }

    /// Runs `call`, which only reads, on the database as it is at one moment.
    ///
    /// It works while another program keeps the database locked, and on a disk that is full or read-only.
    ///
    /// # Errors
    /// The error of the call; [`StoreError::ReadOnly`] when it writes.
    pub async fn read<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.shared.reader.call(call).await
    }

    /// What [`Self::with`] does, for a call of a few statements: on SQLite it runs where it is made, unless somebody else is writing
    /// or the disk was slow, as a thread takes longer to wake than a quick disk to write.
    ///
    /// # Errors
    /// As of [`Self::with`].
    pub async fn at_once<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.shared.writer.short_call(call).await
    }

    /// The same for a call that reads no more than a few rows of one table: on SQLite it runs where it is made, unless
    /// somebody else is reading, as a thread takes longer to wake than to find them.
    ///
    /// # Errors
    /// As of [`Self::read`].
    pub async fn peek<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.shared.reader.short_call(call).await
    }
}
