//! Moves that are taken back, product §4.

use super::{
    history::{Entry, replay},
    position::{Change, Position},
};
use crate::{
    board::Seat,
    tables::{By, InteractionId, MoveNumber, Player, Step, TableError, UndoRefused, Why},
    talk::plans::Ended,
};

/// The steps that count, and how many of them stay when the seat takes its last move back.
pub(in crate::tables) struct Undoable {
    line: Vec<Step>,
    keep: usize,
}

impl Position {
    /// Takes back the seat's last move and the automatic ones after it.
    pub(in crate::tables) fn undo(
        &self,
        by: &Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
    ) -> Result<Change, TableError> {
        let seat = self.admit(by.user, expected)?;
        let Undoable { line, keep } = self.undoable(seat)?;
        let to = line[keep].number;
        let mut after = self.clone();
        after.game = self.game_after(&line[..keep])?;
        after.meet(by);
        after.end_plan(seat, Ended::Undone);
        let entry = Entry::Undo { number: self.number(), seat, to, interaction };
        after.history.push(entry.clone());
        // The channel hears of it with the next board post: several undos of a turn are one line.
        let posts = after.owed_since(Some(self));
        Ok(Change { entries: vec![entry], posts, after })
    }

    /// Whether this seat may take back a move now: the line, and how much of it would stay. Product §4.
    pub(in crate::tables) fn undoable(&self, seat: Seat) -> Result<Undoable, UndoRefused> {
        if self.to_move().is_none() {
            return Err(UndoRefused::Over);
        }
        let line = self.history.line(self.number());
        let by_player = |step: &Step| matches!(step.by, By::Player(_) | By::Program(Why::Planned));
        let decided = |step: &Step| !step.by.is_automatic();
        let keep = line.iter().rposition(decided).ok_or(UndoRefused::NoMove)?;
        let last = line[keep].seat;
        if last != seat || !by_player(&line[keep]) {
            let moved = line.iter().any(|step| step.seat == seat && by_player(step));
            return Err(if moved {
                UndoRefused::OthersMoved { by: self.seated(last) }
            } else {
                UndoRefused::NoMove
            });
        }
        if line[keep].number < self.held_from[seat.index()] {
            return Err(UndoRefused::Inherited);
        }
        let mut sealed = false;
        replay(&self.start, &line, line[keep].number, |before, step, _| {
            sealed |= before.seals(&step.mv);
        });
        if sealed { Err(UndoRefused::Sealed) } else { Ok(Undoable { line, keep }) }
    }
}
