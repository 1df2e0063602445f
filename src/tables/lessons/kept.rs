//! Lessons in the database: each learner's last one, as it stands after each decision.
//!
//! A lesson is read and played anew each time: it has a few dozen moves. So it goes on after a restart, and in whichever
//! process a button of it arrives.

use std::time::Duration;

use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;

use crate::{
    pace::Explained,
    store::{LessonRow, RecordKind, RecordRow, StoreError, Tx},
    tables::{
        GameKind, InteractionId, Lesson, MoveNumber, Player, Stage, TableError, Tables, Timestamp,
        UserId,
        look::values::LESSON,
        play::{
            history::{self, History, game_after},
            position::Position,
        },
    },
};

/// So long a lesson waits for its learner.
const KEPT: Duration = Duration::from_hours(7 * 24);

/// What was decided or taken back in a lesson, as it is stored; its place among the others is its number.
#[derive(Serialize, Deserialize)]
struct Written {
    seat: u8,
    /// The move; an undo has none.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    mv: Option<Value>,
    /// Back to which number an undo went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<MoveNumber>,
    /// The learner's click; what the program did has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    click: Option<InteractionId>,
    /// Why the program did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl Tables {
    /// Which game this user learns.
    pub async fn lesson_kind(&self, user: UserId) -> Result<Option<GameKind>, TableError> {
        let row = self.store().peek(move |tx| tx.lesson(user)).await?;
        Ok(row.and_then(|row| GameKind::from_id(&row.game)))
    }

    /// The lesson of this user. One that cannot be read is as good as none: a new one is begun in a moment.
    pub async fn lesson(&self, user: UserId) -> Result<Option<Lesson>, TableError> {
        let Some(row) = self.store().peek(move |tx| tx.lesson(user)).await? else {
            return Ok(None);
        };
        match read(user, row) {
            Ok(lesson) => Ok(Some(lesson)),
            Err(why) => {
                tracing::warn!(%why, "a lesson is not readable");
                Ok(None)
            }
        }
    }

    /// Stores the lesson, unless the stored one is no longer at move `read_at`; with `None` a new one, which replaces any.
    ///
    /// # Errors
    /// When another click has made something else of it since, and of the store.
    pub async fn keep_lesson(
        &self,
        lesson: &Lesson,
        read_at: Option<MoveNumber>,
    ) -> Result<(), TableError> {
        let (user, now) = (lesson.learner(), self.now());
        let row = written(lesson, now);
        self.change_lesson(lesson, read_at, move |tx| tx.set_lesson(user, &row, now)).await
    }

    /// Deletes the lesson, whose rounds are played, unless the stored one is no longer at move `read_at`.
    ///
    /// # Errors
    /// When another click has made something else of it since, and of the store.
    pub async fn finish_lesson(
        &self,
        lesson: &Lesson,
        read_at: Option<MoveNumber>,
    ) -> Result<(), TableError> {
        let user = lesson.learner();
        self.change_lesson(lesson, read_at, move |tx| tx.drop_lesson(user)).await
    }

    async fn change_lesson(
        &self,
        lesson: &Lesson,
        read_at: Option<MoveNumber>,
        change: impl FnOnce(&Tx) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), TableError> {
        let Some(number) = read_at else { return Ok(self.store().with(change).await?) };
        let (user, game) = (lesson.learner(), lesson.kind().id());
        // All lessons of a game have the same deal.
        let is_as_read = move |kept: LessonRow| {
            kept.game == game && entries(&kept.moves) == Some(number.0 as usize)
        };
        let change = move |tx: &Tx| {
            let can = tx.lesson(user)?.is_some_and(is_as_read);
            if can {
                change(tx)?;
            }
            Ok::<_, StoreError>(can)
        };
        let is_changed = self.store().with(change).await?;
        if is_changed { Ok(()) } else { Err(lesson.position.stale(number)) }
    }

    /// Which of these kinds of explanations the decision at this move of the user's lesson gets.
    pub async fn explains_in_lesson(
        &self,
        user: UserId,
        kinds: Vec<String>,
        at: MoveNumber,
    ) -> Result<Option<usize>, TableError> {
        let tell = move |tx: &Tx| {
            let Some(told) = tx.told_in_lesson(user)? else { return Ok(None) };
            let known: Explained = serde_json::from_str(&told).unwrap_or_default();
            let mut told = known.clone();
            let tells = told.explain(&kinds, (LESSON.0, at.0));
            if told != known {
                tx.set_told_in_lesson(user, &json(&told))?;
            }
            Ok::<_, StoreError>(tells)
        };
        Ok(self.store().with(tell).await?)
    }

    /// The lesson of this user is over. Whether there was one.
    pub async fn end_lesson(&self, user: UserId) -> Result<bool, TableError> {
        let end = move |tx: &Tx| {
            let had_one = tx.lesson(user)?.is_some();
            tx.drop_lesson(user)?;
            Ok::<_, StoreError>(had_one)
        };
        Ok(self.store().with(end).await?)
    }

    /// Deletes the lessons to which nobody has come back for a week.
    pub async fn drop_left_lessons(&self) -> Result<(), TableError> {
        let kept = i64::try_from(KEPT.as_millis()).unwrap_or(i64::MAX);
        let before = Timestamp(self.now().0.saturating_sub(kept));
        Ok(self.store().with(move |tx| tx.drop_lessons_before(before)).await?)
    }
}

/// The error names the place and no secret.
fn read(user: UserId, row: LessonRow) -> Result<Lesson, String> {
    let kind = GameKind::from_id(&row.game).ok_or("there is no such game")?;
    let start = kind.read_deal(&row.deal).map_err(|why| why.to_string())?;
    let learner = Player { user, name: row.name };
    let mut position = Lesson::of(&learner, start);
    position.state = Stage::Running;
    position.history = records(kind, &row.moves)?;
    let line = position.history.line(position.history.next());
    position.game = game_after(&position.start, &line)?;
    Ok(Lesson { position, learner })
}

pub(in crate::tables) fn records(kind: GameKind, moves: &str) -> Result<History, String> {
    let all: Vec<Written> =
        serde_json::from_str(moves).map_err(|_| "its moves are not readable".to_owned())?;
    let rows: Option<Vec<RecordRow>> = (0..).zip(all).map(|(at, one)| row(at, one)).collect();
    History::read(kind, &rows.ok_or("a move is not whole")?)
}

/// How many decisions are stored.
pub(in crate::tables) fn entries(moves: &str) -> Option<usize> {
    serde_json::from_str::<Vec<IgnoredAny>>(moves).ok().map(|all| all.len())
}

/// What a move would be at a table.
fn row(number: u32, Written { seat, mv, to, click, why }: Written) -> Option<RecordRow> {
    let mv = mv.map(|mv| mv.to_string());
    let kind = match (mv, click) {
        (Some(mv), Some(click)) => RecordKind::Move(mv, click),
        (Some(mv), None) => RecordKind::Auto(mv, why),
        (None, click) => RecordKind::Undo(to?, click?),
    };
    Some(RecordRow { number: MoveNumber(number), seat, kind, at: Timestamp(0) })
}

fn written(lesson: &Lesson, now: Timestamp) -> LessonRow {
    let position = &lesson.position;
    LessonRow {
        game: lesson.kind().id().to_owned(),
        name: lesson.learner.name.clone(),
        deal: position.start.setup_json(),
        moves: moves_json(position, now),
    }
}

/// What was decided and taken back, as it is stored.
pub(in crate::tables) fn moves_json(position: &Position, now: Timestamp) -> String {
    let entries = position.history.entries().iter();
    let all: Vec<Written> = entries.map(|entry| entry_of(history::row(entry, now))).collect();
    json(&all)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("deals, moves and what was told are plain data")
}

fn entry_of(RecordRow { seat, kind, .. }: RecordRow) -> Written {
    let none = Written { seat, mv: None, to: None, click: None, why: None };
    let value = |mv: &str| serde_json::from_str(mv).ok();
    match kind {
        RecordKind::Move(mv, click) => Written { mv: value(&mv), click: Some(click), ..none },
        RecordKind::Auto(mv, why) => Written { mv: value(&mv), why, ..none },
        RecordKind::Undo(to, click) => Written { to: Some(to), click: Some(click), ..none },
    }
}
