//! Tables: the lobby, the running tables, and the posts that they owe to their channels.
//!
//! Nothing of Discord is known here but numbers. The database is the truth; a position is in memory only to be quick, belongs
//! to one caller at a time (`locked`), and is read again when it is not there. Every change is one transaction, with the click
//! that caused it and the posts that follow from it, before anybody is answered.

mod agreed;
mod answered;
mod asides;
mod asking;
mod audience;
mod automatic;
mod awake;
mod away;
mod boards;
mod claiming;
mod clock;
mod contained;
mod deciding;
mod error;
mod first_click;
mod follow;
mod given_up;
mod handle;
mod history;
mod kept_lessons;
mod lessons;
mod lobby;
mod locked;
mod log;
mod look;
mod mentions;
mod mine;
mod moderation;
mod newer;
mod notice;
mod owed;
mod places;
mod planned;
mod planning;
mod players;
mod position;
mod post;
mod posted;
mod posts;
mod privacy;
mod rated;
mod redraws;
mod registry;
mod results;
mod retention;
mod retold;
mod seats;
mod server;
mod settings;
mod settled;
mod settling;
mod shared;
mod showing;
mod since;
mod starting;
mod state;
mod stats;
mod table;
#[cfg(test)]
pub(crate) mod tests;
mod think;
mod time;
mod together;
mod undoing;
mod writing;

pub use asides::Tip;
pub use away::Away;
pub use clock::{Clock, HandClock, SystemClock, Until};
pub use error::{LobbyRefused, Refused, RemindRefused, TableError, UndoRefused};
pub use handle::Tables;
pub use lessons::{Lesson, example_game};
pub use lobby::{Kept, LobbyStep, NewTable};
pub use look::{
    By, Decision, Happened, LESSON, Lobby, LogFile, Look, Ordered, Outcome, Played, Since, Step,
    Stretch, Summary, TakenBack, Undone, Why,
};
pub use mine::{Listing, MyTable, Waits};
pub use moderation::{Closed, Closing, LimitChange, Moderated, ModerationEntry, SeatChange};
pub use newer::Newer;
pub use notice::{Notice, StandsIn};
pub use places::{Moved, Place};
pub use planned::{PlanStage, Planned};
pub use players::{Authority, Former, Occupant, Player, Seated, Whose, is_of_person};
pub use post::{DuePost, Limit, Placed, PostKind, Shown, Shut, StandingPost, Via};
pub use posts::{Posts, Room};
pub use privacy::Traces;
pub use rated::{
    BoardRow, Known, LevelLine, RatedBoard, RatedCard, RatedFold, RatedRefused, RatingChange,
};
pub use registry::TableRef;
pub use seats::{
    Asked, Left, Polled, Recipient, SeatDone, SeatRefused, SeatStep, Seating, Subject, Tally,
    free_name,
};
pub use server::{
    ForumTags, Openers, OpenersWish, Opening, ServerChange, ServerRefused, ServerSettings,
    Unwelcome,
};
pub use settling::{Settled, Sound};
pub use showing::Showing;
pub use stats::{GameScores, Rank, Statistics};
pub use table::Table;
pub use think::{STAND_IN, Think};
pub use time::{Calling, Scheduler};

pub use crate::play::{GameKind, GameOptions};
pub use crate::store::{
    Answer, ChannelId, GameTally, GivenUpRow as GivenUp, GuildId, InteractionId, MessageId,
    MoveNumber, Order, Over, Owned, PostId, PostRole, ProposalId, RatedGameRow as RatedGame,
    RatedScope, RestoreRow as Restore, RoleId, Stage, TableId, Timestamp, UserId, Void,
};
