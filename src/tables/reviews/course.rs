//! The decisions of a seat in a finished game, each with what the seat knew, and what happened between them.

use crate::{
    ai::review::SwingCause,
    board::Seat,
    play::{AnyGame, AnyMove, OwnView, PublicView},
    tables::{
        By, MoveNumber, Occupant, Refused, Stage, Step, TableError, Why, play::position::Position,
        reviews::refused::ReviewRefused,
    },
};

/// The decisions of a seat and what happened between them, as the seat saw it. No `Debug`: it is for that seat.
#[derive(Clone, Default)]
pub struct ReviewCourse {
    /// Those with more than one legal move, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// For each of them, by what the expected lead changed up to the next one.
    pub(in crate::tables) causes: Vec<Vec<SwingCause>>,
    /// For each of them, what the seat knew after each of these changes, the one before the next decision left out: that is what
    /// the seat knew when it decided.
    pub(in crate::tables) moments: Vec<Vec<OwnView>>,
}

/// A decision of a seat. No `Debug`: it is for that seat.
#[derive(Clone)]
pub struct ReviewedDecision {
    pub number: MoveNumber,
    /// In which round.
    pub round: u32,
    /// What was decided.
    pub mv: AnyMove,
    /// What the seat knew then.
    pub view: OwnView,
    /// What everybody knew then.
    pub public: PublicView,
    /// What the seat decided after it in the same turn, with what it knew then.
    pub then: Vec<(OwnView, AnyMove)>,
}

impl Position {
    /// The decisions of this seat by who holds it now.
    pub(in crate::tables) fn review_course(&self, seat: Seat) -> Result<ReviewCourse, TableError> {
        if self.state != Stage::Finished {
            return Err(Refused::NotOver.into());
        }
        let seated = self.players.get(seat.index()).ok_or(ReviewRefused::NoSuchSeat)?;
        let is_ai = match seated.who {
            Occupant::Ai(_) => true,
            Occupant::Person(_) => false,
            Occupant::Vacant => return Err(ReviewRefused::NoSuchSeat.into()),
        };
        let is_own = |step: &Step| match step.by {
            By::Player(_) | By::Program(Why::Planned) => !is_ai,
            By::Program(Why::Ai(_)) => is_ai,
            By::Program(Why::Forced | Why::Ordered | Why::Skipped) => false,
        };
        let mut course = ReviewCourse::default();
        let mut turn = None;
        self.retell(self.held_from[seat.index()], |before, step, after| {
            turn = turn.filter(|_| step.seat == seat);
            let decides = step.seat == seat && is_own(step);
            if decides {
                course.go_on(turn, before, step);
                turn = turn.or(Some(course.decisions.len()));
                course.decide(before, step);
            }
            if before.seals(&step.mv) {
                course.change(SwingCause::Cards, || after.seat_view(seat));
            } else if !(decides || step.seat == seat && step.by.is_automatic()) {
                // What follows from a decision without a choice or chance is part of it.
                course.change(SwingCause::Others, || after.seat_view(seat));
            }
        });
        course.finish();
        Ok(course)
    }
}

impl ReviewCourse {
    /// How many moments there are after each decision.
    pub(super) fn numbers(&self) -> Vec<usize> {
        self.moments.iter().map(Vec::len).collect()
    }

    /// Enters a decision, if there was anything to decide.
    fn decide(&mut self, before: &AnyGame, step: &Step) {
        let (public, view) = before.views(step.seat);
        if view.legal().len() < 2 {
            return;
        }
        let (number, mv, round) = (step.number, step.mv.clone(), before.round());
        self.decisions.push(ReviewedDecision { number, round, mv, view, public, then: Vec::new() });
        self.causes.push(Vec::new());
        self.moments.push(Vec::new());
    }

    /// The turn that began with the decision at this place goes on with this one.
    fn go_on(&mut self, turn: Option<usize>, before: &AnyGame, step: &Step) {
        let before_it = turn.and_then(|turn| self.decisions.get_mut(turn..)).unwrap_or_default();
        for one in before_it {
            one.then.push((before.seat_view(step.seat), step.mv.clone()));
        }
    }

    /// Something has changed by this since the last decision.
    fn change(&mut self, cause: SwingCause, view: impl FnOnce() -> OwnView) {
        let (Some(causes), Some(moments)) = (self.causes.last_mut(), self.moments.last_mut())
        else {
            return;
        };
        if causes.last() == Some(&cause) {
            moments.pop();
        } else {
            causes.push(cause);
        }
        moments.push(view());
    }

    /// The last moment before a decision is that decision.
    fn finish(&mut self) {
        let last = self.moments.len().saturating_sub(1);
        for moments in &mut self.moments[..last] {
            moments.pop();
        }
    }
}
