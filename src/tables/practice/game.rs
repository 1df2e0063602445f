//! A practice game: a lesson against an easy AI, or what goes on from a moment of a game; only its player sees it.

use super::{
    beginning::{Beginning, PlayOn},
    number::LESSON,
};
use crate::{
    board::{Level, Seat, SeatColour, Seed, Turn},
    play::{AnyGame, AnyMove, OwnView},
    store::PracticeSource,
    tables::{
        GameKind, GameOptions, InteractionId, Look, MoveNumber, Occupant, Player, Seated,
        TableError, TableId, Timestamp, UserId,
        play::{history::Entry, position::Position},
    },
};

/// The deal, the same for everybody.
const DEAL: u64 = 2;

/// A practice game as it is now.
#[derive(Clone)]
pub struct Practice {
    pub(super) source: PracticeSource,
    /// `None` for a lesson.
    pub(super) beginning: Option<Beginning>,
    pub(in crate::tables) position: Position,
    pub(super) player: Player,
}

impl Practice {
    /// The number by which buttons name a lesson.
    pub const LESSON: TableId = LESSON;

    /// A lesson: a game of two by these rules, in which the learner has the first seat.
    ///
    /// # Errors
    /// When the game cannot be dealt.
    pub fn lesson(learner: Player, options: &GameOptions) -> Result<Self, TableError> {
        let start = options.deal(2, Seed::from_number(DEAL));
        let position = at_beginning(None, &learner, start).map_err(broken)?.begin()?.after;
        Ok(Self { source: PracticeSource::Lesson, beginning: None, position, player: learner })
    }

    /// What goes on from a moment of another game, with what its seats are called instead of their names. `chance` deals hidden
    /// cards anew.
    ///
    /// # Errors
    /// When the game was over at that moment, or has no such seat.
    pub(in crate::tables) fn of_position(
        other: &Position,
        (player, source): (Player, PracticeSource),
        (on, seats): (PlayOn, Vec<(String, SeatColour)>),
        now_and_chance: (Timestamp, u64),
    ) -> Result<Self, TableError> {
        let beginning = Beginning::at(other, on, seats, now_and_chance)?;
        let start = other.start.clone();
        let position = at_beginning(Some(&beginning), &player, start).map_err(broken)?;
        let position = position.begin()?.after;
        Ok(Self { source, beginning: Some(beginning), position, player })
    }

    /// What it began with.
    pub const fn source(&self) -> PracticeSource {
        self.source
    }

    /// The table and the moment from which it goes on; `None` for a lesson.
    pub fn play_on(&self) -> Option<(TableId, PlayOn)> {
        let beginning = self.beginning.as_ref()?;
        Some((beginning.table, beginning.play_on()?))
    }

    /// The number by which buttons name it.
    pub fn table(&self) -> TableId {
        self.position.table
    }

    /// Who plays.
    pub const fn player(&self) -> UserId {
        self.player.user
    }

    /// The table as the player may see it.
    pub fn look(&self) -> Look {
        self.position.look(Some(self.player.user))
    }

    /// Which game is played.
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

    /// Whether another seat decides now.
    pub fn waits(&self) -> bool {
        self.position.to_think(false, None).is_some()
    }

    /// Whether something was decided without asking after the player's last decision, or another seat decides now.
    pub fn has_news(&self) -> bool {
        let last = self.position.number().0.checked_sub(1).map(MoveNumber);
        let last = last.and_then(|number| self.position.history.entry(number));
        let by_itself = |entry: &Entry| match entry {
            Entry::Step(step) => step.by.is_automatic(),
            Entry::Undo { .. } => false,
        };
        self.waits() || last.is_some_and(by_itself)
    }

    /// The player's move.
    ///
    /// # Errors
    /// When it is not legal, or of another moment.
    pub fn play(
        &self,
        by: InteractionId,
        now: MoveNumber,
        mv: AnyMove,
    ) -> Result<Self, TableError> {
        let change = self.position.play(&self.player, by, Some(now), mv)?;
        Ok(Self { position: change.after, ..self.clone() })
    }

    /// Moves of the player one after the other, until it is not the player who decides.
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
            self.position.play_together(&self.player, by, Some(now), (first.clone(), then))?;
        Ok(Self { position: change.after, ..self.clone() })
    }

    /// The player's last move taken back.
    ///
    /// # Errors
    /// When it can't be, or of another moment.
    pub fn undo(&self, by: InteractionId, now: MoveNumber) -> Result<Self, TableError> {
        let change = self.position.undo(&self.player, by, Some(now))?;
        Ok(Self { position: change.after, ..self.clone() })
    }

    /// Plays for the others until the player decides. May take some milliseconds.
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

/// The game of this player before anything is decided in it: after the deal, for a lesson, or at the moment from which it goes on. The
/// error names the place and no secret.
pub(super) fn at_beginning(
    beginning: Option<&Beginning>,
    player: &Player,
    deal: AnyGame,
) -> Result<Position, String> {
    if let Some(beginning) = beginning {
        return beginning.position(player, &deal);
    }
    let who = (Occupant::Person(player.user), player.name.clone());
    Ok(Position::apart(LESSON, seated([who, opponent(Level::Easy)]), deal))
}

fn broken(why: String) -> TableError {
    TableError::Broken { table: LESSON, why }
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
