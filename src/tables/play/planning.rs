//! What players have planned: when a plan decides, what becomes of it, and how it is stored.
//!
//! After every change of a table the plan of the seat that then decides is consulted, in the same transaction. If it means a
//! move, nobody is called and the move is played a little later, by [`Scheduler`](crate::tables::Scheduler); else the player is called as
//! usual. All other posts are owed as if there were no plan.

use super::{
    history::{Entry, index, replay},
    planned::{PlanStage, Planned},
    position::{Change, MOST_AUTOS, Position},
};
use crate::{
    board::{Purpose, Rng, Seat},
    play::{AnyMove, GameKind},
    store::PlanRow,
    tables::{By, MoveNumber, Player, Refused, Stage, Step, TableError, Timestamp, Why},
    talk::{
        paths::Path,
        plans::{Alternative, BadPlan, Decision, Edit, Ended, Plan, Repeat, Step as PlanStep},
        watched::{Actor, Happening, Watched},
    },
};

/// A planned move is played so many milliseconds after its decision has come, at least, so that its speed tells little.
const SHORTEST_WAIT: i64 = 20_000;

/// And at most so many more.
const SPREAD: u32 = 70_000;

/// What changes with the plans of a table, as rows: written anew, or dropped.
pub(in crate::tables) fn changed(
    before: &Position,
    after: &Position,
    now: Timestamp,
) -> Vec<(u8, Option<PlanRow>)> {
    let due = Timestamp(now.0 + after.wait());
    let pairs = Seat::all(after.game().seats()).zip(before.plans.iter().zip(&after.plans));
    pairs
        .filter(|(_, (was, is))| was != is)
        .map(|(seat, (_, is))| (index(seat), is.as_ref().map(|one| one.row(seat, due))))
        .collect()
}

impl Position {
    /// Whether the plan of this seat decides now, so that nobody need be called.
    pub(in crate::tables) fn is_planned(&self, seat: Seat) -> bool {
        let decides = PlanStage::Decides(self.number());
        self.to_move() == Some(seat)
            && self.plans[seat.index()].as_ref().is_some_and(|one| one.stage == decides)
    }

    /// How long a planned move waits here, in milliseconds: drawn from the table's secret, which nobody knows.
    fn wait(&self) -> i64 {
        let mut rng = Rng::new(self.secret.chance(Purpose::Plan, self.number().0));
        SHORTEST_WAIT + i64::from(rng.below(SPREAD + 1))
    }

    /// The plan of this seat is over.
    pub(in crate::tables) fn end_plan(&mut self, seat: Seat, why: Ended) {
        if let Some(planned) = self.plans[seat.index()].as_mut().filter(|one| !one.is_over()) {
            planned.stage = PlanStage::Over(why);
        }
    }

    /// What the plan of this seat means to the decision that it has now; `None` without a plan for it.
    fn planned(&self, seat: Seat) -> Option<Decision<AnyMove>> {
        let planned = self.plans[seat.index()].as_ref()?;
        if planned.is_over() || self.number() < planned.from || self.to_move() != Some(seat) {
            return None;
        }
        let end = self.gone_by(planned, seat).map(Decision::End);
        Some(end.unwrap_or_else(|| self.game.seat_view(seat).decide(&planned.plan)))
    }

    /// What has happened on which the plan depended.
    fn gone_by(&self, planned: &Planned, seat: Seat) -> Option<Ended> {
        if let Repeat::UntilRound(round) = planned.plan.repeat()
            && self.game().round() >= round
        {
            return Some(Ended::RoundCame);
        }
        let unless = planned.plan.unless();
        let read = |name: &String| Some((name.clone(), name.parse::<Watched>().ok()?));
        let watched: Vec<(String, Watched)> = unless.iter().filter_map(read).collect();
        if watched.is_empty() {
            return None;
        }
        let mut happened = None;
        let line = self.history.line(self.number());
        replay(&self.start, &line, planned.from, |before, step, after| {
            if happened.is_none() {
                let events = before.events(&step.mv, after);
                let all: Vec<Happening> =
                    events.iter().filter_map(|event| event.happening()).collect();
                let is_it = |one: &Watched| {
                    one.is_any_move_of(step.seat) || all.iter().any(|what| one.is(what, seat))
                };
                happened = watched.iter().find(|(_, one)| is_it(one)).map(|(name, _)| name.clone());
            }
        });
        happened.map(Ended::Happened)
    }

    /// Asks the plan of the seat that decides now; all others wait.
    pub(in crate::tables) fn consult_plans(&mut self) {
        if self.state != Stage::Running {
            return self.plans.fill(None);
        }
        let to_move = self.to_move();
        for seat in Seat::all(self.game().seats()) {
            let is_there = self.players[seat.index()].user().is_some() && !self.away.contains(seat);
            let decision =
                if is_there && to_move == Some(seat) { self.planned(seat) } else { None };
            let number = self.number();
            let Some(planned) = self.plans[seat.index()].as_mut().filter(|one| !one.is_over())
            else {
                continue;
            };
            planned.stage = match decision {
                Some(Decision::Play(_)) => PlanStage::Decides(number),
                Some(Decision::Ask) | None => PlanStage::Waits,
                Some(Decision::End(why)) => PlanStage::Over(why),
            };
        }
    }

    /// The seat decides by hand now: a plan that asks goes on, any other is overtaken, and one that is over has been read of.
    pub(in crate::tables) fn decided_by_hand(&mut self, seat: Seat) {
        match self.planned(seat) {
            Some(Decision::Ask) => {
                self.pass_over(seat);
                self.advance(seat);
            }
            Some(Decision::Play(_) | Decision::End(_)) => self.end_plan(seat, Ended::Overtaken),
            None => self.plans[seat.index()].take_if(|one| one.is_over()).map_or((), drop),
        }
    }

    /// The steps of the seat's plan go that come before the one for its decision.
    fn pass_over(&mut self, seat: Seat) {
        let view = self.game().seat_view(seat);
        let place = &mut self.plans[seat.index()];
        *place = place.take().map(|one| {
            let plan = one.plan.from_first(|step| view.is_due(step));
            Planned { plan, ..one }
        });
    }

    /// The next step of the seat's plan is done.
    fn advance(&mut self, seat: Seat) {
        let place = &mut self.plans[seat.index()];
        *place = place.take().and_then(|one| {
            let plan = one.plan.advanced()?;
            Some(Planned { plan, stage: PlanStage::Waits, ..one })
        });
    }

    /// The moves that the plan of the seat to move means now, one after the other until it decides no more or another seat has
    /// decided, and the automatic ones after them; `None` when no plan decides here.
    pub(in crate::tables) fn play_planned(&self) -> Result<Option<Change>, TableError> {
        let Some(seat) = self.to_move().filter(|seat| self.is_planned(*seat)) else {
            return Ok(None);
        };
        let fault = |why: &str| TableError::Broken { table: self.table, why: why.to_owned() };
        let (mut after, mut entries) = (self.clone(), Vec::new());
        while let Some(Decision::Play(mv)) = after.planned(seat) {
            let step = Step { number: after.number(), seat, mv, by: By::Program(Why::Planned) };
            after.pass_over(seat);
            after.game.play(seat, &step.mv).map_err(|_| fault("a planned move breaks a rule"))?;
            after.history.push(Entry::Step(step.clone()));
            entries.push(Entry::Step(step));
            let ends =
                after.plans[seat.index()].as_ref().is_some_and(|one| one.plan.ends_turn_now());
            after.advance(seat);
            after.play_forced(&mut entries)?;
            if ends {
                after.end_planned_turn(seat, &mut entries)?;
            }
            let is_of_another = |entry: &Entry| entry.seat() != seat;
            if entries.iter().any(is_of_another) {
                break;
            }
            if entries.len() > MOST_AUTOS {
                return Err(fault("the planned moves do not end"));
            }
        }
        let posts = after.owed_since(Some(self));
        Ok(Some(Change { entries, posts, after }))
    }

    /// Ends the turn of a seat behind the last step of its plan, where that is possible and throws nothing away.
    fn end_planned_turn(&mut self, seat: Seat, entries: &mut Vec<Entry>) -> Result<(), TableError> {
        let is_over = self.to_move() != Some(seat) || entries.iter().any(|one| one.seat() != seat);
        let Some(pass) = self.game.kind().pass().filter(|_| !is_over) else { return Ok(()) };
        let view = self.game.seat_view(seat);
        let guide = view.guide();
        let Some((mv, _)) = guide.shown(pass).filter(|(mv, _)| !guide.wastes(mv)) else {
            return Ok(());
        };
        if self.game.play(seat, &mv).is_err() {
            return Ok(());
        }
        let step = Step { number: self.number(), seat, mv, by: By::Program(Why::Planned) };
        self.history.push(Entry::Step(step.clone()));
        entries.push(Entry::Step(step));
        self.play_forced(entries)
    }

    /// Changes what a player has planned. A plan that is made in one's own turn is for what comes after the decision that
    /// the player has just now.
    pub(in crate::tables) fn plan(
        &self,
        by: &Player,
        expected: Option<MoveNumber>,
        edit: Edit,
    ) -> Result<Change, TableError> {
        let seat = self.admit(by.user, expected)?;
        if !self.terms.plans.are_allowed() && edit != Edit::Drop {
            return Err(Refused::NoPlansHere.into());
        }
        let mut after = self.clone();
        let old = after.plans[seat.index()].take_if(|one| !one.is_over());
        let from = match &old {
            Some(old) => old.from,
            None if self.to_move() == Some(seat) => MoveNumber(self.number().0 + 1),
            None => self.number(),
        };
        let plan = old.map_or_else(Plan::ending, |old| old.plan);
        let plan = plan.edited(edit).map_err(Refused::Plan)?;
        if let Some(plan) = &plan {
            has_meaning(self.game.kind(), plan, (seat, self.game.seats()))
                .map_err(Refused::Plan)?;
        }
        after.plans[seat.index()] =
            plan.map(|plan| Planned { plan, from, stage: PlanStage::Waits });
        after.meet(by);
        let posts = after.owed_since(Some(self));
        Ok(Change { entries: Vec::new(), posts, after })
    }
}

/// Whether the game tells of such events.
fn can_be(kind: GameKind, watched: &Watched) -> bool {
    let Some(name) = &watched.watch else { return true };
    let known = kind.watches().iter().find(|watch| watch.name == name);
    known.is_some_and(|watch| watch.actor == Actor::Players || watched.by.is_none())
        && watched.about.as_ref().is_none_or(|about| kind.watched(name, about).is_some())
}

/// Whether the game has such orders, and can be watched for such events.
fn has_meaning(kind: GameKind, plan: &Plan, (own, seats): (Seat, u8)) -> Result<(), BadPlan> {
    let is_order = |id: &str| kind.orders().iter().any(|order| order.id == id);
    let mut wanted = plan.steps().iter().flat_map(PlanStep::alternatives);
    let is_other = |seat: Seat| seat != own && seat.index() < usize::from(seats);
    let is_watch = |name: &String| {
        name.parse::<Watched>().is_ok_and(|one| one.by.is_none_or(is_other) && can_be(kind, &one))
    };
    let counts = |path: &Path| kind.orders().iter().any(|order| order.counts_to(path));
    let is_one = |one: &Alternative| match one {
        Alternative::Ask => true,
        Alternative::Move(path) | Alternative::Best(path) => is_order(path.order()),
        Alternative::AtLeast(path) => counts(path),
    };
    let is_known = wanted.all(is_one) && plan.unless().iter().all(is_watch);
    if is_known { Ok(()) } else { Err(BadPlan::NoMeaning) }
}
