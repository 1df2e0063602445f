//! Lessons: a game against an easy AI that only its learner sees. Nothing of it is stored: it takes minutes, and whoever
//! begins anew has lost nothing.

use std::{
    any::Any,
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use super::{
    GameKind, InteractionId, Listed, Look, MoveNumber, Occupant, Player, Seated, TableError,
    UserId, look::LESSON, position::Position,
};
use crate::{
    board::{Level, Seat, Seed, Turn, log::Logged},
    pace::Explained,
    talk::present::Panels,
};

/// The deal, the same for everybody.
const DEAL: u64 = 2;

/// With more lessons than these the oldest one ends.
const MOST: usize = 500;

/// A lesson as it stands.
#[derive(Clone)]
pub struct Lesson<G: Logged + Panels> {
    position: Position<G>,
    learner: Player,
}

impl<G: Logged + Panels> Lesson<G> {
    /// A game of two by these rules, in which the learner has the first seat.
    ///
    /// # Errors
    /// When the game cannot be dealt.
    pub fn begin(learner: Player, options: &G::Options) -> Result<Self, TableError> {
        let who = (Occupant::Person(learner.user), learner.name.clone());
        let position = dealt([who, opponent(Level::Easy)], options)?;
        Ok(Self { position, learner })
    }

    /// Who learns.
    #[must_use]
    pub const fn learner(&self) -> UserId {
        self.learner.user
    }

    /// The table as the learner may see it.
    #[must_use]
    pub fn look(&self) -> Look<G> {
        self.position.look(Some(self.learner.user))
    }

    /// In which round the game is, or that it is over.
    #[must_use]
    pub fn round(&self) -> Option<u32> {
        let is_over = matches!(self.position.turn(), Turn::Over { .. });
        (!is_over).then(|| self.position.game().round())
    }

    /// Whether the opponent decides now.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.position.to_think(false, None).is_some()
    }

    /// The learner's move.
    ///
    /// # Errors
    /// When it is not legal, or of another moment.
    pub fn play(
        &self,
        by: InteractionId,
        now: MoveNumber,
        mv: G::Move,
    ) -> Result<Self, TableError> {
        let change = self.position.play(&self.learner, by, Some(now), mv)?;
        Ok(Self { position: change.after, ..self.clone() })
    }

    /// The learner's last move taken back.
    ///
    /// # Errors
    /// When it can't be, or of another moment.
    pub fn undo(&self, by: InteractionId, now: MoveNumber) -> Result<Self, TableError> {
        let change = self.position.undo(&self.learner, by, Some(now))?;
        Ok(Self { position: change.after, ..self.clone() })
    }

    /// Plays for the opponent until the learner decides. May take some milliseconds.
    ///
    /// # Errors
    /// When a chosen move is not legal.
    pub fn answered(
        self,
        choose: impl Fn(Level, &G::SeatView, Seed) -> G::Move,
    ) -> Result<Self, TableError> {
        Ok(Self { position: thought_on(self.position, choose)?, ..self })
    }
}

/// A whole game between two AI players who look one move ahead, the same for everybody, as an example of a score. May take
/// a tenth of a second.
///
/// # Errors
/// When the game cannot be dealt, or a chosen move is not legal.
pub fn example_game<G: Logged + Panels>(
    options: &G::Options,
    choose: impl Fn(Level, &G::SeatView, Seed) -> G::Move,
) -> Result<Look<G>, TableError> {
    let claudia = (Occupant::Ai(Level::Greedy), "Claudia".to_owned());
    let dealt = dealt::<G>([claudia, opponent(Level::Greedy)], options)?;
    Ok(thought_on(dealt, choose)?.look(None))
}

fn opponent(level: Level) -> (Occupant, String) {
    (Occupant::Ai(level), "Lucius".to_owned())
}

fn dealt<G: Logged + Panels>(
    players: [(Occupant, String); 2],
    options: &G::Options,
) -> Result<Position<G>, TableError> {
    let setup = G::deal(2, options, Seed::from_number(DEAL));
    let seats = Seat::all(2).zip(players);
    let players =
        seats.map(|(seat, (who, name))| Seated { seat, who, name, colour: None }).collect();
    Ok(Position::apart(LESSON, players, setup)?.begin()?.after)
}

/// The position after the moves of AI players, until a person decides or the game is over.
fn thought_on<G: Logged + Panels>(
    mut position: Position<G>,
    choose: impl Fn(Level, &G::SeatView, Seed) -> G::Move,
) -> Result<Position<G>, TableError> {
    while let Some(think) = position.to_think(false, None) {
        let mv = choose(think.level, &think.view, think.chance);
        position = position.play_for(think.seat, think.number, think.level, mv)?.after;
    }
    Ok(position)
}

/// A lesson of whichever game.
struct Kept {
    kind: GameKind,
    lesson: Box<dyn Any + Send>,
    /// When it was last kept, as a number that grows.
    at: u64,
    /// What was explained in it.
    told: Explained,
}

/// The lessons of all who learn, each one's last.
#[derive(Default)]
pub struct Lessons {
    /// Locked for a look only, never across an await.
    kept: Mutex<HashMap<UserId, Kept>>,
}

impl Lessons {
    fn kept(&self) -> MutexGuard<'_, HashMap<UserId, Kept>> {
        // A panic while it was locked cannot have left it half-changed.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which game this user learns.
    #[must_use]
    pub fn kind(&self, user: UserId) -> Option<GameKind> {
        self.kept().get(&user).map(|kept| kept.kind)
    }

    /// The lesson of this user, if it is one of this game.
    #[must_use]
    pub fn of<G: Logged + Panels>(&self, user: UserId) -> Option<Lesson<G>> {
        self.kept().get(&user)?.lesson.downcast_ref().cloned()
    }

    /// Keeps the lesson as it stands now.
    pub fn keep<G: Logged + Panels + Listed>(&self, lesson: Lesson<G>) {
        let mut kept = self.kept();
        let at = kept.values().map(|one| one.at).max().map_or(0, |last| last + 1);
        let user = lesson.learner.user;
        let told = kept.remove(&user).map(|before| before.told).unwrap_or_default();
        kept.insert(user, Kept { kind: G::KIND, lesson: Box::new(lesson), at, told });
        if kept.len() > MOST
            && let Some(oldest) = kept.iter().min_by_key(|(_, one)| one.at).map(|(user, _)| *user)
        {
            kept.remove(&oldest);
        }
    }

    /// Which of these kinds of explanations the decision at this move of the user's lesson gets.
    pub fn explains(&self, user: UserId, kinds: &[String], at: MoveNumber) -> Option<usize> {
        self.kept().get_mut(&user)?.told.explain(kinds, (LESSON.0, at.0))
    }

    /// The lesson of this user is over. Whether there was one.
    pub fn end(&self, user: UserId) -> bool {
        self.kept().remove(&user).is_some()
    }
}
