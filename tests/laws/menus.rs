//! The law of menus, choices and buttons: on every page that can be reached at random tables of every game, plans included, each has
//! an id, a value and a label of its own, and keeps Discord's limits, after cutting. Discord refuses the whole message otherwise, and
//! its reader has no button at all.

use std::collections::BTreeSet;

use aedile::{
    board::{Level, Rng, Seat, Seed},
    catalogue::Language,
    discord::{
        panels::{
            ending,
            foreseen::{self, Others},
            hint,
            hint::{Asking, Way},
            look, plan as plans, plan_step, plan_watch,
            player::{self, Occasion},
            posts, predictions, seats,
        },
        words::names,
    },
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    pace::Explaining,
    play::{AnyMove, OwnView, TypedGame},
    tables::{Look, MoveNumber, PlanStage, Planned, Stage},
    talk::{
        custom_id::ComponentId,
        layout::{Choice, LABEL, NoPicture, OPTIONS, Panel, Row},
        plans::{Edit, MOST_WATCHES, Plan},
        sight::Sight,
        verb::{GameVerb, Verb},
        written::choices,
    },
};

use crate::common::languages::in_turn;

use super::{
    every::position,
    limits::{Limits as _, check_choices, check_values},
    looks::look_at,
};

/// So many pages of one look are turned to, chosen at random among those that can be reached.
const TURNED: usize = 30;

/// A panel without its picture, whatever that is of.
fn plain<P>(panel: Panel<P>) -> Panel<NoPicture> {
    Panel { text: panel.text, rows: panel.rows, picture: None }
}

/// The ids of all buttons, and of each option of each select.
fn ids(panel: &Panel<NoPicture>) -> Vec<ComponentId> {
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|one| one.id.clone()).collect(),
        Row::Select(select) => {
            let options = select.options.iter();
            options.map(|one| select.id.clone().chosen(&one.value)).collect::<Vec<_>>()
        }
    };
    panel.rows.iter().flat_map(of).collect()
}

/// The panels that a click on this leads to, if it changes nothing at the table.
fn turned(look: &Look, id: &ComponentId) -> Vec<Panel<NoPicture>> {
    let names = names(&look.players);
    let Verb::Game(verb) = &id.verb else { return Vec::new() };
    match verb {
        GameVerb::Go(page) => vec![plain(player::panel(look, page, Occasion::Turned))],
        GameVerb::Hand(page) => {
            player::hand(look, page.parse().unwrap_or(0)).map(plain).into_iter().collect()
        }
        GameVerb::Look(sight) => {
            vec![plain(look::panel(look, Sight::read(sight).page, None, &names))]
        }
        GameVerb::Help => [Explaining::FirstTimes, Explaining::Off]
            .map(|explaining| plain(player::help(look, explaining)))
            .to_vec(),
        GameVerb::Hint => look.own.iter().map(|own| hinted(look, own)).collect(),
        GameVerb::Predict(_) => vec![plain(predictions::page(look, None))],
        GameVerb::Plan(what) => planned(look, what),
        _ => Vec::new(),
    }
}

/// The page of a hint at this view.
fn hinted(look: &Look, view: &OwnView) -> Panel<NoPicture> {
    let moves = view.legal().into_iter().take(3);
    let way = |mv: AnyMove| {
        let next = |view: &OwnView| view.legal()[0].clone();
        let path = view.guide().path(&mv);
        let then = view.world().finish_turn(&mv, &next);
        let then = then.into_iter().map(|mv| (mv, "x".repeat(99).into(), path.clone()));
        Way { first: mv, then: then.collect() }
    };
    let ways: Vec<_> = moves.map(way).collect();
    plain(hint::panel(view, (Level::Normal, &ways), look.spot(), Asking::Turn))
}

/// The same for what a click on a page of a plan carries.
fn planned(look: &Look, what: &str) -> Vec<Panel<NoPicture>> {
    if what.is_empty() {
        return vec![plain(plans::panel(look.clone()).1)];
    }
    if let Some(name) = what.strip_prefix("watch:>") {
        let plan = foreseen::open_plan(look).into_iter();
        return plan.map(|plan| plain(plan_watch::panel(look, plan, name))).collect();
    }
    let (step, does) = what.split_once(':').unwrap_or((what, ""));
    let Ok(step) = step.parse::<usize>() else { return Vec::new() };
    match does.split_once(':').unwrap_or((does, "")) {
        ("" | "go", page) => {
            vec![plain(plan_step::panel(look.clone(), (step, Others::TakeBest), page).1)]
        }
        ("all", page) => {
            vec![plain(plan_step::panel(look.clone(), (step, Others::LeaveBest), page).1)]
        }
        ("hint", _) => {
            let world = foreseen::before_step(look, (step, Others::TakeBest));
            let panel = world.map(|world| hinted(look, &world.view()));
            panel
                .map(|panel| plan_step::about_step(panel, (step, Others::TakeBest)))
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Where the reader of a look begins: the panel in each of its occasions, *Look*, and what is below the posts of the table.
fn entries(look: &Look) -> Vec<Panel<NoPicture>> {
    use Occasion::{Moved, Opened, Turned, Undone};
    let under = |rows| Panel { rows, ..Panel::text("x") };
    let spot = look.spot();
    let mut all =
        [Opened, Turned, Moved, Undone].map(|why| plain(player::panel(look, "", why))).to_vec();
    all.extend(turned(look, &spot.id(GameVerb::Look(String::new()))));
    all.extend(turned(look, &spot.id(GameVerb::Plan(String::new()))));
    all.extend(
        [posts::ping_rows(spot), posts::board_rows(spot), posts::end_rows(look.kind, look.table)]
            .map(under),
    );
    all.push(seats::which(look.table, &look.players));
    all.extend(look.seat.map(|seat| ending::hands(&look.players, seat, spot)));
    all
}

/// What makes a move or leads on to one is shown as a whole on a phone.
fn check_labels(panel: &Panel<NoPicture>) {
    let is_move = |id: &ComponentId| match &id.verb {
        Verb::Game(GameVerb::Go(page)) => !page.is_empty(),
        Verb::Game(GameVerb::Do(_) | GameVerb::Unasked(_) | GameVerb::All(_)) => true,
        _ => false,
    };
    for row in &panel.rows {
        let labels: Vec<String> = match row {
            Row::Buttons(buttons) => {
                let moves = buttons.iter().filter(|one| is_move(&one.id));
                moves.map(|one| one.label.to_string()).collect()
            }
            Row::Select(select)
                if !matches!(&select.id.verb, Verb::Game(GameVerb::Do(_) | GameVerb::Go(_))) =>
            {
                continue;
            }
            Row::Select(select) => select.options.iter().map(|one| one.label.to_string()).collect(),
        };
        for label in labels {
            assert!(label.chars().count() <= LABEL, "{label}");
        }
    }
}

/// Turns pages at random and checks each; says how many.
fn turn_pages(look: &Look, rng: &mut Rng) -> usize {
    let mut known = BTreeSet::new();
    let mut open: Vec<ComponentId> = Vec::new();
    let mut count = 0;
    let mut meet = |panel: &Panel<NoPicture>, open: &mut Vec<ComponentId>, from: &str| {
        panel
            .check()
            .unwrap_or_else(|why| panic!("{} {from}: {why}\n{:#?}", look.kind.id(), panel.rows));
        check_labels(panel);
        open.extend(ids(panel).into_iter().filter(|id| known.insert(id.to_string())));
        count += 1;
    };
    for panel in entries(look) {
        meet(&panel, &mut open, "at the beginning");
    }
    for _ in 0..TURNED {
        if open.is_empty() {
            break;
        }
        let at = rng.below(u32::try_from(open.len()).expect("a few")) as usize;
        let id = open.swap_remove(at);
        for panel in turned(look, &id) {
            meet(&panel, &mut open, &id.to_string());
        }
    }
    count
}

/// The choices of an autocomplete, as the reader may see them.
fn check_autocomplete(all: &[Choice]) {
    check_values(all).unwrap_or_else(|why| panic!("{why}\n{all:#?}"));
    for some in choices(all, Language::spoken()).chunks(OPTIONS) {
        check_choices(some).unwrap_or_else(|why| panic!("{why}\n{some:#?}"));
    }
}

/// A plan as somebody might have it at this table, which watches for some of what can be watched for.
fn some_plan(look: &Look, rng: &mut Rng) -> Option<Plan> {
    let moves = plan_step::choices(look, 0);
    check_autocomplete(&moves);
    let mut plan = Plan::default();
    for step in [0, 0, 1, 2].into_iter().take(if moves.is_empty() { 0 } else { 4 }) {
        let wanted = rng.choose(&moves).value.parse().expect("what is offered is read");
        plan = plan.edited(Edit::Add(step, wanted)).ok()??;
    }
    let watched = plan_watch::all(look);
    check_autocomplete(&watched);
    let names = watched.into_iter().map(|one| one.value).filter(|_| rng.below(3) == 0);
    Some(plan.watching(names.collect::<Vec<_>>().into_iter().take(MOST_WATCHES)))
}

/// Says how many pages were looked at.
fn every_page_is_taken<G: TypedGame>() -> usize {
    let mut rng = Rng::new(Seed::from_number(34));
    let mut count = 0;
    for number in 0..36 {
        count += in_turn(number).speak(|| every_page_of_one_is_taken::<G>(number, &mut rng));
    }
    count
}

fn every_page_of_one_is_taken<G: TypedGame>(number: u64, rng: &mut Rng) -> usize {
    let (seats, mut count) = (2 + (number % 3) as u8, 0);
    let game: G = position(seats, &G::Options::default(), number, rng.below(170) as usize);
    for viewer in Seat::all(seats).map(Some).chain([None]) {
        let mut look = look_at(&game, viewer);
        look.undo = Ok(());
        look.standing_order = G::STANDING_ORDERS.first().map(|id| (*id).to_owned());
        count += turn_pages(&look, rng);
        if viewer.is_none() || look.state != Stage::Running {
            continue;
        }
        let Some(plan) = some_plan(&look, rng) else { continue };
        for (from, stage) in
            [(look.number, PlanStage::Waits), (MoveNumber(1), PlanStage::Decides(look.number))]
        {
            look.plan = Some(Planned { plan: plan.clone(), from, stage });
            count += turn_pages(&look, rng);
        }
    }
    count
}

#[test]
fn every_menu_choice_and_button_of_any_game_is_told_apart() {
    assert!(every_page_is_taken::<GreatCity>() > 3_000);
    assert!(every_page_is_taken::<Builders>() > 3_000);
    assert!(every_page_is_taken::<Marble>() > 3_000);
}
