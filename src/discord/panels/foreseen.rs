//! The worlds in which a player thinks of the steps of a plan: from the player's own view alone.

use crate::{
    board::{ViewOf, WhatIf},
    discord::words::Shown,
    tables::{Look, PlanStage, Planned},
    talk::plans::{Decision, Plan, Step, decide_step, is_due},
};

/// The plan that the viewer has, unless it is over.
pub fn open_plan<G: Shown>(look: &Look<G>) -> Option<&Plan> {
    let open = |one: &&Planned| !matches!(one.stage, PlanStage::Over(_));
    look.plan.as_ref().filter(open).map(|one| &one.plan)
}

/// How things may go along a plan: what the viewer sees before each of its steps, and where it ends.
pub struct Course<G: Shown> {
    views: Vec<ViewOf<G>>,
    end: Option<WhatIf<G>>,
}

impl<G: Shown> Course<G> {
    /// Along the whole plan, as far as one can think.
    pub fn along(look: &Look<G>) -> Self {
        let mut course = Self { views: Vec::new(), end: at_first(look) };
        let Some(world) = &mut course.end else { return course };
        for step in open_plan(look).map_or(&[][..], Plan::steps) {
            let view = world.view();
            let goes_on = make(world, step, &view, look);
            course.views.push(view);
            if !goes_on {
                break;
            }
        }
        course
    }

    /// What the viewer may see before the step at this place.
    pub fn view(&self, step: usize) -> Option<&ViewOf<G>> {
        self.views.get(step)
    }

    /// The same look at the end of it.
    pub fn look_at_end(&self, look: Look<G>) -> Look<G> {
        match &self.end {
            Some(world) => look_at(&look, world),
            None => look,
        }
    }
}

/// Does what a step means to the viewer and goes on to the next decision; whether it comes to one. A step for a question that is
/// not asked there is passed over.
fn make<G: Shown>(world: &mut WhatIf<G>, step: &Step, view: &ViewOf<G>, look: &Look<G>) -> bool {
    if !is_due::<G>(step, view) {
        return true;
    }
    match decide_step::<G>(step, view) {
        Decision::Play(mv) => world.make(mv),
        Decision::Ask | Decision::End(_) => world.make_best(),
    }
    world.go_on(look.standing_order.as_deref())
}

/// The world in which the step at this place of the plan is decided, after the steps before it; `None` when the viewer has
/// nothing to decide there.
pub fn before_step<G: Shown>(look: &Look<G>, step: usize) -> Option<WhatIf<G>> {
    let mut world = at_first(look)?;
    let mut steps = open_plan(look).map_or(&[][..], Plan::steps).iter().take(step);
    let goes_on = steps.all(|step| {
        let view = world.view();
        make(&mut world, step, &view, look)
    });
    goes_on.then_some(world)
}

/// The world of the first decision that a plan is for: the present one only if the plan was there before it.
fn at_first<G: Shown>(look: &Look<G>) -> Option<WhatIf<G>> {
    let mut world = WhatIf::<G>::new(look.own.as_ref()?);
    let is_for_now =
        open_plan(look).is_some() && look.plan.as_ref().is_some_and(|one| one.from <= look.number);
    if look.is_my_turn() && !is_for_now {
        world.make_best();
    }
    world.go_on(look.standing_order.as_deref()).then_some(world)
}

/// The same look at this world, with what is new there.
pub fn look_at<G: Shown>(look: &Look<G>, world: &WhatIf<G>) -> Look<G> {
    let public = world.public();
    let since = look.since.clone().map(|mut since| {
        since.before = look.public.clone();
        since.after = public.clone();
        since
    });
    let imagined = public != look.public;
    Look { imagined, public, own: Some(world.view()), since, ..look.clone() }
}
