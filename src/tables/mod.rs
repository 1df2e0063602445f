//! Tables: the lobby, the running tables, and the posts that they owe to their channels.
//!
//! Nothing of Discord is known here but numbers. The database is the truth; a position is in memory only to be quick, belongs
//! to one caller at a time (`run::locked`), and is read again when it is not there. Every change is one transaction, with the click
//! that caused it and the posts that follow from it, before anybody is answered.

mod daily;
mod error;
mod leagues;
mod lobby;
mod look;
mod moderation;
mod people;
mod play;
mod posts;
mod practice;
mod rated;
mod reviews;
mod run;
mod seats;
mod state;
#[cfg(test)]
pub(crate) mod tests;
mod time;

pub use daily::{
    DailyBoard, DailyBoardRow, DailyDay, DailyPlay, DailyPractice, DailyPuzzle, DailyRefused,
    DailyResult, DailyScope, DailyStreak, PuzzleFigures, daily_of,
};
pub use error::{LobbyRefused, Refused, RemindRefused, TableError, UndoRefused};
pub use leagues::{LeagueLine, MatchToOpen, NewLeague, SeasonLook};
pub use lobby::{Kept, LobbyStep, NewTable, TableRef};
pub use look::{
    By, Decision, Feat, GameScores, Happened, Listing, Lobby, LogFile, Look, MyTable, Ordered,
    Outcome, PersonGame, PersonLine, Played, Rank, Record, Since, Statistics, Step, Stretch,
    Summary, TakenBack, Undone, Waits, Why,
};
pub use moderation::{Closed, Closing, LimitChange, Moderated, ModerationEntry, SeatChange};
pub use people::{
    Authority, Away, Former, ForumTags, Occupant, Openers, OpenersWish, Opening, Player, Seated,
    ServerChange, ServerRefused, ServerSettings, Traces, Unwelcome, Whose, is_of_person,
};
pub use play::{PlanStage, Planned, STAND_IN, Think};
pub use posts::{
    Announced, AnnouncementEnd, DueAnnouncement, DuePost, Limit, Moved, Notice, Place, Placed,
    PostKind, Posts, Room, Settled, Showing, Shown, Shut, Sound, StandingPost, StandsIn, Unsent,
    Via,
};
pub use practice::{HiddenCards, PlayOn, Practice, example_game, is_practice};
pub use rated::{
    BoardRow, Known, LISTED, LevelLine, OwnPredictions, Prediction, PredictionBoard,
    PredictionRecord, PredictorRow, RatedBoard, RatedCard, RatedFold, RatedRefused, RatingChange,
};
pub use reviews::{
    Review, ReviewCourse, ReviewFound, ReviewOf, ReviewRefused, ReviewState, ReviewWork,
    ReviewedDecision, Thinks,
};
pub use run::{Newer, Table, Tables};
pub use seats::{
    Left, Polled, Recipient, SeatDone, SeatRefused, SeatStep, Seating, Subject, VoteCount, VotedOn,
    free_name,
};
pub use time::{Calling, Clock, HandClock, Scheduler, SystemClock, Until};

pub use crate::league::{
    Correction, LeagueRefused, NOT_SHOWN, Row as StandingsRow, SIGN_UP, SeasonState,
    fewest_entrants,
};
pub use crate::play::{GameKind, GameOptions};
pub use crate::store::{
    Answer, ChannelId, Confidence, DateNumber, EntrantRow, EntrantState, GameTally,
    GivenUpRow as GivenUp, GuildId, InteractionId, LeagueId, LeagueLogRow, LeagueRow, MatchRow,
    MatchSeatRow, MatchState, MessageId, MoveNumber, Order, Over, Owned, PostId, PostRole,
    PracticeSource, ProposalId, RatedGameRow as RatedGame, RatedScope, RestoreRow as Restore,
    RoleId, SeasonId, SeasonRow, SeasonStage, Stage, TableId, Timestamp, UserId, Void,
};
