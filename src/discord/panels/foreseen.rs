//! The worlds in which a player thinks of the steps of a plan: from the player's own view alone.

use crate::{
    play::{Next, OwnView, World},
    tables::{Look, PlanStage, Planned},
    talk::plans::Plan,
};

/// The plan that the viewer has, unless it is over.
pub fn open_plan(look: &Look) -> Option<&Plan> {
    let open = |one: &&Planned| !matches!(one.stage, PlanStage::Over(_));
    look.plan.as_ref().filter(open).map(|one| &one.plan)
}

/// What the other players of a foreseen table do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// What looks best to them.
    TakeBest,
    /// What looks least, so that the most is left to plan with.
    LeaveBest,
}

/// How things may go along a plan: what the viewer sees before each of its steps, and where it ends.
pub struct Course {
    views: Vec<OwnView>,
    end: Option<World>,
    next: Next,
}

impl Course {
    /// Along the whole plan, as far as one can think.
    pub fn along(look: &Look) -> Self {
        let end = at_first(look, Others::TakeBest);
        let mut course = Self { views: Vec::new(), end, next: Next::LaterTurn };
        let Some(world) = &mut course.end else { return course };
        for step in open_plan(look).map_or(&[][..], Plan::steps) {
            course.views.push(world.view());
            course.next = world.make(step, look.standing_order.as_deref());
            if course.next == Next::Nowhere {
                break;
            }
        }
        course
    }

    /// What the viewer may see before the step at this place.
    pub fn view(&self, step: usize) -> Option<&OwnView> {
        self.views.get(step)
    }

    /// Whether the viewer decides once more where it ends.
    pub fn goes_on(&self) -> bool {
        self.end.as_ref().is_some_and(|world| world.view().decides())
    }

    /// Whether the viewer has more to do than to end their turn in the turn in which it ends.
    pub fn goes_on_in_turn(&self, look: &Look) -> bool {
        let pass = look.kind.pass();
        let more = |world: &World| world.paths().iter().any(|path| Some(path.order()) != pass);
        self.next == Next::SameTurn && self.goes_on() && self.end.as_ref().is_some_and(more)
    }

    /// The same look at the end of it.
    pub fn look_at_end(&self, look: Look) -> Look {
        match &self.end {
            Some(world) => look_at(&look, world),
            None => look,
        }
    }
}

/// The world in which the step at this place of the plan is decided, after the steps before it; `None` when the viewer has
/// nothing to decide there.
pub fn before_step(look: &Look, (step, others): (usize, Others)) -> Option<World> {
    let mut world = at_first(look, others)?;
    let mut steps = open_plan(look).map_or(&[][..], Plan::steps).iter().take(step);
    let goes_on =
        steps.all(|step| world.make(step, look.standing_order.as_deref()) != Next::Nowhere);
    goes_on.then_some(world)
}

/// The world of the first decision that a plan is for: the present one only if the plan was there before it.
fn at_first(look: &Look, others: Others) -> Option<World> {
    let mut world = look.own.as_ref()?.world();
    if others == Others::LeaveBest {
        world.leave_best();
    }
    let is_for_now =
        open_plan(look).is_some() && look.plan.as_ref().is_some_and(|one| one.from <= look.number);
    if look.is_my_turn() && !is_for_now {
        world.make_best();
    }
    world.go_on(look.standing_order.as_deref()).then_some(world)
}

/// The same look at this world, with what is new there.
pub fn look_at(look: &Look, world: &World) -> Look {
    let public = world.public();
    let since = look.since.clone().map(|mut since| {
        since.before = look.public.clone();
        since.after = public.clone();
        since
    });
    let imagined = public != look.public;
    Look { imagined, public, own: Some(world.view()), since, ..look.clone() }
}
