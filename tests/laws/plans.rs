//! Plans, in every game: they mean legal moves only, the first of their alternatives that is legal, and nothing that a seat
//! cannot know.

use aedile::{
    board::{Rng, Seat, Seed, Strategy, ViewOf, WhatIf},
    games::{
        builders::{self, Builders},
        great_city::{self, GreatCity},
        marble::{self, Marble},
    },
    talk::{
        paths::{Guide as _, Path, Ways},
        plans::{Alternative, Decision, Edit, Ended, Plan, decide},
        present::Panels,
        watched::Watched,
    },
};

use super::position;

/// Alternatives as somebody might plan them: paths of other positions of the game, whole, cut short or with the best meant.
fn wanted<G: Panels>(options: &G::Options, number: u64, rng: &mut Rng) -> Vec<Alternative> {
    let mut all = Vec::new();
    for _ in 0..6 {
        let moves = rng.below(150) as usize;
        let game: G = position(2, options, number, moves);
        let Some(seat) = game.turn().seat() else { continue };
        let view = game.seat_view(seat);
        let guide = G::guide(&view);
        let mv = *rng.choose(guide.legal());
        let whole = guide.path(mv);
        let short = || whole.clone().back();
        if let Some(number) = whole.number().filter(|_| counts::<G>(&whole)) {
            let from = short().step((number + rng.below(3)).saturating_sub(1).to_string());
            all.push(Alternative::AtLeast(from));
            continue;
        }
        all.push(match rng.below(4) {
            0 => Alternative::Move(short()),
            1 => Alternative::Best(short()),
            2 => Alternative::Best(Path::new(whole.order().to_owned())),
            _ => Alternative::Move(whole),
        });
    }
    all
}

fn plan_of(wanted: &[Alternative]) -> Plan {
    wanted.iter().fold(Plan::default(), |plan, one| {
        plan.edited(Edit::Add(0, one.clone())).expect("it is short").expect("it has a step")
    })
}

/// Whether the path ends in a number of which one can want more.
fn counts<G: Panels>(path: &Path) -> bool {
    G::orders().iter().any(|order| order.counts_to(path))
}

/// The legal moves that an alternative names.
fn named<M: Copy + PartialEq>(ways: &Ways<M>, one: &Alternative) -> Vec<M> {
    let Some(path) = one.path() else { return Vec::new() };
    if matches!(one, Alternative::AtLeast(_)) {
        // The first that is legal, counted up.
        let stem = path.clone().back();
        let from = path.number().expect("it ends in a number");
        let mut counted = (from..100).map(|number| stem.clone().step(number.to_string()));
        let legal = counted.find_map(|path| ways.all().iter().find(|(other, _)| *other == path));
        return legal.map(|(_, mv)| *mv).into_iter().collect();
    }
    let whole: Vec<M> =
        ways.all().iter().filter(|(other, _)| other == path).map(|(_, mv)| *mv).collect();
    if whole.is_empty() { ways.below(path).collect() } else { whole }
}

fn plans_mean_the_first_that_is_legal<G: Panels>(options: &G::Options) {
    let mut rng = Rng::new(Seed::from_number(13));
    let mut counts = [0; 3];
    for number in 0..60 {
        let game: G = position(2, options, number, rng.below(150) as usize);
        let Some(seat) = game.turn().seat() else { continue };
        let view = game.seat_view(seat);
        let ways = Ways::of(&G::guide(&view));
        let wanted = wanted::<G>(options, number, &mut rng);
        let first = wanted.iter().find(|one| !named(&ways, one).is_empty());
        match decide::<G>(&plan_of(&wanted), &view) {
            Decision::Play(mv) => {
                assert!(game.check(mv).is_ok(), "{mv}");
                let first = first.expect("something is legal");
                assert!(named(&ways, first).contains(&mv), "{mv} is none of {first}");
                counts[0] += 1;
            }
            Decision::End(Ended::NothingLegal) => {
                assert!(first.is_none(), "{first:?} is legal");
                counts[1] += 1;
            }
            Decision::End(Ended::Several) => {
                let first = first.expect("something is legal");
                assert!(matches!(first, Alternative::Move(_)) && named(&ways, first).len() > 1);
                counts[2] += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(counts[0] > 5 && counts[1] + counts[2] > 0, "{counts:?}");
}

/// The plan of a seat and what it may think of are the same in all worlds that look the same to the seat.
fn plans_tell_worlds_apart_by_nothing<G: Panels + Strategy>(options: &G::Options) {
    let mut rng = Rng::new(Seed::from_number(14));
    for number in 0..25 {
        let game: G = position(2, options, number, rng.below(120) as usize);
        let plan = plan_of(&wanted::<G>(options, number, &mut rng));
        for seat in Seat::all(game.seats()) {
            let view = game.seat_view(seat);
            let other = G::imagine(&view, &mut Rng::new(Seed::from_number(number + 99)));
            let again = other.seat_view(seat);
            if game.turn().seat() == Some(seat) {
                assert_eq!(decide::<G>(&plan, &view), decide::<G>(&plan, &again));
            }
            let [mut one, mut two] = [&view, &again].map(WhatIf::<G>::new);
            assert_eq!(one.go_on(None), two.go_on(None));
            assert_eq!(one.view(), two.view());
        }
    }
}

/// What is foreseen is a decision of the seat, with legal moves.
fn what_is_foreseen_is_a_decision<G: Panels>(options: &G::Options) {
    for number in 0..25_u8 {
        let game: G = position(3, options, number.into(), usize::from(number) * 5);
        for seat in Seat::all(game.seats()) {
            let mut world = WhatIf::<G>::new(&game.seat_view(seat));
            if world.go_on(None) {
                assert!(!world.view().legal.is_empty());
                assert!(world.view().legal.contains(&world.ideas()[0].mv));
            }
        }
    }
}

/// What those who do not decide can watch for that is about something certain; each has a name.
fn offered<G: Panels>(game: &G) -> Vec<Watched> {
    let others = Seat::all(game.seats()).filter(|seat| game.turn().seat() != Some(*seat));
    let of = |view: ViewOf<G>| {
        G::WATCHES.iter().flat_map(move |watch| {
            let all = G::watchable(&view, watch.name).into_iter();
            all.map(move |about| {
                assert!(G::watched(watch.name, &about).is_some(), "{about}");
                Watched::about(watch.name, &about)
            })
        })
    };
    others.flat_map(|seat| of(game.seat_view(seat)).collect::<Vec<_>>()).collect()
}

fn every_watch_can_happen<G: Panels>(options: &G::Options) {
    let (mut seen, mut sure): (Vec<&str>, usize) = (Vec::new(), 0);
    for number in 0..4 {
        let mut game: G = position(2, options, number, 0);
        let mut rng = Rng::new(Seed::from_number(number));
        let mut ideas = Vec::new();
        while game.turn().seat().is_some() {
            ideas.clear();
            game.ideas(&mut ideas);
            // The best of some, so that the game comes to an end as games of people do.
            let mv = match rng.below(3) {
                0 => rng.choose(&ideas).mv,
                _ => {
                    ideas
                        .iter()
                        .max_by(|a, b| a.promise.total_cmp(&b.promise))
                        .expect("one is legal")
                        .mv
                }
            };
            let offered = offered::<G>(&game);
            let before = game.clone();
            game.play_unchecked(mv);
            for event in G::events(&before, mv, &game) {
                let Some(happened) = G::happening(&event) else { continue };
                seen.push(happened.watch);
                for about in &happened.about {
                    assert!(G::watched(happened.watch, about).is_some(), "{event:?}: {about}");
                    let one = Watched::about(happened.watch, about).to_string();
                    let one: Watched = one.parse().expect("it is read back");
                    assert!(Seat::all(2).any(|seat| one.is(&happened, seat)), "{event:?}");
                    sure += usize::from(offered.contains(&one));
                }
                assert_eq!(G::watched(happened.watch, "nothing of the kind"), None);
            }
        }
    }
    let never = G::WATCHES.iter().find(|watch| !seen.contains(&watch.name));
    assert!(never.is_none(), "{never:?}");
    let unknown = seen.iter().find(|name| !G::WATCHES.iter().any(|watch| watch.name == **name));
    assert!(unknown.is_none(), "{unknown:?}");
    assert!(sure > 20, "what happens was offered to be watched for only {sure} times");
    let is_order = |pass: &str| G::orders().iter().any(|order| order.id == pass);
    assert!(G::PASS.is_none_or(is_order));
}

#[test]
fn plans_of_any_game_mean_the_first_alternative_that_is_legal() {
    plans_mean_the_first_that_is_legal::<GreatCity>(&great_city::Options::PUBLISHER);
    plans_mean_the_first_that_is_legal::<Builders>(&builders::Options::default());
    plans_mean_the_first_that_is_legal::<Marble>(&marble::Options::default());
}

#[test]
fn plans_of_any_game_depend_on_what_the_seat_knows_alone() {
    plans_tell_worlds_apart_by_nothing::<GreatCity>(&great_city::Options::PUBLISHER);
    plans_tell_worlds_apart_by_nothing::<Builders>(&builders::Options::default());
    plans_tell_worlds_apart_by_nothing::<Marble>(&marble::Options::default());
}

#[test]
fn what_is_foreseen_of_any_game_is_a_decision_of_the_seat() {
    what_is_foreseen_is_a_decision::<GreatCity>(&great_city::Options::PUBLISHER);
    what_is_foreseen_is_a_decision::<Builders>(&builders::Options::default());
    what_is_foreseen_is_a_decision::<Marble>(&marble::Options::default());
}

#[test]
fn what_plans_of_any_game_watch_for_happens() {
    every_watch_can_happen::<GreatCity>(&great_city::Options::PUBLISHER);
    every_watch_can_happen::<Builders>(&builders::Options::default());
    every_watch_can_happen::<Marble>(&marble::Options::default());
}
