//! What a player has planned: in words, with a picture of what may come of it, and what changes it.

use super::{
    foreseen::{Course, Others, open_plan},
    plan_buttons::plan_button,
    plan_watch,
};
use crate::{
    discord::words::{self},
    play::AnyShot,
    say,
    tables::Look,
    talk::{
        layout::{CONTENT, Choice, OPTION_LABEL, OPTIONS, Panel, Row, Style},
        plans::{Alternative, Edit, MOST_STEPS, Plan, Repeat, Rest, Step},
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// The panel of the viewer's plan, with the look at the table as it may stand after it; without a plan the page on which the
/// first step is chosen.
pub fn panel(look: Look) -> (Look, Panel<AnyShot>) {
    let Some(plan) = open_plan(&look).cloned() else {
        return super::plan_step::panel(look, (0, Others::TakeBest), "");
    };
    let (spot, course) = (look.spot(), Course::along(&look));
    let wanted = wanted(&look, &course, &plan);
    let drop = plan_button(spot, "drop", say!("button-drop-plan"), Style::Ending);
    let count = plan.steps().len();
    let next = (count < MOST_STEPS && course.goes_on())
        .then(|| plan_button(spot, &count.to_string(), say!("button-plan-next"), Style::Main));
    let panel = Panel::new(text(&look, &plan, &wanted), look.kind.board())
        .row(to_extend(&look, &plan))
        .row(plan_watch::to_watch(&look, &plan))
        .row(to_remove(spot, wanted))
        .buttons(next.into_iter().chain([drop, spot.back()]));
    (course.look_at_end(look), panel)
}

/// The page of the next step, below what is planned so far; `None` where the turn that is planned does not go on.
pub fn next_step(look: &Look) -> Option<(Look, Panel<AnyShot>)> {
    let plan = open_plan(look).filter(|plan| plan.steps().len() < MOST_STEPS)?;
    let course = Course::along(look);
    if !course.goes_on_in_turn(look) {
        return None;
    }
    let steps = steps(&wanted(look, &course, plan));
    let planned = Text::lines([say!("plan-so-far")].into_iter().chain(steps));
    let next = (plan.steps().len(), Others::TakeBest);
    let (look, panel) = super::plan_step::panel(look.clone(), next, "");
    Some((look, panel.with_note(planned)))
}

/// "1. Open Market, else take 3 sesterces"
fn steps(wanted: &[Vec<Text>]) -> Vec<Text> {
    let step = |(place, wanted): (usize, &Vec<Text>)| {
        let first = wanted.iter().cloned().reduce(|first, then| say!("plan-else", first, then));
        say!("plan-step", number = place + 1, wanted = first.unwrap_or_default())
    };
    wanted.iter().enumerate().map(step).collect()
}

fn text(look: &Look, plan: &Plan, wanted: &[Vec<Text>]) -> Text {
    let names = words::names(&look.players);
    let watched = plan
        .unless()
        .iter()
        .map(|name| words::plans::watched(look.kind, name, |seat| names.bold(seat).into()));
    let unless =
        (!plan.unless().is_empty()).then(|| say!("plan-unless", what = Text::one_of(watched)));
    let lines = [say!("plan-heading", table = look.table)].into_iter().chain(steps(wanted));
    let ends = plan.rest() == Rest::Ends && plan.repeat() == Repeat::Never;
    let ends = (ends && look.kind.pass().is_some()).then(|| say!("plan-ends"));
    let lines = lines.chain(words::plans::repeat(plan.repeat())).chain(ends).chain(unless);
    Text::lines(lines.chain([say!("plan-how")])).cut(CONTENT)
}

/// What the alternatives of each step say: as far as one can think, with what they cost and bring there.
fn wanted(look: &Look, course: &Course, plan: &Plan) -> Vec<Vec<Text>> {
    let Some(own) = &look.own else { return Vec::new() };
    let words = |(place, step): (usize, &Step)| {
        let then = course.view(place);
        let guide = then.unwrap_or(own).guide();
        let wanted =
            then.map_or(words::plans::wanted as fn(&_, &_) -> _, |_| words::plans::wanted_there);
        let says = |one| wanted(&guide, one);
        step.alternatives().iter().map(says).collect()
    };
    plan.steps().iter().enumerate().map(words).collect()
}

/// The steps to which something can be added, the last ones if there are too many, and one more.
fn to_extend(look: &Look, plan: &Plan) -> Row {
    let count = plan.steps().len();
    let known = (0..count).rev().flat_map(|step| {
        let another = Choice::new(step.to_string(), say!("plan-select-another", number = step + 1));
        or_higher(look, step, &plan.steps()[step]).into_iter().chain([another])
    });
    let new = (count < MOST_STEPS)
        .then(|| Choice::new(count.to_string(), say!("plan-select-new", number = count + 1)));
    let widened = plan.clone().edited(Edit::Widen);
    let choice = (widened.as_ref() != Ok(&Some(plan.clone())))
        .then(|| Choice::new("widen", say!("plan-select-widen")));
    let rest = match plan.rest() {
        Rest::Open => say!("plan-select-end"),
        Rest::Ends => say!("plan-select-go-on"),
    };
    let ends = plan.repeat() == Repeat::Never && look.kind.pass().is_some();
    let rest = ends.then(|| Choice::new("rest", rest));
    let options = new.into_iter().chain(choice).chain(rest).chain(known).take(OPTIONS);
    look.spot().select(GameVerb::Plan(String::new()), say!("plan-select-step"), options)
}

/// The same with any higher number, for a step whose last alternative is one with a number.
fn or_higher(look: &Look, step: usize, wanted: &Step) -> Option<Choice> {
    let last = wanted.alternatives().iter().rfind(|one| **one != Alternative::Ask)?;
    let Alternative::Move(path) = last else { return None };
    look.kind.orders().iter().find(|order| order.counts_to(path))?;
    let guide = look.own.as_ref()?.guide();
    let what = words::plans::wanted(&guide, &Alternative::AtLeast(path.clone()));
    let label = say!("plan-select-at-least", number = step + 1, what).cut(OPTION_LABEL);
    Some(Choice::new(format!("{step}:from:{path}"), label))
}

/// What can be taken out, the first ones if there is too much.
fn to_remove(spot: Spot, wanted: Vec<Vec<Text>>) -> Row {
    let all = wanted.into_iter().enumerate().flat_map(|(place, wanted)| {
        wanted.into_iter().enumerate().map(move |(at, what)| {
            let label = say!("plan-remove", number = place + 1, what);
            Choice::new(format!("{place}.{at}"), label)
        })
    });
    let remove = GameVerb::Plan("out:".to_owned());
    spot.select(remove, say!("plan-select-remove"), all.take(OPTIONS))
}
