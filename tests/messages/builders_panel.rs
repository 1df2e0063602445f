//! The panel and the typed commands of The Builders: Antiquity over whole random games: what a page promises happens, and what
//! cannot be done is refused by its rule.

use std::collections::HashSet;

use aedile::{
    board::{Game, Rng, Seed, Turn, WhatIf},
    games::builders::{
        Builders, Building, Investment, Member, Move, Options, Resource, SeatView,
        talk::{bill, fronts, guide::Guide},
    },
    talk::{
        layout::{Panel, Row},
        names::Names,
        paths::{Meant, Typed, decision, read},
        present::Words as _,
        verb::{GameVerb, Verb},
    },
};

use super::paths::SPOT;

/// Plays a game at random that seldom ends a turn early; `watch` sees each position with the view of the seat to move.
fn play(seats: u8, seed: u64, mut watch: impl FnMut(usize, &Builders, &SeatView)) {
    let setup = Builders::deal(seats, &Options::default(), Seed::from_number(seed));
    let mut game = Builders::new(&setup).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut moves = 0;
    while let Turn::ToMove(seat) = game.turn() {
        let view = game.seat_view(seat);
        watch(moves, &game, &view);
        let busy: Vec<Move> = view.legal.iter().copied().filter(is_work).collect();
        let mv = if busy.is_empty() || rng.below(6) == 0 {
            *rng.choose(&view.legal)
        } else {
            *rng.choose(&busy)
        };
        game.play(seat, mv).unwrap();
        moves += 1;
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "filters pass a reference")]
fn is_work(mv: &Move) -> bool {
    !matches!(mv, Move::End | Move::Take { .. })
}

/// The buttons of a page that make moves, with their labels.
fn summaries<P>(panel: &Panel<P>) -> Vec<(String, Move)> {
    let buttons = panel.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Select(_) => None,
    });
    let summary = |button: &aedile::talk::layout::Button| match &button.id.verb {
        Verb::Game(GameVerb::Do(code)) => Some((button.label.to_string(), code.parse().unwrap())),
        _ => None,
    };
    buttons.flatten().filter_map(summary).collect()
}

/// A page of the panel.
fn page(view: &SeatView, name: &str) -> Panel<aedile::games::builders::talk::shot::Shot> {
    decision(&Guide::from(view), name, SPOT).unwrap()
}

/// The move that a typed order means, legal or not.
fn meant(view: &SeatView, typed: &Typed) -> Move {
    match read(&Guide::from(view), &Typed { is_sure: true, ..typed.clone() }) {
        Ok(Meant::Play(mv)) => mv,
        other => panic!("{typed:?} is read as {other:?}"),
    }
}

#[test]
fn what_a_bill_promises_is_what_happens() {
    play(3, 31, |_, game, view| {
        let what_if = WhatIf::new(view);
        let works = view.legal.iter().copied().filter(is_work).take(12);
        for bill in works.map(|mv| bill::bill(view, &what_if, mv)) {
            let mut after = *game;
            after.play(view.seat, bill.mv).unwrap();
            let seen = after.public_view();
            let own = &seen.players[view.seat.index()];
            assert_eq!(
                (bill.coins_left, bill.actions_left),
                (own.coins, seen.turn.unwrap().actions)
            );
            assert_eq!(view.own().coins + bill.gain, own.coins + bill.coins, "{}", bill.mv);
            let missing = match bill.mv {
                Move::Send { building, .. } => own.site(building).map(|site| site.missing),
                _ => None,
            };
            assert!(missing.is_none_or(|missing| missing == bill.missing));
            assert_eq!(bill.is_final, game.seals(bill.mv));
        }
    });
}

#[test]
fn a_completion_is_reached_by_pressing_the_first_button_again_and_again() {
    let mut finished = 0;
    play(2, 41, |_, game, view| {
        let Some(completion) = fronts::first_completions(&Guide::from(view)).into_iter().next()
        else {
            return;
        };
        let mut game = *game;
        for sends in (1..=completion.sends.len()).rev() {
            let now = game.seat_view(view.seat);
            let first = page(&now, "");
            let (label, mv) =
                summaries(&first).into_iter().next().expect("a completion has a button");
            let rest = &fronts::first_completions(&Guide::from(&now))[0];
            let (building, number) = (completion.building.name(), rest.sends.len());
            // What one press does not finish says so.
            let label = label.split(" · pay ").next().unwrap_or_default();
            let says = match number {
                1 => label.starts_with(&format!("Finish {building}")),
                _ => {
                    label.starts_with("Send ") && label.contains(&format!("first of {number} who"))
                        || label == format!("Finish {building} · first of {number} sendings")
                        || label == format!("Finish {building}: 1st of {number}")
                }
            };
            assert!(says && label.contains(&building.to_string()), "{label}");
            assert_eq!((rest.building, rest.sends.len() <= sends), (completion.building, true));
            game.play(view.seat, mv).unwrap();
            if game.public_view().players[view.seat.index()].finished.contains(&completion.building)
            {
                finished += 1;
                return;
            }
        }
        panic!("{} was not finished by {completion:?}", completion.building.name());
    });
    assert!(finished > 20, "{finished} completions in a whole game");
}

#[test]
fn a_turn_that_ends_with_actions_left_asks_once_and_offers_sesterces() {
    let mut asked = [0; 4];
    play(2, 51, |_, _, view| {
        let unused = usize::from(view.public.turn.unwrap().actions);
        let main = page(view, "");
        let is_end = |(_, mv): &(String, Move)| *mv == Move::End;
        assert_eq!(summaries(&main).iter().any(is_end), unused == 0, "{unused} actions left");
        if unused > 0 {
            let ask = page(view, "end");
            let coins = [0, 1, 3, 6][unused];
            let buttons = summaries(&ask);
            let (take, end) = (&buttons[0], &buttons[1]);
            let takes = u8::try_from(unused).unwrap();
            assert_eq!((take.1, end.1), (Move::Take { actions: takes }, Move::End));
            assert!(take.0.starts_with(&format!("Take {coins} sesterce")), "{}", take.0);
            assert!(end.0.starts_with("End turn · "), "{}", end.0);
        }
        asked[unused] += 1;
    });
    assert!(asked.iter().all(|times| *times > 0), "{asked:?}");
}

/// The rule that an order breaks which was read from typed words; `None` when it is legal.
fn wrong(game: &Builders, mv: Move) -> Option<String> {
    let rule = format!("{:?}", game.check(mv).err()?);
    Some(rule.chars().take_while(char::is_ascii_alphanumeric).collect())
}

/// What a sending can break.
const WRONG: [&str; 10] = [
    "AtWork",
    "Useless",
    "ForeignSite",
    "FinishedSite",
    "NotOpened",
    "PrisonerWithTool",
    "MachineWithTool",
    "TooDear",
    "NotYourTool",
    "ToolAtWork",
];

#[test]
fn every_bad_sending_that_can_be_typed_is_read_as_it_was_meant_and_refused_by_its_rule() {
    let mut seen = HashSet::new();
    for seed in 71..75 {
        play(3, seed, |number, game, view| {
            if number % 25 != 0 {
                return;
            }
            let team = view.own().team.iter().map(|member| member.member.id());
            for worker in team {
                for building in Building::all().map(Building::id) {
                    for tool in ["", "wood"] {
                        let typed = Typed::new("send").with("worker", worker);
                        let typed = typed.with("building", building).with("tool", tool);
                        let read = meant(view, &typed);
                        let tool = (!tool.is_empty()).then_some(Resource::Wood);
                        let wanted = Move::Send {
                            worker: Member::from_id(worker).unwrap(),
                            building: Building::from_id(building).unwrap(),
                            tool,
                        };
                        if let Some(rule) = wrong(game, wanted) {
                            assert_eq!(read, wanted);
                            seen.insert(rule);
                        }
                    }
                }
            }
        });
    }
    let missed: Vec<_> = WRONG.iter().filter(|rule| !seen.contains(**rule)).collect();
    assert_eq!(missed, [&""; 0], "of these no example was found");
}

#[test]
fn education_without_effect_and_a_second_investment_are_refused_by_their_rules() {
    let mut seen = HashSet::new();
    for seed in 81..89 {
        play(2, seed, |_, game, view| {
            for resource in Resource::ALL {
                let card = Investment::University(resource);
                for student in &view.own().team {
                    let typed = Typed::new("invest").with("card", card.id());
                    let read = meant(view, &typed.with("student", student.member.id()));
                    let wanted = Move::Invest { card, student: Some(student.member) };
                    if let Err(illegal) = game.check(wanted) {
                        assert_eq!(read, wanted);
                        let words = Builders::refusal(&illegal, &Names::new([])).to_string();
                        seen.extend(
                            [
                                "would change nothing",
                                "made the investment of this turn already",
                                "nobody learns twice",
                                "cannot learn",
                            ]
                            .into_iter()
                            .filter(|known| words.contains(known)),
                        );
                    }
                }
            }
        });
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn whoever_has_the_points_is_told_that_the_end_of_the_turn_begins_the_last_round() {
    let setup = Builders::deal(2, &Options::default(), Seed::from_number(41));
    let game = Builders::new(&setup).unwrap();
    let seat = game.turn().seat().unwrap();
    let says = |points, last_round| {
        let mut view = game.seat_view(seat);
        view.public.players[seat.index()].points = points;
        view.public.last_round = last_round;
        page(&view, "").text.to_string().contains("the last round begins")
    };
    assert_eq!([16, 17, 21].map(|points| says(points, None)), [false, true, true]);
    assert!(!says(17, Some(seat)), "it has begun");
}

#[test]
fn whoever_can_finish_a_building_is_told_of_nothing_else() {
    let mut finishing = 0;
    play(2, 41, |_, _, view| {
        if fronts::first_completions(&Guide::from(view)).is_empty() {
            return;
        }
        let kinds: Vec<_> = Builders::explain(view).iter().map(|one| one.kind).collect();
        let others = ["open", "sites", "recruit", "take", "invest"];
        assert!(others.iter().all(|other| !kinds.contains(other)), "{kinds:?}");
        finishing += 1;
    });
    assert!(finishing > 20, "{finishing}");
}

#[test]
fn a_hint_names_the_price_of_a_tool_that_is_paid_now() {
    let mut bought = 0;
    play(2, 41, |_, _, view| {
        let guide = Guide::from(view);
        for mv in &view.legal {
            let Move::Invest { card: Investment::Tool(_), .. } = mv else { continue };
            let bill = guide.bill(*mv);
            let (says, price) = (Builders::reason(view, *mv).to_string(), bill.coins);
            assert!(says.contains(&format!("for {price} sesterces once")), "{says}: {price}");
            bought += usize::from(bill.bought > 0);
        }
    });
    assert!(bought > 0);
}
