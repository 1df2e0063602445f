//! Asking for the review of a seat, reading it, and sharing it.

use std::time::Duration;

use super::{
    body::Body,
    course::{ReviewCourse, ReviewedDecision},
    key::{KIND, index, key},
    refused::ReviewRefused,
};
use crate::{
    ai::review::Findings,
    board::Seat,
    play::AnyMove,
    store::{GuildId, JobRow, JobState, ReviewRow, Tx},
    tables::{
        GameKind, Occupant, Refused, Seated, Showing, Shown, Stage, Table, TableError, TableId,
        Tables, UserId, posts::showing::owe,
    },
};

/// In which time a person may ask for so many reviews.
const DAY: Duration = Duration::from_secs(24 * 3600);

/// How long a review that failed is not tried again.
const FAILED: Duration = Duration::from_secs(3600);

/// Whose review is asked for, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewOf {
    /// Who asks.
    pub asker: UserId,
    /// The seat under review; `None` for that of the one who asks.
    pub seat: Option<Seat>,
    /// How many a person may ask for within a day.
    pub most: u32,
}

/// How far a review is.
pub enum ReviewState {
    /// It is in the queue.
    Waits {
        /// Which seat is reviewed.
        seat: Seat,
        /// How many others are before it.
        before: u64,
        /// How much of it is done, of how much.
        done: (usize, usize),
    },
    /// It could not be computed.
    Failed,
    /// All is known.
    Whole(Box<Review>),
}

/// A whole review. No `Debug`: it is for the seat that it is about, unless that is shared.
pub struct Review {
    pub table: TableId,
    pub kind: GameKind,
    pub seat: Seat,
    /// Who sat, by seat.
    pub players: Vec<Seated>,
    /// Whether the one who asks sat there.
    pub is_own: bool,
    /// Whether its player lets others read it.
    pub is_shared: bool,
    pub findings: Findings,
    /// The decisions, by their number in the findings.
    pub decisions: Vec<ReviewedDecision>,
    /// What would have been better in each of them, if another move.
    pub better: Vec<Option<AnyMove>>,
    /// The other seats whose reviews the one who asks may read.
    pub others: Vec<Seat>,
}

/// What the database says.
struct Stored {
    job: Option<JobRow>,
    row: Option<ReviewRow>,
    /// How many jobs are before it.
    before: u64,
    /// The seats whose reviews are shared.
    shared: Vec<Seat>,
}

impl Tables {
    /// The review of a seat of a finished game; it is put into the queue if it is not there yet.
    ///
    /// # Errors
    /// When the game is not over, there is no such seat, it is another person's who has not shared its review, or the person
    /// has asked for too many.
    pub async fn review(&self, table: &Table, of: ReviewOf) -> Result<ReviewState, TableError> {
        let players = table.look(None).await?.players;
        let seat = seat(&players, of)?;
        let stored = self.stored_review(table.id(), seat).await?;
        may_read(&players, seat, &stored, of.asker)?;
        let course = table.review_course(seat).await?;
        let kind = table.kind();
        if let Some(known) = whole(kind, &course, &stored) {
            let reader = (players, Some(of.asker));
            let review = built((table, seat), reader, &stored, (course, known));
            return Ok(ReviewState::Whole(Box::new(review)));
        }
        let before = match &stored.job {
            Some(JobRow { state: JobState::Failed, asked, .. })
                if asked.plus(FAILED) > self.now() =>
            {
                return Ok(ReviewState::Failed);
            }
            Some(JobRow { state: JobState::Waiting, .. }) => stored.before,
            Some(JobRow { state: JobState::Done | JobState::Failed, .. }) | None => {
                self.queue_review((table.id(), seat), of).await?
            }
        };
        let body = stored.row.as_ref().and_then(Body::read);
        let done = body.map_or((0, 1), |body| body.progress.share(&course.numbers()));
        Ok(ReviewState::Waits { seat, before, done })
    }

    /// Who sat at a table, and the seats whose reviews somebody without a seat may read.
    ///
    /// # Errors
    /// When the game is not over, or the table fails.
    pub async fn reviews_for(
        &self,
        table: &Table,
        asker: UserId,
    ) -> Result<(Vec<Seated>, Vec<Seat>), TableError> {
        let look = table.look(None).await?;
        Refused::unless(look.state, Stage::Finished)?;
        let stored = self.stored_review(table.id(), Seat::FIRST).await?;
        let seats = readable(&look.players, &stored, asker);
        Ok((look.players, seats))
    }

    /// The whole review of a seat, as everybody reads it.
    ///
    /// # Errors
    /// When nobody has shared it, or there is none.
    pub async fn shared_review(&self, table: &Table, seat: Seat) -> Result<Review, TableError> {
        let players = table.look(None).await?.players;
        let stored = self.stored_review(table.id(), seat).await?;
        let course = table.review_course(seat).await?;
        let known = whole(table.kind(), &course, &stored);
        let known = known.filter(|_| stored.shared.contains(&seat));
        let known = known.ok_or(ReviewRefused::NotWhole)?;
        Ok(built((table, seat), (players, None), &stored, (course, known)))
    }

    /// Lets others read the review of the asker's seat, and owes the post that shows it.
    ///
    /// # Errors
    /// When the asker has no seat there, or there is no whole review of it.
    pub async fn share_review(&self, table: &Table, asker: UserId) -> Result<Showing, TableError> {
        let of = ReviewOf { asker, seat: None, most: 0 };
        let seat = seat(&table.look(None).await?.players, of)?;
        let stored = self.stored_review(table.id(), seat).await?;
        if whole(table.kind(), &table.review_course(seat).await?, &stored).is_none() {
            return Err(ReviewRefused::NotWhole.into());
        }
        let (id, now) = (table.id(), self.now());
        let share = move |tx: &Tx| {
            tx.share_review(id, index(seat))?;
            owe(tx, id, Shown::Review { seat }, now)
        };
        let showing = self.store().with(share).await?;
        self.shared.wake_poster();
        Ok(showing)
    }

    async fn stored_review(&self, table: TableId, seat: Seat) -> Result<Stored, TableError> {
        let look = move |tx: &Tx| {
            let key = key(table, seat);
            let mut shared = Vec::new();
            for seat in Seat::all(4) {
                if tx.review(table, index(seat))?.is_some_and(|row| row.shared) {
                    shared.push(seat);
                }
            }
            Ok::<_, TableError>(Stored {
                job: tx.job(&key)?,
                row: tx.review(table, index(seat))?,
                before: tx.count_jobs_before(&key)?,
                shared,
            })
        };
        self.store().read(look).await
    }

    /// Puts a review into the queue; how many are before it.
    async fn queue_review(
        &self,
        (table, seat): (TableId, Seat),
        of: ReviewOf,
    ) -> Result<u64, TableError> {
        let now = self.now();
        let ask = move |tx: &Tx| {
            let key = key(table, seat);
            if of.most == 0 {
                return Err(ReviewRefused::Off.into());
            }
            if tx.count_jobs_of(KIND, of.asker, now.minus(DAY))? >= u64::from(of.most) {
                return Err(ReviewRefused::Enough { most: of.most }.into());
            }
            let guild = guild(tx, table)?;
            tx.ask_for_job((&key, KIND), guild, of.asker, now)?;
            Ok::<_, TableError>(tx.count_jobs_before(&key)?)
        };
        let before = self.store().with(ask).await?;
        self.shared.jobs.notify_one();
        Ok(before)
    }

    /// Deletes what was asked for long ago and is over.
    pub(in crate::tables) async fn drop_old_jobs(&self) -> Result<(), TableError> {
        let moment = self.now().minus(DAY);
        Ok(self.store().with(move |tx| tx.drop_jobs_before(moment)).await?)
    }
}

/// The seat that is asked for.
fn seat(players: &[Seated], of: ReviewOf) -> Result<Seat, TableError> {
    let own = || players.iter().find(|player| player.user() == Some(of.asker));
    let found = match of.seat {
        Some(seat) => players.get(seat.index()).ok_or(ReviewRefused::NoSuchSeat)?,
        None => own().ok_or_else(|| Refused::NotAtTable { players: players.to_vec() })?,
    };
    match found.who {
        Occupant::Vacant => Err(ReviewRefused::NoSuchSeat.into()),
        Occupant::Person(_) | Occupant::Ai(_) => Ok(found.seat),
    }
}

/// A review is for its player, unless they have shared it; those of AI are for all.
fn may_read(
    players: &[Seated],
    seat: Seat,
    stored: &Stored,
    asker: UserId,
) -> Result<(), ReviewRefused> {
    match players[seat.index()].user() {
        Some(user) if user != asker && !stored.shared.contains(&seat) => {
            Err(ReviewRefused::Private { name: players[seat.index()].name.clone() })
        }
        Some(_) | None => Ok(()),
    }
}

/// The seats whose reviews somebody may read.
fn readable(players: &[Seated], stored: &Stored, asker: UserId) -> Vec<Seat> {
    let may = |one: &&Seated| {
        one.who != Occupant::Vacant && may_read(players, one.seat, stored, asker).is_ok()
    };
    players.iter().filter(may).map(|one| one.seat).collect()
}

/// A review as somebody reads it, or everybody.
fn built(
    (table, seat): (&Table, Seat),
    (players, asker): (Vec<Seated>, Option<UserId>),
    stored: &Stored,
    (course, known): (ReviewCourse, Known),
) -> Review {
    let mut others = asker.map(|asker| readable(&players, stored, asker)).unwrap_or_default();
    others.retain(|other| *other != seat);
    let (findings, better) = known;
    Review {
        table: table.id(),
        kind: table.kind(),
        seat,
        is_own: asker.is_some() && players[seat.index()].user() == asker,
        is_shared: stored.shared.contains(&seat),
        others,
        players,
        findings,
        decisions: course.decisions,
        better,
    }
}

/// What all searches of a review have found: its findings, and what would have been better in each decision.
type Known = (Findings, Vec<Option<AnyMove>>);

/// What a review says, if all of it is known.
fn whole(kind: GameKind, course: &ReviewCourse, stored: &Stored) -> Option<Known> {
    let progress = Body::read(stored.row.as_ref()?)?.progress;
    if !progress.is_whole(&course.numbers()) {
        return None;
    }
    let findings = Findings::of(&progress, &course.causes, kind.clear_lead())?;
    let better = |decision| progress.better(decision).and_then(|text| kind.parse(text));
    Some((findings, (0..course.decisions.len()).map(better).collect()))
}

fn guild(tx: &Tx, table: TableId) -> Result<GuildId, TableError> {
    Ok(tx.table(table)?.ok_or(Refused::NoTable)?.guild)
}
