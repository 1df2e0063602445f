//! The panels of plans, in every game: within Discord's limits, and the same in all worlds that look the same.

use aedile::{
    board::{Game as _, Rng, Seat, Seed},
    catalogue::Language,
    discord::panels::{
        foreseen::Others,
        plan as panels, plan_step, plan_watch,
        player::{self, Occasion},
    },
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    pace::Terms,
    play::{OwnView, PublicView, TypedGame},
    tables::{ChannelId, Look, MoveNumber, Occupant, PlanStage, Planned, Seated, Stage, UserId},
    talk::{
        layout::{Button, Panel, Row},
        paths::Ways,
        plans::{Alternative, Edit, MOST_ALTERNATIVES, MOST_STEPS, MOST_WATCHES, Plan},
        verb::{GameVerb, Verb},
    },
};

use crate::common::languages::{in_each, in_turn};

use super::{NAMES, TABLE, limits::Limits as _};

const NUMBER: MoveNumber = MoveNumber(999);

fn position<G: TypedGame>(number: u64, moves: usize) -> G {
    let setup = G::deal(3, &G::Options::default(), Seed::from_number(number));
    let mut game = G::new(&setup).unwrap();
    let mut rng = Rng::new(Seed::from_number(number));
    let mut legal = Vec::new();
    for _ in 0..moves {
        legal.clear();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        game.play_unchecked(*rng.choose(&legal));
    }
    game
}

fn look<G: TypedGame>(game: &G, seat: Seat, plan: Option<Plan>) -> Look {
    let player = |(seat, name): (Seat, &str)| Seated {
        seat,
        who: Occupant::Person(UserId(u64::MAX)),
        name: name.to_owned(),
        colour: None,
        away: false,
    };
    let plan = plan.map(|plan| Planned { plan, from: NUMBER, stage: PlanStage::Waits });
    Look {
        table: TABLE,
        kind: G::KIND,
        channel: ChannelId(1),
        state: Stage::Running,
        number: NUMBER,
        players: Seat::all(game.seats()).zip(NAMES).map(player).collect(),
        turn: game.turn(),
        terms: Terms::default(),
        deadline: None,
        seat: Some(seat),
        imagined: false,
        public: PublicView::of::<G>(game.public_view()),
        own: Some(OwnView::of::<G>(game.seat_view(seat))),
        hint: None,
        standing_order: None,
        plan,
        undo: Ok(()),
        since: None,
    }
}

/// A plan that is as long as one can be, of paths that the game has.
fn longest<G: TypedGame>(game: &G, rng: &mut Rng) -> Plan {
    let view = game.seat_view(game.turn().seat().unwrap());
    let ways = Ways::of(&G::guide(&view));
    let mut plan = Plan::default();
    for step in 0..MOST_STEPS {
        for _ in 0..MOST_ALTERNATIVES {
            let (path, _) = rng.choose(ways.all());
            let counts = G::orders().iter().any(|order| order.counts_to(path));
            let wanted = match rng.below(3) {
                _ if counts && rng.below(2) == 0 => Alternative::AtLeast(path.clone()),
                0 => Alternative::Best(path.clone().back()),
                1 => Alternative::Ask,
                _ => Alternative::Move(path.clone()),
            };
            plan = plan.edited(Edit::Add(step, wanted)).unwrap().unwrap();
        }
    }
    plan.watching(G::WATCHES.iter().map(|watch| watch.name.to_owned()))
}

/// The pages to which a panel of a step leads.
fn pages<S>(panel: &Panel<S>) -> Vec<String> {
    let mut found = Vec::new();
    for row in &panel.rows {
        match row {
            Row::Buttons(buttons) => found.extend(buttons.iter().map(|one| one.id.clone())),
            Row::Select(select) => {
                found.extend(select.options.iter().map(|one| select.id.clone().chosen(&one.value)));
            }
        }
    }
    let page = |id: aedile::talk::custom_id::ComponentId| match id.verb {
        Verb::Game(GameVerb::Plan(what)) => what.strip_prefix("0:go:").map(str::to_owned),
        _ => None,
    };
    found.into_iter().filter_map(page).collect()
}

fn plans_fit<G: TypedGame>() {
    let mut rng = Rng::new(Seed::from_number(3));
    for number in 0..12_u64 {
        let game: G = position(number, usize::try_from(number).unwrap() * 9);
        if game.turn().seat().is_some() {
            in_turn(number).speak(|| steps_fit(&game, &mut rng));
        }
    }
    in_each(|| the_longest_fits::<G>(&mut rng));
}

fn steps_fit<G: TypedGame>(game: &G, rng: &mut Rng) {
    for seat in Seat::all(game.seats()) {
        let (_, first) = panels::panel(look(game, seat, None));
        first.check().unwrap();
        let mut open = pages(&first);
        for _ in 0..6 {
            if open.is_empty() {
                break;
            }
            let page = rng.choose(&open).clone();
            let (_, panel) = plan_step::panel(look(game, seat, None), (0, Others::TakeBest), &page);
            panel.check().unwrap_or_else(|why| panic!("{page}: {why}"));
            open = pages(&panel);
        }
    }
}

fn the_longest_fits<G: TypedGame>(rng: &mut Rng) {
    let game: G = position(5, 20);
    for seat in Seat::all(game.seats()) {
        let plan = longest(&game, rng);
        let (_, panel) = panels::panel(look(&game, seat, Some(plan.clone())));
        panel.check().unwrap();
        let look = look(&game, seat, Some(plan.clone()));
        for name in G::WATCHES.iter().map(|watch| watch.name).chain(["", "nothing"]) {
            plan_watch::panel(&look, &plan, name).check().unwrap();
        }
        let all = plan_watch::all(&look).into_iter().map(|one| one.value);
        assert!(
            all.clone().any(|one| one.contains('@')) && all.clone().any(|one| one.contains(':'))
        );
        let watching = plan.watching(all.take(MOST_WATCHES));
        let (_, panel) = panels::panel(Look {
            plan: look.plan.clone().map(|one| Planned { plan: watching, ..one }),
            ..look
        });
        panel.check().unwrap();
    }
}

/// What a seat is shown of a plan depends on its view alone.
fn plans_tell_no_secret<G: TypedGame>() {
    let mut rng = Rng::new(Seed::from_number(4));
    for number in 0..10_u64 {
        let game: G = position(number, usize::try_from(number).unwrap() * 9);
        let Some(to_move) = game.turn().seat() else { continue };
        for seat in Seat::all(game.seats()).filter(|seat| *seat != to_move) {
            let short = longest(&game, &mut rng);
            let other = G::imagine(&game.seat_view(seat), &mut Rng::new(Seed::from_number(77)));
            for plan in [None, Some(short)] {
                let [(here, one), (there, two)] =
                    [&game, &other].map(|world| panels::panel(look(world, seat, plan.clone())));
                assert_eq!((&one.text, &one.rows), (&two.text, &two.rows));
                assert_eq!(one.picture, two.picture);
                assert_eq!(here.own, there.own, "and so are the pictures");
            }
        }
    }
}

#[test]
fn whose_plan_decides_can_drop_it_in_the_panel_that_says_so() {
    let game: Builders = position(5, 20);
    let seat = game.turn().seat().unwrap();
    let plan = longest(&game, &mut Rng::new(Seed::from_number(4)));
    let mut look = look(&game, seat, Some(plan));
    look.plan.as_mut().unwrap().stage = PlanStage::Decides(NUMBER);
    let panel = player::panel(&look, "", Occasion::Opened);
    panel.check().unwrap();
    let panel = panel.to(Language::ENGLISH);
    assert!(panel.text.starts_with("Your plan decides here"), "{}", panel.text);
    let Some(Row::Buttons(tools)) = panel.rows.last() else { panic!("no tools") };
    let opens_plan = |button: &Button<String>| {
        button.label == "My plan" && button.id.verb == Verb::Game(GameVerb::Plan(String::new()))
    };
    assert!(tools.iter().any(opens_plan), "{tools:?}");
}

#[test]
fn a_page_of_a_step_that_is_gone_gives_way_to_the_first_one_with_its_way_back() {
    let game: GreatCity = position(5, 20);
    let seat = game.turn().seat().unwrap();
    let plan = longest(&game, &mut Rng::new(Seed::from_number(4)));
    for plan in [None, Some(plan)] {
        let page =
            |name| plan_step::panel(look(&game, seat, plan.clone()), (0, Others::TakeBest), name).1;
        let gone = page("build:no_such_card");
        assert_eq!(gone.rows, page("").rows);
        let text = gone.to(Language::ENGLISH).text;
        assert!(text.starts_with("This choice is no longer available."), "{text}");
    }
}

#[test]
fn the_panels_of_plans_keep_the_limits() {
    plans_fit::<GreatCity>();
    plans_fit::<Builders>();
    plans_fit::<Marble>();
}

#[test]
fn the_panels_of_plans_are_made_from_what_the_seat_knows() {
    plans_tell_no_secret::<GreatCity>();
    plans_tell_no_secret::<Builders>();
    plans_tell_no_secret::<Marble>();
}
