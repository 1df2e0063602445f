//! What the program decides at a position, and the move that it makes there.

use super::{
    history::Entry,
    position::{Change, Position},
    think::STAND_IN,
};
use crate::{
    board::Purpose,
    play::AnyMove,
    tables::{By, Occupant, Step, TableError, Think, Timestamp, Why},
    talk::plans::Ended,
};

impl Position {
    /// What the program has to decide now. `is_late` says that the time of the turn is over and an AI is to play it;
    /// `began`, when the turn began.
    pub(in crate::tables) fn to_think(
        &self,
        is_late: bool,
        began: Option<Timestamp>,
    ) -> Option<Think> {
        let seat = self.to_move()?;
        let level = match self.players[seat.index()].who {
            Occupant::Ai(level) => level,
            Occupant::Person(_) if is_late => STAND_IN,
            // With nobody there the game waits: an AI is not to play it to its end in the names of all.
            Occupant::Person(_) if self.away.contains(seat) && self.is_somebody_there() => STAND_IN,
            Occupant::Person(_) | Occupant::Vacant => return None,
        };
        let is_shown = self.is_watched() && self.boarded == self.number();
        Some(Think {
            table: self.table,
            number: self.number(),
            seat,
            level,
            view: self.game().seat_view(seat),
            chance: self.secret.chance(Purpose::Move, self.number().0),
            shown: began.filter(|_| is_shown),
        })
    }

    /// Whether a person plays here who is not away.
    fn is_somebody_there(&self) -> bool {
        self.players
            .iter()
            .any(|player| player.user().is_some() && !self.away.contains(player.seat))
    }

    /// The move of an AI for the seat that decides, and the automatic ones after it.
    pub(in crate::tables) fn play_for(
        &self,
        think: &Think,
        mv: AnyMove,
    ) -> Result<Change, TableError> {
        let Think { seat, number, level, .. } = *think;
        if self.to_move() != Some(seat) || number != self.number() {
            return Err(self.stale(number));
        }
        let mut after = self.clone();
        after.end_plan(seat, Ended::Overtaken);
        let refused = |error| TableError::of_rules(error, &self.players);
        after.game.play(seat, &mv).map_err(refused)?;
        let step = Step { number, seat, mv, by: By::Program(Why::Ai(level)) };
        after.history.push(Entry::Step(step.clone()));
        let mut entries = vec![Entry::Step(step)];
        after.play_forced(&mut entries)?;
        let posts = after.owed_since(Some(self));
        Ok(Change { entries, posts, after })
    }
}
