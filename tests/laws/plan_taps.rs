//! How many taps it takes, while others play, to plan one's whole next turn by the shortest way of the buttons. The tap that opens
//! the plan counts; a choice of a select counts two.

use std::collections::{BTreeMap, VecDeque};

use aedile::{
    ai::Budget,
    board::{Level, Seat, Seed},
    discord::panels::{
        foreseen::{Others, before_step},
        plan, plan_step,
    },
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    play::{AnyMove, AnyShot, OwnView, TypedGame},
    tables::{Look, MoveNumber, PlanStage, Planned},
    talk::{
        layout::{Panel, Row},
        plans::{Alternative, Edit, MOST_STEPS, Plan},
        verb::{GameVerb, Verb},
    },
};

use super::{every::position, looks::look_at, taps::percentile};

/// So many worlds the planners think of at each step.
const THOUGHT: u32 = 24;

/// What the buttons and choices of a page of a plan do, with their taps.
fn does(panel: &Panel<AnyShot>) -> Vec<(String, usize)> {
    let ids = panel.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|one| (one.id.clone(), 1)).collect::<Vec<_>>(),
        Row::Select(select) => {
            let options = select.options.iter();
            options.map(|one| (select.id.clone().chosen(&one.value), 2)).collect()
        }
    });
    ids.filter_map(|(id, taps)| match id.verb {
        Verb::Game(GameVerb::Plan(what)) => Some((what, taps)),
        _ => None,
    })
    .collect()
}

/// The taps from the first page of a step to one of these moves; `None` where no page offers any.
fn to_move(look: &Look, step: usize, codes: &[String]) -> Option<usize> {
    let go = format!("{step}:go:");
    let goals: Vec<String> = codes.iter().map(|code| format!("{step}:do:{code}")).collect();
    let mut known = BTreeMap::from([(String::new(), 0)]);
    let mut open = VecDeque::from([String::new()]);
    let mut best = None;
    while let Some(page) = open.pop_front() {
        let (_, panel) = plan_step::panel(look.clone(), (step, Others::TakeBest), &page);
        for (what, more) in does(&panel) {
            let taps = known[&page] + more;
            if goals.contains(&what) {
                best = Some(best.map_or(taps, |best: usize| best.min(taps)));
            } else if let Some(next) = what.strip_prefix(&go)
                && known.get(next).is_none_or(|old| *old > taps)
            {
                known.insert(next.to_owned(), taps);
                open.push_back(next.to_owned());
            }
        }
    }
    best
}

/// The moves of the next turn, as a quick *normal* would play it; none where nothing can be foreseen.
fn next_turn(look: &Look, number: u64) -> Vec<AnyMove> {
    let Some(world) = before_step(look, (0, Others::TakeBest)) else { return Vec::new() };
    let seed = Seed::from_number(number);
    let choose = |view: &OwnView| view.choose(Level::Normal, seed, &Budget::iterations(THOUGHT));
    let first = choose(&world.view());
    let then = world.view().world().finish_turn(&first, &choose);
    std::iter::once(first).chain(then).take(MOST_STEPS).collect()
}

/// Plans the next turn move by move: the taps, and how many steps the plan has then.
fn planned(look: &Look, number: u64) -> (usize, usize) {
    let mut look = look.clone();
    // *Plan ahead*.
    let mut taps = 1;
    let mut plan = Plan::default();
    for (step, mv) in next_turn(&look, number).into_iter().enumerate() {
        let world = before_step(&look, (step, Others::TakeBest)).expect("the turn goes on");
        let view = world.view();
        let path = view.guide().path(&mv);
        // A plan ends the turn by itself. Cards that are drawn within the turn may be others here.
        let is_end = look.kind.pass() == Some(path.order());
        if is_end || !view.legal().iter().any(|legal| legal.to_string() == mv.to_string()) {
            break;
        }
        if step > 0 && plan::next_step(&look).is_none() {
            let next = does(&plan::panel(look.clone()).1);
            let next = next.iter().filter(|(what, _)| *what == step.to_string());
            taps += next.map(|(_, taps)| taps).min().expect("*Next action* leads on");
        }
        // Of moves that are alike in every respect one is offered.
        let is_alike = |legal: &&AnyMove| view.guide().path(legal).to_string() == path.to_string();
        let codes: Vec<String> =
            view.legal().iter().filter(is_alike).map(ToString::to_string).collect();
        taps += to_move(&look, step, &codes).unwrap_or_else(|| panic!("{mv} can be planned"));
        let longer = plan.edited(Edit::Add(step, Alternative::Move(path)));
        plan = longer.expect("it is short").expect("it has a step");
        let from = MoveNumber(look.number.0 + 1);
        look.plan = Some(Planned { plan: plan.clone(), from, stage: PlanStage::Waits });
    }
    (taps, plan.steps().len())
}

/// The median of the taps for a turn of at least so many steps, from the moves of others in some games.
fn measured<G: TypedGame>(least: usize) -> usize {
    let mut all = Vec::new();
    for (number, moves) in (0..24).zip((20..).step_by(5)) {
        let game: G = position(2, &G::Options::default(), number, moves);
        let Some(mover) = game.turn().seat() else { continue };
        let seat = Seat::all(2).find(|seat| *seat != mover).expect("two play");
        let look = look_at(&game, Some(seat));
        let (taps, steps) = planned(&look, number);
        if steps >= least {
            all.push(taps);
        }
    }
    assert!(all.len() > 5, "{}: {} plans", G::ID, all.len());
    let (median, most) = (percentile(&mut all, 50), percentile(&mut all, 90));
    println!("{}: {} plans, median {median} taps, 90 % at most {most}", G::ID, all.len());
    median
}

#[test]
fn a_turn_is_planned_with_few_taps() {
    assert!(measured::<GreatCity>(1) <= 6);
    assert!(measured::<Builders>(2) <= 6);
    assert!(measured::<Marble>(2) <= 6);
}
