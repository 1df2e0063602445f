//! The next review to compute, step by step, by the process whose shard its server belongs to.

use std::time::Duration;

use super::{
    body::{Body, FORM},
    course::ReviewCourse,
    key::{KIND, index, read_key},
    thinking::Thinks,
};
use crate::{
    ai::review::{Effort, Estimate, FirstLook, Progress, ReviewStep, StepKind},
    board::{Seat, Seed},
    play::{AnyMove, GameKind},
    store::{JobRow, JobState, StoreError, Tx},
    tables::{GuildId, TableError, TableId, TableRef, Tables},
};

/// How often a review is begun that ends by a fault.
const ATTEMPTS: u32 = 3;

/// How long a review waits after a fault.
const AFTER_FAULT: Duration = Duration::from_secs(10 * 60);

/// A review that is computed. No `Debug`: it is for the seat that it is about.
#[derive(Clone)]
pub struct ReviewWork {
    key: String,
    guild: GuildId,
    pub table: TableId,
    seat: Seat,
    kind: GameKind,
    course: ReviewCourse,
    numbers: Vec<usize>,
    effort: Effort,
    body: Body,
}

/// What a step has found.
pub enum ReviewFound {
    /// By the first look.
    Looked(FirstLook<AnyMove>),
    /// By a later search.
    Measured(Estimate),
    /// Nothing: what is stored does not fit.
    Nothing,
}

impl ReviewWork {
    /// The next step; `None` when all is known.
    pub fn next(&self) -> Option<ReviewStep> {
        self.body.progress.next(&self.numbers, self.effort)
    }

    /// Searches. It takes some hundredths of a second to two tenths.
    pub fn search(&self, step: ReviewStep) -> ReviewFound {
        let Some(decision) = self.course.decisions.get(step.decision) else {
            return ReviewFound::Nothing;
        };
        // What is over gives nothing away: chance that anybody may know serves as well.
        let chance = Progress::<String>::chance(Seed::from_number(self.table.0), step);
        let view = &decision.view;
        match step.kind {
            StepKind::Look(iterations) => {
                ReviewFound::Looked(view.first_look(&decision.mv, iterations, chance))
            }
            StepKind::Better(iterations) => {
                let better = self.body.progress.candidate(step.decision);
                match better.and_then(|text| self.kind.parse(text)) {
                    Some(mv) if view.legal().contains(&mv) => {
                        ReviewFound::Measured(view.after(&mv, iterations, chance))
                    }
                    Some(_) | None => ReviewFound::Nothing,
                }
            }
            StepKind::Made(iterations) => {
                ReviewFound::Measured(view.after(&decision.mv, iterations, chance))
            }
            StepKind::Between(place, iterations) => {
                match self.course.moments[step.decision].get(place) {
                    Some(view) => ReviewFound::Measured(view.expected(iterations, chance)),
                    None => ReviewFound::Nothing,
                }
            }
        }
    }

    /// Enters what a step has found.
    pub fn enter(&mut self, step: ReviewStep, found: ReviewFound) {
        let progress = &mut self.body.progress;
        match found {
            ReviewFound::Looked(FirstLook { better, loss, is_choice }) => {
                let look = FirstLook { better: better.to_string(), loss, is_choice };
                progress.looked(look, &self.course.decisions[step.decision].mv.to_string());
            }
            ReviewFound::Measured(estimate) => progress.measured(step, estimate),
            ReviewFound::Nothing => *progress = Progress::new(),
        }
    }
}

impl Tables {
    /// The next review to compute of this process's servers, which is this run's from now on, by searches of this length.
    ///
    /// # Errors
    /// Of the store.
    pub async fn next_review(&self, effort: Effort) -> Result<Option<ReviewWork>, TableError> {
        let (owned, now, run) = (self.shared.owned(), self.now(), self.shared.run);
        let claim = move |tx: &Tx| {
            let job = tx.jobs_to_do(KIND, &owned, now)?;
            let Some(job) = job else { return Ok(None) };
            let table = read_key(&job.key).map(|(table, _)| table);
            // A game that is deleted may still be in memory.
            if !table.is_some_and(|table| is_there(tx, table).unwrap_or(true)) {
                tx.drop_job(&job.key)?;
                return Ok(None);
            }
            tx.claim_job(&job.key, run)?;
            Ok::<_, TableError>(Some(job))
        };
        let Some(job) = self.store().with(claim).await? else { return Ok(None) };
        match self.begin_review(&job, effort).await {
            Ok(Some(work)) => Ok(Some(work)),
            Ok(None) => {
                let key = job.key;
                self.store().with(move |tx| tx.drop_job(&key)).await?;
                Ok(None)
            }
            Err(error) if error.is_of_one_table() => {
                tracing::warn!(job = %job.key, %error, "a review cannot be begun");
                self.fail_review(&job.key).await?;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// What is known so far; `None` when the game is not there any more.
    async fn begin_review(
        &self,
        job: &JobRow,
        effort: Effort,
    ) -> Result<Option<ReviewWork>, TableError> {
        let Some((table, seat)) = read_key(&job.key) else { return Ok(None) };
        let any = match self.by_id(table).await {
            Ok(TableRef::Game(any)) => any,
            Ok(TableRef::Lobby(_)) | Err(TableError::Refused(_)) => return Ok(None),
            Err(error) => return Err(error),
        };
        let (course, kind) = (any.review_course(seat).await?, any.kind());
        let row = self.store().read(move |tx| tx.review(table, index(seat))).await?;
        let stored = row.as_ref().and_then(Body::read).filter(|body| body.is_of(kind));
        let body = stored.unwrap_or_else(|| Body::new(kind));
        let (key, guild, numbers) = (job.key.clone(), job.guild, course.numbers());
        Ok(Some(ReviewWork { key, guild, table, seat, kind, course, numbers, effort, body }))
    }

    /// Whether this review's server is still this process's own.
    pub fn owns_review(&self, work: &ReviewWork) -> bool {
        self.shared.owned().owns(work.guild)
    }

    /// Stores what is known of a review, and that it is done once all of it is. Whether it is still this run's; if not, nothing
    /// is stored.
    ///
    /// # Errors
    /// Of the store.
    pub async fn keep_review(&self, work: &ReviewWork) -> Result<bool, TableError> {
        let (key, table, seat) = (work.key.clone(), work.table, index(work.seat));
        let (body, is_whole, run) = (work.body.json(), work.next().is_none(), self.shared.run);
        let keep = move |tx: &Tx| {
            if !is_there(tx, table)? {
                tx.drop_job(&key)?;
                return Ok(false);
            }
            if !tx.has_job(&key, run)? {
                return Ok(false);
            }
            tx.set_review(table, seat, FORM, &body)?;
            if is_whole {
                tx.end_job(&key, JobState::Done)?;
            }
            Ok::<_, TableError>(true)
        };
        let is_kept = self.store().with(keep).await?;
        self.shared.reviewed.send_modify(|times| *times += 1);
        Ok(is_kept)
    }

    /// A review ended by a fault: it is tried again later, a few times.
    ///
    /// # Errors
    /// Of the store.
    pub async fn fail_review(&self, key: &str) -> Result<(), TableError> {
        let (key, until) = (key.to_owned(), self.now().plus(AFTER_FAULT));
        let fail = move |tx: &Tx| {
            tx.put_off_job(&key, until)?;
            if tx.job(&key)?.is_some_and(|job| job.attempts >= ATTEMPTS) {
                tx.end_job(&key, JobState::Failed)?;
            }
            Ok::<_, TableError>(())
        };
        self.store().with(fail).await?;
        self.shared.reviewed.send_modify(|times| *times += 1);
        Ok(())
    }

    /// Somebody waits for a search from now on, until what is returned is dropped.
    pub fn thinks(&self) -> Thinks {
        self.shared.searching.begin()
    }

    /// Returns when nobody waits for a search.
    pub async fn until_nobody_thinks(&self) {
        self.shared.searching.until_none().await;
    }

    /// Returns when somebody has asked for a review here.
    pub async fn review_wanted(&self) {
        self.shared.jobs.notified().await;
    }

    /// Changes whenever more of some review is known.
    pub fn reviewed(&self) -> tokio::sync::watch::Receiver<u64> {
        self.shared.reviewed.subscribe()
    }
}

/// Whether a game is kept: it may be deleted at any time.
fn is_there(tx: &Tx, table: TableId) -> Result<bool, StoreError> {
    Ok(tx.table(table)?.is_some_and(|row| row.started.is_some()))
}

impl ReviewWork {
    /// The key of its job.
    pub fn key(&self) -> &str {
        &self.key
    }
}
