//! Lessons: a game against an easy AI that only its learner sees.

use crate::{
    board::{Level, Seat, Seed, Turn},
    play::{AnyGame, AnyMove, OwnView},
    tables::{
        GameKind, GameOptions, InteractionId, Look, MoveNumber, Occupant, Player, Seated,
        TableError, UserId,
        look::values::LESSON,
        play::{history::Entry, position::Position},
    },
};

/// The deal, the same for everybody.
const DEAL: u64 = 2;

/// A lesson as it stands.
#[derive(Clone)]
pub struct Lesson {
    pub(in crate::tables) position: Position,
    pub(in crate::tables) learner: Player,
}

impl Lesson {
    /// A game of two by these rules, in which the learner has the first seat.
    ///
    /// # Errors
    /// When the game cannot be dealt.
    pub fn begin(learner: Player, options: &GameOptions) -> Result<Self, TableError> {
        let start = options.deal(2, Seed::from_number(DEAL));
        let position = Self::of(&learner, start).begin()?.after;
        Ok(Self { position, learner })
    }

    /// The game of this learner after this deal, before anything has happened.
    pub(in crate::tables) fn of(learner: &Player, start: AnyGame) -> Position {
        let who = (Occupant::Person(learner.user), learner.name.clone());
        Position::apart(LESSON, seated([who, opponent(Level::Easy)]), start)
    }

    /// Who learns.
    pub const fn learner(&self) -> UserId {
        self.learner.user
    }

    /// The table as the learner may see it.
    pub fn look(&self) -> Look {
        self.position.look(Some(self.learner.user))
    }

    /// Which game is learned.
    pub fn kind(&self) -> GameKind {
        self.position.game().kind()
    }

    pub fn number(&self) -> MoveNumber {
        self.position.number()
    }

    /// In which round the game is, or that it is over.
    pub fn round(&self) -> Option<u32> {
        let is_over = matches!(self.position.turn(), Turn::Over { .. });
        (!is_over).then(|| self.position.game().round())
    }

    /// Whether the opponent decides now.
    pub fn waits(&self) -> bool {
        self.position.to_think(false, None).is_some()
    }

    /// Whether something was decided without asking after the learner's last decision, or the opponent decides now.
    pub fn has_news(&self) -> bool {
        let last = self.position.number().0.checked_sub(1).map(MoveNumber);
        let last = last.and_then(|number| self.position.history.entry(number));
        let by_itself = |entry: &Entry| match entry {
            Entry::Step(step) => step.by.is_automatic(),
            Entry::Undo { .. } => false,
        };
        self.waits() || last.is_some_and(by_itself)
    }

    /// The learner's move.
    ///
    /// # Errors
    /// When it is not legal, or of another moment.
    pub fn play(
        &self,
        by: InteractionId,
        now: MoveNumber,
        mv: AnyMove,
    ) -> Result<Self, TableError> {
        let change = self.position.play(&self.learner, by, Some(now), mv)?;
        Ok(Self { position: change.after, ..self.clone() })
    }

    /// Moves of the learner one after the other, until it is not the learner who decides.
    ///
    /// # Errors
    /// When the first one is not legal, or of another moment.
    pub fn play_all(
        &self,
        by: InteractionId,
        now: MoveNumber,
        moves: &[AnyMove],
    ) -> Result<Self, TableError> {
        let Some((first, then)) = moves.split_first() else { return Ok(self.clone()) };
        let change =
            self.position.play_together(&self.learner, by, Some(now), (first.clone(), then))?;
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
        choose: impl Fn(Level, &OwnView, Seed) -> AnyMove,
    ) -> Result<Self, TableError> {
        Ok(Self { position: thought_on(self.position, choose)?, ..self })
    }
}

/// A whole game between two AI players who look one move ahead, the same for everybody, as an example of a score. May take
/// a tenth of a second.
///
/// # Errors
/// When the game cannot be dealt, or a chosen move is not legal.
pub fn example_game(
    options: &GameOptions,
    choose: impl Fn(Level, &OwnView, Seed) -> AnyMove,
) -> Result<Look, TableError> {
    let claudia = (Occupant::Ai(Level::Greedy), "Claudia".to_owned());
    let dealt = dealt([claudia, opponent(Level::Greedy)], options)?;
    let mut look = thought_on(dealt, choose)?.look(None);
    // How they came to play so is nothing that a reader of the rules needs to know.
    for player in &mut look.players {
        player.who = Occupant::Person(UserId(0));
    }
    Ok(look)
}

fn opponent(level: Level) -> (Occupant, String) {
    (Occupant::Ai(level), "Lucius".to_owned())
}

fn dealt(players: [(Occupant, String); 2], options: &GameOptions) -> Result<Position, TableError> {
    let start = options.deal(2, Seed::from_number(DEAL));
    Ok(Position::apart(LESSON, seated(players), start).begin()?.after)
}

fn seated(players: [(Occupant, String); 2]) -> Vec<Seated> {
    let seats = Seat::all(2).zip(players);
    seats.map(|(seat, (who, name))| Seated { seat, who, name, colour: None, away: false }).collect()
}

/// The position after the moves of AI players, until a person decides or the game is over.
fn thought_on(
    mut position: Position,
    choose: impl Fn(Level, &OwnView, Seed) -> AnyMove,
) -> Result<Position, TableError> {
    while let Some(think) = position.to_think(false, None) {
        let mv = choose(think.level, &think.view, think.chance);
        position = position.play_for(&think, mv)?.after;
    }
    Ok(position)
}
