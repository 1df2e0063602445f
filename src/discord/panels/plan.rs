//! What a player has planned: in words, with a picture of what may come of it, and what changes it.

use super::{
    foreseen::{Course, open_plan},
    plan_buttons::plan_button,
    plan_watch,
};
use crate::{
    discord::words::{self, Shown},
    say,
    tables::Look,
    talk::{
        layout::{CONTENT, Choice, OPTION_LABEL, OPTIONS, Panel, Row, Style},
        paths::Ways,
        plans::{Alternative, Edit, MOST_STEPS, Plan, Step},
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// The panel of the viewer's plan, with the look at the table as it may stand after it; without a plan the page on which the
/// first step is chosen.
pub fn panel<G: Shown>(look: Look<G>) -> (Look<G>, Panel<G::Shot>) {
    let Some(plan) = open_plan(&look).cloned() else {
        return super::plan_step::panel(look, 0, "");
    };
    let (spot, course) = (look.spot(), Course::along(&look));
    let wanted = wanted(&look, &course, &plan);
    let drop = plan_button(spot, "drop", say!("button-drop-plan"), Style::Ending);
    let panel = Panel::new(text(&look, &plan, &wanted), G::BOARD)
        .row(to_extend(&look, &plan))
        .row(plan_watch::to_watch(&look, &plan))
        .row(to_remove(spot, wanted))
        .buttons([drop, spot.back()]);
    (course.look_at_end(look), panel)
}

fn text<G: Shown>(look: &Look<G>, plan: &Plan, wanted: &[Vec<Text>]) -> Text {
    let steps = wanted.iter().enumerate().map(|(place, wanted)| {
        let first = wanted.iter().cloned().reduce(|first, then| say!("plan-else", first, then));
        say!("plan-step", number = place + 1, wanted = first.unwrap_or_default())
    });
    let names = words::names(&look.players);
    let watched = plan
        .unless()
        .iter()
        .map(|name| words::plans::watched::<G>(name, |seat| names.bold(seat).into()));
    let unless =
        (!plan.unless().is_empty()).then(|| say!("plan-unless", what = Text::one_of(watched)));
    let lines = [say!("plan-heading", table = look.table)].into_iter().chain(steps);
    let lines = lines.chain(words::plans::repeat(plan.repeat())).chain(unless);
    Text::lines(lines.chain([say!("plan-how")])).cut(CONTENT)
}

/// What the alternatives of each step say: as far as one can think, with what they cost and bring there.
fn wanted<G: Shown>(look: &Look<G>, course: &Course<G>, plan: &Plan) -> Vec<Vec<Text>> {
    let Some(own) = &look.own else { return Vec::new() };
    let words = |(place, step): (usize, &Step)| {
        let then = course.view(place);
        let guide = G::guide(then.unwrap_or(own));
        let ways = then.map(|_| Ways::of(&guide));
        let says = |one| words::plans::wanted(&guide, ways.as_ref(), one);
        step.alternatives().iter().map(says).collect()
    };
    plan.steps().iter().enumerate().map(words).collect()
}

/// The steps to which something can be added, the last ones if there are too many, and one more.
fn to_extend<G: Shown>(look: &Look<G>, plan: &Plan) -> Row {
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
    let options = new.into_iter().chain(choice).chain(known).take(OPTIONS);
    look.spot().select(GameVerb::Plan(String::new()), say!("plan-select-step"), options)
}

/// The same with any higher number, for a step whose last alternative is one with a number.
fn or_higher<G: Shown>(look: &Look<G>, step: usize, wanted: &Step) -> Option<Choice> {
    let last = wanted.alternatives().iter().rfind(|one| **one != Alternative::Ask)?;
    let Alternative::Move(path) = last else { return None };
    G::orders().iter().find(|order| order.counts_to(path))?;
    let guide = G::guide(look.own.as_ref()?);
    let what = words::plans::wanted(&guide, None, &Alternative::AtLeast(path.clone()));
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
