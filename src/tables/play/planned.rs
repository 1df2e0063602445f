//! What a player has planned, as the table knows and the store keeps it.

use crate::{
    board::Seat,
    store::PlanRow,
    tables::{MoveNumber, Stage, Timestamp},
    talk::plans::{Ended, Plan},
};

/// What the player of a seat has planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// What is left of the plan.
    pub plan: Plan,
    /// It is for the seat's decisions from this moment on.
    pub from: MoveNumber,
    /// How far it is.
    pub stage: PlanStage,
}

/// How far a plan is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanStage {
    /// It waits for its decision, or for the player whom it asks.
    Waits,
    /// It decides at this moment: its move is played soon.
    Decides(MoveNumber),
    /// It is over.
    Over(Ended),
}

impl Planned {
    /// As stored; `None` for what cannot be read, which is dropped.
    pub(in crate::tables) fn read(row: &PlanRow, now: MoveNumber) -> Option<Self> {
        let stage = match (&row.ended, row.due) {
            (Some(ended), _) => PlanStage::Over(serde_json::from_str(ended).ok()?),
            (None, Some(_)) => PlanStage::Decides(now),
            (None, None) => PlanStage::Waits,
        };
        Some(Self { plan: serde_json::from_str(&row.plan).ok()?, from: row.number, stage })
    }

    /// The row that it becomes; its move is played at `due`, if it decides.
    pub(in crate::tables) fn row(&self, seat: Seat, due: Timestamp) -> PlanRow {
        let json = "a plan is plain data";
        let (due, ended) = match &self.stage {
            PlanStage::Waits => (None, None),
            PlanStage::Decides(_) => (Some(due), None),
            PlanStage::Over(why) => (None, Some(serde_json::to_string(why).expect(json))),
        };
        let plan = serde_json::to_string(&self.plan).expect(json);
        PlanRow { seat: seat.into(), plan, number: self.from, due, ended }
    }

    pub(in crate::tables) const fn is_over(&self) -> bool {
        matches!(self.stage, PlanStage::Over(_))
    }
}

/// The plans of these seats as stored; none of a table that does not run.
pub(in crate::tables) fn read(
    rows: &[PlanRow],
    seats: u8,
    state: Stage,
    now: MoveNumber,
) -> Vec<Option<Planned>> {
    let of = |seat: Seat| rows.iter().find(|row| row.seat == u8::from(seat));
    let is_running = state == Stage::Running;
    let plan = |seat| Planned::read(of(seat).filter(|_| is_running)?, now);
    Seat::all(seats).map(plan).collect()
}
