//! Somebody's play of a deal of the day, as it stands.

use super::number::number_of;
use crate::{
    board::{
        Clicks, Seat, ShuffleSecret, Turn,
        log::{Played, Record},
    },
    daily::{self, DailyLine, OPPONENT, YOU},
    pace::{Stakes, Terms},
    play::{AnyGame, AnyMove},
    store::{DateNumber, GuildId, InteractionId, MoveNumber, Timestamp, UserId},
    tables::{
        LogFile, Look, Step,
        error::TableError,
        people::players::{Occupant, Player, Seated},
        play::history::replay,
        play::position::Position,
    },
};

/// A play of a deal of the day, as it stands.
#[derive(Clone)]
pub struct DailyPlay {
    pub(super) date: DateNumber,
    pub(super) position: Position,
    pub(super) player: Player,
    pub(super) guild: GuildId,
    pub(super) began: Timestamp,
    /// Whether the opponent was the same all along.
    pub(super) counts: bool,
}

/// How a play ended, in units of the game's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// The player's points less the opponent's.
    pub margin: i32,
    pub points: i32,
}

impl DailyPlay {
    /// The deal of a date before anything has happened.
    pub(super) fn of(
        (date, secret): (DateNumber, ShuffleSecret),
        start: AnyGame,
        (player, guild): (Player, GuildId),
        began: Timestamp,
    ) -> Self {
        let you = (Occupant::Person(player.user), player.name.clone());
        let other = (Occupant::Ai(OPPONENT), "Lucius".to_owned());
        let seats = Seat::all(2).zip([you, other]);
        let seats =
            seats.map(|(seat, (who, name))| Seated { seat, who, name, colour: None, away: false });
        let apart = Position::apart(number_of(date), seats.collect(), start);
        let position = Position {
            secret,
            clicks: Clicks { post: None, ids: daily::CLICKS.to_vec() },
            // As at rated tables there are no hints.
            terms: Terms { stakes: Stakes::Rated, ..Terms::default() },
            ..apart
        };
        Self { date, position, player, guild, began, counts: true }
    }

    pub const fn date(&self) -> DateNumber {
        self.date
    }

    /// Who plays.
    pub const fn player(&self) -> UserId {
        self.player.user
    }

    /// The table as the player may see it.
    pub fn look(&self) -> Look {
        self.position.look(Some(self.player.user))
    }

    pub fn number(&self) -> MoveNumber {
        self.position.number()
    }

    /// How it ended; `None` while it is played.
    pub fn result(&self) -> Option<DailyResult> {
        let game = self.position.game();
        let points = || game.score(YOU).last().copied().unwrap_or(0);
        matches!(game.turn(), Turn::Over { .. })
            .then(|| DailyResult { margin: daily::lead(game), points: points() })
    }

    /// The player's lead from the first decision to the present moment, as a line of text.
    pub fn curve(&self) -> String {
        let line = self.position.history.line(self.number());
        let mut leads = vec![daily::lead(&self.position.start)];
        replay(&self.position.start, &line, MoveNumber(0), |_, _, after| {
            leads.push(daily::lead(after));
        });
        daily::curve(&leads)
    }

    /// The whole log with the proof of the deal, for when the date is closed.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn log(&self) -> Result<LogFile, TableError> {
        let line = self.position.history.line(self.number());
        let played = |step: &Step| Played { mv: step.mv.clone(), auto: step.by.is_automatic() };
        let moves: Vec<_> = line.iter().map(played).collect();
        let (secret, clicks) = (&self.position.secret, &self.position.clicks);
        let text = self.position.start.log(&moves, Record::new(), Some((secret, clicks)));
        let text = text.map_err(|error| {
            let why = error.without_secrets();
            TableError::Broken { table: self.position.table, why }
        })?;
        let (date, game) = (daily::iso(self.date), self.position.game().kind().id());
        Ok(LogFile { name: format!("{game}-{date}.jsonl"), text, complete: true })
    }

    /// Whether something was decided without asking after the player's last decision, or the opponent decides now.
    pub fn has_news(&self) -> bool {
        let last = self.position.history.entries().last();
        self.waits() || last.is_some_and(|entry| entry.interaction().is_none())
    }

    /// Whether the opponent decides now.
    pub fn waits(&self) -> bool {
        self.position.to_think(false, None).is_some()
    }

    /// Moves of the player one after the other, until it is not the player who decides.
    ///
    /// # Errors
    /// When the first one is not legal, or of another moment.
    pub fn play(
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

    /// Plays for the opponent until the player decides. May take some tenths of a second.
    ///
    /// # Errors
    /// When a chosen move is not legal.
    pub fn answered(self) -> Result<Self, TableError> {
        let mut position = self.position;
        while let Some(think) = position.to_think(false, None) {
            let mut line = DailyLine::new(&position.secret);
            for step in position.history.line(position.number()) {
                line.push(step.seat, &step.mv);
            }
            let mv = daily::answer(&think.view, &line);
            position = position.play_for(&think, mv)?.after;
        }
        Ok(Self { position, ..self })
    }
}
